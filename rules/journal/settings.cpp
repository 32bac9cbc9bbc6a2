#include "rules/journal/settings.hpp"

#include "rules/notation/fen.hpp"
#include "rules/table/words.hpp"
#include "rules/variants/registry.hpp"

#include <array>
#include <set>

namespace rules::journal {
namespace {

using namespace table;

void read_edition(LineReader& line, Settings& settings) {
    if (const auto edition = line.remainder("the name of an edition, or a path to a .toml file"))
        settings.edition = *edition;
}

void read_kind(LineReader& line, Settings& settings) {
    if (const auto kind = line.choice<Kind>()) settings.kind = *kind;
    line.expect_end();
}

void read_variant(LineReader& line, Settings& settings) {
    const std::string expected = variants::names_of_variants();
    const auto name = line.next(expected);
    if (!name) return;
    if (const auto variant = variants::parse_variant(*name))
        settings.variant = *variant;
    else
        line.complain(expected);
    line.expect_end();
}

void read_time(LineReader& line, Settings& settings) {
    constexpr std::string_view expected = "a time control such as 40/5400:1800, 5400+30, 3600d10 or none";
    const auto text = line.next(expected);
    if (!text) return;
    const auto control = read_time_control(*text);
    if (const auto* read = std::get_if<TimeControl>(&control))
        settings.time = *read;
    else
        line.complain(std::string(expected) + " (at its character " +
                      std::to_string(std::get<TimeControlFault>(control).at + 1) + ")");
    line.expect_end();
}

void read_white(LineReader& line, Settings& settings) {
    if (const auto seat = line.choice<Seat>()) settings.white = *seat;
    line.expect_end();
}

void read_black(LineReader& line, Settings& settings) {
    if (const auto seat = line.choice<Seat>()) settings.black = *seat;
    line.expect_end();
}

void read_absent(LineReader& line, Settings& settings) {
    do {
        if (const auto side = line.side()) settings.absent[static_cast<std::size_t>(*side)] = true;
    } while (!line.at_end() && !line.fault());
}

void read_boards(LineReader& line, Settings& settings) {
    if (const auto boards = line.choice<Boards>()) settings.boards = *boards;
    line.expect_end();
}

void read_assistant(LineReader& line, Settings& settings) {
    do {
        if (const auto side = line.side()) settings.assistant[static_cast<std::size_t>(*side)] = true;
    } while (!line.at_end() && !line.fault());
}

void read_illegal(LineReader& line, Settings& settings) {
    if (const auto policy = line.choice<IllegalPolicy>()) settings.illegal = *policy;
    line.expect_end();
}

void read_start(LineReader& line, Settings& settings) {
    constexpr std::string_view expected = "a position in FEN";
    const auto fen = line.remainder(expected);
    if (!fen) return;
    const auto setup = notation::read_fen(*fen);
    if (const auto* read = std::get_if<board::Setup>(&setup))
        settings.start = *read;
    else
        line.complain(std::string(expected));
}

void read_yes_or_no(LineReader& line, bool& into, std::string_view yes, std::string_view no) {
    const std::string expected = std::string(yes) + " or " + std::string(no);
    const auto word = line.next(expected);
    if (word && *word != yes && *word != no) line.complain(expected);
    into = word == yes;
    line.expect_end();
}

void read_sheets(LineReader& line, Settings& settings) { read_yes_or_no(line, settings.own_sheets, "own", "kept"); }

void read_fair_play(LineReader& line, Settings& settings) { read_yes_or_no(line, settings.fair_play, "on", "off"); }

void read_arbiter(LineReader& line, Settings& settings) {
    read_yes_or_no(line, settings.arbiter_present, "present", "absent");
}

void read_quickplay(LineReader& line, Settings& settings) {
    read_yes_or_no(line, settings.quickplay_announced, "announced", "unannounced");
}

void read_session(LineReader& line, Settings& settings) {
    settings.session = line.seconds();
    line.expect_end();
}

void read_default(LineReader& line, Settings& settings) {
    settings.default_time = line.seconds();
    line.expect_end();
}

void read_match(LineReader& line, Settings& settings) {
    const auto match = line.next("the name of a match");
    const auto board = line.next("the board: 1 or 2");
    if (!match || !board) return;
    if (*board == "1" || *board == "2")
        settings.match = MatchBoard{std::string(*match), *board == "1" ? 1 : 2};
    else
        line.complain("the board: 1 or 2");
    line.expect_end();
}

struct Setting {
    std::string_view word;
    void (*read)(LineReader&, Settings&);
    bool may_repeat = false; ///< each line adds to what is said before
};

constexpr std::array all_settings{
    Setting{"edition", read_edition},
    Setting{"kind", read_kind},
    Setting{"variant", read_variant},
    Setting{"time", read_time},
    Setting{"white", read_white},
    Setting{"black", read_black},
    Setting{"absent", read_absent, true},
    Setting{"illegal", read_illegal},
    Setting{"fen", read_start},
    Setting{"boards", read_boards},
    Setting{"assistant", read_assistant, true},
    Setting{"arbiter", read_arbiter},
    Setting{"quickplay", read_quickplay},
    Setting{"session", read_session},
    Setting{"default", read_default},
    Setting{"sheets", read_sheets},
    Setting{"fair-play", read_fair_play},
    Setting{"match", read_match},
};

const Setting* find_setting(std::string_view word) {
    for (const Setting& setting : all_settings)
        if (setting.word == word) return &setting;
    return nullptr;
}

struct Misfit {
    std::string_view word; ///< of the setting
    std::string expected;
};

/// Article F.1: two boards where somebody is blind. F.2.9: a sighted player has an assistant only if the other has
/// none.
std::optional<Misfit> what_does_not_go_together(const Settings& settings) {
    if (settings.boards == Boards::One) return std::nullopt;
    if (variants::describe(settings.variant).has_partners) return Misfit{"boards", "boards one in doubles"};
    if (settings.white != Seat::Blind && settings.black != Seat::Blind)
        return Misfit{"boards", "boards one, or a side that is blind"};
    for (const Color side : board::both_colors)
        if (settings.seat(side) != Seat::Blind && settings.assistant[0] && settings.assistant[1])
            return Misfit{"assistant", "no assistant of the sighted side while the blind one has his"};
    return std::nullopt;
}

/// The last line of that setting.
SettingsFault fault_in(const std::vector<std::string>& lines, Misfit misfit) {
    std::size_t found = 0;
    for (std::size_t place = 0; place < lines.size(); ++place)
        if (LineReader(lines[place]).peek() == misfit.word) found = place;
    return {found, {1, std::move(misfit.expected)}};
}

} // namespace

bool is_setting(std::string_view line) { return find_setting(LineReader(line).peek()) != nullptr; }

std::vector<std::string> write_settings(const Settings& settings) {
    std::vector<std::string> lines{
        "edition " + settings.edition,
        "kind " + std::string(word(settings.kind)),
        "variant " + std::string(variants::name(settings.variant)),
        "time " + (settings.time.periods.empty() ? "none" : write_time_control(settings.time)),
        "white " + std::string(word(settings.white)),
        "black " + std::string(word(settings.black)),
        "fen " + notation::write_fen(settings.start),
    };
    const auto name_sides = [&lines](const std::string& setting, const std::array<bool, 2>& has) {
        std::string sides;
        for (const Color side : board::both_colors)
            if (has[static_cast<std::size_t>(side)]) sides += " " + std::string(word(side));
        if (!sides.empty()) lines.push_back(setting + sides);
    };
    if (settings.boards != Boards::One) lines.push_back("boards " + std::string(word(settings.boards)));
    name_sides("assistant", settings.assistant);
    name_sides("absent", settings.absent);
    if (settings.illegal != IllegalPolicy::Refuse) lines.push_back("illegal " + std::string(word(settings.illegal)));
    // What was not there to be set in the first journals is written only where it differs from what was so then.
    if (settings.fair_play) lines.emplace_back("fair-play on");
    if (settings.own_sheets) lines.emplace_back("sheets own");
    if (!settings.arbiter_present) lines.emplace_back("arbiter absent");
    if (!settings.quickplay_announced) lines.emplace_back("quickplay unannounced");
    if (settings.match) lines.push_back("match " + settings.match->match + " " + std::to_string(settings.match->board));
    if (settings.default_time)
        lines.push_back(
            "default " +
            std::to_string(std::chrono::duration_cast<std::chrono::seconds>(*settings.default_time).count()));
    if (settings.session)
        lines.push_back("session " +
                        std::to_string(std::chrono::duration_cast<std::chrono::seconds>(*settings.session).count()));
    return lines;
}

std::variant<Settings, SettingsFault> read_settings(const std::vector<std::string>& lines) {
    Settings settings;
    std::set<std::string_view> seen;
    for (std::size_t place = 0; place < lines.size(); ++place) {
        LineReader line(lines[place]);
        std::string expected = "a setting:";
        for (const Setting& setting : all_settings) expected += " " + std::string(setting.word);
        const auto word = line.next(expected);
        const Setting* setting = word ? find_setting(*word) : nullptr;
        if (setting == nullptr)
            line.complain(expected);
        else if (!seen.insert(setting->word).second && !setting->may_repeat)
            line.complain("a setting not named before");
        else
            setting->read(line, settings);
        if (line.fault()) return SettingsFault{place, *line.fault()};
    }
    if (auto fault = what_does_not_go_together(settings)) return fault_in(lines, std::move(*fault));
    return settings;
}

} // namespace rules::journal
