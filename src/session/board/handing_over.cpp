#include "src/session/board/handing_over.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/board/game_answers.hpp"
#include "src/session/board/hands.hpp"
#include "src/session/core/key_words.hpp"

#include <algorithm>
#include <utility>

namespace session {

namespace announce = speech::announce;

using rules::board::Color;
using speech::phrases::PhraseId;

namespace {

/// To the one at that place of the row; whoever has had the keyboard stands at its end.
void give_keyboard(UpdateContext& context, std::ptrdiff_t place) {
    Participant& player = context.participant();
    std::vector<WaitingPlayer>& waiting = player.waiting;
    WaitingPlayer next = std::move(waiting[static_cast<std::size_t>(place)]);
    waiting.erase(waiting.begin() + place);
    waiting.push_back({*player.table, *side_of(player), player.own_finger()});
    player.table = next.table;
    player.seats = {game::PlayersSeat{next.side}, game::ArbitersSeat{}};
    player.finger = std::move(next.finger);
    player.finger_elsewhere = {.square = usual_square(!next.side), .flipped = next.side == Color::White};
    player.looks_at.reset();
    player.refused_by.reset();
    player.screens = {ListScreen{ListKind::MainMenu}, BoardScreen{}};
    context.table = player.table;
}

/// Of doubles; there is one board otherwise.
std::string_view which_board(const Game& game) {
    const auto& match = game.table.settings.match;
    if (!match) return "only";
    return match->board == 1 ? "first" : "second";
}

} // namespace

void explain_turns(UpdateContext& context) {
    context.news(
        context.phrase(PhraseId::GameByTurns, {{"key", key_words(context, Command::HandOver, KeyContext::Board)}}));
}

void hand_over(UpdateContext& context) {
    if (context.participant().waiting.empty()) return context.refuse(context.phrase(PhraseId::GameNobodyWaits));
    const auto own = context.participant().table;
    const auto looked_at = std::exchange(context.table, own);
    if (auto held = pieces_in_hand(context, PhraseId::GameHandsFull); !held.empty()) {
        context.table = looked_at;
        return context.refuse(std::move(held));
    }
    give_keyboard(context, 0);
    context.answer(context.phrase(PhraseId::GameKeyboardOf, {{"side", announce::side_word(context.side())},
                                                             {"board", which_board(context.game())},
                                                             {"turn", whose_turn(context)}}));
}

void hand_to_mover(UpdateContext& context) {
    const Participant& player = context.model.participants.at(at_keyboard(context.model));
    if (player.waiting.empty() || !player.table) return;
    Game& game = context.model.games.at(*player.table);
    const Color turn = game.table.position.turn();
    const bool is_same = std::exchange(game.handed_to, turn) == turn;
    if (is_same || game.table.outcome) return;
    const auto mover = std::ranges::find_if(player.waiting, [&](const WaitingPlayer& waiting) {
        return waiting.table == *player.table && waiting.side == turn;
    });
    if (mover == player.waiting.end()) return;
    const ParticipantId who = std::exchange(context.who, at_keyboard(context.model));
    give_keyboard(context, std::distance(player.waiting.begin(), mover));
    context.who = who;
}

} // namespace session
