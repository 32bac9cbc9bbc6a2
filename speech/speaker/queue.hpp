// In which order utterances are spoken, and which of them give way. No sound, no threads.
#pragma once

#include "sounds/mixer/samples.hpp"
#include "speech/announce/utterance.hpp"

#include <compare>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace speech::speaker {

/// The name of an utterance in reports, given by whoever says it. Unique among those not yet finished.
struct UtteranceId {
    std::uint64_t value;
    auto operator<=>(const UtteranceId&) const = default;
};

/// Sound that was made already: speech, or a picture of the board, which is as loud as the cues are.
using Sound = std::variant<std::vector<float>, std::vector<sounds::mixer::Frame>>;

struct Entry {
    UtteranceId id;
    announce::Utterance utterance;
    std::shared_ptr<const Sound> sound{}; ///< heard behind the words; null: none
};

/// The utterance that is being spoken and those that wait: alarms first, the latest before all others; then the one
/// answer; then news in the order in which they came, and then asides in theirs. A moment waits only if nothing else
/// does.
class Queue {
public:
    struct Change {
        bool cuts_running = false;        ///< what is being spoken is to be silent at once
        std::vector<UtteranceId> dropped; ///< will never be spoken, or not to their end
    };

    /// Takes in one more.
    /// - An answer replaces an answer that is being spoken or waits, and cuts off news, which is said again from its
    ///   beginning after it: a key is answered at once. Only behind an alarm it waits.
    /// - News waits, behind the answer and the news before it. It cuts off an aside, which is said again after it.
    /// - An aside waits, behind all news and the asides before it.
    /// - A moment is dropped unless nothing is being spoken and nothing else waits, and whatever comes before it has
    ///   begun replaces it. An answer or an alarm cuts it off for good.
    /// - An alarm cuts off whatever is being spoken. An answer is lost by that; news, or an earlier alarm, is said
    /// again
    ///   from its beginning.
    Change say(Entry entry);

    /// Drops everything.
    Change hush();

    /// Gives everything away: said to another queue one after the other, it is spoken there in the order in which it
    /// would have been here, what is being spoken first and from its beginning.
    std::vector<Entry> surrender();

    /// What is being spoken waits instead, to be spoken next from its beginning. Something is being spoken.
    void put_back();

    /// What is spoken next, once nothing is being spoken; nothing if none waits.
    const Entry* next() const;

    /// Takes that out of those that wait and makes it the one being spoken. Nothing is being spoken, and `next` is
    /// something.
    Entry begin_next();

    /// What is being spoken was spoken to its end.
    void end_running();

    /// What is being spoken, unless it was cut off.
    const Entry* running() const;

private:
    void cut_running(Change& change);

    std::optional<Entry> running_;
    std::deque<Entry> alarms_;
    std::optional<Entry> answer_;
    std::deque<Entry> news_;
    std::deque<Entry> asides_;
    std::optional<Entry> moment_;
};

} // namespace speech::speaker
