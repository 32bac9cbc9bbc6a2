// A recogniser that knows one player's own recordings of the words, and nothing else.
#pragma once

#include "speech/hearing/recogniser.hpp"
#include "speech/hearing/templates/utterance.hpp"
#include "speech/hearing/templates/words.hpp"

#include <optional>

namespace speech::hearing::templates {

/// What tells whether the words that were found are those that were said.
struct Evidence {
    /// How unlike the recordings the words are, on average over their frames; no words have 0. Of eSpeak NG's voices
    /// in a quiet room the one that recorded the words has 2 to 3, another saying the same 5 to 12.
    double distance;
    /// The same of the word that is most unlike its recordings.
    double worst_distance;
    /// How much louder than the room the words are, in decibels: in a loud room distances are shorter, and say less.
    double signal_to_noise;
    /// From 0 to 1: how many of the loud frames belong to words. What is loud and no word was not said to the program.
    double coverage;
    bool operator==(const Evidence&) const = default;
};

struct Finding {
    Match match;
    Evidence evidence;
};

/// Words that were not recorded are never heard. The same sound and net give the same answer; scores compare between
/// all nets for one sound.
class OwnWords final : public Recogniser {
public:
    explicit OwnWords(Templates templates)
        : templates_{std::move(templates)} {}

    const Templates& templates() const { return templates_; }

    /// What was said in the first fifteen seconds, if it is long enough to hold a frame.
    std::optional<Utterance> listen(Samples samples) const;

    std::optional<Match> match(Samples samples, const Net& net) override;
    /// Of any known words in any order, or of none.
    std::optional<double> match_anything(Samples samples) override;

private:
    Templates templates_;
};

/// The best way through the net, and what speaks for it; nothing if none has only known words and fits into the time.
std::optional<Finding> find(Utterance& utterance, const Net& net);

/// All rows of the known words, the empty one included.
Net any_words(const Templates& templates);

} // namespace speech::hearing::templates
