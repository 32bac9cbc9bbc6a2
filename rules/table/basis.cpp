// The rule behind what has happened, for whoever asks why.
#include "rules/table/table.hpp"

namespace rules::table {
namespace {

using Basis = std::optional<laws::Rule>;

Basis basis(const Started&) { return laws::Rule::StartOfClock; }
Basis basis(const Arrived&) { return laws::Rule::DefaultTime; }
Basis basis(const Made&) { return std::nullopt; }
Basis basis(const Adjusting&) { return laws::Rule::Adjusting; }
Basis basis(const Lifted&) { return std::nullopt; }
Basis basis(const Placed&) { return std::nullopt; }
Basis basis(const TakenOff&) { return std::nullopt; }
Basis basis(const TouchedDown&) { return laws::Rule::PromotionChoice; }
Basis basis(const TouchReported&) { return laws::Rule::TouchedOwnMan; }
Basis basis(const TouchClaimed&) { return laws::Rule::TouchedOwnMan; }
Basis basis(const TouchRuled&) { return laws::Rule::TouchedOwnMan; }
Basis basis(const TakenInHand&) { return laws::Rule::Doubles; }
Basis basis(const TakenBack&) { return std::nullopt; }
Basis basis(const CaptureMissed&) { return laws::Rule::Matranj; }
Basis basis(const Pressed&) { return std::nullopt; }
Basis basis(const DrawOffered&) { return laws::Rule::DrawOffer; }
Basis basis(const DrawAccepted&) { return laws::Rule::DrawByAgreement; }
Basis basis(const DrawDeclined&) { return laws::Rule::DrawOffer; }
Basis basis(const Resigned&) { return laws::Rule::Resignation; }
Basis basis(const IllegalCompleted&) { return std::nullopt; }
Basis basis(const IllegalClaimed&) { return laws::Rule::IllegalMove; }
Basis basis(const IllegalRuled&) { return laws::Rule::IllegalMove; }
Basis basis(const Restored& event) {
    switch (event.why) {
    case Restoration::IllegalMove: return laws::Rule::IllegalMove;
    case Restoration::TouchMove: return laws::Rule::TouchedOwnMan;
    }
    return std::nullopt;
}
Basis basis(const IrregularityRuled& event) {
    switch (event.what) {
    case Irregularity::Array: return laws::Rule::WrongArray;
    case Irregularity::Board: return laws::Rule::TurnedBoard;
    case Irregularity::Colors: return laws::Rule::ReversedColours;
    case Irregularity::Men: return laws::Rule::DisplacedMen;
    }
    return std::nullopt;
}
Basis basis(const FlagFallen&) { return laws::Rule::FlagFall; }
Basis basis(const FlagClaimed&) { return laws::Rule::FlagClaim; }
Basis basis(const DrawClaimed& event) {
    switch (event.claim) {
    case Claim::Threefold: return laws::Rule::Threefold;
    case Claim::FiftyMoves: return laws::Rule::FiftyMoves;
    }
    return std::nullopt;
}
Basis basis(const ClaimRejected&) { return laws::Rule::WrongClaim; }
Basis basis(const QuickplayClaimed&) { return laws::Rule::QuickplayFinish; }
Basis basis(const IncrementRequested&) { return laws::Rule::QuickplayFinish; }
Basis basis(const IncrementIntroduced&) { return laws::Rule::QuickplayFinish; }
Basis basis(const SealCalled&) { return laws::Rule::Sealing; }
Basis basis(const MoveShown&) { return laws::Rule::Sealing; }
Basis basis(const Sealed&) { return laws::Rule::Sealing; }
Basis basis(const Resumed&) { return laws::Rule::Envelope; }
Basis basis(const EnvelopeOpened&) { return laws::Rule::Envelope; }
Basis basis(const EnvelopeLost&) { return laws::Rule::Envelope; }
Basis basis(const PenTaken&) { return std::nullopt; }
Basis basis(const Written&) { return std::nullopt; }
Basis basis(const Signed&) { return std::nullopt; }
Basis basis(const Stopped&) { return laws::Rule::StopClocks; }
Basis basis(const Restarted&) { return laws::Rule::StopClocks; }
Basis basis(const TimeAdded&) { return laws::Rule::ArbitersClock; }
Basis basis(const ClockSet&) { return laws::Rule::ArbitersClock; }
Basis basis(const MovesSet&) { return laws::Rule::ArbitersClock; }
Basis basis(const Warned&) { return laws::Rule::Penalties; }
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
Basis basis(const Ended& event) { return rule_of(event.reason); }

laws::Rule ruled_by(const ArbitersStop&) { return laws::Rule::StopClocks; }
laws::Rule ruled_by(const PlayersStop&) { return laws::Rule::StopClocks; }
laws::Rule ruled_by(const QuickplayAppeal&) { return laws::Rule::QuickplayFinish; }
laws::Rule ruled_by(const Reconciling&) { return laws::Rule::BoardsDiffer; }
laws::Rule ruled_by(const FlagAwaitsVerdict&) { return laws::Rule::QuickplayVerdict; }

/// What a ruling rests on depends on what was open; while the game goes on, that is a claim put off.
laws::Rule rule_of_ruling(const Table& before) {
    if (!before.halt) return laws::Rule::QuickplayVerdict;
    return std::visit([](const auto& cause) { return ruled_by(cause); }, before.halt->cause);
}

/// With the table before the event, for those that are a ruling on it.
struct Basics {
    const Table& before;
    Basis operator()(const Upheld&) const { return rule_of_ruling(before); }
    Basis operator()(const Rejected&) const { return rule_of_ruling(before); }
    template <typename Happened>
    Basis operator()(const Happened& event) const {
        return basis(event);
    }
};

} // namespace

std::optional<laws::Rule> rule_of(const Table& before, const Event& event) { return std::visit(Basics{before}, event); }

} // namespace rules::table
