// Everything that speech recognition needs.
#pragma once

#include "speech/hearing/recogniser.hpp"
#include "speech/hearing/sounds.hpp"
#include "speech/vocabulary/vocabulary.hpp"

#include <filesystem>
#include <memory>
#include <variant>
#include <vector>

namespace speech::hearing {

struct Equipment {
    std::vector<vocabulary::NamedVocabulary> vocabularies;
    AllSounds sounds;
    std::unique_ptr<Recogniser> recogniser; ///< never null
};

/// From the data of the program. Takes some tenths of a second.
std::variant<Equipment, RecogniserError> load_equipment(const std::filesystem::path& data);

} // namespace speech::hearing
