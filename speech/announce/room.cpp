#include "speech/announce/room.hpp"

#include "speech/announce/describe_move.hpp"
#include "speech/announce/two_boards.hpp"
#include "speech/announce/words.hpp"

#include <type_traits>

namespace speech::announce {
namespace {

using phrases::Runs;

template <typename Event, typename... Listed>
inline constexpr bool is_any_of = (std::is_same_v<Event, Listed> || ...);

/// The events besides moves that concern everybody. Whatever is not named here stays with whom it concerns.
template <typename Event>
inline constexpr bool concerns_all =
    is_any_of<Event, table::Started, table::Arrived, table::Adjusting, table::TouchReported, table::TouchClaimed,
              table::TouchRuled, table::DrawOffered, table::DrawAccepted, table::DrawDeclined, table::Resigned,
              table::FlagFallen, table::FlagClaimed, table::DrawClaimed, table::ClaimRejected, table::QuickplayClaimed,
              table::IncrementRequested, table::IncrementIntroduced, table::IllegalClaimed, table::IllegalRuled,
              table::Restored, table::IrregularityRuled, table::SealCalled, table::MoveShown, table::Sealed,
              table::Resumed, table::EnvelopeOpened, table::EnvelopeLost, table::Stopped, table::Restarted,
              table::Upheld, table::Rejected, table::Postponed, table::TimeAdded, table::ClockSet, table::MovesSet,
              table::Warned, table::DeviceFound, table::PointsSet, table::Punished, table::OffenceFound,
              table::PartnerWarned, table::OversteppingUnproved, table::MateUnproved, table::PositionVerified,
              table::Repeated, table::Compared, table::GameCorrected, table::BoardFixed, table::Retraced, table::Ended>;

std::vector<Utterance> plain(Runs runs) {
    if (runs.empty()) return {};
    return {{std::move(runs), Urgency::News, {}}};
}

/// One overload for each kind of announcement.
struct Announcement {
    const table::Table& before;
    const table::TimedEvent& event;
    const Manner& manner;

    std::vector<Utterance> operator()(const table::Made& made) const {
        if (before.boards && !is_told_when_made(before, event.at, made)) return {};
        return plain(move_words(before.position, made.move, Form::Normal, manner));
    }
    std::vector<Utterance> operator()(const table::Said& said) const {
        return plain(move_words(*table::announced_in(before), said.move, Form::Normal, manner));
    }
    template <typename Other>
    std::vector<Utterance> operator()(const Other&) const {
        if constexpr (!concerns_all<Other>) return {};
        Manner onlooker = manner;
        onlooker.listener.reset();
        std::vector<Utterance> said = announce(before, event, onlooker);
        for (Utterance& utterance : said) utterance.cue.reset();
        std::erase_if(said, [](const Utterance& utterance) { return utterance.runs.empty(); });
        return said;
    }
};

} // namespace

std::vector<Utterance> announce_to_room(const table::Table& before, const table::TimedEvent& event,
                                        const Manner& manner) {
    return std::visit(Announcement{before, event, manner}, event.event);
}

} // namespace speech::announce
