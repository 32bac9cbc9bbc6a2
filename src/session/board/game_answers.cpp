#include "src/session/board/game_answers.hpp"

#include "rules/insight/changes.hpp"
#include "speech/announce/announce.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/board/board_answers.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/two_boards.hpp"

#include <algorithm>

namespace session {

namespace announce = speech::announce;

using rules::board::Bitboard;
using rules::board::Color;
using rules::board::Placement;
using rules::table::Ply;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

const std::vector<Ply>& plies(const Scene& step) { return step.model.game->table.plies; }

Runs move_words(const Scene& step, const Ply& ply) {
    const announce::Manner how = manner(step);
    return announce::describe_move(ply.before, ply.move, how.form, how);
}

Runs side_and_move(const Scene& step, const Ply& ply) {
    return step.phrase(PhraseId::BoardMoveOf,
                       {{"who", announce::who_word(ply.before.turn(), manner(step))}, {"move", move_words(step, ply)}});
}

/// On a board as the last move has left it.
struct Aftermath {
    rules::variants::Position position;
    Placement board;
    rules::insight::Changes changes;
};

Aftermath aftermath(const Ply& ply) {
    const rules::variants::Position after = ply.before.after(ply.move);
    const Placement board = after.setup().placement;
    return {after, board, rules::insight::compare(ply.before.setup().placement, board, ply.before.turn())};
}

/// Who is attacked now and was not before, but for a king: that he stands in check is said with the move.
Bitboard newly_attacked(const Aftermath& after, bool by_opened_lines) {
    Bitboard men = after.changes.attacked | after.changes.exposed;
    if (by_opened_lines)
        for (const auto& attack : after.changes.opened) men |= Bitboard(attack.on);
    return after.position.is_check() ? men.without(Bitboard(*after.position.king(after.position.turn()))) : men;
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
    return step.phrase(PhraseId::BoardCaptureOn, {{"man", announce::describe_piece(taken.piece, manner(step))},
                                                  {"square", announce::describe_square(taken.square, manner(step))}});
}

Runs move_number(const Scene& step) {
    const Game& game = *step.model.game;
    const int number = game.table.position.fullmove_number();
    if (const auto moves = game.table.clock.to_control(step.side()))
        return step.phrase(PhraseId::BoardMoveAndControl, {{"number", number}, {"moves", *moves}});
    return step.phrase(PhraseId::BoardMoveNumber, {{"number", number}});
}

Runs what_changed(const Scene& step) {
    if (plies(step).empty()) return step.phrase(PhraseId::BoardNoMoveYet);
    const Ply& ply = plies(step).back();
    const Aftermath after = aftermath(ply);
    const announce::Manner how = manner(step);
    std::vector<Runs> clauses{side_and_move(step, ply)};
    // In the long form the move names the man it captures.
    if (const auto taken = ply.before.captured(ply.move); taken && how.form != announce::Form::Long)
        clauses.push_back(
            step.phrase(PhraseId::InsightCaptured, {{"man", announce::describe_piece(taken->piece, how)}}));
    const bool is_short = how.form == announce::Form::Short;
    if (const Bitboard attacked = newly_attacked(after, is_short); !attacked.empty())
        clauses.push_back(
            step.phrase(PhraseId::InsightNowAttacked, {{"men", describe_men(step, after.board, attacked)}}));
    if (is_short) return join_clauses(step, clauses);
    for (const auto& [from, on] : after.changes.opened)
        clauses.push_back(
            step.phrase(PhraseId::InsightOpened, {{"attacker", announce::describe_square(after.board, from, how)},
                                                  {"man", announce::describe_square(after.board, on, how)}}));
    return join_clauses(step, clauses);
}

Runs time_per_move(const Scene& step) {
    const Game& game = *step.model.game;
    const rules::table::ChessClock& clock = game.table.clock;
    if (!clock.exists()) return step.phrase(PhraseId::TimeNoClocks);
    std::vector<Runs> clauses;
    for (const Color side : {step.side(), !step.side()})
        if (const auto used = clock.last_used(side))
            clauses.push_back(step.phrase(PhraseId::InsightMoveTook,
                                          {{"who", announce::who_word(side, manner(step))}, {"time", *used}}));
    if (clauses.empty()) clauses.push_back(step.phrase(PhraseId::InsightNoTimeYet));
    const auto each = clock.per_move(step.side(), game.time(step.now));
    if (each && !game.table.outcome)
        clauses.push_back(
            step.phrase(PhraseId::InsightPerMove, {{"moves", *clock.to_control(step.side())}, {"time", *each}}));
    if (!clock.running()) clauses.push_back(step.phrase(PhraseId::InsightClocksStand));
    return join_clauses(step, clauses);
}

namespace {

Runs what_is_due(const Scene& step) {
    const Game& game = *step.model.game;
    const Due next = due(step);
    if (!is_assisted(step)) return step.phrase(PhraseId::BoardDue, {{"due", word(next)}});
    const Color side = next == Due::Press ? *game.table.must_press : game.table.position.turn();
    return step.phrase(PhraseId::BoardDueAtTable, {{"due", word(next)}, {"side", announce::side_word(side)}});
}

} // namespace

Runs whose_turn(const Scene& step) {
    const Game& game = *step.model.game;
    if (game.table.outcome) return announce::describe_outcome(*game.table.outcome, manner(step));
    if (game.table.phase == rules::table::Phase::Halted)
        return step.phrase(PhraseId::GameHalted, {{"clocks", clocks_word(step)}});
    if (game.has_two_boards()) return what_is_due(step);
    return announce::describe_turn(game.table.position, manner(step));
}

Runs why(const Scene& step) {
    const Game& game = *step.model.game;
    if (!game.last_ruling) return step.phrase(PhraseId::RuleNone);
    return announce::explain(*game.last_ruling, game.table.laws, manner(step));
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
    return announce::describe_list(lines, manner(step));
}

} // namespace session
