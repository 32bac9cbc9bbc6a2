// Effects go out, and what comes of them comes back: with a library, settings and outputs of sound in files.
#include "speech/phrases/locale.hpp"
#include "src/app/effect_router.hpp"

#include "speech/hearing/own_recordings.hpp"
#include "speech/voice/silent/silent.hpp"
#include "tests/src/app/options_in.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <sqlite3.h>

#include <atomic>
#include <fstream>
#include <functional>
#include <memory>
#include <thread>

using namespace std::chrono_literals;
using rules::table::Instant;
using rules::table::Started;

using fixture::options_in;
using fixture::text_of;

namespace {

struct Stage {
    /// Goes on until there is such a reply. Whatever else comes before it is passed over.
    template <typename Reply>
    Reply next() {
        const auto until = std::chrono::steady_clock::now() + 60s;
        while (std::chrono::steady_clock::now() < until) {
            while (const auto reply = router.next_reply())
                if (const auto* one = std::get_if<Reply>(&*reply)) return *one;
            std::this_thread::sleep_for(2ms);
        }
        FAIL("no such reply came");
        std::abort();
    }

    game::GameId create() {
        router.carry_out(session::Effects{session::CreateGame{{{}, "White", "Black", std::nullopt, ""}}});
        return std::get<game::GameId>(next<session::GameCreated>().id);
    }

    bool clipboard_fails = false;
    std::string copied;
    std::function<void()> woken = [] {}; ///< called by other threads: to be set before anything is asked
    tests::TemporaryFolder folder;
    app::EffectRouter router{options_in(folder),
                             std::make_shared<const session::Equipment>(),
                             {},
                             {speech::voice::silent::open(), std::make_shared<outputs::BrokenVoices>()},
                             [this] { woken(); },
                             [this](const std::string& text) -> std::optional<std::string> {
                                 if (clipboard_fails) return "no clipboard";
                                 copied = text;
                                 return std::nullopt;
                             }};
};

/// Another program that keeps the library to itself.
class Lock {
public:
    explicit Lock(const std::filesystem::path& file)
        : connection_(open(file), sqlite3_close) {
        REQUIRE(sqlite3_exec(connection_.get(), "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr) == SQLITE_OK);
    }

private:
    static sqlite3* open(const std::filesystem::path& file) {
        sqlite3* connection = nullptr;
        REQUIRE(sqlite3_open(file.c_str(), &connection) == SQLITE_OK);
        REQUIRE(sqlite3_busy_timeout(connection, 5000) == SQLITE_OK);
        return connection;
    }
    std::unique_ptr<sqlite3, int (*)(sqlite3*)> connection_;
};

/// What is on disk now, whoever has the library.
int entries_on_disk(const std::filesystem::path& file) {
    sqlite3* connection = nullptr;
    REQUIRE(sqlite3_open(file.c_str(), &connection) == SQLITE_OK);
    const std::unique_ptr<sqlite3, int (*)(sqlite3*)> closed(connection, sqlite3_close);
    int count = 0;
    const auto take = [](void* result, int, char** columns, char**) {
        *static_cast<int*>(result) = std::stoi(columns[0]);
        return 0;
    };
    REQUIRE(sqlite3_exec(connection, "SELECT count(*) FROM entry", take, &count, nullptr) == SQLITE_OK);
    return count;
}

game::PlayedGame played(game::GameId id) { return id; }

session::Tell news(const std::string& words, game::GameId game) {
    session::Tell told{.utterance = {{{{"en"}, words}}, speech::announce::Urgency::News, std::nullopt}};
    told.journal = session::JournalPlace{game, Instant{}};
    return told;
}

/// The game's first event, and what is told of it.
session::Effects beginning(game::GameId game) {
    session::Tell told = news("It begins", game);
    told.after = session::After{{}, game::EventNumber{2}};
    return {session::AppendEvents{{{game, {}, std::nullopt, {{Instant{}, Started{}}}, {}}}}, std::move(told)};
}

} // namespace

TEST_CASE("What is told of events is told once they are on disk, and kept with their game") {
    Stage stage;
    const game::GameId game = stage.create();
    stage.router.carry_out(beginning(game));
    CHECK(text_of(stage.folder / "transcript").find("It begins") == std::string::npos);
    CHECK(stage.next<session::EventsKept>().game == played(game));
    stage.router.finish_speaking(10s);
    CHECK(text_of(stage.folder / "transcript").find("said\ten:It begins") != std::string::npos);
    const auto library = ports::journal::sqlite::Library::open(stage.folder / "games.sqlite");
    const auto chain = std::get<ports::journal::sqlite::Library>(library).chain(game);
    REQUIRE(std::holds_alternative<ports::journal::KeptChain>(chain));
    const auto& entries = std::get<ports::journal::KeptChain>(chain).entries;
    CHECK(entries.size() == 2);
}

TEST_CASE("A failure comes back with its request and its game") {
    Stage stage;
    stage.router.carry_out(session::Effects{session::ReviewGame{{4711}}});
    const auto failed = stage.next<session::LibraryFailed>();
    CHECK(failed.request == session::LibraryRequest::Review);
    CHECK(failed.game == played({4711}));
    stage.router.carry_out(session::Effects{session::PlayRecording{{4711}, 1}});
    CHECK(stage.next<session::LibraryFailed>().request == session::LibraryRequest::Play);
}

TEST_CASE("Kept sound that is not there is told of its game, and a scoresheet is written") {
    Stage stage;
    const game::GameId game = stage.create();
    stage.router.carry_out(session::Effects{session::PlayRecording{game, 1}});
    CHECK(stage.next<session::NoRecording>().game == game);
    auto catalogue = speech::phrases::Catalogue::load(speech::phrases::locales_of(KLANGBRETT_DATA_FOLDER), {"en"});
    const auto english =
        std::make_shared<const speech::phrases::Catalogue>(std::get<speech::phrases::Catalogue>(std::move(catalogue)));
    stage.router.carry_out(session::Effects{session::WriteSheet{game, sheet::Format::Print, english}});
    const auto written = stage.next<session::FileWritten>();
    CHECK(written.game == game);
    CHECK(text_of(written.file).find("White") != std::string::npos);
}

TEST_CASE("A word of the player's own is played, unless something else was asked for since") {
    Stage stage;
    const speech::hearing::HeardWord anna{{"de"}, "anna"};
    const std::vector<std::int16_t> sound(speech::hearing::samples_per_second, 9000);
    REQUIRE_FALSE(speech::hearing::OwnRecordings(stage.folder / "words").keep(anna, sound));
    auto catalogue = speech::phrases::Catalogue::load(speech::phrases::locales_of(KLANGBRETT_DATA_FOLDER), {"en"});
    const session::ListWords list{
        std::make_shared<const speech::phrases::Catalogue>(std::get<speech::phrases::Catalogue>(std::move(catalogue)))};
    const auto times_played = [&stage] {
        stage.next<session::WordsListed>(); // asked for last: what came before has been read by now
        const std::string told = text_of(stage.folder / "transcript");
        std::size_t times = 0;
        for (auto at = told.find("played"); at != std::string::npos; at = told.find("played", at + 1)) ++times;
        return times;
    };
    stage.router.carry_out(session::Effects{session::PlayWord{anna}, list});
    CHECK(times_played() == 1);
    stage.router.carry_out(session::Effects{session::PlayWord{anna}, session::HushSpeech{}, list});
    CHECK(times_played() == 1);
    stage.router.carry_out(session::Effects{
        session::PlayWord{anna},
        session::Tell{.utterance = {{{{"en"}, "Bella"}}, speech::announce::Urgency::Answer, std::nullopt}}, list});
    CHECK(times_played() == 1);
}

TEST_CASE("A game is written as PGN into the documents or into the folder chosen, which is not made") {
    Stage stage;
    const game::GameId game = stage.create();
    const auto write = [&] { stage.router.carry_out(session::Effects{session::WriteGame{game, false, {2}}}); };
    write();
    const auto written = stage.next<session::FileWritten>();
    CHECK(written.game == game);
    CHECK(written.who == session::ParticipantId{2});
    CHECK(text_of(written.file).find("[White \"White\"]") != std::string::npos);
    settings::Preferences preferences;
    preferences.documents = stage.folder / "stick";
    stage.router.carry_out(session::Effects{session::ApplyPreferences{preferences}});
    write();
    const auto failed = stage.next<session::FileFailed>();
    CHECK(failed.what == session::FileOf::Game);
    CHECK(failed.why.find("stick") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(*preferences.documents));
    std::filesystem::create_directory(*preferences.documents);
    write();
    CHECK(stage.next<session::FileWritten>().file.starts_with(*preferences.documents));
}

TEST_CASE("A game is copied by whoever has the clipboard, and without one that is told") {
    Stage stage;
    const game::GameId game = stage.create();
    stage.router.carry_out(session::Effects{session::CopyGame{game, {2}}});
    const auto copied = stage.next<session::GameCopied>();
    CHECK(copied.game == game);
    CHECK(copied.who == session::ParticipantId{2});
    CHECK(stage.copied.find("[White \"White\"]") != std::string::npos);
    stage.clipboard_fails = true;
    stage.router.carry_out(session::Effects{session::CopyGame{game, {2}}});
    const auto failed = stage.next<session::FileFailed>();
    CHECK(failed.what == session::FileOf::Copy);
    CHECK(failed.why == "no clipboard");
}

TEST_CASE("A folder is looked at before anything is written there") {
    Stage stage;
    const auto trouble = [&stage](const std::filesystem::path& folder) {
        stage.router.carry_out(session::Effects{session::ExamineFolder{folder, {}}});
        return stage.next<session::FolderExamined>().trouble;
    };
    std::ofstream(stage.folder / "file") << "text";
    CHECK_FALSE(trouble(stage.folder.path()));
    CHECK(trouble(stage.folder / "none") == session::FolderTrouble::Missing);
    CHECK(trouble(stage.folder / "file") == session::FolderTrouble::NoFolder);
}

TEST_CASE("Settings that were changed are written when that is asked for") {
    Stage stage;
    settings::Preferences preferences;
    preferences.words_per_minute = 321;
    stage.router.carry_out(session::Effects{session::ApplyPreferences{preferences}});
    CHECK_FALSE(std::filesystem::exists(stage.folder / "settings.toml"));
    stage.router.keep_preferences();
    preferences.words_per_minute = 123;
    stage.router.carry_out(session::Effects{session::ApplyPreferences{preferences}});
    stage.router.keep_preferences();
    stage.router.finish_speaking(10s);
    CHECK(text_of(stage.folder / "settings.toml").find("123") != std::string::npos);
}

TEST_CASE("An envelope is answered for its table once the library has done what was asked before") {
    Stage stage;
    stage.router.carry_out(session::Effects{session::UnsealEnvelope{session::TableId{3}, std::string(64, '0')}});
    CHECK(stage.next<session::EnvelopeFailed>().table == session::TableId{3});
}

TEST_CASE("That the library does not answer is told once, whatever it was asked for, until it has answered") {
    std::atomic<bool> hangs = true;
    Stage stage;
    stage.woken = [&hangs] { hangs.wait(true); };
    const game::GameId game = stage.create();
    const auto asked = std::chrono::steady_clock::now();
    stage.router.carry_out(session::Effects{session::ReviewGame{game}});
    stage.router.carry_out(session::Effects{session::ListGames{}});
    std::vector<session::LibraryFailed> told;
    while (std::chrono::steady_clock::now() - asked < 7s) {
        while (const auto reply = stage.router.next_reply())
            if (const auto* failed = std::get_if<session::LibraryFailed>(&*reply)) told.push_back(*failed);
        std::this_thread::sleep_for(10ms);
    }
    hangs = false;
    hangs.notify_all();
    REQUIRE(told.size() == 1);
    CHECK(told.front().request == session::LibraryRequest::Open);
    CHECK(told.front().fault.problem == ports::journal::Problem::CannotOpen);
    CHECK(stage.next<session::GameToReview>().game.id == game);
    stage.next<session::GamesListed>();
}

TEST_CASE("While another program has the library for a second, what was played and said last is kept all the same") {
    Stage stage;
    const game::GameId game = stage.create();
    auto lock = std::make_unique<Lock>(stage.folder / "games.sqlite");
    stage.router.carry_out(session::Effects{news("Just said", game)});
    const bool is_played = GENERATE(false, true);
    if (is_played) stage.router.carry_out(beginning(game));
    std::jthread other([&lock] {
        std::this_thread::sleep_for(1s);
        lock.reset();
    });
    const auto began = std::chrono::steady_clock::now();
    stage.router.finish_speaking(1900ms);
    CHECK(std::chrono::steady_clock::now() - began < 2s);
    CHECK(entries_on_disk(stage.folder / "games.sqlite") == (is_played ? 3 : 1));
}

TEST_CASE("A library that another program does not give back keeps nobody from leaving") {
    Stage stage;
    const game::GameId game = stage.create();
    const Lock lock(stage.folder / "games.sqlite");
    stage.router.carry_out(beginning(game));
    const auto began = std::chrono::steady_clock::now();
    stage.router.finish_speaking(1s);
    CHECK(std::chrono::steady_clock::now() - began < 1200ms);
}
