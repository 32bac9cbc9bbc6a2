#include "src/session/board/handing_over.hpp"

#include "src/session/board/game_answers.hpp"
#include "src/session/core/key_words.hpp"

#include <algorithm>
#include <utility>

namespace session {

using rules::board::Color;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// To the one at that place of the row; whoever has had the keyboard stands at its end.
void give_keyboard(UpdateContext& context, std::vector<WaitingPlayer>::iterator next) {
    Participant& player = context.participant();
    const WaitingPlayer chosen = *next;
    player.waiting.erase(next);
    player.waiting.push_back({*player.table, *side_of(player), player.own_finger()});
    player.table = chosen.table;
    player.seats = {game::PlayersSeat{chosen.side}, game::ArbitersSeat{}};
    player.finger = chosen.finger;
    player.finger_elsewhere = {.square = usual_square(!chosen.side), .flipped = chosen.side == Color::White};
    player.looks_at.reset();
    player.refused.reset();
    context.table = player.table;
    Game& game = context.game();
    game.handed_to = game.table.position.turn();
}

/// Whoever waits at that table and has the move there.
std::vector<WaitingPlayer>::iterator mover_at(UpdateContext& context, TableId table) {
    const Color turn = context.model.games.at(table).table.position.turn();
    return std::ranges::find_if(context.participant().waiting, [&](const WaitingPlayer& player) {
        return player.table == table && player.side == turn;
    });
}

/// What is in the hand at one's own board, whichever is looked at.
Runs held_at_own_board(UpdateContext& context) {
    Participant& player = context.participant();
    const auto looks_at = std::exchange(player.looks_at, std::nullopt);
    const auto table = std::exchange(context.table, player.table);
    if (looks_at) std::swap(player.finger, player.finger_elsewhere);
    Runs held = pieces_in_hand(context, PhraseId::GameHandsFull);
    if (looks_at) std::swap(player.finger, player.finger_elsewhere);
    player.looks_at = looks_at;
    context.table = table;
    return held;
}

/// The game has not begun on all boards, or something asked for at one's own is not answered.
bool is_on_its_way(const Model& model, TableId own) {
    const Game& game = model.games.at(own);
    const bool is_laid = game.id && (!game.partners || model.games.at(*game.partners).id);
    return !is_laid || game.unanswered;
}

} // namespace

Runs turns_words(const Scene& context) {
    const bool has_rival = waits_for(context.participant(), context.game().table_id);
    return context.phrase(PhraseId::GameByTurns, {{"rival", has_rival ? "yes" : "no"},
                                                  {"key", key_words(context, Command::HandOver, KeyContext::Board)}});
}

void explain_turns(UpdateContext& context) { context.news(turns_words(context)); }

void hand_over(UpdateContext& context) {
    auto& waiting = context.participant().waiting;
    if (waiting.empty()) return context.refuse(context.phrase(PhraseId::GameNobodyWaits));
    if (is_on_its_way(context.model, *context.participant().table))
        return context.answer(context.phrase(PhraseId::GameOnItsWay));
    if (auto held = held_at_own_board(context); !held.empty()) return context.refuse(std::move(held));
    const auto mover = mover_at(context, waiting.front().table);
    give_keyboard(context, mover != waiting.end() ? mover : waiting.begin());
    context.answer(whose_keyboard(context));
}

void hand_to_mover(UpdateContext& context) {
    const Participant& player = context.participant();
    if (player.waiting.empty() || !player.table) return;
    Game& game = context.model.games.at(*player.table);
    // What is not answered is still for who has asked for it.
    const bool has_acts = context.model.waiting.has_acts_at_board_of(at_keyboard(context.model));
    if (game.unanswered || has_acts || game.table.outcome) return;
    const Color turn = game.table.position.turn();
    if (std::exchange(game.handed_to, turn) == turn) return;
    const auto mover = mover_at(context, *player.table);
    if (mover != player.waiting.end()) give_keyboard(context, mover);
}

} // namespace session
