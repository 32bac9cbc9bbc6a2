#include "tests/src/sheet/games.hpp"

#include "rules/notation/fen.hpp"
#include "rules/notation/san.hpp"
#include "speech/phrases/locale.hpp"
#include "tests/support/catch.hpp"

#include <map>

namespace games {

using namespace rules::journal;
using namespace rules::table;
using namespace std::chrono_literals;

namespace {

const std::filesystem::path source = KLANGBRETT_DATA_FOLDER;

ports::journal::StoredGame begun(const std::string& start, const std::string& time, rules::variants::Variant variant) {
    ports::journal::StoredGame stored{
        game::GameId{12}, {{}, "Sina", "Ada", std::nullopt, "2026-11-20T14:30:00Z"}, {}, {}, std::nullopt};
    stored.game.settings.edition = "fide-2005";
    stored.game.settings.variant = variant;
    stored.game.settings.time = std::get<TimeControl>(read_time_control(time));
    if (!start.empty()) stored.game.settings.start = std::get<rules::board::Setup>(rules::notation::read_fen(start));
    return stored;
}

storage::ReplayedGame replayed(const ports::journal::StoredGame& stored) {
    auto found = storage::lay(stored, source);
    REQUIRE(std::holds_alternative<storage::ReplayedGame>(found));
    if (std::get<storage::ReplayedGame>(found).impossible)
        FAIL(write_line(stored.events[*std::get<storage::ReplayedGame>(found).impossible]));
    return std::get<storage::ReplayedGame>(std::move(found));
}

} // namespace

Played::Played(const std::vector<std::string>& moves, const std::string& start, const std::string& time,
               rules::variants::Variant variant)
    : stored_(begun(start, time, variant))
    , table_(replayed(stored_).start) {
    happen(Started{});
    for (const std::string& san : moves) move(san);
}

void Played::happen(Event event) {
    stored_.events.push_back({stored_.seen, std::move(event)});
    table_ = evolve(std::move(table_), stored_.events.back());
}

void Played::move(const std::string& san) {
    const auto reading = rules::notation::read_san(table_.position, san);
    INFO(san);
    REQUIRE(std::holds_alternative<rules::board::Move>(reading));
    const Color side = table_.position.turn();
    stored_.seen += 1s;
    happen(Made{side, std::get<rules::board::Move>(reading)});
    if (rules::notation::offers_draw(san)) happen(DrawOffered{side});
    if (table_.clock.exists()) happen(Pressed{side});
}

std::string Played::sheets(sheet::Format format, const std::string& language, std::optional<Color> side) const {
    const storage::ReplayedGame game = replayed(stored_);
    auto text = sheet::write_sheets({stored_.game, game, catalogue(language)}, side, format);
    REQUIRE(std::holds_alternative<std::string>(text));
    return std::get<std::string>(std::move(text));
}

const speech::phrases::Catalogue& catalogue(const std::string& language) {
    static std::map<std::string, speech::phrases::Catalogue> loaded;
    const auto found = loaded.find(language);
    if (found != loaded.end()) return found->second;
    auto read = speech::phrases::Catalogue::load(speech::phrases::locales_of(source), {language});
    if (const auto* fault = std::get_if<speech::phrases::CatalogueFault>(&read)) FAIL(fault->message());
    return loaded.emplace(language, std::get<speech::phrases::Catalogue>(std::move(read))).first->second;
}

const std::vector<std::string>& opera() {
    static const std::vector<std::string> moves{
        "e4",    "e5",  "Nf3",  "d6",   "d4",  "Bg4", "dxe5",   "Bxf3", "Qxf3", "dxe5",  "Bc4",
        "Nf6",   "Qb3", "Qe7",  "Nc3",  "c6",  "Bg5", "b5 (=)", "Nxb5", "cxb5", "Bxb5+", "Nbd7",
        "O-O-O", "Rd8", "Rxd7", "Rxd7", "Rd1", "Qe6", "Bxd7+",  "Nxd7", "Qb8+", "Nxb8",  "Rd8#"};
    return moves;
}

} // namespace games
