// How the program is started.
#pragma once

#include "sounds/machine/outputs.hpp"
#include "src/services/sound_outputs.hpp"

#include <filesystem>
#include <optional>

namespace app {

/// What the command line settles before the program begins.
struct Options {
    std::filesystem::path data;            ///< storage::data_folder()
    std::filesystem::path settings;        ///< the settings' file
    std::filesystem::path library;         ///< the games' file
    std::filesystem::path envelopes;       ///< the folder of sealed moves
    std::filesystem::path own_words;       ///< the folder of the player's recordings of words
    std::filesystem::path school;          ///< the file of answers in the school
    std::filesystem::path hearing_engines; ///< the folder of engines that hear, which the player has brought
    std::filesystem::path documents;       ///< the folder for scoresheets and games, if none is chosen
    std::optional<std::filesystem::path> transcript;
    std::optional<std::filesystem::path> sound_file; ///< what is heard goes here instead of to the sound device
    /// Beside whoever plays in the window an arbiter uses lines of text on standard input and output. Not with `lines`.
    bool arbiter = false;
    bool lines = false; ///< used by lines of text on standard input and output, without a window and without a sound
    services::SoundOutputs::Names sound_outputs = sounds::machine::output_names; ///< who knows the outputs there are
};

} // namespace app
