// The listeners of all languages, and what they make of words.
#pragma once

#include "speech/listen/explain.hpp"
#include "speech/listen/listener.hpp"
#include "tests/speech/support/words.hpp"

#include <map>

namespace listening {

using namespace words;
using namespace speech::listen;

/// What listens to those who speak the language.
inline const Listener& listener(const std::string& language = "en") {
    static std::map<std::string, Listener> all;
    const auto known = all.find(language);
    if (known != all.end()) return known->second;
    auto loaded = load_listener(source, load_catalogue(language).locale());
    REQUIRE(std::holds_alternative<Listener>(loaded));
    return all.emplace(language, std::get<Listener>(std::move(loaded))).first->second;
}

inline constexpr const char* initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// What the words come to among those who speak the language, as `hear` prints it: a move in SAN, `ask` with moves,
/// `order` with its name, or what is said against it in English.
inline std::string heard(const std::string& fen, const std::string& words, const std::string& language = "en") {
    const auto position = position_of(fen);
    const Reading reading = listener(language).read(position, words);
    const Manner manner{english(), fide(), Form::Normal, board::Color::White};
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
