// Commands as text: whatever can be asked of a table is written and read as the same.
#include "rules/journal/command_lines.hpp"
#include "tests/support/any.hpp"
#include "tests/support/catch.hpp"

#include <set>

using namespace rules::journal;
using namespace rules::table;
using rules::board::Square;

namespace {

/// One of each kind.
std::vector<Command> one_of_each() {
    const auto side = *rc::one_of(all_of<Color>);
    const auto maybe = *rc::gen::arbitrary<bool>() ? std::optional(side) : std::nullopt;
    const auto move = *rc::gen::arbitrary<rules::board::Move>();
    const auto maybe_move = *rc::gen::arbitrary<bool>() ? std::optional(move) : std::nullopt;
    const auto square = Square::at(*rc::gen::inRange(0, 64));
    const auto role = *rc::one_of(all_of<rules::board::Role>);
    const auto maybe_role = *rc::gen::arbitrary<bool>() ? std::optional(role) : std::nullopt;
    const auto words =
        *rc::gen::elementOf(std::vector<std::string>{"Springer Felix drei", "kurze Rochade", "اوا فیر", "Nf3", ": a"});
    const auto meant = *rc::gen::container<std::vector<rules::board::Move>>(rc::gen::arbitrary<rules::board::Move>());
    const auto text = rc::gen::elementOf(std::vector<std::string>{"Nf3", "d4 (=)", "\"e5\"", "a\\b", "(=)", " "});
    const auto texts = *rc::gen::nonEmpty(rc::gen::container<std::vector<std::string>>(text));
    const auto digest = *rc::gen::container<std::string>(64, rc::gen::elementOf(std::string("0123456789abcdef")));
    const Person by{side, *rc::gen::arbitrary<bool>()};
    const Duration time{*rc::gen::inRange<Duration::rep>(0, 400'000'000)};
    const auto offence =
        *rc::gen::element(Offence::Advice, Offence::Distraction, Offence::LeftHall, Offence::Absence, Offence::Device);
    return {
        Start{},
        Arrive{side},
        Play{side, move},
        Adjust{side},
        Lift{side, square},
        Place{side, square, maybe_role},
        TakeOff{side, square},
        TouchDown{side, square, role},
        ReportTouch{maybe, square},
        TakeInHand{side, role},
        LoseWithPartner{maybe},
        TakeBack{side},
        TakeTurnBack{side},
        Press{side},
        OfferDraw{side},
        AcceptDraw{side},
        DeclineDraw{side},
        Resign{side},
        ClaimDraw{side, *rc::one_of(all_of<Claim>), maybe_move},
        ClaimIllegal{side},
        RuleIllegal{side},
        RuleIrregular{*rc::one_of(all_of<Irregularity>)},
        RuleLostPosition{*rc::gen::inRange<std::size_t>(0, 2 * most_moves + 1)},
        ClaimFlag{maybe},
        RuleFlagOrder{},
        ClaimQuickplay{side},
        RequestIncrement{side},
        Adjourn{*rc::gen::arbitrary<bool>() ? std::optional<std::string>("Sunday at nine") : std::nullopt},
        Seal{side, words, digest},
        OpenEnvelope{words},
        LoseEnvelope{},
        Write{side, texts},
        Borrow{side},
        Sign{side},
        Stop{maybe, "no queen at hand"},
        Restart{},
        Uphold{},
        Reject{},
        Postpone{},
        AddTime{side, *rc::gen::arbitrary<bool>() ? time : -time},
        SetClock{side, time},
        SetMoves{side, *rc::gen::inRange(0, most_moves + 1)},
        Warn{side},
        ReportDevice{side},
        RuleLoss{maybe},
        RuleDraw{},
        SetPoints{side, *rc::one_of(all_of<Points>)},
        Punish{side, *rc::one_of(all_of<Sanction>)},
        RuleOffence{side, offence},
        NotePartnersWarning{side},
        RuleOversteppingUnproved{side},
        VerifyPosition{side},
        Say{by, words, meant},
        Repeat{side, words, meant},
        Execute{by, maybe_move},
        AskTime{side},
        AskMoves{side},
        Compare{},
        Retrace{},
    };
}

JournalFault command_fault(std::string_view line) {
    INFO(line);
    const auto read = read_command(line);
    REQUIRE(std::holds_alternative<JournalFault>(read));
    return std::get<JournalFault>(read);
}

} // namespace

TEST_CASE("Every command survives being written and read") {
    CHECK(rc::check([] {
        std::set<std::size_t> kinds;
        for (const Command& command : one_of_each()) {
            kinds.insert(command.index());
            const std::string line = write_command(command);
            const auto read = read_command(line);
            if (const auto* fault = std::get_if<JournalFault>(&read)) RC_LOG(line + ": expected " + fault->expected);
            RC_ASSERT(std::holds_alternative<Command>(read));
            RC_ASSERT(std::get<Command>(read).index() == command.index());
            RC_ASSERT(write_command(std::get<Command>(read)) == line);
        }
        RC_ASSERT(kinds.size() == std::variant_size_v<Command::variant>);
    }));
}

TEST_CASE("A command is written in the words of a table script") {
    CHECK(write_command(Lift{Color::White, *Square::parse("g1")}) == "white lift g1");
    CHECK(write_command(Start{}) == "arbiter start");
    CHECK(write_command(ClaimFlag{std::nullopt}) == "arbiter claim flag");
    CHECK(write_command(ClaimDraw{Color::Black, Claim::FiftyMoves, std::nullopt}) == "black claim fifty");
    CHECK(write_command(AddTime{Color::White, Duration{-90'500}}) == "arbiter add-time white -0:01:30.500");
    CHECK(write_command(RuleLoss{std::nullopt}) == "arbiter loss both");
    CHECK(write_command(Execute{{Color::Black, true}, std::nullopt}) == "black-assistant execute");
    CHECK(write_command(Write{Color::White, {"e4", "d4 (=)"}}) == "white write e4 \"d4 (=)\"");
}

TEST_CASE("What is wrong in a command is told with its word and what belongs to the act") {
    CHECK(command_fault("referee start").word == 1);
    CHECK(command_fault("white").word == 2);
    CHECK(command_fault("white juggle").word == 2);
    CHECK(command_fault("white start") == JournalFault{1, "the arbiter to do this"});
    CHECK(command_fault("white-assistant press") == JournalFault{1, "white or black to do this"});
    CHECK(command_fault("white lift g9") == JournalFault{3, "one square"});
    CHECK(command_fault("white report g1") == JournalFault{3, "report touch and a square"});
    CHECK(command_fault("white press now").expected == "nothing after the act, but there is 'now'");
    CHECK(command_fault("arbiter offence white illegal-move").expected.starts_with("white or black and advice"));
    CHECK(command_fault("white write \"e4").expected == "one move or more");
    CHECK(command_fault("white say g1f3 Springer").expected.starts_with("the moves meant"));
}
