#include "src/app/effect_queue.hpp"

#include <iterator>
#include <utility>

namespace app {
namespace {

using speech::announce::Urgency;

bool is_told(const session::Effect& effect) { return std::holds_alternative<session::Tell>(effect); }

bool is_news(const session::Effect& effect) {
    const auto* tell = std::get_if<session::Tell>(&effect);
    return tell != nullptr && tell->utterance.urgency == Urgency::News;
}

bool is_moment(const session::Effect& effect) {
    const auto* tell = std::get_if<session::Tell>(&effect);
    return tell != nullptr && tell->utterance.urgency == Urgency::Moment;
}

/// What would cut off from a game what of it is still to be kept.
bool changes_hands(const session::Effect& effect) {
    return std::holds_alternative<session::ReleaseGame>(effect) ||
           std::holds_alternative<session::CreateGame>(effect) || std::holds_alternative<session::LoadGame>(effect);
}

} // namespace

bool EffectQueue::waits(const session::Effect& effect, bool after_events) const {
    if (is_told(effect) && after_events) return true;
    return !waiting_.empty() && (is_news(effect) || changes_hands(effect));
}

void EffectQueue::add(session::Effects effects) {
    bool after_events = false;
    for (session::Effect& effect : effects) {
        if (std::holds_alternative<session::AppendEvents>(effect)) {
            ++asked_;
            after_events = true;
        }
        if (waits(effect, after_events)) {
            waiting_.push_back({asked_, std::move(effect)});
        } else {
            ready_.push_back(std::move(effect));
        }
    }
}

std::optional<session::Effect> EffectQueue::next_due() {
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

bool EffectQueue::is_held(const session::Effect& effect) const {
    return (is_listening_ && is_told(effect)) || (!held_.empty() && changes_hands(effect));
}

void EffectQueue::release_held() {
    released_.insert(released_.end(), std::make_move_iterator(held_.begin()), std::make_move_iterator(held_.end()));
    held_.clear();
}

void EffectQueue::stop_listening() {
    is_listening_ = false;
    release_held();
}

std::optional<session::Effect> EffectQueue::next() {
    while (released_.empty()) {
        auto effect = next_due();
        if (!effect) return std::nullopt;
        const bool is_hush = std::holds_alternative<session::HushSpeech>(*effect);
        const bool is_stop = std::holds_alternative<session::StopListening>(*effect);
        if (is_held(*effect)) {
            if (!is_moment(*effect)) held_.push_back(std::move(*effect));
            continue;
        }
        if (std::holds_alternative<session::Listen>(*effect)) is_listening_ = true;
        if (is_stop) is_listening_ = false;
        // What is silenced before it was heard may be kept as sound all the same: it is told first.
        if (is_hush || is_stop) release_held();
        released_.push_back(std::move(*effect));
    }
    session::Effect effect = std::move(released_.front());
    released_.pop_front();
    return effect;
}

} // namespace app
