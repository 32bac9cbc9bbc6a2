// Answers about the game: its moves and turns.
#include "src/session/answers.hpp"
#include "src/session/practice.hpp"

#include "speech/announce/announce.hpp"
#include "speech/announce/describe.hpp"

#include <algorithm>

namespace session {

namespace announce = speech::announce;

using rules::board::Color;
using rules::board::Square;
using rules::table::Ply;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

const std::vector<Ply>& plies(const Scene& step) { return step.model.game->table.plies; }

Runs move_words(const Scene& step, const Ply& ply) {
    const announce::Manner how = manner(step.model);
    return announce::describe_move(ply.before, ply.move, how.form, how);
}

Runs side_and_move(const Scene& step, const Ply& ply) {
    return step.phrase(PhraseId::BoardMoveOf, {{"who", announce::who_word(ply.before.turn(), manner(step.model))},
                                               {"move", move_words(step, ply)}});
}

/// The square is attacked by the side that has just moved, and was not before.
bool attacked_since(const Ply& ply, const rules::variants::Position& now, Square square) {
    const Color mover = ply.before.turn();
    return !now.attackers(square, mover).empty() && ply.before.attackers(square, mover).empty();
}

} // namespace

Runs last_move(const Scene& step) {
    if (plies(step).empty()) return step.phrase(PhraseId::BoardNoMoveYet);
    return side_and_move(step, plies(step).back());
}

Runs last_capture(const Scene& step) {
    const auto& all = plies(step);
    const auto capture = std::find_if(all.rbegin(), all.rend(),
                                      [](const Ply& ply) { return ply.before.captured(ply.move).has_value(); });
    if (capture == all.rend()) return step.phrase(PhraseId::BoardNoCaptureYet);
    const auto taken = *capture->before.captured(capture->move);
    return step.phrase(PhraseId::BoardCaptureOn,
                       {{"man", announce::describe_piece(taken.piece, manner(step.model))},
                        {"square", announce::describe_square(taken.square, manner(step.model))}});
}

Runs move_number(const Scene& step) {
    const Game& game = *step.model.game;
    const int number = game.table.position.fullmove_number();
    if (const auto moves = game.table.clock.to_control(game.mine))
        return step.phrase(PhraseId::BoardMoveAndControl, {{"number", number}, {"moves", *moves}});
    return step.phrase(PhraseId::BoardMoveNumber, {{"number", number}});
}

Runs what_changed(const Scene& step) {
    if (plies(step).empty()) return step.phrase(PhraseId::BoardNoMoveYet);
    const Ply& ply = plies(step).back();
    const rules::variants::Position& now = step.model.game->table.position;
    std::vector<Runs> attacked;
    for (int index = 0; index < 64; ++index) {
        const Square square = Square::at(index);
        const auto man = now.at(square);
        if (man && man->color == now.turn() && attacked_since(ply, now, square))
            attacked.push_back(square_and_man(step, square));
    }
    const Runs move = side_and_move(step, ply);
    if (attacked.empty()) return move;
    return step.phrase(PhraseId::BoardMoveAttacks,
                       {{"move", move}, {"men", announce::describe_list(attacked, manner(step.model))}});
}

Runs whose_turn(const Scene& step) {
    const Game& game = *step.model.game;
    if (game.table.outcome) return announce::describe_outcome(*game.table.outcome, manner(step.model));
    if (game.has_two_boards()) return what_is_due(step);
    return announce::describe_turn(game.table.position, manner(step.model));
}

Runs why(const Scene& step) {
    const Game& game = *step.model.game;
    if (!game.last_ruling) return step.phrase(PhraseId::RuleNone);
    return announce::explain(*game.last_ruling, game.table.laws, manner(step.model));
}

Runs scoresheet(const Scene& step) {
    if (plies(step).empty()) return step.phrase(PhraseId::BoardNoMoveYet);
    std::vector<Runs> lines;
    for (const Ply& ply : plies(step)) {
        const Runs move = move_words(step, ply);
        const bool numbered = ply.before.turn() == Color::White || lines.empty();
        lines.push_back(
            numbered ? step.phrase(PhraseId::MoveNumbered, {{"number", ply.before.fullmove_number()}, {"move", move}})
                     : move);
    }
    return announce::describe_list(lines, manner(step.model));
}

} // namespace session
