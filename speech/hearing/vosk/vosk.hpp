// Vosk, with a library and a model that the player has brought.
#pragma once

#include "speech/hearing/transcriber.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <variant>

namespace speech::hearing::vosk {

/// What of the two cannot be used; what was expected of it, in English.
struct Unusable {
    enum class What { Library, Model };
    What what;
    std::string expected;
};

/// Loads a library, by its path or by the name the system knows it by, and with it the model in a folder. Takes as long
/// as the model is large: seconds.
std::variant<std::unique_ptr<Transcriber>, Unusable> open(const std::filesystem::path& library,
                                                          const std::filesystem::path& model);

} // namespace speech::hearing::vosk
