#include "src/session/officials/controller.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/officials/rows.hpp"

namespace session {

namespace announce = speech::announce;
namespace table = rules::table;

using rules::board::Color;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

void tell_boards(const Scene& step, std::vector<Item>& rows) {
    const table::Table& now = step.model.game->table;
    for (const Color side : rules::board::both_colors) {
        std::vector<Runs> squares;
        for (const auto square : table::squares_astray(now, side))
            squares.push_back(announce::describe_square(table::board_of(now, side), square, manner(step)));
        if (squares.empty()) continue;
        rows.push_back(
            {step.phrase(PhraseId::ControllerAstray, {{"who", announce::who_word(side, manner(step))},
                                                      {"squares", announce::describe_list(squares, manner(step))}}),
             RepeatRow{}});
    }
    if (rows.empty()) rows.push_back({step.phrase(PhraseId::ControllerBoardsAgree), RepeatRow{}});
}

/// What a side has written of that ply: as a move where it is one.
Runs written(const Scene& step, Color side, std::size_t ply) {
    const table::Table& now = step.model.game->table;
    const std::string text = *table::sheet_lines(now, side)[ply];
    const auto& position = table::position_before(now, ply);
    if (const auto move = table::move_written(position, text))
        return announce::describe_move(position, *move, announce::Form::Short, manner(step));
    return step.phrase(PhraseId::AnnounceAsWritten, {{"text", text}});
}

int move_number(const table::Table& now, std::size_t ply) { return table::position_before(now, ply).fullmove_number(); }

void tell_scores(const Scene& step, std::vector<Item>& rows) {
    const Game& game = *step.model.game;
    const auto ply = table::sheet_difference(game.table);
    if (!ply) return rows.push_back({step.phrase(PhraseId::ControllerScoresAgree), RepeatRow{}});
    rows.push_back({step.phrase(PhraseId::ControllerScoresDiffer, {{"number", move_number(game.table, *ply)},
                                                                   {"mine", written(step, step.side(), *ply)},
                                                                   {"theirs", written(step, !step.side(), *ply)}}),
                    RepeatRow{}});
}

} // namespace

std::vector<Item> controller_rows(const Scene& step) {
    const table::Table& now = step.model.game->table;
    Rows list(step);
    tell_boards(step, list.rows);
    tell_scores(step, list.rows);
    const auto ply = table::sheet_difference(now);
    if (ply && *ply < now.plies.size())
        list.add(step.phrase(PhraseId::ControllerGoBack, {{"number", move_number(now, *ply)}}), table::Retrace{});
    else if (table::boards_differ(now))
        list.add(PhraseId::ControllerPutRight, table::Compare{});
    return list.with_way_back();
}

} // namespace session
