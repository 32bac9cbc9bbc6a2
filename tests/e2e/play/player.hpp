// A person at the program: presses real keys, hears what is said, looks at the screen.
#pragma once

#include "rules/board/move.hpp"
#include "rules/table/table.hpp"
#include "rules/variants/position.hpp"
#include "tests/e2e/play/command.hpp"
#include "tests/e2e/play/recording.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace e2e {

/// A file or folder of that name in the fixture's folder.
std::string in_fixture(const std::string& name);

/// One utterance as the transcript has it.
struct Heard {
    long long milliseconds; ///< since the program began to write
    std::string kind;       ///< `said`, `announced`, `cue` or `hush`
    std::string text;       ///< every run with its language: `de:Eva vier`
    std::string cue;        ///< its name, or empty
};

class Reader;

/// Starts the program in the fixture's world and plays it.
class Player {
public:
    /// `name` tells the transcripts and logs of several starts apart. With an `engine`, a file of data/engines
    /// without .toml, the program knows no other.
    explicit Player(const std::string& name, const std::optional<std::string>& engine = std::nullopt);

    /// Starts it so that somebody reads along.
    Player(const std::string& name, const Reader& reader);

    /// Presses keys by xdotool's names, one after another.
    void press(const std::vector<std::string>& keys);
    void type(const std::string& text);
    /// `i`, the words, Return.
    void say_move(const std::string& words);

    /// Points at a place of the window, in pixels, and presses the mouse.
    void click(int x, int y);

    /// Everything heard so far.
    std::vector<Heard> transcript() const;
    /// Waits for an utterance containing the text, not before the place given; the place after it. Fails after so many
    /// seconds.
    std::size_t await(const std::string& text, std::size_t from = 0, double seconds = 20);
    /// What was heard from that place on, a line each, for whoever reads why a test failed.
    std::string heard_since(std::size_t from) const;
    /// Waits until nothing new has been written for so long.
    void await_silence(double seconds);

    /// The game in the library: its number (the newest), its journal, the position it stands at.
    std::string newest_game() const;
    std::vector<std::string> journal() const;
    std::optional<rules::variants::Position> position() const;
    bool is_over() const;
    /// The table of that game, replayed.
    rules::table::Table table() const;

    void kill_outright();
    Running& program() { return *program_; }

private:
    std::string transcript_file_;
    std::unique_ptr<Running> program_;
};

/// A sensible move, found by Stockfish within a moment.
rules::board::Move good_move(const rules::variants::Position& position);

/// Waits for the question, heard not before the place given, and answers it.
void answer_yes(Player& player, const std::string& question, std::size_t from);

/// Leaves the program by its keys.
void leave(Player& player);

/// Starts a new game from the main menu at the weakest level, without clocks, as White. Returns the place in the
/// transcript after it.
std::size_t start_game(Player& player);

/// The program starts with these lines of its settings file, and after that as if nothing had been chosen.
class Settings {
public:
    explicit Settings(const std::string& lines = "");
    ~Settings();
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;
};

} // namespace e2e
