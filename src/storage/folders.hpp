// Where the program's own data lies, and where a player's is kept.
#pragma once

#include <filesystem>
#include <optional>

namespace storage {

/// The folder holding `editions/`, `keys/` and the other data: the one named by KLANGBRETT_DATA, or `data`
/// (a tree of sources) or `share/klangbrett` (where it is installed) in the nearest folder above the program's own
/// file. Empty when there is none, and where there are no languages with it (speech::phrases::locales_of).
std::optional<std::filesystem::path> data_folder();

/// Where settings are kept: a folder of the program's own below that of all settings. Not created.
std::filesystem::path config_folder();

/// Where games are kept: a folder of the program's own below that of all data. Not created.
std::filesystem::path games_folder();

/// The file itself where links stand in its place, one behind the other; whether there is one or not. What lies beside
/// a library lies beside the file itself.
std::filesystem::path behind_links(std::filesystem::path file);

/// The player's own library of games, in games_folder() or where a link there leads to.
std::filesystem::path library_file();

/// Where the arbiter keeps envelopes with sealed moves, and the key to them: a folder in games_folder(). Not created.
std::filesystem::path envelopes_folder();

/// Where a player's recordings of their own words are kept: a folder in games_folder(). Not created.
std::filesystem::path own_words_folder();

/// What a player has answered in the school: a file in games_folder(). Not created.
std::filesystem::path school_file();

/// Where a player keeps engines that hear, with their models, each in a folder: a folder in games_folder(). Not
/// created.
std::filesystem::path hearing_engines_folder();

/// Where a player looks for documents: the folder that the desktop calls so, and without one games_folder(). Not
/// created.
std::filesystem::path documents_folder();

/// The player's settings, in config_folder().
std::filesystem::path settings_file();

} // namespace storage
