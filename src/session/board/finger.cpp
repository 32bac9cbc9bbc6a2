#include "src/session/board/finger.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/board/fair_play.hpp"

#include <algorithm>

namespace session {

namespace announce = speech::announce;

using rules::board::Color;
using rules::board::File;
using rules::board::Rank;
using rules::board::Role;
using rules::board::Square;
using sounds::cues::Cue;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

std::optional<Cue> square_cue(const Scene& context, Square square) {
    using settings::SquareColour;
    const SquareColour how = context.preferences().square_colour;
    if (how == SquareColour::InWords || how == SquareColour::Untold) return std::nullopt;
    return square.is_light() ? Cue::WhiteSquare : Cue::BlackSquare;
}

/// Whose piece stands there, where a cue tells it.
std::optional<Cue> piece_cue(const Scene& context, Square square) {
    const auto piece = board_in_hand(context)[square];
    if (!piece || context.preferences().whose_piece != settings::WhosePiece::ByCue) return std::nullopt;
    return piece->color == context.side() ? Cue::OwnPiece : Cue::OpponentsPiece;
}

/// While a piece is in the hand: whether it can go there. It is heard where legal moves are told.
bool is_legal_target(const Scene& context, Square square) {
    const auto& lifted = context.finger().lifted;
    const auto& dropped = context.participant().from_reserve;
    if (!lifted && !dropped) return false;
    if (context.review() == nullptr && is_fair_play(context.game())) return false;
    return std::ranges::any_of(context.position().legal_moves(), [&](rules::board::Move move) {
        const bool is_held = dropped ? move.dropped() == dropped : move.from() == lifted;
        return is_held && move.to() == square;
    });
}

} // namespace

Runs felt_words(const Scene& context, Square square) {
    return announce::describe_square(board_in_hand(context), square, manner_of_finger(context));
}

announce::Utterance felt(const Scene& context, Square square) {
    const auto cue = is_legal_target(context, square) ? Cue::LegalTarget : square_cue(context, square);
    return {felt_words(context, square), announce::Urgency::Answer, cue, piece_cue(context, square)};
}

namespace {

void stop_at_edge(UpdateContext& context, Square square) {
    context.edge(felt_words(context, square), piece_cue(context, square));
}

void step_finger(UpdateContext& context, int right, int up) {
    Finger& finger = context.finger();
    const int turn = finger.flipped ? -1 : 1;
    const auto next = finger.square.offset(right * turn, up * turn);
    if (!next) return stop_at_edge(context, finger.square);
    finger.square = *next;
    context.focus(felt(context, *next));
}

void move_finger(UpdateContext& context, Square square) {
    Finger& finger = context.finger();
    if (square != finger.square) finger.trail.push_back(finger.square);
    finger.square = square;
}

/// The next piece of that role as the finger goes from square to square, row by row from the player's side; after the
/// last the first again, with the sound of the edge.
void go_to_piece(UpdateContext& context, Role role, int direction) {
    const int turn = context.finger().flipped ? -direction : direction;
    const int here = context.finger().square.index();
    for (int away = 1; away <= 64; ++away) {
        const int ahead = here + turn * away;
        const Square square = Square::at((ahead + 64) % 64);
        const auto piece = board_in_hand(context)[square];
        if (!piece || piece->role != role) continue;
        if (ahead == square.index()) return jump_to(context, square);
        move_finger(context, square);
        return stop_at_edge(context, square);
    }
    context.edge(
        context.phrase(PhraseId::BoardNoSuchPiece, {{"piece", announce::describe_role(role, manner(context))}}));
}

void go_back(UpdateContext& context) {
    Finger& finger = context.finger();
    if (finger.trail.empty()) return stop_at_edge(context, finger.square);
    finger.square = finger.trail.back();
    finger.trail.pop_back();
    context.focus(felt(context, finger.square));
}

void go_to_last_target(UpdateContext& context) {
    const auto plies = Scene(context).plies();
    if (plies.empty()) return context.edge(context.phrase(PhraseId::BoardNoMoveYet));
    jump_to(context, plies.back().move.to());
}

} // namespace

void jump_to(UpdateContext& context, Square square) {
    move_finger(context, square);
    context.focus(felt(context, square));
}

void put_lifted_back(UpdateContext& context) {
    context.finger().square = *context.finger().lifted;
    context.finger().lifted.reset();
    context.answer(context.phrase(PhraseId::BoardPutBack,
                                  {{"square", announce::describe_square(context.finger().square, manner(context))}}));
}

bool finger_command(UpdateContext& context, Command command, int number) {
    const Finger& finger = context.finger();
    const auto place = static_cast<std::size_t>(number - 1);
    switch (command) {
    case Command::CursorUp: step_finger(context, 0, 1); return true;
    case Command::CursorDown: step_finger(context, 0, -1); return true;
    case Command::CursorLeft: step_finger(context, -1, 0); return true;
    case Command::CursorRight: step_finger(context, 1, 0); return true;
    case Command::CursorUpLeft: step_finger(context, -1, 1); return true;
    case Command::CursorUpRight: step_finger(context, 1, 1); return true;
    case Command::CursorDownLeft: step_finger(context, -1, -1); return true;
    case Command::CursorDownRight: step_finger(context, 1, -1); return true;
    case Command::GoToRank: jump_to(context, Square(finger.square.file(), static_cast<Rank>(place))); return true;
    case Command::GoToFile: jump_to(context, Square(static_cast<File>(place), finger.square.rank())); return true;
    case Command::NextPiece: go_to_piece(context, piece_order.at(place), 1); return true;
    case Command::PreviousPiece: go_to_piece(context, piece_order.at(place), -1); return true;
    case Command::CursorBack: go_back(context); return true;
    case Command::LastTarget: go_to_last_target(context); return true;
    case Command::FlipBoard:
        context.finger().flipped = !finger.flipped;
        context.answer(context.phrase(context.finger().flipped ? PhraseId::BoardFromBlack : PhraseId::BoardFromWhite));
        return true;
    default: return false;
    }
}

} // namespace session
