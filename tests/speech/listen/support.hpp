// A listener with every vocabulary and the English and German letters, and what it makes of words.
#pragma once

#include "speech/listen/listener.hpp"
#include "tests/speech/support/words.hpp"

namespace listening {

using namespace words;
using namespace speech::listen;

inline const std::vector<Vocabulary>& all_vocabularies() {
    static const std::vector<Vocabulary> all = [] {
        auto loaded = speech::vocabulary::load_all(source);
        REQUIRE(std::holds_alternative<std::vector<Vocabulary>>(loaded));
        return std::get<std::vector<Vocabulary>>(std::move(loaded));
    }();
    return all;
}

inline const Listener& listener() {
    static const Listener one(all_vocabularies(),
                              {rules::notation::english_letters(), rules::notation::german_letters()});
    return one;
}

inline constexpr const char* initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// What the words come to, as `hear` prints it: a move in SAN, `ask` with moves, `order` with its name, or what is
/// said against it in English.
inline std::string heard(const std::string& fen, const std::string& words) {
    const auto position = position_of(fen);
    const Reading reading = listener().read(position, words);
    const Manner manner{english(), fide(), Form::Normal, {}};
    struct Teller {
        const variants::Position& position;
        const Manner& manner;
        std::string operator()(board::Move move) const { return rules::notation::write_san(position, move); }
        std::string operator()(const Ambiguous& ambiguous) const {
            std::string line = "ask";
            for (const board::Move move : ambiguous.candidates)
                line += ' ' + rules::notation::write_san(position, move);
            return line;
        }
        std::string operator()(const Illegal& illegal) const { return plain_text(explain(illegal, manner).runs); }
        std::string operator()(const NotUnderstood& nothing) const { return plain_text(explain(nothing, manner).runs); }
        std::string operator()(speech::vocabulary::Order order) const {
            return "order " + std::string(speech::vocabulary::name(order));
        }
    };
    return std::visit(Teller{position, manner}, reading);
}

} // namespace listening
