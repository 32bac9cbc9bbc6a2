// A game that is over is walked through on its board, every question is answered there, and it can be played on.
#include "rules/journal/event_lines.hpp"
#include "rules/notation/fen.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

using namespace harness;
using Lines = std::vector<std::string>;

namespace {

/// Three moves each, with a capture and a check, five minutes to begin with, the player Black and mated at last.
ports::journal::StoredGame walked_game(rules::board::Color mine = rules::board::Color::White) {
    using rules::table::Seat;
    rules::table::Settings settings;
    settings.time = std::get<rules::table::TimeControl>(rules::table::read_time_control("300"));
    const bool is_white = mine == rules::board::Color::White;
    settings.white = is_white ? Seat::Blind : Seat::Computer;
    settings.black = is_white ? Seat::Computer : Seat::Blind;
    ports::journal::StoredGame game{game::GameId{7},
                                    {settings, is_white ? "You" : "Stockfish", is_white ? "Stockfish" : "You",
                                     game::Opponent{"stockfish", 3}, "2026-11-20T14:30:00"},
                                    {},
                                    {},
                                    std::nullopt};
    for (const char* line :
         {"0 started", "10000 made white e2e4", "10000 pressed white", "14000 made black d7d5", "14000 pressed black",
          "20000 made white e4d5", "20000 pressed white", "30000 made black d8d5", "30000 pressed black",
          "50000 made white b1c3", "50000 pressed white", "51000 made black d5e5", "51000 pressed black",
          "60000 resigned black", "60000 ended 1-0 resignation"})
        game.events.push_back(std::get<rules::table::TimedEvent>(rules::journal::read_line(line)));
    return game;
}

SessionHarness looking_back(rules::board::Color mine = rules::board::Color::White) {
    SessionHarness harness;
    harness.start({walked_game(mine)});
    choose(harness, "Games played: 1");
    harness.key("Enter");
    harness.said();
    return harness;
}

void press_twice(SessionHarness& harness, const std::string& chord) {
    harness.key(chord);
    harness.said();
    harness.key(chord);
}

std::string title(const SessionHarness& harness) { return harness.view().title; }

/// A game as White that was resigned after 1. e4 e5, its board open.
SessionHarness just_ended() {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    harness.key("Ctrl+r");
    say_yes(harness);
    harness.said();
    return harness;
}

std::string start_of(const ports::journal::StoredGame& game) {
    return rules::notation::write_fen(game.game.settings.start);
}

} // namespace

TEST_CASE("A game that is over is walked through on its board, with the sound of each move") {
    SessionHarness harness = looking_back();
    harness.key("Shift+Left");
    CHECK(harness.said() == Lines{"The starting position."});
    for (int ply = 0; ply < 3; ++ply) harness.key("Shift+Right");
    CHECK(harness.heard() == Lines{"[move] 1, White: Eva vier", "[move] 1, Black: David fünf",
                                   "[capture] 2, White: Eva schlägt David fünf"});
    harness.key("Shift+Left");
    CHECK(harness.said() == Lines{"1, Black: David fünf"});
    harness.keys({"Shift+End", "Shift+Right"});
    CHECK(harness.said() == Lines{"3, Black: Dame Eva fünf, Schach", "You win by resignation"});
    harness.key("Shift+Home");
    CHECK(harness.said() == Lines{"The starting position."});
}

TEST_CASE("The keys of lichess for going back and forth are these too") {
    SessionHarness harness = looking_back();
    harness.keys({"Shift+d", "Shift+d", "Shift+a"});
    CHECK(harness.said() == Lines{"1, White: Eva vier", "1, Black: David fünf", "1, White: Eva vier"});
}

TEST_CASE("The board answers for the position that is looked at") {
    SessionHarness harness = looking_back();
    for (int ply = 0; ply < 3; ++ply) harness.key("Shift+Right"); // 1. e4 d5 2. exd5
    harness.said();
    const auto answer = [&harness](const std::string& chord) {
        harness.key(chord);
        return harness.said();
    };
    harness.keys({"4", "Shift+5"});
    CHECK(harness.said().back() == "Eva vier empty");
    harness.keys({"5", "Shift+4"});
    CHECK(harness.said().back() == "white pawn David fünf");
    CHECK(answer("a") == Lines{"black queen David acht"});
    harness.key("j");
    harness.type("d8");
    harness.key("Enter");
    CHECK(harness.said().back() == "black queen David acht");
    CHECK(answer("l") == Lines{"You: Eva schlägt David fünf"});
    CHECK(contains(answer("c"), "pawn"));
    CHECK(contains(answer("F7"), "point ahead"));
    const Lines moves = answer("F4");
    CHECK(contains(moves, "move 2: Eva schlägt David fünf"));
    CHECK_FALSE(contains(moves, "Dame"));
    harness.key("Ctrl+b");
    CHECK(harness.view().caption == "The position as sound: 31 pieces");
    CHECK(contains(answer("w"), "Your opponent’s move. Shift plus Left arrow and Shift plus Right arrow"));
    CHECK(contains(answer("t"), "4 minutes 44 seconds"));
    press_twice(harness, "F2");
    CHECK(harness.said() == Lines{"Move 2."});
    CHECK(contains(answer("Ctrl+F2"), "cannot be told of an earlier position"));
    CHECK(contains(answer("y"), "rul"));
    const auto board = harness.view().board;
    REQUIRE(board);
    CHECK(board->placement[rules::board::Square(rules::board::File::D, rules::board::Rank::Five)] ==
          rules::board::Piece{rules::board::Color::White, rules::board::Role::Pawn});
    CHECK(board->moves == Lines{"1. e4  d5", "2. exd5"});
    CHECK(board->bottom_name == "You");
    CHECK(board->bottom_clock == "4:44");
}

TEST_CASE("At the end the board of a game looked back at is the one it ended on") {
    SessionHarness harness = looking_back();
    harness.key("Shift+End");
    harness.said();
    harness.key("w");
    CHECK(contains(harness.said(), "You win by resignation"));
    harness.key("y");
    CHECK(contains(harness.said(), "A player may resign"));
    CHECK(harness.view().board->moves.back() == "1-0");
}

TEST_CASE("Who was Black looks back from Black's end") {
    SessionHarness harness = looking_back(rules::board::Color::Black);
    harness.keys({"o", "Shift+Right", "l"});
    CHECK(harness.said() == Lines{"black pawn Eva sieben", "1, White: Eva vier", "Opponent: Eva vier"});
    CHECK(harness.view().board->flipped);
}

TEST_CASE("Nothing is played in a game looked back at, and the refusal says why and what can be done") {
    SessionHarness harness = looking_back();
    for (const char* chord : {"Enter", "i", "Ctrl+d", "Ctrl+r", "Tab", "e", "Delete"}) {
        INFO(chord);
        harness.key(chord);
        CHECK(harness.said() ==
              Lines{"You are reviewing a finished game: nothing is played here. F9: play on from here."});
    }
    CHECK(harness.submitted().empty());
    harness.key("F1");
    CHECK(contains(harness.said(), "Shift plus Left arrow: one move back. Shift plus Right arrow: one on."));
}

TEST_CASE("A move is gone to by its number, or from the list of moves") {
    SessionHarness harness = looking_back();
    harness.key("Shift+j");
    CHECK(harness.said() == Lines{"Type the number of a move."});
    harness.type("2");
    harness.key("Enter");
    CHECK(harness.said().back() == "2, White: Eva schlägt David fünf");
    harness.key("Shift+j");
    harness.type("7");
    harness.key("Enter");
    CHECK(harness.said().back() ==
          "The game goes to move 3. This is not one of its moves: 7. Type the number of a move.");
    harness.key("Escape");
    harness.said();
    press_twice(harness, "F4");
    CHECK(harness.said() == Lines{"Moves. 2, White: Eva schlägt David fünf"});
    harness.key("Down");
    harness.said();
    harness.key("Enter");
    CHECK(harness.said() == Lines{"2, Black: Dame schlägt David fünf"});
    harness.key("Shift+j");
    harness.type("0");
    harness.key("Enter");
    CHECK(harness.said().back() == "The starting position.");
}

TEST_CASE("The board a game has just ended on goes back through it, and Escape is at its end again") {
    SessionHarness harness = just_ended();
    harness.key("Shift+Left");
    CHECK(harness.said() == Lines{"1, White: Eva vier"});
    CHECK(title(harness) == "Game review");
    harness.keys({"o", "i"});
    CHECK(harness.said().back() == "You are reviewing a finished game: nothing is played here. F9: play on from here.");
    harness.key("Escape");
    CHECK(harness.said() == Lines{"You lose by resignation"});
    harness.key("Shift+Right");
    CHECK(harness.said() == Lines{"You lose by resignation"});
    press_twice(harness, "F4");
    harness.keys({"Up", "Enter"});
    CHECK(harness.said().back() == "1, White: Eva vier");
    CHECK(title(harness) == "Game review");
}

TEST_CASE("A game under way is not walked through") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    harness.said();
    for (const char* chord : {"Shift+Left", "Shift+Right", "Shift+Home", "Shift+End", "Shift+j"}) {
        harness.key(chord);
        CHECK(harness.said() == Lines{"The moves are walked through once the game is over. F4 tells those so far."});
    }
}

TEST_CASE("By lines of text a game is walked through too") {
    SessionHarness harness = looking_back();
    harness.tell(session::LineTyped{"Shift+Right"});
    CHECK(harness.said() == Lines{"1, White: Eva vier"});
    harness.tell(session::LineTyped{"Nf3"});
    CHECK(harness.said() == Lines{"You are reviewing a finished game: nothing is played here. F9: play on from here."});
    harness.tell(session::LineTyped{":Shift+j"});
    harness.tell(session::LineTyped{"3"});
    CHECK(harness.said().back() == "3, White: Springer Cäsar drei");
}

TEST_CASE("From a position looked back at a new game goes on against the computer") {
    SessionHarness harness = looking_back();
    for (int ply = 0; ply < 4; ++ply) harness.key("Shift+Right"); // 1. e4 d5 2. exd5 Qxd5
    harness.key("F9");
    choose(harness, "Play on from here against the computer");
    CHECK(contains(harness.said(), "From a position of another game, move 3."));
    REQUIRE(harness.has_game());
    CHECK(start_of(harness.kept().front()) == "rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3");
    harness.engine_plays({"d5d8"});
    harness.move("Sc3");
    CHECK(harness.game().table.plies.size() == 2);
    harness.key("F4");
    CHECK(contains(harness.said(), "move 3: Springer Cäsar drei"));
}

TEST_CASE("Where the opponent is to move, the computer begins the game that goes on") {
    SessionHarness harness = looking_back();
    harness.key("Shift+Right");
    harness.engine_plays({"e7e5"});
    harness.key("F9");
    choose(harness, "Play on from here against the computer");
    CHECK(contains(harness.said(), "Eva fünf"));
    CHECK(harness.game().table.position.turn() == rules::board::Color::White);
}

TEST_CASE("A game begun from a position is gone on with where it stood") {
    SessionHarness harness = looking_back();
    harness.key("Shift+End");
    harness.key("F9");
    choose(harness, "Play on from here against the computer");
    harness.move("De2");
    const ports::journal::StoredGame kept = harness.kept().front();
    SessionHarness later;
    later.start({kept});
    later.key("Enter");
    CHECK(contains(later.said(), "move 4"));
    CHECK(later.game().table.position.setup().placement == harness.game().table.position.setup().placement);
}

TEST_CASE("A game that the library finds late is not shown to whoever has gone elsewhere") {
    SessionHarness harness = begun();
    harness.said();
    harness.tell(session::GameToReview{walked_game()});
    CHECK(harness.said().empty());
    harness.move("e4");
    CHECK(harness.game().table.plies.size() == 1);
}

TEST_CASE("At the start the clocks show the increment of the first move, where it counts") {
    SessionHarness harness = begun("300+3");
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    harness.key("Ctrl+r");
    say_yes(harness);
    harness.key("Shift+Home");
    CHECK(harness.view().board->bottom_clock == "5:03");
}

TEST_CASE("After the moves of the game menu Escape is on the board again") {
    SessionHarness harness = just_ended();
    harness.key("F9");
    choose(harness, "The moves so far, one by one");
    harness.keys({"Home", "Enter"});
    harness.said();
    harness.key("Escape");
    CHECK(contains(harness.said(), "resign"));
    CHECK_FALSE(harness.view().list);
}

TEST_CASE("A position in which the game is over is not played on") {
    ports::journal::StoredGame game = walked_game();
    game.game.settings.start =
        std::get<rules::board::Setup>(rules::notation::read_fen("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1"));
    game.events.clear();
    for (const char* line : {"0 started", "10000 made white e1e2", "10000 ended 1/2-1/2 dead-position"})
        game.events.push_back(std::get<rules::table::TimedEvent>(rules::journal::read_line(line)));
    SessionHarness harness;
    harness.start({game});
    choose(harness, "Games played: 1");
    harness.key("Enter");
    harness.keys({"Shift+End", "F9", "Enter"});
    CHECK(harness.said().back() == "In this position the game is over: there is nothing to play on.");
    CHECK(harness.model().games.empty());
}

TEST_CASE("On the board a game has ended on the last move's sound is asked for as in a review") {
    SessionHarness harness = just_ended();
    press_twice(harness, "l");
    CHECK(contains(harness.said(), "recording"));
}
