#include "speech/announce/words.hpp"

namespace speech::announce {

using board::Color;
using board::Role;
using phrases::PhraseId;
using phrases::Runs;

std::string_view side_word(Color side) {
    switch (side) {
    case Color::White: return "white";
    case Color::Black: return "black";
    }
    return {};
}

std::string_view who_word(Color side, const Manner& manner) {
    if (!manner.listener) return side_word(side);
    return side == *manner.listener ? "you" : "opponent";
}

std::string_view by_word(std::optional<Color> side, const Manner& manner) {
    return side ? who_word(*side, manner) : "arbiter";
}

std::string_view role_word(Role role) {
    switch (role) {
    case Role::Pawn: return "pawn";
    case Role::Knight: return "knight";
    case Role::Bishop: return "bishop";
    case Role::Rook: return "rook";
    case Role::Queen: return "queen";
    case Role::King: return "king";
    }
    return {};
}

std::string_view offence_word(rules::table::Offence what) {
    switch (what) {
    case rules::table::Offence::IllegalMove: return "illegal_move";
    case rules::table::Offence::Device: return "device";
    case rules::table::Offence::Advice: return "advice";
    case rules::table::Offence::Distraction: return "distraction";
    case rules::table::Offence::LeftHall: return "left_hall";
    case rules::table::Offence::Absence: return "absence";
    }
    return {};
}

std::string_view device_found_word(const rules::laws::Laws& laws) {
    return laws.conduct.phone == rules::laws::Phone::RingLoses ? "ring" : "device";
}

phrases::PhraseId unnamed_player(board::Color side, rules::table::Seat seat, rules::table::Seat other) {
    using rules::table::Seat;
    if (seat == other)
        return side == board::Color::White ? phrases::PhraseId::GameWhitePlayer : phrases::PhraseId::GameBlackPlayer;
    if (other == Seat::Computer) return phrases::PhraseId::GamePlayerName;
    return seat == Seat::Blind ? phrases::PhraseId::GameBlindPlayer : phrases::PhraseId::GameSightedPlayer;
}

Runs describe_list(const std::vector<Runs>& items, const Manner& manner) {
    if (items.empty()) return {};
    Runs list = items.front();
    for (auto item = items.begin() + 1; item != items.end(); ++item)
        list = manner.say(PhraseId::ListNext, {{"before", list}, {"item", *item}});
    return list;
}

} // namespace speech::announce
