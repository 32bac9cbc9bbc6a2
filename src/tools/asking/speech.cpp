#include "src/tools/asking/speech.hpp"

#include "speech/phrases/locale.hpp"
#include "src/storage/folders.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iostream>

namespace tools::asking {

using base::toml::DataFault;
using speech::phrases::Catalogue;
using speech::phrases::CatalogueFault;
using speech::vocabulary::Vocabulary;

std::optional<std::filesystem::path> find_data() {
    const auto data = storage::data_folder();
    if (!data)
        std::cerr << "no data folder: expected data/ and locales/ above the program, or KLANGBRETT_DATA to name a "
                     "folder that holds the data and locales/\n";
    return data;
}

std::optional<Catalogue> read_catalogue(const std::filesystem::path& data, const std::string& language) {
    const auto known = speech::phrases::languages(speech::phrases::locales_of(data));
    if (std::find(known.begin(), known.end(), speech::phrases::Language{language}) == known.end()) {
        std::vector<std::string> tags;
        for (const auto& one : known) tags.push_back(one.tag);
        std::cerr << fmt::format("--lang {}: expected one of {}\n", language, fmt::join(tags, " "));
        return std::nullopt;
    }
    auto loaded = Catalogue::load(speech::phrases::locales_of(data), {language});
    if (const auto* fault = std::get_if<CatalogueFault>(&loaded)) {
        std::cerr << fault->message() << '\n';
        return std::nullopt;
    }
    return std::get<Catalogue>(std::move(loaded));
}

std::optional<Vocabulary> read_vocabulary(const std::filesystem::path& data, const std::string& name) {
    const auto path = speech::vocabulary::find_vocabulary(data, name);
    if (!path) {
        std::cerr << fmt::format("--vocabulary {}: expected one of {}\n", name,
                                 fmt::join(speech::vocabulary::vocabulary_names(data), " "));
        return std::nullopt;
    }
    auto loaded = Vocabulary::load(*path);
    if (const auto* fault = std::get_if<DataFault>(&loaded)) {
        std::cerr << base::toml::describe(*fault) << '\n';
        return std::nullopt;
    }
    return std::get<Vocabulary>(std::move(loaded));
}

std::optional<speech::listen::Listener> read_listener(const std::filesystem::path& data,
                                                      const speech::phrases::Locale& locale) {
    auto loaded = speech::listen::load_listener(data, locale);
    if (const auto* fault = std::get_if<DataFault>(&loaded)) {
        std::cerr << base::toml::describe(*fault) << '\n';
        return std::nullopt;
    }
    return std::get<speech::listen::Listener>(std::move(loaded));
}

std::optional<speech::voice::Manner> read_voices(const std::filesystem::path& data) {
    speech::voice::Manner manner;
    for (const auto& language : speech::phrases::languages(speech::phrases::locales_of(data))) {
        const auto read = speech::phrases::read_locale(speech::phrases::locales_of(data), language);
        if (const auto* fault = std::get_if<CatalogueFault>(&read)) {
            std::cerr << fault->message() << '\n';
            return std::nullopt;
        }
        manner.voices.emplace(language, std::get<speech::phrases::Locale>(read).voice);
    }
    return manner;
}

} // namespace tools::asking
