// The options by which a tool is told a language and a vocabulary, and the data behind them.
#pragma once

#include "speech/announce/manner.hpp"
#include "speech/listen/listener.hpp"
#include "speech/voice/manner.hpp"
#include "src/tools/tool.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace tools::asking {

/// `--lang` and `--vocabulary`.
struct SpeechOptions {
    std::string language = "en";
    std::string vocabulary = "fide-german";
};

// Each answers with nothing after a complaint on stderr that names the file or option and what was expected.

/// The folder of the program's data.
std::optional<std::filesystem::path> find_data();
std::optional<speech::phrases::Catalogue> read_catalogue(const std::filesystem::path& data,
                                                         const std::string& language);
std::optional<speech::vocabulary::Vocabulary> read_vocabulary(const std::filesystem::path& data,
                                                              const std::string& name);
/// What listens to those who speak the language.
std::optional<speech::listen::Listener> read_listener(const std::filesystem::path& data,
                                                      const speech::phrases::Locale& locale);

/// The usual rate and pitch, with the voice each language prefers.
std::optional<speech::voice::Manner> read_voices(const std::filesystem::path& data);

} // namespace tools::asking
