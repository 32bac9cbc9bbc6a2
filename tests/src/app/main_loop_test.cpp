// The program's main loop ends the process it runs in, so each of these runs in a process of its own.
#include "src/app/main_loop.hpp"

#include "speech/voice/silent/silent.hpp"
#include "src/app/load_resources.hpp"
#include "src/outputs/lines/lines.hpp"
#include "src/ports/journal/sqlite/library.hpp"
#include "tests/src/app/options_in.hpp"
#include "tests/support/catch.hpp"

#include <cstdio>
#include <deque>
#include <filesystem>
#include <fstream>
#include <functional>
#include <list>
#include <stdexcept>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace std::chrono_literals;

// The loop shows screen readers what is on the screen, through GLib, whose locks the thread sanitizer does not see.
extern "C" const char* __tsan_default_suppressions();                                             // NOLINT
extern "C" const char* __tsan_default_suppressions() { return "called_from_lib:libglib-2.0.so"; } // NOLINT

using fixture::options_in;
using fixture::text_of;

namespace {

/// What is done each time the loop waits and no key is left to press.
using Last = std::function<void()>;

/// Presses the keys it is given, one each time it is waited at, and then does what is last.
class Pressing : public inputs::Input {
public:
    Pressing(std::deque<std::string> chords, Last last)
        : chords_(std::move(chords))
        , last_(std::move(last)) {}

    void use(const session::KeyMap& keys) override { keys_ = keys; }
    void wait(std::chrono::milliseconds, const KeyContextNow& key_context, const Act& act) override {
        if (chords_.empty()) return last_();
        const session::Chord chord{chords_.front()};
        chords_.pop_front();
        const auto* binding = keys_.find(key_context(), chord);
        if (binding == nullptr) throw std::logic_error("no such key here: " + chord.name);
        act(session::KeyPressed{chord, binding->command, binding->number});
    }
    void wake() override {}

private:
    std::deque<std::string> chords_;
    Last last_;
    session::KeyMap keys_{};
};

/// Types the lines it is given, one each time it is asked, and ends behind them.
class Typing : public inputs::Input {
public:
    explicit Typing(std::deque<std::string> lines)
        : lines_(std::move(lines)) {}

    void wait(std::chrono::milliseconds, const KeyContextNow&, const Act& act) override {
        if (lines_.empty()) return act(session::InputEnded{}); // whose it is, the loop knows
        const std::string line = std::move(lines_.front());
        lines_.pop_front();
        act(session::LineTyped{line});
    }
    void wake() override {}

private:
    std::deque<std::string> lines_;
};

/// A display of one line with keys: what it has shown is in a file.
class Display : public outputs::Output {
public:
    Display(const std::filesystem::path& shown, std::deque<std::string> chords, session::ParticipantId viewer)
        : shown_(shown)
        , keys_(std::move(chords), [] {})
        , viewer_(viewer) {}

    void tell(const session::Tell&) override {}
    std::optional<session::ParticipantId> viewer() const override { return viewer_; }
    void show(const outputs::Sight& sight) override {
        const auto& list = sight.view.list;
        shown_ << (list ? list->rows.at(list->focus) : sight.view.title) << std::endl;
    }
    inputs::Input* keys() override { return &keys_; }

private:
    std::ofstream shown_;
    Pressing keys_;
    const session::ParticipantId viewer_;
};

/// Before it runs.
using Prepare = std::function<void(app::MainLoop& loop, app::EffectRouter& router)>;

/// Runs the loop in a process of its own, with what it keeps and complains of in that folder. Returns its exit status.
int run_apart(
    const tests::TemporaryFolder& folder, std::deque<std::string> chords, Last last,
    const Prepare& prepare = [](app::MainLoop&, app::EffectRouter&) {}) {
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child > 0) {
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        REQUIRE(WIFEXITED(status));
        return WEXITSTATUS(status);
    }
    if (std::freopen((folder / "complaints").c_str(), "w", stderr) == nullptr) ::_exit(90);
    const app::Options options = options_in(folder);
    const auto found = app::load_resources(options.data);
    const auto* resources = std::get_if<app::Resources>(&found);
    if (resources == nullptr) ::_exit(91);
    settings::Preferences preferences;
    preferences.language = "de";
    int status = 92;
    {
        app::EffectRouter router(options, resources->equipment, preferences,
                                 {speech::voice::silent::open(), std::make_shared<outputs::BrokenVoices>()}, [] {});
        Pressing input(std::move(chords), std::move(last));
        app::MainLoop loop(resources->equipment, preferences, router, input);
        prepare(loop, router);
        status = loop.run();
    }
    ::_exit(status);
}

constexpr std::string_view game_begins = "Sie haben ";

} // namespace

TEST_CASE("What nobody has caught is told in the player's language, and the game and all that was said are kept") {
    const tests::TemporaryFolder folder;
    const auto throw_in_game = [&folder, waits = 0]() mutable {
        if (text_of(folder / "transcript").find(game_begins) != std::string::npos)
            throw std::runtime_error("the moon is down");
        if (++waits > 2000) throw std::logic_error("no game has begun");
        std::this_thread::sleep_for(10ms); // the library creates it
    };
    CHECK(run_apart(folder, {"Enter", "Enter"}, throw_in_game) == 1);
    CHECK(text_of(folder / "complaints").find("klangbrett: the moon is down\n") != std::string::npos);
    const std::string transcript = text_of(folder / "transcript");
    const auto welcome = transcript.find("Willkommen");
    const auto begun = transcript.find(game_begins);
    const auto failed = transcript.find("Etwas ist schiefgegangen, und Klangbrett endet.");
    CHECK(welcome < begun);
    CHECK(begun < failed);
    CHECK(transcript.find("the moon is down", failed) != std::string::npos);

    const auto opened = ports::journal::sqlite::Library::open(folder / "games.sqlite");
    const auto& library = std::get<ports::journal::sqlite::Library>(opened);
    const auto games = std::get<std::vector<ports::journal::GameSummary>>(library.list());
    REQUIRE(games.size() == 1);
    const auto game = std::get<ports::journal::StoredGame>(library.load(games.front().id));
    REQUIRE_FALSE(game.events.empty());
    CHECK(std::holds_alternative<rules::table::Started>(game.events.front().event));
}

TEST_CASE("Whoever leaves by keys hears so, and the program ends with success") {
    const tests::TemporaryFolder folder;
    const auto refuse = [] { throw std::logic_error("the program has not ended"); };
    CHECK(run_apart(folder, {"Escape", "Down", "Enter"}, refuse) == 0);
    CHECK(text_of(folder / "complaints").empty());
    CHECK(text_of(folder / "transcript").find("Auf Wiederhören.") != std::string::npos);
}

TEST_CASE("Guests come and go while the program runs, each with their own lines and their own number") {
    const tests::TemporaryFolder folder;
    app::MainLoop* running = nullptr;
    std::list<std::ofstream> streams;
    const auto come = [&](const std::string& file, std::deque<std::string> lines) {
        const session::ParticipantId who = running->new_guest();
        std::ostream& stream = streams.emplace_back(folder / file);
        running->join({who, std::make_unique<Typing>(std::move(lines)),
                       std::make_unique<outputs::lines::Lines>(outputs::WrittenLines{&stream, who})});
    };
    const auto have_left = [&folder](int how_many) {
        const std::string transcript = text_of(folder / "transcript");
        int found = 0;
        constexpr std::string_view left = "der mitlas, ist gegangen";
        for (auto at = transcript.find(left); at != std::string::npos; at = transcript.find(left, at + 1)) ++found;
        return found >= how_many;
    };
    const auto last = [&, step = 0, waits = 0]() mutable {
        if (++waits > 2000) throw std::logic_error("nobody has left");
        if (step == 0) {
            std::thread([&] { come("leaves", {"?", ":Ctrl+q", "ja", ""}); }).join();
            come("ends", {});
            ++step;
        } else if (step == 1 && have_left(2)) {
            come("later", {"?"});
            ++step;
        } else if (step == 2 && have_left(3)) {
            ++step;
            running->end();
        }
        std::this_thread::sleep_for(1ms);
    };
    CHECK(run_apart(folder, {}, last, [&](app::MainLoop& loop, app::EffectRouter&) { running = &loop; }) == 0);
    CHECK(text_of(folder / "complaints").empty());
    for (const char* file : {"leaves", "ends", "later"}) {
        INFO(file);
        const std::string told = text_of(folder / file);
        CHECK(told.find("Willkommen") != std::string::npos);
        CHECK(told.find("Auf Wiederhören.") != std::string::npos);
    }
    CHECK(text_of(folder / "later").size() > text_of(folder / "ends").size());
}

TEST_CASE("A guest with a display leaves, by a line or by the display’s keys, and the program goes on") {
    const tests::TemporaryFolder folder;
    app::MainLoop* running = nullptr;
    const auto come = [&](const std::string& file, std::deque<std::string> lines, std::deque<std::string> chords) {
        const session::ParticipantId who = running->new_guest();
        running->join({who, std::make_unique<Typing>(std::move(lines)),
                       std::make_unique<Display>(folder / file, std::move(chords), who)});
    };
    const auto last = [&, waits = 0]() mutable {
        if (waits++ == 0) {
            come("by line", {}, {"Down", "Down", "Down", "Down"});
            come("by key", {"?", "?", "?", "?", "?", "?", "?", "?"}, {"Ctrl+q", "Down", "Enter", "Down"});
        }
        if (waits == 100) running->end();
        std::this_thread::sleep_for(1ms);
    };
    CHECK(run_apart(folder, {}, last, [&](app::MainLoop& loop, app::EffectRouter&) { running = &loop; }) == 0);
    CHECK(text_of(folder / "complaints").empty());
    CHECK(text_of(folder / "by key").find("\nJa\n") != std::string::npos);
    CHECK(text_of(folder / "transcript").find("Auf Wiederhören.") != std::string::npos);
}

TEST_CASE("Keys of an output act where its viewer is, who sees there what they do") {
    const tests::TemporaryFolder folder;
    const auto nothing = [] { std::this_thread::sleep_for(1ms); };
    CHECK(run_apart(folder, {}, nothing, [&](app::MainLoop&, app::EffectRouter& router) {
              const std::deque<std::string> chords{"Down", "Escape", "Down", "Enter"};
              router.join(std::make_unique<Display>(folder / "shown", chords, session::ParticipantId{}));
          }) == 0);
    CHECK(text_of(folder / "complaints").empty());
    const std::string shown = text_of(folder / "shown");
    CHECK(shown.starts_with("Neue Partie\n"));
    CHECK(shown.find("\nNein\nJa\n") != std::string::npos);
    CHECK(text_of(folder / "transcript").find("Auf Wiederhören.") != std::string::npos);
}
