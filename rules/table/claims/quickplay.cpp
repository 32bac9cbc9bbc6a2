#include "rules/table/claims/quickplay.hpp"

#include "rules/notation/fen.hpp"
#include "rules/table/clock/flags.hpp"
#include "rules/table/clock/set_display.hpp"
#include "rules/table/guards.hpp"
#include "rules/table/officials/stoppages.hpp"

namespace rules::table {

namespace {

bool has_quickplay_finish(const Table& table, Color side) {
    const laws::QuickplayLaws& laws = table.laws.kinds.quickplay;
    if (laws.announced_only && !table.settings.quickplay_announced) return false;
    if (table.settings.kind == Kind::Blitz && !laws.in_blitz) return false;
    return laws.with_increment || table.clock.period(side).increment == Duration::zero();
}

/// The player may have stopped the clocks to get the arbiter; whatever else they stand for comes first.
std::optional<Refusal> refuse_while_otherwise_stopped(const Table& table) {
    if (table.stoppage && std::holds_alternative<PlayersStop>(table.stoppage->cause)) return std::nullopt;
    return refuse_unless_playing(table);
}

std::optional<Refusal> refuse_appeal(const Table& table, Color side, Instant now, laws::Rule rule) {
    if (auto refusal = refuse_while_otherwise_stopped(table)) return refusal;
    if (auto refusal = refuse_while_away(table, side)) return refusal;
    if (!table.clock.exists()) return refuse(table, RefusalReason::NoClock, rule);
    if (!has_quickplay_finish(table, side)) return refuse(table, RefusalReason::NoQuickplayFinish, rule);
    if (table.position.turn() != side) return refuse(table, RefusalReason::NotOnMove, rule);
    if (table.must_play) return refuse(table, RefusalReason::MoveMustBePlayed, laws::Rule::WrongClaim);
    if (table.postponed) return refuse(table, RefusalReason::VerdictPostponed, laws::Rule::QuickplayVerdict);
    if (table.clock.to_control(side)) return refuse(table, RefusalReason::NotLastPeriod, rule);
    if (has_fallen(table, side)) return refuse(table, RefusalReason::OwnFlagFallen, rule);
    if (*table.clock.left(side, now) >= table.laws.kinds.quickplay.below)
        return refuse(table, RefusalReason::TooMuchTime, rule);
    return std::nullopt;
}

bool may_appeal(const Table& table, Color side) {
    return !refuse_while_otherwise_stopped(table) && table.clock.exists() && table.position.turn() == side &&
           !table.postponed && !table.must_play;
}

void appeal(Table& table, Instant at, const QuickplayAppeal& appeal, laws::OfferingClaim claim) {
    note_presence(table, appeal.by);
    stop_play(table, at, appeal);
    if (!table.offer && table.laws.draw.claim_is_offer.contains(claim)) table.offer = appeal.by;
}

/// The claim whose decision can be put off: only an arbiter who is there to watch can do that.
const QuickplayAppeal* open_claim(const Table& table) {
    const auto* appeal = table.stoppage ? std::get_if<QuickplayAppeal>(&table.stoppage->cause) : nullptr;
    const bool is_claim = appeal != nullptr && is_open(*appeal) && appeal->wants == QuickplayAppeal::Wants::Draw;
    return is_claim && table.settings.arbiter_present ? appeal : nullptr;
}

/// After the ruling on a claim (10.2a-c; without an arbiter, who decides later, the game was over with the claim: D).
std::optional<Event> after_claim(const Table& table, const QuickplayAppeal& claim, Ruling ruling) {
    switch (ruling) {
    case Ruling::Upheld: return Ended{Result::Draw, Reason::Quickplay};
    case Ruling::Rejected:
        if (!table.settings.arbiter_present) return Ended{won_by(!claim.by), Reason::Quickplay};
        return give_time(table, !claim.by, table.laws.kinds.quickplay.bonus);
    case Ruling::Postponed: return Restarted{};
    }
    return std::nullopt;
}

/// After the answer to who asked for extra time with each move (III.4 of 2023).
std::optional<Event> after_request(const Table& table, Ruling ruling) {
    if (ruling == Ruling::Upheld) return IncrementIntroduced{*table.laws.kinds.quickplay.increment};
    return Restarted{};
}

} // namespace

laws::Rule rule_of_claims(const Table& table) {
    return table.settings.arbiter_present ? laws::Rule::QuickplayFinish : laws::Rule::QuickplayAlone;
}

bool is_open(const QuickplayAppeal& appeal) { return !appeal.ruling; }
bool is_open(const FlagAwaitsVerdict&) { return true; }
void rule(QuickplayAppeal& appeal, Ruling ruling) { appeal.ruling = ruling; }
void rule(FlagAwaitsVerdict&, Ruling) {}

std::optional<Event> after_ruling(const Table& table, const QuickplayAppeal& appeal, Ruling ruling) {
    switch (appeal.wants) {
    case QuickplayAppeal::Wants::Draw: return after_claim(table, appeal, ruling);
    case QuickplayAppeal::Wants::Increment: return after_request(table, ruling);
    }
    return std::nullopt;
}

Consequence after_ruling(const Table& table, const FlagAwaitsVerdict&, Ruling ruling) {
    return postponed_verdict(table, ruling);
}

/// If the opponent of the player out of time could not win by normal means, or did not try to, it is a draw.
Consequence postponed_verdict(const Table& table, Ruling ruling) {
    if (ruling == Ruling::Upheld) return Ended{Result::Draw, Reason::Quickplay};
    return after_flag(table);
}

/// Once postponed, the decision comes after a flag has fallen; in later editions a draw may be declared before that.
std::optional<Refusal> refuse_early_verdict(const Table& table, Ruling ruling) {
    const bool may_come_now = ruling == Ruling::Upheld && table.laws.kinds.quickplay.verdict_before_flag;
    if (table.flag || may_come_now) return std::nullopt;
    return refuse(table, RefusalReason::FlagNotFallen, laws::Rule::QuickplayVerdict);
}

std::optional<Refusal> refuse_before_answer(const Table& table, Ruling ruling) {
    const auto* appeal = table.stoppage ? std::get_if<QuickplayAppeal>(&table.stoppage->cause) : nullptr;
    const bool is_granted = appeal != nullptr && appeal->wants == QuickplayAppeal::Wants::Increment &&
                            is_open(*appeal) && ruling == Ruling::Upheld;
    if (!is_granted || table.offer != appeal->by) return std::nullopt;
    return refuse(table, RefusalReason::OfferUnanswered, laws::Rule::IncrementRequest);
}

Decision decide_command(const Table& table, const ClaimQuickplay& command, Instant now) {
    if (auto refusal = refuse_appeal(table, command.side, now, rule_of_claims(table))) return *refusal;
    return std::vector<Event>{QuickplayClaimed{command.side}};
}

Decision decide_command(const Table& table, const RequestIncrement& command, Instant now) {
    if (!table.laws.kinds.quickplay.increment)
        return refuse(table, RefusalReason::NoQuickplayFinish, laws::Rule::QuickplayFinish);
    if (auto refusal = refuse_appeal(table, command.side, now, laws::Rule::IncrementRequest)) return *refusal;
    return std::vector<Event>{IncrementRequested{command.side}};
}

Decision decide_command(const Table& table, const Postpone&, Instant) {
    if (open_claim(table) == nullptr)
        return refuse(table, RefusalReason::NothingToPostpone, laws::Rule::QuickplayVerdict);
    return std::vector<Event>{Postponed{}};
}

namespace {

/// Without an arbiter whoever claims writes the final position down, and the opponent verifies it (D).
bool is_to_be_verified(const Table& table, Color by) {
    const auto* appeal = table.stoppage ? std::get_if<QuickplayAppeal>(&table.stoppage->cause) : nullptr;
    return appeal != nullptr && is_open(*appeal) && appeal->by == !by && !table.settings.arbiter_present;
}

} // namespace

Decision decide_command(const Table& table, const VerifyPosition& command, Instant) {
    if (!is_to_be_verified(table, command.side))
        return refuse(table, RefusalReason::NothingToVerify, laws::Rule::QuickplayAlone);
    return std::vector<Event>{PositionVerified{command.side, notation::write_fen(table.position.setup())}};
}

void apply(Table&, Instant, const PositionVerified&) {}
std::optional<Event> consequence(const Table&, Instant, const PositionVerified&) { return std::nullopt; }
bool is_possible(const Table& table, const PositionVerified& event) { return is_to_be_verified(table, event.side); }

void apply(Table& table, Instant at, const QuickplayClaimed& event) {
    appeal(table, at, {event.side, QuickplayAppeal::Wants::Draw, {}}, laws::OfferingClaim::QuickplayFinish);
}

void apply(Table& table, Instant at, const IncrementRequested& event) {
    appeal(table, at, {event.side, QuickplayAppeal::Wants::Increment, {}}, laws::OfferingClaim::IncrementRequest);
}

void apply(Table& table, Instant, const Postponed&) {
    auto& claim = std::get<QuickplayAppeal>(table.stoppage->cause);
    rule(claim, Ruling::Postponed);
    table.postponed = claim.by;
}

void apply(Table& table, Instant, const IncrementIntroduced& event) { table.clock.introduce_increment(event.each); }
std::optional<Event> consequence(const Table&, Instant, const QuickplayClaimed&) { return std::nullopt; }
std::optional<Event> consequence(const Table&, Instant, const IncrementRequested&) { return std::nullopt; }
std::optional<Event> consequence(const Table&, Instant, const Postponed&) { return Restarted{}; }

std::optional<Event> consequence(const Table& table, Instant, const IncrementIntroduced&) {
    const auto& request = std::get<QuickplayAppeal>(table.stoppage->cause);
    return give_time(table, !request.by, table.laws.kinds.quickplay.bonus);
}

bool is_possible(const Table& table, const QuickplayClaimed& event) { return may_appeal(table, event.side); }
bool is_possible(const Table& table, const IncrementRequested& event) { return may_appeal(table, event.side); }
bool is_possible(const Table& table, const Postponed&) { return open_claim(table) != nullptr; }

bool is_possible(const Table& table, const IncrementIntroduced&) {
    const auto* appeal = table.stoppage ? std::get_if<QuickplayAppeal>(&table.stoppage->cause) : nullptr;
    return appeal != nullptr && appeal->wants == QuickplayAppeal::Wants::Increment && appeal->ruling == Ruling::Upheld;
}

} // namespace rules::table
