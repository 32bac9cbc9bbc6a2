#include "src/session/board/hands.hpp"

#include "rules/notation/uci.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/board/finger.hpp"
#include "src/session/board/moves_between.hpp"
#include "src/session/board/own_board.hpp"
#include "src/session/board/partners.hpp"
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

bool lifting_touches(const Scene& context) {
    return context.model.preferences.touch_move == settings::TouchMove::On && !context.game().has_two_boards();
}

/// On one board, where lifting counts: whosever piece it is.
void touch_piece(UpdateContext& context) {
    const Square here = context.finger().square;
    ask_table(context, rules::table::Lift{context.side(), here},
              [here](UpdateContext& lifted) { lifted.finger().lifted = here; });
}

void lift(UpdateContext& context) {
    Game& game = context.game();
    if (lifting_touches(context)) return touch_piece(context);
    if (game.table.phase == Phase::Over)
        return announce_refusal(context, *rules::table::may_play(game.table, context.side()));
    take_up(context);
}

} // namespace

void take_up(UpdateContext& context) {
    const auto piece = Scene(context).position().at(context.finger().square);
    if (!piece) return context.refuse(context.phrase(PhraseId::BoardNothingHere));
    if (!context.is_mine(piece->color))
        return context.refuse(
            context.phrase(PhraseId::BoardNotYours, {{"piece", announce::describe_piece(*piece, manner(context))}}));
    context.finger().lifted = context.finger().square;
    context.answer(
        context.phrase(PhraseId::BoardLifted, {{"piece", announce::describe_role(piece->role, manner(context))}}));
}

void put_back(UpdateContext& context) {
    Game& game = context.game();
    if (context.participant().from_reserve) return return_to_reserve(context);
    if (game.has_two_boards() && !context.finger().lifted) return put_back_on_own_board(context);
    if (!context.finger().lifted) return tell_place(context);
    if (lifting_touches(context) && !game.table.hands.held.empty()) {
        context.finger().square = *context.finger().lifted;
        context.finger().lifted.reset();
        ask_table(context, rules::table::Place{context.side(), context.finger().square, std::nullopt});
        return;
    }
    put_lifted_back(context);
}

void try_move(UpdateContext& context, Square from, Square to) {
    const rules::variants::Position& position = context.game().table.position;
    const std::vector<Move> found = moves_between(position, from, to);
    if (found.size() == 1) return play_move(context, found.front());
    // Refused or asked back in the same words as when it is typed. The piece stays in the hand, to be placed elsewhere.
    obey_words(context, from.name() + to.name());
}

void lift_or_place(UpdateContext& context) {
    if (context.is_elsewhere()) return refuse_elsewhere(context);
    if (context.participant().from_reserve) return put_on_board(context, context.finger().square);
    if (context.game().has_two_boards()) return touch_own_board(context);
    const Finger& finger = context.finger();
    if (!finger.lifted) return lift(context);
    if (*finger.lifted == finger.square) return put_back(context);
    try_move(context, *finger.lifted, finger.square);
}

void ask_to_seal(UpdateContext& context, rules::board::Move move) {
    ask(context, Ruling{rules::table::Seal{hand_side(context),
                                           rules::notation::write_uci(context.game().table.position, move), ""},
                        context.phrase(PhraseId::EnvelopeSealThis)});
}

} // namespace session
