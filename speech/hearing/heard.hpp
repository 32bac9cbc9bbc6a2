// What was made of something that a player has said in a position.
#pragma once

#include "rules/board/move.hpp"
#include "speech/listen/reading.hpp"
#include "speech/phrases/run.hpp"
#include "speech/vocabulary/meaning.hpp"

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

/// What a question is answered with: one of the moves that were asked about, or yes or no.
using Reply = std::variant<rules::board::Move, vocabulary::Answer>;

/// No other reply comes near it.
struct SureReply {
    Reply reply;
    bool operator==(const SureReply&) const = default;
};

/// Likelier than any other reply, and to be asked about.
struct LikelyReply {
    Reply reply;
    bool operator==(const LikelyReply&) const = default;
};

using HeardReply = std::variant<SureReply, LikelyReply, Unclear>;

} // namespace speech::hearing
