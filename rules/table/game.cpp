// The start of a game, resignation, and its end.
#include "rules/table/dualboard/procedure.hpp"
#include "rules/table/groups.hpp"
#include "rules/verdict/verdict.hpp"

namespace rules::table {

Refusal refuse(const Table& table, RefusalReason reason, laws::Rule rule) {
    return {reason, rule, table.laws.article(rule)};
}

std::optional<Refusal> refuse_unless_playing(const Table& table) {
    switch (table.phase) {
    case Phase::Waiting: return refuse(table, RefusalReason::NotStarted, laws::Rule::StartOfClock);
    case Phase::Playing: return std::nullopt;
    case Phase::Halted: return refuse(table, RefusalReason::ClocksStopped, laws::Rule::StopClocks);
    case Phase::Adjourned: return refuse(table, RefusalReason::GameAdjourned, laws::Rule::Sealing);
    case Phase::Over: return refuse(table, RefusalReason::GameOver, laws::Rule::GameOver);
    }
    return std::nullopt;
}

bool is_under_way(const Table& table) { return table.phase != Phase::Waiting && table.phase != Phase::Over; }

std::optional<Refusal> refuse_unless_under_way(const Table& table) {
    if (is_under_way(table)) return std::nullopt;
    return refuse_unless_playing(table);
}

std::optional<Refusal> refuse_unless_at_board(const Table& table) {
    return table.phase == Phase::Halted ? std::nullopt : refuse_unless_playing(table);
}

Result won_by(Color side) { return side == Color::White ? Result::WhiteWins : Result::BlackWins; }

laws::Rule rule_of(Reason reason) {
    switch (reason) {
    case Reason::Checkmate: return laws::Rule::Checkmate;
    case Reason::Stalemate: return laws::Rule::Stalemate;
    case Reason::DeadPosition: return laws::Rule::DeadPosition;
    case Reason::Resignation: return laws::Rule::Resignation;
    case Reason::Agreement: return laws::Rule::DrawByAgreement;
    case Reason::Threefold: return laws::Rule::Threefold;
    case Reason::FiftyMoves: return laws::Rule::FiftyMoves;
    case Reason::Flag:
    case Reason::FlagCannotMate: return laws::Rule::TimeLoss;
    case Reason::BothFlags: return laws::Rule::BothFlags;
    case Reason::FivefoldRepetition: return laws::Rule::FivefoldRepetition;
    case Reason::SeventyFiveMoves: return laws::Rule::SeventyFiveMoves;
    case Reason::Default: return laws::Rule::DefaultTime;
    case Reason::Warnings: return laws::Rule::Warnings;
    case Reason::Arbiter: return laws::Rule::ArbitersRuling;
    case Reason::Device: return laws::Rule::Devices;
    case Reason::WrongClaims: return laws::Rule::WrongClaim;
    case Reason::IllegalMoves: return laws::Rule::IllegalMovePenalty;
    case Reason::WrongArray: return laws::Rule::WrongArray;
    case Reason::ReversedColors: return laws::Rule::ReversedColours;
    case Reason::LostPosition: return laws::Rule::LostPosition;
    case Reason::SealedMove: return laws::Rule::SealedMove;
    case Reason::Quickplay: return laws::Rule::QuickplayFinish;
    case Reason::PartnerLost: return laws::Rule::Doubles;
    case Reason::NoMenLeft:
    case Reason::NoCapturePossible:
    case Reason::MissedCaptures: return laws::Rule::Matranj;
    }
    return laws::Rule::GameOver;
}

namespace {

Reason reason_of(variants::End end) {
    switch (end) {
    case variants::End::Checkmate: return Reason::Checkmate;
    case variants::End::Stalemate: return Reason::Stalemate;
    case variants::End::NoMenLeft: return Reason::NoMenLeft;
    case variants::End::NoCapturePossible: return Reason::NoCapturePossible;
    }
    return Reason::Stalemate;
}

/// Only ordinary chess knows dead positions: in doubles men may still come, in matranj nobody mates.
bool is_dead(const variants::Position& position) {
    return position.variant() == variants::Variant::Standard && verdict::judge(position) == verdict::State::Dead;
}

/// What the position on the board says by itself (Articles 5.1a, 5.2a, 5.2b; the automatic draws only where in force,
/// and after mate).
std::optional<Event> verdict_on_board(const Table& table) {
    if (const auto ending = table.position.ending())
        return Ended{ending->winner ? won_by(*ending->winner) : Result::Draw, reason_of(ending->end)};
    if (is_dead(table.position)) return Ended{Result::Draw, Reason::DeadPosition};
    const auto& repetitions = table.laws.draw.automatic.repetition;
    if (repetitions && occurrences(table) >= *repetitions) return Ended{Result::Draw, Reason::FivefoldRepetition};
    const auto& moves_each = table.laws.draw.automatic.moves;
    if (moves_each && table.position.halfmove_clock() >= 2 * *moves_each)
        return Ended{Result::Draw, Reason::SeventyFiveMoves};
    return std::nullopt;
}

} // namespace

Consequence lost_unless_unable(const variants::Position& position, Color to_win, const Event& lost,
                               const Event& drawn) {
    return ByMate{{position, to_win}, lost, drawn, lost};
}

Decision decide_command(const Table& table, const Start&, Instant) {
    switch (table.phase) {
    case Phase::Waiting: return std::vector<Event>{Started{}};
    case Phase::Playing:
    case Phase::Halted:
    case Phase::Adjourned: return refuse(table, RefusalReason::AlreadyStarted, laws::Rule::StartOfClock);
    case Phase::Over: return refuse(table, RefusalReason::GameOver, laws::Rule::GameOver);
    }
    return refuse(table, RefusalReason::GameOver, laws::Rule::GameOver);
}

Decision decide_command(const Table& table, const Resign& command, Instant) {
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    return std::vector<Event>{Resigned{command.side}};
}

/// White's clock is started (Article 6.5), or that of the side to move where the game starts from another position.
void apply(Table& table, Instant at, const Started&) {
    table.phase = Phase::Playing;
    table.started = at;
    table.clock.start(table.position.turn(), at);
    note_displays(table, at);
}

void apply(Table&, Instant, const Resigned&) {}

void apply(Table& table, Instant at, const Ended& event) {
    table.phase = Phase::Over;
    table.outcome = Outcome{event.result, event.reason};
    table.clock.stop(at);
    table.unpressed = {};
    table.must_press.reset();
    table.halt.reset();
    table.touch_claim.reset();
    table.offer.reset();
    table.postponed.reset();
    table.seal_call.reset();
    table.sealed.reset();
    table.unsealing.reset();
    table.must_play.reset();
}

std::optional<Event> consequence(const Table& table, Instant, const Started&) { return verdict_on_board(table); }
std::optional<Event> consequence(const Table& table, Instant, const Made& event) {
    if (auto verdict = verdict_on_board(table)) return verdict;
    const bool was_sealed = table.unsealing && table.unsealing->by == event.side;
    return was_sealed ? after_unsealed_move(table) : std::nullopt;
}

Consequence consequence(const Table& table, Instant, const Resigned& event) {
    const Ended lost{won_by(!event.side), Reason::Resignation};
    if (!table.laws.draw.resign_if_no_mate) return lost;
    return lost_unless_unable(table.position, !event.side, lost, Ended{Result::Draw, Reason::Resignation});
}

std::optional<Event> consequence(const Table&, Instant, const Ended&) { return std::nullopt; }

bool is_possible(const Table& table, const Started&) { return table.phase == Phase::Waiting; }
bool is_possible(const Table& table, const Resigned&) { return is_under_way(table); }
/// A game is ended once; but one that was won on time without proof may be found drawn, and whoever was given it
/// because the other came too late may turn out to have come too late himself.
bool is_possible(const Table& table, const Ended& event) {
    const bool is_both = event == Ended{Result::BothLose, Reason::Default};
    const bool is_found_drawn = event == Ended{Result::Draw, Reason::FlagCannotMate} && table.is_mate_unproved;
    return is_under_way(table) || is_found_drawn ||
           (is_both && table.outcome && table.outcome->reason == Reason::Default &&
            table.outcome->result != Result::BothLose);
}

} // namespace rules::table
