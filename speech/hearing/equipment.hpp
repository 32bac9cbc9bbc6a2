// Everything that speech recognition needs.
#pragma once

#include "speech/hearing/engine_folders.hpp"
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
    std::vector<std::unique_ptr<Engine>> engines{};         ///< that the player has brought, none of them null
    std::vector<BrokenEngine> broken{};                     ///< those that cannot be used

    Ears ears() const { return {*recogniser, own_words.get(), engines}; }
    /// The player is heard by these from now on.
    void know(templates::Templates known);
    /// The engines that cannot be used, or have failed since, each once: they are here no longer.
    std::vector<BrokenEngine> take_broken();
};

/// From the data of the program, and from two folders of the player's, which need not be there: that of recordings
/// (OwnRecordings), and that of engines (open_engines). What is wrong in these is told by name. Takes some tenths of a
/// second, and as long as the engines' models take.
std::variant<Equipment, RecogniserError> load_equipment(const std::filesystem::path& data,
                                                        const std::filesystem::path& own_words,
                                                        const std::filesystem::path& engines);

} // namespace speech::hearing
