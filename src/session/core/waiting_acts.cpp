#include "src/session/core/waiting_acts.hpp"

#include <algorithm>
#include <set>
#include <utility>
#include <variant>

namespace session {
namespace {

bool is_at_board_of(const WaitingAct& act, ParticipantId who) { return act.who == who && !is_of_lines(act.message); }

auto is_end_of(ParticipantId who) {
    return [who](const WaitingAct& act) {
        const auto* ended = std::get_if<InputEnded>(&act.message);
        return ended != nullptr && ended->who == who && act.who == who;
    };
}

} // namespace

bool is_of_lines(const Message& message) {
    return std::holds_alternative<LineTyped>(message) || std::holds_alternative<InputEnded>(message);
}

bool WaitingActs::has_any_of(ParticipantId who) const {
    return std::ranges::any_of(acts_, [who](const WaitingAct& act) { return act.who == who; });
}

bool WaitingActs::has_acts_at_board_of(ParticipantId who) const {
    return std::ranges::any_of(acts_, [who](const WaitingAct& act) { return is_at_board_of(act, who); });
}

bool WaitingActs::has_any(const std::function<bool(const Message& message)>& is) const {
    return std::ranges::any_of(acts_, is, &WaitingAct::message);
}

std::optional<WaitingAct> WaitingActs::take_due(const IsDue& is_due) {
    std::set<ParticipantId> waiting;
    const auto is_next = [&](const WaitingAct& act) { return waiting.insert(act.who).second && is_due(act); };
    const auto due = std::ranges::find_if(acts_, is_next);
    if (due == acts_.end()) return std::nullopt;
    WaitingAct act = std::move(*due);
    acts_.erase(due);
    return act;
}

std::optional<Now> WaitingActs::end_waits_since(ParticipantId who) const {
    const auto end = std::ranges::find_if(acts_, is_end_of(who));
    if (end == acts_.end()) return std::nullopt;
    return end->since;
}

void WaitingActs::put_off_end(ParticipantId who, Now now) {
    const auto end = std::ranges::find_if(acts_, is_end_of(who));
    if (end != acts_.end()) end->since = now;
}

void WaitingActs::drop_acts_at_board_of(ParticipantId who) {
    std::erase_if(acts_, [who](const WaitingAct& act) { return is_at_board_of(act, who); });
}

void WaitingActs::drop_all_of(ParticipantId who) {
    std::erase_if(acts_, [who](const WaitingAct& act) { return act.who == who; });
}

} // namespace session
