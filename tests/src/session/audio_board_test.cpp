// The keys that answer with the board as sound.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace harness;
using namespace sounds::board;
using Lines = std::vector<std::string>;

namespace {

constexpr PlacedPiece white(Shape shape) { return {shape, Shade::White}; }
constexpr PlacedPiece black(Shape shape) { return {shape, Shade::Black}; }

/// What the last words were heard as.
std::optional<Picture> picture(const SessionHarness& harness) {
    const auto& effects = harness.effects();
    const auto last = std::find_if(effects.rbegin(), effects.rend(),
                                   [](const auto& each) { return std::holds_alternative<session::Tell>(each); });
    REQUIRE(last != effects.rend());
    const auto& say = std::get<session::Tell>(*last);
    CHECK(say.utterance.urgency == speech::announce::Urgency::Answer);
    return say.picture;
}

template <typename Kind>
Kind heard(SessionHarness& harness, const std::string& chord) {
    harness.key(chord);
    const auto found = picture(harness);
    REQUIRE(found);
    REQUIRE(std::holds_alternative<Kind>(*found));
    return std::get<Kind>(*found);
}

std::vector<Glide> last_move(SessionHarness& harness) { return heard<Glides>(harness, "Ctrl+l").glides; }

bool has(const Sweep& sweep, const Standing& piece) { return std::ranges::count(sweep.pieces, piece) == 1; }

SessionHarness as_black() {
    settings::Preferences preferences;
    preferences.side = settings::SideChoice::Black;
    return begun(preferences);
}

} // namespace

TEST_CASE("The position is heard as sound and read as a sentence") {
    SessionHarness harness = begun();
    const Sweep sweep = heard<Sweep>(harness, "Ctrl+b");
    CHECK(harness.said() == Lines{"The position as sound: 32 pieces"});
    CHECK(harness.view().caption == "The position as sound: 32 pieces");
    CHECK(sweep.pieces.size() == 32);
    CHECK(has(sweep, {white(Shape::Rook), {0, 0}}));
    CHECK(has(sweep, {white(Shape::King), {4, 0}}));
    CHECK(has(sweep, {black(Shape::Pawn), {7, 6}}));
    CHECK(has(sweep, {black(Shape::Queen), {3, 7}}));
}

TEST_CASE("The board is heard as it lies before the finger") {
    SessionHarness harness = begun();
    harness.key("f");
    const Sweep sweep = heard<Sweep>(harness, "Ctrl+b");
    CHECK(has(sweep, {white(Shape::King), {3, 7}}));
    CHECK(has(sweep, {black(Shape::King), {3, 0}}));
}

TEST_CASE("Lines go from the finger clockwise to the first piece or the edge") {
    SessionHarness harness = begun();
    harness.key("j");
    harness.type("h3");
    harness.key("Enter");
    const Rays rays = heard<Rays>(harness, "Ctrl+Shift+b");
    CHECK(harness.said().back() == "The lines from Hektor drei as sound");
    CHECK(rays.from == Spot{7, 2});
    REQUIRE(rays.rays.size() == 8);
    CHECK(rays.rays[0] == Ray{{{7, 3}, {7, 4}, {7, 5}}, Standing{black(Shape::Pawn), {7, 6}}});
    CHECK(rays.rays[1] == Ray{});
    CHECK(rays.rays[4] == Ray{{}, Standing{white(Shape::Pawn), {7, 1}}});
    CHECK(rays.rays[6].empty.size() == 7);
    CHECK_FALSE(rays.rays[6].piece);
    CHECK(rays.rays[7] == Ray{{{6, 3}, {5, 4}, {4, 5}}, Standing{black(Shape::Pawn), {3, 6}}});
}

TEST_CASE("From Black's side the lines begin upwards there too") {
    SessionHarness harness = as_black();
    harness.key("j");
    harness.type("a6");
    harness.key("Enter");
    const Rays rays = heard<Rays>(harness, "Ctrl+Shift+b");
    CHECK(rays.from == Spot{7, 2});
    CHECK(rays.rays[0] == Ray{{{7, 3}, {7, 4}, {7, 5}}, Standing{white(Shape::Pawn), {7, 6}}});
}

TEST_CASE("Before the first move there is none to be heard, and that is said") {
    SessionHarness harness = begun();
    harness.key("Ctrl+l");
    CHECK_FALSE(picture(harness));
    CHECK(harness.said() == Lines{"No move was made yet."});
}

TEST_CASE("The last move glides, and what was taken is heard") {
    SessionHarness harness = begun();
    harness.engine_plays({"d7d5"});
    harness.move("e4");
    CHECK(last_move(harness) == std::vector{Glide{black(Shape::Pawn), {3, 6}, {3, 4}}});
    CHECK(harness.said().back() == "As sound: Opponent: David fünf");
    harness.move("exd5");
    CHECK(last_move(harness) ==
          std::vector{Glide{white(Shape::Pawn), {4, 3}, {3, 4}, Standing{black(Shape::Pawn), {3, 4}}}});
}

TEST_CASE("Castling is two glides, and a pawn taken in passing is heard where it stood") {
    SessionHarness castled = begun();
    castled.engine_plays({"a7a6", "a6a5", "a5a4"});
    for (const char* move : {"e4", "Nf3", "Be2", "0-0"}) castled.move(move);
    CHECK(last_move(castled) ==
          std::vector{Glide{white(Shape::King), {4, 0}, {6, 0}}, Glide{white(Shape::Rook), {7, 0}, {5, 0}}});

    SessionHarness passing = begun();
    passing.engine_plays({"a7a6", "d7d5"});
    for (const char* move : {"e4", "e5", "exd6"}) passing.move(move);
    CHECK(last_move(passing) ==
          std::vector{Glide{white(Shape::Pawn), {4, 4}, {3, 5}, Standing{black(Shape::Pawn), {3, 4}}}});
}

TEST_CASE("What a pawn has become is heard behind what it took") {
    SessionHarness harness = begun();
    harness.engine_plays({"h7h5", "h5h4", "h4h3", "h3g2"});
    for (const char* move : {"a4", "a5", "a6", "axb7"}) harness.move(move);
    harness.move("bxa8=Q");
    CHECK(last_move(harness) ==
          std::vector{
              Glide{white(Shape::Pawn), {1, 6}, {0, 7}, Standing{black(Shape::Rook), {0, 7}}, white(Shape::Queen)}});
}

TEST_CASE("What was heard as sound is heard again, and spelled as what it is") {
    SessionHarness harness = begun();
    const Sweep sweep = heard<Sweep>(harness, "Ctrl+b");
    harness.pass(std::chrono::seconds(1));
    CHECK(heard<Sweep>(harness, "F11") == sweep);
    harness.key("F11");
    CHECK_FALSE(picture(harness));
    harness.pass(std::chrono::seconds(1));
    harness.said();
    harness.key("Ctrl+Left");
    CHECK_FALSE(contains(harness.said(), "The position as sound"));
    harness.key("Alt+1");
    CHECK(harness.said() == Lines{"The position as sound: 32 pieces"});
}

TEST_CASE("In fair play the own board is heard as it is felt") {
    settings::Preferences preferences;
    preferences.fair_play = settings::FairPlay::On;
    SessionHarness harness = begun(preferences);
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    CHECK(heard<Sweep>(harness, "Ctrl+b").pieces.size() == 32);
    CHECK(heard<Rays>(harness, "Ctrl+Shift+b").rays.size() == 8);
    CHECK(last_move(harness).size() == 1);
}

TEST_CASE("On two boards it is the board under the hand") {
    settings::Preferences preferences;
    preferences.boards = rules::table::Boards::Two;
    preferences.time_control = "300";
    SessionHarness harness = begun(preferences);
    touch(harness, "e2");
    touch(harness, "e4");
    const Sweep sweep = heard<Sweep>(harness, "Ctrl+b");
    CHECK(has(sweep, {white(Shape::Pawn), {4, 3}}));
    CHECK_FALSE(has(sweep, {white(Shape::Pawn), {4, 1}}));
}

TEST_CASE("The list of sounds has the pieces, the notes, the ticks and a line to learn") {
    SessionHarness harness;
    harness.start();
    choose(harness, "Sounds");
    go_to(harness, "As sound: white queen");
    harness.said();
    const Notes notes = heard<Notes>(harness, "Enter");
    CHECK(harness.said() == Lines{"As sound: white queen"});
    for (const Standing& each : notes.pieces) CHECK(each.piece == white(Shape::Queen));
    CHECK(notes.pieces.size() == 3);
    go_to(harness, "As sound: the eight ranks, the nearest first");
    CHECK(heard<Notes>(harness, "Enter").pieces.size() == 8);
    go_to(harness, "As sound: the eight files from left to right");
    CHECK(heard<Sweep>(harness, "Enter").pieces.empty());
    go_to(harness, "As sound: a line of three empty squares and the edge of the board");
    CHECK(heard<Rays>(harness, "Enter").rays == std::vector{Ray{{{3, 5}, {3, 6}, {3, 7}}, std::nullopt}});
}
