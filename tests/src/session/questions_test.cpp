// The questions at the board: what is asked with one key and answered in one sentence, without anything changing.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

using namespace harness;

namespace {

using Lines = std::vector<std::string>;

/// White's game after these moves, White's and the engine's by turns.
SessionHarness after(std::initializer_list<const char*> mine, std::initializer_list<const char*> engines,
                     const settings::Preferences& preferences = {}) {
    SessionHarness harness = begun(preferences);
    harness.engine_plays(engines);
    for (const char* move : mine) harness.move(move);
    harness.said();
    return harness;
}

settings::Preferences with(settings::Verbosity verbosity) {
    settings::Preferences preferences;
    preferences.verbosity = verbosity;
    preferences.side = settings::SideChoice::White;
    preferences.time_control = "-";
    return preferences;
}

Lines asked_on(SessionHarness& harness, const std::string& square, const std::string& chord) {
    harness.key("j");
    harness.type(square);
    harness.key("Enter");
    harness.said();
    harness.key(chord);
    return harness.said();
}

} // namespace

TEST_CASE("A knight's view: the pieces a knight's move away, or how many squares are free there") {
    SessionHarness harness = begun();
    CHECK(asked_on(harness, "d5", "h") == Lines{"black pawn Cäsar sieben, black pawn Eva sieben"});
    CHECK(asked_on(harness, "h4", "h") == Lines{"white pawn Gustav zwei"});
    CHECK(asked_on(harness, "a1", "h") == Lines{"white pawn Cäsar zwei"});
    SessionHarness opened = after({"e4", "Nf3"}, {"e7e5", "b8c6"});
    CHECK(asked_on(opened, "a3", "h") == Lines{"white knight Bella eins, white pawn Cäsar zwei"});
    SessionHarness cleared = after({"c4", "b4"}, {"a7a5", "a5b4"});
    CHECK(asked_on(cleared, "a3", "h") == Lines{"white knight Bella eins, white pawn Cäsar vier"});
}

TEST_CASE("Where no piece is a knight's move away, the free squares are counted") {
    SessionHarness harness = after({"b4"}, {"h7h6"});
    CHECK(asked_on(harness, "a4", "h") == Lines{"No piece is a knight’s move away; 4 squares are free."});
}

TEST_CASE("A whole rank goes from the a-file on, a whole file from the player's end on") {
    SessionHarness harness = after({"e4"}, {"e7e5"});
    CHECK(asked_on(harness, "c1", "s") ==
          Lines{"white rook Anna eins, white knight Bella eins, white bishop Cäsar eins, white queen David eins, "
                "white king Eva eins, white bishop Felix eins, white knight Gustav eins, white rook Hektor eins"});
    CHECK(asked_on(harness, "a6", "s") == Lines{"Rank sechs is empty."});
    CHECK(asked_on(harness, "e8", "Shift+s") ==
          Lines{"white king Eva eins, white pawn Eva vier, black pawn Eva fünf, black king Eva acht"});
}

TEST_CASE("Black hears a file from the eighth rank on") {
    settings::Preferences preferences = with(settings::Verbosity::Normal);
    preferences.side = settings::SideChoice::Black;
    SessionHarness harness = begun(preferences);
    CHECK(asked_on(harness, "d3", "Shift+s") ==
          Lines{"black queen David acht, black pawn David sieben, white pawn David zwei, white queen David eins"});
    CHECK(asked(harness, "Alt+q") == Lines{"You: David acht. Your opponent: David eins"});
}

TEST_CASE("Pieces of one kind are told with the player's first, and none as none") {
    SessionHarness harness = begun();
    CHECK(asked(harness, "Alt+n") == Lines{"You: Bella eins, Gustav eins. Your opponent: Bella acht, Gustav acht"});
    CHECK(asked(harness, "Alt+k") == Lines{"You: Eva eins. Your opponent: Eva acht"});
    SessionHarness traded = after({"e4", "exd5", "Nc3", "Nxd5"}, {"d7d5", "d8d5", "a7a6", "a6a5"});
    CHECK(asked(traded, "Alt+q") == Lines{"You: David eins. Your opponent: no black queen"});
}

TEST_CASE("A king: where it is, whether in check, who is beside it, what is attacked there, and whether it can move") {
    SessionHarness harness = after({"f3", "Kf2"}, {"e7e5", "d8h4"});
    CHECK(asked(harness, "z") ==
          Lines{"white king Felix zwei; in check; beside it white bishop Felix eins, white knight Gustav eins, white "
                "pawn Eva zwei, white pawn Gustav zwei, white pawn Felix drei; attacked Eva eins, Gustav drei; it can "
                "move"});
    SessionHarness quiet = begun();
    CHECK(asked(quiet, "Shift+z") ==
          Lines{"black king Eva acht; beside it black pawn David sieben, black pawn Eva sieben, black pawn Felix "
                "sieben, black queen David acht, black bishop Felix acht; it cannot move"});
}

TEST_CASE("What if a piece stood here: checks, attackers, defenders and what it would attack; nothing moves") {
    SessionHarness harness = after({"e4"}, {"e7e5"});
    const std::string before = fen(harness);
    const Lines journal = harness.journal();
    CHECK(asked(harness, "g") == Lines{"First remember a piece: Shift plus g on its square."});
    CHECK(asked_on(harness, "g1", "Shift+g") ==
          Lines{"In mind: white knight Gustav eins. Nothing is moved. g on another square: what if it stood there."});
    CHECK(asked_on(harness, "d6", "g") ==
          Lines{"white knight David sechs; your opponent’s king in check; attacked by black pawn Cäsar sieben, black "
                "bishop Felix acht; not defended; attacks black pawn Bella sieben, black pawn Felix sieben, black "
                "bishop Cäsar acht"});
    CHECK(asked_on(harness, "f3", "g") ==
          Lines{"white knight Felix drei; not attacked; defended by white queen David eins, white pawn Gustav zwei; "
                "attacks black pawn Eva fünf"});
    CHECK(asked_on(harness, "e5", "g").front().find("white knight Eva fünf; instead of black pawn; not attacked; ") ==
          0);
    CHECK(asked_on(harness, "e8", "g") == Lines{"Nobody else can stand on a king’s square."});
    CHECK(fen(harness) == before);
    CHECK(harness.journal() == journal);
    CHECK_FALSE(harness.model().participants.at({}).finger.lifted);
}

TEST_CASE("A piece is forgotten on its own square, by either key, and when a move is made") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5"});
    asked_on(harness, "g1", "Shift+g");
    CHECK(asked(harness, "Shift+g") == Lines{"No longer in mind: white knight Gustav eins."});
    CHECK_FALSE(harness.model().participants.at({}).finger.in_mind);
    asked(harness, "Shift+g");
    CHECK(asked(harness, "g") == Lines{"No longer in mind: white knight Gustav eins."});
    asked(harness, "Shift+g");
    harness.move("e4");
    CHECK_FALSE(harness.model().participants.at({}).finger.in_mind);
    CHECK(asked_on(harness, "a4", "Shift+g") == Lines{"Nothing stands here."});
}

TEST_CASE("A pawn is not thought on the last rank, and a king that is thought of is told in check") {
    SessionHarness harness = after({"e4"}, {"e7e5"});
    asked_on(harness, "e4", "Shift+g");
    CHECK(asked_on(harness, "a8", "g") == Lines{"A pawn cannot stand on the first or the last rank."});
    asked_on(harness, "e1", "Shift+g");
    CHECK(asked_on(harness, "d6", "g").front().find("white king David sechs; your king in check; attacked by ") == 0);
}

TEST_CASE("A piece in mind and a piece in the hand are two things") {
    SessionHarness harness = begun();
    asked_on(harness, "g1", "Shift+g");
    harness.key("Enter");
    CHECK(harness.model().participants.at({}).finger.lifted);
    asked_on(harness, "f3", "g");
    CHECK(harness.model().participants.at({}).finger.lifted);
    harness.key("Escape");
    CHECK_FALSE(harness.model().participants.at({}).finger.lifted);
    CHECK(harness.model().participants.at({}).finger.in_mind);
}

TEST_CASE("The pawn report tells islands, doubled, isolated and passed pawns, the player's first") {
    SessionHarness harness = begun();
    CHECK(asked(harness, "Shift+F6") ==
          Lines{"You: 1 island: Anna to Hektor. Your opponent: 1 island: Anna to Hektor"});
    SessionHarness later = after({"e4", "exd5", "dxc6", "cxb7"}, {"d7d5", "c7c6", "a7a6", "g8f6"});
    CHECK(
        asked(later, "Shift+F6") ==
        Lines{"You: 2 islands: Anna to David, Felix to Hektor; doubled: Bella; passed: Cäsar zwei, Bella sieben. Your "
              "opponent: 2 islands: Anna, Eva to Hektor; isolated: Anna"});
}

TEST_CASE("How long the last moves took, and what each may take until the time control") {
    settings::Preferences preferences = with(settings::Verbosity::Normal);
    preferences.time_control = "40/5400:1800";
    SessionHarness harness = begun(preferences);
    harness.engine_plays({"e7e5"});
    CHECK(asked(harness, "Ctrl+F2") ==
          Lines{"no move completed yet; 40 moves to the time control: 2 minutes 14 seconds each"});
    harness.pass(std::chrono::seconds(100));
    harness.move("e4");
    harness.pass(std::chrono::seconds(53));
    const Lines said = asked(harness, "Ctrl+F2");
    REQUIRE(said.size() == 1);
    CHECK(said.front().find("Your last move: 1 minute 41 seconds; your opponent’s last move: ") == 0);
    CHECK(contains(said, "; 39 moves to the time control: 2 minutes 14 seconds each"));
    CHECK_FALSE(contains(said, "stand still"));
    harness.key("Ctrl+r");
    say_yes(harness);
    const Lines over = asked(harness, "Ctrl+F2");
    CHECK(contains(over, "the clocks stand still"));
    CHECK_FALSE(contains(over, "to the time control"));
}

TEST_CASE("Without a time control only the last moves are told, and without clocks that there are none") {
    SessionHarness harness = begun("300+3");
    harness.engine_plays({"e7e5"});
    harness.pass(std::chrono::seconds(5));
    harness.move("e4");
    const Lines said = asked(harness, "Ctrl+F2");
    CHECK(contains(said, "Your last move: 6 seconds"));
    CHECK_FALSE(contains(said, "to the time control"));
    SessionHarness none = begun("-");
    CHECK(asked(none, "Ctrl+F2") == Lines{"no clocks"});
}

TEST_CASE("What the last move changed: the capture, who is attacked now, and lines that opened") {
    SessionHarness harness = after({"e4"}, {"d7d5"});
    CHECK(asked(harness, "F8") ==
          Lines{"Opponent: David fünf; now attacked: white pawn Eva vier, black pawn David fünf"});
    SessionHarness taken = after({"e4", "exd5"}, {"d7d5", "d8d5"});
    CHECK(asked(taken, "F8") == Lines{"Opponent: Dame schlägt David fünf; captured: white pawn; now attacked: white "
                                      "pawn Anna zwei, white pawn David zwei, white pawn Gustav zwei"});
    SessionHarness opened = after({"h3"}, {"d7d6"});
    CHECK(asked(opened, "F8") ==
          Lines{"Opponent: David sechs; line open: black bishop Cäsar acht attacks white pawn Hektor drei"});
}

TEST_CASE("In short the last move's changes are the move and the pieces; in the long form the move names the capture") {
    SessionHarness brief = after({"h3"}, {"d7d6"}, with(settings::Verbosity::Short));
    CHECK(asked(brief, "F8") == Lines{"Opponent: David sechs; now attacked: white pawn Hektor drei"});
    SessionHarness full = after({"e4", "exd5"}, {"d7d5", "d8d5"}, with(settings::Verbosity::Long));
    const Lines said = asked(full, "F8");
    CHECK(contains(said, "Bauer"));
    CHECK_FALSE(contains(said, "captured"));
}

TEST_CASE("A check is said with the move, and its king not once more") {
    SessionHarness harness = after({"e4", "f3"}, {"e7e5", "d8h4"});
    const Lines said = asked(harness, "F8");
    CHECK(contains(said, "Schach"));
    CHECK_FALSE(contains(said, "king"));
}

TEST_CASE("Every question is answered in every language with all its words in place") {
    for (const std::string& language : languages()) {
        SessionHarness harness = begun("40/5400:1800", language);
        harness.engine_plays({"d7d5", "d8d5"});
        harness.move("e4");
        harness.move("exd5");
        for (const char* chord :
             {"h", "s", "Shift+s", "z", "Shift+z", "Shift+g", "Alt+k", "Alt+p", "Shift+F6", "Ctrl+F2", "F8"}) {
            INFO(language << " " << chord);
            const Lines said = asked(harness, chord);
            REQUIRE(said.size() == 1);
            CHECK(said.front().find_first_of("{}") == std::string::npos);
        }
    }
}

TEST_CASE("Doubles and matranj are asked the same questions; where a king is a piece like others it is said") {
    using rules::variants::Variant;
    SessionHarness before = after({"e4", "exd5"}, {"d7d5", "d8d5"});
    ports::journal::StoredGame kept{game::GameId{7}, {}, {}, {}, std::nullopt};
    for (const session::Effect& effect : before.effects()) {
        if (const auto* create = std::get_if<session::CreateGame>(&effect)) kept.game = create->game;
        if (const auto* decision = std::get_if<session::AppendEvents>(&effect))
            for (const game::AppendEvents& append : decision->games)
                kept.events.insert(kept.events.end(), append.events.begin(), append.events.end());
    }
    for (const Variant variant : {Variant::Doubles, Variant::Matranj}) {
        kept.game.settings.variant = variant;
        SessionHarness harness;
        harness.start({kept});
        harness.key("Enter");
        REQUIRE(harness.has_game());
        CHECK(harness.game().table.position.variant() == variant);
        asked_on(harness, "d2", "Shift+g");
        CHECK(asked_on(harness, "d4", "g").front().find("white pawn David vier; attacked by black queen David fünf") ==
              0);
        for (const char* chord : {"h", "s", "Shift+s", "Alt+k", "Shift+F6", "Ctrl+F2", "F8", "Shift+z"}) {
            INFO(chord);
            CHECK(asked(harness, chord).size() == 1);
        }
        const bool is_about_kings = variant == Variant::Doubles;
        CHECK(contains(asked(harness, "z"), "white king Eva eins") == is_about_kings);
        CHECK(contains(asked(harness, "z"), "the king is a piece like the others") == !is_about_kings);
    }
}
