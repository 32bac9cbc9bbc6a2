// What a player may say in a position: moves, and the orders.
#pragma once

#include "rules/variants/position.hpp"
#include "speech/hearing/heard.hpp"
#include "speech/hearing/net.hpp"

#include <set>
#include <variant>
#include <vector>

namespace speech::hearing {

/// A move or an order, and all the ways to say it, short and long.
struct Sayable {
    std::variant<rules::board::Move, vocabulary::Order> what;
    std::set<Phrase> phrases;
};

/// All the ways to say a legal move, short and long.
std::set<Phrase> ways_to_say(const rules::variants::Position& position, rules::board::Move move);

std::vector<Sayable> sayable_in(const rules::variants::Position& position);

std::set<Phrase> phrases_of(const std::vector<Sayable>& sayables);

/// Every word there is, alone.
std::set<Phrase> single_words();

/// What may be said and does not mean the same as that.
std::set<Phrase> phrases_besides(const std::vector<Sayable>& sayables, const Choice& choice);

} // namespace speech::hearing
