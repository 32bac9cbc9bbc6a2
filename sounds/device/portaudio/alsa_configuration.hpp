// Whether ALSA's configuration is one that PortAudio can read without ending the program.
#pragma once

#include <optional>
#include <string>

namespace sounds::device::portaudio {

/// Loads ALSA's configuration if it has changed since the last call, and tells what is wrong with it, in English for a
/// log; empty if PortAudio may be initialised with it. PortAudio ends the process by an assertion where there is no
/// configuration, where `pcm` is not a table, or where nothing is called `default` or `dmix`.
///
/// Not to be called by two threads at a time.
std::optional<std::string> trouble_with_alsa_configuration();

} // namespace sounds::device::portaudio
