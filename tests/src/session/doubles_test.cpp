// Doubles (annex 2 of the cup) in the window: two boards, a partner, and what is captured going over.
#include "tests/src/session/foursome.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using harness::begun;
using harness::contains;
using harness::doubles;
using harness::fen;
using harness::Foursome;
using harness::SessionHarness;
using rules::board::Color;
using session::EnginePlace;
using Lines = std::vector<std::string>;
using namespace std::chrono_literals;

namespace {

/// Looks back at both boards of a game in which 1. e4 e5 was played here, and 1. f3 e5 2. g4 Qh4 there.
void check_both_boards(SessionHarness& harness) {
    harness.keys({"Shift+Home", "Shift+Right"});
    harness.said();
    const auto own = harness.view().board->cursor;
    harness.key("Ctrl+p");
    CHECK(harness.said() == Lines{"Your partner’s board"});
    CHECK(harness.view().board->flipped);
    CHECK(harness.view().board->other);
    harness.keys({"Ctrl+p", "l"});
    CHECK(contains(harness.said(), "Eva vier")); // where one was
    harness.key("Ctrl+p");
    harness.said();
    harness.key("l");
    CHECK(contains(harness.said(), "No move was made yet")); // nobody had moved there
    harness.keys({"Shift+End"});
    CHECK(contains(harness.said(), "Dame Hektor vier"));
    harness.key("Ctrl+p");
    CHECK(harness.said() == Lines{"Your board"});
    CHECK_FALSE(harness.view().board->flipped);
    CHECK(harness.view().board->cursor == own);
    harness.key("l");
    CHECK(contains(harness.said(), "Eva fünf")); // the last one here
    harness.keys({"Ctrl+p", "Escape"});          // leaves the game, and no finger on the wrong board
    CHECK_FALSE(harness.participant().finger.flipped);
}

} // namespace

TEST_CASE("A game of doubles begins on two boards at once, with three engines told of it") {
    SessionHarness harness(doubles());
    harness.start();
    harness.keys({"Enter", "Enter"});
    const Lines said = harness.said();
    CHECK(contains(said, "Your partner and both opponents: Fairy-Stockfish, level 1"));
    CHECK(contains(said, "Your partner plays Black at the other board."));
    CHECK_FALSE(contains(said, "You have a partner at a second board.")); // the clock runs
    harness.said();
    harness.key("F1");
    CHECK(contains(harness.said(), "You have a partner at a second board."));
    REQUIRE(harness.game().partners);
    const session::Game& partners = harness.game_at(*harness.game().partners);
    CHECK(partners.partners == harness.game().table_id);
    CHECK(harness.game().table.phase == rules::table::Phase::Playing);
    CHECK(partners.table.phase == rules::table::Phase::Playing);
    CHECK(partners.table.settings.seat(Color::Black) == rules::table::Seat::Computer);
    CHECK(partners.table.settings.seat(Color::White) == rules::table::Seat::Computer);
    CHECK(partners.table.clock.running() == Color::White);
    const auto started = std::ranges::count_if(harness.effects(), [](const session::Effect& effect) {
        const auto* start = std::get_if<session::StartEngine>(&effect);
        return start != nullptr &&
               std::ranges::count(start->spec.options, engine::OptionSetting{"UCI_Variant", "bughouse"}) == 1;
    });
    CHECK(started == 3);
    CHECK(harness.kept().size() == 2);
}

TEST_CASE("An arbiter who looks at the partner's board as the game is left looks at the next game's own board") {
    const session::ParticipantId arbiter{2};
    Foursome four;
    SessionHarness& harness = four.harness;
    harness.tell(session::ReaderCame{arbiter});
    harness.type_line(arbiter, "Ctrl+p");
    CHECK(harness.model().participants.at(arbiter).looks_at);
    harness.key("F9");
    harness::choose(harness, "Leave the game");
    harness::say_yes(harness);
    CHECK_FALSE(harness.model().participants.at(arbiter).looks_at);
    harness.keys({"Enter", "Enter"});
    harness.read(arbiter);
    harness.type_line(arbiter, "w");
    CHECK(harness.read(arbiter) == Lines{"White to move"});
}

TEST_CASE("One key goes to the partner's board and back, and there only questions are answered") {
    Foursome four;
    SessionHarness& harness = four.harness;
    harness.move("e4");
    harness.said();
    harness.key("Ctrl+p");
    CHECK(harness.said() == Lines{"Your partner’s board"});
    harness.key("w");
    CHECK(harness.said() == Lines{"White to move"});
    harness.key("F5");
    CHECK(contains(harness.said(), "Eva acht")); // the partner's pieces
    harness.key("F1");
    CHECK(contains(harness.said(), "This is your partner’s board: only your partner moves here."));
    CHECK(harness.view().board->flipped);
    for (const char* key : {"Enter", "i", "e", "Ctrl+d", "Ctrl+r", "Tab"}) {
        INFO(key);
        harness.key(key);
        const Lines said = harness.said();
        CHECK((contains(said, "only your partner moves here. Control plus p goes back to yours") ||
               contains(said, "one board")));
        CHECK(harness.view().title.starts_with("doubles"));
    }
    CHECK(four.partners().table.plies.empty());
    harness.key("Ctrl+p");
    CHECK(harness.said() == Lines{"Your board"});
    harness.key("w");
    CHECK(harness.said() == Lines{"Your opponent’s move"});
    harness.keys({"Ctrl+p", "Escape"});
    CHECK(contains(harness.said(), "Your board"));
}

TEST_CASE("The partner's board has a menu of its own, and the arbiter rules there too") {
    Foursome four;
    SessionHarness& harness = four.harness;
    four.plays(four.there(Color::White), "e2e4");
    harness.keys({"Ctrl+p", "F9"});
    REQUIRE(harness.view().list);
    CHECK(harness.view().list->rows == Lines{"Back to the board", "The moves so far, one by one", "The arbiter"});
    harness.key("Enter");
    CHECK(harness.participant().looks_at == harness.game().partners);
    harness.said();
    harness.key("F9");
    harness::choose(harness, "The arbiter");
    harness::choose(harness, "Stop the clocks");
    harness::say_yes(harness);
    CHECK(contains(harness.said(),
                   "Partner’s board: The arbiter stops the clocks: for a ruling. The other board plays on."));
    CHECK(four.partners().table.phase == rules::table::Phase::Halted);
    CHECK(four.own().table.phase == rules::table::Phase::Playing);
    harness.key("F9");
    harness::choose(harness, "The arbiter");
    harness::choose(harness, "Let play resume");
    harness::say_yes(harness);
    CHECK(four.partners().table.phase == rules::table::Phase::Playing);
}

TEST_CASE("Where the clocks of one board are stopped already, it does not play on as the other is stopped") {
    Foursome four;
    SessionHarness& harness = four.harness;
    const auto stop = [&harness] {
        harness.said();
        harness::open_arbiter(harness);
        harness::choose(harness, "Stop the clocks");
        harness::say_yes(harness);
        return harness.said();
    };
    CHECK(contains(stop(), "The other board plays on."));
    harness.key("Ctrl+p");
    const Lines said = stop();
    CHECK(contains(said, "Partner’s board: The arbiter stops the clocks: for a ruling"));
    CHECK_FALSE(contains(said, "The other board plays on"));
}

TEST_CASE("The key for a move that a computer seals at the partner's board is chosen there, wherever one looks") {
    const bool looks_back = GENERATE(true, false);
    CAPTURE(looks_back);
    Foursome four(doubles("fide-2005"));
    SessionHarness& harness = four.harness;
    harness.take_keys_away({});
    harness.key("Ctrl+p");
    harness::open_arbiter(harness);
    harness::choose(harness, "Adjourn the game");
    harness.key("Enter");
    harness::say_yes(harness);
    if (looks_back) harness.key("Ctrl+p");
    harness.said();
    four.plays(four.there(Color::White), "e2e4");
    REQUIRE(harness.view().list);
    CHECK(harness.view().list->rows.front() == "A new key, opened with a passphrase");
    CHECK(harness.participant().looks_at == harness.game().partners);
    harness.key("Enter");
    for (int times = 0; times < 2; ++times) {
        harness.type("long enough");
        harness.key("Enter");
    }
    CHECK(contains(harness.said(), "White has sealed a move"));
    CHECK(four.partners().table.sealed);
    CHECK_FALSE(harness.view().list);
}

TEST_CASE("No key of the board does anything at the partner's table, nor asks whether it is to be done") {
    Foursome four;
    four.harness.key("Ctrl+p");
    const std::size_t before = four.harness.submitted().size();
    for (const session::Binding& binding : session::key_map(four.harness.model()).bindings) {
        if (binding.key_context != session::KeyContext::Board) continue;
        INFO(binding.chord.name);
        SessionHarness each = four.harness;
        each.key(binding.chord.name);
        CHECK(each.submitted().size() == before);
        CHECK_FALSE(std::holds_alternative<session::ConfirmScreen>(each.participant().screens.back()));
    }
}

TEST_CASE("The finger stays where it was on each of the boards") {
    Foursome four;
    SessionHarness& harness = four.harness;
    harness.keys({"Right", "Up"});
    const auto own = harness.view().board->cursor;
    harness.key("Ctrl+p");
    CHECK(harness.view().board->cursor == *rules::board::Square::parse("e7"));
    harness.keys({"Left", "Ctrl+p"});
    CHECK(harness.view().board->cursor == own);
}

TEST_CASE("Moves at the partner's board are told behind one's own news, in a voice of their own") {
    Foursome four;
    SessionHarness& harness = four.harness;
    four.plays(four.there(Color::White), "e2e4");
    const auto told = harness.utterances();
    const auto aside = std::ranges::find(told, speech::announce::Urgency::Aside, &speech::announce::Utterance::urgency);
    REQUIRE(aside != told.end());
    CHECK(plain_text(aside->runs) == "Partner’s board: White: Eva vier");
    CHECK(std::ranges::all_of(aside->runs, [](const auto& run) { return run.part == speech::phrases::Part::Partner; }));
    CHECK_FALSE(aside->cue);
}

TEST_CASE("How much of the partner's board is told can be chosen") {
    settings::Preferences preferences = doubles();
    preferences.partners_board = GENERATE(settings::PartnersBoard::Captures, settings::PartnersBoard::Silent);
    Foursome four(preferences);
    four.play_there({{Color::White, "e2e4"}, {Color::Black, "d7d5"}});
    CHECK_FALSE(contains(four.harness.said(), "Partner’s board"));
    four.plays(four.there(Color::White), "e4d5");
    CHECK(contains(four.harness.said(), "Partner’s board") ==
          (preferences.partners_board == settings::PartnersBoard::Captures));
}

TEST_CASE("What the partner captures comes into the reserve, is told, and can be put on the board") {
    Foursome four;
    SessionHarness& harness = four.harness;
    harness.key("Shift+F7");
    CHECK(harness.said() == Lines{"Your reserve is empty"});
    harness.key("Shift+Enter");
    CHECK(contains(harness.said(), "Your reserve is empty"));
    four.play_there({{Color::White, "e2e4"}, {Color::Black, "d7d5"}, {Color::White, "h2h3"}});
    harness.said();
    four.plays(four.there(Color::Black), "d5e4"); // the partner takes a white pawn
    CHECK(contains(harness.said(), "You get from your partner: pawn"));
    harness.key("Shift+F7");
    CHECK(harness.said() == Lines{"Your reserve: pawn"});
    harness.keys({"Shift+F7", "Shift+F7"});
    CHECK(contains(harness.said(), "Your opponent’s reserve is empty"));
    CHECK(harness.view().board->bottom_name.ends_with(" · ♙"));

    harness.key("Shift+Enter");
    CHECK(harness.said() == Lines{"pawn: choose an empty square"});
    harness.key("w");
    CHECK(contains(harness.said(), "in your hand: pawn"));
    harness.key("Escape");
    CHECK(harness.said() == Lines{"pawn is back in your reserve"});
    harness.key("Shift+Enter");
    harness.said();
    harness.keys({"j"});
    harness.type("a8");
    harness.keys({"Enter", "Enter"});
    CHECK(contains(harness.said(), "Annex 2")); // occupied, and the last rank
    CHECK(harness.participant().from_reserve);
    harness.key("j");
    harness.type("e4");
    harness.keys({"Enter", "Enter"});
    CHECK_FALSE(harness.participant().from_reserve);
    CHECK(four.own().table.plies.size() == 1);
    CHECK(four.own().table.position.at(*rules::board::Square::parse("e4")) ==
          rules::board::Piece{Color::White, rules::board::Role::Pawn});
    harness.key("Shift+F7");
    CHECK(contains(harness.said(), "Your reserve is empty"));
}

namespace {

/// The partner has taken two pawns and a bishop.
void fill_the_reserve(Foursome& four) {
    four.play_there({{Color::White, "e2e4"},
                     {Color::Black, "d7d5"},
                     {Color::White, "d2d3"},
                     {Color::Black, "d5e4"},
                     {Color::White, "c1g5"},
                     {Color::Black, "f7f6"},
                     {Color::White, "h2h3"},
                     {Color::Black, "f6g5"},
                     {Color::White, "h3h4"},
                     {Color::Black, "g5h4"}});
}

} // namespace

TEST_CASE("With several kinds in the reserve one is chosen from a list") {
    Foursome four;
    SessionHarness& harness = four.harness;
    fill_the_reserve(four);
    harness.key("Shift+F7");
    CHECK(contains(harness.said(), "Your reserve: bishop, 2 pawns"));
    harness.key("Shift+Enter");
    REQUIRE(harness.view().list);
    CHECK(harness.view().list->rows == Lines{"bishop", "2 pawns"});
    harness.said();
    harness.key("F1");
    CHECK(contains(harness.said(), "You take this piece in your hand, and then choose its square."));
    harness.keys({"Down", "Enter"});
    CHECK(contains(harness.said(), "pawn: choose an empty square"));
}

TEST_CASE("A square that is typed is where the piece from the reserve goes") {
    Foursome four;
    SessionHarness& harness = four.harness;
    fill_the_reserve(four);
    harness.keys({"Shift+Enter", "Enter"}); // the bishop
    harness.said();
    harness.move("a8");
    CHECK(contains(harness.said(), "Annex 2"));
    CHECK(harness.participant().from_reserve == rules::board::Role::Bishop);
    harness.key("Ctrl+p");
    harness.move("g6");
    CHECK(four.own().table.plies.empty());
    harness.key("Ctrl+p");
    harness.move("g6");
    CHECK_FALSE(harness.participant().from_reserve);
    CHECK(four.own().table.position.at(*rules::board::Square::parse("g6")) ==
          rules::board::Piece{Color::White, rules::board::Role::Bishop});
}

TEST_CASE("A pawn of the reserve is put down only where that is asked for") {
    Foursome four;
    SessionHarness& harness = four.harness;
    fill_the_reserve(four);
    harness.said();
    harness.move("c5");
    CHECK(contains(harness.said(), "No pawn can go to Cäsar fünf"));
    CHECK(four.own().table.plies.empty());
    harness.move("@c5");
    CHECK(four.own().table.position.at(*rules::board::Square::parse("c5")) ==
          rules::board::Piece{Color::White, rules::board::Role::Pawn});
}

TEST_CASE("What one captures goes to the partner's reserve, and so to the engine") {
    Foursome four;
    SessionHarness& harness = four.harness;
    harness.move("e4");
    four.plays(four.here(Color::Black), "d7d5");
    harness.move("exd5");
    CHECK(four.partners().table.position.in_hand({Color::Black, rules::board::Role::Pawn}) == 1);
    four.plays(four.there(Color::White), "e2e4");
    CHECK(harness.question(four.there(Color::Black)).start_fen ==
          "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR[p] b KQkq e3 0 1");
    CHECK(harness.question(four.there(Color::Black)).moves.empty());
    four.plays(four.there(Color::Black), "P@e3");
    CHECK(fen(four.partners()) == "rnbqkbnr/pppppppp/8/8/4P3/4p3/PPPP1PPP/RNBQKBNR[] w KQkq - 0 2");
}

TEST_CASE("An engine takes its time, and does not move at once") {
    Foursome four;
    four.harness.engine_answers(four.there(Color::White), "e2e4");
    CHECK(four.partners().table.plies.empty());
    four.harness.pass(3s);
    CHECK(four.partners().table.plies.empty());
    four.harness.pass(4s);
    CHECK(four.partners().table.plies.size() == 1);
}

TEST_CASE("An engine that sees itself mated waits for a piece, but not for ever, and thinks again when one comes") {
    Foursome four;
    SessionHarness& harness = four.harness;
    harness.move("e4");
    four.plays(four.here(Color::Black), "d7d5");
    four.plays(four.there(Color::White), "h2h3");
    harness.engine_answers(four.there(Color::Black), "a7a6", engine::MateIn{-2});
    harness.pass(5s);
    CHECK(four.partners().table.plies.size() == 1);
    const auto before = harness.question(four.there(Color::Black)).id;
    harness.move("exd5"); // a pawn for it
    CHECK(harness.question(four.there(Color::Black)).id > before);
    harness.engine_answers(four.there(Color::Black), "P@e3", engine::MateIn{-3});
    harness.pass(4s);
    CHECK(four.partners().table.plies.size() == 1);
    harness.pass(4s); // twenty seconds in all
    CHECK(four.partners().table.plies.size() == 2);
}

TEST_CASE("The end of one board is the end of the other, and is told with its reason") {
    Foursome four;
    SessionHarness& harness = four.harness;
    four.play_there({{Color::White, "f2f3"}, {Color::Black, "e7e5"}, {Color::White, "g2g4"}, {Color::Black, "d8h4"}});
    const Lines said = harness.said();
    CHECK(contains(said, "Partner’s board: Checkmate: Black wins"));
    CHECK(contains(said, "You win: your partner has won"));
    CHECK(four.own().table.outcome->result == rules::table::Result::WhiteWins);
    CHECK(four.partners().table.outcome->result == rules::table::Result::BlackWins);
}

TEST_CASE("Both boards are left together, and gone on with as they were") {
    Foursome four;
    SessionHarness& harness = four.harness;
    harness.move("e4");
    four.plays(four.here(Color::Black), "d7d5");
    harness.move("exd5");
    four.plays(four.there(Color::White), "h2h3");
    const std::string own = fen(four.own());
    const std::string partners = fen(four.partners());
    harness.keys({"F9", "End", "Enter", "Down", "Enter"});
    CHECK_FALSE(harness.has_game());
    CHECK(harness.model().games.empty());
    SessionHarness later;
    later.take_over_library(harness);
    later.said();
    CHECK(std::ranges::count_if(later.view().list->rows, [](const std::string& row) {
              return row.find("Fairy-Stockfish") != std::string::npos;
          }) == 1); // the partners' game is no game of its own
    later.key("Enter");
    REQUIRE(later.has_game());
    REQUIRE(later.game().partners);
    CHECK(fen(later.game()) == own);
    CHECK(fen(later.game_at(*later.game().partners)) == partners);
}

TEST_CASE("A game of doubles that cannot be gone on with is free again, both boards of it") {
    Foursome four;
    const auto without_engines = std::make_shared<session::Equipment>(*harness::equipment());
    without_engines->engines.clear();
    SessionHarness later({}, without_engines);
    later.take_over_library(four.harness);
    later.said();
    later.key("Enter");
    CHECK_FALSE(later.has_game());
    CHECK(contains(later.said(), "No chess engine is installed."));
    for (const auto& stored : four.harness.kept())
        CHECK(std::ranges::count_if(later.effects(), [&](const session::Effect& effect) {
                  const auto* release = std::get_if<session::ReleaseGame>(&effect);
                  return release != nullptr && release->game == game::PlayedGame{stored.id};
              }) == 1);
}

TEST_CASE("The partners' clocks start on going on where the program was killed before they did") {
    Foursome four;
    std::vector<ports::journal::StoredGame> kept = four.harness.kept();
    for (ports::journal::StoredGame& stored : kept)
        if (stored.game.settings.match->board == 2) stored.events.clear();
    SessionHarness later;
    later.take_over_library(four.harness);
    later.start(kept);
    later.key("Enter");
    REQUIRE(later.has_game());
    const session::Game& partners = later.game_at(*later.game().partners);
    CHECK(partners.table.phase == rules::table::Phase::Playing);
    CHECK(partners.table.clock.running() == Color::White);
}

TEST_CASE("An engine that fails at the partner's board can be replaced from one's own") {
    Foursome four;
    SessionHarness& harness = four.harness;
    harness.tell(session::EngineReported{four.there(Color::White), engine::Failed{engine::NotRunning{}}});
    CHECK(harness.view().title == "The opponent has failed");
    CHECK(four.own().is_suspended());
    CHECK(four.partners().is_suspended());
    harness.said();
    harness.key("F1");
    CHECK(contains(harness.said(), "The game goes on from this position with this engine."));
    harness.key("Enter");
    CHECK_FALSE(four.own().is_suspended());
    CHECK_FALSE(four.partners().is_suspended());
    CHECK(four.partners().engine_of(Color::White)->state == session::EngineState::Starting);
}

TEST_CASE("While an engine is to be replaced, a move that another one has ready keeps nobody awake") {
    Foursome four;
    four.harness.engine_answers(four.there(Color::White), "e2e4");
    four.harness.tell(session::EngineReported{four.there(Color::Black), engine::Failed{engine::NotRunning{}}});
    REQUIRE(four.own().is_suspended());
    four.harness.pass(60s); // looks each time whether the program sleeps
    CHECK(four.partners().table.plies.empty());
}

TEST_CASE("Of two engines that fail at once both are replaced before the game goes on") {
    Foursome four;
    SessionHarness& harness = four.harness;
    for (const EnginePlace& place : {four.here(Color::Black), four.there(Color::White)})
        harness.tell(session::EngineReported{place, engine::Failed{engine::NotRunning{}}});
    harness.said();
    harness.key("Enter");
    CHECK(harness.view().title == "The opponent has failed");
    CHECK(contains(harness.said(), "Fairy-Stockfish"));
    CHECK(four.own().is_suspended());
    harness.key("Enter");
    CHECK_FALSE(four.own().is_suspended());
    CHECK_FALSE(four.partners().is_suspended());
    CHECK(four.own().engine_of(Color::Black)->state == session::EngineState::Starting);
    CHECK(four.partners().engine_of(Color::White)->state == session::EngineState::Starting);
}

TEST_CASE("Where there is no partner the keys say so") {
    SessionHarness harness = begun();
    harness.said();
    for (const char* key : {"Ctrl+p", "Shift+F7", "Shift+Enter"}) {
        harness.key(key);
        CHECK(harness.said() == Lines{"This game has no partners."});
    }
}

TEST_CASE("A game of doubles that is over is looked back at on both boards, each as it stood then") {
    Foursome four;
    SessionHarness& harness = four.harness;
    harness.move("e4");
    four.plays(four.there(Color::White), "f2f3");
    four.plays(four.here(Color::Black), "e7e5");
    four.play_there({{Color::Black, "e7e5"}, {Color::White, "g2g4"}, {Color::Black, "d8h4"}});
    REQUIRE(four.own().table.outcome);
    SessionHarness later;
    later.take_over_library(harness);
    SessionHarness* const looking = GENERATE(true, false) ? &harness : &later;
    if (looking == &later) later.type("g"); // the games played
    if (looking == &later) later.keys({"Enter", "Enter"});
    check_both_boards(*looking);
}

TEST_CASE("In doubles the clock's key says that there is one board, and names the key to the partner's") {
    Foursome four;
    four.harness.key("Tab");
    CHECK(four.harness.said() ==
          Lines{"In doubles everyone plays on one board. Control plus p goes to your partner’s."});
}

TEST_CASE("Help at the board of doubles names no key that is always refused there") {
    Foursome four;
    four.harness.key("F1");
    const Lines said = four.harness.said();
    CHECK_FALSE(contains(said, "takes your move back"));
    CHECK(contains(said, "a hint"));
}
