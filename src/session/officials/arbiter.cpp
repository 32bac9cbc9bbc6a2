#include "src/session/officials/arbiter.hpp"

#include "rules/notation/uci.hpp"
#include "rules/table/hands/obligations.hpp"
#include "rules/table/officials/rulings.hpp"
#include "rules/table/words.hpp"
#include "speech/announce/announce.hpp"
#include "speech/announce/describe.hpp"
#include "speech/announce/words.hpp"
#include "speech/vocabulary/folding.hpp"
#include "src/session/core/characters.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/officials/rows.hpp"
#include "src/session/officials/ruling.hpp"
#include "src/session/officials/sealing.hpp"
#include "src/session/widgets/question.hpp"

#include <string_view>

namespace session {

namespace table = rules::table;

using rules::board::Color;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// A number from 0 to the most.
std::optional<int> read_number(std::string_view text, int most) {
    const auto number = whole_number(text);
    return number && *number >= 0 && *number <= most ? number : std::nullopt;
}

/// Whole hours, minutes and seconds, or minutes and seconds, or seconds, in folded digits: `1:02:03`, `2:03`, `123`.
std::optional<table::Duration> read_time(std::string_view text) {
    std::chrono::seconds time{};
    for (int parts = 1; parts <= 3; ++parts) {
        const std::string_view part = text.substr(0, text.find(':'));
        const auto number = read_number(part, parts == 1 ? 359'999 : 59);
        if (!number) return std::nullopt;
        time = time * 60 + std::chrono::seconds(*number);
        if (part.size() == text.size()) return time;
        text.remove_prefix(part.size() + 1);
    }
    return std::nullopt;
}

/// What there is to uphold or to reject, as the catalogues choose by it; any word where there is nothing.
std::string_view question_word(const table::Table& table) {
    switch (table::question_asked(table).value_or(table::Question::Claim)) {
    case table::Question::Stop: return "stop";
    case table::Question::Touch: return "touch";
    case table::Question::Claim: return "claim";
    }
    return {};
}

} // namespace

std::vector<Item> arbiter_rows(const Scene& context) {
    Rows list(context);
    const std::string_view question = question_word(context.game().table);
    list.add(context.phrase(PhraseId::ArbiterUphold, {{"question", question}}), table::Uphold{});
    list.add(context.phrase(PhraseId::ArbiterReject, {{"question", question}}), table::Reject{});
    list.add(PhraseId::ArbiterPostpone, table::Postpone{});
    list.add(PhraseId::ArbiterOpenEnvelope, table::OpenEnvelope{"?"});
    const table::Table& now = context.game().table;
    if (now.was_adjourned)
        for (const Color side : rules::board::both_colors)
            list.add(PhraseId::ArbiterArrived, side, table::Arrive{side});
    list.add(now.sealed ? PhraseId::ArbiterResume : PhraseId::ArbiterRestart, table::Restart{});
    list.add(PhraseId::ArbiterLoseEnvelope, table::LoseEnvelope{});
    list.add(context.phrase(PhraseId::ArbiterStop, {{"clocks", clocks_word(context)}}),
             table::Stop{std::nullopt, context.text(PhraseId::ArbiterStopReason)});
    list.add(PhraseId::ArbiterAdjourn, std::nullopt, TextPurpose::Resumption, table::Adjourn{});
    list.add(ListKind::ArbitersClocks, clock_rows(context));
    list.add(ListKind::ArbitersPenalties, penalty_rows(context));
    list.add(ListKind::ArbitersBoard, board_rows(context));
    list.add(ListKind::ArbitersResult, result_rows(context));
    return list.with_way_back_to(ListKind::GameMenu);
}

std::vector<Item> clock_rows(const Scene& context) {
    Rows list(context);
    for (const Color side : rules::board::both_colors) {
        list.add(PhraseId::ArbiterSetClock, side, TextPurpose::SetClock, table::SetClock{side, {}});
        list.add(PhraseId::ArbiterAddTime, side, TextPurpose::AddTime, table::AddTime{side, {}});
        list.add(PhraseId::ArbiterSetMoves, side, TextPurpose::SetMoves, table::SetMoves{side, 0});
    }
    list.add(PhraseId::ArbiterFlagOrder, table::RuleFlagOrder{});
    for (const Color side : rules::board::both_colors)
        list.add(context.phrase(PhraseId::AnnounceOversteppingUnproved, {{"who", speech::announce::side_word(side)}}),
                 table::RuleOversteppingUnproved{side});
    return list.with_way_back_to(ListKind::Arbiter);
}

std::vector<Item> penalty_rows(const Scene& context) {
    Rows list(context);
    for (const Color side : rules::board::both_colors) {
        list.add(PhraseId::ArbiterWarn, side, table::Warn{side});
        list.add(PhraseId::ArbiterAddTime, side, TextPurpose::AddTime, table::AddTime{side, {}});
        list.add(context.phrase(PhraseId::ArbiterDevice,
                                {{"side", speech::announce::side_word(side)},
                                 {"found", speech::announce::device_found_word(context.game().table.laws)}}),
                 table::ReportDevice{side});
        for (const table::Offence what : table::all_of<table::Offence>)
            list.add(context.phrase(PhraseId::AnnounceOffenceFound, {{"who", speech::announce::side_word(side)},
                                                                     {"what", speech::announce::offence_word(what)}}),
                     table::RuleOffence{side, what});
        list.add(PhraseId::ArbiterFine, side, table::Punish{side, table::Sanction::Fine});
        list.add(PhraseId::ArbiterExclude, side, table::Punish{side, table::Sanction::RoundExclusion});
        list.add(PhraseId::ArbiterExpel, side, table::Punish{side, table::Sanction::Expulsion});
    }
    return list.with_way_back_to(ListKind::Arbiter);
}

std::vector<Item> board_rows(const Scene& context) {
    Rows list(context);
    for (const Color side : rules::board::both_colors)
        list.add(PhraseId::ArbiterIllegal, side, table::RuleIllegal{side});
    for (const table::Irregularity what : table::all_of<table::Irregularity>)
        list.add(context.phrase(PhraseId::ArbiterIrregular, {{"what", table::word(what)}}), table::RuleIrregular{what});
    list.add(PhraseId::ArbiterLostPosition, std::nullopt, TextPurpose::LostPosition, table::RuleLostPosition{});
    return list.with_way_back_to(ListKind::Arbiter);
}

std::vector<Item> result_rows(const Scene& context) {
    Rows list(context);
    for (const Color side : rules::board::both_colors) list.add(PhraseId::ArbiterLoss, side, table::RuleLoss{side});
    list.add(PhraseId::ArbiterBothLose, table::RuleLoss{std::nullopt});
    list.add(PhraseId::ArbiterDraw, table::RuleDraw{});
    for (const Color side : rules::board::both_colors) {
        const auto now = table::points_of(context.game().table, side);
        for (const table::Points points : table::all_of<table::Points>)
            if (points != now)
                list.add(context.phrase(PhraseId::ArbiterPoints, {{"side", speech::announce::side_word(side)},
                                                                  {"points", speech::announce::points_word(points)}}),
                         table::SetPoints{side, points});
    }
    return list.with_way_back_to(ListKind::Arbiter);
}

std::vector<Item> sealing_rows(const Scene& context) {
    Rows list(context);
    if (!is_to_seal(context) || context.game().key_question) return {};
    const Game& game = context.game();
    const Color sealer = hand_side(context);
    if (const auto& shown = game.table.seal_call->shown)
        list.add(PhraseId::EnvelopeSealShown,
                 table::Seal{sealer, rules::notation::write_uci(game.table.position, *shown), ""});
    else
        list.add(PhraseId::EnvelopeSealMove, std::nullopt, TextPurpose::Seal, table::Seal{sealer, "?", ""});
    return std::move(list.rows);
}

namespace {

/// Where touched pieces bind on request only: what the opponent has touched, to be asked for.
void add_touches(Rows& list, const Scene& context) {
    const table::Table& table = context.game().table;
    if (table::touch_rule(table) != rules::laws::TouchRule::OnRequest) return;
    const Color mine = context.side();
    const bool is_of_last_move = table.position.turn() == mine;
    if (is_of_last_move && table.plies.empty()) return;
    for (const rules::board::Square square : is_of_last_move ? table.plies.back().touched : table.hands.touched)
        list.add(context.phrase(PhraseId::AssistantReportTouch,
                                {{"square", speech::announce::describe_square(square, manner(context))}}),
                 table::ReportTouch{mine, square});
}

} // namespace

std::vector<Item> player_rows(const Scene& context) {
    const Color mine = context.side();
    Rows list(context);
    list.add(PhraseId::GameMenuQuickplay, table::ClaimQuickplay{mine});
    list.add(PhraseId::GameMenuIllegal, table::ClaimIllegal{mine});
    list.add(PhraseId::GameMenuIncrement, table::RequestIncrement{mine});
    add_touches(list, context);
    list.add(context.phrase(PhraseId::AnnouncePositionVerified,
                            {{"who", speech::announce::who_word(mine, manner(context))}}),
             table::VerifyPosition{mine});
    list.add(context.phrase(PhraseId::GameMenuStop, {{"clocks", clocks_word(context)}}),
             table::Stop{mine, context.text(PhraseId::GameMenuStopReason)});
    return std::move(list.rows);
}

void carry_out(UpdateContext& context, const Ruling& ruling) {
    if (const auto* sealing = std::get_if<table::Seal>(&ruling.command))
        return seal(context, sealing->side, sealing->text);
    if (std::holds_alternative<table::OpenEnvelope>(ruling.command)) return unseal(context);
    rule(context, ruling.command);
}

void take_time(UpdateContext& context, const TextScreen& line) {
    const std::string typed = speech::vocabulary::fold(line.text);
    const bool adds = line.purpose == TextPurpose::AddTime;
    const bool takes = adds && typed.starts_with('-');
    const bool has_sign = takes || (adds && typed.starts_with('+'));
    const auto time = read_time(std::string_view(typed).substr(has_sign ? 1 : 0));
    if (!time) {
        context.refuse(context.phrase(PhraseId::ArbiterNoTime));
        return open_text(context, line.purpose, line.side);
    }
    const std::string_view side = speech::announce::side_word(*line.side);
    Ruling ruling = adds ? Ruling{table::AddTime{*line.side, takes ? -*time : *time},
                                  context.phrase(takes ? PhraseId::ArbiterTakeOff : PhraseId::ArbiterAdd,
                                                 {{"side", side}, {"time", *time}})}
                         : Ruling{table::SetClock{*line.side, *time},
                                  context.phrase(PhraseId::ArbiterSet, {{"side", side}, {"time", *time}})};
    ask(context, std::move(ruling));
}

void take_moves(UpdateContext& context, const TextScreen& line) {
    const auto moves = read_number(line.text, table::most_moves);
    if (!moves) {
        context.refuse(context.phrase(PhraseId::ArbiterNoNumber, {{"most", table::most_moves}}));
        return open_text(context, line.purpose, line.side);
    }
    ask(context, Ruling{table::SetMoves{*line.side, *moves},
                        context.phrase(PhraseId::ArbiterMovesAre,
                                       {{"side", speech::announce::side_word(*line.side)}, {"moves", *moves}})});
}

void take_position(UpdateContext& context, const TextScreen& line) {
    const auto last = static_cast<int>(context.game().table.plies.size());
    const auto plies = read_number(line.text, last);
    if (!plies) {
        context.refuse(context.phrase(PhraseId::ArbiterNoNumber, {{"most", last}}));
        return open_text(context, line.purpose);
    }
    ask(context, Ruling{table::RuleLostPosition{static_cast<std::size_t>(*plies)},
                        context.phrase(PhraseId::ArbiterLostPositionAfter, {{"plies", *plies}})});
}

void take_resumption(UpdateContext& context, const TextScreen& line) {
    const auto when = line.text.empty() ? std::nullopt : std::optional(line.text);
    ask(context, Ruling{table::Adjourn{when}, context.phrase(PhraseId::ArbiterAdjourn)});
}

} // namespace session
