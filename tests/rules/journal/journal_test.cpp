#include "rules/journal/event_lines.hpp"
#include "rules/journal/settings.hpp"
#include "tests/support/any.hpp"
#include "tests/support/catch.hpp"

using namespace rules::journal;
using namespace rules::table;
using rules::board::Move;
using rules::board::Square;

namespace {

Square square(std::string_view name) { return *Square::parse(name); }

JournalFault fault_of(std::string_view line) {
    INFO(line);
    const auto read = read_line(line);
    REQUIRE(std::holds_alternative<JournalFault>(read));
    return std::get<JournalFault>(read);
}

} // namespace

TEST_CASE("An event is one readable line") {
    const auto line = [](Event event) { return write_line(TimedEvent{Instant{Duration{6022}}, event}); };
    CHECK(line(Started{}) == "6022 started");
    CHECK(line(Made{Color::White, Move::normal(square("g1"), square("f3"))}) == "6022 made white g1f3");
    CHECK(line(Made{Color::White, Move::castling(square("e1"), square("g1"))}) == "6022 made white e1g1 castling");
    CHECK(line(Made{Color::White, Move::en_passant(square("e5"), square("d6"))}) == "6022 made white e5d6 en-passant");
    CHECK(line(Made{Color::Black, Move::promotion(square("a2"), square("a1"), rules::board::Role::Queen)}) ==
          "6022 made black a2a1q");
    CHECK(line(Made{Color::Black, Move::drop(rules::board::Role::Knight, square("f3"))}) == "6022 made black N@f3");
    CHECK(line(TakenInHand{{Color::Black, rules::board::Role::Knight}}) == "6022 taken-in-hand black knight");
    CHECK(line(TakenBack{Color::Black}) == "6022 taken-back black");
    CHECK(line(CaptureMissed{Color::White, Move::normal(square("d2"), square("d3"))}) ==
          "6022 capture-missed white d2d3");
    CHECK(line(Pressed{Color::Black}) == "6022 pressed black");
    CHECK(line(DrawOffered{Color::White}) == "6022 draw-offered white");
    CHECK(line(DrawAccepted{Color::Black}) == "6022 draw-accepted black");
    CHECK(line(DrawDeclined{Color::Black, Decline::Said}) == "6022 draw-declined black said");
    CHECK(line(DrawDeclined{Color::Black, Decline::ByMoving}) == "6022 draw-declined black by-moving");
    CHECK(line(Resigned{Color::White}) == "6022 resigned white");
    CHECK(line(FlagFallen{Color::White}) == "6022 flag-fallen white");
    CHECK(line(FlagClaimed{Color::Black}) == "6022 flag-claimed black");
    CHECK(line(FlagClaimed{std::nullopt}) == "6022 flag-claimed arbiter");
    CHECK(line(DrawClaimed{Color::Black, Claim::FiftyMoves, std::nullopt}) == "6022 draw-claimed black fifty");
    CHECK(line(DrawClaimed{Color::Black, Claim::Threefold, Move::normal(square("f6"), square("g8"))}) ==
          "6022 draw-claimed black threefold f6g8");
    CHECK(line(ClaimRejected{Color::Black, Duration{420000}, Duration{430500}}) ==
          "6022 claim-rejected black 420000 430500");
    CHECK(line(ClaimRejected{Color::Black, std::nullopt, std::nullopt}) == "6022 claim-rejected black - -");
    CHECK(line(Arrived{Color::Black}) == "6022 arrived black");
    CHECK(line(QuickplayClaimed{Color::White}) == "6022 quickplay-claimed white");
    CHECK(line(IncrementRequested{Color::White}) == "6022 increment-requested white");
    CHECK(line(IncrementIntroduced{Duration{5000}}) == "6022 increment-introduced 5000");
    CHECK(line(Postponed{}) == "6022 postponed");
    CHECK(line(SealCalled{std::nullopt}) == "6022 seal-called");
    CHECK(line(SealCalled{"Sunday at nine"}) == "6022 seal-called Sunday at nine");
    CHECK(line(MoveShown{Color::White, Move::castling(square("e1"), square("g1"))}) ==
          "6022 move-shown white e1g1 castling");
    const std::string digest(64, '7');
    CHECK(line(Sealed{Color::Black, digest}) == "6022 sealed black " + digest);
    CHECK(line(Resumed{}) == "6022 resumed");
    CHECK(line(EnvelopeOpened{"Springer nach d2"}) == "6022 envelope-opened Springer nach d2");
    CHECK(line(EnvelopeLost{}) == "6022 envelope-lost");
    CHECK(line(PenTaken{Color::White, 4}) == "6022 pen-taken white 4");
    CHECK(line(Written{Color::Black, "Nf3 (=)"}) == "6022 written black Nf3 (=)");
    CHECK(line(Signed{Color::Black}) == "6022 signed black");
    CHECK(line(Stopped{Color::White, "no queen at hand"}) == "6022 stopped white no queen at hand");
    CHECK(line(Stopped{std::nullopt, "noise"}) == "6022 stopped arbiter noise");
    CHECK(line(Restarted{}) == "6022 restarted");
    CHECK(line(Upheld{}) == "6022 upheld");
    CHECK(line(Rejected{}) == "6022 rejected");
    CHECK(line(TimeAdded{Color::White, Duration{120000}}) == "6022 time-added white 120000");
    CHECK(line(TimeAdded{Color::Black, Duration{-500}}) == "6022 time-added black -500");
    CHECK(line(ClockSet{Color::White, Duration{0}}) == "6022 clock-set white 0");
    CHECK(line(MovesSet{Color::Black, 39}) == "6022 moves-set black 39");
    CHECK(line(Warned{Color::White, std::nullopt}) == "6022 warned white");
    CHECK(line(Warned{Color::White, Offence::IllegalMove}) == "6022 warned white illegal-move");
    CHECK(line(OffenceFound{Color::Black, Offence::LeftHall}) == "6022 offence-found black left-hall");
    CHECK(line(PartnerWarned{Color::Black}) == "6022 partner-warned black");
    CHECK(line(OversteppingUnproved{Color::White}) == "6022 overstepping-unproved white");
    CHECK(line(MateUnproved{Color::Black}) == "6022 mate-unproved black");
    CHECK(line(PositionVerified{Color::Black, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"}) ==
          "6022 position-verified black 4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    CHECK(line(TimeAdded{Color::White, Duration{120000}, true}) == "6022 time-added white 120000 flag-stays");
    CHECK(line(ClaimRejected{Color::Black, Duration{0}, Duration{430500}, true}) ==
          "6022 claim-rejected black 0 430500 flag-stays");
    CHECK(line(IllegalCompleted{Color::White, Illegality::Move, true}) ==
          "6022 illegal-completed white move announced");
    CHECK(line(TimeTold{Color::White, Duration{1000}, Duration{2000}, Duration{3000}, Duration{4000}}) ==
          "6022 time-told white 1000 2000 used 3000 4000");
    CHECK(line(DeviceFound{Color::Black}) == "6022 device-found black");
    CHECK(line(PointsSet{Color::White, Points::Half}) == "6022 points-set white 1/2");
    CHECK(line(Punished{Color::Black, Sanction::RoundExclusion}) == "6022 punished black round-exclusion");
    CHECK(line(Ended{Result::Draw, Reason::DeadPosition}) == "6022 ended 1/2-1/2 dead-position");
    CHECK(line(Ended{Result::BothLose, Reason::Default}) == "6022 ended 0-0 default");
    CHECK(line(Ended{Result::WhiteWins, Reason::Checkmate}) == "6022 ended 1-0 checkmate");
}

TEST_CASE("Every event survives being written and read") {
    CHECK(rc::check([](const TimedEvent& event) {
        const auto read = read_line(write_line(event));
        RC_ASSERT(std::holds_alternative<TimedEvent>(read));
        RC_ASSERT(std::get<TimedEvent>(read) == event);
    }));
}

TEST_CASE("A line is read only if it is written exactly so") {
    CHECK(rc::check([](const TimedEvent& event) {
        std::string line = write_line(event);
        auto place = *rc::gen::inRange<std::size_t>(0, line.size() + 1);
        // Bytes of a letter that has been torn apart are read as U+FFFD, so letters are left whole.
        const auto is_ascii = [&line](std::size_t at) { return (static_cast<unsigned char>(line[at]) & 0x80U) == 0; };
        while (place < line.size() && !is_ascii(place)) ++place;
        const char sign = *rc::gen::elementOf(std::string(" abcdefgh12345678-@NQq."));
        if (*rc::gen::arbitrary<bool>() && place < line.size())
            line[place] = sign;
        else
            line.insert(place, 1, sign);
        const auto read = read_line(line);
        if (const auto* other = std::get_if<TimedEvent>(&read)) RC_ASSERT(write_line(*other) == line);
    }));
}

TEST_CASE("A line cut short is never read as something else") {
    CHECK(rc::check([](const TimedEvent& event) {
        const std::string line = write_line(event);
        const auto length = *rc::gen::inRange<std::size_t>(0, line.size());
        const auto read = read_line(std::string_view(line).substr(0, length));
        if (const auto* other = std::get_if<TimedEvent>(&read)) RC_ASSERT(write_line(*other) == line.substr(0, length));
    }));
}

TEST_CASE("What is wrong in a line is told with its word") {
    CHECK(fault_of("") == JournalFault{1, "milliseconds"});
    CHECK(fault_of("soon started") == JournalFault{1, "milliseconds"});
    CHECK(fault_of("-5 started") == JournalFault{1, "milliseconds"});
    CHECK(fault_of("05 started") == JournalFault{1, "milliseconds"});
    CHECK(fault_of("99999999999999999999 started") == JournalFault{1, "milliseconds"});
    CHECK(fault_of("5 begun").word == 2);
    CHECK(fault_of("5").word == 2);
    CHECK(fault_of("5 made") == JournalFault{3, "white or black"});
    CHECK(fault_of("5 made green e2e4") == JournalFault{3, "white or black"});
    CHECK(fault_of("5 made white e2e9").word == 4);
    CHECK(fault_of("5 made white e2e2").word == 4);
    CHECK(fault_of("5 made white e7e8z").word == 4);
    CHECK(fault_of("5 made white e2e4 quickly") == JournalFault{5, "the end of the line"});
    CHECK(fault_of("5 made white e2e4 ").word == 5);
    CHECK(fault_of("5  started").word == 2);
    CHECK(fault_of("5 flag-claimed nobody") == JournalFault{3, "white, black or arbiter"});
    CHECK(fault_of("5 draw-claimed white forever") == JournalFault{4, "threefold or fifty"});
    CHECK(fault_of("5 claim-rejected white - 100") == JournalFault{5, "-"});
    CHECK(fault_of("5 claim-rejected white 100") == JournalFault{5, "milliseconds"});
    CHECK(fault_of("5 ended 2-0 checkmate") == JournalFault{3, "1-0 or 0-1 or 1/2-1/2 or 0-0 or *"});
    CHECK(fault_of("5 sealed white 00ff") == JournalFault{4, "64 hexadecimal digits"});
    CHECK(fault_of("5 pen-taken white -1") == JournalFault{4, "a number of plies"});
    CHECK(fault_of("5 written white").word == 4);
    CHECK(fault_of("5 ended 1-0 boredom").word == 4);
}

TEST_CASE("Settings are lines in the words of a table script") {
    Settings settings;
    settings.kind = Kind::Rapid;
    settings.time = std::get<TimeControl>(read_time_control("900+10"));
    settings.white = Seat::Blind;
    settings.black = Seat::Computer;
    CHECK(write_settings(settings) == std::vector<std::string>{
                                          "edition fide-2005",
                                          "kind rapid",
                                          "variant standard",
                                          "time 900+10",
                                          "white blind",
                                          "black computer",
                                          "fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                      });
}

TEST_CASE("Settings survive being written and read") {
    CHECK(rc::check([](const Settings& settings) {
        const auto read = read_settings(write_settings(settings));
        RC_ASSERT(std::holds_alternative<Settings>(read));
        RC_ASSERT(std::get<Settings>(read) == settings);
    }));
}

TEST_CASE("What somebody has written into a line comes in without control characters, and what is no text as well") {
    const auto event = std::get<TimedEvent>(read_line("6022 stopped white clear\x1B[2J \xFF all")).event;
    CHECK(std::get<Stopped>(event).reason == "clear\xEF\xBF\xBD[2J \xEF\xBF\xBD all");
    const auto written = std::get<TimedEvent>(read_line("6022 written black e5\x07")).event;
    CHECK(std::get<Written>(written).text == "e5\xEF\xBF\xBD");
}

TEST_CASE("Settings that are not named keep their defaults") {
    CHECK(std::get<Settings>(read_settings({})) == Settings{});
    CHECK(std::get<Settings>(read_settings({"black blind"})).black == Seat::Blind);
}

TEST_CASE("What is wrong in a setting is told with its line and word") {
    const auto fault = [](const std::vector<std::string>& lines) {
        const auto read = read_settings(lines);
        REQUIRE(std::holds_alternative<SettingsFault>(read));
        return std::get<SettingsFault>(read);
    };
    CHECK(fault({"kind rapid", "kind blitz"}) == SettingsFault{1, {1, "a setting not named before"}});
    CHECK(fault({"kind slow"}) == SettingsFault{0, {2, "standard or rapid or blitz"}});
    CHECK(fault({"weather fine"}).line == 0);
    CHECK(fault({""}).line == 0);
    CHECK(fault({"white blind", "black deaf"}) == SettingsFault{1, {2, "blind or sighted or computer"}});
    CHECK(fault({"time soon"}).fault.word == 2);
    CHECK(fault({"variant draughts"}).fault.word == 2);
    CHECK(fault({"edition"}).fault.word == 2);
    CHECK(fault({"fen"}).fault.word == 2);
    CHECK(fault({"fen here"}).fault.word == 2);
    CHECK(fault({"kind rapid fast"}) == SettingsFault{0, {3, "the end of the line"}});
}

TEST_CASE("A setting is told from an act by its first word") {
    CHECK(is_setting("kind rapid"));
    CHECK(is_setting("fen 8/8/8/8/8/8/8/8"));
    CHECK_FALSE(is_setting("0 arbiter start"));
    CHECK_FALSE(is_setting(""));
}
