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
#include "src/session/widgets/text_line.hpp"

#include <utility>

namespace session {

namespace announce = speech::announce;
namespace table = rules::table;

using rules::board::Color;
using rules::board::Move;
using rules::board::Square;
using speech::phrases::PhraseId;
using Moves = std::vector<Move>;

namespace {

void refuse_by(UpdateContext& context, table::RefusalReason reason, rules::laws::Rule rule) {
    announce_refusal(context, {reason, rule, context.game().table.laws.article(rule)});
}

/// What the hand has done by taking the piece from here to there: the legal move, if it is one.
Move done_by_hand(const Game& game, Square from, Square to) {
    return move_between(game.table.plies.back().before, from, to, *game.table.boards->announced)
        .value_or(Move::normal(from, to));
}

/// What was taken off stands there again, unless the hand has captured it by its move.
void put_back_uncaptured(UpdateContext& context, Move done) {
    const auto taken_off = std::exchange(context.finger().taken_off, std::nullopt);
    if (!taken_off || done.to() == *taken_off || done.kind() == rules::board::MoveKind::EnPassant) return;
    context.answer(
        context.phrase(PhraseId::BoardPutBack, {{"square", announce::describe_square(*taken_off, manner(context))}}));
}

void carry_out_by_hand(UpdateContext& context) {
    Finger& finger = context.finger();
    if (!finger.lifted) {
        const auto piece = board_in_hand(context)[finger.square];
        if (!piece) return context.refuse(context.phrase(PhraseId::BoardNothingHere));
        finger.lifted = finger.square;
        return context.answer(
            context.phrase(PhraseId::BoardLifted, {{"piece", announce::describe_role(piece->role, manner(context))}}));
    }
    if (*finger.lifted == finger.square) return put_lifted_back(context);
    const Move done = done_by_hand(context.game(), *finger.lifted, finger.square);
    const table::Execute command{speaker_of(context), done};
    finger.lifted.reset();
    ask_table(context, command, [done](UpdateContext& executed) { put_back_uncaptured(executed, done); });
}

/// The piece under the finger, if the announced move captures it: the hand may take it off before it moves the other.
void take_off_captured(UpdateContext& context) {
    const table::Table& now = context.game().table;
    Finger& finger = context.finger();
    const auto piece = board_in_hand(context)[finger.square];
    if (!piece) return context.refuse(context.phrase(PhraseId::BoardNothingHere));
    const rules::variants::Position before = *table::announced_in(now);
    const Move announced = *now.boards->announced;
    const auto captured = before.is_legal(announced) ? before.captured(announced) : std::nullopt;
    if (!captured || captured->square != finger.square || finger.lifted == finger.square)
        return refuse_by(context, table::RefusalReason::NotCaptured, rules::laws::Rule::Announcing);
    finger.taken_off = finger.square;
    const announce::Manner how = manner(context);
    context.answer(context.phrase(PhraseId::AnnounceTakenOff, {{"who", announce::who_word(*now.boards->receiver, how)},
                                                               {"piece", announce::describe_piece(*piece, how)}}));
}

void carry_out_as_announced(UpdateContext& context) {
    context.finger().lifted.reset();
    ask_table(context, table::Execute{speaker_of(context), std::nullopt},
              [](UpdateContext& executed) { executed.finger().taken_off.reset(); });
}

/// The promotions the lifted pawn makes by going there.
Moves promotions_to(const Game& game, Square to) {
    Moves found;
    for (const Move move : game.table.position.legal_moves())
        if (move.promoted() && move.to() == to && !game.table.hands.board[*move.from()]) found.push_back(move);
    return found;
}

void move_by_hand(UpdateContext& context) {
    const Game& game = context.game();
    const Square here = context.finger().square;
    if (game.table.hands.held.empty()) {
        ask_table(context, table::Lift{hand_side(context), here});
    } else if (Moves pieces = promotions_to(game, here); !pieces.empty()) {
        ask_which(context, std::move(pieces), {});
    } else {
        ask_table(context, table::Place{hand_side(context), here, std::nullopt});
    }
}

} // namespace

void explain_two_boards(UpdateContext& context) {
    const auto key = [&context](Command command) { return key_words(context, command, KeyContext::Board); };
    context.news(context.phrase(PhraseId::GameTwoBoards, {{"clocks", clocks_word(context)},
                                                          {"help", key(Command::Help)},
                                                          {"place", key(Command::LiftOrPlace)},
                                                          {"off", key(Command::TakeOff)},
                                                          {"say", key(Command::TypeMove)},
                                                          {"press", key(Command::PressClock)},
                                                          {"carry", key(Command::CarryOut)},
                                                          {"due", key(Command::WhoseTurn)}}));
}

void touch_own_board(UpdateContext& context) {
    if (may_carry_out(context)) return carry_out_by_hand(context);
    move_by_hand(context);
}

namespace {

/// On one board the key means nothing but its letter: a move that is typed begins with it, where it is a file's.
bool begins_move(UpdateContext& context) {
    const Game& game = context.game();
    const Chord* chord = key_map(context.model).chord_for(Command::CarryOut, KeyContext::Board);
    const bool is_file = chord != nullptr && chord->name.size() == 1 && chord->name >= "a" && chord->name <= "h";
    if (!is_file || game.table.outcome || context.participant().means != Means::Keyboard) return false;
    open_text(context, is_to_seal(context) ? TextPurpose::Seal : TextPurpose::Move);
    type_text(context, chord->name);
    return true;
}

} // namespace

void put_back_on_own_board(UpdateContext& context) {
    Game& game = context.game();
    if (const auto taken_off = std::exchange(context.finger().taken_off, std::nullopt)) {
        context.finger().square = *taken_off;
        return context.answer(context.phrase(PhraseId::BoardPutBack,
                                             {{"square", announce::describe_square(*taken_off, manner(context))}}));
    }
    if (!is_holding(context)) return tell_place(context);
    const table::Hands& hands = game.table.hands;
    for (const Square square : rules::board::Bitboard::all()) {
        if (game.table.position.at(square) != hands.held.back() || hands.board[square]) continue;
        context.finger().square = square;
        ask_table(context, table::Place{hand_side(context), square, std::nullopt});
        return;
    }
}

bool procedure_command(UpdateContext& context, Command command) {
    const Color mine = context.side();
    const bool belongs_here = command == Command::TakeOff || command == Command::PressClock ||
                              command == Command::CarryOut || command == Command::AdjustPieces ||
                              command == Command::CallController;
    if (!belongs_here) return false;
    if (!context.game().has_two_boards()) {
        if (command == Command::CarryOut && context.is_elsewhere()) {
            refuse_elsewhere(context);
            return true;
        }
        if (command == Command::CarryOut && begins_move(context)) return true;
        if (command == Command::PressClock && context.game().partners) {
            const auto key = key_words(context, Command::OtherBoard, KeyContext::Board);
            context.refuse(context.phrase(PhraseId::GameOneBoardEach, {{"key", key}}));
            return true;
        }
        refuse_by(context, table::RefusalReason::OneBoard, rules::laws::Rule::TwoBoards);
    } else if (command == Command::TakeOff && may_carry_out(context)) {
        take_off_captured(context);
    } else if (command == Command::TakeOff) {
        ask_table(context, table::TakeOff{hand_side(context), context.finger().square});
    } else if (command == Command::PressClock) {
        press_clock(context);
    } else if (command == Command::CarryOut) {
        carry_out_as_announced(context);
    } else if (command == Command::AdjustPieces) {
        ask_table(context, table::Adjust{mine});
    } else {
        open_list(context, {.kind = ListKind::Controller});
    }
    return true;
}

} // namespace session
