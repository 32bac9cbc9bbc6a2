// Everything that speech recognition needs.
#pragma once

#include "speech/hearing/own.hpp"
#include "speech/hearing/recogniser.hpp"
#include "speech/hearing/sounds.hpp"
#include "speech/vocabulary/vocabulary.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace speech::hearing {

struct Equipment {
    std::vector<vocabulary::NamedVocabulary> vocabularies;
    AllSounds sounds;
    std::unique_ptr<Recogniser> recogniser;                 ///< never null
    std::unique_ptr<const templates::OwnWords> own_words{}; ///< null where the player has recorded none
    std::vector<std::string> unreadable{};                  ///< what is no recording among the player's (OwnRecordings)

    Ears ears() const { return {*recogniser, own_words.get()}; }
    /// The player is heard by these from now on.
    void know(templates::Templates known);
};

/// From the data of the program, and the folder of the player's recordings (OwnRecordings), which need not be there;
/// what is no recording in it is told by name. Takes some tenths of a second.
std::variant<Equipment, RecogniserError> load_equipment(const std::filesystem::path& data,
                                                        const std::filesystem::path& own_words);

} // namespace speech::hearing
