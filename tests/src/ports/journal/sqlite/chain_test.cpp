// The chain of a game's entries: whatever is done to what was kept is found.
#include "src/ports/journal/chain.hpp"

#include "base/digest/digest.hpp"
#include "src/ports/journal/sqlite/library.hpp"
#include "tests/src/ports/journal/sqlite/meddle.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <rapidcheck.h>
#include <sqlite3.h>

#include <memory>

using base::digest::digest_of;
using namespace ports::journal;
using namespace ports::journal::sqlite;
using namespace rules::table;

namespace {

KeptChain chain_of(GameRow game, const std::vector<std::pair<std::string, std::string>>& entries) {
    KeptChain chain{std::move(game), {}, {}, 0, {}};
    chain.root = root_of(chain.game);
    chain.head = chain.root;
    for (const auto& [kind, line] : entries) {
        chain.head = link(*chain.head, kind, line);
        chain.entries.push_back({++chain.count, kind, line, chain.head});
    }
    return chain;
}

KeptChain any_chain() {
    const auto line = rc::gen::nonEmpty(rc::gen::string<std::string>());
    const auto kind = rc::gen::element<std::string>("event", "spoken");
    GameRow game{*rc::gen::inRange<std::int64_t>(1, 1000),
                 *line,
                 *line,
                 *line,
                 *rc::gen::element<std::optional<std::string>>(std::nullopt, "stockfish"),
                 3,
                 *line};
    return chain_of(std::move(game),
                    *rc::gen::nonEmpty(rc::gen::container<std::vector<std::pair<std::string, std::string>>>(
                        rc::gen::pair(kind, line))));
}

std::size_t any_place(std::size_t size) { return *rc::gen::inRange<std::size_t>(0, size); }

void change_a_byte(std::string& text) {
    char& byte = text[any_place(text.size())];
    byte = *rc::gen::suchThat(rc::gen::arbitrary<char>(), [byte](char other) { return other != byte; });
}

std::int64_t number_at(std::size_t place) { return static_cast<std::int64_t>(place) + 1; }

void number_anew(KeptChain& chain) {
    for (std::size_t place = 0; place < chain.entries.size(); ++place) chain.entries[place].number = number_at(place);
    chain.count = static_cast<std::int64_t>(chain.entries.size());
}

bool found(const KeptChain& chain, const ChainState& state) { return examine(chain) == state; }

NewGame plain_game() { return {{}, "Sina", "Stockfish", Opponent{"stockfish", 3}, "2026-11-20T14:30:00Z"}; }

} // namespace

TEST_CASE("A chain as it was written is whole, and had every one of its heads") {
    rc::check([] {
        const KeptChain chain = any_chain();
        RC_ASSERT(found(chain, Whole{chain.count, *chain.head}));
        const std::string& noted = *chain.entries[any_place(chain.entries.size())].digest;
        RC_ASSERT(std::holds_alternative<Whole>(examine(chain, noted.substr(0, 16))));
    });
}

TEST_CASE("Any byte of an entry that is changed names the entry") {
    rc::check([] {
        KeptChain chain = any_chain();
        LinkedEntry& entry = chain.entries[any_place(chain.entries.size())];
        change_a_byte(**rc::gen::element(&entry.kind, &entry.line, &*entry.digest));
        RC_ASSERT(found(chain, Changed{entry.number}));
    });
}

TEST_CASE("Any byte of what a game began with that is changed is found") {
    rc::check([] {
        KeptChain chain = any_chain();
        GameRow& game = chain.game;
        std::vector<std::string*> texts{&game.settings, &game.white, &game.black, &game.started, &*chain.root};
        if (game.engine) texts.push_back(&*game.engine);
        change_a_byte(*texts[any_place(texts.size())]);
        RC_ASSERT(found(chain, Changed{0}));
    });
}

TEST_CASE("Another head, another number of entries and a chain that is wiped out are found") {
    rc::check([] {
        const KeptChain chain = any_chain();
        KeptChain other = chain;
        change_a_byte(*other.head);
        RC_ASSERT(found(other, MissingAfter{chain.count}));
        other = chain;
        ++other.count;
        RC_ASSERT(found(other, MissingAfter{chain.count}));
        other.count = chain.count - 1;
        RC_ASSERT(found(other, Changed{chain.count}));
        other = chain;
        other.root.reset();
        other.head.reset();
        RC_ASSERT(found(other, Changed{0}));
        for (LinkedEntry& entry : other.entries) entry.digest.reset();
        RC_ASSERT(found(other, Unchained{}));
        RC_ASSERT(examine(other, *chain.head) == ChainState(Replaced{}));
    });
}

TEST_CASE("Any entry that is removed is missed, whether or not the others are numbered anew") {
    rc::check([] {
        KeptChain chain = any_chain();
        const std::size_t place = any_place(chain.entries.size());
        const bool was_last = place + 1 == chain.entries.size();
        chain.entries.erase(chain.entries.begin() + static_cast<std::ptrdiff_t>(place));
        RC_ASSERT(found(chain, MissingAfter{number_at(place) - 1}));
        number_anew(chain);
        const ChainState state =
            was_last ? ChainState{MissingAfter{number_at(place) - 1}} : ChainState{Changed{number_at(place)}};
        RC_ASSERT(found(chain, state));
    });
}

TEST_CASE("Any two entries that change places, and any that is put between others, are found") {
    rc::check([] {
        const KeptChain chain = any_chain();
        KeptChain other = chain;
        const std::size_t one = any_place(chain.entries.size());
        const std::size_t two = any_place(chain.entries.size());
        std::swap(other.entries[one], other.entries[two]);
        number_anew(other);
        RC_ASSERT(one == two || found(other, Changed{number_at(std::min(one, two))}));

        other = chain;
        other.entries.insert(other.entries.begin() + static_cast<std::ptrdiff_t>(one), chain.entries[two]);
        number_anew(other);
        RC_ASSERT(std::holds_alternative<Changed>(examine(other)));
    });
}

TEST_CASE("A chain that is written anew is whole, but never had the head that was noted") {
    rc::check([] {
        const KeptChain chain = any_chain();
        std::vector<std::pair<std::string, std::string>> entries;
        for (const LinkedEntry& entry : chain.entries) entries.emplace_back(entry.kind, entry.line);
        change_a_byte(entries[any_place(entries.size())].second);
        const KeptChain forged = chain_of(chain.game, entries);
        RC_ASSERT(std::holds_alternative<Whole>(examine(forged)));
        RC_ASSERT(examine(forged, chain.head->substr(0, 16)) == ChainState(Replaced{}));
    });
}

TEST_CASE("The library chains what happens and what is said in one order") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    auto opened = Library::open(file);
    auto& library = std::get<Library>(opened);
    const GameId id = std::get<GameId>(library.create(plain_game()));
    CHECK_FALSE(library.append(id, TimedEvent{Instant{}, Started{}}));
    CHECK_FALSE(
        library.append(id, std::vector<Remark>{Spoken{Instant{Duration{7}}, SpokenKind::News, "The clocks run."},
                                               Spoken{Instant{Duration{9}}, SpokenKind::Refusal, "Not your\nmove."}}));
    CHECK_FALSE(library.append(id, TimedEvent{Instant{Duration{9}}, Resigned{Color::White}}));

    const auto chain = std::get<KeptChain>(library.chain(id));
    std::vector<std::string> lines;
    for (const LinkedEntry& entry : chain.entries) lines.push_back(entry.line);
    CHECK(lines == std::vector<std::string>{"0 started", "7 spoken news The clocks run.",
                                            "9 spoken refusal Not your move.", "9 resigned white"});
    CHECK(examine(chain) == ChainState(Whole{4, *chain.head}));
    CHECK(std::get<StoredGame>(library.load(id)).events.size() == 2);

    meddle(file, "UPDATE entry SET line = '7 spoken news The clocks ran.' WHERE number = 2");
    CHECK(examine(std::get<KeptChain>(library.chain(id))) == ChainState(Changed{2}));
    meddle(file, "DELETE FROM entry WHERE number = 2");
    CHECK(examine(std::get<KeptChain>(library.chain(id))) == ChainState(MissingAfter{1}));
}

TEST_CASE("A torn last event that was put aside stays missing in the chain") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    auto opened = Library::open(file);
    auto& library = std::get<Library>(opened);
    const GameId id = std::get<GameId>(library.create(plain_game()));
    CHECK_FALSE(library.append(id, {TimedEvent{Instant{}, Started{}}, TimedEvent{Instant{}, Resigned{Color::White}}}));
    CHECK_FALSE(library.release(id));
    meddle(file, "UPDATE entry SET line = '0 resi' WHERE number = 2");
    CHECK(std::holds_alternative<StoredGame>(library.take(id)));
    CHECK_FALSE(library.append(id, TimedEvent{Instant{}, Resigned{Color::Black}}));
    CHECK(std::get<StoredGame>(library.load(id)).events.size() == 2);
    CHECK(examine(std::get<KeptChain>(library.chain(id))) == ChainState(MissingAfter{1}));
}

TEST_CASE("A library of the first version is brought up to date: its games are as they were, without a chain") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    meddle(file, R"(
        CREATE TABLE game (id INTEGER PRIMARY KEY AUTOINCREMENT, settings TEXT NOT NULL, white TEXT NOT NULL,
            black TEXT NOT NULL, engine TEXT, level INTEGER, started TEXT NOT NULL, seen_ms INTEGER NOT NULL DEFAULT 0);
        CREATE TABLE event (game INTEGER NOT NULL REFERENCES game (id), number INTEGER NOT NULL, line TEXT NOT NULL,
            PRIMARY KEY (game, number)) WITHOUT ROWID;
        CREATE TABLE torn (game INTEGER NOT NULL REFERENCES game (id), number INTEGER NOT NULL, line TEXT NOT NULL);
        INSERT INTO game (settings, white, black, engine, level, started, seen_ms)
            VALUES ('', 'Sina', 'Stockfish', 'stockfish', 3, '2026-11-20T14:30:00Z', 1234);
        INSERT INTO event VALUES (1, 1, '0 started'), (1, 2, '1000 resigned white');
        PRAGMA application_id = 0x4b6c6272;
        PRAGMA user_version = 1;
    )");
    const auto opens = [&file] { return std::get<Library>(Library::open(file)); };
    Library library = opens();
    const StoredGame stored = std::get<StoredGame>(library.take(GameId{1}));
    CHECK(stored.game == plain_game());
    CHECK(stored.events.size() == 2);
    CHECK(stored.seen == Instant{Duration{1234}});
    CHECK_FALSE(library.append(GameId{1}, TimedEvent{Instant{Duration{2000}}, Signed{Color::White}}));
    CHECK_FALSE(library.append(GameId{1}, {Remark{Recording{Instant{}, 1, "1-1.flac", digest_of("")}}}));
    CHECK(std::get<StoredGame>(opens().load(GameId{1})).events.size() == 3);
    CHECK(std::get<std::vector<Recording>>(opens().recordings(GameId{1})).size() == 1);
    CHECK(examine(std::get<KeptChain>(library.chain(GameId{1}))) == ChainState(Unchained{}));
    const GameId next = std::get<GameId>(library.create(plain_game()));
    CHECK(std::holds_alternative<Whole>(examine(std::get<KeptChain>(library.chain(next)))));
}

TEST_CASE("A library of the third version is brought up to date: its events are counted, and commands noted") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    meddle(file, R"(
        CREATE TABLE game (id INTEGER PRIMARY KEY AUTOINCREMENT, settings TEXT NOT NULL, white TEXT NOT NULL,
            black TEXT NOT NULL, engine TEXT, level INTEGER, started TEXT NOT NULL, seen_ms INTEGER NOT NULL DEFAULT 0,
            root TEXT, head TEXT, entries INTEGER NOT NULL DEFAULT 0, plies INTEGER NOT NULL DEFAULT 0, ended INTEGER);
        CREATE TABLE entry (game INTEGER NOT NULL REFERENCES game (id), number INTEGER NOT NULL, kind TEXT NOT NULL,
            line TEXT NOT NULL, digest TEXT, PRIMARY KEY (game, number)) WITHOUT ROWID;
        CREATE TABLE torn (game INTEGER NOT NULL REFERENCES game (id), number INTEGER NOT NULL, line TEXT NOT NULL);
        INSERT INTO game (settings, white, black, started, entries) VALUES ('', 'Sina', 'Ada', '2026', 3);
        INSERT INTO entry VALUES (1, 1, 'event', '0 started', NULL), (1, 2, 'spoken', '0 spoken news Go', NULL),
            (1, 3, 'event', '1000 resigned white', NULL);
        PRAGMA application_id = 0x4b6c6272;
        PRAGMA user_version = 3;
    )");
    Library library = std::get<Library>(Library::open(file));
    REQUIRE(std::holds_alternative<StoredGame>(library.take(GameId{1})));
    CHECK(library.held().at(GameId{1}).next_event() == game::EventNumber{3});
    const game::CommandId command{1, 1};
    const std::vector<TimedEvent> next{{Instant{Duration{2000}}, Signed{Color::White}}};
    CHECK(std::holds_alternative<Appended>(library.append(GameId{1}, game::EventNumber{3}, command, next)));
    CHECK(std::holds_alternative<AlreadyKept>(library.append(GameId{1}, game::EventNumber{4}, command, next)));
    // Once it is held elsewhere too.
    CHECK_FALSE(library.release(GameId{1}));
    Library later = std::get<Library>(Library::open(file));
    REQUIRE(std::holds_alternative<StoredGame>(later.take(GameId{1})));
    CHECK(std::holds_alternative<AlreadyKept>(later.append(GameId{1}, game::EventNumber{4}, command, next)));
    CHECK(std::get<StoredGame>(later.load(GameId{1})).events.size() == 3);
}

TEST_CASE("A library of the fourth version is brought up to date: its games can have names, and all else stays") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    meddle(file, R"(
        CREATE TABLE game (id INTEGER PRIMARY KEY AUTOINCREMENT, settings TEXT NOT NULL, white TEXT NOT NULL,
            black TEXT NOT NULL, engine TEXT, level INTEGER, started TEXT NOT NULL, seen_ms INTEGER NOT NULL DEFAULT 0,
            root TEXT, head TEXT, entries INTEGER NOT NULL DEFAULT 0, plies INTEGER NOT NULL DEFAULT 0, ended INTEGER,
            events INTEGER NOT NULL DEFAULT 0);
        CREATE TABLE entry (game INTEGER NOT NULL REFERENCES game (id), number INTEGER NOT NULL, kind TEXT NOT NULL,
            line TEXT NOT NULL, digest TEXT, PRIMARY KEY (game, number)) WITHOUT ROWID;
        CREATE TABLE decision (game INTEGER NOT NULL REFERENCES game (id), command TEXT NOT NULL, event INTEGER NOT NULL,
            PRIMARY KEY (game, command), UNIQUE (game, event)) WITHOUT ROWID;
        CREATE TABLE torn (game INTEGER NOT NULL REFERENCES game (id), number INTEGER NOT NULL, line TEXT NOT NULL);
        INSERT INTO game (settings, white, black, started, entries, events) VALUES ('', 'Sina', 'Ada', '2026', 1, 1);
        INSERT INTO entry VALUES (1, 1, 'event', '0 started', NULL);
        PRAGMA application_id = 0x4b6c6272;
        PRAGMA user_version = 4;
    )");
    for (int time = 0; time < 2; ++time) {
        Library library = std::get<Library>(Library::open(file));
        const auto games = std::get<std::vector<GameSummary>>(library.list());
        REQUIRE(games.size() == 1);
        CHECK(games.front().name.has_value() == (time > 0));
        CHECK(std::get<StoredGame>(library.load(GameId{1})).events.size() == 1);
        CHECK_FALSE(library.rename(GameId{1}, "The Immortal"));
    }
}

TEST_CASE("A game from which somebody has taken events away goes on behind those that are left") {
    const tests::TemporaryFolder folder;
    const auto file = folder / "games.sqlite";
    const game::CommandId command{1, 1};
    const std::vector<TimedEvent> resigned{{Instant{}, Resigned{Color::White}}};
    GameId id{};
    {
        Library library = std::get<Library>(Library::open(file));
        id = std::get<GameId>(library.create(plain_game()));
        CHECK_FALSE(library.append(id, TimedEvent{Instant{}, Started{}}));
        library.append(id, game::EventNumber{2}, command, resigned);
    }
    meddle(file, "DELETE FROM entry WHERE number = 2");
    Library library = std::get<Library>(Library::open(file));
    const auto taken = std::get<StoredGame>(library.take(id));
    CHECK(std::holds_alternative<Appended>(
        library.append(id, game::EventNumber{}.after(taken.events.size()), command, resigned)));
    CHECK(std::get<StoredGame>(library.load(id)).events.size() == 2);
}
