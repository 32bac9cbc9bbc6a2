#include "src/session/board/mouse.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/board/hands.hpp"
#include "src/session/board/moves_between.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/moves.hpp"
#include "src/session/play/settle.hpp"
#include "src/session/widgets/question.hpp"

#include <utility>

namespace session {

namespace table = rules::table;

using rules::board::Color;
using rules::board::Move;
using rules::board::Square;
using speech::phrases::PhraseId;

namespace {

/// No move of chess: he is told so, and so is everybody who waits for his words.
void repeat_illegally(Step& step, Square from, Square to) {
    namespace announce = speech::announce;
    const auto told = [&](announce::Manner how, std::optional<Color> listener) {
        how.listener = listener;
        return step.phrase(PhraseId::AnnounceRepeatedIllegally, {{"who", announce::who_word(step.side(), how)},
                                                                 {"from", announce::describe_square(from, how)},
                                                                 {"to", announce::describe_square(to, how)}});
    };
    using announce::Urgency;
    const announce::Manner of_all = manner_for_all(step);
    command_table(step, table::Repeat{step.side(), "?", {}});
    step.tell_player({told(of_all, !step.side()), Urgency::News, sounds::cues::Cue::Illegal}, std::nullopt);
    if (step.model.preferences.room_output)
        step.tell_room({told(of_all, std::nullopt), Urgency::News, sounds::cues::Cue::Illegal});
}

} // namespace

void repeat_shown(Step& step, Move move) {
    const Game& game = *step.model.game;
    const Move announced = *game.table.boards->announced;
    const std::string words = fide_words(step, *table::announced_in(game.table), move);
    if (!command_table(step, table::Repeat{step.side(), words, {move}}) || move != announced) return;
    command_table(step, table::Execute{{step.side()}, std::nullopt});
    settle(step);
}

namespace {

/// What was announced is shown on the board: from where, to where. What he shows is what he says he has heard.
void repeat_by_hand(Step& step, Square to) {
    Game& game = *step.model.game;
    const Square from = *step.finger().lifted;
    step.finger().lifted.reset();
    std::vector<Move> shown = moves_between(*table::announced_in(game.table), from, to);
    if (shown.empty()) return repeat_illegally(step, from, to);
    if (shown.size() > 1) return ask_which(step, std::move(shown), {});
    repeat_shown(step, shown.front());
}

/// His own man, unless he only shows a move: one of the other's is taken by the man that captures it.
void take_up(Step& step, Square square) {
    Game& game = *step.model.game;
    const auto man = board_in_hand(step)[square];
    if (!man) return step.refuse(step.phrase(PhraseId::BoardNothingHere));
    if (!has_heard_move(step)) {
        if (man->color != step.side())
            return step.refuse(
                step.phrase(PhraseId::BoardNotYours, {{"man", speech::announce::describe_piece(*man, manner(step))}}));
        const bool seals = is_called_to_seal(game.table, step.side());
        if (!seals && !command_table(step, table::Lift{step.side(), square})) return;
    }
    step.finger().lifted = square;
}

void seal_by_hand(Step& step, Square to) {
    Game& game = *step.model.game;
    std::vector<Move> found = moves_between(game.table.position, *step.finger().lifted, to);
    step.finger().lifted.reset();
    if (found.empty()) return step.refuse(step.phrase(PhraseId::EnvelopeNoMove));
    if (found.size() > 1) return ask_which(step, std::move(found), {});
    ask_to_seal(step, found.front());
}

void put_down(Step& step, Square square) {
    Game& game = *step.model.game;
    const Square from = *step.finger().lifted;
    if (has_heard_move(step)) {
        if (from == square) return step.finger().lifted.reset();
        return repeat_by_hand(step, square);
    }
    if (is_called_to_seal(game.table, step.side())) return seal_by_hand(step, square);
    if (from != square) return try_move(step, from, square);
    if (command_table(step, table::Place{step.side(), square, std::nullopt})) step.finger().lifted.reset();
}

} // namespace

void click_own_board(Step& step, Square square) {
    if (!std::holds_alternative<BoardScreen>(step.top())) return;
    step.finger().square = square;
    if (step.finger().lifted)
        put_down(step, square);
    else
        take_up(step, square);
}

void click_beside_own_board(Step& step, Control control) {
    if (control == Control::Caption) {
        ++step.participant().caption_turns;
        return;
    }

    if (!std::holds_alternative<BoardScreen>(step.top())) return;
    switch (control) {
    case Control::Menu: return open_list(step, {.kind = ListKind::NeighbourMenu});
    case Control::Clock: return press_clock(step);
    case Control::Caption: return;
    }
}

} // namespace session
