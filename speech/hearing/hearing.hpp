// What a player has said in a position.
#pragma once

#include "speech/hearing/recogniser.hpp"
#include "speech/listen/listener.hpp"

#include <variant>
#include <vector>

namespace speech::hearing {

/// Nothing else that may be said comes near it.
struct Certain {
    phrases::Run words; ///< a move or an order
    /// From 0.5, as likely as another, to 1.
    double confidence;
    bool operator==(const Certain&) const = default;
};

/// It may be either; the likelier first.
struct Unsure {
    std::vector<phrases::Run> words;
    bool operator==(const Unsure&) const = default;
};

/// No move that can be made here, and no order.
struct Unclear {
    bool operator==(const Unclear&) const = default;
};

using Heard = std::variant<Certain, Unsure, Unclear>;

/// The words a player speaks in, and who reads them.
struct Speech {
    std::vector<Tongue> tongues;
    const listen::Listener& listener;
};

/// What of the moves and orders the sound is. Takes about as long as a tenth of what was said.
Heard hear(Recogniser& recogniser, Samples samples, const rules::variants::Position& position, const Speech& speech);

} // namespace speech::hearing
