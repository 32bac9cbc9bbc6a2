// What was asked of whoever keeps the table, and goes on when the answer is there.
#pragma once

#include "rules/table/command.hpp"
#include "src/game/identity.hpp"
#include "src/session/core/participant.hpp"
#include "src/session/core/time.hpp"

#include <functional>

namespace session {

struct UpdateContext;

/// What goes on once a command was accepted, for whoever gave it. It moves fingers and screens and says words, and may
/// ask for more; what the table has to remember is never in it alone, for it is lost with the program.
using Then = std::function<void(UpdateContext&)>;

/// A command, given at the game's table.
struct Request {
    rules::table::Command command;
    game::SeatId seat;         ///< from which it is given
    ParticipantId who;         ///< who has given it, and is told of a refusal
    Then then{};               ///< empty: nothing goes on by it
    bool hands_untold = false; ///< the words that follow tell what the hands do
};

/// One that has no answer yet. Meanwhile the keys that act at the table wait, and so do other requests.
struct Unanswered {
    game::CommandId id;
    Request request;
    Now since;
    bool is_told = false; ///< that it is on its way
};

} // namespace session
