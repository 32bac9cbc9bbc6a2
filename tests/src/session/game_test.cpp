#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using harness::begun;
using harness::contains;
using harness::SessionHarness;
using Lines = std::vector<std::string>;

TEST_CASE("A game begins with the opponent, the colours, and whose move it is") {
    SessionHarness harness;
    harness.start();
    harness.keys({"Enter", "Enter"});
    const Lines said = harness.said();
    REQUIRE(said.size() >= 2);
    CHECK(contains(said, "level 1"));
    CHECK(harness.journal() == Lines{"0 started"});
}

TEST_CASE("A typed move is made, said once in FIDE's words, and answered") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5"});
    harness.said();
    harness.move("e4");
    const Lines heard = harness.heard();
    CHECK(std::count(heard.begin(), heard.end(), "[move] Eva vier") == 1);
    CHECK(contains(heard, "Eva fünf"));
    CHECK(fen(harness) == "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2");
}

TEST_CASE("Moves are understood in every accepted way of writing") {
    for (const char* words :
         {"Nf3", "Sf3", "nf3", "sf3", "g1f3", "springer felix drei", "knight f3", "knight f three"}) {
        SessionHarness harness = begun();
        harness.move(words);
        INFO(words);
        CHECK(contains(harness.said(), "Springer Felix drei"));
    }
}

TEST_CASE("Moves are understood in the words and letters of the language chosen, and said in FIDE's words") {
    const auto heard_back = [](const char* language, const char* words) {
        SessionHarness harness = begun("-", language);
        harness.said();
        harness.move(words);
        return contains(harness.said(), "Springer Felix drei");
    };
    for (const char* words : {"Cf3", "cavalier f3", "springer felix drei"}) CHECK(heard_back("fr", words));
    for (const char* words : {"Cf3", "caballo f3", "springer felix drei"}) CHECK(heard_back("es", words));
    CHECK_FALSE(heard_back("en", "Cf3"));
}

TEST_CASE("A typed move that is refused leaves the board as it was, and the next one is typed afresh") {
    SessionHarness harness = begun();
    for (const auto& [words, why] : std::vector<std::pair<const char*, const char*>>{
             {"e5", "No pawn can go to Eva fünf. Article 3"},
             {"hippopotamus", "Not understood: hippopotamus. A move is, for example, e4"},
             {"cd", "That is not a move. For example: e4, knight f3"}}) {
        harness.said();
        harness.move(words);
        CHECK(harness.said() == Lines{"Type a move.", words, why});
        CHECK(std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back()));
        CHECK(harness.journal().size() == 1);
    }
    harness.move("e4");
    CHECK(harness.said().back() == "Eva vier");
}

TEST_CASE("Words that fit several moves ask which, in a list to choose from") {
    SessionHarness harness = begun();
    // Pawn b2 and bishop f1 can both take on c4.
    harness.engine_plays({"d7d5", "d5c4", "a7a6", "a6a5"});
    for (const char* words : {"e4", "c4", "b3"}) harness.move(words);
    harness.said();
    harness.move("bxc4");
    CHECK(harness.said().back() ==
          "Which move: Bella schlägt Cäsar vier or Läufer schlägt Cäsar vier? Bella schlägt Cäsar vier.");
    CHECK(harness.view().title == "Which move");
    CHECK(harness.view().list->rows == Lines{"Bella schlägt Cäsar vier", "Läufer schlägt Cäsar vier"});
    harness.key("Escape");
    CHECK(std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back()));
    const auto plies = harness.game().table.plies.size();
    harness.move("bxc4");
    harness.said();
    harness.keys({"Down", "Enter"});
    const Lines said = harness.said();
    CHECK(said.front() == "Läufer schlägt Cäsar vier");
    CHECK(contains(said, "Läufer schlägt Cäsar vier"));
    CHECK(harness.game().table.plies.size() == plies + 2);
}

TEST_CASE("A key that means nothing here says so") {
    SessionHarness harness = begun();
    harness.said();
    harness.key("Ctrl+g");
    CHECK(harness.heard() == Lines{"[board_edge] Control plus g: nothing here"});
    harness.key("i");
    harness.said();
    harness.key("F9");
    CHECK(harness.said() == Lines{"F9: nothing here"});
}

TEST_CASE("A piece is lifted and placed with the finger") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5"});
    harness.said();
    harness.keys({"Enter", "Up", "Up", "Enter"});
    const Lines said = harness.said();
    CHECK(contains(said, "Eva vier"));
    CHECK(harness.game().table.plies.size() == 2);
}

TEST_CASE("A lifted piece is put back where it was and nothing has happened") {
    SessionHarness harness = begun();
    harness.keys({"Enter", "Up", "Escape"});
    CHECK(!harness.model().participants.at({}).finger.lifted);
    CHECK(harness.journal() == Lines{"0 started"});
}

TEST_CASE("The finger stops at the edge of the board and says so by its cue") {
    SessionHarness harness = begun();
    harness.keys({"Down"});
    harness.said();
    harness.keys({"Down"});
    CHECK(harness.heard().front().find("[board_edge]") == 0);
}

TEST_CASE("A question never changes the game") {
    SessionHarness harness = begun("300+3");
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    const auto journal = harness.journal();
    const std::string before = fen(harness);
    for (const session::Binding& binding : session::key_map(harness.model()).bindings) {
        using session::Command;
        const bool question = binding.command >= Command::LastMove && binding.command <= Command::Why;
        if (binding.key_context != session::KeyContext::Board || !question || binding.command == Command::FlipBoard)
            continue;
        harness.said();
        harness.key(binding.chord.name);
        INFO(binding.chord.name);
        CHECK(harness.said().size() == 1);
        CHECK(harness.journal() == journal);
        CHECK(fen(harness) == before);
    }
}

TEST_CASE("Why: the last ruling or refusal is told with its Article and what that says") {
    SessionHarness harness = begun("300+3");
    harness.said();
    harness.key("y");
    CHECK(harness.said() ==
          Lines{"Article 6.5. At the time set for the game the clock of the player to move is started."});
    harness.move("e5");
    harness.said();
    harness.key("y");
    CHECK(harness.said() == Lines{"Article 3. Each piece moves in its own way; only such moves are legal."});
    harness.move("cd");
    harness.said();
    harness.key("y");
    CHECK(harness.said() == Lines{"Your words were not understood; no Article refused them."});
}

TEST_CASE("Who has made another move is not told any more why one was refused") {
    SessionHarness harness = begun("300+3");
    harness.move("e5");
    CHECK(contains(asked(harness, "y"), "Article 3."));
    harness.move("e4");
    CHECK_FALSE(contains(asked(harness, "y"), "Article 3."));
}

TEST_CASE("In a game that is over no move is asked for") {
    SessionHarness harness = begun();
    harness.key("Ctrl+r");
    say_yes(harness);
    harness.said();
    harness.key("i");
    CHECK(contains(harness.said(), "The game is over"));
    CHECK(std::holds_alternative<session::BoardScreen>(harness.model().participants.at({}).screens.back()));
}

TEST_CASE("A question has two answers, no before yes, and ends there as a list does") {
    SessionHarness harness = begun();
    harness.key("Ctrl+r");
    harness.said();
    harness.key("Up");
    CHECK(harness.heard() == Lines{"[board_edge] No"});
    harness.key("Down");
    CHECK(harness.heard() == Lines{"Yes"});
    harness.key("Down");
    CHECK(harness.heard() == Lines{"[board_edge] Yes"});
    harness.key("Up");
    CHECK(harness.heard() == Lines{"No"});
}

TEST_CASE("Mate ends the game at once, says who has won, and asks nothing more of the engine") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5", "d8h4"});
    harness.move("f3");
    harness.said();
    harness.move("g4");
    const Lines heard = harness.heard();
    CHECK(contains(heard, "[game_over]"));
    CHECK(harness.game().table.phase == rules::table::Phase::Over);
    CHECK(harness.journal().back().find("ended 0-1 checkmate") != std::string::npos);
    CHECK(std::any_of(harness.effects().begin(), harness.effects().end(), [](const session::Effect& effect) {
        return std::holds_alternative<session::EndEngine>(effect);
    }));
}

TEST_CASE("Resigning asks first") {
    SessionHarness harness = begun();
    harness.said();
    harness.key("Ctrl+r");
    CHECK(harness.said() == Lines{"Resign the game? No. Down arrow for yes, then Enter."});
    harness.key("Enter");
    CHECK(harness.game().table.phase == rules::table::Phase::Playing);
    harness.keys({"Ctrl+r", "Down", "Enter"});
    CHECK(harness.journal().back().find("ended 0-1 resignation") != std::string::npos);
}

TEST_CASE("A draw offer to an engine that has nothing to fear is declined and said once") {
    SessionHarness harness = begun();
    harness.said();
    harness.keys({"Ctrl+d", "Down", "Enter"});
    const Lines said = harness.said();
    CHECK(contains(said, "draw"));
    CHECK(harness.game().table.phase == rules::table::Phase::Playing);
    CHECK(!harness.game().table.offer);
}

TEST_CASE("A flag that falls is said, seen by the arbiter, and ends the game") {
    SessionHarness harness = begun("180+2");
    harness.said();
    harness.pass(std::chrono::minutes(4));
    const Lines heard = harness.heard();
    CHECK(contains(heard, "[low_time]"));
    CHECK(contains(heard, "[flag_fallen]"));
    CHECK(harness.journal().back() == "182000 ended 0-1 flag");
}

TEST_CASE("Each event is given to the library before it is said") {
    SessionHarness harness = begun();
    const std::size_t start = harness.effects().size();
    harness.move("e4");
    std::optional<std::size_t> appended;
    std::optional<std::size_t> said;
    for (std::size_t place = start; place < harness.effects().size(); ++place) {
        const session::Effect& effect = harness.effects()[place];
        if (std::holds_alternative<session::AppendEvents>(effect) && !appended) appended = place;
        const auto* say = std::get_if<session::Tell>(&effect);
        if (say != nullptr && plain_text(say->utterance.runs) == "Eva vier") said = place;
    }
    REQUIRE(appended);
    REQUIRE(said);
    CHECK(*appended < *said);
    const auto& append = std::get<session::AppendEvents>(harness.effects()[*appended]).games.front();
    const auto& tell = std::get<session::Tell>(harness.effects()[*said]);
    CHECK(append.table == harness.game().table_id);
    CHECK(tell.after == session::After{append.table, append.expected.after(append.events.size())});
}

TEST_CASE("All that is said in a game is kept with it once it has been said") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e5"});
    harness.move("e4");
    harness.pass(std::chrono::seconds(1));
    harness.move("Ke3");
    harness.keys({"t", "Left"});
    const auto begins = [](const session::Effect& effect) {
        return std::holds_alternative<session::CreateGame>(effect);
    };
    const auto& effects = harness.effects();
    for (auto effect = std::find_if(effects.begin(), effects.end(), begins); effect != effects.end(); ++effect)
        if (const auto* told = std::get_if<session::Tell>(&*effect)) {
            CHECK(told->journal.has_value() == !told->utterance.runs.empty());
            if (told->journal) CHECK(told->journal->game == harness.game().id);
        }
    const std::vector<std::string> kept = harness.spoken();
    CHECK(contains(kept, "Eva vier"));
    CHECK(contains(kept, " spoken refusal "));
    CHECK(contains(kept, " spoken answer "));
}

TEST_CASE("A game that was left before the library had it does not become the next one") {
    SessionHarness harness;
    harness.start();
    harness.creation_takes_long = true;
    harness.keys({"Enter", "Enter"});
    const game::TableId first = harness.game().table_id;
    harness.key("Escape");
    choose(harness, "Leave the game");
    say_yes(harness);
    CHECK_FALSE(harness.has_game());
    CHECK(std::ranges::any_of(harness.effects(), [first](const session::Effect& effect) {
        const auto* left = std::get_if<session::LeaveTable>(&effect);
        return left != nullptr && left->table == first;
    }));
    harness.keys({"Enter", "Enter"});
    const game::TableId second = harness.game().table_id;
    harness.tell(session::GameCreated{game::GameId{1}, first});
    CHECK_FALSE(harness.game().id);
    const auto releases = [](const session::Effect& effect) {
        const auto* release = std::get_if<session::ReleaseGame>(&effect);
        return release != nullptr && release->game == game::PlayedGame{game::GameId{1}};
    };
    CHECK(std::ranges::count_if(harness.effects(), releases) == 1);
    harness.tell(session::GameCreated{game::GameId{2}, second});
    CHECK(harness.game().id == game::PlayedGame{game::GameId{2}});
}

TEST_CASE("What is typed before the library has the game is done once it has begun, and before the input ends") {
    SessionHarness harness;
    harness.start();
    harness.creation_takes_long = true;
    harness.keys({"Enter", "Enter"});
    const session::ParticipantId who{};
    harness.type_line(who, "e4");
    harness.tell(session::InputEnded{who});
    CHECK_FALSE(contains(harness.said(), "Article"));
    CHECK_FALSE(harness.model().over);
    harness.tell(session::GameCreated{game::GameId{1}, harness.game().table_id});
    CHECK(contains(harness.said(), "Eva vier"));
    CHECK(harness.model().over);
}

TEST_CASE("A library that never answers keeps nobody's input from ending") {
    SessionHarness harness;
    harness.start();
    harness.creation_takes_long = true;
    harness.keys({"Enter", "Enter"});
    harness.type_line({}, "e4");
    harness.tell(session::InputEnded{});
    harness.said();
    harness.pass(std::chrono::seconds(9));
    CHECK_FALSE(harness.model().over);
    harness.pass(std::chrono::seconds(2));
    CHECK(harness.model().over);
    CHECK(harness.said() == Lines{"The game has not begun. Article 6.5", "Goodbye."});
}

TEST_CASE("Lines typed before the game has begun are each done where the one before has led") {
    SessionHarness harness;
    harness.start();
    harness.creation_takes_long = true;
    harness.keys({"Enter", "Enter"});
    harness.said();
    const auto type = [&harness](std::initializer_list<const char*> lines) {
        for (const char* line : lines) harness.type_line({}, line);
    };
    const auto create = [&harness] { harness.tell(session::GameCreated{game::GameId{1}, harness.game().table_id}); };
    SECTION("the finger goes on from where the lines have led it") {
        type({"Up", "Up", "o"});
        create();
        const Lines said = harness.said();
        REQUIRE(said.size() >= 3);
        CHECK(Lines(said.end() - 3, said.end()) == Lines{"Eva drei empty", "Eva vier empty", "Eva vier empty"});
    }
    SECTION("each place is told in its turn") {
        type({"F9", "Escape", "w"});
        create();
        const Lines said = harness.said();
        REQUIRE(said.size() >= 2);
        CHECK(said[said.size() - 2] == "Game menu. Back to the board white pawn Eva zwei");
        CHECK(said.back() == "Your move");
    }
    SECTION("the input ends though the game was left before") {
        type({"F9", "leave", "", "yes", ""});
        harness.tell(session::InputEnded{});
        create();
        CHECK_FALSE(harness.has_game());
        CHECK(harness.model().over);
    }
}

TEST_CASE("What is typed behind the line that resumes a game is done once the game is there") {
    const bool can_be_loaded = GENERATE(true, false);
    SessionHarness harness = begun();
    harness.keys({"F9", "End", "Enter", "Down", "Enter"}); // leaves it
    REQUIRE_FALSE(harness.has_game());
    REQUIRE(harness.kept().size() == 1);
    harness.loading_takes_long = true;
    harness.key("Enter");
    harness.said();
    const session::ParticipantId who{};
    harness.type_line(who, "e4");
    harness.tell(session::InputEnded{who});
    CHECK(harness.said().empty());
    CHECK_FALSE(harness.model().over);
    const auto kept = harness.kept().front();
    if (can_be_loaded)
        harness.tell(session::GameLoaded{kept, {}, {}});
    else
        harness.tell(session::LibraryFailed{
            session::LibraryRequest::Load, kept.id, {ports::journal::Problem::CannotOpen, "no disk"}});
    CHECK(contains(harness.said(), can_be_loaded ? "Eva vier" : "Nothing here begins with e4"));
    CHECK(harness.model().over);
}

TEST_CASE("An engine that dies is reported, the game stands still, and goes on with it started again") {
    SessionHarness harness = begun("180+2");
    harness.move("e4");
    harness.said();
    harness.tell_of_engine(engine::Failed{engine::Died{engine::KilledBy{9}, engine::Awaited::Move}});
    const Lines said = harness.said();
    CHECK(contains(said, "has stopped by itself. The game is kept."));
    CHECK(contains(said, "Choose how to continue."));
    harness.pass(std::chrono::minutes(10));
    CHECK(harness.game().table.phase == rules::table::Phase::Playing);
    harness.engine_plays({"e7e5"});
    harness.key("Enter");
    CHECK(contains(harness.said(), "Eva fünf"));
    CHECK(fen(harness) == "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2");
}

TEST_CASE("An engine's illegal move is not played but reported") {
    SessionHarness harness = begun();
    harness.engine_plays({"e7e4"});
    harness.move("e4");
    CHECK(contains(harness.said(), "wants to play e7e4, which is not legal"));
    CHECK(harness.game().table.plies.size() == 1);
}

TEST_CASE("A game that could not be created is played, and created with all its events once that can be done") {
    SessionHarness harness;
    harness.library_is_broken = true;
    harness.start();
    harness.said();
    harness.keys({"Enter", "Enter"});
    const Lines told = harness.said();
    CHECK(std::count(told.begin(), told.end(),
                     "Not on disk! The game cannot be written. Klangbrett goes on trying. disk on fire") == 1);
    harness.engine_plays({"e7e5", "b8c6"});
    harness.move("e4");
    CHECK(harness.game().table.plies.size() == 2);
    CHECK(harness.journal().empty());
    harness.said();
    harness.key("Ctrl+q");
    CHECK(contains(harness.said(), "Leave Klangbrett? What is not on disk is lost."));
    harness.key("Escape");

    harness.library_is_broken = false;
    harness.move("Nf3");
    CHECK(contains(harness.said(), "All of the game is on disk again."));
    CHECK(harness.journal().front() == "0 started");
    CHECK(harness.kept().front().events.size() >= 4);
    CHECK(harness.game().in_library() == harness.kept().front().id);
    harness.key("Ctrl+q");
    CHECK(contains(harness.said(), "Leave Klangbrett? The game is kept."));
}

TEST_CASE("A kept game goes on with its position, clocks and last announcement") {
    SessionHarness before = begun("180+2");
    before.engine_plays({"e7e5"});
    before.pass(std::chrono::seconds(10));
    before.move("e4");
    ports::journal::StoredGame kept{
        game::GameId{7}, {}, {}, rules::table::Instant{std::chrono::seconds(30)}, std::nullopt};
    for (const session::Effect& effect : before.effects()) {
        if (const auto* create = std::get_if<session::CreateGame>(&effect)) kept.game = create->game;
        if (const auto* decision = std::get_if<session::AppendEvents>(&effect))
            for (const game::AppendEvents& append : decision->games)
                kept.events.insert(kept.events.end(), append.events.begin(), append.events.end());
    }
    SessionHarness after;
    after.start({kept});
    after.said();
    after.key("Enter");
    const Lines said = after.said();
    CHECK(contains(said, "Eva fünf"));
    CHECK(fen(after) == fen(before));
    const auto& game = after.game();
    CHECK(game.table.clock.left(rules::board::Color::White, game.time(session::Now{})).value() >
          std::chrono::seconds(150));
    CHECK(game.time(session::Now{std::chrono::milliseconds(1)}) >= kept.seen);
}

TEST_CASE("A promotion asks for the piece") {
    SessionHarness harness = begun();
    harness.engine_plays({"h7h5", "h5h4", "h4h3", "h3g2", "b8c6"});
    for (const char* words : {"b4", "b5", "b6", "bxa7"}) harness.move(words);
    REQUIRE(harness.game().table.plies.size() == 8);
    harness.said();
    harness.type("");
    harness.move("axb8=N");
    CHECK(contains(harness.said(), "Springer"));
}

TEST_CASE("Leaving a game keeps it and returns to the main menu") {
    SessionHarness harness = begun();
    harness.said();
    harness.keys({"F9", "End", "Enter", "Down", "Enter"});
    CHECK(contains(harness.said(), "The game is kept."));
    CHECK(!harness.has_game());
}

TEST_CASE("What a game is called goes by its length") {
    using rules::table::Kind;
    const auto kind = [](const char* time) { return begun(time).game().table.settings.kind; };
    CHECK(kind("-") == Kind::Standard);
    CHECK(kind("180+2") == Kind::Blitz);
    CHECK(kind("600+5") == Kind::Rapid);
    CHECK(kind("900+10") == Kind::Rapid);
    CHECK(kind("3600+30") == Kind::Standard);
}

TEST_CASE("An engine that reports its end twice is told of once") {
    SessionHarness harness = begun();
    harness.move("e4");
    harness.said();
    harness.tell_of_engine(engine::Failed{engine::Died{engine::KilledBy{9}, engine::Awaited::Move}});
    const std::size_t told = harness.said().size();
    harness.tell_of_engine(engine::Failed{engine::NotRunning{}});
    CHECK(told > 0);
    CHECK(harness.said().empty());
}

TEST_CASE("A question is answered by a click") {
    SessionHarness harness = begun();
    harness.key("Ctrl+r");
    harness.tell(session::RowClicked{1});
    CHECK(harness.journal().back().find("ended 0-1 resignation") != std::string::npos);
}
