#include "speech/voice/silent/silent.hpp"

#include "sounds/mixer/samples.hpp"

#include <algorithm>
#include <array>
#include <chrono>

namespace speech::voice::silent {

namespace {

class Silent final : public Synth {
public:
    SynthesisResult synthesise(const phrases::Run& run, const Manner& manner, const Listener& listener) override {
        // Every byte of UTF-8 that begins a letter.
        const auto letters = std::ranges::count_if(run.text, [](char byte) { return (byte & 0xC0) != 0x80; });
        const std::chrono::microseconds length =
            letters * std::chrono::microseconds{std::chrono::minutes{1}} / (5 * manner.rate.value());
        auto left = static_cast<std::size_t>(sounds::mixer::samples_in(length).value());
        while (left > 0) {
            static constexpr std::array<float, 1024> nothing{};
            const std::span piece{nothing.data(), std::min(left, nothing.size())};
            if (!listener(piece)) return Stopped{};
            left -= piece.size();
        }
        return Spoken{};
    }
};

} // namespace

std::unique_ptr<Synth> open() { return std::make_unique<Silent>(); }

} // namespace speech::voice::silent
