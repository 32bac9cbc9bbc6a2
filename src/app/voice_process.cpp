#include "src/app/voice_process.hpp"

#include "speech/voice/apart/apart.hpp"
#include "speech/voice/apart/serve.hpp"
#include "speech/voice/espeak/espeak.hpp"

#include <unistd.h>

#include <string_view>
#include <utility>

namespace app {

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
    // The file this process was started from, also if another version has been installed over it meanwhile.
    auto synth =
        apart::open({"/proc/self/exe", apart::argument}, [broken](const std::string& voice) { broken->add(voice); });
    return {std::move(synth), std::move(broken)};
}

int be_voice() { return speech::voice::apart::serve(STDIN_FILENO, speech::voice::espeak::open); }

bool is_voice(int argument_count, const char* const* arguments) {
    return argument_count == 2 && std::string_view(arguments[1]) == speech::voice::apart::argument;
}

} // namespace app
