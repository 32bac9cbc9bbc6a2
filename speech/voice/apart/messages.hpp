// What the program and the process its voice is in tell each other: packets of a local socket between two copies of
// one program.
#pragma once

#include "speech/voice/synth.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace speech::voice::apart {

/// Which words a packet is about; later ones are greater.
using Number = std::uint64_t;

/// To the voice: one run of words and how it is to be spoken.
struct Speak {
    Number number;
    std::string language;
    std::string text;
    Delivery how;
};
/// To the voice: has what such words need at hand.
struct MakeReady {
    std::string language;
    Delivery how;
};
/// To the voice: what is being spoken is not wanted any more. Every other packet says so too.
struct Stop {};
using Request = std::variant<Speak, MakeReady, Stop>;

/// From the voice: it can speak from now on, or why it never will.
struct Opened {
    std::optional<std::string> trouble;
};
/// From the voice: the next samples.
struct Samples {
    Number number;
    std::vector<float> samples;
};
/// From the voice: nothing more comes of these words.
struct Done {
    Number number;
    std::optional<VoiceError> error; ///< empty: they were spoken, or stopped
};
using Reply = std::variant<Opened, Samples, Done>;

/// No packet is longer, in bytes. A longer one cannot be sent.
inline constexpr std::size_t longest_packet = 65'536;
/// How many samples fit into a packet.
inline constexpr std::size_t most_samples = 8'192;

std::string write(const Request& request);
std::string write(const Reply& reply);
/// Empty if it is no such packet.
std::optional<Request> read_request(std::string_view packet);
std::optional<Reply> read_reply(std::string_view packet);

} // namespace speech::voice::apart
