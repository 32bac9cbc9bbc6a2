#include "speech/hearing/sounds.hpp"

#include "base/data/read_file.hpp"
#include "base/platform/paths.hpp"
#include "speech/vocabulary/folding.hpp"

#include <algorithm>
#include <optional>
#include <sstream>

namespace speech::hearing {
namespace {

using base::toml::DataFault;

bool is_pronunciation(const std::string& text) {
    std::istringstream phones(text);
    bool has_any = false;
    for (std::string phone; phones >> phone; has_any = true)
        if (std::find(arpabet.begin(), arpabet.end(), phone) == arpabet.end()) return false;
    return has_any;
}

std::variant<Sounds, DataFault> read(const std::filesystem::path& file) {
    const auto read = base::data::read_file(file);
    if (!read) return read.error();
    const auto& table = *read;
    const auto fault = [&file](const toml::node& at, std::string_view word, std::string expected) {
        return base::toml::fault_at(at, base::platform::shown(file), std::string(word), std::move(expected));
    };
    Sounds sounds;
    for (const auto& [word, value] : table) {
        if (vocabulary::fold(word.str()) != word.str()) return fault(value, word.str(), "a folded word as the key");
        const toml::array* list = value.as_array();
        if (list == nullptr || list->empty()) return fault(value, word.str(), "a list of pronunciations");
        for (const toml::node& entry : *list) {
            const auto text = entry.value<std::string>();
            if (!text || !is_pronunciation(*text)) return fault(entry, word.str(), "phones of the ARPAbet");
            sounds[std::string(word.str())].push_back(*text);
        }
    }
    return sounds;
}

} // namespace

std::variant<AllSounds, DataFault> load_sounds(const std::filesystem::path& data) {
    const auto folder = data / "pronunciation";
    AllSounds all;
    for (const std::filesystem::path& file : base::data::files_in(folder)) {
        auto sounds = read(file);
        if (auto* bad = std::get_if<DataFault>(&sounds)) return std::move(*bad);
        all.emplace(phrases::Language{base::platform::shown(file.stem())}, std::get<Sounds>(std::move(sounds)));
    }
    if (all.empty())
        return DataFault{base::platform::shown(folder), std::nullopt, std::nullopt,
                         "a folder with the sounds of a language"};
    return all;
}

} // namespace speech::hearing
