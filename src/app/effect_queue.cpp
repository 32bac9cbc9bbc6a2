#include "src/app/effect_queue.hpp"

#include <utility>

namespace app {
namespace {

using speech::announce::Urgency;

bool is_spoken(const session::Effect& effect) {
    return std::holds_alternative<session::Say>(effect) || std::holds_alternative<session::Announce>(effect);
}

bool is_news(const session::Effect& effect) {
    if (const auto* to_all = std::get_if<session::Announce>(&effect)) return to_all->utterance.urgency == Urgency::News;
    const auto* say = std::get_if<session::Say>(&effect);
    return say != nullptr && say->utterance.urgency == Urgency::News;
}

/// What would cut off from a game what of it is still to be kept.
bool changes_hands(const session::Effect& effect) {
    return std::holds_alternative<session::ReleaseGame>(effect) ||
           std::holds_alternative<session::CreateGame>(effect) || std::holds_alternative<session::LoadGame>(effect);
}

} // namespace

bool EffectQueue::waits(const session::Effect& effect, bool after_events, bool speech_waits) const {
    if (std::holds_alternative<session::KeepSpoken>(effect)) return speech_waits;
    if (is_spoken(effect) && after_events) return true;
    return !waiting_.empty() && (is_news(effect) || changes_hands(effect));
}

void EffectQueue::add(session::Effects effects) {
    bool after_events = false;
    bool speech_waits = false;
    for (session::Effect& effect : effects) {
        if (std::holds_alternative<session::AppendEvents>(effect)) {
            ++asked_;
            after_events = true;
        }
        const bool to_wait = waits(effect, after_events, speech_waits);
        if (is_spoken(effect)) speech_waits = to_wait;
        if (to_wait) {
            waiting_.push_back({asked_, std::move(effect)});
        } else {
            ready_.push_back(std::move(effect));
        }
    }
}

std::optional<session::Effect> EffectQueue::next() {
    // What is ready goes first: that a game cannot be written is told before what happened in it is said.
    if (!ready_.empty()) {
        session::Effect effect = std::move(ready_.front());
        ready_.pop_front();
        return effect;
    }
    if (waiting_.empty() || waiting_.front().behind > answered_) return std::nullopt;
    session::Effect effect = std::move(waiting_.front().effect);
    waiting_.pop_front();
    return effect;
}

} // namespace app
