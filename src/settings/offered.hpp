// What was found at start for a setting to choose from.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace settings {

/// What has names to choose from.
enum class Offering { Languages, KeyMaps, Editions, Variants };

/// All that are offered for a new game, whatever the edition of the Laws.
std::vector<std::string> offered_variants();

/// What there is to choose from, by name.
struct Offered {
    std::vector<std::string> languages;                        ///< folders of locales/
    std::vector<std::string> key_maps;                         ///< files of data/keys/, without .toml
    std::vector<std::string> editions;                         ///< of the Laws
    std::map<std::string, std::vector<std::string>> accents{}; ///< of each language that has any
    int levels = 1;                                            ///< of the opponent's strength; a file may name others
    std::vector<std::string> outputs{};                        ///< of sound; a file may name others
    std::vector<std::string> variants = offered_variants();    ///< of chess

    const std::vector<std::string>& names(Offering offering) const;
};

} // namespace settings
