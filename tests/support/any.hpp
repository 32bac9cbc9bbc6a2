// Any settings, any event: for properties that must hold of all of them.
#pragma once

#include "rules/notation/fen.hpp"
#include "rules/table/words.hpp"

#include <rapidcheck.h>

namespace rc {

template <typename Choices>
Gen<typename Choices::value_type> one_of(const Choices& all) {
    return gen::elementOf(std::vector<typename Choices::value_type>(all.begin(), all.end()));
}

template <>
struct Arbitrary<rules::board::Move> {
    static Gen<rules::board::Move> arbitrary() {
        return gen::exec([] {
            using rules::board::Move;
            using rules::board::Square;
            const Square to = Square::at(*gen::inRange(0, 64));
            const auto role = *one_of(rules::board::all_roles);
            const Square from = Square::at((to.index() + *gen::inRange(1, 64)) % 64);
            switch (*gen::inRange(0, 5)) {
            case 0: return Move::drop(role, to);
            case 1: return Move::promotion(from, to, role);
            case 2: return Move::en_passant(from, to);
            case 3: return Move::castling(from, to);
            default: return Move::normal(from, to);
            }
        });
    }
};

template <>
struct Arbitrary<rules::table::TimedEvent> {
    static Gen<rules::table::TimedEvent> arbitrary() {
        return gen::exec([] {
            using namespace rules::table;
            const auto side = *one_of(all_of<Color>);
            const auto duration =
                gen::map(gen::inRange<Duration::rep>(0, 400'000'000), [](auto n) { return Duration{n}; });
            const auto move = *gen::arbitrary<rules::board::Move>();
            const auto maybe = *gen::arbitrary<bool>();
            const auto square = rules::board::Square::at(*gen::inRange(0, 64));
            const auto role = *one_of(rules::board::all_roles);
            const auto words =
                *gen::elementOf(std::vector<std::string>{"Springer Felix drei", "kurze Rochade", "اوا فیر", "Nf3"});
            const std::vector<Event> events{
                Started{},
                Arrived{side},
                Made{side, move},
                Adjusting{side, maybe},
                Lifted{side, square},
                Placed{side, {*one_of(all_of<Color>), role}, square},
                TakenOff{side, square},
                TouchedDown{side, role, square},
                TouchReported{maybe ? std::optional(side) : std::nullopt, square},
                TouchClaimed{side, square},
                TouchRuled{side, square, maybe},
                TakenInHand{{side, role}},
                TakenBack{side},
                CaptureMissed{side, move},
                Pressed{side},
                DrawOffered{side},
                DrawAccepted{side},
                DrawDeclined{side, *one_of(all_of<Decline>)},
                Resigned{side},
                IllegalCompleted{side, *one_of(all_of<Illegality>), maybe},
                IllegalClaimed{side},
                IllegalRuled{side},
                Restored{side, *one_of(all_of<Restoration>), *gen::inRange<std::size_t>(0, 300),
                         maybe ? std::optional<Duration>(*duration) : std::nullopt,
                         maybe ? std::optional<Duration>(*duration) : std::nullopt, *gen::arbitrary<bool>()},
                IrregularityRuled{*one_of(all_of<Irregularity>)},
                FlagFallen{side},
                FlagClaimed{maybe ? std::optional(side) : std::nullopt},
                DrawClaimed{side, *one_of(all_of<Claim>), maybe ? std::optional(move) : std::nullopt},
                maybe ? ClaimRejected{side, *duration, *duration} : ClaimRejected{side, std::nullopt, std::nullopt},
                QuickplayClaimed{side},
                IncrementRequested{side},
                IncrementIntroduced{*duration},
                SealCalled{maybe ? std::optional<std::string>("Sunday at nine, hall 2") : std::nullopt},
                MoveShown{side, move},
                Sealed{side, *gen::container<std::string>(64, gen::elementOf(std::string("0123456789abcdef")))},
                Resumed{},
                EnvelopeOpened{*gen::elementOf(std::vector<std::string>{"Nf3", "Bauer schlägt d5", "?"})},
                EnvelopeLost{},
                PenTaken{side, *gen::inRange<std::size_t>(0, 400)},
                Written{side, *gen::elementOf(std::vector<std::string>{"Nf3", "d4 (=)", "(=)", "0-0", "Sf3"})},
                Signed{side},
                Stopped{maybe ? std::optional(side) : std::nullopt,
                        *gen::elementOf(std::vector<std::string>{"no queen at hand", "noise", "Lärm im Saal"})},
                Restarted{},
                Upheld{},
                Rejected{},
                Postponed{},
                TimeAdded{side, maybe ? *duration : -*duration, *gen::arbitrary<bool>()},
                ClockSet{side, *duration},
                MovesSet{side, *gen::inRange(0, most_moves + 1)},
                Warned{side, maybe ? std::optional(*one_of(all_of<Offence>)) : std::nullopt},
                OffenceFound{side, *one_of(all_of<Offence>)},
                PartnerWarned{side},
                OversteppingUnproved{side},
                MateUnproved{side},
                PositionVerified{side, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
                DeviceFound{side},
                PointsSet{side, *one_of(all_of<Points>)},
                Punished{side, *one_of(all_of<Sanction>)},
                Said{{side, maybe}, move, words},
                Repeated{side, move, words},
                Executed{{side, maybe}, *one_of(all_of<Color>), move},
                maybe ? TimeTold{side, *duration, *duration, *duration, *duration}
                      : TimeTold{side, *duration, *duration, std::nullopt, std::nullopt},
                MovesTold{side, *gen::inRange(0, most_moves + 1)},
                Compared{},
                GameCorrected{*gen::inRange<std::size_t>(0, 300),
                              *gen::nonEmpty(gen::container<std::vector<rules::board::Move>>(
                                  gen::arbitrary<rules::board::Move>()))},
                BoardFixed{side},
                maybe ? Retraced{*gen::inRange<std::size_t>(0, 300), *duration, *duration, *gen::arbitrary<bool>()}
                      : Retraced{*gen::inRange<std::size_t>(0, 300), std::nullopt, std::nullopt},
                Ended{*one_of(all_of<Result>), *one_of(all_of<Reason>)},
            };
            static_assert(std::variant_size_v<Event::variant> == 67, "any event means each of them");
            return TimedEvent{Instant{*duration}, events[*gen::inRange<std::size_t>(0, events.size())]};
        });
    }
};

template <>
struct Arbitrary<rules::table::Settings> {
    static Gen<rules::table::Settings> arbitrary() {
        return gen::exec([] {
            using namespace rules::table;
            Settings settings;
            settings.edition =
                *gen::elementOf(std::vector<std::string>{"fide-2001", "fide-2023", "my cups/spring.toml"});
            settings.variant = *one_of(rules::variants::all_variants);
            settings.kind = *one_of(all_of<Kind>);
            if (*gen::arbitrary<bool>()) settings.session = std::chrono::seconds(*gen::inRange(1, 30000));
            if (*gen::arbitrary<bool>()) settings.default_time = std::chrono::seconds(*gen::inRange(1, 7200));
            settings.arbiter_present = *gen::arbitrary<bool>();
            settings.quickplay_announced = *gen::arbitrary<bool>();
            settings.white = *one_of(all_of<Seat>);
            settings.black = *one_of(all_of<Seat>);
            settings.assistant = {*gen::arbitrary<bool>(), *gen::arbitrary<bool>()};
            const bool is_for_two = settings.variant != rules::variants::Variant::Doubles &&
                                    settings.white == Seat::Blind && settings.black == Seat::Blind;
            if (is_for_two && *gen::arbitrary<bool>()) settings.boards = Boards::Two;
            settings.absent = {*gen::arbitrary<bool>(), *gen::arbitrary<bool>()};
            settings.illegal = *one_of(all_of<IllegalPolicy>);
            settings.time = std::get<TimeControl>(read_time_control(
                *gen::elementOf(std::vector<std::string>{"none", "300+2", "40/5400:1800", "60d2.5"})));
            settings.start = std::get<rules::board::Setup>(rules::notation::read_fen(*gen::elementOf(
                std::vector<std::string>{"8/8/8/8/8/8/8/8 w - - 0 1", "4k3/8/8/3pP3/8/8/8/4K2R w K d6 17 42",
                                         "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b Qk - 65535 65535"})));
            return settings;
        });
    }
};

} // namespace rc
