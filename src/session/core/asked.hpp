// A command sent to the keeper of the table, and what to do when its answer comes.
#pragma once

#include "rules/table/command.hpp"
#include "src/game/identity.hpp"
#include "src/session/core/participant.hpp"
#include "src/session/core/time.hpp"

#include <functional>

namespace session {

struct UpdateContext;

/// Continues for the participant who gave a command, once it was accepted. It moves fingers and screens, says words,
/// and may give more commands. It never holds the only copy of what the table must remember, because it is lost if the
/// program is killed.
using Then = std::function<void(UpdateContext&)>;

/// A command, given at the game's table.
struct Request {
    rules::table::Command command;
    game::SeatId seat;         ///< from which it is given
    ParticipantId who;         ///< who has given it, and is told of a refusal
    Then then{};               ///< empty: nothing to do then
    bool hands_untold = false; ///< the words that follow tell what the hands do
};

/// A request that has no answer yet. Meanwhile the keys that act at the table wait, and so do other requests.
struct Unanswered {
    game::CommandId id;
    Request request;
    Now since;
    bool is_overdue = false; ///< which has been told, if anybody listens to the table
};

} // namespace session
