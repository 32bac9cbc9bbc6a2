#include "rules/table/officials/adjournment.hpp"

#include "rules/table/decision.hpp"
#include "rules/table/guards.hpp"
#include "rules/table/hands/obligations.hpp"
#include "rules/table/hands/touched.hpp"
#include "rules/table/moves/may_play.hpp"
#include "rules/table/officials/called_to_seal.hpp"
#include "rules/table/officials/presence.hpp"
#include "rules/table/officials/stoppages.hpp"
#include "rules/table/sheets/sheets.hpp"

#include <algorithm>

namespace rules::table {

namespace {

Color replier(const SealedMove& sealed) { return !sealed.by; }

/// Between the resumption and an absent sealer's arrival the reply may be sealed too (A9c).
bool may_seal_reply(const Table& table, Color side) { return table.resumed && is_away(table, !side); }

/// Before its end a session can be left by sealing (A1b).
std::optional<Duration> rest_of_session(const Table& table, Instant at) {
    if (!table.settings.session || !table.started || table.was_adjourned) return std::nullopt;
    return std::max(*table.started + *table.settings.session - at, Duration::zero());
}

bool is_called_to_seal(const Table& table, Color side) { return table.seal_call && table.position.turn() == side; }

bool may_seal(const Table& table, Color side, Instant at) {
    return is_called_to_seal(table, side) || may_seal_reply(table, side) || rest_of_session(table, at).has_value();
}

/// One move and no other is meant, it is legal, and it is open to the player.
std::optional<board::Move> move_meant(const Table& table, std::string_view text) {
    const auto move = move_written(table.position, text);
    return move && !refuse_closed(table, table.hands, {*move}) ? move : std::nullopt;
}

/// Pieces touched bind the sealer as they bind a player on the board. Nobody asks what else may be wrong with the
/// sealed move before the envelope is opened.
std::optional<Refusal> refuse_past_touch(const Table& table, std::string_view text) {
    const auto move = move_written(table.position, text);
    if (!move) return std::nullopt;
    auto refusal = refuse_closed(table, table.hands, {*move});
    return refusal && refusal->reason != RefusalReason::MoveMustBePlayed ? refusal : std::nullopt;
}

/// A player who has arrived was called by the arbiter; an arbiter who has called nobody has seen that both are there.
std::optional<Refusal> refuse_opening(const Table& table, laws::Rule rule) {
    if (auto refusal = refuse_unless_under_way(table)) return refusal;
    if (!table.sealed) return refuse(table, RefusalReason::NothingSealed, rule);
    const bool is_roll_called = table.resumed || is_there(table, Color::White) || is_there(table, Color::Black);
    if (is_roll_called && !is_there(table, replier(*table.sealed)))
        return refuse(table, RefusalReason::ReplierAway, laws::Rule::Envelope);
    return std::nullopt;
}

/// The game goes on from the adjourned position with the sealer on move.
void go_on(Table& table, Instant at) {
    table.phase = Phase::Playing;
    if (!table.resumed) table.there = {true, true};
    table.clock.start(table.sealed->by, at);
    table.sealed.reset();
}

/// The cup's committee sets another time (§16), also where a session has an end.
std::optional<Refusal> refuse_if_committee_adjourns(const Table& table) {
    if (table.laws.kinds.adjourn != laws::Adjourning::Committee) return std::nullopt;
    return refuse(table, RefusalReason::CommitteeAdjourns, laws::Rule::Sealing);
}

std::optional<Refusal> refuse_sealing_now(const Table& table, Color side) {
    if (!may_seal_while_halted(table)) return may_play(table, side);
    Table running = table;
    running.phase = Phase::Playing;
    return may_play(running, side);
}

} // namespace

Decision decide_command(const Table& table, const Adjourn& command, Instant) {
    if (auto refusal = refuse_unless_at_board(table)) return *refusal;
    if (auto refusal = refuse_if_committee_adjourns(table)) return *refusal;
    if (table.seal_call) return refuse(table, RefusalReason::AlreadyCalledToSeal, laws::Rule::Sealing);
    return std::vector<Event>{SealCalled{command.resumption}};
}

Decision decide_command(const Table& table, const Seal& command, Instant now) {
    if (auto refusal = refuse_sealing_now(table, command.side)) return *refusal;
    if (auto refusal = refuse_unless_recorded(table, command.side, now)) return *refusal;
    if (auto refusal = refuse_if_committee_adjourns(table)) return *refusal;
    if (!may_seal(table, command.side, now)) return refuse(table, RefusalReason::NotCalledToSeal, laws::Rule::Sealing);
    const bool is_shown = table.seal_call && table.seal_call->shown;
    if (is_shown && move_meant(table, command.text) != table.seal_call->shown)
        return refuse(table, RefusalReason::SealShownMove, laws::Rule::Sealing);
    if (auto refusal = refuse_past_touch(table, command.text)) return *refusal;
    return std::vector<Event>{Sealed{command.side, command.digest}};
}

Decision decide_command(const Table& table, const OpenEnvelope& command, Instant) {
    if (auto refusal = refuse_opening(table, laws::Rule::Envelope)) return *refusal;
    return std::vector<Event>{EnvelopeOpened{command.text}};
}

/// Whoever is there: the Laws have no such condition here.
Decision decide_command(const Table& table, const LoseEnvelope&, Instant) {
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    if (!table.sealed) return refuse(table, RefusalReason::NothingSealed, laws::Rule::LostEnvelope);
    return std::vector<Event>{EnvelopeLost{}};
}

void apply(Table& table, Instant, const SealCalled& event) { table.seal_call = SealCall{event.resumption, {}}; }
void apply(Table& table, Instant, const MoveShown& event) { table.seal_call->shown = event.move; }

/// The sealer's clock stops and the other is not started (A1a); if the session is left early, the sealer is charged the
/// rest (A1b). A sealed reply starts the absentee's clock (A9c).
void apply(Table& table, Instant at, const Sealed& event) {
    const bool is_reply = !table.seal_call && may_seal_reply(table, event.side);
    const auto rest = table.seal_call ? std::nullopt : rest_of_session(table, at);
    bool& unpressed = table.unpressed[static_cast<std::size_t>(!event.side)];
    if (unpressed) table.clock.complete(!event.side, at);
    unpressed = false;
    table.must_press.reset();
    table.clock.stop(at);
    table.phase = Phase::Adjourned;
    table.stoppage.reset();
    put_pieces_back(table);
    table.seal_call.reset();
    table.touch_claim.reset();
    table.sealed = SealedMove{event.side, event.digest};
    if (is_reply) {
        table.clock.start(!event.side, at);
        return;
    }
    if (rest) table.clock.charge(event.side, *rest, at);
    table.was_adjourned = true;
    table.excused = {};
    table.there = {};
    table.resumed.reset();
}

/// A player who has to reply and is not there loses time until arriving (A9b).
void apply(Table& table, Instant at, const Resumed&) {
    table.resumed = at;
    if (!is_there(table, replier(*table.sealed))) table.clock.start(replier(*table.sealed), at);
}

void apply(Table& table, Instant at, const EnvelopeOpened& event) {
    const Color sealer = table.sealed->by;
    table.unsealing = Unsealing{sealer, table.sealed->came_late || (is_away(table, sealer) && is_too_late(table, at))};
    go_on(table, at);
    Sheet& sheet = sheet_of(table, sealer);
    if (sheet.by_hand) sheet.write(table.plies.size(), event.text);
}

void apply(Table& table, Instant at, const EnvelopeLost&) {
    go_on(table, at);
    table.is_envelope_lost = true;
}

std::optional<Event> consequence(const Table&, Instant, const SealCalled&) { return std::nullopt; }
std::optional<Event> consequence(const Table&, Instant, const MoveShown&) { return std::nullopt; }

/// What was left of the session may have been more than the sealer's time.
std::optional<Event> consequence(const Table& table, Instant at, const Sealed& event) {
    const auto left = table.clock.left(event.side, at);
    if (!left || *left > Duration::zero() || has_fallen(table, event.side)) return std::nullopt;
    return FlagFallen{event.side};
}

std::optional<Event> consequence(const Table&, Instant, const Resumed&) { return std::nullopt; }

/// A move that is ambiguous, cannot be made out or is illegal loses (A8), unless the opponent cannot win (6.10).
Consequence consequence(const Table& table, Instant, const EnvelopeOpened& event) {
    const Color sealer = table.unsealing->by;
    if (const auto move = move_meant(table, event.text)) return Made{sealer, *move};
    return lost_unless_unable(table.position, !sealer, Ended{won_by(!sealer), Reason::SealedMove},
                              Ended{Result::Draw, Reason::SealedMove});
}

std::optional<Event> consequence(const Table&, Instant, const EnvelopeLost&) { return std::nullopt; }
bool is_possible(const Table& table, const SealCalled&) { return !refuse_unless_at_board(table) && !table.seal_call; }

bool is_possible(const Table& table, const MoveShown& event) {
    return !may_play(table, event.side) && table.seal_call && !table.seal_call->shown &&
           table.position.is_legal(event.move);
}

bool is_possible(const Table& table, const Sealed& event) {
    return (table.phase == Phase::Playing || may_seal_while_halted(table)) && table.position.turn() == event.side &&
           may_seal(table, event.side, table.last);
}

bool is_possible(const Table& table, const Resumed&) { return table.sealed && !table.resumed; }
bool is_possible(const Table& table, const EnvelopeOpened&) { return !refuse_opening(table, laws::Rule::Envelope); }
bool is_possible(const Table& table, const EnvelopeLost&) { return is_under_way(table) && table.sealed.has_value(); }

} // namespace rules::table
