#include "src/game/seats.hpp"

#include <concepts>

namespace game {
namespace {

using namespace rules::table; // of commands there are many

template <typename Asked, typename... Others>
concept OneOf = (std::same_as<Asked, Others> || ...);

template <typename Asked>
concept OfPlayer = OneOf<Asked, Play, Adjust, Lift, Place, TakeOff, TouchDown, TakeBack, TakeTurnBack, Press, OfferDraw,
                         AcceptDraw, DeclineDraw, Resign, ClaimDraw, ClaimQuickplay, RequestIncrement, Seal, Write,
                         Borrow, Sign, VerifyPosition, Repeat, AskTime, AskMoves>;

/// A player may ask for it, or the arbiter does it without being asked: then it has no `by`.
template <typename Asked>
concept OfPlayerOrArbiter = OneOf<Asked, ReportTouch, ClaimFlag, Stop>;

template <typename Asked>
concept OfArbiter =
    OneOf<Asked, Start, Arrive, RuleIllegal, RuleIrregular, RuleLostPosition, RuleFlagOrder, Adjourn, OpenEnvelope,
          LoseEnvelope, Restart, Uphold, Reject, Postpone, AddTime, SetClock, SetMoves, Warn, ReportDevice, RuleLoss,
          RuleDraw, SetPoints, Punish, RuleOffence, RuleOversteppingUnproved, Compare, Retrace>;

template <typename Asked>
concept OfPartners = OneOf<Asked, TakeInHand, LoseWithPartner, NotePartnersWarning>;

/// One overload for each kind of command; a command of no kind stops the build.
struct SeatOf {
    SeatId operator()(const OfPlayer auto& asked) const { return PlayersSeat{asked.side}; }
    SeatId operator()(const OfPlayerOrArbiter auto& asked) const {
        if (asked.by) return PlayersSeat{*asked.by};
        return ArbitersSeat{};
    }
    SeatId operator()(const OfArbiter auto&) const { return ArbitersSeat{}; }
    SeatId operator()(const OfPartners auto&) const { return PartnersBoard{}; }
    SeatId operator()(const Say& say) const { return PlayersSeat{say.by.side}; }
    SeatId operator()(const Execute& execute) const { return PlayersSeat{execute.by.side}; }
    SeatId operator()(const ClaimIllegal& claim) const { return PlayersSeat{claim.by}; }
};

} // namespace

Seats local_seats(const Settings& settings, const std::optional<Opponent>& opponent) {
    Seats seats{{ArbitersSeat{}, LocalPlayer{}}};
    for (const auto side : rules::board::both_colors) {
        const bool has_assistant = settings.assistant[static_cast<std::size_t>(side)];
        if (has_assistant) seats.emplace(AssistantsSeat{side}, LocalPlayer{});
        Seat& player = seats[PlayersSeat{side}];
        if (settings.seat(side) == rules::table::Seat::Computer)
            player = EngineSeat{opponent};
        else if (has_assistant)
            player = Assisted{};
    }
    return seats;
}

SeatId seat_of(const Command& command) { return std::visit(SeatOf{}, command); }

bool may_come_from(const SeatId& seat, const Command& command) {
    const SeatId own = seat_of(command);
    const auto* assistant = std::get_if<AssistantsSeat>(&seat);
    return assistant != nullptr ? own == SeatId{PlayersSeat{assistant->side}} : own == seat;
}

} // namespace game
