// The program at work: carries out what the session asks, in order, and tells it what comes of it.
#pragma once

#include "sounds/device/outputs.hpp"
#include "src/services/sound_outputs.hpp"
#include "src/session/update.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace app {

/// What the command line settles before the program begins.
struct Options {
    std::filesystem::path data;      ///< storage::data_folder()
    std::filesystem::path settings;  ///< the settings' file
    std::filesystem::path library;   ///< the games' file
    std::filesystem::path envelopes; ///< the folder of sealed moves
    std::filesystem::path documents; ///< the folder for scoresheets
    std::optional<std::filesystem::path> transcript;
    std::optional<std::filesystem::path> sound_file; ///< what is heard goes here instead of to the sound device
    services::SoundOutputs::Names sound_outputs = sounds::device::output_names; ///< who knows the outputs there are
};

/// Runs the program until it is left. Returns the exit status: 0, or 2 with a complaint on stderr if it could not
/// begin.
int run(const Options& options);

} // namespace app
