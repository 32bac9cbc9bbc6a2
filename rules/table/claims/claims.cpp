#include "rules/table/claims/claims.hpp"

#include "rules/notation/san.hpp"
#include "rules/table/claims/repetitions.hpp"
#include "rules/table/clock/set_display.hpp"
#include "rules/table/guards.hpp"
#include "rules/table/hands/obligations.hpp"
#include "rules/table/moves/may_play.hpp"
#include "rules/table/officials/stoppages.hpp"
#include "rules/table/sheets/sheets.hpp"

#include <algorithm>

namespace rules::table {

namespace {

laws::Rule rule_of(Claim claim) {
    switch (claim) {
    case Claim::Threefold: return laws::Rule::Threefold;
    case Claim::FiftyMoves: return laws::Rule::FiftyMoves;
    }
    return laws::Rule::Threefold;
}

Reason reason_of(Claim claim) {
    switch (claim) {
    case Claim::Threefold: return Reason::Threefold;
    case Claim::FiftyMoves: return Reason::FiftyMoves;
    }
    return Reason::Threefold;
}

laws::OfferingClaim as_offer(Claim claim) {
    switch (claim) {
    case Claim::Threefold: return laws::OfferingClaim::Threefold;
    case Claim::FiftyMoves: return laws::OfferingClaim::FiftyMoves;
    }
    return laws::OfferingClaim::Threefold;
}

bool is_correct(const Table& table, const DrawClaimed& event) {
    const variants::Position& position = table.position;
    switch (event.claim) {
    case Claim::Threefold: return occurrences(table, event.intended) >= table.laws.draw.rep.count;
    case Claim::FiftyMoves: {
        const int plies = event.intended ? position.after(*event.intended).halfmove_clock() : position.halfmove_clock();
        return plies >= table.laws.draw.fifty_plies;
    }
    }
    return false;
}

/// What is left to the claimant after a wrong claim (Article 9.5b): half the time, at most three minutes, is taken, but
/// not below one minute.
Duration after_wrong_claim(laws::WrongClaim rule, Duration left) {
    constexpr Duration most_taken = std::chrono::minutes(3);
    constexpr Duration least_kept = std::chrono::minutes(1);
    switch (rule) {
    case laws::WrongClaim::HalfUpToThreeMinutes:
        if (left <= least_kept) return left;
        return std::max(left - std::min(left / 2, most_taken), least_kept);
    case laws::WrongClaim::Unchanged:
    case laws::WrongClaim::RepeatLoses: return left;
    }
    return left;
}

ClaimRejected reject(const Table& table, Instant at, Color side) {
    if (!table.clock.exists()) return ClaimRejected{side, std::nullopt, std::nullopt, false};
    const auto bonus = wrong_claim_bonus(table).value_or(std::chrono::seconds::zero());
    return ClaimRejected{side, after_wrong_claim(table.laws.draw.wrong_claim.own, *table.clock.left(side, at)),
                         *table.clock.left(!side, at) + bonus, table.flag.has_value()};
}

} // namespace

Duration wrong_claim_loss(const Table& table, Instant now, Color side) {
    const auto left = table.clock.left(side, now);
    return left ? *left - after_wrong_claim(table.laws.draw.wrong_claim.own, *left) : Duration::zero();
}

std::optional<std::chrono::seconds> wrong_claim_bonus(const Table& table) {
    const laws::WrongClaimLaws& wrong = table.laws.draw.wrong_claim;
    return table.settings.kind == Kind::Standard ? wrong.opp_bonus : wrong.opp_bonus_rapid;
}

bool awaits_confirmation(const Table& table, const DrawClaimed& claim) {
    return claim.claim == Claim::Threefold && table.laws.draw.rep.confirmed && table.settings.arbiter_present &&
           is_correct(table, claim);
}

bool is_open(const ClaimAwaitsArbiter&) { return true; }
void rule(ClaimAwaitsArbiter&, Ruling) {}

/// A claim that was right and is not confirmed costs nothing: it was not one without reason.
std::optional<Event> after_ruling(const Table&, const ClaimAwaitsArbiter&, Ruling ruling) {
    if (ruling == Ruling::Upheld) return Ended{Result::Draw, Reason::Threefold};
    return Restarted{};
}

Decision decide_command(const Table& table, const ClaimDraw& command, Instant) {
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    if (table.sealed) return *refuse_unless_playing(table);
    if (auto refusal = refuse_while_away(table, command.side)) return *refusal;
    if (table.position.turn() != command.side) {
        // Whoever has just moved has given the claim up with that move (9.4); to others it was never open (9.2, 9.3).
        const bool has_just_moved = !table.plies.empty() && table.plies.back().before.turn() == command.side;
        return refuse(table, RefusalReason::NotOnMove,
                      has_just_moved ? laws::Rule::ClaimOnMove : rule_of(command.claim));
    }
    // A player who has exceeded the time has lost: claims are not among what takes precedence over that (6.10).
    if (has_fallen(table, command.side)) return refuse(table, RefusalReason::OwnFlagFallen, laws::Rule::TimeLoss);
    if (table.must_play) return refuse(table, RefusalReason::MoveMustBePlayed, laws::Rule::WrongClaim);
    if (table.laws.draw.claim_lost_on == laws::ClaimLostOn::Touch && !table.hands.touched.empty())
        return refuse(table, RefusalReason::ClaimLost, laws::Rule::ClaimOnMove);
    if (command.intended) {
        if (command.claim == Claim::Threefold && !table.laws.draw.rep.intended)
            return refuse(table, RefusalReason::ClaimOnBoardOnly, rule_of(command.claim));
        if (auto refusal = refuse_illegal(table, *command.intended)) return *refusal;
        if (auto refusal = refuse_closed(table, table.hands, {*command.intended})) return *refusal;
    }
    return std::vector<Event>{DrawClaimed{command.side, command.claim, command.intended}};
}

/// The move intended is written down before it is claimed with (Articles 9.2a, 9.3a). It may be an offer as
/// well (Article 9.1c), unless the opponent's own offer stands already. The clocks need no stopping: the verdict comes
/// at the same instant.
void apply(Table& table, Instant at, const DrawClaimed& event) {
    if (awaits_confirmation(table, event)) stop_play(table, at, ClaimAwaitsArbiter{event.side, event.intended});
    if (!table.offer && table.laws.draw.claim_is_offer.contains(as_offer(event.claim))) table.offer = event.side;
    note_presence(table, event.side);
    table.must_play = event.intended;
    Sheet& sheet = sheet_of(table, event.side);
    if (event.intended && sheet.by_hand)
        sheet.write(table.plies.size(), notation::write_san(table.position, *event.intended));
}

void apply(Table& table, Instant at, const ClaimRejected& event) {
    table.offender = Offender{event.side, laws::Rule::WrongClaim};
    const FlagThen flag = event.flags_stay ? FlagThen::Stays : FlagThen::Rises;
    if (event.claimant_left) set_display(table, event.side, *event.claimant_left, at, flag);
    if (event.opponent_left) set_display(table, !event.side, *event.opponent_left, at, flag);
    ++table.wrong_claims[static_cast<std::size_t>(event.side)];
}

std::optional<Event> consequence(const Table& table, Instant at, const DrawClaimed& event) {
    if (awaits_confirmation(table, event)) return std::nullopt;
    if (is_correct(table, event)) return Ended{Result::Draw, reason_of(event.claim)};
    return reject(table, at, event.side);
}

std::optional<Event> consequence(const Table& table, Instant, const ClaimRejected& event) {
    const bool is_repeated = table.wrong_claims[static_cast<std::size_t>(event.side)] > 1;
    if (table.laws.draw.wrong_claim.own != laws::WrongClaim::RepeatLoses || !is_repeated) return std::nullopt;
    return Ended{won_by(!event.side), Reason::WrongClaims};
}

bool is_possible(const Table& table, const DrawClaimed& event) {
    return is_under_way(table) && !table.sealed && table.position.turn() == event.side && !table.must_play &&
           (!event.intended || table.position.is_legal(*event.intended));
}

bool is_possible(const Table& table, const ClaimRejected& event) {
    return is_under_way(table) && table.position.turn() == event.side;
}

} // namespace rules::table
