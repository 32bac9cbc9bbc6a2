#include "speech/voice/apart/serve.hpp"

#include "speech/voice/apart/messages.hpp"

#include "base/platform/packet_socket.hpp"
#include "base/platform/this_process.hpp"

#include <algorithm>

namespace speech::voice::apart {

namespace {

using base::platform::PacketSocket;

void send(const PacketSocket& socket, const Reply& reply) {
    socket.send(write(reply)); // where nobody is left, the process ends anyway
}

bool hand_over(const PacketSocket& socket, Number number, std::span<const float> samples) {
    while (!samples.empty()) {
        if (!socket.is_quiet_until_room()) return false; // something else is wanted by then
        const auto piece = samples.first(std::min(samples.size(), most_samples));
        send(socket, Samples{number, {piece.begin(), piece.end()}});
        samples = samples.subspan(piece.size());
    }
    return true;
}

/// So that it is delivered like that.
Manner manner(const std::string& language, const Delivery& how) {
    Manner manner{.rate = how.rate, .pitch = how.pitch};
    manner.voices.emplace(phrases::Language{language}, how.voice);
    manner.languages.emplace(phrases::Language{language}, Difference{how.variant, 0, 0});
    return manner;
}

Done speak(const PacketSocket& socket, Synth& synth, const Speak& wanted) {
    const phrases::Run run{{wanted.language}, wanted.text};
    const SynthesisResult result =
        synth.synthesise(run, manner(wanted.language, wanted.how),
                         [&](std::span<const float> samples) { return hand_over(socket, wanted.number, samples); });
    const auto* error = std::get_if<VoiceError>(&result);
    return {wanted.number, error == nullptr ? std::nullopt : std::optional(*error)};
}

} // namespace

int serve(const std::function<OpenedSynth()>& open) {
    constexpr int bad_usage = 2;
    base::platform::leave_no_core_dump(); // a crash is expected, and what is left of it is of use to nobody
    auto input = PacketSocket::standard_input(longest_packet);
    if (!input) return bad_usage;
    PacketSocket& socket = *input;
    socket.exit_when_closed();

    OpenedSynth opened = open();
    const auto* failed = std::get_if<VoiceError>(&opened);
    send(socket, Opened{failed == nullptr ? std::nullopt : std::optional(failed->detail)});
    while (true) {
        const auto received = socket.receive(std::nullopt);
        const auto* packet = std::get_if<std::string_view>(&received);
        if (packet == nullptr) return 0;
        const auto request = read_request(*packet);
        if (!request) return bad_usage;
        if (failed != nullptr) continue;
        Synth& synth = *std::get<std::unique_ptr<Synth>>(opened);
        if (const auto* wanted = std::get_if<Speak>(&*request)) {
            send(socket, speak(socket, synth, *wanted));
        } else if (const auto* coming = std::get_if<MakeReady>(&*request)) {
            synth.make_ready({{coming->language}, ""}, manner(coming->language, coming->how));
        }
    }
}

} // namespace speech::voice::apart
