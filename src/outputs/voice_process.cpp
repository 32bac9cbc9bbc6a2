#include "src/outputs/voice_process.hpp"

#include "base/platform/programs.hpp"
#include "speech/phrases/locale.hpp"
#include "speech/voice/apart/apart.hpp"
#include "speech/voice/apart/serve.hpp"
#include "speech/voice/espeak/espeak.hpp"

#include <string_view>
#include <utility>

namespace outputs {

void BrokenVoices::add(std::string voice) {
    const std::lock_guard lock{mutex_};
    voices_.push_back(std::move(voice));
}

std::optional<std::string> BrokenVoices::next() {
    const std::lock_guard lock{mutex_};
    if (voices_.empty()) return std::nullopt;
    std::string oldest = std::move(voices_.front());
    voices_.pop_front();
    return oldest;
}

VoiceProcess start_voice() {
    namespace apart = speech::voice::apart;
    auto broken = std::make_shared<BrokenVoices>();
    auto synth = apart::open({base::platform::own_program(), apart::argument},
                             [broken](const std::string& voice) { broken->add(voice); });
    return {std::move(synth), std::move(broken)};
}

int be_voice(const std::optional<std::filesystem::path>& data) {
    namespace espeak = speech::voice::espeak;
    return speech::voice::apart::serve([&data] {
        if (!data) return espeak::open({});
        return espeak::open(espeak::load_pronunciation(speech::phrases::locales_of(*data)).words);
    });
}

bool is_voice(int argument_count, const char* const* arguments) {
    return argument_count == 2 && std::string_view(arguments[1]) == speech::voice::apart::argument;
}

} // namespace outputs
