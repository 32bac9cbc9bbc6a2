// A walk through every screen: each row, each key and each list says something, each key is explained, and every word
// comes from a catalogue.
#include "rules/notation/fen.hpp"
#include "speech/phrases/locale.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/share.hpp"

#include "base/values/overloaded.hpp"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <regex>
#include <set>

using namespace harness;
using session::KeyContext;
using session::ListKind;
using settings::Sitting;

namespace {

constexpr std::string_view opening = "⟦";
constexpr std::string_view closing = "⟧";

/// The program's data with English sentences that begin and end with a mark.
class MarkedData {
public:
    MarkedData() {
        const std::filesystem::path source = KLANGBRETT_DATA_FOLDER;
        std::filesystem::create_directories(folder_ / "locales");
        for (const std::filesystem::directory_entry& entry : std::filesystem::directory_iterator(source))
            std::filesystem::create_symlink(entry.path(), folder_ / entry.path().filename());
        const std::filesystem::path english = speech::phrases::locales_of(source) / "en";
        std::filesystem::copy(english, folder_ / "locales/en");
        std::ifstream in(english / "messages.toml");
        std::ofstream out(folder_ / "locales/en/messages.toml");
        const std::regex sentence("^([a-z0-9_]+ = \")(.*)(\")$");
        for (std::string line; std::getline(in, line);)
            out << std::regex_replace(line, sentence, "$1" + std::string(opening) + "$2" + std::string(closing) + "$3")
                << '\n';
    }
    const std::filesystem::path& folder() const { return folder_.path(); }

private:
    tests::TemporaryFolder folder_;
};

/// The English words of it that stand in no sentence of the catalogue.
std::string unmarked(const speech::phrases::Runs& runs) {
    std::string found;
    int depth = 0;
    for (const auto& run : runs) {
        const std::string_view text = run.text;
        for (std::size_t at = 0; at < text.size(); ++at) {
            if (text.substr(at, opening.size()) == opening) ++depth;
            if (text.substr(at, closing.size()) == closing) --depth;
            const bool is_word = std::isalnum(static_cast<unsigned char>(text[at])) != 0;
            if (depth == 0 && is_word && run.language.tag == "en") found += text[at];
        }
    }
    return found;
}

/// Which screen it is, whatever stands on it.
std::string name_of(const session::Screen& screen) {
    using namespace session;
    return std::visit(
        base::values::Overloaded{
            [](const ListScreen& list) { return "list " + std::to_string(static_cast<int>(list.kind)); },
            [](const ConfirmScreen& question) {
                return "question " + std::to_string(static_cast<int>(question.about));
            },
            [](const TextScreen& line) { return "line " + std::to_string(static_cast<int>(line.purpose)); },
            [](const BoardScreen&) { return std::string("board"); },
            [](const ReviewScreen& past) { return std::string(past.solving ? "exercise" : "past board"); },
            [](const DescribeKeysScreen&) { return std::string("keys"); },
        },
        screen);
}

/// Goes wherever a key or a row leads, each screen once.
class Walk {
public:
    explicit Walk(bool is_marked)
        : is_marked_(is_marked) {}

    /// From where that harness is now; what was said there is heard first.
    void from(SessionHarness harness) {
        const std::string here = name_of(harness.model().participants.at({}).screens.back());
        if (!seen_.insert(here).second) return;
        INFO("on " << here);
        hear(harness, "coming there");
        explain_keys(harness);
        SessionHarness helped = harness;
        helped.key("F1");
        hear(helped, "F1");
        if (const auto list = harness.view().list) walk_rows(harness, list->rows.size());
        walk_keys(harness);
    }

    /// From a screen that was seen, and is another one now.
    void from_again(const SessionHarness& harness) {
        seen_.erase(name_of(harness.model().participants.at({}).screens.back()));
        from(harness);
    }

    /// The rows of its list, which has others now than when it was seen.
    void rows_of(const SessionHarness& harness) { walk_rows(harness, harness.view().list->rows.size()); }

    /// One key more there, and what was said since the harness was heard last.
    void press(SessionHarness harness, const std::string& chord) {
        harness.key(chord);
        hear(harness, chord);
    }

    const std::set<std::string>& seen() const { return seen_; }
    /// All that was said, each once, with the languages it is in.
    const std::vector<std::string>& lines() const { return lines_; }

private:
    /// Something is said, and nothing but what the catalogues have.
    void hear(SessionHarness& harness, const std::string& after) {
        const auto utterances = harness.utterances();
        INFO("after " << after);
        CHECK(std::any_of(utterances.begin(), utterances.end(),
                          [](const auto& utterance) { return !plain_text(utterance.runs).empty(); }));
        for (const auto& utterance : utterances) {
            const std::string line = tagged_text(utterance.runs);
            if (told_.insert(line).second) lines_.push_back(line);
            INFO(line);
            if (is_marked_) CHECK(unmarked(utterance.runs).empty());
            CHECK(plain_text(utterance.runs).find('{') == std::string::npos);
        }
    }

    void explain_keys(const SessionHarness& harness) {
        const KeyContext here = session::current_key_context(harness.model(), {});
        for (const KeyContext key_context : {here, KeyContext::Everywhere})
            for (const session::KeyRow& row : session::key_map(harness.model()).rows(key_context)) {
                const std::string& chord = row.first.chord.name;
                if (chord == "Escape" || has_no_answer(row.first.command)) continue;
                SessionHarness asked = harness;
                asked.key("Ctrl+F1");
                asked.utterances();
                asked.key(chord);
                hear(asked, "asking what " + chord + " is");
            }
    }

    void walk_rows(const SessionHarness& harness, std::size_t count) {
        for (std::size_t row = 0; row < count; ++row) {
            SessionHarness there = harness;
            there.key("Home");
            for (std::size_t down = 0; down < row; ++down) there.key("Down");
            hear(there, "the row " + std::to_string(row));
            for (const char* arrow : {"Left", "Right"}) {
                SessionHarness changed = there;
                changed.key(arrow);
                hear(changed, std::string(arrow) + " on the row " + std::to_string(row));
            }
            there.key("Enter");
            if (there.has_quit()) continue;
            if (name_of(there.model().participants.at({}).screens.back()) ==
                name_of(harness.model().participants.at({}).screens.back()))
                hear(there, "Enter on the row " + std::to_string(row));
            else
                from(there);
        }
        SessionHarness back = harness;
        back.key("Escape");
        from(back);
    }

    void walk_keys(const SessionHarness& harness) {
        for (const KeyContext key_context : {session::current_key_context(harness.model(), {}), KeyContext::Everywhere})
            for (const session::Binding& binding : session::key_map(harness.model()).bindings) {
                const bool is_answered_later = binding.command == session::Command::Hint; // by the engine
                if (binding.key_context != key_context || has_no_answer(binding.command) || is_answered_later) continue;
                SessionHarness pressed = harness;
                pressed.key(binding.chord.name);
                if (name_of(pressed.model().participants.at({}).screens.back()) ==
                    name_of(harness.model().participants.at({}).screens.back()))
                    hear(pressed, binding.chord.name);
                else if (!pressed.has_quit())
                    from(pressed);
            }
    }

    /// Silence is the answer, or the answer comes with what is heard.
    static bool has_no_answer(session::Command command) {
        using session::Command;
        return command == Command::Hush || command == Command::Pause || session::is_held(command);
    }

    bool is_marked_;
    std::set<std::string> seen_;
    std::set<std::string> told_;
    std::vector<std::string> lines_;
};

settings::Preferences sitting(const std::string& language, Sitting how) {
    settings::Preferences preferences;
    preferences.language = language;
    preferences.sitting = how;
    preferences.time_control = "600+5";
    return preferences;
}

/// What is typed comes back as it was typed, from no catalogue.
void type_unheard(SessionHarness& harness, const std::string& text) {
    harness.type(text);
    harness.utterances();
    harness.key("Enter");
}

/// Chooses the row of the list on top that opens a line for that.
void go_to_kind(SessionHarness& harness, session::TextPurpose purpose) {
    const std::size_t rows = harness.view().list->rows.size();
    for (std::size_t row = 0; row < rows; ++row) {
        SessionHarness there = harness;
        there.key("Home");
        for (std::size_t down = 0; down < row; ++down) there.key("Down");
        there.key("Enter");
        const auto* line = std::get_if<session::TextScreen>(&there.model().participants.at({}).screens.back());
        if (line == nullptr || line->purpose != purpose) continue;
        harness = there;
        return;
    }
    FAIL("no row for it");
}

/// Every list there is, with the games that lead to it.
void walk_everything(Walk& walk, const std::string& language, const std::shared_ptr<const session::Equipment>& data) {
    const auto begin = [&](Sitting how, bool two_boards = false) {
        settings::Preferences preferences = sitting(language, how);
        if (two_boards) preferences.boards = rules::table::Boards::Two;
        SessionHarness harness(preferences, data);
        harness.start();
        harness.keys({"Enter", "Enter"});
        return harness;
    };
    // The main menu with games under way and games that are over.
    SessionHarness played = begin(Sitting::AgainstComputer);
    played.engine_plays({"e7e5"});
    played.move("e4");
    played.key("Ctrl+r");
    say_yes(played);
    std::vector<ports::journal::StoredGame> kept = played.kept();
    for (const std::int64_t number : {7, 8}) {
        ports::journal::StoredGame under_way = kept.front();
        under_way.id.number = number;
        under_way.events.resize(2);
        kept.push_back(under_way);
    }
    SessionHarness fresh(sitting(language, Sitting::AgainstComputer), data);
    fresh.start(kept);
    walk.from(fresh);
    walk.from(played);

    SessionHarness solving = fresh;
    solving.keys({"End", "Up", "Up", "Enter", "End", "Enter", "Enter", "F9"});
    walk.rows_of(solving);
    solving.keys({"Down", "Down", "Down", "Enter"});
    walk.from_again(solving); // it is over

    for (const Sitting how : {Sitting::AgainstComputer, Sitting::AtOneComputer, Sitting::AsAssistant, Sitting::ByTurns})
        walk.from(begin(how));
    settings::Preferences for_four = sitting(language, Sitting::AgainstComputer);
    for_four.edition = "cup38";
    for_four.variant = "doubles";
    for_four.doubles_opponent = settings::DoublesPlayer::Person;
    SessionHarness about_to_play_doubles(for_four, data);
    about_to_play_doubles.start();
    about_to_play_doubles.key("Enter");
    walk.rows_of(about_to_play_doubles);
    about_to_play_doubles.keys({"Home", "Enter"});
    walk.press(about_to_play_doubles, "Ctrl+k");
    SessionHarness by_turns = begin(Sitting::ByTurns);
    walk.press(by_turns, "Ctrl+k");
    by_turns.key("Enter");
    walk.press(by_turns, "Ctrl+k"); // with a piece in the hand
    SessionHarness two_boards = begin(Sitting::AgainstComputer, true);
    two_boards.key("v");
    walk.from(two_boards);

    SessionHarness claiming = begin(Sitting::AgainstComputer);
    claiming.key("F9");
    go_to_kind(claiming, session::TextPurpose::ClaimMove);
    type_unheard(claiming, "e4");
    walk.from(claiming);

    SessionHarness sealing = begin(Sitting::AgainstComputer);
    sealing.utterances();
    sealing.tell(session::EnvelopeWantsKey{
        sealing.game().table_id, {rules::board::Color::White, "e2e4", "", ""}, {{{"1a2b3c4d"}}, {{"0badcafe"}}}});
    walk.from(sealing);

    SessionHarness trouble = begin(Sitting::AgainstComputer);
    trouble.engine_is_deaf = true;
    trouble.tell_of_engine(engine::Failed{engine::NotRunning{}});
    walk.from(trouble);

    SessionHarness promoting = begin(Sitting::AgainstComputer);
    promoting.engine_plays({"d7d5", "c7c6", "a7a6", "a6a5"});
    for (const char* move : {"e4", "exd5", "dxc6", "cxb7"}) promoting.move(move);
    promoting.key("i");
    type_unheard(promoting, "bxa8");
    walk.from(promoting);

    ports::journal::StoredGame doubles = kept.front();
    doubles.game.settings.variant = rules::variants::Variant::Doubles;
    doubles.game.settings.start =
        std::get<rules::board::Setup>(rules::notation::read_fen("4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1"));
    doubles.game.opponent->engine = "fairy-stockfish";
    doubles.events.resize(1);
    SessionHarness with_reserve(sitting(language, Sitting::AgainstComputer), data);
    with_reserve.start({doubles});
    with_reserve.key("Enter");
    with_reserve.key("Shift+Enter");
    walk.from(with_reserve);

    SessionHarness choosing = begin(Sitting::AgainstComputer);
    choosing.engine_plays({"a7a6", "b7b6", "c7c6"});
    for (const char* move : {"Nf3", "d4", "d1d3"}) choosing.move(move);
    choosing.key("i");
    type_unheard(choosing, "Nd2");
    walk.from(choosing);
}

} // namespace

TEST_CASE("Every screen, row and key says something, in words of the catalogues only") {
    const MarkedData marked;
    Walk walk(true);
    walk_everything(walk, "en", equipment_from(marked.folder()));
    // The sighted neighbour's menu is seen, not heard.
    for (int kind = 0; kind < static_cast<int>(ListKind::NeighbourMenu); ++kind) {
        INFO("list " << kind);
        CHECK(walk.seen().count("list " + std::to_string(kind)) == 1);
    }
}

TEST_CASE("Every screen, row and key is told as it is written down, in every language") {
    // A sanitizer has seen the English walk above.
    for (const std::string& language : tests::is_sanitized ? std::vector<std::string>{"fa"} : languages()) {
        INFO(language);
        Walk walk(false);
        walk_everything(walk, language, equipment());
        golden::check(speech::phrases::locales_of(KLANGBRETT_DATA_FOLDER) / language / "screens.txt", walk.lines());
    }
}
