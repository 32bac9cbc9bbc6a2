// The events as lines: each is described once.
#include "rules/journal/event_lines.hpp"

#include "rules/journal/description.hpp"
#include "rules/journal/parts.hpp"

#include <variant>

namespace rules::journal {
namespace {

using namespace table;

constexpr std::string_view what_was_written = "what was written";
constexpr std::string_view spoken_words = "the words that were said";

template <typename Happened>
struct NotDescribed;
/// The description of an event. One that has none does not build.
template <typename Happened>
constexpr NotDescribed<Happened> line_of{};

template <>
constexpr auto line_of<Started> = describe<Started>("started");
template <>
constexpr auto line_of<Arrived> = describe<Arrived>("arrived", field(&Arrived::side));
template <>
constexpr auto line_of<Made> = describe<Made>("made", field(&Made::side), field(&Made::move));
template <>
constexpr auto line_of<Adjusting> = describe<Adjusting>("adjusting", field(&Adjusting::side),
                                                        ending_word("while-holding", &Adjusting::while_holding));
template <>
constexpr auto line_of<Lifted> = describe<Lifted>("lifted", field(&Lifted::side), field(&Lifted::square));
template <>
constexpr auto line_of<Placed> = describe<Placed>("placed", field(&Placed::side), field(&Placed::piece),
                                                  field(&Placed::square));
template <>
constexpr auto line_of<TakenOff> = describe<TakenOff>("taken-off", field(&TakenOff::side), field(&TakenOff::square));
template <>
constexpr auto line_of<TouchedDown> = describe<TouchedDown>("touched-down", field(&TouchedDown::side),
                                                            field(&TouchedDown::role), field(&TouchedDown::square));
template <>
constexpr auto line_of<TouchReported> = describe<TouchReported>("touch-reported", field(&TouchReported::by),
                                                                field(&TouchReported::square));
template <>
constexpr auto line_of<TouchClaimed> = describe<TouchClaimed>("touch-claimed", field(&TouchClaimed::by),
                                                              field(&TouchClaimed::square));
template <>
constexpr auto line_of<TouchRuled> = describe<TouchRuled>("touch-ruled", field(&TouchRuled::by),
                                                          field(&TouchRuled::square),
                                                          field(&TouchRuled::counts, Either{"upheld", "rejected"}));
template <>
constexpr auto line_of<TakenInHand> = describe<TakenInHand>("taken-in-hand", field(&TakenInHand::piece));
template <>
constexpr auto line_of<TakenBack> = describe<TakenBack>("taken-back", field(&TakenBack::side));
template <>
constexpr auto line_of<CaptureMissed> = describe<CaptureMissed>("capture-missed", field(&CaptureMissed::side),
                                                                field(&CaptureMissed::move));
template <>
constexpr auto line_of<Pressed> = describe<Pressed>("pressed", field(&Pressed::side));
template <>
constexpr auto line_of<DrawOffered> = describe<DrawOffered>("draw-offered", field(&DrawOffered::side));
template <>
constexpr auto line_of<DrawAccepted> = describe<DrawAccepted>("draw-accepted", field(&DrawAccepted::side));
template <>
constexpr auto line_of<DrawDeclined> = describe<DrawDeclined>("draw-declined", field(&DrawDeclined::side),
                                                              field(&DrawDeclined::how));
template <>
constexpr auto line_of<Resigned> = describe<Resigned>("resigned", field(&Resigned::side));
template <>
constexpr auto
    line_of<IllegalCompleted> = describe<IllegalCompleted>("illegal-completed", field(&IllegalCompleted::side),
                                                           field(&IllegalCompleted::kind),
                                                           ending_word("announced", &IllegalCompleted::is_announced));
template <>
constexpr auto line_of<IllegalClaimed> = describe<IllegalClaimed>("illegal-claimed", field(&IllegalClaimed::by));
template <>
constexpr auto line_of<IllegalRuled> = describe<IllegalRuled>("illegal-ruled", field(&IllegalRuled::side));
template <>
constexpr auto line_of<Restored> = describe<Restored>("restored", field(&Restored::side), field(&Restored::why),
                                                      field(&Restored::plies, FewPlies{}),
                                                      displays(&Restored::white_left, &Restored::black_left),
                                                      ending_word("flag-stays", &Restored::flags_stay));
template <>
constexpr auto line_of<IrregularityRuled> = describe<IrregularityRuled>("irregularity-ruled",
                                                                        field(&IrregularityRuled::what));
template <>
constexpr auto line_of<FlagFallen> = describe<FlagFallen>("flag-fallen", field(&FlagFallen::side));
template <>
constexpr auto line_of<FlagClaimed> = describe<FlagClaimed>("flag-claimed", field(&FlagClaimed::by));
template <>
constexpr auto line_of<DrawClaimed> = describe<DrawClaimed>("draw-claimed", field(&DrawClaimed::side),
                                                            field(&DrawClaimed::claim), ending(&DrawClaimed::intended));
template <>
constexpr auto line_of<ClaimRejected> = describe<ClaimRejected>("claim-rejected", field(&ClaimRejected::side),
                                                                displays(&ClaimRejected::claimant_left,
                                                                         &ClaimRejected::opponent_left),
                                                                ending_word("flag-stays", &ClaimRejected::flags_stay));
template <>
constexpr auto line_of<QuickplayClaimed> = describe<QuickplayClaimed>("quickplay-claimed",
                                                                      field(&QuickplayClaimed::side));
template <>
constexpr auto line_of<IncrementRequested> = describe<IncrementRequested>("increment-requested",
                                                                          field(&IncrementRequested::side));
template <>
constexpr auto line_of<IncrementIntroduced> = describe<IncrementIntroduced>("increment-introduced",
                                                                            field(&IncrementIntroduced::each));
template <>
constexpr auto line_of<SealCalled> =
    describe<SealCalled>("seal-called", ending(&SealCalled::resumption, Rest{"when and where the game goes on"}));
template <>
constexpr auto line_of<MoveShown> = describe<MoveShown>("move-shown", field(&MoveShown::side), field(&MoveShown::move));
template <>
constexpr auto line_of<Sealed> = describe<Sealed>("sealed", field(&Sealed::side), field(&Sealed::digest, Digest{}));
template <>
constexpr auto line_of<Resumed> = describe<Resumed>("resumed");
template <>
constexpr auto line_of<EnvelopeOpened> = describe<EnvelopeOpened>("envelope-opened",
                                                                  field(&EnvelopeOpened::text, Rest{what_was_written}));
template <>
constexpr auto line_of<EnvelopeLost> = describe<EnvelopeLost>("envelope-lost");
template <>
constexpr auto line_of<PenTaken> = describe<PenTaken>("pen-taken", field(&PenTaken::side), field(&PenTaken::plies));
template <>
constexpr auto line_of<Written> = describe<Written>("written", field(&Written::side),
                                                    field(&Written::text, Rest{what_was_written}));
template <>
constexpr auto line_of<Signed> = describe<Signed>("signed", field(&Signed::side));
template <>
constexpr auto line_of<Stopped> = describe<Stopped>("stopped", field(&Stopped::by),
                                                    field(&Stopped::reason, Rest{"what for"}));
template <>
constexpr auto line_of<Restarted> = describe<Restarted>("restarted");
template <>
constexpr auto line_of<Upheld> = describe<Upheld>("upheld");
template <>
constexpr auto line_of<Rejected> = describe<Rejected>("rejected");
template <>
constexpr auto line_of<Postponed> = describe<Postponed>("postponed");
template <>
constexpr auto line_of<TimeAdded> = describe<TimeAdded>("time-added", field(&TimeAdded::side),
                                                        field(&TimeAdded::time, SignedTime{}),
                                                        ending_word("flag-stays", &TimeAdded::flag_stays));
template <>
constexpr auto line_of<ClockSet> = describe<ClockSet>("clock-set", field(&ClockSet::side), field(&ClockSet::left));
template <>
constexpr auto line_of<MovesSet> = describe<MovesSet>("moves-set", field(&MovesSet::side), field(&MovesSet::completed));
template <>
constexpr auto line_of<Warned> = describe<Warned>("warned", field(&Warned::side), ending(&Warned::why));
template <>
constexpr auto line_of<OffenceFound> = describe<OffenceFound>("offence-found", field(&OffenceFound::side),
                                                              field(&OffenceFound::what));
template <>
constexpr auto line_of<DeviceFound> = describe<DeviceFound>("device-found", field(&DeviceFound::side));
template <>
constexpr auto line_of<PointsSet> = describe<PointsSet>("points-set", field(&PointsSet::side),
                                                        field(&PointsSet::points));
template <>
constexpr auto line_of<Punished> = describe<Punished>("punished", field(&Punished::side), field(&Punished::sanction));
template <>
constexpr auto line_of<PartnerWarned> = describe<PartnerWarned>("partner-warned", field(&PartnerWarned::side));
template <>
constexpr auto line_of<OversteppingUnproved> = describe<OversteppingUnproved>("overstepping-unproved",
                                                                              field(&OversteppingUnproved::side));
template <>
constexpr auto line_of<MateUnproved> = describe<MateUnproved>("mate-unproved", field(&MateUnproved::side));
template <>
constexpr auto
    line_of<PositionVerified> = describe<PositionVerified>("position-verified", field(&PositionVerified::side),
                                                           field(&PositionVerified::fen, Rest{"a position in FEN"}));
template <>
constexpr auto line_of<Said> = describe<Said>("said", field(&Said::by), field(&Said::move),
                                              field(&Said::words, Rest{spoken_words}));
template <>
constexpr auto line_of<Repeated> = describe<Repeated>("repeated", field(&Repeated::side), field(&Repeated::move),
                                                      field(&Repeated::words, Rest{spoken_words}));
template <>
constexpr auto line_of<Executed> = describe<Executed>("executed", field(&Executed::by), field(&Executed::side),
                                                      field(&Executed::move));
template <>
constexpr auto line_of<TimeTold> = describe<TimeTold>("time-told", field(&TimeTold::side), field(&TimeTold::white_left),
                                                      field(&TimeTold::black_left),
                                                      times("used", &TimeTold::white_used, &TimeTold::black_used));
template <>
constexpr auto line_of<MovesTold> = describe<MovesTold>("moves-told", field(&MovesTold::side),
                                                        field(&MovesTold::completed));
template <>
constexpr auto line_of<Compared> = describe<Compared>("compared");
template <>
constexpr auto line_of<GameCorrected> = describe<GameCorrected>("game-corrected", field(&GameCorrected::ply),
                                                                field(&GameCorrected::moves, Moves{}));
template <>
constexpr auto line_of<BoardFixed> = describe<BoardFixed>("board-fixed", field(&BoardFixed::side));
template <>
constexpr auto line_of<Retraced> = describe<Retraced>("retraced", field(&Retraced::plies),
                                                      displays(&Retraced::white_left, &Retraced::black_left),
                                                      ending_word("flag-stays", &Retraced::flags_stay));
template <>
constexpr auto line_of<Ended> = describe<Ended>("ended", field(&Ended::result), field(&Ended::reason));

/// A question about each kind of event there can be.
template <typename... Happened>
struct Kinds {
    static std::string expected() {
        std::string list;
        ((list += (list.empty() ? "one of " : ", ") + std::string(line_of<Happened>.word)), ...);
        return list;
    }

    static std::optional<Event> read(LineReader& line) {
        const auto word = line.next(expected());
        if (!word) return std::nullopt;
        std::optional<Event> event;
        const auto is_meant = [&](const auto& description) {
            if (description.word != *word) return false;
            if (auto happened = description.read(line)) event.emplace(std::move(*happened));
            return true;
        };
        if (!(is_meant(line_of<Happened>) || ...)) line.complain(expected());
        return event;
    }
};
template <typename... Happened>
Kinds<Happened...> kinds_in(const std::variant<Happened...>*);
using EventKinds = decltype(kinds_in(static_cast<const Event*>(nullptr)));

} // namespace

std::string write_line(const TimedEvent& event) {
    const auto write = [](const auto& happened) { return line_of<std::decay_t<decltype(happened)>>.write(happened); };
    return std::to_string(event.at.time_since_epoch().count()) + " " + std::visit(write, event.event);
}

std::variant<TimedEvent, JournalFault> read_line(std::string_view text) {
    LineReader line(text);
    const auto at = line.milliseconds();
    auto event = EventKinds::read(line);
    line.expect_end();
    if (line.fault()) return *line.fault();
    return TimedEvent{Instant{*at}, std::move(*event)};
}

} // namespace rules::journal
