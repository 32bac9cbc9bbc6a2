#include "sounds/device/portaudio/alsa_configuration.hpp"

#include <alsa/asoundlib.h>

namespace sounds::device::portaudio {

namespace {

bool has(snd_config_t* table, const char* name) {
    snd_config_t* found = nullptr;
    return snd_config_search(table, name, &found) >= 0;
}

} // namespace

std::optional<std::string> trouble_with_alsa_configuration() {
    if (const int result = snd_config_update(); result < 0)
        return std::string("ALSA's configuration cannot be read: ") + snd_strerror(result);
    snd_config_t* outputs = nullptr;
    if (snd_config == nullptr || snd_config_search(snd_config, "pcm", &outputs) < 0 ||
        snd_config_get_type(outputs) != SND_CONFIG_TYPE_COMPOUND)
        return "ALSA's configuration is missing or has no table 'pcm'";
    if (!has(outputs, "default") && !has(outputs, "dmix")) return "ALSA's configuration has no output 'default'";
    return std::nullopt;
}

} // namespace sounds::device::portaudio
