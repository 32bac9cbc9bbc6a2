#include "src/session/core/game_words.hpp"

#include "rules/table/hands/obligations.hpp"
#include "speech/announce/announce.hpp"
#include "speech/announce/describe.hpp"
#include "speech/announce/words.hpp"
#include "src/session/core/key_words.hpp"

#include <algorithm>
#include <utility>

namespace session {

namespace announce = speech::announce;

using rules::board::Color;
using rules::board::Move;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

std::optional<Color> winner(rules::table::Result result) {
    using rules::table::Result;
    switch (result) {
    case Result::WhiteWins: return Color::White;
    case Result::BlackWins: return Color::Black;
    case Result::Draw:
    case Result::BothLose:
    case Result::Cancelled: return std::nullopt;
    }
    return std::nullopt;
}

/// Who is told of whose team, `side` being that of the table before them: partners have different colours.
std::string_view team_word(const Scene& context, std::optional<Color> side) {
    if (!side) return "none";
    const Participant& listener = context.participant();
    const auto theirs = side_played_alone(listener);
    if (!theirs) return announce::side_word(*side);
    const bool is_own_board = listener.table == context.game().table_id;
    return (is_own_board ? *theirs : !*theirs) == *side ? "you" : "opponent";
}

} // namespace

const char* clocks_word(const Scene& context) { return context.game().table.clock.exists() ? "some" : "none"; }

std::string player_name(const Scene& context, Color side) {
    const Game& game = context.game();
    if (const SeatedEngine* engine = game.engine_of(side)) return engine->opponent.spec.name;
    const rules::table::Settings& settings = game.table.settings;
    return player_name(context, game.names[static_cast<std::size_t>(side)], side, settings.seat(side),
                       settings.seat(!side));
}

std::string player_name(const Scene& context, const std::optional<std::string>& told, Color side,
                        rules::table::Seat seat, rules::table::Seat other) {
    return told ? *told : context.text(announce::unnamed_player(side, seat, other));
}

bool shares_with_opponent(const Scene& context) {
    return !context.is_elsewhere() && waits_for(context.participant(), context.game().table_id);
}

const char* turns_word(const Scene& context) { return shares_with_opponent(context) ? "yes" : "no"; }

Color taken_back_by(const Scene& context) {
    return shares_with_opponent(context) ? !context.game().table.position.turn() : context.side();
}

bool is_other_board_on(const Scene& context) {
    const auto& partners = context.game().partners;
    return partners && !context.model.games.at(*partners).table.outcome;
}

bool is_other_board_playing(const Scene& context) {
    const auto& partners = context.game().partners;
    return partners && context.model.games.at(*partners).table.phase == rules::table::Phase::Playing;
}

speech::phrases::Runs with_other_board(const Scene& context, speech::phrases::Runs result) {
    const bool is_waited_for = waits_for(context.participant(), *context.game().partners);
    return context.phrase(PhraseId::GameOtherBoardOn,
                          {{"result", std::move(result)},
                           {"waits", is_waited_for ? "yes" : "no"},
                           {"key", key_words(context, Command::HandOver, KeyContext::Board)}});
}

speech::phrases::Runs with_team_result(const Scene& context, speech::phrases::Runs result, rules::table::Result here) {
    using rules::table::Result;
    const auto& partners = context.game().partners;
    if (!partners) return result;
    const auto& there = context.model.games.at(*partners).table.outcome;
    if (!there || (here != Result::Draw && there->result != Result::Draw)) return result;
    if (here == Result::Cancelled || there->result == Result::Cancelled) return result;
    auto winning = winner(here);
    if (const auto their = winner(there->result)) winning = !*their;
    return context.phrase(PhraseId::GameTeamResult,
                          {{"result", std::move(result)}, {"team", team_word(context, winning)}});
}

std::string fide_words(const Scene& context, const rules::variants::Position& position, Move move) {
    return plain_text(announce::describe_move(position, move, announce::Form::Normal, manner_for_all(context)));
}

std::vector<rules::board::Square> touched_squares(const Scene& context) {
    const rules::table::Table& table = context.game().table;
    const auto moves = rules::table::open_moves(table);
    const auto is_bound = [&](rules::board::Square square) {
        return std::ranges::any_of(moves, [&](Move move) {
            const auto captured = table.position.captured(move);
            return move.from() == square || (captured && captured->square == square);
        });
    };
    std::vector<rules::board::Square> squares;
    for (const rules::board::Square square : table.hands.touched)
        if (const auto piece = table.position.at(square);
            piece && table.hands.board[square] == piece && is_bound(square))
            squares.push_back(square);
    return squares;
}

Runs describe_squares(const Scene& context, rules::board::Bitboard squares) {
    std::vector<Runs> names;
    for (const rules::board::Square square : squares)
        names.push_back(announce::describe_square(square, manner(context)));
    return announce::describe_list(names, manner(context));
}

Runs pieces_on(const Scene& context, const std::vector<rules::board::Square>& squares) {
    std::vector<Runs> pieces;
    for (const rules::board::Square square : squares)
        if (const auto piece = context.game().table.position.at(square))
            pieces.push_back(context.phrase(PhraseId::BoardPieceOn,
                                            {{"piece", announce::describe_role(piece->role, manner(context))},
                                             {"square", announce::describe_square(square, manner(context))}}));
    return announce::describe_list(pieces, manner(context));
}

namespace {

/// The reason, and what can be done instead where that is told.
Runs refusal_words(const Scene& context, const rules::table::Refusal& refusal) {
    const announce::Manner how = manner(context);
    if (!context.has_game()) return announce::describe_reason(refusal, how);
    const rules::table::Table& table = context.game().table;
    Runs reason =
        announce::describe_reason(refusal, how, table.clock.exists() ? announce::Clocks::Some : announce::Clocks::None);
    if (refusal.reason == rules::table::RefusalReason::MustCapture)
        return context.phrase(
            PhraseId::RefusalMustCaptureThese,
            {{"reason", std::move(reason)}, {"captures", announce::describe_captures(table.position, how)}});
    if (refusal.reason != rules::table::RefusalReason::TouchMove) return reason;
    const auto touched = touched_squares(context);
    if (touched.empty()) return reason;
    return context.phrase(PhraseId::RefusalTouchMoveThese,
                          {{"reason", std::move(reason)}, {"pieces", pieces_on(context, touched)}});
}

} // namespace

void announce_refusal(UpdateContext& context, const rules::table::Refusal& refusal) {
    const Runs reason = refusal_words(context, refusal);
    const announce::Manner how = manner(context);
    const Runs basis = context.has_game()
                           ? announce::describe_basis(refusal.rule, context.game().table.laws, reason, how)
                           : announce::describe_article(refusal.article, how);
    context.refuse(context.phrase(PhraseId::RefusalWithArticle, {{"reason", reason}, {"article", basis}}));
    context.participant().refused = LastRefusal{refusal.rule};
}

speech::phrases::Runs join_clauses(const Scene& context, const std::vector<speech::phrases::Runs>& clauses) {
    speech::phrases::Runs joined = clauses.front();
    for (auto clause = clauses.begin() + 1; clause != clauses.end(); ++clause)
        joined = context.phrase(speech::phrases::PhraseId::InsightNext, {{"before", joined}, {"clause", *clause}});
    return joined;
}

} // namespace session
