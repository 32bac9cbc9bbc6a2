// Practice on two boards: the player is blind, the program is the opponent and the controller.
#include "rules/notation/fen.hpp"
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace harness;
using rules::board::Color;
using Lines = std::vector<std::string>;
using namespace std::chrono_literals;

namespace {

SessionHarness two_boards(const std::string& time = "300", settings::SideChoice side = settings::SideChoice::White) {
    settings::Preferences preferences;
    preferences.boards = rules::table::Boards::Two;
    preferences.time_control = time;
    preferences.side = side;
    SessionHarness harness(preferences);
    harness.start();
    harness.keys({"Enter", "Enter"});
    return harness;
}

std::string board(const SessionHarness& harness, Color side) {
    return rules::notation::write_placement(rules::table::board_of(harness.game().table, side));
}

/// What is typed as it would be said.
void say(SessionHarness& harness, const std::string& words) {
    harness.key("i");
    harness.type(words);
    harness.key("Enter");
}

/// The journal without its times.
Lines happened(const SessionHarness& harness) {
    Lines lines = harness.journal();
    for (std::string& line : lines) line = line.substr(line.find(' ') + 1);
    return lines;
}

bool ends_with(const Lines& lines, const Lines& last) {
    return lines.size() >= last.size() && std::equal(last.rbegin(), last.rend(), lines.rbegin());
}

/// The opponent has moved to f6, and the player's hand has gone to h6.
SessionHarness gone_astray() {
    SessionHarness harness = two_boards();
    harness.engine_plays({"g8f6"});
    say(harness, "e4");
    harness.key("Tab");
    say(harness, "springer felix sechs");
    touch(harness, "g8");
    touch(harness, "h6");
    return harness;
}

} // namespace

TEST_CASE("The way of a game on two boards is told as it begins, with its keys") {
    SessionHarness harness = two_boards("-");
    CHECK(contains(harness.said(), "Two boards. Enter lifts and places a piece, Delete removes one."));
}

TEST_CASE("A new game on two boards has no row of touch-move or of help: the Laws leave no choice there") {
    for (const auto boards : {rules::table::Boards::One, rules::table::Boards::Two}) {
        settings::Preferences preferences;
        preferences.boards = boards;
        SessionHarness harness(preferences);
        harness.start();
        harness.key("Enter");
        const Lines rows = harness.view().list->rows;
        for (const char* row : {"Touch-move: ", "Help during the game: "}) {
            INFO(row);
            CHECK(contains(rows, row) == (boards == rules::table::Boards::One));
        }
    }
}

TEST_CASE("Where a clock is about to run, the way of a game on two boards is left to the help") {
    SessionHarness harness = two_boards("5400+30");
    const Lines said = harness.said();
    CHECK(ends_with(said, {"Two boards. F1 tells how they are played", "You play White: your move"}));
    harness.key("F1");
    CHECK(contains(harness.said(), "Enter lifts a piece and places it, Delete removes one."));
}

TEST_CASE("Where the length of a game leaves touched pieces free, it is told as it begins, with the Article") {
    SessionHarness rapid = two_boards("1800+20");
    CHECK(contains(rapid.said(), "Rapid chess: a touched piece binds only if a player asks for it. Appendix B, 5"));
    CHECK_FALSE(contains(two_boards("5400+30").said(), "a touched piece binds only"));
}

TEST_CASE("A move goes from board to board: lifted, placed, announced, pressed; repeated, carried out, answered") {
    SessionHarness harness = two_boards();
    harness.engine_plays({"e7e5"});
    harness.said();
    harness.key("w");
    CHECK(harness.said() == Lines{"Your move"});
    touch(harness, "g1");
    CHECK(contains(harness.said(), "You lift: white knight Gustav eins"));
    touch(harness, "f3");
    CHECK(contains(harness.said(), "You place: white knight Felix drei"));
    harness.key("w");
    CHECK(harness.said() == Lines{"Announce your move"});
    harness.key("Tab");
    CHECK(harness.said() == Lines{"Announce the move first. Appendix F, 2.3"});
    say(harness, "springer felix drei");
    CHECK(contains(harness.said(), "Springer Felix drei"));
    harness.key("w");
    CHECK(harness.said() == Lines{"Press your clock"});
    harness.key("Tab");
    const Lines answered = harness.said();
    CHECK(contains(answered, "Your opponent repeats: Springer Felix drei"));
    CHECK(contains(answered, "Eva fünf"));
    harness.key("w");
    CHECK(harness.said() == Lines{"Repeat your opponent’s move"});
    touch(harness, "d2");
    CHECK(contains(harness.said(), "First the announced move is repeated. Appendix F, 2.1"));
    say(harness, "eva sechs");
    CHECK(contains(harness.said(), "You repeat: Eva sechs. Not sechs but fünf: Eva fünf"));
    say(harness, "eva fünf");
    CHECK(contains(harness.said(), "You repeat: Eva fünf"));
    CHECK(board(harness, Color::White) == "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R");
    touch(harness, "e7");
    touch(harness, "e5");
    CHECK(contains(harness.said(), "On your board: Eva fünf"));
    CHECK(board(harness, Color::White) == "rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R");
    CHECK(happened(harness) ==
          Lines{"started", "lifted white g1", "placed white white knight f3", "said white g1f3 springer felix drei",
                "made white g1f3", "pressed white", "repeated black g1f3 Springer Felix drei",
                "executed black black g1f3", "made black e7e5", "said black e7e5 Eva fünf", "pressed black",
                "repeated white e7e6 eva sechs", "repeated white e7e5 eva fünf", "executed white white e7e5"});
}

TEST_CASE("What is due does not tell whether the words fit the move on the board") {
    SessionHarness harness = two_boards();
    touch(harness, "g1");
    touch(harness, "f3");
    say(harness, "springer hektor drei");
    harness.said();
    harness.key("w");
    CHECK(harness.said() == Lines{"Press your clock"});
    harness.key("Tab");
    CHECK(contains(harness.said(), "Your opponent repeats: Springer Hektor drei"));
}

TEST_CASE("A move typed before it stands is brought about and announced in the words typed") {
    SessionHarness harness = two_boards();
    harness.said();
    say(harness, "e4");
    CHECK(ends_with(happened(harness),
                    {"lifted white e2", "placed white white pawn e4", "said white e2e4 e4", "made white e2e4"}));
}

TEST_CASE("Captures come off by hand, and what is lifted goes back only as touched") {
    SessionHarness harness = two_boards();
    harness.engine_plays({"d7d5", "g8f6"});
    say(harness, "e4");
    harness.key("Tab");
    say(harness, "david fünf");
    harness.key("e");
    harness.said();
    touch(harness, "b1");
    harness.key("Escape");
    CHECK(contains(harness.said(), "You put back: white knight Bella eins"));
    touch(harness, "e4");
    touch(harness, "d5");
    CHECK(contains(harness.said(), "A piece stands there: remove it first. Article 4.6"));
    harness.key("Escape");
    touch(harness, "b1");
    touch(harness, "c3");
    say(harness, "Sc3");
    CHECK(ends_with(happened(harness), {"placed white white knight c3", "said white b1c3 Sc3", "made white b1c3"}));
    harness.key("Tab");
    say(harness, "springer felix sechs");
    harness.key("e");
    touch(harness, "e4");
    harness.key("j");
    harness.type("d5");
    harness.keys({"Enter", "Delete", "Enter"});
    say(harness, "eva schlägt david fünf");
    CHECK(ends_with(happened(harness), {"lifted white e4", "taken-off white d5", "placed white white pawn d5",
                                        "said white e4d5 eva schlägt david fünf", "made white e4d5"}));
}

TEST_CASE("A slip is corrected before the press") {
    SessionHarness harness = two_boards();
    touch(harness, "g1");
    touch(harness, "f3");
    say(harness, "springer hektor drei");
    say(harness, "springer felix drei");
    CHECK(ends_with(happened(harness), {"said white g1h3 springer hektor drei", "said white g1f3 springer felix drei",
                                        "made white g1f3"}));
}

TEST_CASE(
    "A slip that was pressed is carried out by the opponent, and shows when he meets it; the board is put right") {
    SessionHarness harness = two_boards();
    harness.engine_plays({"e7e5", "e5e4"});
    touch(harness, "g1");
    touch(harness, "f3");
    say(harness, "springer hektor drei");
    harness.key("Tab");
    CHECK(board(harness, Color::Black) == "rnbqkbnr/pppp1ppp/8/4p3/8/7N/PPPPPPPP/RNBQKB1R");
    say(harness, "e5");
    harness.key("e");
    harness.said();
    say(harness, "springer gustav eins");
    harness.key("Tab");
    const Lines said = harness.said();
    CHECK(contains(said, "Your opponent’s board does not fit: the controller is called"));
    CHECK(contains(said, "The boards differ; not both players have a score of their own"));
    CHECK(contains(said, "Your opponent’s board is put right"));
    CHECK(board(harness, Color::Black) == "rnbqkbnr/pppp1ppp/8/8/4p3/8/PPPPPPPP/RNBQKBNR");
}

TEST_CASE("Carried out wrongly, the player's own board goes astray until the controller puts it right") {
    SessionHarness harness = gone_astray();
    CHECK(contains(harness.said(), "On your board: Springer Hektor sechs"));
    harness.key("j");
    harness.type("h6");
    harness.key("Enter");
    CHECK(contains(harness.said(), "black knight Hektor sechs"));
    harness.key("v");
    CHECK(contains(harness.said(), "Your board is not as it should be: Felix sechs empty, black knight Hektor sechs. "
                                   "It should be: black knight Felix sechs, Hektor sechs empty"));
    harness.key("Down");
    CHECK(contains(harness.said(), "Not both players have a score of their own"));
    harness.key("Down");
    CHECK(contains(harness.said(), "Put the boards right by the scores"));
    harness.keys({"Enter", "Down", "Enter"});
    const Lines said = harness.said();
    CHECK(contains(said, "Your board is put right"));
    CHECK(contains(said, "Appendix F, 2.7"));
    CHECK(board(harness, Color::White) == board(harness, Color::Black));
    CHECK(std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back()));
}

TEST_CASE("Where the scores differ too, both go back to where they agree") {
    SessionHarness harness = gone_astray();
    harness.key("F9");
    go_to(harness, "Write on your scoresheet");
    harness.key("Enter");
    harness.type("1. e4 1...Sh6"); // the scoresheet numbers its moves by itself
    harness.key("Enter");
    harness.said();
    harness.key("v");
    CHECK(harness.view().list->rows.back() == "Back to the board");
    harness.key("Down");
    CHECK(contains(
        harness.said(),
        "The scores differ at move 1: you have Springer Hektor sechs, your opponent has Springer Felix sechs"));
    const session::ParticipantId arbiter{2};
    harness.tell(session::ReaderCame{arbiter});
    for (const char* line : {"F9", "The controller", "", "The scores"}) harness.type_line(arbiter, line);
    CHECK(contains(harness.read(arbiter), "White has Springer Hektor sechs, Black has Springer Felix sechs"));
    harness.said();
    harness.key("Down");
    CHECK(contains(harness.said(), "Go back to before move 1, where the scores agree"));
    harness.engine_plays({"e7e5"});
    harness.keys({"Enter", "Down", "Enter"});
    const Lines said = harness.said();
    CHECK(contains(said, "Back to move 1: your opponent’s move"));
    CHECK(contains(said, "Appendix F, 2.8"));
    CHECK(contains(said, "Eva fünf"));
}

TEST_CASE("On two boards nobody says what can move or attack; on one the keys of two say why not") {
    SessionHarness harness = two_boards();
    for (const char* key : {"m", "Shift+m", "a", "d", "F8", "h", "z", "Shift+z", "Shift+g", "g", "Shift+F6"}) {
        harness.said();
        harness.key(key);
        INFO(key);
        CHECK(harness.said() == Lines{"In this game nobody is told that. Article 12.2a"});
    }
    SessionHarness one = begun();
    for (const char* key : {"Tab", "Delete", "Ctrl+j", "v"}) {
        one.said();
        one.key(key);
        INFO(key);
        CHECK(one.said() == Lines{"This game is played on one board. Appendix F, 1"});
    }
}

TEST_CASE("Who types a move on the board itself hears once which key comes first, and again after a line") {
    SessionHarness one = begun();
    const auto hint = [&one] { return contains(one.said(), "To type a move, press i first."); };
    one.key("d");
    one.pass(std::chrono::seconds(1)); // a question, and then a rank
    one.key("4");
    CHECK_FALSE(hint());
    one.key("d");
    one.key("4");
    CHECK(hint());
    one.key("d");
    one.key("4");
    CHECK_FALSE(hint());
    one.move("Nd5"); // refused, and the line is closed
    one.said();
    one.key("Shift+n");
    one.key("f");
    one.key("3");
    CHECK(hint());
}

TEST_CASE("Where no move may be typed, no key for it is named") {
    SessionHarness over = begun();
    over.key("Ctrl+r");
    say_yes(over);
    over.said();
    over.key("d");
    over.key("4");
    CHECK_FALSE(contains(over.said(), "To type a move"));
    settings::Preferences preferences;
    preferences.edition = "cup38";
    preferences.variant = "doubles";
    SessionHarness elsewhere = begun(preferences);
    elsewhere.key("Ctrl+p");
    elsewhere.key("d");
    elsewhere.key("4");
    CHECK_FALSE(contains(elsewhere.said(), "To type a move"));
}

TEST_CASE("On one board the letter of a key of two begins the move that is typed") {
    SessionHarness one = begun();
    one.engine_is_deaf = true;
    one.key("e");
    one.type("4");
    one.key("Enter");
    CHECK(ends_with(happened(one), {"made white e2e4"}));
}

namespace {

/// The opponent has announced e5, and nothing is repeated yet.
SessionHarness announced_to(settings::Preferences preferences = {}) {
    preferences.boards = rules::table::Boards::Two;
    preferences.time_control = "300";
    preferences.side = settings::SideChoice::White;
    SessionHarness harness(preferences);
    harness.start();
    harness.keys({"Enter", "Enter"});
    harness.engine_plays({"e7e5"});
    say(harness, "e4");
    harness.key("Tab");
    harness.said();
    harness.announced();
    return harness;
}

/// The opponent's queen has captured on d5, and that is repeated: next it is carried out.
SessionHarness captured_on_d5() {
    SessionHarness harness = two_boards();
    harness.engine_plays({"d7d5", "d8d5"});
    say(harness, "e4");
    harness.key("Tab");
    say(harness, "david fünf");
    harness.key("e");
    say(harness, "ed5");
    harness.key("Tab");
    say(harness, "dame schlägt david fünf");
    harness.said();
    return harness;
}

void go_to_square(SessionHarness& harness, const std::string& square) {
    harness.key("j");
    harness.type(square);
    harness.key("Enter");
    harness.said();
}

} // namespace

TEST_CASE("Adjourned while the clocks stand, a move is still repeated and carried out before the next is sealed") {
    SessionHarness harness = announced_to();
    harness.key("F9");
    choose(harness, "Stop the clocks and get the arbiter");
    say_yes(harness);
    open_arbiter(harness);
    choose(harness, "Adjourn the game");
    harness.key("Enter");
    say_yes(harness);
    CHECK(asked(harness, "w") == Lines{"Repeat your opponent’s move"});
    say(harness, "eva fünf");
    CHECK(contains(harness.said(), "You repeat: Eva fünf"));
    CHECK(asked(harness, "w") == Lines{"Carry your opponent’s move out on your board"});
    harness.key("e");
    CHECK(asked(harness, "w") == Lines{"Seal your move"});
    harness.key("i");
    harness.type("Nf3");
    harness.key("Enter");
    say_yes(harness);
    CHECK(harness.game().table.phase == rules::table::Phase::Adjourned);
}

TEST_CASE("Words that are no move there are a wrong repetition like any other, and told as one") {
    settings::Preferences preferences;
    preferences.room_output = "loudspeaker";
    SessionHarness harness = announced_to(preferences);
    say(harness, "springer felix fünf");
    CHECK(contains(harness.said(), "You repeat: springer felix fünf. The announcement was: Eva fünf"));
    CHECK(harness.announced() == Lines{"White repeats: springer felix fünf. The announcement was: Eva fünf"});
    CHECK(asked(harness, "w") == Lines{"Repeat your opponent’s move"});
    say(harness, "eva acht");
    CHECK(harness.announced() == Lines{"White repeats: eva acht. Not acht but fünf: Eva fünf"});
    say(harness, "eva sechs");
    CHECK(harness.announced() == Lines{"White repeats: Eva sechs. Not sechs but fünf: Eva fünf"});
    say(harness, "eva fünf");
    CHECK(harness.announced() == Lines{"White repeats: Eva fünf"});
}

TEST_CASE("What the announced move captures may be taken off first, and nothing else") {
    SessionHarness harness = captured_on_d5();
    go_to_square(harness, "d5");
    CHECK(asked(harness, "Delete") == Lines{"You remove: white pawn"});
    CHECK(contains(asked(harness, "Delete"), "Nothing stands here"));
    CHECK(asked(harness, "Escape") == Lines{"put back, David fünf"});
    go_to_square(harness, "a2");
    CHECK(asked(harness, "Delete") == Lines{"The announced move does not capture what stands here. Appendix F, 2.1"});
    go_to_square(harness, "d5");
    harness.key("Delete");
    touch(harness, "d8");
    touch(harness, "d5");
    CHECK(contains(harness.said(), "On your board: Dame David fünf"));
    CHECK(board(harness, Color::White) == board(harness, Color::Black));
}

TEST_CASE("What was taken off stands there again where the hand has moved otherwise") {
    SessionHarness harness = captured_on_d5();
    go_to_square(harness, "d5");
    harness.key("Delete");
    touch(harness, "d8");
    touch(harness, "d6");
    CHECK(contains(harness.said(), "put back, David fünf"));
    CHECK(board(harness, Color::White) == "rnb1kbnr/ppp1pppp/3q4/3P4/8/8/PPPP1PPP/RNBQKBNR");
}

TEST_CASE("Between the king's part of castling and the rook's, what is due is the rook") {
    SessionHarness harness = two_boards("7200");
    harness.engine_plays({"e7e5", "b8c6", "f8c5"});
    for (const auto& [mine, answer] :
         {std::pair{"e4", "eva fünf"}, {"Nf3", "springer cäsar sechs"}, {"Bc4", "läufer cäsar fünf"}}) {
        say(harness, mine);
        harness.key("Tab");
        say(harness, answer);
        harness.key("e");
    }
    touch(harness, "e1");
    touch(harness, "g1");
    CHECK(contains(asked(harness, "w"), "castling: the rook on Hektor eins goes to Felix eins"));
    touch(harness, "h1");
    CHECK(contains(asked(harness, "w"), "in your hand: rook, castling: the rook on Hektor eins goes to Felix eins"));
    touch(harness, "f1");
    CHECK_FALSE(contains(asked(harness, "w"), "castling"));
}

TEST_CASE("A clock pressed or a move carried out too early is refused with what comes first") {
    SessionHarness harness = announced_to();
    const Lines repeat_first{"First the announced move is repeated. Appendix F, 2.1"};
    CHECK(asked(harness, "Tab") == repeat_first);
    CHECK(asked(harness, "e") == repeat_first);
    say(harness, "eva fünf");
    CHECK(asked(harness, "Tab") == Lines{"First the announced move is carried out on your board. Appendix F, 2.1"});
    harness.key("e");
    touch(harness, "g1");
    touch(harness, "f3");
    CHECK(asked(harness, "e") == Lines{"Announce the move first. Appendix F, 2.3"});
    say(harness, "springer felix drei");
    CHECK(contains(asked(harness, "e"), "Press your clock first"));
}

TEST_CASE("Help on the board begins with what is to be done there") {
    SessionHarness harness = announced_to();
    CHECK(asked(harness, "F1").front().starts_with("Repeat your opponent’s move. Enter lifts a piece"));
    harness.pass(2s);
    say(harness, "eva fünf");
    harness.key("e");
    touch(harness, "g1");
    CHECK(asked(harness, "F1").front().starts_with("In your hand: knight. Enter puts it down where your finger is; "));
}

TEST_CASE("A mate the opponent makes is told although no words can be said any more") {
    SessionHarness harness = two_boards("-");
    harness.engine_plays({"e7e5", "d8h4"});
    say(harness, "f3");
    say(harness, "e5");
    harness.key("e");
    harness.said();
    say(harness, "g4");
    const Lines said = harness.said();
    CHECK(std::count_if(said.begin(), said.end(), [](const std::string& line) {
              return line.find("Dame Hektor vier") != std::string::npos;
          }) == 1);
    CHECK(ends_with(happened(harness), {"made black d8h4", "ended 0-1 checkmate"}));
}

TEST_CASE("A game on two boards is gone on with where it stood, the player still to repeat") {
    SessionHarness harness = two_boards();
    harness.engine_plays({"e7e5"});
    say(harness, "e4");
    harness.key("Tab");
    harness.key("F9");
    go_to(harness, "Leave the game");
    harness.keys({"Enter", "Down", "Enter"});
    harness.key("Enter");
    harness.said();
    harness.key("w");
    CHECK(harness.said() == Lines{"Repeat your opponent’s move"});
    say(harness, "e5");
    harness.key("e");
    CHECK(ends_with(happened(harness), {"repeated white e7e5 e5", "executed white white e7e5"}));
}
