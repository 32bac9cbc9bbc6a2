#include "speech/hearing/equipment.hpp"

#include "speech/hearing/own_recordings.hpp"
#include "speech/hearing/sphinx/sphinx.hpp"

#include <utility>

namespace speech::hearing {

std::variant<Equipment, RecogniserError> load_equipment(const std::filesystem::path& data,
                                                        const std::filesystem::path& own_words,
                                                        const std::filesystem::path& engines) {
    auto vocabularies = vocabulary::load_all(data);
    if (const auto* fault = std::get_if<base::toml::DataFault>(&vocabularies))
        return RecogniserError{base::toml::describe(*fault)};
    auto sounds = load_sounds(data);
    if (const auto* fault = std::get_if<base::toml::DataFault>(&sounds))
        return RecogniserError{base::toml::describe(*fault)};
    auto opened = sphinx::open(std::get<AllSounds>(sounds));
    if (auto* error = std::get_if<RecogniserError>(&opened)) return std::move(*error);
    auto [known, unreadable] = OwnRecordings(own_words).load();
    Equipment equipment{.vocabularies = std::get<std::vector<vocabulary::NamedVocabulary>>(std::move(vocabularies)),
                        .sounds = std::get<AllSounds>(std::move(sounds)),
                        .recogniser = std::get<std::unique_ptr<Recogniser>>(std::move(opened)),
                        .unreadable = std::move(unreadable)};
    equipment.know(std::move(known));
    OpenedEngines brought = open_engines(engines);
    equipment.engines = std::move(brought.engines);
    equipment.broken = std::move(brought.broken);
    return equipment;
}

void Equipment::know(templates::Templates known) {
    own_words = known.words().empty() ? nullptr : std::make_unique<const templates::OwnWords>(std::move(known));
}

std::vector<BrokenEngine> Equipment::take_broken() {
    for (const auto& engine : engines)
        if (engine->fault()) broken.push_back({engine->name(), *engine->fault()});
    std::erase_if(engines, [](const auto& engine) { return engine->fault().has_value(); });
    return std::exchange(broken, {});
}

} // namespace speech::hearing
