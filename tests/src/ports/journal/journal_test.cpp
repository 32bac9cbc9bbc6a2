// What every journal promises, asked of each one there is.
#include "src/ports/journal/journal.hpp"

#include "src/ports/journal/memory/memory_journal.hpp"
#include "src/ports/journal/sqlite/library.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <memory>

using namespace ports::journal;
using namespace rules::table;
using namespace std::chrono_literals;
using game::CommandId;
using game::EventNumber;
using game::GameId;

namespace {

class InMemory {
public:
    Journal& journal() { return journal_; }

private:
    memory::MemoryJournal journal_;
};

class InLibrary {
public:
    InLibrary()
        : library_(std::get<sqlite::Library>(sqlite::Library::open(folder_ / "games.sqlite"))) {}
    Journal& journal() { return library_; }

private:
    tests::TemporaryFolder folder_;
    sqlite::Library library_;
};

game::NewGame new_game() { return {{}, "White", "Black", std::nullopt, "2026-11-20T14:30:00Z"}; }

TimedEvent event(Duration at, Event happened) { return {Instant{at}, std::move(happened)}; }

const std::vector<TimedEvent> start{event(0ms, Started{})};
const std::vector<TimedEvent> resignation{event(9ms, Resigned{Color::White}),
                                          event(9ms, Ended{Result::BlackWins, Reason::Resignation})};

template <typename Expected, typename Answer>
Expected good(const Answer& answer) {
    if (const auto* fault = std::get_if<Fault>(&answer)) FAIL(fault->detail);
    REQUIRE(std::holds_alternative<Expected>(answer));
    return std::get<Expected>(answer);
}

std::vector<KeptEvent> read(const Journal& journal, GameId game, std::int64_t from = 1) {
    return good<std::vector<KeptEvent>>(journal.read_from(game, EventNumber{from}));
}

template <typename Answer>
Problem problem(const Answer& answer) {
    REQUIRE(std::holds_alternative<Fault>(answer));
    CHECK_FALSE(std::get<Fault>(answer).detail.empty());
    return std::get<Fault>(answer).problem;
}

} // namespace

TEMPLATE_TEST_CASE("Decisions are kept one behind the other, with the commands they were made on", "", InMemory,
                   InLibrary) {
    TestType kind;
    Journal& journal = kind.journal();
    const auto game = good<GameId>(journal.create(new_game()));
    CHECK(read(journal, game).empty());
    const CommandId command{0xabc, 1};
    CHECK(good<Appended>(journal.append(game, EventNumber{1}, std::nullopt, start)) == Appended{EventNumber{1}});
    CHECK(good<Appended>(journal.append(game, EventNumber{2}, command, resignation)) == Appended{EventNumber{2}});
    CHECK(read(journal, game) == std::vector<KeptEvent>{{EventNumber{1}, std::nullopt, start[0]},
                                                        {EventNumber{2}, command, resignation[0]},
                                                        {EventNumber{3}, std::nullopt, resignation[1]}});
}

TEMPLATE_TEST_CASE("Events that are not the next ones are refused, and nothing of them is kept", "", InMemory,
                   InLibrary) {
    TestType kind;
    Journal& journal = kind.journal();
    const auto game = good<GameId>(journal.create(new_game()));
    CHECK(problem(journal.append(game, EventNumber{2}, std::nullopt, start)) == Problem::Overtaken);
    good<Appended>(journal.append(game, EventNumber{1}, CommandId{1, 1}, start));
    for (const std::int64_t number : {-1, 0, 1, 3})
        CHECK(problem(journal.append(game, EventNumber{number}, CommandId{1, 2}, resignation)) == Problem::Overtaken);
    CHECK(read(journal, game).size() == 1);
    // The command was not done: it can be given again.
    CHECK(good<Appended>(journal.append(game, EventNumber{2}, CommandId{1, 2}, resignation)).first == EventNumber{2});
}

TEMPLATE_TEST_CASE("A command that is there already is answered with its number, and nothing is doubled", "", InMemory,
                   InLibrary) {
    TestType kind;
    Journal& journal = kind.journal();
    const auto game = good<GameId>(journal.create(new_game()));
    const auto other = good<GameId>(journal.create(new_game()));
    const CommandId command{0xabc, 1};
    good<Appended>(journal.append(game, EventNumber{1}, command, start));
    for (const std::int64_t number : {1, 2, 7})
        CHECK(good<AlreadyKept>(journal.append(game, EventNumber{number}, command, start)) ==
              AlreadyKept{EventNumber{1}});
    CHECK(read(journal, game).size() == 1);
    good<Appended>(journal.append(game, EventNumber{2}, CommandId{0xabc, 2}, resignation));
    CHECK(good<AlreadyKept>(journal.append(game, EventNumber{4}, command, start)) == AlreadyKept{EventNumber{1}});
    CHECK(read(journal, game).size() == 3);
    // It is unique in its game only.
    CHECK(good<Appended>(journal.append(other, EventNumber{1}, command, start)).first == EventNumber{1});
}

TEMPLATE_TEST_CASE("Of games that belong together all is kept or nothing, and a repeated command nowhere", "", InMemory,
                   InLibrary) {
    TestType kind;
    Journal& journal = kind.journal();
    const auto one = good<GameId>(journal.create(new_game()));
    const auto other = good<GameId>(journal.create(new_game()));
    const CommandId command{0xabc, 1};
    const auto both = [&](std::int64_t in_one, std::int64_t in_other) {
        return std::vector<Decided>{{one, EventNumber{in_one}, command, resignation},
                                    {other, EventNumber{in_other}, command, start}};
    };
    good<Appended>(journal.append(one, EventNumber{1}, std::nullopt, start));
    CHECK(problem(journal.append_together(both(2, 5))) == Problem::Overtaken);
    CHECK(problem(journal.append_together(both(1, 1))) == Problem::Overtaken);
    CHECK(read(journal, one).size() == 1);
    CHECK(read(journal, other).empty());
    CHECK(good<Appended>(journal.append_together(both(2, 1))) == Appended{EventNumber{2}});
    CHECK(good<AlreadyKept>(journal.append_together(both(4, 2))) == AlreadyKept{EventNumber{2}});
    CHECK(read(journal, one).size() == 3);
    CHECK(read(journal, other) == std::vector<KeptEvent>{{EventNumber{1}, command, start[0]}});
    // And each of them goes on by itself.
    good<Appended>(journal.append(other, EventNumber{2}, CommandId{0xabc, 2}, resignation));
}

TEMPLATE_TEST_CASE("Of each sender the last command is found again", "", InMemory, InLibrary) {
    TestType kind;
    Journal& journal = kind.journal();
    const auto game = good<GameId>(journal.create(new_game()));
    const auto other = good<GameId>(journal.create(new_game()));
    CHECK(good<std::vector<CommandId>>(journal.last_commands(game)).empty());
    const std::vector<std::optional<CommandId>> commands{CommandId{0xabc, 9}, CommandId{7, 1}, CommandId{0xabc, 10},
                                                         std::nullopt};
    EventNumber next{};
    for (const auto& command : commands) {
        good<Appended>(journal.append(game, next, command, start));
        next = next.after(start.size());
    }
    good<Appended>(journal.append(other, EventNumber{1}, CommandId{8, 1}, start));
    CHECK(good<std::vector<CommandId>>(journal.last_commands(game)) ==
          std::vector<CommandId>{CommandId{7, 1}, CommandId{0xabc, 10}});
}

TEMPLATE_TEST_CASE("A journal is read from any event on", "", InMemory, InLibrary) {
    TestType kind;
    Journal& journal = kind.journal();
    const auto game = good<GameId>(journal.create(new_game()));
    good<Appended>(journal.append(game, EventNumber{1}, std::nullopt, start));
    good<Appended>(journal.append(game, EventNumber{2}, std::nullopt, resignation));
    CHECK(read(journal, game, 1).size() == 3);
    CHECK(read(journal, game, 3) == std::vector<KeptEvent>{{EventNumber{3}, std::nullopt, resignation[1]}});
    CHECK(read(journal, game, 4).empty());
    CHECK(read(journal, game, 99).empty());
}

TEMPLATE_TEST_CASE("The time that was seen goes on and never back", "", InMemory, InLibrary) {
    TestType kind;
    Journal& journal = kind.journal();
    const auto game = good<GameId>(journal.create(new_game()));
    CHECK(good<Instant>(journal.seen(game)) == Instant{});
    CHECK_FALSE(journal.note_seen(game, Instant{7s}));
    CHECK_FALSE(journal.note_seen(game, Instant{6s}));
    CHECK(good<Instant>(journal.seen(game)) == Instant{7s});
}

TEMPLATE_TEST_CASE("A game that is not there is said not to be", "", InMemory, InLibrary) {
    TestType kind;
    Journal& journal = kind.journal();
    good<GameId>(journal.create(new_game()));
    for (const std::int64_t number : {-1, 0, 2}) {
        const GameId game{number};
        CHECK(problem(journal.append(game, EventNumber{1}, std::nullopt, start)) == Problem::NoSuchGame);
        CHECK(problem(journal.read_from(game, EventNumber{1})) == Problem::NoSuchGame);
        CHECK(problem(journal.last_commands(game)) == Problem::NoSuchGame);
        CHECK(problem(journal.seen(game)) == Problem::NoSuchGame);
        const auto fault = journal.note_seen(game, Instant{1s});
        REQUIRE(fault);
        CHECK(fault->problem == Problem::NoSuchGame);
    }
}

TEMPLATE_TEST_CASE("What may follow an event is not the journal's question: a sealed or finished game takes more", "",
                   InMemory, InLibrary) {
    TestType kind;
    Journal& journal = kind.journal();
    const auto game = good<GameId>(journal.create(new_game()));
    good<Appended>(journal.append(game, EventNumber{1}, std::nullopt, start));
    good<Appended>(journal.append(game, EventNumber{2}, std::nullopt, resignation));
    good<Appended>(journal.append(game, EventNumber{4}, std::nullopt, {event(10ms, Signed{Color::White})}));
    const auto sealed = good<GameId>(journal.create(new_game()));
    good<Appended>(journal.append(sealed, EventNumber{1}, std::nullopt,
                                  {event(0ms, Started{}), event(5ms, Sealed{Color::White, std::string(64, '0')})}));
    good<Appended>(journal.append(sealed, EventNumber{3}, std::nullopt, {event(6ms, Started{})}));
    CHECK(read(journal, sealed).size() == 3);
}
