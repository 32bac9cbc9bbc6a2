// The program starts on a library that was damaged in any way, lists it, goes on with a game, begins a new library.
#include "base/platform/calendar.hpp"
#include "rules/notation/uci.hpp"
#include "src/app/load_resources.hpp"
#include "src/ports/journal/sqlite/daily_copy.hpp"
#include "src/ports/journal/sqlite/database.hpp"
#include "src/ports/journal/sqlite/renewal.hpp"
#include "src/services/library.hpp"
#include "src/session/update.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/share.hpp"

#include <algorithm>
#include <fstream>
#include <functional>
#include <iterator>
#include <random>
#include <string>
#include <vector>

using namespace std::chrono_literals;
using ports::journal::sqlite::Library;
using rules::table::Duration;
using rules::table::Instant;
using rules::table::TimedEvent;

namespace {

constexpr std::size_t page = 4096;
constexpr int games = 11;

std::string bytes_of(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void write(const std::filesystem::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
}

/// Games against the computer, every second one over, with moves and with what was said.
std::string whole_library() {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    {
        auto library = std::get<Library>(Library::open(file));
        rules::table::Settings settings;
        settings.white = rules::table::Seat::Blind;
        settings.black = rules::table::Seat::Computer;
        const char* moves[] = {"g1f3", "g8f6", "f3g1", "f6g8"};
        for (int game = 0; game < games; ++game) {
            const auto id = std::get<game::GameId>(library.create(
                {settings, "Sina", "Stockfish", game::Opponent{"stockfish", 1}, "2026-11-20T14:30:00Z"}));
            std::vector<TimedEvent> events{{Instant{}, rules::table::Started{}}};
            rules::variants::Position position = rules::variants::Position::initial();
            for (int ply = 0; ply < 40; ++ply) {
                const auto move = rules::notation::read_uci(position, moves[ply % 4]);
                const auto legal = std::get<rules::board::Move>(move);
                events.push_back({Instant{Duration{ply + 1}}, rules::table::Made{position.turn(), legal}});
                position = position.after(legal);
            }
            if (game % 2 == 1)
                events.push_back({Instant{Duration{50}}, rules::table::Resigned{rules::board::Color::White}});
            REQUIRE_FALSE(library.append(id, events));
            REQUIRE_FALSE(
                library.append(id, std::vector<ports::journal::sqlite::Remark>{ports::journal::Spoken{
                                       Instant{Duration{51}}, ports::journal::SpokenKind::News, "en:Check"}}));
            REQUIRE_FALSE(library.release(id));
        }
    }
    return bytes_of(file);
}

/// What src/app does with a library, without a window.
class Program {
public:
    explicit Program(const std::filesystem::path& file)
        : library_(file, [] {})
        , model_(session::begin(equipment(), {})) {
        library_.carry_out(session::ListGames{});
        take_answers();
        tell(session::ProgramStarted{1});
    }

    /// A key where the present key map has it, pressed as soon as it counts.
    void press(const std::string& chord) {
        now_ += 1s;
        const auto context = session::current_key_context(model_, {});
        if (const auto* binding = session::key_map(model_).find(context, session::Chord{chord}))
            tell(session::KeyPressed{session::Chord{chord}, binding->command, binding->number});
    }
    bool is_asked() const {
        return std::holds_alternative<session::ConfirmScreen>(model_.participants.at({}).screens.back());
    }

private:
    static const std::shared_ptr<const session::Equipment>& equipment() {
        static const auto found = std::get<app::Resources>(app::load_resources(KLANGBRETT_DATA_FOLDER)).equipment;
        return found;
    }

    void tell(const session::Message& message) {
        auto [model, effects] = session::update(std::move(model_), message, now_, keeper_);
        model_ = std::move(model);
        for (const session::Effect& effect : effects)
            std::visit(
                [this](const auto& asked) {
                    if constexpr (requires { library_.carry_out(asked); }) library_.carry_out(asked);
                },
                effect);
        take_answers();
    }
    void take_answers() {
        library_.finish(10s);
        while (const auto answer = library_.poll())
            if (const auto* message = std::get_if<session::Message>(&*answer)) tell(*message);
    }

    services::LibraryService library_;
    session::Model model_;
    game::Keeper keeper_;
    session::Now now_{};
};

void expect_to_begin(const std::filesystem::path& file) {
    Program program(file);
    // Goes on with the newest game or, asked about a damaged library, says no.
    for (const char* key : {"Enter", "Down", "Up", "Escape", "Escape", "Escape", "Down"}) program.press(key);
    // What is asked is answered with yes: a new library, or leaving.
    for (const char* key : {"Escape", "Escape", "Down", "Enter"}) program.press(key);
}

/// A way to damage a library of so many bytes.
using Damage = std::function<void(std::string&)>;

std::vector<Damage> all_damage(std::size_t size) {
    std::vector<Damage> ways;
    for (std::size_t at = 0; at < size; at += page) {
        ways.emplace_back([at](std::string& bytes) { std::fill_n(bytes.begin() + static_cast<long>(at), page, '\0'); });
        ways.emplace_back([at](std::string& bytes) { std::fill_n(bytes.begin() + static_cast<long>(at), page, 'Z'); });
        ways.emplace_back([at](std::string& bytes) { bytes.resize(at); });
    }
    for (unsigned seed = 0; seed < 500; ++seed)
        ways.emplace_back([seed](std::string& bytes) {
            std::mt19937 random(seed);
            const auto any = [&random](std::size_t below) { return static_cast<std::size_t>(random()) % below; };
            for (std::size_t blows = 1 + any(20); blows > 0; --blows) {
                const std::size_t from = any(bytes.size());
                const std::size_t count = std::min(bytes.size() - from, any(2) == 0 ? 1 + any(8) : 1 + any(2 * page));
                for (std::size_t at = from; at < from + count; ++at) bytes[at] = static_cast<char>(random());
            }
        });
    return ways;
}

} // namespace

TEST_CASE("The program begins with every library there is, whole or damaged in whatever way") {
    const std::string whole = whole_library();
    REQUIRE(whole.size() > 10 * page);
    const std::vector<Damage> ways = tests::share_of(all_damage(whole.size()), 25);
    for (std::size_t way = 0; way < ways.size(); ++way) {
        INFO("way " << way);
        const tests::TemporaryFolder folder;
        const auto file = folder / "games.sqlite";
        std::string bytes = whole;
        ways[way](bytes);
        write(file, bytes);
        // It has been a library before, or nobody knows.
        if (way % 2 == 0) write(folder / "games.sqlite.last", "3 7 0123456789abcdef\n");
        expect_to_begin(file);
        expect_to_begin(file);
    }
}

TEST_CASE("Damage is asked about at the start on a day that has its copy already") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    write(file, whole_library());
    write(folder / "games.sqlite.last", "3 7 0123456789abcdef\n");
    REQUIRE_FALSE(ports::journal::sqlite::copy_daily(file, base::platform::utc_today()));
    {
        using ports::journal::sqlite::Database;
        const auto opened = Database::open(file, Database::Sync::Normal);
        REQUIRE_FALSE(std::get<Database>(opened).execute("UPDATE game SET entries = -5 WHERE id = 3"));
    }
    Program program(file);
    CHECK(program.is_asked());
    for (const char* key : {"Down", "Enter"}) program.press(key);
    CHECK_FALSE(program.is_asked());
    CHECK_FALSE(Program(file).is_asked());
}

TEST_CASE("Of a library with a bad page all other games are kept, and it is said how many there are") {
    const std::string whole = whole_library();
    std::size_t pages = 0;
    std::size_t costly = 0; ///< those that say where all others are
    for (std::size_t at = page; at < whole.size(); at += page) {
        INFO("page " << at / page);
        const tests::TemporaryFolder folder;
        const auto file = folder / "games.sqlite";
        std::string bytes = whole;
        std::fill_n(bytes.begin() + static_cast<long>(at), page, 'Z');
        write(file, bytes);
        const auto renewed = ports::journal::sqlite::renew(file, "2026-11-24");
        REQUIRE(std::holds_alternative<ports::journal::sqlite::Renewed>(renewed));
        const auto& told = std::get<ports::journal::sqlite::Renewed>(renewed);
        const auto library = Library::open(file);
        REQUIRE(std::holds_alternative<Library>(library));
        const auto list = std::get<Library>(library).list();
        CHECK(std::get<std::vector<ports::journal::GameSummary>>(list).size() == told.kept);
        CHECK(told.cut <= told.kept);
        ++pages;
        if (told.kept - told.cut < games - 4) ++costly;
    }
    INFO(costly << " of " << pages);
    CHECK(costly * 4 < pages);
}
