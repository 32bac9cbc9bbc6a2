#include "src/session/board/hands.hpp"

#include "rules/notation/uci.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/board/finger.hpp"
#include "src/session/board/moves_between.hpp"
#include "src/session/board/own_board.hpp"
#include "src/session/board/reading.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/moves.hpp"
#include "src/session/widgets/question.hpp"

namespace session {

namespace announce = speech::announce;

using rules::board::Move;
using rules::board::Square;
using rules::table::Phase;
using speech::phrases::PhraseId;

namespace {

bool lifting_touches(const Model& model) {
    return model.preferences.touch_move == settings::TouchMove::On && !model.game->has_two_boards();
}

/// On one board, where lifting counts: whosever man it is.
void touch_man(Step& step) {
    const Square here = step.finger().square;
    if (command_table(step, rules::table::Lift{step.side(), here})) step.finger().lifted = here;
}

void lift(Step& step) {
    Game& game = *step.model.game;
    if (lifting_touches(step.model)) return touch_man(step);
    const auto man = game.table.position.at(step.finger().square);
    if (game.table.phase == Phase::Over)
        return announce_refusal(step, *rules::table::may_play(game.table, step.side()));
    if (!man) return step.refuse(step.phrase(PhraseId::BoardNothingHere));
    if (man->color != step.side())
        return step.refuse(
            step.phrase(PhraseId::BoardNotYours, {{"man", announce::describe_piece(*man, manner(step))}}));
    step.finger().lifted = step.finger().square;
    step.answer(step.phrase(PhraseId::BoardLifted, {{"man", announce::describe_role(man->role, manner(step))}}));
}

} // namespace

void put_back(Step& step) {
    Game& game = *step.model.game;
    if (game.has_two_boards() && !step.finger().lifted) return put_back_on_own_board(step);
    if (!step.finger().lifted) return tell_place(step);
    if (lifting_touches(step.model) && !game.table.hands.held.empty()) {
        step.finger().square = *step.finger().lifted;
        step.finger().lifted.reset();
        command_table(step, rules::table::Place{step.side(), step.finger().square, std::nullopt});
        return;
    }
    put_lifted_back(step);
}

void try_move(Step& step, Square from, Square to) {
    const rules::variants::Position& position = step.model.game->table.position;
    const std::vector<Move> found = moves_between(position, from, to);
    if (found.size() == 1) return play_move(step, found.front());
    // Refused or asked back in the same words as when it is typed. The man stays in the hand, to be placed elsewhere.
    obey_words(step, from.name() + to.name());
}

void lift_or_place(Step& step) {
    if (step.model.game->has_two_boards()) return touch_own_board(step);
    const Finger& finger = step.finger();
    if (!finger.lifted) return lift(step);
    if (*finger.lifted == finger.square) return put_back(step);
    try_move(step, *finger.lifted, finger.square);
}

void ask_to_seal(Step& step, rules::board::Move move) {
    ask(step, Ruling{rules::table::Seal{step.side(),
                                        rules::notation::write_uci(step.model.game->table.position, move), ""},
                     step.phrase(PhraseId::EnvelopeSealThis)});
}

} // namespace session
