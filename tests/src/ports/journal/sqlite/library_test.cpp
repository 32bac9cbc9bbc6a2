#include "src/ports/journal/sqlite/library.hpp"

#include "src/ports/journal/sqlite/database.hpp"
#include "src/ports/journal/sqlite/place.hpp"
#include "src/ports/journal/sqlite/reader.hpp"
#include "tests/src/ports/journal/sqlite/meddle.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <sqlite3.h>

#include <ctime>
#include <fstream>

using namespace ports::journal;
using namespace ports::journal::sqlite;
using namespace rules::journal;
using namespace rules::table;
using namespace std::chrono_literals;
using rules::board::Move;
using rules::board::Square;

namespace {

NewGame new_game() {
    NewGame game;
    game.settings.time = std::get<TimeControl>(read_time_control("300+3"));
    game.settings.white = Seat::Blind;
    game.settings.black = Seat::Computer;
    game.white = "Sina";
    game.black = "Stockfish";
    game.opponent = Opponent{"stockfish", 3};
    game.started = "2026-11-20T14:30:00Z";
    return game;
}

TimedEvent event(Duration at, Event what) { return {Instant{at}, std::move(what)}; }

TimedEvent made(Duration at, Color side, std::string_view from, std::string_view to) {
    return event(at, Made{side, Move::normal(*Square::parse(from), *Square::parse(to))});
}

Library open(const std::filesystem::path& file) {
    auto library = Library::open(file);
    if (const auto* fault = std::get_if<Fault>(&library)) FAIL(fault->detail);
    return std::get<Library>(std::move(library));
}

template <typename Value>
Value good(std::variant<Value, Fault> answer) {
    if (const auto* fault = std::get_if<Fault>(&answer)) FAIL(fault->detail);
    return std::get<Value>(std::move(answer));
}

template <typename Value>
Problem problem(const std::variant<Value, Fault>& answer) {
    REQUIRE(std::holds_alternative<Fault>(answer));
    return std::get<Fault>(answer).problem;
}

Problem problem_opening(const std::filesystem::path& file) {
    const auto library = Library::open(file);
    REQUIRE(std::holds_alternative<Fault>(library));
    CHECK(std::get<Fault>(library).detail.find(file.filename().string()) != std::string::npos);
    return std::get<Fault>(library).problem;
}

} // namespace

TEST_CASE("A game is found again as it was kept") {
    const tests::TemporaryFolder folder;
    GameId id{};
    const std::vector<TimedEvent> events{event(0ms, Started{}), made(1500ms, Color::White, "e2", "e4"),
                                         event(1600ms, Pressed{Color::White})};
    {
        Library library = open(folder / "a/b/games.sqlite");
        id = good(library.create(new_game()));
        for (const TimedEvent& each : events) CHECK_FALSE(library.append(id, each));
    }
    const Library library = open(folder / "a/b/games.sqlite");
    const StoredGame stored = good(library.load(id));
    CHECK(stored.id == id);
    CHECK(stored.game == new_game());
    CHECK(stored.events == events);
    CHECK(stored.seen == Instant{1600ms});
    CHECK_FALSE(stored.torn);
}

TEST_CASE("A game of two people has no engine, and any start and name is kept") {
    const tests::TemporaryFolder folder;
    Library library = open(folder / "games.sqlite");
    NewGame game = new_game();
    game.opponent.reset();
    game.white = "O'Neill; DROP TABLE game; -- \"سینا\"";
    game.settings.start.fullmove_number = 17;
    const GameId id = good(library.create(game));
    CHECK(good(library.load(id)).game == game);
}

TEST_CASE("Who has told no name has none in the library, and the list tells where they sit") {
    const tests::TemporaryFolder folder;
    Library library = open(folder / "games.sqlite");
    NewGame game = new_game();
    game.white.reset();
    game.settings.white = rules::table::Seat::Blind;
    game.settings.black = rules::table::Seat::Computer;
    const GameId id = good(library.create(game));
    CHECK(good(library.load(id)).game == game);
    const auto listed = good(library.list());
    CHECK_FALSE(listed.front().white);
    CHECK(listed.front().seats == std::array{rules::table::Seat::Blind, rules::table::Seat::Computer});
}

TEST_CASE("The list tells of a game whether an assistant enters it") {
    const tests::TemporaryFolder folder;
    Library library = open(folder / "games.sqlite");
    NewGame game = new_game();
    game.opponent.reset();
    game.settings.black = Seat::Sighted;
    for (const bool is_assisted : {false, true}) {
        game.settings.assistant[static_cast<std::size_t>(Color::White)] = is_assisted;
        const GameId id = good(library.create(game));
        CHECK(good(library.list()).front().id == id);
        CHECK(good(library.list()).front().has_assistant == is_assisted);
    }
}

TEST_CASE("Several events are kept in one go") {
    const tests::TemporaryFolder folder;
    Library library = open(folder / "games.sqlite");
    const GameId id = good(library.create(new_game()));
    const std::vector<TimedEvent> events{event(0ms, Started{}), event(9ms, Resigned{Color::White}),
                                         event(9ms, Ended{Result::BlackWins, Reason::Resignation})};
    CHECK_FALSE(library.append(id, events));
    CHECK(good(library.load(id)).events == events);
}

TEST_CASE("The table's time goes on from the last one recorded, and never back") {
    const tests::TemporaryFolder folder;
    GameId id{};
    {
        Library library = open(folder / "games.sqlite");
        id = good(library.create(new_game()));
        CHECK(good(library.load(id)).seen == Instant{});
        CHECK_FALSE(library.append(id, event(1000ms, Started{})));
        CHECK_FALSE(library.note_seen(id, Instant{500ms}));
        CHECK(good(library.load(id)).seen == Instant{1000ms});
        CHECK_FALSE(library.note_seen(id, Instant{7000ms}));
        CHECK_FALSE(library.note_seen(id, Instant{6000ms}));
    }
    CHECK(good(open(folder / "games.sqlite").load(id)).seen == Instant{7000ms});
}

TEST_CASE("A time that cannot have been seen counts as that of the last event") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    GameId id{};
    {
        Library library = open(file);
        id = good(library.create(new_game()));
        CHECK_FALSE(library.append(id, event(1000ms, Started{})));
    }
    const std::string text = GENERATE("-1", "9223372036854775807", "4611686018427387904", "3162240000001", "'noon'");
    CAPTURE(text);
    meddle(file, "UPDATE game SET seen_ms = " + text);
    Library library = open(file);
    CHECK(good(library.take(id)).seen == Instant{1000ms});
    CHECK(good(library.seen(id)) == Instant{0ms});
    CHECK_FALSE(library.note_seen(id, Instant{7000ms}));
    CHECK(good(library.load(id)).seen == Instant{7000ms});
    CHECK(good(library.seen(id)) == Instant{7000ms});
}

TEST_CASE("An event that could not be read back is not written") {
    const tests::TemporaryFolder folder;
    Library library = open(folder / "games.sqlite");
    const GameId id = good(library.create(new_game()));
    CHECK_FALSE(library.append(id, event(latest_time - 1ms, Started{})));
    for (const Duration at : {latest_time + 1ms, Duration{-1}, Duration::max()}) {
        const auto fault = library.append(id, made(at, Color::White, "e2", "e4"));
        REQUIRE(fault);
        CHECK(fault->problem == Problem::CannotWrite);
    }
    CHECK(good(library.load(id)).events.size() == 1);
    CHECK_FALSE(library.append(id, made(latest_time, Color::White, "e2", "e4")));
    CHECK(good(library.load(id)).events.size() == 2);
}

TEST_CASE("Games are listed newest first, with their moves and result") {
    const tests::TemporaryFolder folder;
    Library library = open(folder / "games.sqlite");
    CHECK(good(library.list()).empty());
    const GameId first = good(library.create(new_game()));
    const GameId second = good(library.create(new_game()));
    CHECK_FALSE(library.append(first, {event(0ms, Started{}), made(1s, Color::White, "e2", "e4"),
                                       made(2s, Color::Black, "e7", "e5"), event(3s, Resigned{Color::White}),
                                       event(3s, Ended{Result::BlackWins, Reason::Resignation})}));
    CHECK_FALSE(library.append(second, event(0ms, Started{})));

    const auto all = good(library.list());
    REQUIRE(all.size() == 2);
    CHECK(all[0] == GameSummary{.id = second,
                                .white = "Sina",
                                .black = "Stockfish",
                                .opponent = Opponent{"stockfish", 3},
                                .started = "2026-11-20T14:30:00Z",
                                .plies = 0,
                                .result = std::nullopt,
                                .seats = {Seat::Blind, Seat::Computer}});
    CHECK(all[1].id == first);
    CHECK(all[1].plies == 2);
    CHECK(all[1].result == Result::BlackWins);
}

TEST_CASE("A list counts the moves that stand, and not those that were taken back") {
    const tests::TemporaryFolder folder;
    Library library = open(folder / "games.sqlite");
    const GameId id = good(library.create(new_game()));
    const auto plies = [&] { return good(library.list()).front().plies; };
    REQUIRE_FALSE(library.append(id, std::vector{event(0ms, Started{}), made(1s, Color::White, "e2", "e4"),
                                                 made(2s, Color::Black, "e7", "e5")}));
    CHECK(plies() == 2);
    REQUIRE_FALSE(library.append(
        id, event(3s, Restored{Color::White, Restoration::Takeback, 0, std::nullopt, std::nullopt, true})));
    CHECK(plies() == 0);
    REQUIRE_FALSE(library.append(id, made(4s, Color::White, "d2", "d4")));
    CHECK(plies() == 1);
    REQUIRE_FALSE(library.append(id, std::vector{made(5s, Color::Black, "d7", "d5"),
                                                 event(6s, Retraced{1, std::nullopt, std::nullopt, true}),
                                                 made(7s, Color::Black, "g8", "f6")}));
    CHECK(plies() == 2);
}

TEST_CASE("A list tells the variant, and the number of the initial position where there are several") {
    const tests::TemporaryFolder folder;
    Library library = open(folder / "games.sqlite");
    using rules::variants::Variant;
    NewGame game = new_game();
    game.settings.variant = Variant::Chess960;
    game.settings.start = describe(Variant::Chess960).initial.of(959);
    good(library.create(game));
    game.settings.start.halfmove_clock = 7;
    game.settings.start.turn = Color::Black;
    good(library.create(game));
    good(library.create(new_game()));

    const auto all = good(library.list());
    REQUIRE(all.size() == 3);
    CHECK(all[0].variant == Variant::Standard);
    CHECK_FALSE(all[0].initial_position);
    CHECK(all[0].plies_before == 0);
    CHECK(all[1].plies_before == 1);
    CHECK(all[1].variant == Variant::Chess960);
    CHECK_FALSE(all[1].initial_position);
    CHECK(all[2].variant == Variant::Chess960);
    CHECK(all[2].initial_position == 959);
}

TEST_CASE("A game is over although it was signed after its end, and not because somebody spoke of the end") {
    const tests::TemporaryFolder folder;
    Library library = open(folder / "games.sqlite");
    const GameId signed_game = good(library.create(new_game()));
    const GameId stopped_game = good(library.create(new_game()));
    CHECK_FALSE(library.append(signed_game, {event(0ms, Started{}), event(3s, Resigned{Color::White}),
                                             event(3s, Ended{Result::BlackWins, Reason::Resignation}),
                                             event(4s, Signed{Color::White})}));
    CHECK_FALSE(library.append(
        stopped_game, {event(0ms, Started{}), event(1s, Stopped{std::nullopt, "the round has ended 1-0 made"})}));
    const auto all = good(library.list());
    REQUIRE(all.size() == 2);
    CHECK(all[1].result == Result::BlackWins);
    CHECK_FALSE(all[0].result);
    CHECK(all[0].plies == 0);
}

TEST_CASE("A game that does not exist is said not to exist") {
    const tests::TemporaryFolder folder;
    Library library = open(folder / "games.sqlite");
    CHECK(problem(library.load(GameId{7})) == Problem::NoSuchGame);
    CHECK(problem(library.take(GameId{7})) == Problem::NoSuchGame);
}

TEST_CASE("A game being played is one program's; others may read it, and take it when it is let go") {
    const tests::TemporaryFolder folder;
    Library here = open(folder / "games.sqlite");
    Library there = open(folder / "games.sqlite");
    const GameId id = good(here.create(new_game()));
    CHECK_FALSE(here.append(id, event(0ms, Started{})));

    CHECK(problem(there.take(id)) == Problem::Busy);
    CHECK(there.append(id, event(1ms, Started{}))->problem == Problem::Busy);
    CHECK(there.note_seen(id, Instant{1h})->problem == Problem::Busy);
    CHECK(good(there.load(id)).events.size() == 1);
    const GameId other = good(there.create(new_game()));
    CHECK(problem(here.take(other)) == Problem::Busy);

    CHECK_FALSE(here.release(id));
    CHECK(here.append(id, event(1ms, Started{}))->problem == Problem::Busy);
    CHECK(good(there.take(id)).events.size() == 1);
    CHECK(problem(here.take(id)) == Problem::Busy);
    CHECK_FALSE(there.append(id, made(1s, Color::White, "e2", "e4")));
    CHECK(good(here.load(id)).events.size() == 2);
}

TEST_CASE("A list tells which games another program is playing, and who had the library open first") {
    const tests::TemporaryFolder folder;
    std::optional<Library> first = open(folder / "games.sqlite");
    const GameId played = good(first->create(new_game()));
    const GameId left = good(first->create(new_game()));
    REQUIRE_FALSE(first->release(left));
    CHECK_FALSE(first->is_open_elsewhere());
    Library second = open(folder / "games.sqlite");
    CHECK(second.is_open_elsewhere());
    CHECK_FALSE(first->is_open_elsewhere());
    for (const GameSummary& game : good(second.list())) CHECK(game.is_held_elsewhere == (game.id == played));
    for (const GameSummary& game : good(first->list())) CHECK_FALSE(game.is_held_elsewhere);
    CHECK(std::holds_alternative<StoredGame>(second.take(left))); // to ask has not kept it
    first.reset();
    CHECK_FALSE(second.is_open_elsewhere());
    for (const GameSummary& game : good(second.list())) CHECK_FALSE(game.is_held_elsewhere);
}

TEST_CASE("A program that is gone holds nothing") {
    const tests::TemporaryFolder folder;
    GameId id{};
    {
        Library gone = open(folder / "games.sqlite");
        id = good(gone.create(new_game()));
    }
    Library library = open(folder / "games.sqlite");
    CHECK(good(library.take(id)).id == id);
    CHECK(good(library.take(id)).id == id);
}

TEST_CASE("A torn last line is left out, told of, and put aside when the game is taken") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    Library library = open(file);
    const GameId id = good(library.create(new_game()));
    CHECK_FALSE(library.append(id, {event(0ms, Started{}), made(1s, Color::White, "e2", "e4")}));
    CHECK_FALSE(library.release(id));
    meddle(file, "UPDATE entry SET line = '1000 made whi' WHERE number = 2");

    const StoredGame stored = good(library.load(id));
    CHECK(stored.events.size() == 1);
    CHECK(stored.torn == JournalFault{3, "white or black"});
    CHECK(good(library.list()).size() == 1);

    CHECK(good(library.take(id)).torn);
    CHECK_FALSE(good(library.load(id)).torn);
    CHECK_FALSE(library.append(id, made(2s, Color::White, "d2", "d4")));
    CHECK(good(library.load(id)).events.size() == 2);
}

TEST_CASE("Of a game with a line that makes no sense before others, what stands before it can be read") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    Library library = open(file);
    const GameId id = good(library.create(new_game()));
    CHECK_FALSE(library.append(
        id, {event(0ms, Started{}), made(1s, Color::White, "e2", "e4"), made(2s, Color::Black, "e7", "e5")}));
    meddle(file, "UPDATE entry SET line = 'nonsense' WHERE number = 2");
    const StoredGame stored = good(library.load(id));
    CHECK(stored.events == std::vector{event(0ms, Started{})});
    CHECK(stored.broken == BrokenLine{2, {1, "milliseconds"}});
    CHECK_FALSE(stored.torn);
    CHECK(std::get<Fault>(library.take(id)) ==
          Fault{Problem::Unreadable, "game 1, line 2, word 1: expected milliseconds"});

    meddle(file, "UPDATE game SET settings = 'kind slow'");
    CHECK(std::get<Fault>(library.load(id)).detail == "game 1, setting 1, word 2: expected standard or rapid or blitz");
}

TEST_CASE("Events are appended once only, however often a failed commit is repeated") {
    const tests::TemporaryFolder folder;
    Library library = open(folder / "games.sqlite");
    const GameId id = good(library.create(new_game()));
    const Tail before = library.held().at(id);
    const std::vector<Entry> entries{
        DecidedEvents{game::EventNumber{}, std::nullopt, {event(0ms, Started{}), made(1s, Color::White, "e2", "e4")}}};
    CHECK_FALSE(library.append_entries({{id, entries}}));
    // As if the answer had been lost.
    CHECK_FALSE(library.take_up(id, before));
    CHECK_FALSE(library.append_entries({{id, entries}}));
    CHECK(good(library.load(id)).events.size() == 2);
    CHECK(library.held().at(id).count == 2);
    // Or the same command had come on two ways.
    const Entry decided =
        DecidedEvents{game::EventNumber{3}, game::CommandId{1, 1}, {event(2s, Resigned{Color::White})}};
    CHECK_FALSE(library.append_entries({{id, {decided}}}));
    CHECK_FALSE(library.append_entries({{id, {decided}}}));
    CHECK(good(library.load(id)).events.size() == 3);
}

TEST_CASE("What comes behind a commit that failed, but was done all the same, is appended behind it") {
    const tests::TemporaryFolder folder;
    Library library = open(folder / "games.sqlite");
    const GameId id = good(library.create(new_game()));
    const Tail before = library.held().at(id);
    const Entry first = DecidedEvents{game::EventNumber{1},
                                      game::CommandId{20261123, 1},
                                      {event(0ms, Started{}), made(10ms, Color::White, "e2", "e4")}};
    const Entry spoken = Spoken{Instant{20ms}, SpokenKind::News, "Eva vier"};
    const Entry second = DecidedEvents{
        game::EventNumber{3}, game::CommandId{20261123, 2}, {event(30ms, Stopped{std::nullopt, "a telephone"})}};
    const Entry third = DecidedEvents{game::EventNumber{4}, std::nullopt, {event(40ms, Restarted{})}};
    CHECK_FALSE(library.append_entries({{id, {first}}}));
    CHECK_FALSE(library.take_up(id, before)); // as if the commit had failed
    CHECK_FALSE(library.append_entries({{id, {first, spoken, second}}}));
    CHECK(good(library.load(id)).events.size() == 3);
    CHECK(std::holds_alternative<Whole>(examine(good(library.chain(id)))));

    // What was there before the tail on the same command has left no lines behind it.
    const Tail then = library.held().at(id);
    CHECK_FALSE(library.append_entries({{id, {first, third}}}));
    CHECK_FALSE(library.take_up(id, then));
    CHECK_FALSE(library.append_entries({{id, {first, third, spoken}}}));
    CHECK(good(library.load(id)).events.size() == 4);
    CHECK(good(library.chain(id)).entries.size() == 6);

    // A part of a decision is none: nobody but somebody else can have written that.
    const Tail last = library.held().at(id);
    CHECK_FALSE(library.append(id, event(50ms, Stopped{std::nullopt, "noise"})));
    CHECK_FALSE(library.take_up(id, last));
    const DecidedEvents longer{
        game::EventNumber{5}, std::nullopt, {event(50ms, Stopped{std::nullopt, "noise"}), event(60ms, Restarted{})}};
    const auto refused = library.append_entries({{id, {longer}}});
    REQUIRE(refused);
    CHECK(refused->problem == Problem::Overtaken);
}

TEST_CASE("A second program that writes in the same game is found, though nothing kept it from taking it") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    Library here = open(file);
    const GameId id = good(here.create(new_game()));
    CHECK_FALSE(here.append(id, event(0ms, Started{})));
    std::filesystem::remove(file.string() + ".playing");
    Library there = open(file);
    CHECK(good(there.take(id)).events.size() == 1);
    CHECK_FALSE(there.append(id, made(1s, Color::White, "e2", "e4")));
    CHECK(here.append(id, made(1s, Color::White, "d2", "d4"))->problem == Problem::Overtaken);
    CHECK_FALSE(there.append(id, made(2s, Color::Black, "e7", "e5")));
    const auto chain = good(here.chain(id));
    CHECK(examine(chain) == ChainState(Whole{3, *chain.head}));
}

TEST_CASE("A library whose file has gone, or lies elsewhere, is not written on") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const auto away = folder / "away.sqlite";
    Library library = open(file);
    const GameId id = good(library.create(new_game()));
    CHECK(library.is_in_place());
    CHECK_FALSE(library.append(id, event(0ms, Started{})));
    std::filesystem::rename(file, away);
    CHECK(library.append(id, event(1ms, Started{}))->problem == Problem::Gone);
    CHECK(problem(library.create(new_game())) == Problem::Gone);
    std::ofstream(file) << "something else";
    CHECK(library.append(id, event(1ms, Started{}))->problem == Problem::Gone);
    CHECK(library.put_back()->problem == Problem::Gone);
    std::filesystem::rename(away, file);
    CHECK(library.append(id, event(1ms, Resigned{Color::White}))->problem == Problem::Gone); // without its log
    CHECK_FALSE(library.put_back());
    library = open(file);
    REQUIRE_FALSE(library.take(id).index());
    CHECK_FALSE(library.append(id, event(1ms, Resigned{Color::White})));
    std::filesystem::remove(file.string() + "-wal");
    CHECK(library.append(id, event(2ms, Signed{Color::White}))->problem == Problem::Gone);
    CHECK(good(library.load(id)).events.size() == 2);
}

TEST_CASE("Another library that is put in the place is not read together with the log of the one before") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const auto earlier = folder / "earlier.sqlite";
    {
        Library library = open(file);
        const GameId id = good(library.create(new_game()));
        meddle(file, ("VACUUM INTO '" + earlier.string() + "'").c_str());
        for (int number = 0; number < 300; ++number)
            REQUIRE_FALSE(library.append(id, event(1ms * number, Pressed{Color::White})));
        meddle(file, "PRAGMA wal_checkpoint(PASSIVE)");
        for (int number = 300; number < 400; ++number)
            REQUIRE_FALSE(library.append(id, event(1ms * number, Pressed{Color::White})));
        std::filesystem::rename(earlier, file);
        CHECK(library.put_back()->problem == Problem::Gone);
        CHECK(std::filesystem::exists(file.string() + "-wal.aside"));
    }
    CHECK(is_sound(file));
    CHECK(good(open(file).load(GameId{1})).events.empty());
}

TEST_CASE("A library whose log is gone is not opened anew before all of the log is in the file") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    GameId id{};
    {
        Library library = open(file);
        library.set_patience(10ms);
        id = good(library.create(new_game()));
        REQUIRE_FALSE(library.append(id, event(0ms, Started{})));
        {
            const auto reader = Database::open(file, Database::Sync::Normal);
            const auto& reading = std::get<Database>(reader);
            REQUIRE_FALSE(reading.execute("BEGIN; SELECT count(*) FROM entry"));
            REQUIRE_FALSE(library.append(id, event(1ms, Pressed{Color::White})));
            std::filesystem::remove(file.string() + "-wal");
            CHECK(library.put_back()->problem == Problem::Busy);
        }
        CHECK_FALSE(library.put_back());
    }
    CHECK(is_sound(file));
    CHECK(good(open(file).load(id)).events.size() == 2);
}

TEST_CASE("A library that is put back takes no other file's place") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const Library library = open(file);
    for (const char* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(file.string() + suffix);
    std::ofstream(file.string() + ".back") << "somebody's own";
    REQUIRE_FALSE(library.put_back());
    CHECK(is_sound(file));
    CHECK(std::filesystem::file_size(file.string() + ".back") == 14);
    for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
        CHECK(entry.path().filename().string().find(".back-") == std::string::npos);
}

TEST_CASE("A library that is cut while it is open is not written on, and not taken for whole when it is opened again") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const bool is_cut_to_nothing = GENERATE(true, false);
    GameId id{};
    {
        Library library = open(file);
        id = good(library.create(new_game()));
        REQUIRE_FALSE(library.append(id, event(0ms, Started{})));
        std::filesystem::resize_file(file, is_cut_to_nothing ? 0 : std::filesystem::file_size(file) / 2);
        CHECK_FALSE(library.is_in_place());
        CHECK(library.append(id, event(1ms, Resigned{Color::White}))->problem == Problem::Gone);
        CHECK(library.put_back()->problem == Problem::Gone);
    }
    const auto again = Library::open(file);
    const auto* library = std::get_if<Library>(&again);
    if (library == nullptr)
        CHECK(problem(again) == Problem::Damaged);
    else
        CHECK((library->loss() || good(library->load(id)).events.size() == 1));
}

TEST_CASE("A library that is made smaller as SQLite does it is written on") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    Library library = open(file);
    const GameId id = good(library.create(new_game()));
    const GameId other = good(library.create(new_game()));
    std::vector<TimedEvent> events{event(0ms, Started{})};
    for (int number = 1; number < 5000; ++number) events.push_back(event(1ms * number, Pressed{Color::White}));
    REQUIRE_FALSE(library.append(other, events));
    meddle(file, "PRAGMA wal_checkpoint(TRUNCATE)");
    CHECK_FALSE(library.append(id, event(0ms, Started{})));
    const auto before = std::filesystem::file_size(file);
    meddle(file, "DELETE FROM entry WHERE game = 2; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
    REQUIRE(std::filesystem::file_size(file) < before);
    CHECK_FALSE(library.append(id, event(1ms, Resigned{Color::White})));
    CHECK(library.is_in_place());
}

TEST_CASE("A library whose log is cut while it is open is not written on") {
    const std::uintmax_t left = GENERATE(as<std::uintmax_t>(), 0, 32, 5000);
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    Library library = open(file);
    const GameId id = good(library.create(new_game()));
    REQUIRE_FALSE(library.append(id, event(0ms, Started{})));
    REQUIRE(std::filesystem::file_size(file.string() + "-wal") > left);
    std::filesystem::resize_file(file.string() + "-wal", left);
    CHECK(library.append(id, event(1ms, Resigned{Color::White}))->problem == Problem::Gone);
    CHECK(library.append(id, {Spoken{Instant{1ms}, SpokenKind::News, "White resigns."}})->problem == Problem::Gone);
    CHECK(library.note_seen(id, Instant{2ms})->problem == Problem::Gone);
    CHECK_FALSE(library.is_in_place());
    CHECK(std::filesystem::file_size(file.string() + "-wal") == left);
}

TEST_CASE("What lies beside the place of a library that is put back, and is not its own, is kept") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    Library library = open(file);
    const GameId id = good(library.create(new_game()));
    for (const char* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(file.string() + suffix);
    std::ofstream(file.string() + "-wal") << "of a copy whose other half is still to come";
    REQUIRE_FALSE(library.put_back());
    CHECK(std::filesystem::exists(file.string() + "-wal.aside"));
    CHECK(good(open(file).load(id)).events.empty());
}

TEST_CASE("A log that is set aside takes no other file's name") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const Library library = open(file);
    for (const char* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(file.string() + suffix);
    std::ofstream(file.string() + "-wal") << "half";
    std::ofstream(file.string() + "-wal.aside") << "somebody's own";
    std::ofstream(file.string() + "-wal.aside-2") << "their other";
    REQUIRE_FALSE(library.put_back());
    CHECK(std::filesystem::file_size(file.string() + "-wal.aside") == 14);
    CHECK(std::filesystem::file_size(file.string() + "-wal.aside-2") == 11);
    CHECK(std::filesystem::file_size(file.string() + "-wal.aside-3") == 4);
}

TEST_CASE("A number of entries that cannot be is damage") {
    const std::string number = GENERATE(as<std::string>(), "-1", "9223372036854775807", "4611686018427387904");
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    Library library = open(file);
    const GameId id = good(library.create(new_game()));
    REQUIRE_FALSE(library.append(id, event(0ms, Started{})));
    meddle(file, "UPDATE game SET entries = " + number);
    CHECK(library.append(id, event(1ms, Resigned{Color::White}))->problem == Problem::Damaged);
}

TEST_CASE("A library that was cut, or lost its write-ahead log, is told of when it is opened") {
    for (const char* what : {"cut", "log", "removed", "nothing"}) {
        const tests::TemporaryFolder folder;
        const auto file = folder / "games.sqlite";
        const auto copy = folder / "copy";
        {
            Library library = open(file);
            const GameId id = good(library.create(new_game()));
            CHECK_FALSE(library.append(id, {event(0ms, Started{}), made(1s, Color::White, "e2", "e4")}));
            // As a program leaves it that is killed.
            std::filesystem::create_directories(copy);
            for (const char* suffix : {"", "-wal", ".last"})
                std::filesystem::copy_file(file.string() + suffix, copy / ("games.sqlite" + std::string(suffix)));
        }
        INFO(what);
        const std::string change = what;
        if (change == "cut") std::filesystem::resize_file(copy / "games.sqlite", 0);
        if (change == "removed") std::filesystem::remove(copy / "games.sqlite");
        if (change != "nothing") std::filesystem::remove(copy / "games.sqlite-wal");
        const Library library = open(copy / "games.sqlite");
        CHECK(library.loss().has_value() == (change != "nothing"));
        if (library.loss()) CHECK(library.loss()->problem == Problem::Lost);
    }
}

TEST_CASE("A game that is deleted is gone with all that was kept of it, and the others stay") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    Library library = open(file);
    const GameId other = good(library.create(new_game()));
    const GameId id = good(library.create(new_game()));
    REQUIRE_FALSE(library.append(other, {event(0ms, Started{})}));
    REQUIRE_FALSE(library.append(id, {event(0ms, Started{}), made(1s, Color::White, "e2", "e4")}));
    REQUIRE_FALSE(library.append(id, std::vector<Remark>{Spoken{Instant{1s}, SpokenKind::News, "Eva vier"}}));
    CHECK(library.remove(id)->problem == Problem::Busy); // it is played here
    REQUIRE_FALSE(library.release(id));
    CHECK_FALSE(library.remove(id));
    CHECK(problem(library.load(id)) == Problem::NoSuchGame);
    CHECK(library.remove(id)->problem == Problem::NoSuchGame);
    CHECK(good(library.list()).size() == 1);
    CHECK(good(library.load(other)).events.size() == 1);
    for (const char* table : {"entry", "decision", "torn"})
        meddle(file, "CREATE TEMP TABLE none (n INTEGER CHECK (n = 0)); INSERT INTO none SELECT count(*) FROM " +
                         std::string(table) + " WHERE game = " + std::to_string(id.number));
    CHECK(good(library.create(new_game())).number > id.number); // its number is not given again
}

TEST_CASE("A game keeps the name it is given, whoever plays it, and its chain stays whole") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    Library library = open(file);
    const GameId id = good(library.create(new_game()));
    REQUIRE_FALSE(library.append(id, {event(0ms, Started{}), made(1s, Color::White, "e2", "e4")}));
    CHECK_FALSE(good(library.list()).front().name);
    CHECK_FALSE(open(file).rename(id, "The Immortal"));
    CHECK(good(library.list()).front().name == "The Immortal");
    REQUIRE_FALSE(library.append(id, event(2s, Resigned{Color::White})));
    CHECK(std::holds_alternative<Whole>(examine(good(library.chain(id)))));
    CHECK_FALSE(library.rename(id, std::nullopt));
    CHECK_FALSE(good(library.list()).front().name);
    CHECK(library.rename(GameId{4711}, "Nothing")->problem == Problem::NoSuchGame);
}

TEST_CASE("A game that another program plays is not deleted, and a game that was deleted is no loss") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    std::optional<GameId> id;
    {
        Library library = open(file);
        id = good(library.create(new_game()));
        REQUIRE_FALSE(library.append(*id, {event(0ms, Started{}), made(1s, Color::White, "e2", "e4")}));
        Library another = open(file);
        CHECK(another.remove(*id)->problem == Problem::Busy);
        CHECK(good(library.load(*id)).events.size() == 2);
    }
    CHECK_FALSE(open(file).remove(*id));
    const Library library = open(file);
    CHECK_FALSE(library.loss());
    CHECK(good(library.list()).empty());
}

TEST_CASE("The note of another game stays when one is deleted, and a loss of that one is still told") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    std::optional<GameId> noted;
    {
        Library library = open(file);
        const GameId id = good(library.create(new_game()));
        REQUIRE_FALSE(library.append(id, {event(0ms, Started{})}));
        REQUIRE_FALSE(library.release(id));
        noted = good(library.create(new_game()));
        REQUIRE_FALSE(library.append(*noted, {event(0ms, Started{})}));
        REQUIRE_FALSE(library.remove(id));
    }
    CHECK_FALSE(open(file).loss());
    meddle(file, "DELETE FROM entry WHERE game = " + std::to_string(noted->number));
    meddle(file, "UPDATE game SET entries = 0, events = 0, head = root WHERE id = " + std::to_string(noted->number));
    CHECK(open(file).loss());
}

TEST_CASE("A library that has lost its entries and kept its games is found to have") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    {
        Library library = open(file);
        const GameId id = good(library.create(new_game()));
        REQUIRE_FALSE(library.append(id, {event(0ms, Started{}), made(1s, Color::White, "e2", "e4")}));
    }
    CHECK_FALSE(open(file).loss());
    meddle(file, "DELETE FROM entry");
    const Library library = open(file);
    REQUIRE(library.loss());
    CHECK(library.loss()->problem == Problem::Lost);
}

TEST_CASE("A torn last event that was put aside is no loss") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    {
        Library library = open(file);
        const GameId id = good(library.create(new_game()));
        REQUIRE_FALSE(library.append(id, {event(0ms, Started{}), made(1s, Color::White, "e2", "e4")}));
        REQUIRE_FALSE(library.release(id));
        meddle(file, "UPDATE entry SET line = '1000 made whi' WHERE number = 2");
        REQUIRE(good(library.take(id)).torn);
    }
    CHECK_FALSE(open(file).loss());
}

TEST_CASE("A library with anything in it that the program did not make is refused by name") {
    for (const char* statement :
         {"CREATE INDEX mine ON entry (kind, game, number, line)", "CREATE VIEW mine AS SELECT * FROM entry",
          "CREATE TRIGGER mine AFTER INSERT ON entry BEGIN DELETE FROM torn; END", "CREATE TABLE mine (text TEXT)"}) {
        const tests::TemporaryFolder folder;
        const auto file = folder / "games.sqlite";
        open(file);
        meddle(file, statement);
        const auto fault = std::get<Fault>(Library::open(file));
        CHECK(fault.problem == Problem::Foreign);
        CHECK(fault.detail.find(" mine is not the program's own") != std::string::npos);
    }
    const tests::TemporaryFolder folder;
    open(folder / "games.sqlite");
    meddle(folder / "games.sqlite", "DROP TABLE torn");
    CHECK(problem_opening(folder / "games.sqlite") == Problem::Damaged);
}

TEST_CASE("What the program did not make is named in one line that is not too long, whatever its name") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    open(file);
    meddle(file, "CREATE TABLE \"mine\n" + std::string(100'000, 'x') + "\" (text TEXT)");
    const std::string detail = std::get<Fault>(Library::open(file)).detail;
    CHECK(detail.find("table mine\uFFFDxxx") != std::string::npos);
    CHECK(detail.ends_with("xxx… is not the program's own"));
    CHECK(detail.size() < 1000);
}

TEST_CASE("Two thousand games are listed without reading their lines") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    Library library = open(file);
    const GameId id = good(library.create(new_game()));
    CHECK_FALSE(library.append(id, {event(0ms, Started{}), made(1s, Color::White, "e2", "e4"),
                                    event(3s, Resigned{Color::White}),
                                    event(3s, Ended{Result::BlackWins, Reason::Resignation})}));
    meddle(file, "WITH RECURSIVE game_number (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM game_number WHERE n < 2000) "
                 "INSERT INTO game (id, settings, white, black, started, entries, plies, ended) "
                 "SELECT n, '', 'W', 'B', '2026', 100, 80, 100 FROM game_number;"
                 "INSERT INTO entry SELECT id, 100, 'event', '9 ended 1-0 checkmate', NULL FROM game WHERE id > 1");
    std::vector<GameSummary> all;
    const auto time_of_list = [&] {
        const auto began = std::clock();
        all = good(library.list());
        return std::clock() - began;
    };
    time_of_list();
    const auto without_lines = time_of_list();
    meddle(file,
           "WITH RECURSIVE line_number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM line_number WHERE n < 99) "
           "INSERT INTO entry SELECT id, n, 'event', '9 made white e2e4', NULL FROM game, line_number WHERE id > 1");
    CHECK(time_of_list() < 3 * without_lines);
    REQUIRE(all.size() == 2000);
    CHECK(all.front().plies == 80);
    CHECK(all.back().result == Result::BlackWins);
}

TEST_CASE("A file that is no library is said not to be one, and left as it is") {
    const tests::TemporaryFolder folder;
    const auto text = folder / "letter.txt";
    const std::string letter(5000, 'x');
    std::ofstream(text) << letter;
    CHECK(problem_opening(text) == Problem::NotALibrary);
    CHECK(std::filesystem::file_size(text) == letter.size());

    const auto others = folder / "others.sqlite";
    meddle(others, "CREATE TABLE recipe (text TEXT)");
    CHECK(problem_opening(others) == Problem::NotALibrary);

    CHECK(problem_opening(folder.path()) == Problem::CannotOpen);
    const auto read = LibraryReader::open(folder.path());
    REQUIRE(std::holds_alternative<Fault>(read));
    CHECK(std::get<Fault>(read).detail == folder.path().string() + ": expected a file");
    CHECK(problem_opening(text / "below.sqlite") == Problem::CannotOpen);
}

TEST_CASE("A damaged library is a fault, not a crash") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    {
        Library library = open(file);
        const GameId id = good(library.create(new_game()));
        CHECK_FALSE(library.append(id, event(0ms, Started{})));
    }
    const auto size = std::filesystem::file_size(file);
    {
        std::fstream damage(file, std::ios::in | std::ios::out | std::ios::binary);
        damage.seekp(100);
        damage << std::string(size - 100, '\x5a');
    }
    CHECK(problem_opening(file) == Problem::Damaged);
}

TEST_CASE("A library of a later version is not touched") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    open(file);
    meddle(file, "PRAGMA user_version = 6");
    CHECK(problem_opening(file) == Problem::TooNew);
}

TEST_CASE("While another program keeps the library locked, writing is refused as Busy and nothing is lost") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    Library library = open(file);
    const GameId id = good(library.create(new_game()));
    sqlite3* other = nullptr;
    REQUIRE(sqlite3_open(file.c_str(), &other) == SQLITE_OK);
    REQUIRE(sqlite3_exec(other, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr) == SQLITE_OK);
    CHECK(library.append(id, event(0ms, Started{}))->problem == Problem::Busy);
    sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr);
    sqlite3_close(other);
    CHECK_FALSE(library.append(id, event(0ms, Started{})));
    CHECK(good(library.load(id)).events.size() == 1);
}

TEST_CASE("A link in place of a file beside the library is not followed") {
    const std::string name = GENERATE(as<std::string>(), ".last", ".playing", "-wal", "-shm", "-journal");
    const tests::TemporaryFolder folder;
    const auto victim = folder / "victim";
    std::ofstream(victim) << "precious";
    std::filesystem::create_symlink(victim, folder / ("games.sqlite" + name));
    const auto opened = Library::open(folder / "games.sqlite");
    REQUIRE(std::holds_alternative<Fault>(opened));
    CHECK(std::get<Fault>(opened).problem == Problem::CannotOpen);
    CHECK(std::get<Fault>(opened).detail.find("games.sqlite" + name) != std::string::npos);
    CHECK(std::filesystem::file_size(victim) == std::string("precious").size());
}

TEST_CASE("Names come out of a library without control characters, whoever has put them in") {
    const tests::TemporaryFolder folder;
    auto library = open(folder / "games.sqlite");
    NewGame game = new_game();
    game.white = "Si\x1B]0;na";
    game.black = "\xFF"
                 "fish";
    const GameId id = std::get<GameId>(library.create(game));
    const auto stored = std::get<StoredGame>(library.load(id));
    CHECK(stored.game.white == "Si\xEF\xBF\xBD]0;na");
    CHECK(stored.game.black == "\xEF\xBF\xBD"
                               "fish");
    const auto listed = std::get<std::vector<GameSummary>>(library.list());
    CHECK(listed.front().white == stored.game.white);
    CHECK(listed.front().black == stored.game.black);
}
