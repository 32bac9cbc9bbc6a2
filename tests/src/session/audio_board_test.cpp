// The keys that answer with the board as sound.
#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace evening;
using namespace sounds::board;
using Lines = std::vector<std::string>;

namespace {

constexpr Man white(Shape shape) { return {shape, Shade::White}; }
constexpr Man black(Shape shape) { return {shape, Shade::Black}; }

/// What the last words were heard as.
std::optional<Picture> picture(const Evening& evening) {
    const auto& effects = evening.effects();
    const auto last = std::find_if(effects.rbegin(), effects.rend(),
                                   [](const auto& each) { return std::holds_alternative<session::Tell>(each); });
    REQUIRE(last != effects.rend());
    const auto& say = std::get<session::Tell>(*last);
    CHECK(say.utterance.urgency == speech::announce::Urgency::Answer);
    return say.picture;
}

template <typename Kind>
Kind heard(Evening& evening, const std::string& chord) {
    evening.key(chord);
    const auto found = picture(evening);
    REQUIRE(found);
    REQUIRE(std::holds_alternative<Kind>(*found));
    return std::get<Kind>(*found);
}

std::vector<Glide> last_move(Evening& evening) { return heard<Glides>(evening, "Ctrl+l").glides; }

bool has(const Sweep& sweep, const Standing& man) { return std::ranges::count(sweep.men, man) == 1; }

Evening as_black() {
    settings::Preferences preferences;
    preferences.side = settings::SideChoice::Black;
    return begun(preferences);
}

} // namespace

TEST_CASE("The position is heard as sound and read as a sentence") {
    Evening evening = begun();
    const Sweep sweep = heard<Sweep>(evening, "Ctrl+b");
    CHECK(evening.said() == Lines{"The position as sound: 32 men"});
    CHECK(evening.view().caption == "The position as sound: 32 men");
    CHECK(sweep.men.size() == 32);
    CHECK(has(sweep, {white(Shape::Rook), {0, 0}}));
    CHECK(has(sweep, {white(Shape::King), {4, 0}}));
    CHECK(has(sweep, {black(Shape::Pawn), {7, 6}}));
    CHECK(has(sweep, {black(Shape::Queen), {3, 7}}));
}

TEST_CASE("The board is heard as it lies before the finger") {
    Evening evening = begun();
    evening.key("f");
    const Sweep sweep = heard<Sweep>(evening, "Ctrl+b");
    CHECK(has(sweep, {white(Shape::King), {3, 7}}));
    CHECK(has(sweep, {black(Shape::King), {3, 0}}));
}

TEST_CASE("Lines go from the finger clockwise to the first man or the edge") {
    Evening evening = begun();
    evening.key("j");
    evening.type("h3");
    evening.key("Enter");
    const Rays rays = heard<Rays>(evening, "Ctrl+Shift+b");
    CHECK(evening.said().back() == "The lines from Hektor drei as sound");
    CHECK(rays.from == Spot{7, 2});
    REQUIRE(rays.rays.size() == 8);
    CHECK(rays.rays[0] == Ray{{{7, 3}, {7, 4}, {7, 5}}, Standing{black(Shape::Pawn), {7, 6}}});
    CHECK(rays.rays[1] == Ray{});
    CHECK(rays.rays[4] == Ray{{}, Standing{white(Shape::Pawn), {7, 1}}});
    CHECK(rays.rays[6].empty.size() == 7);
    CHECK_FALSE(rays.rays[6].man);
    CHECK(rays.rays[7] == Ray{{{6, 3}, {5, 4}, {4, 5}}, Standing{black(Shape::Pawn), {3, 6}}});
}

TEST_CASE("From Black's side the lines begin upwards there too") {
    Evening evening = as_black();
    evening.key("j");
    evening.type("a6");
    evening.key("Enter");
    const Rays rays = heard<Rays>(evening, "Ctrl+Shift+b");
    CHECK(rays.from == Spot{7, 2});
    CHECK(rays.rays[0] == Ray{{{7, 3}, {7, 4}, {7, 5}}, Standing{white(Shape::Pawn), {7, 6}}});
}

TEST_CASE("Before the first move there is none to be heard, and that is said") {
    Evening evening = begun();
    evening.key("Ctrl+l");
    CHECK_FALSE(picture(evening));
    CHECK(evening.said() == Lines{"No move was made yet."});
}

TEST_CASE("The last move glides, and what was taken is heard") {
    Evening evening = begun();
    evening.engine_plays({"d7d5"});
    evening.move("e4");
    CHECK(last_move(evening) == std::vector{Glide{black(Shape::Pawn), {3, 6}, {3, 4}}});
    CHECK(evening.said().back() == "As sound: Opponent: David fünf");
    evening.move("exd5");
    CHECK(last_move(evening) ==
          std::vector{Glide{white(Shape::Pawn), {4, 3}, {3, 4}, Standing{black(Shape::Pawn), {3, 4}}}});
}

TEST_CASE("Castling is two glides, and a pawn taken in passing is heard where it stood") {
    Evening castled = begun();
    castled.engine_plays({"a7a6", "a6a5", "a5a4"});
    for (const char* move : {"e4", "Nf3", "Be2", "0-0"}) castled.move(move);
    CHECK(last_move(castled) ==
          std::vector{Glide{white(Shape::King), {4, 0}, {6, 0}}, Glide{white(Shape::Rook), {7, 0}, {5, 0}}});

    Evening passing = begun();
    passing.engine_plays({"a7a6", "d7d5"});
    for (const char* move : {"e4", "e5", "exd6"}) passing.move(move);
    CHECK(last_move(passing) ==
          std::vector{Glide{white(Shape::Pawn), {4, 4}, {3, 5}, Standing{black(Shape::Pawn), {3, 4}}}});
}

TEST_CASE("What a pawn has become is heard behind what it took") {
    Evening evening = begun();
    evening.engine_plays({"h7h5", "h5h4", "h4h3", "h3g2"});
    for (const char* move : {"a4", "a5", "a6", "axb7"}) evening.move(move);
    evening.move("bxa8=Q");
    CHECK(last_move(evening) ==
          std::vector{
              Glide{white(Shape::Pawn), {1, 6}, {0, 7}, Standing{black(Shape::Rook), {0, 7}}, white(Shape::Queen)}});
}

TEST_CASE("What was heard as sound is heard again, and spelled as what it is") {
    Evening evening = begun();
    const Sweep sweep = heard<Sweep>(evening, "Ctrl+b");
    evening.pass(std::chrono::seconds(1));
    CHECK(heard<Sweep>(evening, "F11") == sweep);
    evening.key("F11");
    CHECK_FALSE(picture(evening));
    evening.pass(std::chrono::seconds(1));
    evening.said();
    evening.key("Ctrl+Left");
    CHECK_FALSE(contains(evening.said(), "The position as sound"));
    evening.key("Alt+1");
    CHECK(evening.said() == Lines{"The position as sound: 32 men"});
}

TEST_CASE("In fair play the own board is heard as it is felt") {
    settings::Preferences preferences;
    preferences.fair_play = settings::FairPlay::On;
    Evening evening = begun(preferences);
    evening.engine_plays({"e7e5"});
    evening.move("e4");
    CHECK(heard<Sweep>(evening, "Ctrl+b").men.size() == 32);
    CHECK(heard<Rays>(evening, "Ctrl+Shift+b").rays.size() == 8);
    CHECK(last_move(evening).size() == 1);
}

TEST_CASE("On two boards it is the board under the hand") {
    settings::Preferences preferences;
    preferences.boards = rules::table::Boards::Two;
    preferences.time_control = "300";
    Evening evening = begun(preferences);
    touch(evening, "e2");
    touch(evening, "e4");
    const Sweep sweep = heard<Sweep>(evening, "Ctrl+b");
    CHECK(has(sweep, {white(Shape::Pawn), {4, 3}}));
    CHECK_FALSE(has(sweep, {white(Shape::Pawn), {4, 1}}));
}

TEST_CASE("The list of sounds has the men, the notes, the ticks and a line to learn") {
    Evening evening;
    evening.start();
    choose(evening, "Sounds");
    go_to(evening, "As sound: white queen");
    evening.said();
    const Notes notes = heard<Notes>(evening, "Enter");
    CHECK(evening.said() == Lines{"As sound: white queen"});
    for (const Standing& each : notes.men) CHECK(each.man == white(Shape::Queen));
    CHECK(notes.men.size() == 3);
    go_to(evening, "As sound: the eight ranks, the nearest first");
    CHECK(heard<Notes>(evening, "Enter").men.size() == 8);
    go_to(evening, "As sound: the eight files from left to right");
    CHECK(heard<Sweep>(evening, "Enter").men.empty());
    go_to(evening, "As sound: a line of three empty squares and the edge of the board");
    CHECK(heard<Rays>(evening, "Enter").rays == std::vector{Ray{{{3, 5}, {3, 6}, {3, 7}}, std::nullopt}});
}
