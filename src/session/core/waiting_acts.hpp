// What was done at tables before they had answered the last command.
#pragma once

#include "rules/board/square.hpp"
#include "src/session/core/message.hpp"
#include "src/session/core/participant_id.hpp"
#include "src/session/core/time.hpp"

#include <deque>
#include <functional>
#include <optional>
#include <utility>

namespace session {

/// What was done at a table before it had answered the last command.
struct WaitingAct {
    Message message;
    ParticipantId who;
    rules::board::Square finger; ///< where it was then
    Now since;
};

/// Whether it is a line that was typed as such, or the end of them: they keep their order, whatever becomes of the
/// table, and are for wherever the one before has led.
bool is_of_lines(const Message& message);

/// The acts that wait, in the order in which they were done. Those of one participant stay in that order; those of
/// another one, whose table has answered, do not wait for them.
class WaitingActs {
public:
    using IsDue = std::function<bool(const WaitingAct& act)>;

    void add(WaitingAct act) { acts_.push_back(std::move(act)); }
    bool empty() const { return acts_.empty(); }
    bool has_any_of(ParticipantId who) const;
    /// Other than lines: their effect depends on whose hand, finger or voice it is now.
    bool has_acts_at_board_of(ParticipantId who) const;
    /// Whether there are any for which that is true.
    bool has_any(const std::function<bool(const Message& message)>& is) const;

    /// The oldest act that is due and not behind another one of the same participant.
    std::optional<WaitingAct> take_due(const IsDue& is_due);
    /// When the end of the participant's lines began to wait, or was last put off; empty if it does not wait.
    std::optional<Now> end_waits_since(ParticipantId who) const;
    /// It waits from now on, if it does.
    void put_off_end(ParticipantId who, Now now);

    /// Those other than lines are not done any more.
    void drop_acts_at_board_of(ParticipantId who);
    /// They have left.
    void drop_all_of(ParticipantId who);

private:
    std::deque<WaitingAct> acts_;
};

} // namespace session
