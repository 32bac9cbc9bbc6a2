#include "src/engine/dialogue.hpp"
#include "tests/support/catch.hpp"

#include <rapidcheck.h>

using namespace engine;
using namespace std::chrono_literals;

namespace {

using Reports = std::vector<Report>;

/// An engine's side of the conversation, played by the test at a time of its own making.
struct Story {
    explicit Story(std::vector<OptionSetting> options = {})
        : dialogue({"fake", "Fake", {"fake"}, {}, std::move(options)}, patience, now) {}

    void hears(std::string_view line) { dialogue.hear(line, now); }
    void asks(Question question) { dialogue.ask(std::move(question), now); }
    void waits(std::chrono::milliseconds time) {
        now += time;
        dialogue.pass(now);
    }
    std::string sent() { return dialogue.take_lines(); }
    Reports reports() { return dialogue.take_reports(); }

    /// Up to Ready.
    void is_greeted() {
        hears("id name Fake 1.0");
        hears("uciok");
        hears("readyok");
        sent();
        reports();
    }
    /// Up to `go`.
    void is_asked(Question question) {
        asks(std::move(question));
        hears("readyok");
        sent();
    }

    Patience patience;
    Dialogue::Time now{};
    Dialogue dialogue;
};

Question timed_question(std::uint64_t number, Limits limits = {1s, {}, {}}) {
    return {QuestionId{number}, {}, {}, {}, limits};
}

Report best_move(std::uint64_t number, std::string_view text, std::optional<Score> score = {}) {
    return BestMove{QuestionId{number}, *UciMove::parse(text), score};
}

Reports failure(Failure reason) { return {Failed{std::move(reason)}}; }

} // namespace

TEST_CASE("After the greeting an engine gets the options it has, and is ready") {
    Story story({{"Skill Level", "-3"}, {"Contempt", "5"}, {"Style", "Wild"}, {"Ponder", "false"}});
    CHECK(story.sent() == "uci\n");
    story.hears("Fake 1.0 by nobody");
    story.hears("id name Fake 1.0");
    story.hears("option name Skill Level type spin default 20 min 0 max 20");
    story.hears("option name Ponder type check default false");
    story.hears("option name Style type combo default Solid var Solid var Risky");
    CHECK(story.dialogue.awaiting() == Awaited::Greeting);
    story.hears("uciok");
    CHECK(story.sent() == "setoption name Skill Level value 0\nsetoption name Ponder value false\nisready\n");
    CHECK(story.reports().empty());
    story.hears("readyok");
    CHECK(story.reports() == Reports{Ready{"Fake 1.0", {"Contempt", "Style"}}});
    CHECK_FALSE(story.dialogue.awaiting());
    CHECK_FALSE(story.dialogue.deadline());
}

TEST_CASE("An engine that does not say its name has the one we gave it") {
    Story story;
    story.hears("uciok");
    story.hears("readyok");
    CHECK(story.reports() == Reports{Ready{"Fake", {}}});
}

TEST_CASE("A question is answered with the score of the move played") {
    Story story;
    story.is_greeted();
    story.asks(timed_question(7));
    CHECK(story.sent() == "ucinewgame\nisready\n");
    story.hears("readyok");
    CHECK(story.sent() == "position startpos\ngo movetime 1000\n");
    story.hears("info depth 1 score cp 10 pv d2d4");
    story.hears("info depth 2 multipv 1 score cp 31 pv e2e4 e7e5");
    story.hears("info depth 2 multipv 2 score mate 4 pv d2d4");
    story.hears("bestmove d2d4 ponder e7e5");
    CHECK(story.reports() == Reports{best_move(7, "d2d4", MateIn{4})});
}

TEST_CASE("A score without a variation is that of the best move") {
    Story story;
    story.is_greeted();
    story.is_asked(timed_question(1));
    story.hears("info depth 1 score cp 31");
    story.hears("info depth 2 score cp -20");
    story.hears("bestmove e2e4");
    CHECK(story.reports() == Reports{best_move(1, "e2e4", Centipawns{-20})});
}

TEST_CASE("A question put before the engine is ready waits for it") {
    Story story;
    story.asks(timed_question(1));
    story.asks(timed_question(2));
    story.hears("uciok");
    story.sent();
    story.hears("readyok");
    CHECK(story.sent() == "ucinewgame\nisready\n");
    story.hears("readyok");
    story.hears("bestmove e2e4");
    CHECK(story.reports().back() == best_move(2, "e2e4"));
}

TEST_CASE("A new game is announced before its first question only") {
    Story story;
    story.is_greeted();
    story.is_asked(timed_question(1));
    story.hears("bestmove e2e4");
    story.asks(timed_question(2));
    CHECK(story.sent() == "isready\n");
    story.hears("readyok");
    story.hears("bestmove e2e4");
    story.sent();
    story.dialogue.new_game();
    story.asks(timed_question(3));
    CHECK(story.sent() == "ucinewgame\nisready\n");
}

TEST_CASE("A position without a legal move is told as that") {
    Story story;
    story.is_greeted();
    story.is_asked(timed_question(4));
    story.hears("info depth 0 score mate 0");
    story.hears("bestmove (none)");
    CHECK(story.reports() == Reports{NoMove{QuestionId{4}}});
}

TEST_CASE("Told to stop, the engine answers the open question") {
    Story story;
    story.is_greeted();
    story.is_asked(timed_question(1));
    story.dialogue.stop(story.now);
    story.dialogue.stop(story.now);
    CHECK(story.sent() == "stop\n");
    story.hears("bestmove e2e4");
    CHECK(story.reports() == Reports{best_move(1, "e2e4")});
    story.dialogue.stop(story.now);
    CHECK(story.sent().empty());
}

TEST_CASE("A question stopped before it reached the engine is stopped when it does") {
    Story story;
    story.is_greeted();
    story.asks(timed_question(1));
    story.dialogue.stop(story.now);
    story.sent();
    story.hears("readyok");
    CHECK(story.sent() == "position startpos\ngo movetime 1000\nstop\n");
}

TEST_CASE("A question put while the engine thinks about another replaces it") {
    Story story;
    story.is_greeted();
    story.is_asked(timed_question(1));
    story.asks(timed_question(2));
    CHECK(story.sent() == "stop\n");
    story.asks(timed_question(3));
    CHECK(story.sent().empty());
    story.hears("bestmove e2e4");
    CHECK(story.reports().empty());
    CHECK(story.sent() == "isready\n");
    story.hears("readyok");
    story.hears("bestmove d2d4");
    CHECK(story.reports() == Reports{best_move(3, "d2d4")});
}

TEST_CASE("Best moves nobody asked for are not taken for answers") {
    Story story;
    story.hears("bestmove a2a3");
    story.is_greeted();
    story.hears("bestmove a2a3");
    story.hears("bestmove rubbish");
    story.asks(timed_question(1));
    story.hears("bestmove a2a3");
    story.hears("readyok");
    story.hears("bestmove e2e4");
    story.hears("bestmove a2a3");
    CHECK(story.reports() == Reports{best_move(1, "e2e4")});
    story.asks(timed_question(2));
    story.hears("bestmove a2a3");
    story.hears("bestmove (none)");
    CHECK(story.reports().empty());
}

TEST_CASE("An engine that never greets is silent") {
    Story story;
    story.waits(story.patience.greeting - 1ms);
    CHECK(story.reports().empty());
    story.waits(1ms);
    CHECK(story.reports() == failure(Silent{Awaited::Greeting, story.patience.greeting}));
    CHECK(story.dialogue.is_over());
    CHECK(story.sent().empty());
    CHECK_FALSE(story.dialogue.deadline());
}

TEST_CASE("A program that talks, but not UCI, talks nonsense") {
    Story story;
    story.hears("bash: uci: command not found \xff");
    story.waits(story.patience.greeting);
    CHECK(story.reports() == failure(Nonsense{"bash: uci: command not found ?"}));
}

TEST_CASE("An engine that is never ready is silent") {
    Story story;
    story.hears("uciok");
    story.waits(story.patience.readiness);
    CHECK(story.reports() == failure(Silent{Awaited::Readiness, story.patience.readiness}));

    Story later;
    later.is_greeted();
    later.asks(timed_question(1));
    later.waits(later.patience.readiness);
    CHECK(later.reports() == failure(Silent{Awaited::Readiness, later.patience.readiness}));
}

TEST_CASE("An engine that thinks for too long is told to stop, and only then given up") {
    Story story;
    story.is_greeted();
    story.is_asked(timed_question(1));
    story.waits(1s + story.patience.margin - 1ms);
    CHECK(story.sent().empty());
    story.waits(1ms);
    CHECK(story.sent() == "stop\n");
    CHECK(story.reports().empty());

    SECTION("it answers") {
        story.hears("bestmove e2e4");
        CHECK(story.reports() == Reports{best_move(1, "e2e4")});
    }
    SECTION("it does not") {
        story.waits(story.patience.after_stop);
        const auto waited = 1s + story.patience.margin + story.patience.after_stop;
        CHECK(story.reports() == failure(Silent{Awaited::Move, waited}));
    }
}

TEST_CASE("An engine may think as long as its own clock says") {
    Question asked = timed_question(1, {});
    asked.clocks = Clocks{{20s, 0s}, {50s, 0s}, {}};
    std::chrono::seconds allotted = 20s;
    SECTION("as White") {}
    SECTION("as Black, after a move") {
        asked.moves = {*UciMove::parse("e2e4")};
        allotted = 50s;
    }
    SECTION("as Black in a set position") {
        asked.start_fen = "8/8/8/8/8/8/8/K1k5 b - - 0 1";
        allotted = 50s;
    }
    SECTION("as White, after a move in such a position") {
        asked.start_fen = "8/8/8/8/8/8/8/K1k5 b - - 0 1";
        asked.moves = {*UciMove::parse("c1c2")};
    }
    SECTION("but no longer than its move time") {
        asked.limits.move_time = 2s;
        allotted = 2s;
    }
    SECTION("and with neither, as long as our patience lasts") {
        asked.clocks.reset();
        asked.limits.depth = 30U;
        allotted = std::chrono::duration_cast<std::chrono::seconds>(Patience{}.longest_think);
    }
    Story story;
    story.is_greeted();
    story.is_asked(asked);
    CHECK(story.dialogue.deadline() == story.now + allotted + story.patience.margin);
}

TEST_CASE("An answer that is no move is nonsense") {
    Story story;
    story.is_greeted();
    story.is_asked(timed_question(1));
    story.hears("bestmove Springer nach f3");
    CHECK(story.reports() == failure(Nonsense{"bestmove Springer nach f3"}));
    CHECK(story.dialogue.is_over());
    story.hears("bestmove e2e4");
    story.asks(timed_question(2));
    CHECK(story.reports().empty());
    CHECK(story.sent().empty());
}

TEST_CASE("An engine that will not let go of a dropped question is silent") {
    Story story;
    story.is_greeted();
    story.is_asked(timed_question(1));
    story.asks(timed_question(2));
    story.waits(story.patience.after_stop);
    CHECK(story.reports() == failure(Silent{Awaited::Move, story.patience.after_stop}));
}

TEST_CASE("Whatever an engine says and when, a question has at most one answer, and a failure is the end") {
    const auto lines = rc::gen::element<std::string>("id name X", "option name Hash type spin default 1 min 1 max 9",
                                                     "uciok", "uciok", "readyok", "readyok", "readyok",
                                                     "info depth 1 score cp 3 pv e2e4", "bestmove e2e4",
                                                     "bestmove e2e4", "bestmove (none)", "bestmove e9", "", "rubbish");
    CHECK(rc::check([&] {
        Story story(std::vector<OptionSetting>{{"Hash", "4"}});
        std::uint64_t asked = 0;
        std::uint64_t answered = 0;
        bool over = false;
        const int steps = *rc::gen::inRange(1, 60);
        for (int step = 0; step < steps; ++step) {
            const int what = *rc::gen::inRange(0, 20);
            if (what == 0)
                story.dialogue.stop(story.now);
            else if (what == 1)
                story.waits(std::chrono::milliseconds(*rc::gen::inRange(0, 4'000)));
            else if (what <= 4)
                story.asks(timed_question(++asked));
            else
                story.hears(*lines);
            for (const Report& report : story.reports()) {
                RC_ASSERT(!over);
                if (const auto* best = std::get_if<BestMove>(&report)) {
                    RC_ASSERT(best->id.number > answered);
                    RC_ASSERT(best->id.number == asked);
                    answered = best->id.number;
                }
                if (const auto* none = std::get_if<NoMove>(&report)) {
                    RC_ASSERT(none->id.number > answered);
                    RC_ASSERT(none->id.number == asked);
                    answered = none->id.number;
                }
                over = std::holds_alternative<Failed>(report);
            }
            RC_ASSERT(over == story.dialogue.is_over());
            RC_ASSERT(story.dialogue.awaiting().has_value() == story.dialogue.deadline().has_value());
            const std::string sent = story.sent();
            RC_ASSERT((sent.empty() || (!over && sent.ends_with('\n'))));
        }
    }));
}
