#include "tests/said/scenes.hpp"
#include "rules/journal/event_lines.hpp"

#include "speech/announce/announce.hpp"
#include "speech/announce/describe.hpp"
#include "speech/listen/explain.hpp"
#include "speech/listen/reading.hpp"
#include "tests/said/every.hpp"
#include "tests/speech/support/words.hpp"
#include "tests/support/acting.hpp"
#include "tests/support/table.hpp"

#include <set>

namespace said {
namespace {

using namespace words;
using namespace std::chrono_literals;
using board::Color;
using board::Role;
using board::Square;
using rules::table::Instant;
using rules::table::RefusalReason;
using rules::table::TimedEvent;
using speech::announce::Clocks;
using speech::announce::Utterance;
using speech::phrases::Runs;

constexpr const char* initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

class Scenes {
public:
    explicit Scenes(const Catalogue& catalogue)
        : catalogue_(catalogue) {}

    std::vector<std::string> take() {
        title("moves");
        moves();
        title("other words");
        for (const std::string& words :
             {catalogue_.language().tag, catalogue_.language().tag + "-spelled", std::string("nato")})
            moves_in(words);
        title("games");
        games();
        title("hands");
        hands();
        title("irregularities");
        irregularities();
        takebacks();
        title("two boards");
        two_boards();
        title("events");
        events();
        title("refusals");
        for (const auto reason : every_refusal())
            line(std::string(table::word(reason)),
                 explain(table::Refusal{reason, rules::laws::Rule::DrawOffer, "9.1a"}, manner()));
        for (const auto reason : {RefusalReason::ClocksStopped, RefusalReason::NotStopped, RefusalReason::PenaltyDue})
            line(std::string(table::word(reason)) + ", without clocks",
                 explain(table::Refusal{reason, rules::laws::Rule::StopClocks, "6.13"}, manner(), Clocks::None));
        title("rules");
        rules_behind();
        title("results");
        results();
        title("answers");
        answers();
        title("readings");
        readings();
        return std::move(lines_);
    }

private:
    Manner manner(std::optional<Color> listener = Color::White, Form form = Form::Normal) const {
        return {catalogue_, fide(), form, listener};
    }
    void title(const std::string& name) { lines_.push_back("# " + name); }
    void line(const std::string& name, const Runs& runs) { lines_.push_back(name + ": " + tagged_text(runs)); }
    void line(const std::string& name, const Utterance& utterance) { line(name, utterance.runs); }

    void moves() {
        const std::vector<std::pair<const char*, const char*>> played{
            {initial, "e4"},
            {initial, "Nf3"},
            {"4k3/8/8/3p4/4P3/2N5/8/R3K2R w KQ - 0 1", "exd5"},
            {"4k3/8/8/3p4/4P3/2N5/8/R3K2R w KQ - 0 1", "Nxd5"},
            {"4k3/8/8/3p4/4P3/2N5/8/R3K2R w KQ - 0 1", "O-O"},
            {"4k3/8/8/3p4/4P3/2N5/8/R3K2R w KQ - 0 1", "O-O-O"},
            {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6"},
            {"1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "axb8=Q+"},
            {"1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=N"},
            {"4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "Nef3"},
            {"4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1", "N1f3"},
            {"2k5/8/8/8/7Q/8/8/K3Q2Q w - - 0 1", "Qh1e4"},
            {"6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "Ra8#"},
        };
        for (const auto& [fen, san] : played)
            for (const Form form : {Form::Short, Form::Normal, Form::Long}) {
                const auto position = position_of(fen);
                line(san, describe_move(position, move_of(position, san), form, manner()));
            }
    }

    void moves_in(const std::string& name) {
        const Vocabulary words = load_vocabulary(name);
        const auto position = position_of("1n2k3/P7/8/3p4/4P3/2N5/8/R3K2R w KQ - 0 1");
        for (const char* san : {"Nb5", "exd5", "Nxd5", "O-O", "axb8=Q+", "Rg1"})
            for (const Form form : {Form::Short, Form::Normal, Form::Long})
                line(san, describe_move(position, move_of(position, san), form, Manner{catalogue_, words, form, {}}));
    }

    /// Each command's events as White, Black and an onlooker hear them.
    void play(const std::string& name, table::Table& laid, const table::Command& command, table::Duration at = 0ms) {
        const auto acted = tables::act(laid, command, Instant(at));
        REQUIRE_FALSE(acted.refusal);
        for (const TimedEvent& event : acted.events) {
            tell(name, laid, event);
            laid = table::evolve(std::move(laid), event);
        }
    }
    void tell(const std::string& name, const table::Table& before, const TimedEvent& event) {
        told_.insert(event.event.index());
        for (const std::optional<Color> listener :
             {std::optional(Color::White), std::optional(Color::Black), std::optional<Color>()})
            for (const Utterance& utterance : announce(before, event, manner(listener)))
                line(name + (listener ? " to " + std::string(table::word(*listener)) : " to an onlooker"), utterance);
    }

    void games() {
        table::Table table = lay("2/300:60");
        play("start", table, table::Start{});
        play("move", table, table::Play{Color::White, move_of(table.position, "e4")});
        play("press", table, table::Press{Color::White}, 2s);
        play("offer", table, table::OfferDraw{Color::White}, 2s);
        play("decline", table, table::DeclineDraw{Color::Black}, 3s);
        play("reply", table, table::Play{Color::Black, move_of(table.position, "d5")}, 4s);
        play("press", table, table::Press{Color::Black}, 4s);
        play("offer", table, table::OfferDraw{Color::Black}, 5s);
        play("capture declining", table, table::Play{Color::White, move_of(table.position, "exd5")}, 6s);
        play("time control", table, table::Press{Color::White}, 7s);
        play("wrong claim", table,
             table::ClaimDraw{Color::Black, table::Claim::Threefold, move_of(table.position, "Qxd5")}, 8s);
        table::Table agreed = table;
        play("accept", agreed, table::AcceptDraw{Color::White}, 9s);
        table::Table halted = table;
        play("stop", halted, table::Stop{Color::White, "no queen at hand"}, 9s);
        play("justified", halted, table::Uphold{}, 10s);
        play("restart", halted, table::Restart{}, 11s);
        play("stop", halted, table::Stop{Color::White, "noise"}, 12s);
        play("unjustified", halted, table::Reject{}, 13s);
        table::Table lost = table;
        for (const TimedEvent& event : table::passing(lost, Instant(24h))) {
            tell("flag", lost, event);
            lost = table::evolve(std::move(lost), event);
        }
        play("flag claimed", lost, table::ClaimFlag{Color::White}, 25h);
        play("resignation", table, table::Resign{Color::Black}, 10s);
    }

    void hands() {
        table::Table table = lay("300", "1n2k3/P7/8/4pP2/8/8/8/R3K2R w KQ e6 0 1");
        const auto square = [](const char* name) { return *Square::parse(name); };
        play("start", table, table::Start{});
        play("adjust", table, table::Adjust{Color::White});
        play("lift to adjust", table, table::Lift{Color::White, square("a1")});
        play("adjusted", table, table::Place{Color::White, square("a1"), std::nullopt});
        table::Table castling = table;
        play("lift king", castling, table::Lift{Color::White, square("e1")});
        play("king released", castling, table::Place{Color::White, square("g1"), std::nullopt});
        play("lift rook", castling, table::Lift{Color::White, square("h1")});
        play("rook released", castling, table::Place{Color::White, square("f1"), std::nullopt});
        table::Table passing = table;
        play("lift pawn", passing, table::Lift{Color::White, square("f5")});
        play("pawn released", passing, table::Place{Color::White, square("e6"), std::nullopt});
        play("captured piece off", passing, table::TakeOff{Color::White, square("e5")});
        play("capture", table, table::TakeOff{Color::White, square("b8")});
        play("piece touches", table, table::TouchDown{Color::White, square("b8"), Role::Rook});
        play("lift pawn", table, table::Lift{Color::White, square("a7")});
        play("piece released", table, table::Place{Color::White, square("b8"), Role::Rook});
    }

    void irregularities() {
        table::Settings settings = lay("300", "4k3/8/8/8/4r3/R7/3P4/4K3 w - - 0 1", "fide-2023").settings;
        settings.illegal = table::IllegalPolicy::Record;
        table::Table table = lay(settings);
        play("start", table, table::Start{});
        play("illegal move", table,
             table::Play{Color::White, board::Move::normal(*Square::parse("a3"), *Square::parse("a8"))});
        play("pressed", table, table::Press{Color::White}, 5s);
        play("claimed", table, table::ClaimIllegal{Color::Black}, 6s);
        play("empty press", table, table::Press{Color::White}, 7s);
        play("found", table, table::RuleIllegal{Color::White}, 8s);
    }

    void takebacks() {
        table::Table table = lay("300");
        play("start", table, table::Start{});
        play("move", table, table::Play{Color::White, move_of(table.position, "e4")}, 1s);
        table::Table unanswered = table;
        play("turn taken back", unanswered, table::TakeTurnBack{Color::White}, 2s);
        play("press", table, table::Press{Color::White}, 2s);
        play("reply", table, table::Play{Color::Black, move_of(table.position, "Nf6")}, 3s);
        play("turn and reply taken back", table, table::TakeTurnBack{Color::White}, 4s);
    }

    /// White is blind, and both keep their own scores.
    void two_boards() {
        table::Settings settings = lay("300").settings;
        settings.white = table::Seat::Blind;
        settings.boards = table::Boards::Two;
        settings.assistant[0] = true;
        table::Table table = lay(settings);
        const board::Move right = move_of(table.position, "Nf3");
        const board::Move wrong = move_of(table.position, "Nh3");
        const table::Person white{Color::White};
        const table::Person assistant{Color::White, true};
        play("start", table, table::Start{});
        play("asks moves", table, table::AskMoves{Color::White});
        play("brought about", table, table::Play{Color::White, right});
        play("slip", table, table::Say{white, "Springer Hektor drei", {wrong}}, 1s);
        table::Table late = table;
        play("right words", table, table::Say{assistant, "Springer Felix drei", {right}}, 2s);
        play("press", table, table::Press{Color::White}, 3s);
        play("wrong repetition", table, table::Repeat{Color::Black, "Springer Hektor drei", {wrong}}, 4s);
        play("repetition", table, table::Repeat{Color::Black, "Springer Felix drei", {right}}, 5s);
        table::Table apart = table;
        play("carried out", table, table::Execute{{Color::Black}, std::nullopt}, 6s);
        play("asks time", table, table::AskTime{Color::White}, 7s);
        play("asks moves", table, table::AskMoves{Color::White}, 7s);
        play("boards agree", table, table::Compare{}, 8s);
        const board::Move reply = move_of(table.position, "e5");
        play("reply", table, table::Play{Color::Black, reply}, 9s);
        play("reply announced", table, table::Say{{Color::Black}, "Eva fünf", {reply}}, 9s);
        const auto astray = board::Move::normal(*Square::parse("g1"), *Square::parse("g3"));
        play("wrongly carried out", apart, table::Execute{assistant, astray}, 6s);
        table::Table written = apart;
        play("boards differ", apart, table::Compare{}, 7s);
        play("writes", written, table::Write{Color::Black, {"Nh3"}}, 7s);
        play("scores differ", written, table::Compare{}, 8s);
        play("back", written, table::Retrace{}, 9s);
        play("pressed with wrong words", late, table::Press{Color::White}, 3s);
        play("what was said, repeated", late, table::Repeat{Color::Black, "Springer Hektor drei", {wrong}}, 4s);
        play("what was said, carried out", late, table::Execute{{Color::Black}, std::nullopt}, 4s);
        play("both write", late, table::Write{Color::White, {"Nh3"}}, 4s);
        play("both write", late, table::Write{Color::Black, {"Nh3"}}, 4s);
        play("corrected", late, table::Compare{}, 5s);

        settings.start = lay("300", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1").settings.start;
        table::Table taking = lay(settings);
        const board::Move capture = move_of(taking.position, "exd5");
        play("start", taking, table::Start{});
        play("capture brought about", taking, table::Play{Color::White, capture});
        play("capture announced", taking, table::Say{white, "Eva schlägt David fünf", {capture}}, 1s);
        play("press", taking, table::Press{Color::White}, 2s);
        play("capture repeated", taking, table::Repeat{Color::Black, "Eva schlägt David fünf", {capture}}, 3s);
    }

    /// One of each event there is: a new one has to be added here.
    void events() {
        const table::Table laid = lay("300");
        const board::Move knight = move_of(laid.position, "Nf3");
        const std::vector<table::Event> all{
            table::Started{},
            table::Arrived{Color::White},
            table::Made{Color::White, knight},
            table::Adjusting{Color::White},
            table::Lifted{Color::White, *Square::parse("g1")},
            table::Placed{Color::White, {Color::White, Role::Queen}, *Square::parse("g5")},
            table::TakenOff{Color::White, *Square::parse("e7")},
            table::TouchedDown{Color::White, Role::Queen, *Square::parse("e8")},
            table::TouchReported{Color::Black, *Square::parse("g1")},
            table::TouchReported{std::nullopt, *Square::parse("g1")},
            table::TouchClaimed{Color::Black, *Square::parse("g1")},
            table::TouchRuled{Color::Black, *Square::parse("g1"), true},
            table::TouchRuled{Color::Black, *Square::parse("g1"), false},
            table::TakenInHand{{Color::White, Role::Knight}},
            table::TakenBack{Color::White},
            table::CaptureMissed{Color::White, knight},
            table::Pressed{Color::White},
            table::DrawOffered{Color::White},
            table::DrawAccepted{Color::White},
            table::DrawDeclined{Color::White, table::Decline::Said},
            table::DrawDeclined{Color::White, table::Decline::ByMoving},
            table::DrawDeclined{Color::White, table::Decline::ByTouching},
            table::Resigned{Color::White},
            table::IllegalCompleted{Color::White, table::Illegality::EmptyPress},
            table::IllegalClaimed{Color::White},
            table::IllegalRuled{Color::White},
            table::Restored{Color::White, table::Restoration::IllegalMove, 0, std::nullopt, std::nullopt},
            table::Restored{Color::White, table::Restoration::TouchMove, 0, 60s, 423s},
            table::Restored{Color::White, table::Restoration::LostPosition, 0, 60s, 423s},
            table::Restored{Color::White, table::Restoration::Takeback, 0, 60s, 423s},
            table::IrregularityRuled{table::Irregularity::Array},
            table::IrregularityRuled{table::Irregularity::Board},
            table::IrregularityRuled{table::Irregularity::Colors},
            table::IrregularityRuled{table::Irregularity::Pieces},
            table::FlagFallen{Color::White},
            table::FlagClaimed{Color::White},
            table::FlagClaimed{std::nullopt},
            table::DrawClaimed{Color::White, table::Claim::Threefold, std::nullopt},
            table::DrawClaimed{Color::White, table::Claim::Threefold, knight},
            table::DrawClaimed{Color::White, table::Claim::FiftyMoves, std::nullopt},
            table::DrawClaimed{Color::White, table::Claim::FiftyMoves, knight},
            table::ClaimRejected{Color::White, std::nullopt, std::nullopt},
            table::ClaimRejected{Color::White, 60s, 423s},
            table::QuickplayClaimed{Color::White},
            table::IncrementRequested{Color::White},
            table::IncrementIntroduced{5s},
            table::Postponed{},
            table::SealCalled{std::nullopt},
            table::SealCalled{"Sunday at nine, hall 2"},
            table::MoveShown{Color::White, knight},
            table::Sealed{Color::White, std::string(64, 'a')},
            table::Resumed{},
            table::EnvelopeOpened{"Nf3"},
            table::EnvelopeOpened{"Nf4"},
            table::EnvelopeLost{},
            table::PenTaken{Color::White, 0},
            table::Written{Color::White, "Nf3"},
            table::Written{Color::White, "Nf4"},
            table::Signed{Color::White},
            table::Stopped{Color::White, "noise"},
            table::Stopped{std::nullopt, "noise"},
            table::Restarted{},
            table::Upheld{},
            table::Rejected{},
            table::TimeAdded{Color::White, 120s},
            table::TimeAdded{Color::Black, -60s},
            table::ClockSet{Color::White, 42s},
            table::MovesSet{Color::White, 39},
            table::Warned{Color::White, std::nullopt},
            table::OffenceFound{Color::White, table::Offence::Advice},
            table::OffenceFound{Color::White, table::Offence::Distraction},
            table::OffenceFound{Color::White, table::Offence::LeftHall},
            table::OffenceFound{Color::White, table::Offence::Absence},
            table::PartnerWarned{Color::White},
            table::OversteppingUnproved{Color::White},
            table::MateUnproved{Color::White},
            table::PositionVerified{Color::White, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
            table::DeviceFound{Color::White},
            table::PointsSet{Color::White, table::Points::None},
            table::PointsSet{Color::White, table::Points::Half},
            table::PointsSet{Color::White, table::Points::One},
            table::Punished{Color::White, table::Sanction::Fine},
            table::Punished{Color::White, table::Sanction::RoundExclusion},
            table::Punished{Color::White, table::Sanction::Expulsion},
            table::Ended{table::Result::WhiteWins, table::Reason::Checkmate},
            table::Ended{table::Result::WhiteWins, table::Reason::IllegalMoves},
            table::Ended{table::Result::Draw, table::Reason::IllegalMoves},
            table::Ended{table::Result::Cancelled, table::Reason::WrongArray},
        };
        for (const table::Event& event : all)
            tell(rules::journal::write_line({Instant(0ms), event}), laid, {Instant(0ms), event});
        CHECK(told_.size() == std::variant_size_v<table::Event::variant>);
    }

    /// Each rule by the first of these editions that has it in force, and those whose sentences speak of what the
    /// edition says by all of them: together they have all.
    void rules_behind() {
        using rules::laws::Rule;
        const std::set<Rule> told_in_each{Rule::MoveMade, Rule::TouchRuling, Rule::BothAbsent, Rule::BadStop,
                                          Rule::LostPosition};
        std::set<Rule> told;
        for (const char* edition : {"fide-2023", "fide-2005", "fide-2001", "cup38"}) {
            const rules::laws::Laws laws = tables::laws_of(edition);
            for (const auto& [rule, article] : laws.articles)
                if (told.insert(rule).second || told_in_each.contains(rule))
                    line(std::string(edition) + " " + article, explain(rule, laws, manner()));
        }
    }

    void results() {
        for (const auto reason : every_reason())
            for (const auto result : results_of(reason))
                for (const std::optional<Color> listener : {std::optional(Color::White), std::optional<Color>()})
                    line(std::string(table::word(reason)) + ' ' + std::string(table::word(result)),
                         describe_outcome({result, reason}, manner(listener)));
    }

    void answers() {
        const auto position = position_of("4k3/1q4pp/8/8/2n5/8/PP5r/R3KB2 w - - 0 1");
        for (const Form form : {Form::Short, Form::Normal, Form::Long})
            for (const char* square : {"b7", "e4", "h1"})
                line(square,
                     describe_square(position.setup().placement, *Square::parse(square), manner(Color::White, form)));
        Manner shaded = manner(Color::White, Form::Short);
        shaded.shade = speech::announce::Shade::Always;
        line("e4", describe_square(position.setup().placement, *Square::parse("e4"), shaded));
        for (const Color side : board::both_colors)
            for (const Role role : board::all_roles) {
                line("piece", describe_piece({side, role}, manner()));
                line("squares", describe_pieces(position.setup().placement, board::Piece{side, role}, manner()));
            }
        for (const std::optional<Color> listener :
             {std::optional(Color::White), std::optional(Color::Black), std::optional<Color>()}) {
            line("material", describe_material(position.setup().placement, manner(listener)));
            line("turn", describe_turn(position, manner(listener)));
            table::ChessClock clock(std::get<table::TimeControl>(table::read_time_control("300")));
            clock.start(Color::White, Instant(0ms));
            line("clocks", describe_clocks(clock, Instant(2s), manner(listener)));
        }
        line("pieces", describe_pieces(position.setup().placement, Color::White, manner()));
        line("check", describe_turn(position_of("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"), manner()));
        for (const char* control : {"-", "300+3", "40/5400:1800", "3600d10", "1/60"})
            line(control,
                 describe_time_control(std::get<table::TimeControl>(table::read_time_control(control)), manner()));
    }

    void readings() {
        const auto position = position_of("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1");
        line("ambiguous", explain(speech::listen::Ambiguous{{move_of(position, "Nef3"), move_of(position, "Ngf3")}},
                                  position, manner()));
        for (const auto& illegal : every_illegal()) line("illegal", explain(illegal, manner()));
        for (const auto& illegal : every_illegal()) line("illegal, to neither", explain(illegal, manner(std::nullopt)));
        line("strange word", explain(speech::listen::NotUnderstood{"frits"}, manner()));
        line("no move", explain(speech::listen::NotUnderstood{}, manner()));
    }

    const Catalogue& catalogue_;
    std::vector<std::string> lines_;
    std::set<std::size_t> told_;
};

} // namespace

std::vector<std::string> lines(const Catalogue& catalogue) { return Scenes(catalogue).take(); }

} // namespace said
