// The school: its drills are asked, answered, explained and kept.
#include "rules/notation/san.hpp"
#include "src/session/library/school.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <chrono>
#include <set>
#include <string>
#include <vector>

namespace {

using harness::contains;
using harness::SessionHarness;
using namespace std::chrono_literals;
using Lines = std::vector<std::string>;

/// From the main menu to the list of drills, with what was said of it.
Lines open_school(SessionHarness& harness) {
    harness.start();
    harness.keys({"End", "Up", "Up"});
    harness.said();
    return harness::asked(harness, "Enter");
}

/// The question that is asked now.
const school::Question& question(const SessionHarness& harness) {
    return harness.model().school.round->questions.back();
}

/// Types it, and what is said to it.
std::string write(SessionHarness& harness, const std::string& text) {
    harness.type(text);
    harness.said();
    const Lines told = harness::asked(harness, "Enter");
    REQUIRE(told.size() == 1);
    return told.front();
}

/// Answers it right or wrong with the keys; all that is said to it.
std::string answer(SessionHarness& harness, bool is_right) {
    if (const auto* dictated = std::get_if<school::Dictated>(&question(harness)))
        return write(harness,
                     is_right ? rules::notation::write_san(school::position_of(*dictated), dictated->move) : "Kd4");
    const auto offered = school::possible_answers(question(harness));
    const auto place = std::ranges::find(offered, school::right_answer(question(harness))) - offered.begin();
    const auto size = static_cast<std::ptrdiff_t>(offered.size());
    harness.key("Home");
    for (std::ptrdiff_t step = 0; step <= (is_right ? place : (place + 1) % size); ++step) harness.key("Down");
    harness.said();
    const Lines told = harness::asked(harness, "Enter");
    REQUIRE(told.size() == 1);
    return told.front();
}

bool is_on(const SessionHarness& harness, session::ListKind kind) {
    const auto* list = std::get_if<session::ListScreen>(&harness.participant().screens.back());
    return list != nullptr && list->kind == kind;
}

school::Answered kept(school::Drill drill, const std::string& fact, bool is_right, school::Date when) {
    return {*school::question_of(drill, fact), is_right, 1s, when};
}

/// Brings that question up: it was answered wrong some days ago.
void ask(SessionHarness& harness, school::Drill drill, const std::string& fact) {
    harness.school_answers.push_back(kept(drill, fact, false, harness.today - 72h));
    open_school(harness);
    for (int down = 0; down < static_cast<int>(drill); ++down) harness.key("Down");
    for (int round = 0; round < 30; ++round) { // about every second one is due
        harness.key("Enter");
        if (school::fact_of(question(harness)) == fact) return;
        harness.key("Escape");
    }
    FAIL("never asked: " << fact);
}

} // namespace

TEST_CASE("The school lists its drills, and one asks a question whose answers stand below it") {
    SessionHarness harness;
    CHECK(open_school(harness) == Lines{"School. Colours of squares: level 1 of 5"});
    harness.keys({"Down", "Down", "Down", "Down", "Down"});
    CHECK(harness.said() == Lines{"Diagonals: level 1 of 5", "Knight moves: level 1 of 5",
                                  "How the pieces move: level 1 of 5", "Blindfold games: level 1 of 5",
                                  "Writing moves: level 1 of 5"});
    harness.key("Home");
    harness.said();
    const Lines asked = harness::asked(harness, "Enter");
    REQUIRE(asked.size() == 1);
    CHECK(asked.front().starts_with("Is "));
    CHECK(asked.front().ends_with(" light or dark?"));
    harness.keys({"Down", "Down", "Down"});
    CHECK(harness.said() == Lines{"Light", "Dark", "Dark"});
    CHECK(harness::asked(harness, "Home") == asked);
    CHECK(harness::asked(harness, "F11") == asked);                             // it is the last message
    CHECK(harness::asked(harness, "Enter") == harness::asked(harness, "Home")); // once more
}

TEST_CASE("A right answer is told in a word, a wrong one with why, and the next question follows in the same breath") {
    for (int drill = 0; drill < static_cast<int>(school::all_drills.size()); ++drill) {
        SessionHarness harness;
        open_school(harness);
        for (int down = 0; down < drill; ++down) harness.key("Down");
        harness.key("Enter");
        const auto first = question(harness);
        const std::string right = answer(harness, true);
        CHECK(right == "Right. " + plain_text(harness.model().school.round->words));
        CHECK(question(harness) != first);
        const std::string wrong = answer(harness, false);
        CHECK(wrong.starts_with("Wrong. "));
        CHECK(wrong.ends_with(plain_text(harness.model().school.round->words)));
        CHECK(harness.school_answers.size() == 2);
        CHECK(harness.school_answers.front().is_right);
        CHECK_FALSE(harness.school_answers.back().is_right);
        CHECK(harness.school_answers.front().question == first);
        CHECK(harness.model().school.progress.tally(school::all_drills.at(static_cast<std::size_t>(drill))) ==
              school::Tally{2, 1});
    }
}

TEST_CASE("Ten questions make a round, none of them twice, and at its end one is back among the drills") {
    SessionHarness harness;
    open_school(harness);
    harness.key("Enter");
    std::vector<school::Question> asked;
    for (int count = 0; count < 9; ++count) {
        CHECK(std::ranges::find(asked, question(harness)) == asked.end());
        asked.push_back(question(harness));
        answer(harness, count != 0);
        harness.pass(3s);
    }
    CHECK(answer(harness, true) == "Right. 9 of 10 right. Time: 27 seconds. School. Colours of squares: level 2 of 5");
    CHECK(is_on(harness, session::ListKind::School));
    CHECK(contains(harness::asked(harness, "F1"), "So far 9 of 10 right."));
}

TEST_CASE("A round can last a minute instead, and ends with the first answer after it") {
    SessionHarness harness;
    open_school(harness);
    harness.keys({"End", "Up"});
    CHECK(contains(harness.said(), "Rounds of drills: ten questions"));
    CHECK(harness::asked(harness, "Enter") == Lines{"Rounds of drills: one minute"});
    harness.keys({"Home", "Enter"});
    harness.pass(4s);
    for (int count = 0; count < 14; ++count) { // more than ten, each again after the last ten at the earliest
        answer(harness, true);
        harness.pass(4s);
        CHECK(is_on(harness, session::ListKind::DrillQuestion));
    }
    CHECK(answer(harness, true).starts_with("Right. 15 of 15 right. Time: 1 minute"));
    CHECK(is_on(harness, session::ListKind::School));
}

TEST_CASE("A round is left at any time, and what was answered is told") {
    SessionHarness harness;
    open_school(harness);
    harness.key("Enter");
    CHECK(harness::asked(harness, "Escape") == Lines{"School. Colours of squares: level 1 of 5"});
    harness.key("Enter");
    answer(harness, true);
    CHECK(harness::asked(harness, "Escape") == Lines{"1 of 1 right. School. Colours of squares: level 1 of 5"});
    CHECK(harness::asked(harness, "Escape") == Lines{"Main menu. School"});
}

TEST_CASE("Letters and digits lead to an answer") {
    SessionHarness harness;
    open_school(harness);
    harness.key("Enter");
    harness.said();
    harness.type("d");
    CHECK(harness.said() == Lines{"Dark"});
    harness.keys({"Escape", "Down", "Down", "Enter"});
    harness.said();
    harness.type("4");
    CHECK(harness.said() == Lines{"4"});
}

TEST_CASE("A move that was said is written in notation, in the letters of the language or in English ones") {
    settings::Preferences preferences;
    preferences.language = "de";
    SessionHarness harness(preferences);
    open_school(harness);
    harness.keys({"End", "Up", "Up"});
    harness.said();
    for (int round = 0; round < 2; ++round) { // to moves of pieces
        harness.key("Enter");
        while (session::asks_drill(harness.participant().screens.back())) answer(harness, true);
    }
    harness.key("Enter");
    const auto& dictated = std::get<school::Dictated>(question(harness));
    const auto san = [&](const rules::notation::PieceLetters& letters) {
        return rules::notation::write_san(school::position_of(dictated), dictated.move, letters);
    };
    CHECK(write(harness, "foo").starts_with("Das ist kein Zug in Notation: foo"));
    CHECK(harness.model().school.round->tally.asked == 0);
    CHECK(harness::asked(harness, "Up").front().starts_with("Schreiben Sie: ")); // the question once more
    CHECK(write(harness, san(harness.model().equipment->language_packs.front().catalogue->locale().piece_letters))
              .starts_with("Richtig. Schreiben Sie: "));
    CHECK(harness::asked(harness, "Escape").front().starts_with("1 von 1 richtig. Schule. Züge schreiben: Stufe "));
}

TEST_CASE("By lines of text a number that is an answer is that answer, not the place of a row") {
    SessionHarness harness;
    ask(harness, school::Drill::KnightWay, "Na1-h8");
    const auto typed = [&harness](const std::string& line) {
        harness.said();
        harness.tell(session::LineTyped{line});
        return harness.said();
    };
    CHECK(typed("2") == Lines{"2"});
    CHECK(typed("6") == Lines{"6"});
    CHECK(typed("٣") == Lines{"3"});
    CHECK_FALSE(contains(typed("?"), "7: 6"));
    CHECK_FALSE(contains(typed("7"), "6"));
}

TEST_CASE("A letter that is another piece’s in the other language is read as the piece that was said") {
    settings::Preferences preferences;
    preferences.language = "es"; // where R is the king
    SessionHarness harness(preferences);
    ask(harness, school::Drill::Writing, "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6>h1f1");
    CHECK(write(harness, "Rf1").starts_with("Correcto. "));
}

TEST_CASE("What is wrong is explained by what makes the answer right") {
    struct Explained {
        school::Drill drill;
        const char* fact;
        const char* why;
    };
    using school::Drill;
    for (const auto& [drill, fact, why] : {
             Explained{Drill::SquareColor, "h8", "Dark: file 8 and rank 8, both even"},
             Explained{Drill::SquareColor, "h7", "Light: file 8 and rank 7, one odd, one even"},
             Explained{Drill::SquareColor, "h8=g7", "Yes, both are dark"},
             Explained{Drill::SquareColor, "h7=g8", "Yes, both are light"},
             Explained{Drill::SquareColor, "h8=g8", "No, Gustav acht is light and Hektor acht is dark"},
             Explained{Drill::Diagonal, "a1-h8", "Yes, 7 files and 7 ranks apart"},
             Explained{Drill::Diagonal, "a1-g8", "No, 6 files and 7 ranks apart"},
             Explained{Drill::Diagonal, "a1-b3", "No, 1 file and 2 ranks apart"},
             Explained{Drill::KnightWay, "Ng1-f3", "1 move"},
             Explained{Drill::KnightWay, "Na1-h8", "6 moves, first to Cäsar zwei"},
             Explained{Drill::Reach, "Ra1-a8/b2", "Yes, it can"},
             Explained{Drill::Reach, "Ra1-a8/a4,a6", "No, the pawn on Anna vier is in the way"},
             Explained{Drill::Reach, "Nb1-c3/c3", "No, the pawn on Cäsar drei is in the way"},
             Explained{Drill::Reach, "Ng8-g6", "No, a knight does not move that way"},
             Explained{Drill::Following, "e2e4 e7e5 g1f3 b8c6?f3", "Knight on Felix drei"},
             Explained{Drill::Following, "e2e4 e7e5 g1f3 b8c6?g1", "Nothing on Gustav eins"},
             Explained{Drill::Writing, "e2e4 d7d5>e4d5", "e, x, d, 5"},
         }) {
        INFO(fact);
        SessionHarness harness;
        ask(harness, drill, fact);
        CHECK(answer(harness, false).starts_with("Wrong. " + std::string(why) + ". "));
    }
}

TEST_CASE("A move written in another way, or so that two fit, is wrong, and the right one is spelled") {
    SessionHarness harness;
    ask(harness, school::Drill::Writing, "d2d4 d7d5 g1f3 g8f6>b1d2");
    const std::string told = write(harness, "Nd2");
    CHECK(told == "Wrong. N, b, d, 2. " + plain_text(harness.model().school.round->words));
}

TEST_CASE("What a drill is about is told before it begins, and when the level changes, that too") {
    SessionHarness harness;
    open_school(harness);
    std::set<std::string> about;
    for (std::size_t drill = 0; drill < school::all_drills.size(); ++drill) {
        about.insert(harness::asked(harness, "F1").front());
        harness.key("Down");
    }
    CHECK(about.size() == school::all_drills.size());
    harness.keys({"Home", "Enter"});
    for (int count = 0; count < 5; ++count) CHECK_FALSE(contains({answer(harness, true)}, "Level"));
    CHECK(contains({answer(harness, true)}, "Right. Level 2 now. Is "));
}

TEST_CASE("Whoever comes back on another day finds the level, and what was not known is asked again") {
    SessionHarness harness;
    const school::Date before = harness.today - 72h;
    for (int count = 0; count < 12; ++count)
        harness.school_answers.push_back(kept(school::Drill::SquareColor, "c3", true, before));
    harness.school_answers.push_back(kept(school::Drill::SquareColor, "h8", false, before));
    CHECK(open_school(harness) == Lines{"School. Colours of squares: level 3 of 5"});
    bool was_asked = false;
    for (int round = 0; round < 8 && !was_asked; ++round) {
        harness.key("Enter");
        was_asked = school::fact_of(question(harness)) == "h8";
        harness.key("Escape");
    }
    CHECK(was_asked);
    // They were read once: a second visit counts nothing twice.
    harness.keys({"Escape", "Enter"});
    CHECK(harness.model().school.progress.tally(school::Drill::SquareColor).asked == 13);
}

TEST_CASE("The date of an answer goes on while the machine sleeps") {
    SessionHarness harness;
    open_school(harness);
    harness.key("Enter");
    harness.pass(5s);
    answer(harness, true);
    CHECK(harness.school_answers.back().when == harness.today + 5s);
    harness.tell(session::MachineSlept{24h});
    answer(harness, true);
    CHECK(harness.school_answers.back().when == harness.today + 24h + 5s);
}

TEST_CASE("Answers that cannot be kept or read are told of, and the drills go on") {
    SessionHarness harness;
    harness.broken_answer = session::BrokenAnswer{"school.jsonl", 3, 2};
    const Lines opened = open_school(harness);
    REQUIRE(opened.size() == 2);
    CHECK(opened.front() == "2 lines of school.jsonl cannot be read. The first: line 3.");
    harness.disk_is_full = true;
    harness.key("Enter");
    const auto answered = [&] { return harness.model().school.round->tally.asked; };
    harness.key("Down");
    harness.said();
    const Lines first = harness::asked(harness, "Enter");
    REQUIRE(first.size() == 3);
    CHECK(first[1] == "Your answers cannot be kept: no space left on device");
    CHECK(first.back() == plain_text(harness.model().school.round->words)); // which that has cut off
    answer(harness, true);                                                  // told once
    CHECK(answered() == 2);

    SessionHarness unreadable;
    unreadable.unreadable_school = "permission denied";
    CHECK(open_school(unreadable).front() == "Your earlier answers cannot be read: permission denied");
    CHECK(is_on(unreadable, session::ListKind::School));
}

TEST_CASE("Every drill is answered up to its hardest level, in every language") {
    for (const std::string& language : harness::languages()) {
        settings::Preferences preferences;
        preferences.language = language;
        SessionHarness harness(preferences);
        open_school(harness);
        for (const school::Drill drill : school::all_drills) {
            for (int round = 0; round < 6; ++round) { // up to the hardest
                harness.key("Enter");
                while (session::asks_drill(harness.participant().screens.back())) {
                    const std::string told = answer(harness, round < 5);
                    INFO(told);
                    CHECK(told.find('{') == std::string::npos);
                    CHECK(told.find("�") == std::string::npos);
                }
            }
            CHECK(harness.model().school.progress.tally(drill) == school::Tally{60, 50});
            harness.key("Down");
        }
    }
}
