// Sound into words, by an engine that says itself how sure it is of each of them. One folder per engine stands beside
// this file.
#pragma once

#include "speech/hearing/recogniser.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace speech::hearing {

/// A word as the engine writes it.
struct TranscribedWord {
    std::string text;
    double confidence; ///< from 0 to 1, which is certain
    bool operator==(const TranscribedWord&) const = default;
};

/// In the order in which they were said; empty where nothing was.
using Transcript = std::vector<TranscribedWord>;

/// In a transcript: sounds that are like no word of the sentences.
inline constexpr std::string_view unknown_word = "[unk]";

/// An engine with its model. All calls come from one thread; it may be made and destroyed in another.
class Transcriber {
public:
    Transcriber() = default;
    Transcriber(const Transcriber&) = delete;
    Transcriber& operator=(const Transcriber&) = delete;
    virtual ~Transcriber() = default;

    /// Whether the model has the word, written like this.
    virtual bool knows(const std::string& word) = 0;

    /// What was said, in words of the sentences and `unknown_word`: rather as one of the sentences than otherwise. Each
    /// sentence is of words that the model has, with a space between them. Where there are no sentences, what was said
    /// in any words of the model's. If the engine does not do what it should, the error says what was expected of it.
    virtual std::variant<Transcript, RecogniserError> transcribe(Samples samples,
                                                                 const std::vector<std::string>& sentences) = 0;
};

} // namespace speech::hearing
