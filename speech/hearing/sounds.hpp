// How the words of a language sound, for those recognisers that must be told. A TOML file for each language.
#pragma once

#include "speech/phrases/run.hpp"
#include "speech/vocabulary/vocabulary.hpp"

#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace speech::hearing {

/// The phones of English.
inline constexpr std::array<std::string_view, 39> arpabet{
    "AA", "AE", "AH", "AO", "AW", "AY", "B", "CH", "D", "DH", "EH", "ER", "EY", "F",  "G", "HH", "IH", "IY", "JH", "K",
    "L",  "M",  "N",  "NG", "OW", "OY", "P", "R",  "S", "SH", "T",  "TH", "UH", "UW", "V", "W",  "Y",  "Z",  "ZH"};

/// A way to pronounce a word: phones of the ARPAbet, parted by spaces. `T S V AY`.
using Pronunciation = std::string;

/// The words of one language, folded, each with at least one pronunciation.
using Sounds = std::map<std::string, std::vector<Pronunciation>>;

/// The languages whose words can be heard.
using AllSounds = std::map<phrases::Language, Sounds>;

/// Every file of `sounds/` in the program's data; or what is wrong with the first bad one.
std::variant<AllSounds, base::toml::DataFault> load_sounds(const std::filesystem::path& data);

} // namespace speech::hearing
