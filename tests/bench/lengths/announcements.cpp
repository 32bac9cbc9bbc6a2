#include "tests/bench/lengths/announcements.hpp"

#include <chrono>

namespace lengths {
namespace {

using harness::SessionHarness;

/// White moves, and Black answers each move.
void play(SessionHarness& game, std::initializer_list<const char*> own, std::initializer_list<const char*> others) {
    game.engine_plays(others);
    for (const char* move : own) game.move(move);
}

void go_to(SessionHarness& game, const char* square) {
    game.key("j");
    game.type(square);
    game.key("Enter");
}

void ask(SessionHarness& game, const char* key) {
    game.pass(std::chrono::seconds(2));
    game.key(key);
}

void own_move(SessionHarness& game) {
    game.engine_is_deaf = true;
    game.move("Nf3");
}
void own_capture(SessionHarness& game) {
    play(game, {"e4"}, {"d7d5"});
    game.engine_is_deaf = true;
    game.move("exd5");
}
void opponents_move(SessionHarness& game) { play(game, {"e4"}, {"g8f6"}); }
void opponents_capture(SessionHarness& game) { play(game, {"e4", "a3"}, {"d7d5", "d5e4"}); }
void check(SessionHarness& game) { play(game, {"d4", "a3"}, {"e7e6", "f8b4"}); }
void castling(SessionHarness& game) { play(game, {"Nf3", "a3", "b3", "h3"}, {"g8f6", "g7g6", "f8g7", "e8g8"}); }
void empty_square(SessionHarness& game) { game.keys({"Up", "Up"}); }
void square_with_piece(SessionHarness& game) { game.keys({"Up", "Down"}); }
void lifting(SessionHarness& game) { touch(game, "g1"); }
void both_clocks(SessionHarness& game) { ask(game, "t"); }
void own_clock(SessionHarness& game) { ask(game, "F2"); }
void illegal_move(SessionHarness& game) { game.move("Nd4"); }
void not_your_move(SessionHarness& game) {
    game.engine_is_deaf = true;
    game.move("e4");
    game.move("d4");
}
void whose_move(SessionHarness& game) { ask(game, "w"); }
void material(SessionHarness& game) {
    play(game, {"e4", "a3"}, {"d7d5", "d5e4"});
    ask(game, "F7");
}
void last_move(SessionHarness& game) {
    play(game, {"e4"}, {"g8f6"});
    ask(game, "l");
}
void moves_of_piece(SessionHarness& game) {
    go_to(game, "g1");
    ask(game, "m");
}
void attackers(SessionHarness& game) {
    play(game, {"e4"}, {"d7d5"});
    go_to(game, "e4");
    ask(game, "a");
}
void pawns(SessionHarness& game) { ask(game, "F6"); }
void draw_declined(SessionHarness& game) {
    play(game, {"e4"}, {"e7e5"});
    game.keys({"Ctrl+d", "Down", "Enter"});
}
void row(SessionHarness& game) {
    game.key("F9");
    game.key("Down");
}
void menu(SessionHarness& game) { game.key("F9"); }
void question(SessionHarness& game) { game.key("Ctrl+r"); }
void over(SessionHarness& game) { game.keys({"Ctrl+r", "Down", "Enter"}); }

constexpr Announcement all[]{
    {"own move", own_move, "knight f 3", nullptr},
    {"own capture", own_capture, "e takes d 5", nullptr},
    {"opponent’s move", opponents_move, "knight f 6", "Black Knight g 8 to f 6"},
    {"opponent’s capture", opponents_capture, "d takes e 4", "Black Pawn d 5 takes White Pawn on e 4"},
    {"check", check, "bishop b 4 check", "Black Bishop f 8 to b 4 Check"},
    {"castling", castling, "short castling", "Black castles King side"},
    {"empty square", empty_square, "e 4", "e 4"},
    {"square with a piece", square_with_piece, "e 2 white pawn", "e 2 White Pawn"},
    {"lifting", lifting, nullptr, "White Knight selected"},
    {"both clocks", both_clocks, "4 minutes 58 seconds, 5 minutes",
     "White’s remaining time is 4 58 Black’s remaining time is 5 00"},
    {"own clock", own_clock, nullptr, nullptr},
    {"illegal move", illegal_move, "Invalid move: Nd4", "Illegal move"},
    {"not your move", not_your_move, "Will attempt to premove: d4. Enter to cancel", "It is not your turn"},
    {"whose move", whose_move, "Your turn", "It is your turn"},
    {"material", material, nullptr, nullptr},
    {"last move", last_move, "knight f 6", "Black Knight g 8 to f 6"},
    {"moves of a piece", moves_of_piece, "f 3, h 3", nullptr},
    {"attackers", attackers, nullptr, "d 5 Black Pawn"},
    {"pawns by file", pawns, nullptr, nullptr},
    {"draw declined", draw_declined, "Your opponent declines the draw", nullptr},
    {"row of a list", row, nullptr, nullptr},
    {"title of a list", menu, nullptr, nullptr},
    {"question: resign", question, nullptr, nullptr},
    {"game over", over, "White resigned, Black is victorious", "White resigns, black wins"},
};

} // namespace

std::span<const Announcement> announcements() { return all; }

} // namespace lengths
