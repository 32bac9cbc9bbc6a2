// What a player has chosen and wants to find again.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

namespace storage {

enum class Verbosity { Short, Normal, Long };

/// The side a player wants in a new game.
enum class SideChoice { White, Black, Random };

/// Every setting that sticks. Out-of-range values in a file are faults, not silently mended.
struct Preferences {
    std::string language = "en"; ///< a folder of locales/
    int words_per_minute = 175;  ///< 80 ... 600
    int pitch = 50;              ///< 0 ... 100, 50 is the voice's own
    int speech_volume = 80;      ///< percent, 0 ... 100
    int cue_volume = 60;         ///< percent, 0 ... 100
    Verbosity verbosity = Verbosity::Normal;
    std::string key_map = "klangbrett";  ///< a file of src/shell/keys/
    SideChoice side = SideChoice::White; ///< last chosen for a new game
    int level = 1;                       ///< last chosen for a new game
    std::string time_control = "-";      ///< last chosen for a new game, as PGN's TimeControl
    bool operator==(const Preferences&) const = default;
};

/// Settings that could not be read or written.
struct PreferencesFault {
    std::string file;
    int line; ///< from 1; 0 where the file as a whole is meant
    std::string expected;
    bool operator==(const PreferencesFault&) const = default;
};

/// Reads the settings; without a file the defaults. In a broken file whatever cannot be used has its default, the first
/// such place is the fault, and the file is kept beside as `.broken` before anything can overwrite it. Keys of other
/// versions of the program are no fault.
std::pair<Preferences, std::optional<PreferencesFault>> load_preferences(const std::filesystem::path& file);

/// Writes them so that a crash leaves the old file or the new one, whole; keys of other versions of the program stay in
/// it. Empty if all went well.
std::optional<PreferencesFault> save_preferences(const std::filesystem::path& file, const Preferences& preferences);

} // namespace storage
