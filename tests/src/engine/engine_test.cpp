// One engine process, behaving and misbehaving, and what its owner hears of it.
#include "tests/src/engine/owner.hpp"

#include <atomic>
#include <csignal>
#include <stdexcept>
#include <sys/resource.h>

using namespace engine;
using namespace std::chrono_literals;

TEST_CASE("A well-behaved engine starts, answers and goes") {
    const NothingStays after;
    Owner owner;
    owner.engine.start(fake("well"));
    CHECK(owner.next_is<Ready>().name == "Fake 1.0");
    owner.engine.think(question(1));
    CHECK(owner.next_is<BestMove>() == BestMove{QuestionId{1}, *UciMove::parse("e2e4"), Centipawns{31}});
    owner.engine.think(question(2));
    CHECK(owner.next_is<BestMove>() == BestMove{QuestionId{2}, *UciMove::parse("d2d4"), MateIn{4}});
    CHECK_FALSE(owner.engine.poll());
}

TEST_CASE("An engine is told its options, the position and its limits") {
    const PassingFile heard("heard");
    {
        Owner owner;
        EngineSpec spec = fake("well", {heard.path().string()});
        spec.options = {{"Skill Level", "-3"}, {"Absent", "1"}, {"Style", "Risky"}};
        owner.engine.start(spec);
        CHECK(owner.next_is<Ready>().options_not_set == std::vector<std::string>{"Absent"});
        Question asked = question(1, {});
        asked.moves = {*UciMove::parse("e2e4")};
        asked.clocks = Clocks{{5s, 1s}, {7s, 1s}, {}};
        owner.engine.think(asked);
        owner.next_is<BestMove>();
    }
    auto lines = heard.lines();
    lines.erase(lines.begin()); // its process
    CHECK(lines == std::vector<std::string>{"uci", "setoption name Skill Level value 0",
                                            "setoption name Style value Risky", "isready", "ucinewgame", "isready",
                                            "position startpos moves e2e4",
                                            "go wtime 5000 btime 7000 winc 1000 binc 1000", "stop", "quit"});
}

TEST_CASE("An engine is given nothing of ours but its pipes") {
    const int leaked = dup(STDERR_FILENO); // without close-on-exec, as a careless library opens it
    {
        Owner owner;
        owner.engine.start(fake("surroundings"));
        CHECK(owner.next_is<Ready>().name == "descriptors 3, blocked signals 0, SIGPIPE as usual");
    }
    close(leaked);
}

TEST_CASE("A program that is not there is not found") {
    const NothingStays after;
    Owner owner;
    owner.engine.start({"none", "None", {"no-such-engine", "/no/such/engine"}, {}, {}});
    CHECK(owner.fails_with<NotFound>().tried == std::vector<std::string>{"no-such-engine", "/no/such/engine"});
}

TEST_CASE("A file that cannot be run as a program cannot be started") {
    const NothingStays after;
    const PassingFile file("program");
    file.write("no program\n");
    std::error_code expected;
    SECTION("because it may not") { expected = std::error_code(EACCES, std::generic_category()); }
    SECTION("because it is none") {
        std::filesystem::permissions(file.path(), std::filesystem::perms::owner_all);
        expected = std::error_code(ENOEXEC, std::generic_category());
    }
    Owner owner;
    owner.engine.start({"text", "Text", {file.path().string()}, {}, {}});
    CHECK(owner.fails_with<CannotStart>() == CannotStart{file.path().string(), expected});
}

TEST_CASE("When the system has nothing left, an engine cannot be started") {
    const NothingStays after;
    rlimit usual{};
    getrlimit(RLIMIT_NOFILE, &usual);
    const rlim_t spare = GENERATE(0U, 1U, 4U);
    // One of the open descriptors was that of counting them.
    const rlimit narrow{static_cast<rlim_t>(open_descriptors() - 1) + spare, usual.rlim_max};
    CAPTURE(spare);
    std::optional<CannotStart> failure;
    {
        setrlimit(RLIMIT_NOFILE, &narrow);
        Owner owner;
        owner.engine.start(fake("well"));
        failure = owner.fails_with<CannotStart>();
        owner.engine.think(question(1));
        owner.fails_with<NotRunning>();
        setrlimit(RLIMIT_NOFILE, &usual);
    }
    CHECK(failure->error == std::errc::too_many_files_open);
}

TEST_CASE("An engine that dies is reported with how and during what") {
    const NothingStays after;
    Owner owner;
    SECTION("before it greets") {
        owner.engine.start(fake("dies_at_start"));
        CHECK(owner.fails_with<Died>() == Died{ExitCode{3}, Awaited::Greeting});
    }
    SECTION("when it is asked whether it is ready") {
        owner.engine.start(fake("dies_when_asked"));
        owner.next_is<Ready>();
        owner.engine.think(question(1));
        CHECK(owner.fails_with<Died>() == Died{ExitCode{4}, Awaited::Readiness});
    }
    SECTION("while nothing is asked of it") {
        owner.engine.start(fake("dies_idle"));
        owner.next_is<Ready>();
        CHECK(owner.fails_with<Died>() == Died{ExitCode{5}, std::nullopt});
    }
    SECTION("by a signal while nothing is asked of it") {
        owner.engine.start(fake("crashes_idle"));
        owner.next_is<Ready>();
        CHECK(owner.fails_with<Died>() == Died{KilledBy{SIGSEGV}, std::nullopt});
    }
    SECTION("while it thinks") {
        owner.engine.start(fake("dies_thinking"));
        owner.next_is<Ready>();
        owner.engine.think(question(1));
        CHECK(owner.fails_with<Died>() == Died{ExitCode{6}, Awaited::Move});
    }
    SECTION("by a signal while it thinks") {
        owner.engine.start(fake("crashes_thinking"));
        owner.next_is<Ready>();
        owner.engine.think(question(1));
        CHECK(owner.fails_with<Died>() == Died{KilledBy{SIGSEGV}, Awaited::Move});
    }
    SECTION("in the middle of its answer") {
        owner.engine.start(fake("dies_within_line"));
        owner.next_is<Ready>();
        owner.engine.think(question(1));
        CHECK(owner.fails_with<Died>() == Died{ExitCode{0}, Awaited::Move});
    }
    SECTION("after its answer, which counts") {
        owner.engine.start(fake("answers_then_dies"));
        owner.next_is<Ready>();
        owner.engine.think(question(1));
        CHECK(owner.next_is<BestMove>().move.text() == "e2e4");
        CHECK(owner.fails_with<Died>() == Died{ExitCode{7}, std::nullopt});
    }
}

TEST_CASE("An engine that does not answer is silent, and ended") {
    const NothingStays after;
    Patience patience = impatient();
    const auto check = [](const Silent& silent, Awaited awaited, std::chrono::milliseconds at_least) {
        CHECK(silent.awaited == awaited);
        CHECK(silent.waited >= at_least);
    };
    SECTION("from the start") {
        patience.greeting = 200ms;
        const std::string manner = GENERATE("silent", "floods_one_line");
        CAPTURE(manner);
        Owner owner(patience);
        owner.engine.start(fake(manner));
        check(owner.fails_with<Silent>(), Awaited::Greeting, patience.greeting);
    }
    SECTION("when asked whether it is ready") {
        patience.readiness = 200ms;
        Owner owner(patience);
        owner.engine.start(fake("never_ready"));
        check(owner.fails_with<Silent>(), Awaited::Readiness, patience.readiness);
    }
    SECTION("while it thinks") {
        const std::string manner = GENERATE("hangs_thinking", "floods_thinking");
        CAPTURE(manner);
        Owner owner(patience);
        owner.engine.start(fake(manner));
        owner.next_is<Ready>();
        owner.engine.think(question(1, {50ms, {}, {}}));
        check(owner.fails_with<Silent>(), Awaited::Move, 50ms + patience.margin + patience.after_stop);
    }
    SECTION("because somebody stopped it") {
        patience.readiness = 2s;
        const PassingFile heard("stopped");
        Owner owner(patience);
        owner.engine.start(fake("well", {heard.path().string()}));
        owner.next_is<Ready>();
        kill(std::stoi(heard.lines().front()), SIGSTOP);
        owner.engine.think(question(1));
        check(owner.fails_with<Silent>(), Awaited::Readiness, patience.readiness);
    }
}

TEST_CASE("An engine that talks nonsense is reported with what it said") {
    const NothingStays after;
    Patience patience = impatient();
    SECTION("instead of a greeting") {
        patience.greeting = 2s;
        const auto [manner, line] = GENERATE(table<std::string, std::string>({
            {"no_uci", "Error: unknown command 'uci'"},
            {"floods_at_start", std::string(80, 'x')},
        }));
        Owner owner(patience);
        owner.engine.start(fake(manner));
        CHECK(owner.fails_with<Nonsense>().line == line);
    }
    Owner owner(patience);
    SECTION("instead of a move") {
        owner.engine.start(fake("garbage"));
        owner.next_is<Ready>();
        owner.engine.think(question(1));
        CHECK(owner.fails_with<Nonsense>().line == "bestmove ?? Springer nach f3");
    }
    SECTION("in half a move") {
        owner.engine.start(fake("truncated"));
        owner.next_is<Ready>();
        owner.engine.think(question(1));
        CHECK(owner.fails_with<Nonsense>().line == "bestmove e2");
    }
}

TEST_CASE("An engine that closes its pipes and stays is hung up on") {
    const NothingStays after;
    Owner owner(impatient());
    const std::string manner = GENERATE("closes_output", "closes_input");
    SECTION(manner) {
        owner.engine.start(fake(manner));
        owner.next_is<Ready>();
        CHECK(owner.fails_with<HungUp>() == HungUp{std::nullopt});
    }
    SECTION("while it thinks") {
        owner.engine.start(fake("closes_output_thinking"));
        owner.next_is<Ready>();
        owner.engine.think(question(1));
        CHECK(owner.fails_with<HungUp>() == HungUp{Awaited::Move});
    }
}

TEST_CASE("Odd manners that do no harm are borne with") {
    const NothingStays after;
    const std::string manner = GENERATE("binary", "complains", "slow_to_greet", "floods_idle", "answers_twice");
    CAPTURE(manner);
    Owner owner;
    owner.engine.start(fake(manner));
    CHECK(owner.next_is<Ready>().name == "Fake 1.0");
    for (const std::uint64_t number : {1U, 2U, 3U}) {
        owner.engine.think(question(number));
        const auto best = owner.next_is<BestMove>();
        CHECK(best.id == QuestionId{number});
        CHECK(best.move.text() == (number % 2 == 1 ? "e2e4" : "d2d4"));
    }
}

TEST_CASE("A finished position has no move") {
    Owner owner;
    owner.engine.start(fake("none"));
    owner.next_is<Ready>();
    owner.engine.think(question(1));
    CHECK(owner.next_is<NoMove>() == NoMove{QuestionId{1}});
}

TEST_CASE("A question can be stopped, and replaced") {
    const NothingStays after;
    Owner owner;
    owner.engine.start(fake("until_stop"));
    owner.next_is<Ready>();
    owner.engine.think(question(1, {1min, {}, {}}));
    owner.engine.stop();
    CHECK(owner.next_is<BestMove>() == BestMove{QuestionId{1}, *UciMove::parse("g1f3"), std::nullopt});
    for (const std::uint64_t number : {2U, 3U, 4U}) owner.engine.think(question(number, {1min, {}, {}}));
    owner.engine.stop();
    CHECK(owner.next_is<BestMove>().id == QuestionId{4});
    CHECK_FALSE(owner.engine.poll());
}

TEST_CASE("Without an engine running, a question fails at once") {
    Owner owner;
    owner.engine.think(question(1));
    owner.fails_with<NotRunning>();
    owner.engine.stop();
    owner.engine.new_game();
    owner.engine.start(fake("dies_at_start"));
    owner.fails_with<Died>();
    owner.engine.think(question(2));
    owner.fails_with<NotRunning>();
}

TEST_CASE("After a failure the engine can be started again, or another in its place") {
    const NothingStays after;
    Owner owner;
    owner.engine.start(fake("dies_thinking"));
    owner.next_is<Ready>();
    owner.engine.think(question(1));
    owner.fails_with<Died>();
    owner.engine.start(fake("well"));
    owner.next_is<Ready>();
    owner.engine.think(question(2));
    CHECK(owner.next_is<BestMove>().id == QuestionId{2});
}

TEST_CASE("Of an engine that was replaced nothing more is heard") {
    const NothingStays after;
    Owner owner(impatient());
    for (const char* manner : {"dies_at_start", "silent", "ignores_quit", "well", "dies_idle", "crashes_thinking"}) {
        owner.engine.start(fake(manner));
        owner.engine.think(question(1));
    }
    owner.engine.start(fake("well"));
    CHECK(owner.next_is<Ready>().name == "Fake 1.0");
    owner.engine.think(question(2));
    CHECK(owner.next_is<BestMove>().id == QuestionId{2});
    CHECK_FALSE(owner.engine.poll());
}

TEST_CASE("What befell an engine while it was being replaced is not told") {
    Owner owner(impatient());
    owner.engine.start(fake("ignores_quit"));
    owner.next_is<Ready>();
    // While the first is being seen off, both orders wait.
    owner.engine.start({"none", "None", {"no-such-engine"}, {}, {}});
    owner.engine.start(fake("well"));
    owner.next_is<Ready>();
    CHECK_FALSE(owner.engine.poll());
}

TEST_CASE("An engine can be let go at any moment") {
    const NothingStays after;
    const std::string manner = GENERATE("well", "silent", "ignores_quit", "floods_at_start", "floods_one_line",
                                        "until_stop", "hangs_thinking");
    CAPTURE(manner);
    Owner owner(impatient());
    SECTION("at once") { owner.engine.start(fake(manner)); }
    SECTION("with a question open") {
        owner.engine.start(fake(manner));
        owner.engine.think(question(1, {1min, {}, {}}));
    }
    SECTION("after some time") {
        owner.engine.start(fake(manner));
        owner.engine.think(question(1, {1min, {}, {}}));
        std::this_thread::sleep_for(50ms);
    }
}

TEST_CASE("What an engine started goes with it") {
    const PassingFile heard("offspring");
    {
        Owner owner;
        owner.engine.start(fake("has_offspring", {heard.path().string()}));
        owner.next_is<Ready>();
        REQUIRE(is_running(heard.lines().at(1)));
    }
    CHECK(ends(heard.lines().at(1)));
}

TEST_CASE("What is thrown while an engine is spoken with is its failure, and it can be started again") {
    const NothingStays after;
    std::atomic<int> wakings = 0;
    Engine engine(
        [&wakings] {
            if (wakings++ == 0) throw std::runtime_error("nobody to be woken");
        },
        patient());
    const auto next = [&engine] {
        const auto enough = std::chrono::steady_clock::now() + 1min;
        auto report = engine.poll();
        while (!report && std::chrono::steady_clock::now() < enough) {
            std::this_thread::sleep_for(5ms);
            report = engine.poll();
        }
        REQUIRE(report);
        return *report;
    };
    engine.start(fake("well"));
    CHECK(std::holds_alternative<Ready>(next()));
    CHECK(next() == Report{Failed{HungUp{std::nullopt}}});
    engine.start(fake("well"));
    CHECK(std::holds_alternative<Ready>(next()));
    engine.think(question(1));
    CHECK(std::holds_alternative<BestMove>(next()));
}
