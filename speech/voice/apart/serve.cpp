#include "speech/voice/apart/serve.hpp"

#include "speech/voice/apart/messages.hpp"

#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <thread>

namespace speech::voice::apart {

namespace {

void end_when_closed(int socket) {
    std::thread([socket] {
        pollfd end{.fd = socket, .events = POLLRDHUP, .revents = 0};
        while (poll(&end, 1, -1) <= 0) {
        }
        _exit(0);
    }).detach();
}

/// A crash is expected, and what is left of it is of use to nobody.
void leave_no_core() {
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
}

void send(int socket, const Reply& reply) {
    const std::string packet = write(reply);
    ::send(socket, packet.data(), packet.size(), MSG_NOSIGNAL); // where nobody is left, the process ends anyway
}

/// Waits until the socket takes more; false if something else is wanted by then.
bool is_still_wanted(int socket) {
    pollfd ends{.fd = socket, .events = POLLIN | POLLOUT, .revents = 0};
    while (poll(&ends, 1, -1) <= 0) {
    }
    return (ends.revents & POLLIN) == 0;
}

bool hand_over(int socket, Number number, std::span<const float> samples) {
    while (!samples.empty()) {
        if (!is_still_wanted(socket)) return false;
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

Done speak(int socket, Synth& synth, const Speak& wanted) {
    const phrases::Run run{{wanted.language}, wanted.text};
    const SynthesisResult result =
        synth.synthesise(run, manner(wanted.language, wanted.how),
                         [&](std::span<const float> samples) { return hand_over(socket, wanted.number, samples); });
    const auto* error = std::get_if<VoiceError>(&result);
    return {wanted.number, error == nullptr ? std::nullopt : std::optional(*error)};
}

} // namespace

int serve(int socket, const std::function<OpenedSynth()>& open) {
    constexpr int bad_usage = 2;
    leave_no_core();
    int type = 0;
    socklen_t size = sizeof type;
    if (getsockopt(socket, SOL_SOCKET, SO_TYPE, &type, &size) != 0 || type != SOCK_SEQPACKET) return bad_usage;
    end_when_closed(socket);

    OpenedSynth opened = open();
    const auto* failed = std::get_if<VoiceError>(&opened);
    send(socket, Opened{failed == nullptr ? std::nullopt : std::optional(failed->detail)});
    std::string packet(longest_packet, '\0');
    while (true) {
        const ssize_t count = recv(socket, packet.data(), packet.size(), 0);
        if (count <= 0) return 0;
        const auto request = read_request(std::string_view(packet).substr(0, static_cast<std::size_t>(count)));
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
