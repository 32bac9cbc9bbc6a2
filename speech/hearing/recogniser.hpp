// Sound into words. One folder per engine stands beside this file.
#pragma once

#include "speech/hearing/net.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace speech::hearing {

/// What a recogniser listens to, in samples a second; mono.
inline constexpr int samples_per_second = 16000;

using Samples = std::span<const std::int16_t>;

/// The way through a net that sounds most like what was heard.
struct Match {
    std::vector<HeardWord> words;
    /// The logarithm of how likely the sound is, if those were the words. Of the same sound only, scores compare.
    double score;
};

/// A recogniser that could not be started; why, in English, for a log.
struct RecogniserError {
    std::string detail;
};

/// An engine. All calls come from one thread; it may be made and destroyed in another.
class Recogniser {
public:
    Recogniser() = default;
    Recogniser(const Recogniser&) = delete;
    Recogniser& operator=(const Recogniser&) = delete;
    virtual ~Recogniser() = default;

    /// Nothing if the sound is like no way through the net at all.
    virtual std::optional<Match> match(Samples samples, const Net& net) = 0;

    /// The score of the likeliest row of speech sounds of any kind, noises included.
    virtual std::optional<double> match_anything(Samples samples) = 0;

    /// One that knows the same words, for another thread to call meanwhile; itself if there is none. It lives as long
    /// as this one.
    virtual Recogniser& beside() { return *this; }
};

using OpenedRecogniser = std::variant<std::unique_ptr<Recogniser>, RecogniserError>;

} // namespace speech::hearing
