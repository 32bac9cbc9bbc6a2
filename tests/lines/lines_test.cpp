// The program used by lines of text: the real one, with its engine, through pipes.
#include "base/platform/child_process.hpp"
#include "base/platform/this_thread.hpp"
#include "base/platform/wait.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <variant>
#include <vector>

using namespace std::chrono_literals;

namespace {

namespace platform = base::platform;

/// The program in a home of its own.
class Program {
public:
    /// `redirected`: what a shell is to do with its output.
    explicit Program(const std::string& settings, const std::string& redirected = "") {
        std::filesystem::create_directories(home_ / "config" / "klangbrett");
        std::ofstream(home_ / "config" / "klangbrett" / "settings.toml") << settings;
        auto started = platform::ChildProcess::start(
            "/usr/bin/env", {"-u", "DISPLAY", "-u", "WAYLAND_DISPLAY", "LC_ALL=C.UTF-8",
                             "HOME=" + (home_ / "").string(), "XDG_CONFIG_HOME=" + (home_ / "config").string(),
                             "XDG_DATA_HOME=" + (home_ / "data").string(), "KLANGBRETT_DATA=" KLANGBRETT_DATA_FOLDER,
                             "/bin/sh", "-c", "exec \"$0\" --lines " + redirected, KLANGBRETT_PROGRAM});
        REQUIRE(started);
        child_.emplace(std::move(*started));
    }

    /// Types a line, and waits until what is answered has that in it.
    void type(const std::string& line, const std::string& answer) {
        INFO(line);
        heard_.clear();
        std::string left = line + "\n";
        while (!left.empty()) {
            const auto written = child_->write(left);
            REQUIRE(std::holds_alternative<std::size_t>(written));
            left.erase(0, std::get<std::size_t>(written));
        }
        expect(answer);
    }

    void expect(const std::string& part) {
        const auto until = std::chrono::steady_clock::now() + 30s;
        while (heard_.find(part) == std::string::npos && std::chrono::steady_clock::now() < until && read(until)) {
        }
        INFO("expected: " << part << "\nheard: " << heard_);
        REQUIRE(heard_.find(part) != std::string::npos);
    }

    /// Types so much as one piece, and gives back all that is answered until that has come.
    std::string answers_to(const std::string& lines, const std::string& last) {
        heard_.clear();
        std::size_t sent = 0;
        const auto until = std::chrono::steady_clock::now() + 30s;
        while (heard_.find(last) == std::string::npos && std::chrono::steady_clock::now() < until) {
            if (sent < lines.size())
                if (const auto written = child_->write(std::string_view(lines).substr(sent, 4096));
                    std::holds_alternative<std::size_t>(written))
                    sent += std::get<std::size_t>(written);
            read(std::chrono::steady_clock::now() + 1ms);
        }
        return heard_;
    }

    /// Asks whose move it is until it is the player's again.
    void await_turn() {
        const auto until = std::chrono::steady_clock::now() + 30s;
        do {
            std::this_thread::sleep_for(50ms);
            type("w", " move\n");
        } while (heard_.find("Your move\n") == std::string::npos && std::chrono::steady_clock::now() < until);
        REQUIRE(heard_.find("Your move\n") != std::string::npos);
    }

    /// Quits by the keys for it: how the program ends.
    std::optional<platform::Ending> quit() {
        type("ctrl+q", "Leave Klangbrett?");
        type("yes", "Yes");
        type("", "Goodbye");
        return ending();
    }

    std::optional<platform::Ending> ending() { return child_->ending(10s); }

private:
    bool read(platform::Time until) {
        platform::wait(platform::Watched{child_->output()}, until);
        const auto portion = child_->read();
        if (const auto* bytes = std::get_if<platform::ChildProcess::Bytes>(&portion)) heard_ += bytes->bytes;
        return !std::holds_alternative<platform::ChildProcess::Closed>(portion);
    }

    const tests::TemporaryFolder home_;
    std::optional<platform::ChildProcess> child_;
    std::string heard_;
};

} // namespace

TEST_CASE("A game against the computer is played by lines, without a display") {
    platform::leave_signals_to_others();
    Program program("language = \"en\"\ntime_control = \"-\"\nside = \"white\"\nlevel = 1\n");
    program.expect("Enter");
    program.type("?", "1: New game");
    program.expect("Down: next");
    program.expect("Alt+1 to Alt+9"); // the last row
    program.type("new", "New game");
    program.type("", "Start the game");
    program.type("", "your move");
    program.type("a3", "Anna drei");
    program.expect("Opponent: "); // no voice tells it here
    program.await_turn();
    program.type("h4", "Hektor vier");
    program.await_turn(); // in the computer's turn a move is refused however it is written
    program.type("e9", "Not understood: e9");
    program.type("ctrl+r", "Resign");
    program.type("yes", "Yes");
    program.type("", "resign");
    CHECK(program.quit() == platform::Ending{platform::ExitCode{0}});
}

TEST_CASE("A move that comes with the line that begins the game waits until it has begun") {
    platform::leave_signals_to_others();
    Program program("language = \"en\"\ntime_control = \"-\"\nside = \"white\"\nlevel = 1\n");
    program.expect("Enter");
    const std::string heard = program.answers_to("new\n\n\na3\n", "Opponent: ");
    REQUIRE(heard.find("Anna drei") != std::string::npos);
    CHECK(heard.find("level 1") < heard.find("Anna drei"));
    CHECK(heard.find("Article") == std::string::npos);
    program.await_turn();
    program.type("h4", "Hektor vier");
    CHECK(program.quit() == platform::Ending{platform::ExitCode{0}});
}

TEST_CASE("In a game by lines a turn is taken back, and the game goes on from there to its end") {
    platform::leave_signals_to_others();
    Program program("language = \"en\"\ntime_control = \"-\"\nside = \"white\"\nlevel = 1\n");
    program.expect("Enter");
    program.type("new", "New game");
    program.type("", "Start the game");
    program.type("", "your move");
    program.type("a3", "Anna drei");
    program.await_turn();
    program.type("h4", "Hektor vier");
    program.await_turn();
    program.type("ctrl+z", "Taken back: Hektor vier, ");
    program.type("take back", "Taken back: Anna drei, ");
    program.type("undo", "There is no move to take back");
    program.type("d4", "David vier");
    program.type("undo", "Taken back: David vier"); // whether the computer has answered yet or not
    program.type("e4", "Eva vier");
    program.await_turn();
    program.type("ctrl+r", "Resign");
    program.type("yes", "Yes");
    program.type("", "resign");
    program.type("ctrl+z", "over");
    CHECK(program.quit() == platform::Ending{platform::ExitCode{0}});
}

TEST_CASE("In a game by lines hints are asked of an engine that does not play") {
    platform::leave_signals_to_others();
    Program program("language = \"en\"\ntime_control = \"-\"\nside = \"white\"\nlevel = 1\n");
    program.expect("Enter");
    program.type("new", "New game");
    program.type("", "Start the game");
    program.type("", "your move");
    for (const char* words : {"ctrl+h", "hint", "best move"}) program.type(words, "Hint: ");
    program.type("e4", "Eva vier");
    program.await_turn();
    program.type("hint", "Hint: ");
    program.type("take back", "Taken back: Eva vier, ");
    program.type("hint", "Hint: ");
    program.type("ctrl+r", "Resign");
    program.type("yes", "Yes");
    program.type("", "resign");
    program.type("hint", "over");
    CHECK(program.quit() == platform::Ending{platform::ExitCode{0}});
}

TEST_CASE("A whole game on two boards is entered by lines, to the mate") {
    platform::leave_signals_to_others();
    Program program("language = \"en\"\ntime_control = \"300\"\nside = \"white\"\nsitting = \"as-assistant\"\n");
    program.expect("Enter");
    program.type("", "Start the game");
    program.type("", "You are the assistant of White");
    for (const char* move : {"f3", "e5", "g4"}) {
        program.type(move, move[0] == 'f' ? "Felix drei" : move[0] == 'e' ? "Eva fünf" : "Gustav vier");
        program.type("tab", "");
        program.type("w", "to repeat the move");
        program.type("i", "What was repeated?");
        program.type("", "repeats:");
        program.type("e", "");
        program.type("w", "to move");
    }
    program.type("dame hektor vier", "Hektor vier");
    program.expect("mate");
    CHECK(program.quit() == platform::Ending{platform::ExitCode{0}});
}

TEST_CASE("A whole game of two on one board is played by lines, to the mate, and is kept") {
    platform::leave_signals_to_others();
    const tests::TemporaryFolder stick;
    Program program("language = \"en\"\ntime_control = \"-\"\nsitting = \"by-turns\"\ndocuments = \"" +
                    stick.path().string() + "\"\n");
    program.expect("Enter");
    program.type("new", "New game");
    program.type("", "Start the game");
    program.type("", "You share this keyboard");
    program.type("e4", "White: Eva vier");
    program.type("e5", "Black: Eva fünf");
    program.type("Bc4", "White: Läufer Cäsar vier");
    program.type("Nc6", "Black: Springer Cäsar sechs");
    program.type("dame hektor fünf", "White: Dame Hektor fünf");
    program.type("springer felix sechs", "Black: Springer Felix sechs");
    program.type("Qxf7", "Felix sieben");
    program.expect("Checkmate: White wins");
    program.type("F9", "New game");
    program.type("write the game", "Write the game as PGN");
    program.type("", "Written: " + stick.path().string() + "/game-1");
    std::ifstream text(std::filesystem::directory_iterator(stick.path())->path());
    const std::string pgn(std::istreambuf_iterator<char>(text), {});
    INFO(pgn);
    CHECK(pgn.find("[Result \"1-0\"]") != std::string::npos);
    CHECK(pgn.find("4. Qxf7# 1-0") != std::string::npos);
    program.type("main", "Main menu");
    program.type("", "Main menu");
    program.type("games played", "Games played: 1");
    CHECK(program.quit() == platform::Ending{platform::ExitCode{0}});
}

TEST_CASE("Of a hundred lines typed in a game half are answered within five milliseconds", "[timed]") {
    platform::leave_signals_to_others();
    Program program("language = \"en\"\ntime_control = \"-\"\nsitting = \"by-turns\"\n");
    program.expect("Enter");
    program.type("new", "New game");
    program.type("", "Start the game");
    program.type("", "You share this keyboard");
    std::vector<std::chrono::nanoseconds> times;
    for (int number = 0; number < 100; ++number) {
        const bool is_question = number % 2 == 1; // in turns, so that no answer is taken for that to the next line
        const auto begun = std::chrono::steady_clock::now();
        program.type(is_question ? "w" : "e9", is_question ? "White to move\n" : "Not understood: e9");
        times.push_back(std::chrono::steady_clock::now() - begun);
    }
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    const std::chrono::duration<double, std::milli> median = *middle;
    INFO("median " << median.count() << " ms");
    CHECK(*middle <= 5ms);
    CHECK(program.quit() == platform::Ending{platform::ExitCode{0}});
}

TEST_CASE("However fast lines come, each is answered once, and whatever ends them elsewhere") {
    platform::leave_signals_to_others();
    Program program("language = \"en\"\n");
    program.expect("Enter");
    constexpr int times = 3000;
    std::string typed;
    for (int number = 0; number < times; ++number) typed += "q" + std::to_string(number) + "\r\n";
    const std::string heard = program.answers_to(typed, "q" + std::to_string(times - 1) + ".\n");
    std::string wanted;
    for (int number = 0; number < times; ++number)
        wanted += "Nothing here begins with q" + std::to_string(number) + ".\n";
    CHECK(heard == wanted);
    CHECK(program.quit() == platform::Ending{platform::ExitCode{0}});
}

TEST_CASE("A game by lines is written as PGN once it is over, has no clipboard, and is deleted by its row") {
    platform::leave_signals_to_others();
    const tests::TemporaryFolder stick;
    Program program("language = \"en\"\ntime_control = \"-\"\nside = \"white\"\nlevel = 1\ndocuments = \"" +
                    stick.path().string() + "\"\n");
    program.expect("Enter");
    program.type("new", "New game");
    program.type("", "Start the game");
    program.type("", "your move");
    program.type("e4", "Eva vier");
    program.await_turn();
    program.type("ctrl+r", "Resign");
    program.type("yes", "Yes");
    program.type("", "resign");
    program.type("F9", "New game");
    program.type("copy", "Copy the game");
    program.type("", "Without a window there is no clipboard");
    program.type("write the game", "Write the game as PGN");
    program.type("", "Written: " + stick.path().string() + "/game-1");
    const auto file = std::filesystem::directory_iterator(stick.path())->path();
    std::ifstream text(file);
    CHECK(std::string(std::istreambuf_iterator<char>(text), {}).find("1. e4") != std::string::npos);
    program.type("main", "Main menu");
    program.type("", "Main menu");
    program.type("games played", "Games played: 1");
    program.type("", "Games played.");
    program.type("shift+enter", "Type a name for the game");
    program.type("The Immortal", "The Immortal: ");
    program.type("delete", "Delete the game against");
    program.type("yes", "Yes");
    program.type("", "The game is deleted");
    program.type("games played", "Nothing here begins with");
    CHECK(program.quit() == platform::Ending{platform::ExitCode{0}});
}

TEST_CASE("By lines that cannot be written the program ends, says so, and it is no success") {
    Program program("language = \"en\"\n", "2>&1 >/dev/full");
    program.expect("could not be written");
    CHECK(program.ending() == platform::Ending{platform::ExitCode{2}});
}
