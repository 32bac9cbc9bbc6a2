#include "src/outputs/screen_reader/screen_reader.hpp"

#include "tests/src/outputs/surroundings.hpp"
#include "tests/support/catch.hpp"

#include <deque>
#include <iostream>

using outputs::Sight;
using outputs::screen_reader::ScreenReader;
using rules::board::Square;
using settings::Speaker;
using speech::output::reader::Extents;
using speech::output::reader::Request;
using speech::output::reader::RowAsked;
using speech::output::reader::Scale;
using speech::output::reader::Seen;
using speech::output::reader::SeenLine;
using speech::output::reader::SeenList;
using speech::output::reader::SeenSquare;
using speech::output::reader::SeenText;
using speech::output::reader::SquareAsked;

namespace {

Sight sight(const std::string& caption) {
    Sight made{{}, true, {}};
    made.view.title = "Klangbrett";
    made.view.caption = caption;
    return made;
}

/// A board, every square by its index.
Sight at_board(bool flipped) {
    Sight made = sight("Eva vier");
    made.view.board.emplace();
    made.view.board->flipped = flipped;
    made.view.board->cursor = *Square::parse("e4");
    made.words.emplace();
    made.words->language = "en";
    for (int square = 0; square < 64; ++square) made.words->squares.push_back({std::to_string(square), "de"});
    return made;
}

struct Shown {
    void choose(Speaker speaker) {
        settings::Preferences preferences;
        preferences.speaker = speaker;
        output.apply(preferences);
    }
    Seen latest() const { return all.back(); }

    std::vector<Seen> all;
    std::deque<Request> requests;
    bool are_there = false;
    std::function<void()> wake;
    int woken = 0;
    ScreenReader output{{[this](const Seen& seen) { all.push_back(seen); }, [this] { return are_there; },
                         [this](std::function<void()> to_wake) { wake = std::move(to_wake); },
                         [this]() -> std::optional<Request> {
                             if (requests.empty()) return std::nullopt;
                             const Request next = requests.front();
                             requests.pop_front();
                             return next;
                         }},
                        [this] { ++woken; }};
};

} // namespace

TEST_CASE("A screen reader finds the window and the last sentence, and tells neither while another voice speaks") {
    Shown shown;
    shown.choose(Speaker::Own);
    CHECK(shown.all.empty());
    shown.output.show(sight("Eva vier"));
    CHECK(shown.latest().title == "Klangbrett");
    CHECK(shown.latest().caption.text == "Eva vier");
    CHECK(shown.latest().is_active);
    CHECK_FALSE(shown.latest().is_spoken);
    shown.choose(Speaker::SpeechDispatcher);
    CHECK_FALSE(shown.latest().is_spoken);
}

TEST_CASE("The screen reader that speaks is to tell what has the focus") {
    Shown shown;
    shown.choose(Speaker::ScreenReader);
    shown.output.show(sight("Eva vier"));
    CHECK(shown.latest().is_spoken);
    Sight elsewhere = sight("Eva vier");
    elsewhere.has_keyboard = false;
    shown.output.show(elsewhere);
    CHECK_FALSE(shown.latest().is_active);
}

TEST_CASE("A screen reader that does not speak any more is to tell nothing until it is chosen again") {
    Shown shown;
    shown.choose(Speaker::ScreenReader);
    shown.output.show(sight("Eva vier"));
    shown.output.note(outputs::SpeakerDied{"nobody listens"});
    CHECK_FALSE(shown.latest().is_spoken);
    shown.choose(Speaker::ScreenReader); // another setting has changed
    CHECK_FALSE(shown.latest().is_spoken);
    shown.choose(Speaker::Own);
    shown.choose(Speaker::ScreenReader);
    CHECK(shown.latest().is_spoken);
}

TEST_CASE("A screen reader finds the rows of a list, each in its language, and the line that is typed") {
    Sight list = sight("Eva vier");
    list.view.list = session::ListView{{"Eva vier", "New game"}, 1};
    CHECK(outputs::screen_reader::seen(list).list ==
          SeenList{"Klangbrett", {{"Eva vier", ""}, {"New game", ""}}, 1, {std::nullopt, std::nullopt}});
    list.words = session::ViewInWords{
        "en", {{"Eva vier", "de"}, {"New game", "en"}}, {std::nullopt, session::ScaleSeen{3, 1, 9, 2}}, {}};
    CHECK(outputs::screen_reader::seen(list).list ==
          SeenList{"Klangbrett", {{"Eva vier", "de"}, {"New game", "en"}}, 1, {std::nullopt, Scale{3, 1, 9, 2}}});
    CHECK(outputs::screen_reader::seen(list).language == "en");

    Sight line = sight("e");
    line.view.text = session::TextView{"Your move:", "e2", false};
    CHECK(outputs::screen_reader::seen(line).line == SeenLine{"Your move:", "e2", false});
}

TEST_CASE("A screen reader finds the board as it is seen from either side") {
    const auto white = *outputs::screen_reader::seen(at_board(false)).board;
    CHECK(white.columns == std::vector<std::string>{"a", "b", "c", "d", "e", "f", "g", "h"});
    CHECK(white.rows.front() == "8");
    CHECK(white.squares.front() == SeenSquare{{"56", "de"}, 56});
    CHECK(white.squares.at(white.focus) == SeenSquare{{"28", "de"}, 28});
    const auto black = *outputs::screen_reader::seen(at_board(true)).board;
    CHECK(black.columns.front() == "h");
    CHECK(black.rows.front() == "1");
    CHECK(black.squares.front() == SeenSquare{{"7", "de"}, 7});
    CHECK(black.squares.at(black.focus) == SeenSquare{{"28", "de"}, 28});

    Sight unsaid = at_board(false);
    unsaid.words.reset();
    CHECK_FALSE(outputs::screen_reader::seen(unsaid).board);
}

TEST_CASE("A screen reader finds where everything is, and of what stands beside the board what is in sight") {
    Sight seen = at_board(true);
    seen.view.board->top_name = "Sina";
    seen.view.board->top_clock = "4:59";
    seen.view.board->moves = {"1. e4 e5", "2. Nf3"};
    seen.view.list = session::ListView{{"Eva vier", "New game"}, 1};
    CHECK(outputs::screen_reader::seen(seen).beside_board ==
          std::vector<SeenText>{{"Sina"}, {"4:59"}, {"1. e4 e5\n2. Nf3"}});

    inputs::Places& places = seen.places.emplace();
    places.window = {7, 8, 640, 480};
    places.caption = {{1, 2, 3, 4}};
    places.list = {{20, 20, 100, 30}};
    places.rows = {std::nullopt, inputs::Place{20, 20, 100, 30}};
    places.board = {{0, 0, 64, 64}};
    for (int square = 0; square < 64; ++square) places.squares.push_back({square, 0, 1, 1});
    places.top_name = {{9, 9, 9, 9}};
    const Seen found = outputs::screen_reader::seen(seen);
    CHECK(found.place == Extents{7, 8, 640, 480});
    CHECK(found.caption == SeenText{"Eva vier", Extents{1, 2, 3, 4}});
    CHECK(found.list->place == Extents{20, 20, 100, 30});
    CHECK(found.list->row_places == std::vector<std::optional<Extents>>{std::nullopt, Extents{20, 20, 100, 30}});
    CHECK(found.board->place == Extents{0, 0, 64, 64});
    CHECK(found.board->squares.front().place == Extents{7, 0, 1, 1}); // h1, seen from Black's side
    CHECK(found.beside_board == std::vector<SeenText>{{"Sina", Extents{9, 9, 9, 9}}});
}

TEST_CASE("The view is put into words only while somebody follows it") {
    Shown shown;
    CHECK_FALSE(shown.output.wants_words());
    shown.are_there = true;
    CHECK(shown.output.wants_words());
    shown.wake();
    CHECK(shown.woken == 1);
}

TEST_CASE("What is asked for through a screen reader is reported, each once") {
    Shown shown;
    CHECK_FALSE(shown.output.next_report());
    shown.requests = {RowAsked{2}, SquareAsked{28}};
    CHECK(std::get<session::RowActivated>(*shown.output.next_report()) == session::RowActivated{2});
    CHECK(std::get<session::SquareActivated>(*shown.output.next_report()) ==
          session::SquareActivated{*Square::parse("e4")});
    namespace reader = speech::output::reader;
    shown.requests = {reader::RowReached{1}, reader::SquareReached{28}, reader::RowSet{3, 40},
                      reader::LineEdited{1, 2, "f"}};
    CHECK(std::get<session::RowReached>(*shown.output.next_report()) == session::RowReached{1});
    CHECK(std::get<session::SquareReached>(*shown.output.next_report()) ==
          session::SquareReached{*Square::parse("e4")});
    CHECK(std::get<session::RowSet>(*shown.output.next_report()) == session::RowSet{3, 40});
    CHECK(std::get<session::LineEdited>(*shown.output.next_report()) == session::LineEdited{1, 2, "f"});
    CHECK_FALSE(shown.output.next_report());
}

TEST_CASE("It is there beside a window only") {
    tests::outputs::FakeSurroundings surroundings;
    CHECK(outputs::screen_reader::open(surroundings.value) != nullptr);
    surroundings.value.lines = outputs::WrittenLines{&std::cout, session::ParticipantId{2}};
    CHECK(outputs::screen_reader::open(surroundings.value) != nullptr);
    surroundings.value.lines = outputs::WrittenLines{&std::cout};
    CHECK(outputs::screen_reader::open(surroundings.value) == nullptr);
}
