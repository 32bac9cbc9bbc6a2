#include "speech/hearing/to_learn.hpp"

#include <algorithm>

namespace speech::hearing {
namespace {

using vocabulary::Meaning;
using vocabulary::Order;
using vocabulary::Sign;

/// As they are asked for.
std::vector<Meaning> meanings() {
    std::vector<Meaning> all;
    for (int place = 0; place < 8; ++place) all.emplace_back(static_cast<rules::board::File>(place));
    for (int place = 0; place < 8; ++place) all.emplace_back(static_cast<rules::board::Rank>(place));
    for (const rules::board::Role role : rules::board::all_roles) all.emplace_back(role);
    for (const Sign sign : {Sign::Takes, Sign::To, Sign::ShortCastling, Sign::LongCastling, Sign::EnPassant,
                            Sign::Check, Sign::Mate, Sign::Drop})
        all.emplace_back(sign);
    for (const Order order :
         {Order::OfferDraw, Order::AcceptDraw, Order::DeclineDraw, Order::Resign, Order::TakeBack, Order::Hint,
          Order::Clocks, Order::LastMove, Order::RepeatLast, Order::WhoseTurn, Order::Help})
        all.emplace_back(order);
    for (const vocabulary::Answer answer : {vocabulary::Answer::Yes, vocabulary::Answer::No}) all.emplace_back(answer);
    all.emplace_back(vocabulary::Opening::Move);
    return all;
}

/// Vocabularies write ranks with digits, which nobody says.
bool is_in_words(const std::vector<std::string>& spelling) {
    return std::ranges::none_of(
        spelling, [](const std::string& word) { return word.find_first_of("0123456789") != std::string::npos; });
}

} // namespace

std::vector<WordToLearn> words_to_learn(const std::vector<Tongue>& tongues) {
    std::vector<WordToLearn> found;
    const auto is_there = [&](const HeardWord& word) {
        return std::ranges::any_of(found, [&](const WordToLearn& each) { return each.word == word; });
    };
    for (const Tongue& tongue : tongues)
        for (const Meaning& meaning : meanings()) {
            const auto spellings = tongue.spellings(meaning);
            const auto first = std::ranges::find_if(spellings, is_in_words);
            if (first == spellings.end()) continue;
            for (const std::string& text : *first)
                if (HeardWord word{tongue.language(), text}; !is_there(word))
                    found.push_back({word, tongue.written(text)});
        }
    return found;
}

} // namespace speech::hearing
