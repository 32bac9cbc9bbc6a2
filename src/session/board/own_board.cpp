#include "src/session/board/own_board.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/board/finger.hpp"
#include "src/session/board/moves_between.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/moves.hpp"
#include "src/session/widgets/question.hpp"

namespace session {

namespace announce = speech::announce;
namespace table = rules::table;

using rules::board::Color;
using rules::board::Move;
using rules::board::Square;
using speech::phrases::PhraseId;
using Moves = std::vector<Move>;

namespace {

void refuse_by(Step& step, table::RefusalReason reason, rules::laws::Rule rule) {
    announce_refusal(step, {reason, rule, step.model.game->table.laws.article(rule)});
}

/// What the hand has done by taking the man from here to there: the legal move, if it is one.
Move done_by_hand(const Game& game, Square from, Square to) {
    return move_between(game.table.plies.back().before, from, to, *game.table.boards->announced)
        .value_or(Move::normal(from, to));
}

void carry_out_by_hand(Step& step) {
    Finger& finger = step.finger();
    if (!finger.lifted) {
        const auto man = board_in_hand(step)[finger.square];
        if (!man) return step.refuse(step.phrase(PhraseId::BoardNothingHere));
        finger.lifted = finger.square;
        return step.answer(
            step.phrase(PhraseId::BoardLifted, {{"man", announce::describe_role(man->role, manner(step))}}));
    }
    if (*finger.lifted == finger.square) return put_lifted_back(step);
    const Move done = done_by_hand(*step.model.game, *finger.lifted, finger.square);
    finger.lifted.reset();
    command_table(step, table::Execute{speaker_of(step), done});
}

void carry_out_as_announced(Step& step) {
    step.finger().lifted.reset();
    command_table(step, table::Execute{speaker_of(step), std::nullopt});
}

/// The promotions the lifted pawn makes by going there.
Moves promotions_to(const Game& game, Square to) {
    Moves found;
    for (const Move move : game.table.position.legal_moves())
        if (move.promoted() && move.to() == to && !game.table.hands.board[*move.from()]) found.push_back(move);
    return found;
}

void move_by_hand(Step& step) {
    const Game& game = *step.model.game;
    const Square here = step.finger().square;
    if (game.table.hands.held.empty()) {
        command_table(step, table::Lift{hand_side(step), here});
    } else if (Moves pieces = promotions_to(game, here); !pieces.empty()) {
        ask_which(step, std::move(pieces), {});
    } else {
        command_table(step, table::Place{hand_side(step), here, std::nullopt});
    }
}

} // namespace

void explain_two_boards(Step& step) {
    const auto key = [&step](Command command) { return key_words(step, command, Context::Board); };
    step.news(step.phrase(PhraseId::GameTwoBoards, {{"place", key(Command::LiftOrPlace)},
                                                    {"off", key(Command::TakeOff)},
                                                    {"say", key(Command::TypeMove)},
                                                    {"press", key(Command::PressClock)},
                                                    {"carry", key(Command::CarryOut)},
                                                    {"due", key(Command::WhoseTurn)}}));
}

void touch_own_board(Step& step) {
    if (may_carry_out(step)) return carry_out_by_hand(step);
    move_by_hand(step);
}

void put_back_on_own_board(Step& step) {
    Game& game = *step.model.game;
    if (!is_holding(step)) return tell_place(step);
    const table::Hands& hands = game.table.hands;
    for (const Square square : rules::board::Bitboard::all()) {
        if (game.table.position.at(square) != hands.held.back() || hands.board[square]) continue;
        step.finger().square = square;
        command_table(step, table::Place{hand_side(step), square, std::nullopt});
        return;
    }
}

bool procedure_command(Step& step, Command command) {
    const Color mine = step.side();
    const bool belongs_here = command == Command::TakeOff || command == Command::PressClock ||
                              command == Command::CarryOut || command == Command::AdjustMen ||
                              command == Command::CallController;
    if (!belongs_here) return false;
    if (!step.model.game->has_two_boards()) {
        refuse_by(step, table::RefusalReason::OneBoard, rules::laws::Rule::TwoBoards);
    } else if (command == Command::TakeOff) {
        command_table(step, table::TakeOff{hand_side(step), step.finger().square});
    } else if (command == Command::PressClock) {
        press_clock(step);
    } else if (command == Command::CarryOut) {
        carry_out_as_announced(step);
    } else if (command == Command::AdjustMen) {
        command_table(step, table::Adjust{mine});
    } else {
        open_list(step, {.kind = ListKind::Controller});
    }
    return true;
}

} // namespace session
