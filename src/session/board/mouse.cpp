#include "src/session/board/mouse.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/board/game_answers.hpp"
#include "src/session/board/hands.hpp"
#include "src/session/board/moves_between.hpp"
#include "src/session/board/speaking.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/moves.hpp"
#include "src/session/widgets/question.hpp"

#include <utility>

namespace session {

namespace table = rules::table;

using rules::board::Color;
using rules::board::Move;
using rules::board::Square;
using speech::phrases::PhraseId;

namespace {

/// What is shown is no move of chess.
void repeat_illegally(UpdateContext& context, Square from, Square to) {
    const speech::announce::Manner how = manner_for_all(context);
    repeat_wrongly(context, {context.side(), "?", {}},
                   context.phrase(PhraseId::AnnounceFromTo, {{"from", speech::announce::describe_square(from, how)},
                                                             {"to", speech::announce::describe_square(to, how)}}));
}

} // namespace

void repeat_shown(UpdateContext& context, Move move) {
    const Game& game = context.game();
    const Move announced = *game.table.boards->announced;
    const std::string words = fide_words(context, *table::announced_in(game.table), move);
    ask_table(context, table::Repeat{context.side(), words, {move}}, [move, announced](UpdateContext& repeated) {
        // Before the press it waits until it may be carried out. Whether it stands on the other board is not known
        // here.
        if (move == announced && receives(repeated) && !repeated.game().table.must_press)
            ask_table(repeated, table::Execute{{repeated.side()}, std::nullopt});
    });
}

namespace {

/// What was announced is shown on the board: from where, to where. The player thereby says what they heard.
void repeat_by_hand(UpdateContext& context, Square to) {
    Game& game = context.game();
    const Square from = *context.finger().lifted;
    context.finger().lifted.reset();
    std::vector<Move> shown = moves_between(*table::announced_in(game.table), from, to);
    if (shown.empty()) return repeat_illegally(context, from, to);
    if (shown.size() > 1) return ask_which(context, std::move(shown), {});
    repeat_shown(context, shown.front());
}

/// The player's own piece, unless only showing a move: one of the opponent's is taken by the piece that captures it.
void take_up(UpdateContext& context, Square square) {
    const auto piece = board_in_hand(context)[square];
    if (!piece) return context.refuse(context.phrase(PhraseId::BoardNothingHere));
    if (!has_heard_move(context)) {
        if (!context.is_mine(piece->color))
            return context.refuse(context.phrase(
                PhraseId::BoardNotYours, {{"piece", speech::announce::describe_piece(*piece, manner(context))}}));
        if (!is_to_seal(context))
            return ask_table(context, table::Lift{context.side(), square},
                             [square](UpdateContext& lifted) { lifted.finger().lifted = square; });
    }
    context.finger().lifted = square;
}

void seal_by_hand(UpdateContext& context, Square to) {
    Game& game = context.game();
    std::vector<Move> found = moves_between(game.table.position, *context.finger().lifted, to);
    // What the player held when called stays in the hand: it has been touched.
    if (game.table.hands.held.empty()) context.finger().lifted.reset();
    context.finger().square = usual_square(context.side()); // everybody sees the screen
    if (found.empty()) return context.refuse(context.phrase(PhraseId::EnvelopeNoMove));
    if (found.size() > 1) return ask_which(context, std::move(found), {});
    ask_to_seal(context, found.front());
}

/// A piece that only shows a move was never in the player's hand.
void put_back_where_it_stood(UpdateContext& context) {
    const table::Table& now = context.game().table;
    if (has_heard_move(context) || now.hands.held.empty()) return context.finger().lifted.reset();
    ask_table(context, table::Place{context.side(), *context.finger().lifted, std::nullopt},
              [](UpdateContext& placed) { placed.finger().lifted.reset(); });
}

void put_down(UpdateContext& context, Square square) {
    const Square from = *context.finger().lifted;
    if (from == square) return put_back_where_it_stood(context);
    if (has_heard_move(context)) return repeat_by_hand(context, square);
    if (is_to_seal(context)) return seal_by_hand(context, square);
    try_move(context, from, square);
}

} // namespace

void click_own_board(UpdateContext& context, Square square) {
    if (!std::holds_alternative<BoardScreen>(context.top())) return;
    if (has_repeated(context)) return context.refuse(whose_turn(context));
    context.finger().square = square;
    if (context.finger().lifted)
        put_down(context, square);
    else
        take_up(context, square);
}

void click_beside_own_board(UpdateContext& context, Control control) {
    if (control == Control::Caption) {
        ++context.participant().caption_turns;
        return;
    }

    if (!std::holds_alternative<BoardScreen>(context.top())) return;
    switch (control) {
    case Control::Menu: return open_list(context, {.kind = ListKind::NeighbourMenu});
    case Control::Clock: return press_clock(context);
    case Control::Caption: return;
    }
}

} // namespace session
