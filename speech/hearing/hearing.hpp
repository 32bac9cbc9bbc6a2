// What a player has said in a position.
#pragma once

#include "speech/hearing/recogniser.hpp"
#include "speech/listen/listener.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace speech::hearing {

/// What words come to that may be said in a position: a legal move, several that they may all mean, or an order.
using Choice = std::variant<rules::board::Move, listen::Ambiguous, vocabulary::Order>;

/// A choice, and the words it was said with.
struct Said {
    Choice choice;
    phrases::Run words;
    bool operator==(const Said&) const = default;
};

/// The legal moves it may mean; none for an order.
std::vector<rules::board::Move> moves_meant(const Choice& choice);

/// What the words come to in the position; empty where they are nothing that may be said there.
std::optional<Said> understand(const listen::Listener& listener, const rules::variants::Position& position,
                               phrases::Run words);

/// Nothing else that may be said comes near it.
struct Certain {
    Said said;
    /// From 0.5, as likely as another, to 1.
    double confidence;
    bool operator==(const Certain&) const = default;
};

/// It may be either.
struct Unsure {
    Said likelier;
    Said other;
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
