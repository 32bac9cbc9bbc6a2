// Stockfish and Fairy-Stockfish as they are installed, with the shipped data.
#include "src/engine/levels.hpp"
#include "tests/src/engine/owner.hpp"

using namespace engine;
using namespace std::chrono_literals;

namespace {

const std::filesystem::path shipped = KLANGBRETT_DATA_FOLDER;

std::vector<EngineSpec> shipped_engines() { return read_engines(shipped / "engines").value(); }

std::vector<Level> shipped_levels() { return read_levels(shipped / "levels.toml").value(); }

} // namespace

TEST_CASE("Both engines find mate in one, see that a mated king has no move, and that the game may go on") {
    const NothingStays after;
    for (const EngineSpec& spec : shipped_engines()) {
        CAPTURE(spec.name);
        Owner owner;
        owner.engine.start(spec);
        const auto ready = owner.next_is<Ready>();
        CHECK(ready.name.rfind(spec.name, 0) == 0);
        CHECK(ready.options_not_set.empty());

        Question asked = question(1);
        asked.start_fen = "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1";
        owner.engine.think(asked);
        CHECK(owner.next_is<BestMove>() == BestMove{QuestionId{1}, *UciMove::parse("a1a8"), MateIn{1}});

        asked.id = QuestionId{2};
        asked.moves = {*UciMove::parse("a1a8")};
        owner.engine.think(asked);
        CHECK(owner.next_is<NoMove>().id == QuestionId{2});

        owner.engine.new_game();
        owner.engine.think(question(3));
        CHECK(owner.next_is<BestMove>().id == QuestionId{3});
    }
}

TEST_CASE("Both engines mate by castling where the king takes its rook, once told that it is Chess960") {
    const NothingStays after;
    for (EngineSpec spec : shipped_engines()) {
        CAPTURE(spec.name);
        spec.options.push_back({"UCI_Chess960", "true"});
        Owner owner;
        owner.engine.start(spec);
        CHECK(owner.next_is<Ready>().options_not_set.empty());
        Question asked = question(1);
        asked.start_fen = "4rkr1/4p1p1/8/8/8/8/8/6KR w K - 0 1";
        owner.engine.think(asked);
        CHECK(owner.next_is<BestMove>() == BestMove{QuestionId{1}, *UciMove::parse("g1h1"), MateIn{1}});
    }
}

TEST_CASE("An engine thinking without end answers when told to stop") {
    const NothingStays after;
    for (const EngineSpec& spec : shipped_engines()) {
        CAPTURE(spec.name);
        Owner owner;
        owner.engine.start(spec);
        owner.next_is<Ready>();
        owner.engine.think(question(1, {}));
        std::this_thread::sleep_for(20ms);
        owner.engine.stop();
        CHECK(owner.next_is<BestMove>().id == QuestionId{1});
    }
}

TEST_CASE("At every level each opponent takes its options and plays") {
    const NothingStays after;
    const auto levels = shipped_levels();
    const auto engines = installed(shipped_engines());
    REQUIRE(engines.size() == 2);
    for (std::size_t number = 1; number <= levels.size(); ++number) {
        for (Opponent opponent : opponents(levels[number - 1], engines)) {
            CAPTURE(number, opponent.spec.name);
            Owner owner;
            owner.engine.start(opponent.spec);
            CHECK(owner.next_is<Ready>().options_not_set.empty());
            opponent.limits.move_time = std::min(*opponent.limits.move_time, 200ms);
            owner.engine.think(question(number, opponent.limits));
            CHECK(owner.next_is<BestMove>().id == QuestionId{number});
        }
    }
}

TEST_CASE("The weakest opponent loses to the strongest") {
    const NothingStays after;
    const auto levels = shipped_levels();
    const auto engines = shipped_engines();
    Opponent weakest = opponents(levels.front(), engines).front();
    Opponent strongest = opponents(levels.back(), engines).front();
    strongest.limits = {{}, 8U, {}};
    Owner white;
    Owner black;
    white.engine.start(strongest.spec);
    black.engine.start(weakest.spec);
    white.next_is<Ready>();
    black.next_is<Ready>();
    Question asked = question(0);
    while (asked.moves.size() < 200) {
        const bool is_white_to_move = asked.moves.size() % 2 == 0;
        Owner& mover = is_white_to_move ? white : black;
        asked.id = QuestionId{asked.moves.size()};
        asked.limits = is_white_to_move ? strongest.limits : weakest.limits;
        mover.engine.think(asked);
        const Report report = mover.next();
        if (std::holds_alternative<NoMove>(report)) break;
        REQUIRE(std::holds_alternative<BestMove>(report));
        asked.moves.push_back(std::get<BestMove>(report).move);
    }
    CHECK(asked.moves.size() % 2 == 1);
    CHECK(asked.moves.size() < 200);
}
