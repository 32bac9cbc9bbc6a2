#include "src/session/board/finger.hpp"

#include "speech/announce/describe.hpp"

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

std::optional<Cue> square_cue(const Scene& step, Square square) {
    using settings::SquareColour;
    const SquareColour how = step.model.preferences.square_colour;
    if (how == SquareColour::InWords || how == SquareColour::Untold) return std::nullopt;
    return square.is_light() ? Cue::WhiteSquare : Cue::BlackSquare;
}

/// Whose man stands there, where a cue tells it.
std::optional<Cue> man_cue(const Scene& step, Square square) {
    const auto man = board_in_hand(step)[square];
    if (!man || step.model.preferences.whose_man != settings::WhoseMan::ByCue) return std::nullopt;
    return man->color == manner(step).listener.value_or(Color::White) ? Cue::OwnMan : Cue::OpponentsMan;
}

Runs felt_words(const Scene& step, Square square) {
    return announce::describe_square(board_in_hand(step), square, manner_of_finger(step));
}

} // namespace

announce::Utterance felt(const Scene& step, Square square) {
    return {felt_words(step, square), announce::Urgency::Answer, square_cue(step, square), man_cue(step, square)};
}

namespace {

void stop_at_edge(Step& step, Square square) { step.edge(felt_words(step, square), man_cue(step, square)); }

void step_finger(Step& step, int right, int up) {
    Finger& finger = step.finger();
    const int turn = finger.flipped ? -1 : 1;
    const auto next = finger.square.offset(right * turn, up * turn);
    if (!next) return stop_at_edge(step, finger.square);
    finger.square = *next;
    step.focus(felt(step, *next));
}

/// The next man of that role as the finger goes from square to square, row by row from the player's side; after the
/// last the first again.
void go_to_piece(Step& step, Role role, int direction) {
    const int turn = step.finger().flipped ? -direction : direction;
    for (int away = 1; away <= 64; ++away) {
        const Square square = Square::at((step.finger().square.index() + turn * away + 128) % 64);
        const auto man = board_in_hand(step)[square];
        if (man && man->role == role) return jump_to(step, square);
    }
    step.edge(step.phrase(PhraseId::BoardNoSuchMan, {{"piece", announce::describe_role(role, manner(step))}}));
}

void go_back(Step& step) {
    Finger& finger = step.finger();
    if (finger.trail.empty()) return stop_at_edge(step, finger.square);
    finger.square = finger.trail.back();
    finger.trail.pop_back();
    step.focus(felt(step, finger.square));
}

} // namespace

void jump_to(Step& step, Square square) {
    Finger& finger = step.finger();
    if (square != finger.square) finger.trail.push_back(finger.square);
    finger.square = square;
    step.focus(felt(step, square));
}

void put_lifted_back(Step& step) {
    step.finger().square = *step.finger().lifted;
    step.finger().lifted.reset();
    step.answer(step.phrase(PhraseId::BoardPutBack,
                            {{"square", announce::describe_square(step.finger().square, manner(step))}}));
}

bool finger_command(Step& step, Command command, int number) {
    const Finger& finger = step.finger();
    const auto place = static_cast<std::size_t>(number - 1);
    switch (command) {
    case Command::CursorUp: step_finger(step, 0, 1); return true;
    case Command::CursorDown: step_finger(step, 0, -1); return true;
    case Command::CursorLeft: step_finger(step, -1, 0); return true;
    case Command::CursorRight: step_finger(step, 1, 0); return true;
    case Command::CursorUpLeft: step_finger(step, -1, 1); return true;
    case Command::CursorUpRight: step_finger(step, 1, 1); return true;
    case Command::CursorDownLeft: step_finger(step, -1, -1); return true;
    case Command::CursorDownRight: step_finger(step, 1, -1); return true;
    case Command::GoToRank: jump_to(step, Square(finger.square.file(), static_cast<Rank>(place))); return true;
    case Command::GoToFile: jump_to(step, Square(static_cast<File>(place), finger.square.rank())); return true;
    case Command::NextPiece: go_to_piece(step, piece_order.at(place), 1); return true;
    case Command::PreviousPiece: go_to_piece(step, piece_order.at(place), -1); return true;
    case Command::CursorBack: go_back(step); return true;
    case Command::FlipBoard:
        step.finger().flipped = !finger.flipped;
        step.answer(step.phrase(step.finger().flipped ? PhraseId::BoardFromBlack : PhraseId::BoardFromWhite));
        return true;
    default: return false;
    }
}

} // namespace session
