#include "speech/hearing/sounds.hpp"

#include "speech/vocabulary/folding.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <optional>
#include <sstream>

namespace speech::hearing {
namespace {

using vocabulary::VocabularyFault;

bool is_pronunciation(const std::string& text) {
    std::istringstream phones(text);
    bool has_any = false;
    for (std::string phone; phones >> phone; has_any = true)
        if (std::find(arpabet.begin(), arpabet.end(), phone) == arpabet.end()) return false;
    return has_any;
}

VocabularyFault fault(const std::filesystem::path& file, const toml::node& at, std::string expected) {
    return {file, std::max(1, static_cast<int>(at.source().begin.line)), std::move(expected)};
}

std::variant<Sounds, VocabularyFault> read(const std::filesystem::path& file) {
    toml::table table;
    try {
        table = toml::parse_file(file.string());
    } catch (const toml::parse_error& error) {
        return VocabularyFault{file, std::max(1, static_cast<int>(error.source().begin.line)),
                               std::string(error.description())};
    }
    Sounds sounds;
    for (const auto& [word, value] : table) {
        if (vocabulary::fold(word.str()) != word.str()) return fault(file, value, "a folded word as the key");
        const toml::array* list = value.as_array();
        if (list == nullptr || list->empty()) return fault(file, value, "a list of pronunciations");
        for (const toml::node& entry : *list) {
            const auto text = entry.value<std::string>();
            if (!text || !is_pronunciation(*text)) return fault(file, entry, "phones of the ARPAbet");
            sounds[std::string(word.str())].push_back(*text);
        }
    }
    return sounds;
}

} // namespace

std::variant<AllSounds, VocabularyFault> load_sounds(const std::filesystem::path& data) {
    const auto folder = data / "sounds";
    AllSounds all;
    std::error_code unreadable;
    for (const auto& entry : std::filesystem::directory_iterator(folder, unreadable)) {
        if (entry.path().extension() != ".toml") continue;
        auto sounds = read(entry.path());
        if (auto* bad = std::get_if<VocabularyFault>(&sounds)) return std::move(*bad);
        all.emplace(phrases::Language{entry.path().stem().string()}, std::get<Sounds>(std::move(sounds)));
    }
    if (unreadable || all.empty()) return VocabularyFault{folder, 1, "a folder with the sounds of a language"};
    return all;
}

} // namespace speech::hearing
