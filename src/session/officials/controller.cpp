#include "src/session/officials/controller.hpp"

#include "rules/table/two_boards/own_boards.hpp"
#include "rules/table/two_boards/reconciling.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/officials/rows.hpp"

namespace session {

namespace announce = speech::announce;
namespace table = rules::table;

using rules::board::Color;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

void tell_boards(const Scene& context, std::vector<Item>& rows) {
    const table::Table& now = context.game().table;
    announce::Manner how = manner(context);
    if (how.forms.squares == announce::Form::Short)
        how.forms.squares = announce::Form::Normal; // a square that is empty has to be told so
    for (const Color side : rules::board::both_colors) {
        std::vector<Runs> squares;
        std::vector<Runs> wanted;
        const auto expected = table::expected_board(now, side);
        for (const auto square : table::squares_astray(now, side)) {
            squares.push_back(announce::describe_square(table::board_of(now, side), square, how));
            wanted.push_back(announce::describe_square(expected, square, how));
        }
        if (squares.empty()) continue;
        rows.push_back(
            {context.phrase(PhraseId::ControllerAstray, {{"who", announce::who_word(side, manner(context))},
                                                         {"squares", announce::describe_list(squares, manner(context))},
                                                         {"wanted", announce::describe_list(wanted, manner(context))}}),
             RepeatRow{}});
    }
    if (rows.empty()) rows.push_back({context.phrase(PhraseId::ControllerBoardsAgree), RepeatRow{}});
}

/// What a side has written of that ply: as a move where it is one.
Runs written(const Scene& context, Color side, std::size_t ply) {
    const table::Table& now = context.game().table;
    const std::string text = *table::sheet_lines(now, side)[ply];
    const auto& position = table::position_before(now, ply);
    if (const auto move = table::move_written(position, text))
        return announce::describe_move(position, *move, announce::Form::Short, manner(context));
    return context.phrase(PhraseId::AnnounceAsWritten, {{"text", text}});
}

int move_number(const table::Table& now, std::size_t ply) { return table::position_before(now, ply).fullmove_number(); }

/// Two players at one computer keep their scores to themselves until both have to put the boards right; and a move that
/// a player has still to repeat has to be heard.
bool is_told_scores(const Scene& context) {
    const table::Table& now = context.game().table;
    if (!is_shared(context.model)) return true;
    return table::boards_differ(now) && (context.participant().is_told() || !receives(context));
}

void tell_scores(const Scene& context, std::vector<Item>& rows) {
    const Game& game = context.game();
    if (!is_told_scores(context)) return;
    const auto ply = table::sheet_difference(game.table);
    if (table::tell_no_game(game.table))
        return rows.push_back({context.phrase(PhraseId::ControllerScoresNoGame), RepeatRow{}});
    if (!ply) {
        const bool are_there = table::is_score_kept(game.table);
        const PhraseId found = are_there ? PhraseId::ControllerScoresAgree : PhraseId::ControllerScoresUnwritten;
        return rows.push_back({context.phrase(found), RepeatRow{}});
    }
    const auto listener = manner(context).listener;
    const rules::board::Color first = listener.value_or(rules::board::Color::White);
    rows.push_back({context.phrase(PhraseId::ControllerScoresDiffer, {{"number", move_number(game.table, *ply)},
                                                                      {"who", listener ? "you" : "nobody"},
                                                                      {"mine", written(context, first, *ply)},
                                                                      {"theirs", written(context, !first, *ply)}}),
                    RepeatRow{}});
}

} // namespace

std::vector<Item> controller_rows(const Scene& context) {
    const table::Table& now = context.game().table;
    Rows list(context);
    tell_boards(context, list.rows);
    tell_scores(context, list.rows);
    if (const auto ply = table::ply_in_doubt(now))
        list.add(context.phrase(PhraseId::ControllerGoBack, {{"number", move_number(now, *ply)},
                                                             {"with", table::tell_no_game(now) ? "game" : "scores"}}),
                 table::Retrace{});
    else if (table::boards_differ(now))
        list.add(PhraseId::ControllerPutRight, table::Compare{});
    return list.with_way_back_to(ListKind::GameMenu);
}

} // namespace session
