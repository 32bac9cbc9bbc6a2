// What a player has chosen and wants to find again.
#pragma once

#include "rules/table/command.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace storage {

/// On one board: whether a man that is lifted is touched (Article 4.3), or only pointed at.
enum class TouchMove { Off, On };

/// Whether the announcements of moves are kept as sound.
enum class KeepSound { Off, On };

enum class Verbosity { Short, Normal, Long };

/// Who says what the player hears.
enum class Speaker {
    Own,
    SpeechDispatcher, ///< the voice of the system
    ScreenReader,
};

/// The side a player wants in a new game.
enum class SideChoice { White, Black, Random };

/// Whether a game is one that counts, in which nothing is told that helps to find a move.
enum class FairPlay { Off, On };

/// How one sits down to a new game.
enum class Sitting {
    AgainstComputer,
    AtOneComputer, ///< on two boards: a blind player at the keyboard, a sighted one at the mouse and the screen
    AsAssistant,   ///< of a blind player who plays somebody at the table
};

/// Every setting that sticks. Out-of-range values in a file are faults, not silently mended.
struct Preferences {
    std::string language = "en"; ///< a folder of locales/
    Speaker speaker = Speaker::Own;
    int words_per_minute = 175; ///< 80 ... 600
    int pitch = 50;             ///< 0 ... 100, 50 is the voice's own
    int speech_volume = 80;     ///< percent, 0 ... 100
    int cue_volume = 60;        ///< percent, 0 ... 100
    Verbosity verbosity = Verbosity::Normal;
    KeepSound keep_sound = KeepSound::Off;
    std::string key_map = "klangbrett";                      ///< a file of src/shell/keys/
    SideChoice side = SideChoice::White;                     ///< last chosen for a new game
    int level = 1;                                           ///< last chosen for a new game
    std::string time_control = "-";                          ///< last chosen for a new game, as PGN's TimeControl
    std::string edition = "fide-2005";                       ///< of the Laws, last chosen for a new game
    rules::table::Boards boards = rules::table::Boards::One; ///< last chosen for a new game
    TouchMove touch_move = TouchMove::Off;                   ///< whether lifting a man on the board touches him
    Sitting sitting = Sitting::AgainstComputer;              ///< last chosen for a new game
    FairPlay fair_play = FairPlay::Off;                      ///< last chosen for a new game on one board
    std::optional<std::string> own_output;                   ///< the player's sound output; empty: the default one
    std::optional<std::string> room_output;                  ///< where moves are announced to all; empty: nowhere
    bool operator==(const Preferences&) const = default;
};

/// What a setting has to be.
struct WholeNumber {
    int least;
    int most;
    bool operator==(const WholeNumber&) const = default;
};
struct OneOf {
    std::vector<std::string> names;
    bool operator==(const OneOf&) const = default;
};
struct TimeControlText {
    bool operator==(const TimeControlText&) const = default;
};
struct SomeText {
    bool operator==(const SomeText&) const = default;
};
using Wanted = std::variant<WholeNumber, OneOf, TimeControlText, SomeText>;

/// One setting's value cannot be used; its default counts.
struct BadValue {
    std::string key;
    Wanted wanted;
    bool operator==(const BadValue&) const = default;
};
/// The file is no TOML; the defaults count.
struct NotToml {
    bool operator==(const NotToml&) const = default;
};
/// There is something, but it cannot be read; the defaults count.
struct NotReadable {
    bool operator==(const NotReadable&) const = default;
};
struct NotWritten {
    std::string why; ///< in the system's words
    bool operator==(const NotWritten&) const = default;
};

/// Settings that could not be read or written.
struct PreferencesFault {
    std::string file;
    int line; ///< from 1; 0 where the file as a whole is meant
    std::variant<BadValue, NotToml, NotReadable, NotWritten> trouble;
    bool operator==(const PreferencesFault&) const = default;
};

/// What there is to choose from, by name.
struct Offered {
    std::vector<std::string> languages; ///< folders of locales/
    std::vector<std::string> key_maps;  ///< files of src/shell/keys/, without .toml
    std::vector<std::string> editions;  ///< of the Laws
};

/// Reads the settings; without a file the defaults. In a broken file whatever cannot be used has its default, the first
/// such place is the fault, and the file is kept beside as `.broken` before anything can overwrite it. A language,
/// key map or edition that is not offered cannot be used. Keys of other versions of the program are no fault.
std::pair<Preferences, std::optional<PreferencesFault>>
load_preferences(const std::filesystem::path& file, const Offered& offered, const Preferences& defaults = {});

/// Writes them so that a crash leaves the old file or the new one, whole; keys of other versions of the program stay in
/// it. Empty if all went well.
std::optional<PreferencesFault> save_preferences(const std::filesystem::path& file, const Preferences& preferences);

} // namespace storage
