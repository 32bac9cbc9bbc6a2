#include "src/app/effect_queue.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace app {
namespace {

using speech::announce::Urgency;

bool is_told(const session::Effect& effect) { return std::holds_alternative<session::Tell>(effect); }

bool is_moment(const session::Effect& effect) {
    const auto* tell = std::get_if<session::Tell>(&effect);
    return tell != nullptr && tell->utterance.urgency == Urgency::Moment;
}

bool closes_microphone(const session::Effect& effect) {
    return std::holds_alternative<session::StopListening>(effect) ||
           std::holds_alternative<session::HearReply>(effect) || std::holds_alternative<session::LearnWord>(effect);
}

bool has_cue(const session::Effect& effect, sounds::cues::Cue cue) {
    const auto* tell = std::get_if<session::Tell>(&effect);
    return tell != nullptr && tell->utterance.cue == cue;
}

/// By a cue that is left out of what is listened to, or one that comes behind it.
bool is_of_microphone(const session::Effect& effect) {
    return has_cue(effect, sounds::cues::Cue::ListeningBegins) || has_cue(effect, sounds::cues::Cue::ListeningEnds);
}

/// What would cut off from a game what of it is still to be kept or heard.
bool changes_hands(const session::Effect& effect) {
    return std::holds_alternative<session::ReleaseGame>(effect) ||
           std::holds_alternative<session::LeaveTable>(effect) || std::holds_alternative<session::CreateGame>(effect) ||
           std::holds_alternative<session::LoadGame>(effect);
}

} // namespace

bool EffectQueue::waits_for_events(const session::Effect& effect) const {
    const auto* tell = std::get_if<session::Tell>(&effect);
    if (tell == nullptr || !tell->after) return false;
    const auto found = unanswered_.find(tell->after->table);
    return found != unanswered_.end() && found->second.front().first < tell->after->number;
}

void EffectQueue::answered(game::TableId table) {
    if (const auto late = late_.find(table); late != late_.end()) {
        if (--late->second == 0) late_.erase(late);
        return;
    }
    const auto found = unanswered_.find(table);
    if (found == unanswered_.end()) return;
    found->second.pop_front();
    if (found->second.empty()) unanswered_.erase(found);
}

std::vector<game::PlayedGame> EffectQueue::give_up_waiting() {
    std::vector<game::PlayedGame> games;
    for (const auto& [table, decisions] : std::exchange(unanswered_, {})) {
        late_[table] += decisions.size();
        games.push_back(decisions.front().game);
    }
    return games;
}

void EffectQueue::add(session::Effects effects) {
    for (session::Effect& effect : effects) {
        if (const auto* decision = std::get_if<session::AppendEvents>(&effect))
            for (const game::AppendEvents& append : decision->games)
                unanswered_[append.table].push_back({append.expected, append.game});
        const bool waits = waits_for_events(effect) || (changes_hands(effect) && !waiting_.empty());
        (waits ? waiting_ : ready_).push_back(std::move(effect));
    }
}

std::optional<session::Effect> EffectQueue::next_due() {
    // What is ready goes first: that a game cannot be written is told before what happened in it is said.
    if (!ready_.empty()) {
        session::Effect effect = std::move(ready_.front());
        ready_.pop_front();
        return effect;
    }
    const auto is_due = [this](const session::Effect& effect) {
        return changes_hands(effect) ? &effect == &waiting_.front() : !waits_for_events(effect);
    };
    const auto due = std::find_if(waiting_.begin(), waiting_.end(), is_due);
    if (due == waiting_.end()) return std::nullopt;
    session::Effect effect = std::move(*due);
    waiting_.erase(due);
    return effect;
}

bool EffectQueue::is_held(const session::Effect& effect) const {
    return (is_listening() && is_told(effect) && !is_of_microphone(effect)) ||
           (!held_.empty() && changes_hands(effect));
}

void EffectQueue::release_held() {
    released_.insert(released_.end(), std::make_move_iterator(held_.begin()), std::make_move_iterator(held_.end()));
    held_.clear();
}

void EffectQueue::stop_listening() {
    wanted_ = 0;
    is_closing_ = false;
    release_held();
}

void EffectQueue::microphone_closed() {
    if (given_up_ > 0)
        --given_up_;
    else if (wanted_ > 0)
        --wanted_;
}

void EffectQueue::give_up_microphone() {
    given_up_ += wanted_;
    stop_listening();
}

void EffectQueue::hearing_failed() {
    given_up_ = 0;
    if (is_closing_) stop_listening();
}

std::optional<session::Effect> EffectQueue::next() {
    while (released_.empty()) {
        auto effect = next_due();
        if (!effect) return std::nullopt;
        const bool is_hush = std::holds_alternative<session::HushSpeech>(*effect);
        if (has_cue(*effect, sounds::cues::Cue::ListeningEnds) && !is_listening()) continue; // too late
        if (is_held(*effect)) {
            if (!is_moment(*effect)) held_.push_back(std::move(*effect));
            continue;
        }
        if (std::holds_alternative<session::Listen>(*effect)) {
            ++wanted_;
            is_closing_ = false;
        }
        if (closes_microphone(*effect)) is_closing_ = true;
        // What is silenced before it was heard may be kept as sound all the same: it is told first.
        if (is_hush) release_held();
        const bool is_closed = wanted_ == 0 && has_cue(*effect, sounds::cues::Cue::ListeningEnds);
        released_.push_back(std::move(*effect));
        if (is_closed) stop_listening(); // behind its cue
    }
    session::Effect effect = std::move(released_.front());
    released_.pop_front();
    return effect;
}

} // namespace app
