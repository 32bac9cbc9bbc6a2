// A move to be sealed, what is written on its envelope, and the key it is sealed for.
#pragma once

#include "rules/board/square.hpp"
#include "src/ports/envelope/sealing.hpp"

#include <string>

namespace session {

/// A side's move, and the envelope it goes into.
struct MoveToSeal {
    rules::board::Color side;
    std::string text;    ///< the move as it is written
    std::string outside; ///< as envelope::Drawer wants them
    std::string inside;
};

/// The arbiter is asked for which key a move is sealed.
struct KeyQuestion {
    MoveToSeal move;
    envelope::WantsKey keys;
    std::string passphrase{};        ///< the new key's, once it has been typed for the first time
    bool has_stopped_clocks = false; ///< for the question, so that they run again if no key is chosen
};

} // namespace session
