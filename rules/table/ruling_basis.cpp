#include "rules/table/ruling_basis.hpp"

#include "rules/table/claims/quickplay.hpp"
#include "rules/table/clock/flags.hpp"
#include "rules/table/guards.hpp"
#include "rules/table/moves/illegal_moves.hpp"
#include "rules/table/moves/illegality.hpp"
#include "rules/table/moves/partners.hpp"
#include "rules/table/moves/restoring.hpp"
#include "rules/table/officials/stoppages.hpp"
#include "rules/table/two_boards/procedure.hpp"

namespace rules::table {
namespace {

using Basis = std::optional<laws::Rule>;

Basis basis(const Started&) { return laws::Rule::StartOfClock; }
Basis basis(const Made&) { return std::nullopt; }
Basis basis(const Adjusting&) { return laws::Rule::Adjusting; }
Basis basis(const Lifted&) { return std::nullopt; }
Basis basis(const Placed&) { return std::nullopt; }
Basis basis(const TakenOff&) { return std::nullopt; }
Basis basis(const TouchedDown&) { return laws::Rule::PromotionChoice; }
Basis basis(const TouchClaimed&) { return laws::Rule::TouchRuling; }
Basis basis(const TouchRuled&) { return laws::Rule::TouchRuling; }
Basis basis(const TakenInHand&) { return laws::Rule::Doubles; }
Basis basis(const TakenBack&) { return std::nullopt; }
Basis basis(const CaptureMissed&) { return laws::Rule::Matranj; }
Basis basis(const Pressed&) { return std::nullopt; }
Basis basis(const DrawOffered&) { return laws::Rule::DrawOffer; }
Basis basis(const DrawAccepted&) { return laws::Rule::DrawByAgreement; }
Basis basis(const DrawDeclined&) { return laws::Rule::DrawOffer; }
Basis basis(const Resigned&) { return laws::Rule::Resignation; }
Basis basis(const IllegalCompleted&) { return std::nullopt; }

Basis basis(const IrregularityRuled& event) {
    switch (event.what) {
    case Irregularity::Array: return laws::Rule::WrongArray;
    case Irregularity::Board: return laws::Rule::TurnedBoard;
    case Irregularity::Colors: return laws::Rule::ReversedColours;
    case Irregularity::Pieces: return laws::Rule::PiecesFoundDisplaced;
    }
    return std::nullopt;
}

Basis basis(const FlagFallen&) { return laws::Rule::FlagFall; }

Basis basis(const DrawClaimed& event) {
    switch (event.claim) {
    case Claim::Threefold: return laws::Rule::Threefold;
    case Claim::FiftyMoves: return laws::Rule::FiftyMoves;
    }
    return std::nullopt;
}

Basis basis(const ClaimRejected&) { return laws::Rule::WrongClaim; }
Basis basis(const IncrementRequested&) { return laws::Rule::IncrementRequest; }
Basis basis(const IncrementIntroduced&) { return laws::Rule::IncrementRequest; }
Basis basis(const SealCalled&) { return laws::Rule::Sealing; }
Basis basis(const MoveShown&) { return laws::Rule::Sealing; }
Basis basis(const Sealed&) { return laws::Rule::Sealing; }
Basis basis(const Resumed&) { return laws::Rule::Resumption; }
Basis basis(const EnvelopeOpened&) { return laws::Rule::Envelope; }
Basis basis(const EnvelopeLost&) { return laws::Rule::LostEnvelope; }
Basis basis(const PenTaken&) { return std::nullopt; }
Basis basis(const Written&) { return std::nullopt; }
Basis basis(const Signed&) { return std::nullopt; }
Basis basis(const Stopped&) { return laws::Rule::StopClocks; }
Basis basis(const ClockSet&) { return laws::Rule::ArbitersClock; }
Basis basis(const MovesSet&) { return laws::Rule::ArbitersClock; }

laws::Rule rule_of(Offence offence) {
    switch (offence) {
    case Offence::IllegalMove: return laws::Rule::IllegalMovePenalty;
    case Offence::Device: return laws::Rule::Devices;
    case Offence::Advice: return laws::Rule::Advice;
    case Offence::Distraction: return laws::Rule::Distraction;
    case Offence::LeftHall: return laws::Rule::LeavingHall;
    case Offence::Absence: return laws::Rule::Absences;
    }
    return laws::Rule::Penalties;
}

Basis basis(const Warned& event) { return event.why ? rule_of(*event.why) : laws::Rule::Penalties; }
Basis basis(const OffenceFound& event) { return rule_of(event.what); }
Basis basis(const PartnerWarned&) { return laws::Rule::Doubles; }
Basis basis(const OversteppingUnproved&) { return laws::Rule::Overstepping; }
Basis basis(const MateUnproved&) { return laws::Rule::TimeLoss; }
Basis basis(const PositionVerified&) { return laws::Rule::QuickplayAlone; }
Basis basis(const DeviceFound&) { return laws::Rule::Devices; }
Basis basis(const PointsSet&) { return laws::Rule::Points; }
Basis basis(const Punished&) { return laws::Rule::Penalties; }
Basis basis(const Postponed&) { return laws::Rule::QuickplayVerdict; }
Basis basis(const Said&) { return std::nullopt; }
Basis basis(const Repeated&) { return laws::Rule::Announcing; }
Basis basis(const Executed&) { return laws::Rule::Announcing; }
Basis basis(const TimeTold&) { return laws::Rule::Assistants; }
Basis basis(const MovesTold&) { return laws::Rule::Assistants; }
Basis basis(const Compared&) { return laws::Rule::BoardsDiffer; }
Basis basis(const GameCorrected&) { return laws::Rule::BoardsDiffer; }
Basis basis(const BoardFixed&) { return laws::Rule::BoardsDiffer; }
Basis basis(const Retraced&) { return laws::Rule::ScoresDiffer; }

/// What a ruling rests on depends on what was open.
class RuledBy {
public:
    RuledBy(const Table& before, Ruling ruling)
        : before_(before)
        , ruling_(ruling) {}

    laws::Rule operator()(const ArbitersStop&) const { return laws::Rule::StopClocks; }
    laws::Rule operator()(const PlayersStop&) const {
        return ruling_ == Ruling::Rejected ? laws::Rule::BadStop : laws::Rule::StopClocks;
    }
    laws::Rule operator()(const QuickplayAppeal& appeal) const {
        switch (appeal.wants) {
        case QuickplayAppeal::Wants::Draw: return rule_of_claims(before_);
        case QuickplayAppeal::Wants::Increment: return laws::Rule::IncrementRequest;
        }
        return laws::Rule::QuickplayFinish;
    }
    laws::Rule operator()(const Reconciling&) const { return laws::Rule::BoardsDiffer; }
    laws::Rule operator()(const ClaimAwaitsArbiter&) const { return laws::Rule::Threefold; }
    laws::Rule operator()(const FlagAwaitsVerdict&) const { return laws::Rule::QuickplayVerdict; }

private:
    const Table& before_;
    Ruling ruling_;
};

/// While the game goes on, what is open is a claim put off.
laws::Rule rule_of_ruling(const Table& before, Ruling ruling) {
    if (!before.stoppage) return laws::Rule::QuickplayVerdict;
    return std::visit(RuledBy(before, ruling), before.stoppage->cause);
}

/// Time that comes with a ruling rests on what was ruled on. Otherwise time taken is a penalty, and so is time given to
/// the opponent of a player at fault, or of one whose claim was put off; any other time makes up for a disturbance.
laws::Rule rule_of_time(const Table& before, const TimeAdded& event) {
    const auto* appeal = before.stoppage ? std::get_if<QuickplayAppeal>(&before.stoppage->cause) : nullptr;
    if (appeal != nullptr && appeal->ruling) return rule_of_ruling(before, *appeal->ruling);
    const bool is_taken = event.time < Duration::zero();
    const Color pays = is_taken ? event.side : !event.side;
    if (has_penalty_due(before) && std::get<PlayersStop>(before.stoppage->cause).by == pays) return laws::Rule::BadStop;
    if (before.offender && before.offender->side == pays) return before.offender->rule;
    if (is_taken) return laws::Rule::Penalties;
    return before.postponed == pays ? laws::Rule::QuickplayVerdict : laws::Rule::ExtraTime;
}

/// The rule by which the touch of the piece there binds; of the opponent's last move if the reporter is on move.
laws::Rule rule_of_touch(const Table& before, std::optional<Color> by, board::Square square) {
    const bool is_of_last = by == before.position.turn();
    const variants::Position& position = is_of_last ? before.plies.back().before : before.position;
    const auto piece = position.at(square);
    return piece && piece->color != position.turn() ? laws::Rule::TouchedEnemyPiece : laws::Rule::TouchedOwnPiece;
}

/// With the table before the event, for those whose rule depends on it.
struct Basics {
    const Table& before;
    Basis operator()(const Arrived& event) const {
        if (before.was_adjourned) return laws::Rule::Resumption;
        const bool were_both_absent = before.settings.absent[0] && before.settings.absent[1];
        return were_both_absent && !is_there(before, !event.side) ? laws::Rule::BothAbsent : laws::Rule::DefaultTime;
    }
    Basis operator()(const TouchReported& event) const { return rule_of_touch(before, event.by, event.square); }
    Basis operator()(const IllegalClaimed& event) const { return rule_of_illegal_move(before, !event.by); }
    Basis operator()(const IllegalRuled& event) const { return rule_of_illegal_move(before, event.side); }
    Basis operator()(const Restored& event) const {
        switch (event.why) {
        case Restoration::IllegalMove: return rule_of_illegal_move(before, event.side);
        case Restoration::TouchMove:
            return rule_of_touches(before.plies[event.plies]).value_or(laws::Rule::TouchedOwnPiece);
        case Restoration::LostPosition: return rule_of_lost_position();
        case Restoration::Takeback: return std::nullopt;
        }
        return std::nullopt;
    }
    Basis operator()(const FlagClaimed&) const { return rule_of_flag_claims(before); }
    Basis operator()(const QuickplayClaimed&) const { return rule_of_claims(before); }
    Basis operator()(const Upheld&) const { return rule_of_ruling(before, Ruling::Upheld); }
    Basis operator()(const Rejected&) const { return rule_of_ruling(before, Ruling::Rejected); }
    Basis operator()(const TimeAdded& event) const { return rule_of_time(before, event); }
    Basis operator()(const Restarted&) const {
        return is_reconciling(before) ? laws::Rule::BoardsDiffer : laws::Rule::StopClocks;
    }
    Basis operator()(const Ended& event) const {
        if (before.settings.variant == variants::Variant::Matranj && is_by_board(event.reason))
            return laws::Rule::Matranj;
        const bool is_late = event.reason == Reason::Default && before.was_adjourned;
        if (is_late) return laws::Rule::LateResumption;
        if (event.reason == Reason::LostPosition) return rule_of_lost_position();
        if (event.reason == Reason::IllegalMoves) return rule_of_illegal_end(event);
        if (event.reason == Reason::Quickplay) return rule_of_claims(before);
        if (event.reason == Reason::Arbiter && is_for_distraction(event)) return laws::Rule::Distraction;
        if (event.reason == Reason::Arbiter && is_for_help(event)) return laws::Rule::Doubles;
        const bool is_order_unknown = event.reason == Reason::BothFlags && before.settings.kind == Kind::Standard;
        return is_order_unknown ? laws::Rule::FlagOrderLast : rule_of(event.reason);
    }
    template <typename Happened>
    Basis operator()(const Happened& event) const {
        return basis(event);
    }

private:
    static bool is_by_board(Reason reason) { return reason == Reason::Checkmate || reason == Reason::Stalemate; }
    laws::Rule rule_of_lost_position() const {
        if (before.is_envelope_lost) return laws::Rule::LostEnvelope;
        return before.are_pieces_displaced ? laws::Rule::PiecesFoundDisplaced : laws::Rule::LostPosition;
    }
    laws::Rule rule_of_illegal_end(const Ended& event) const {
        if (event.result == Result::Draw && stays_illegal(before)) return laws::Rule::BothKingsInCheck;
        return claim_wins(before) ? laws::Rule::IllegalMoveBlitz : laws::Rule::IllegalMovePenalty;
    }
    static std::optional<Color> loser(Result result) {
        switch (result) {
        case Result::WhiteWins: return Color::Black;
        case Result::BlackWins: return Color::White;
        case Result::Draw:
        case Result::BothLose:
        case Result::Cancelled: return std::nullopt;
        }
        return std::nullopt;
    }
    bool is_for_distraction(const Ended& event) const {
        const auto& lose_at = before.laws.conduct.distractions_lose_at;
        const auto side = loser(event.result);
        return lose_at && side && before.distractions[static_cast<std::size_t>(*side)] >= *lose_at;
    }
    bool is_for_help(const Ended& event) const {
        const auto side = loser(event.result);
        return side && has_helped_too_often(before, *side);
    }
};

} // namespace

std::optional<laws::Rule> rule_of(const Table& before, const Event& event) { return std::visit(Basics{before}, event); }

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
    case Reason::NoPiecesLeft:
    case Reason::NoCapturePossible:
    case Reason::MissedCaptures: return laws::Rule::Matranj;
    }
    return laws::Rule::GameOver;
}

} // namespace rules::table
