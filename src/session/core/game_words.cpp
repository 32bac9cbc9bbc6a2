#include "src/session/core/game_words.hpp"

#include "speech/announce/announce.hpp"
#include "speech/announce/describe.hpp"
#include "speech/announce/words.hpp"
#include "src/session/core/key_words.hpp"

#include <algorithm>

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

std::vector<Runs> touched_pieces(const Scene& context) {
    const rules::table::Table& table = context.game().table;
    const auto moves = table.position.legal_moves();
    const auto can_be_played = [&moves](rules::board::Square square) {
        return std::ranges::any_of(
            moves, [square](rules::board::Move move) { return move.from() == square || move.to() == square; });
    };
    std::vector<Runs> pieces;
    for (const rules::board::Square square : table.hands.touched)
        if (const auto piece = table.position.at(square);
            piece && table.hands.board[square] == piece && can_be_played(square))
            pieces.push_back(context.phrase(PhraseId::BoardPieceOn,
                                            {{"piece", announce::describe_role(piece->role, manner(context))},
                                             {"square", announce::describe_square(square, manner(context))}}));
    return pieces;
}

void announce_refusal(UpdateContext& context, const rules::table::Refusal& refusal) {
    const rules::table::Table* const table = context.has_game() ? &context.game().table : nullptr;
    const bool has_clocks = table == nullptr || table->clock.exists();
    announce::Utterance why =
        announce::explain(refusal, manner(context), has_clocks ? announce::Clocks::Some : announce::Clocks::None,
                          table == nullptr ? nullptr : &table->laws);
    if (refusal.reason == rules::table::RefusalReason::MustCapture && context.has_game())
        why.runs =
            context.phrase(PhraseId::RefusalMustCaptureThese,
                           {{"reason", why.runs},
                            {"captures", announce::describe_captures(context.game().table.position, manner(context))}});
    if (refusal.reason == rules::table::RefusalReason::TouchMove && context.has_game())
        if (const auto pieces = touched_pieces(context); !pieces.empty())
            why.runs =
                context.phrase(PhraseId::RefusalTouchMoveThese,
                               {{"reason", why.runs}, {"pieces", announce::describe_list(pieces, manner(context))}});
    context.say(std::move(why));
    context.participant().refused = LastRefusal{refusal.rule};
}

speech::phrases::Runs join_clauses(const Scene& context, const std::vector<speech::phrases::Runs>& clauses) {
    speech::phrases::Runs joined = clauses.front();
    for (auto clause = clauses.begin() + 1; clause != clauses.end(); ++clause)
        joined = context.phrase(speech::phrases::PhraseId::InsightNext, {{"before", joined}, {"clause", *clause}});
    return joined;
}

} // namespace session
