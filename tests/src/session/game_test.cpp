#include "tests/src/session/evening.hpp"
#include "tests/support/catch.hpp"

#include "rules/notation/fen.hpp"

#include <algorithm>

using evening::begun;
using evening::contains;
using evening::Evening;
using Lines = std::vector<std::string>;

namespace {

std::string fen(const Evening& evening) {
    return rules::notation::write_fen(evening.model().game->table.position.setup());
}

} // namespace

TEST_CASE("A game begins with the opponent, the colours, and whose move it is") {
    Evening evening;
    evening.start();
    evening.keys({"Enter", "Enter"});
    const Lines said = evening.said();
    REQUIRE(said.size() >= 2);
    CHECK(contains(said, "level 1"));
    CHECK(evening.journal() == Lines{"0 started"});
}

TEST_CASE("A typed move is made, said once in FIDE's words, and answered") {
    Evening evening = begun();
    evening.engine_plays({"e7e5"});
    evening.said();
    evening.move("e4");
    const Lines heard = evening.heard();
    CHECK(std::count(heard.begin(), heard.end(), "[move] Eva vier") == 1);
    CHECK(contains(heard, "Eva fünf"));
    CHECK(fen(evening) == "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2");
}

TEST_CASE("Moves are understood in every accepted way of writing") {
    for (const char* words :
         {"Nf3", "Sf3", "nf3", "sf3", "g1f3", "springer felix drei", "knight f3", "knight f three"}) {
        Evening evening = begun();
        evening.move(words);
        INFO(words);
        CHECK(contains(evening.said(), "Springer Felix drei"));
    }
}

TEST_CASE("Moves are understood in the words and letters of the language chosen, and said in FIDE's words") {
    const auto heard_back = [](const char* language, const char* words) {
        Evening evening = begun("-", language);
        evening.said();
        evening.move(words);
        return contains(evening.said(), "Springer Felix drei");
    };
    for (const char* words : {"Cf3", "cavalier f3", "springer felix drei"}) CHECK(heard_back("fr", words));
    for (const char* words : {"Cf3", "caballo f3", "springer felix drei"}) CHECK(heard_back("es", words));
    CHECK_FALSE(heard_back("en", "Cf3"));
}

TEST_CASE("A typed move that is refused leaves the board as it was, and the next one is typed afresh") {
    Evening evening = begun();
    for (const auto& [words, why] :
         std::vector<std::pair<const char*, const char*>>{{"e5", "No pawn can go to Eva fünf. Article 3"},
                                                          {"hippopotamus", "Not understood: hippopotamus"},
                                                          {"cd", "That is not a move"}}) {
        evening.said();
        evening.move(words);
        CHECK(evening.said() == Lines{"Type a move.", words, why});
        CHECK(std::holds_alternative<session::BoardScreen>(evening.model().participants.front().screens.back()));
        CHECK(evening.journal().size() == 1);
    }
    evening.move("e4");
    CHECK(evening.said().back() == "Eva vier");
}

TEST_CASE("Words that fit several moves ask which, in a list to choose from") {
    Evening evening = begun();
    // Pawn b2 and bishop f1 can both take on c4.
    evening.engine_plays({"d7d5", "d5c4", "a7a6", "a6a5"});
    for (const char* words : {"e4", "c4", "b3"}) evening.move(words);
    evening.said();
    evening.move("bxc4");
    CHECK(evening.said().back() ==
          "Which move: Bella schlägt Cäsar vier or Läufer schlägt Cäsar vier? Bella schlägt Cäsar vier.");
    CHECK(evening.view().title == "Which move");
    CHECK(evening.view().list->rows == Lines{"Bella schlägt Cäsar vier", "Läufer schlägt Cäsar vier"});
    evening.key("Escape");
    CHECK(std::holds_alternative<session::BoardScreen>(evening.model().participants.front().screens.back()));
    const auto plies = evening.model().game->table.plies.size();
    evening.move("bxc4");
    evening.said();
    evening.keys({"Down", "Enter"});
    const Lines said = evening.said();
    CHECK(said.front() == "Läufer schlägt Cäsar vier");
    CHECK(contains(said, "Läufer schlägt Cäsar vier"));
    CHECK(evening.model().game->table.plies.size() == plies + 2);
}

TEST_CASE("A key that means nothing here says so") {
    Evening evening = begun();
    evening.said();
    evening.key("Ctrl+h");
    CHECK(evening.heard() == Lines{"[board_edge] Control plus h: nothing here"});
    evening.key("i");
    evening.said();
    evening.key("F9");
    CHECK(evening.said() == Lines{"F9: nothing here"});
}

TEST_CASE("A man is lifted and placed with the finger") {
    Evening evening = begun();
    evening.engine_plays({"e7e5"});
    evening.said();
    evening.keys({"Enter", "Up", "Up", "Enter"});
    const Lines said = evening.said();
    CHECK(contains(said, "Eva vier"));
    CHECK(evening.model().game->table.plies.size() == 2);
}

TEST_CASE("A lifted man is put back where it was and nothing has happened") {
    Evening evening = begun();
    evening.keys({"Enter", "Up", "Escape"});
    CHECK(!evening.model().participants.front().finger.lifted);
    CHECK(evening.journal() == Lines{"0 started"});
}

TEST_CASE("The finger stops at the edge of the board and says so by its cue") {
    Evening evening = begun();
    evening.keys({"Down"});
    evening.said();
    evening.keys({"Down"});
    CHECK(evening.heard().front().find("[board_edge]") == 0);
}

TEST_CASE("A question never changes the game") {
    Evening evening = begun("300+3");
    evening.engine_plays({"e7e5"});
    evening.move("e4");
    const auto journal = evening.journal();
    const std::string before = fen(evening);
    for (const session::Binding& binding : session::key_map(evening.model()).bindings) {
        using session::Command;
        const bool question = binding.command >= Command::LastMove && binding.command <= Command::Why;
        if (binding.context != session::Context::Board || !question || binding.command == Command::FlipBoard) continue;
        evening.said();
        evening.key(binding.chord.name);
        INFO(binding.chord.name);
        CHECK(evening.said().size() == 1);
        CHECK(evening.journal() == journal);
        CHECK(fen(evening) == before);
    }
}

TEST_CASE("Why: the last ruling or refusal is told with its Article and what that says") {
    Evening evening = begun("300+3");
    evening.said();
    evening.key("y");
    CHECK(evening.said() ==
          Lines{"Article 6.5. At the time set for the game the clock of the player to move is started."});
    evening.move("e5");
    evening.said();
    evening.key("y");
    CHECK(evening.said() == Lines{"Article 3. Each man moves in its own way; only such moves are legal."});
}

TEST_CASE("Mate ends the game at once, says who has won, and asks nothing more of the engine") {
    Evening evening = begun();
    evening.engine_plays({"e7e5", "d8h4"});
    evening.move("f3");
    evening.said();
    evening.move("g4");
    const Lines heard = evening.heard();
    CHECK(contains(heard, "[game_over]"));
    CHECK(evening.model().game->table.phase == rules::table::Phase::Over);
    CHECK(evening.journal().back().find("ended 0-1 checkmate") != std::string::npos);
    CHECK(std::any_of(evening.effects().begin(), evening.effects().end(), [](const session::Effect& effect) {
        return std::holds_alternative<session::EndEngine>(effect);
    }));
}

TEST_CASE("Resigning asks first") {
    Evening evening = begun();
    evening.said();
    evening.key("Ctrl+r");
    CHECK(evening.said() == Lines{"Resign the game? No. Down arrow for yes, then Enter."});
    evening.key("Enter");
    CHECK(evening.model().game->table.phase == rules::table::Phase::Playing);
    evening.keys({"Ctrl+r", "Down", "Enter"});
    CHECK(evening.journal().back().find("ended 0-1 resignation") != std::string::npos);
}

TEST_CASE("A draw offer to an engine that has nothing to fear is declined and said once") {
    Evening evening = begun();
    evening.said();
    evening.keys({"Ctrl+d", "Down", "Enter"});
    const Lines said = evening.said();
    CHECK(contains(said, "draw"));
    CHECK(evening.model().game->table.phase == rules::table::Phase::Playing);
    CHECK(!evening.model().game->table.offer);
}

TEST_CASE("A flag that falls is said, seen by the arbiter, and ends the game") {
    Evening evening = begun("180+2");
    evening.said();
    evening.pass(std::chrono::minutes(4));
    const Lines heard = evening.heard();
    CHECK(contains(heard, "[low_time]"));
    CHECK(contains(heard, "[flag_fallen]"));
    CHECK(evening.journal().back() == "182000 ended 0-1 flag");
}

TEST_CASE("Each event is given to the library before it is said") {
    Evening evening = begun();
    const std::size_t start = evening.effects().size();
    evening.move("e4");
    std::optional<std::size_t> appended;
    std::optional<std::size_t> said;
    for (std::size_t place = start; place < evening.effects().size(); ++place) {
        const session::Effect& effect = evening.effects()[place];
        if (std::holds_alternative<session::AppendEvents>(effect) && !appended) appended = place;
        const auto* say = std::get_if<session::Tell>(&effect);
        if (say != nullptr && plain_text(say->utterance.runs) == "Eva vier") said = place;
    }
    REQUIRE(appended);
    REQUIRE(said);
    CHECK(*appended < *said);
}

TEST_CASE("All that is said in a game is kept with it once it has been said") {
    Evening evening = begun();
    evening.engine_plays({"e7e5"});
    evening.move("e4");
    evening.pass(std::chrono::seconds(1));
    evening.move("Ke3");
    evening.keys({"t", "Left"});
    const auto begins = [](const session::Effect& effect) {
        return std::holds_alternative<session::CreateGame>(effect);
    };
    const auto& effects = evening.effects();
    for (auto effect = std::find_if(effects.begin(), effects.end(), begins); effect != effects.end(); ++effect)
        if (const auto* told = std::get_if<session::Tell>(&*effect)) {
            CHECK(told->journal.has_value() == !told->utterance.runs.empty());
            if (told->journal) CHECK(told->journal->game == evening.model().game->id);
        }
    const std::vector<std::string> kept = evening.spoken();
    CHECK(contains(kept, "Eva vier"));
    CHECK(contains(kept, " spoken refusal "));
    CHECK(contains(kept, " spoken answer "));
}

TEST_CASE("An engine that dies is reported, the game stands still, and goes on with it started again") {
    Evening evening = begun("180+2");
    evening.move("e4");
    evening.said();
    evening.tell_of_engine(engine::Failed{engine::Died{engine::KilledBy{9}, engine::Awaited::Move}});
    const Lines said = evening.said();
    CHECK(contains(said, "has stopped by itself. The game is kept."));
    CHECK(contains(said, "Choose how to go on."));
    evening.pass(std::chrono::minutes(10));
    CHECK(evening.model().game->table.phase == rules::table::Phase::Playing);
    evening.engine_plays({"e7e5"});
    evening.key("Enter");
    CHECK(contains(evening.said(), "Eva fünf"));
    CHECK(fen(evening) == "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2");
}

TEST_CASE("An engine's illegal move is not played but reported") {
    Evening evening = begun();
    evening.engine_plays({"e7e4"});
    evening.move("e4");
    CHECK(contains(evening.said(), "wants to play e7e4, which is not legal"));
    CHECK(evening.model().game->table.plies.size() == 1);
}

TEST_CASE("A game that could not be created is played, and created with all its events once that can be done") {
    Evening evening;
    evening.library_is_broken = true;
    evening.start();
    evening.said();
    evening.keys({"Enter", "Enter"});
    const Lines told = evening.said();
    CHECK(std::count(told.begin(), told.end(),
                     "Not on disk! The game cannot be written. Klangbrett goes on trying. disk on fire") == 1);
    evening.engine_plays({"e7e5", "b8c6"});
    evening.move("e4");
    CHECK(evening.model().game->table.plies.size() == 2);
    CHECK(evening.journal().empty());
    evening.said();
    evening.key("Ctrl+q");
    CHECK(contains(evening.said(), "Leave Klangbrett? What is not on disk is lost."));
    evening.key("Escape");

    evening.library_is_broken = false;
    evening.move("Nf3");
    CHECK(contains(evening.said(), "All of the game is on disk again."));
    CHECK(evening.journal().front() == "0 started");
    CHECK(evening.kept().front().events.size() >= 4);
    CHECK(evening.model().game->in_library() == evening.kept().front().id);
    evening.key("Ctrl+q");
    CHECK(contains(evening.said(), "Leave Klangbrett? The game is kept."));
}

TEST_CASE("A kept game goes on with its position, clocks and last announcement") {
    Evening before = begun("180+2");
    before.engine_plays({"e7e5"});
    before.pass(std::chrono::seconds(10));
    before.move("e4");
    ports::journal::StoredGame kept{
        game::GameId{7}, {}, {}, rules::table::Instant{std::chrono::seconds(30)}, std::nullopt};
    for (const session::Effect& effect : before.effects()) {
        if (const auto* create = std::get_if<session::CreateGame>(&effect)) kept.game = create->game;
        if (const auto* append = std::get_if<session::AppendEvents>(&effect))
            kept.events.insert(kept.events.end(), append->events.begin(), append->events.end());
    }
    Evening after;
    after.start({kept});
    after.said();
    after.key("Enter");
    const Lines said = after.said();
    CHECK(contains(said, "Eva fünf"));
    CHECK(fen(after) == fen(before));
    const auto& game = *after.model().game;
    CHECK(game.table.clock.left(rules::board::Color::White, game.time(session::Now{})).value() >
          std::chrono::seconds(150));
    CHECK(game.time(session::Now{std::chrono::milliseconds(1)}) >= kept.seen);
}

TEST_CASE("A promotion asks for the piece") {
    Evening evening = begun();
    evening.engine_plays({"h7h5", "h5h4", "h4h3", "h3g2", "b8c6"});
    for (const char* words : {"b4", "b5", "b6", "bxa7"}) evening.move(words);
    REQUIRE(evening.model().game->table.plies.size() == 8);
    evening.said();
    evening.type("");
    evening.move("axb8=N");
    CHECK(contains(evening.said(), "Springer"));
}

TEST_CASE("Leaving a game keeps it and returns to the main menu") {
    Evening evening = begun();
    evening.said();
    evening.keys({"F9", "End", "Enter", "Down", "Enter"});
    CHECK(contains(evening.said(), "The game is kept."));
    CHECK(!evening.model().game);
}

TEST_CASE("What a game is called goes by its length") {
    using rules::table::Kind;
    const auto kind = [](const char* time) { return begun(time).model().game->table.settings.kind; };
    CHECK(kind("-") == Kind::Standard);
    CHECK(kind("180+2") == Kind::Blitz);
    CHECK(kind("600+5") == Kind::Rapid);
    CHECK(kind("900+10") == Kind::Rapid);
    CHECK(kind("3600+30") == Kind::Standard);
}

TEST_CASE("An engine that reports its end twice is told of once") {
    Evening evening = begun();
    evening.move("e4");
    evening.said();
    evening.tell_of_engine(engine::Failed{engine::Died{engine::KilledBy{9}, engine::Awaited::Move}});
    const std::size_t told = evening.said().size();
    evening.tell_of_engine(engine::Failed{engine::NotRunning{}});
    CHECK(told > 0);
    CHECK(evening.said().empty());
}

TEST_CASE("A question is answered by a click") {
    Evening evening = begun();
    evening.key("Ctrl+r");
    evening.tell(session::RowClicked{1});
    CHECK(evening.journal().back().find("ended 0-1 resignation") != std::string::npos);
}
