// Doubles: what happens at one board and what comes of it at the partners', decided at one time.
#include "src/game/match.hpp"

#include "rules/journal/event_lines.hpp"
#include "tests/src/game/at_the_table.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/table.hpp"

#include <string>
#include <utility>
#include <vector>

using namespace game;
using namespace at_the_table;
using namespace std::chrono_literals;
using rules::board::Color;
using rules::board::Move;
using rules::board::Square;
using Lines = std::vector<std::string>;

namespace {

constexpr GameId first_game{7};
constexpr GameId second_game{8};

rules::table::Table doubles(const std::string& fen = "", const std::string& time = "600") {
    rules::table::Settings settings;
    settings.edition = "cup38";
    settings.variant = *rules::variants::parse_variant("doubles");
    settings.time = std::get<rules::table::TimeControl>(rules::table::read_time_control(time));
    if (!fen.empty()) settings.start = std::get<rules::board::Setup>(rules::notation::read_fen(fen));
    return tables::lay(settings);
}

/// Two boards, started at once; the second one's time began ten seconds before.
Match begun_match(const std::string& fen = "", const std::string& time = "600") {
    const auto table = doubles(fen, time);
    Match match({{.table = table, .id = first_game, .clock = TableClock(at(10s))},
                 {.table = table, .id = second_game, .clock = TableClock(at(0s))}});
    for (const std::size_t board : {0U, 1U})
        REQUIRE(std::holds_alternative<Accepted>(
            match.submit(board, arbiter, {1, board + 1}, rules::table::Start{}, at(10s)).answer));
    return match;
}

Match::Submitted play(Match& match, std::size_t board, Color side, const char* from, const char* to, Now now) {
    static std::uint64_t count = 100;
    const Move move = Move::normal(*Square::parse(from), *Square::parse(to));
    Match::Submitted made = match.submit(board, PlayersSeat{side}, {1, ++count}, rules::table::Play{side, move}, now);
    REQUIRE(std::holds_alternative<Accepted>(made.answer));
    return made;
}

/// `1 3000 taken-in-hand black pawn`: which board, and what happened there.
Lines told(const std::vector<AtBoard>& happened) {
    Lines lines;
    for (const AtBoard& at : happened)
        for (const auto& event : at.events)
            lines.push_back(std::to_string(at.board) + " " + rules::journal::write_line(event));
    return lines;
}

} // namespace

TEST_CASE("A piece that is captured comes to the partner with the press, each board at its own time") {
    Match match = begun_match("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    play(match, 0, Color::White, "e4", "d5", at(12s));
    const auto pressed = match.submit(0, white, {2, 1}, rules::table::Press{Color::White}, at(13s));
    CHECK(told(pressed.happened) == Lines{"0 3000 pressed white", "1 13000 taken-in-hand black pawn"});
    CHECK(match.board(1).next == EventNumber{}.after(2));
}

TEST_CASE("The journal is given the events of both games at one go, by the command that led to them") {
    Match match = begun_match("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    play(match, 0, Color::White, "e4", "d5", at(12s));
    const auto pressed = match.submit(0, white, {2, 1}, rules::table::Press{Color::White}, at(13s));
    const auto appends = to_append(match, pressed.happened);
    REQUIRE(appends.size() == 2);
    CHECK(appends.at(0).game == PlayedGame{first_game});
    CHECK(appends.at(0).expected == EventNumber{}.after(2));
    CHECK(appends.at(0).command == CommandId{2, 1});
    CHECK(appends.at(1).game == PlayedGame{second_game});
    CHECK(appends.at(1).expected == EventNumber{}.after(1));
    CHECK(appends.at(1).command == CommandId{2, 1});
    CHECK(appends.at(1).events.size() == 1);
}

TEST_CASE("The journal is given a command also where time has brought something about before it") {
    Match match = begun_match("", "60");
    const auto resigned = match.submit(0, white, {2, 7}, rules::table::Resign{Color::White}, at(80s));
    REQUIRE(told(resigned.happened).front().starts_with("0 60000 flag-fallen white"));
    CHECK_FALSE(resigned.happened.front().command);
    CHECK(to_append(match, resigned.happened).at(0).command == CommandId{2, 7});
}

TEST_CASE("A game that is lost is the team's, and the other board ends in the same decision") {
    Match match = begun_match();
    const auto resigned = match.submit(1, black, {2, 1}, rules::table::Resign{Color::Black}, at(20s));
    CHECK(match.board(0).table.phase == rules::table::Phase::Over);
    CHECK(match.board(1).table.phase == rules::table::Phase::Over);
    CHECK(to_append(match, resigned.happened).size() == 2);
    CHECK_FALSE(match.next_deadline());
}

TEST_CASE("Time passes in the order of the deadlines, whichever board they are of") {
    Match match = begun_match("", "60");
    // White of the second board has moved, so that Black's minute begins later there than White's at the first.
    play(match, 1, Color::White, "e2", "e4", at(30s));
    match.submit(1, white, {2, 1}, rules::table::Press{Color::White}, at(30s));
    CHECK(match.next_deadline() == at(70s));
    CHECK(match.pass_time(at(69s)).empty());
    const Lines happened = told(match.pass_time(at(200s)));
    REQUIRE_FALSE(happened.empty());
    CHECK(happened.front().starts_with("0 60000 flag-fallen white"));
}

TEST_CASE("A mate whose result a journal does not have ends both boards when it is made good") {
    Match match = begun_match("6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1");
    const auto mate = play(match, 0, Color::White, "e1", "e8", at(12s)).happened;
    std::vector<rules::table::TimedEvent> events;
    for (const AtBoard& each : mate)
        if (each.board == 0) events.insert(events.end(), each.events.begin(), each.events.end());
    REQUIRE(std::holds_alternative<rules::table::Ended>(events.back().event));
    events.pop_back();
    const auto table = doubles("6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1");
    events.insert(events.begin(), {rules::table::Instant{}, rules::table::Started{}});
    rules::table::Replayed cut = rules::table::replay_checked(table, events);
    REQUIRE(cut.owing.size() + (cut.unruled ? 1 : 0) > 0);
    Match again({{.table = cut.table, .id = first_game, .clock = TableClock(at(10s))},
                 {.table = begun_match().board(1).table, .id = second_game, .clock = TableClock(at(0s))}});
    const auto happened = again.make_good(0, cut.owing, cut.unruled, at(20s));
    CHECK(again.board(0).table.outcome->reason == rules::table::Reason::Checkmate);
    CHECK(again.board(1).table.phase == rules::table::Phase::Over);
    CHECK(to_append(again, happened).size() == 2);
    for (const AtBoard& each : happened) CHECK_FALSE(each.command);
}

TEST_CASE("What a seat may not do changes neither board") {
    Match match = begun_match();
    const auto refused = match.submit(0, black, {2, 1}, rules::table::Resign{Color::White}, at(20s));
    CHECK(std::holds_alternative<WrongSeat>(refused.answer));
    CHECK(refused.happened.empty());
    CHECK(to_append(match, refused.happened).empty());
}

TEST_CASE("One table alone is a match that passes on nothing") {
    Match match({{.table = tables::lay("600"), .id = first_game}});
    match.submit(0, arbiter, {1, 1}, rules::table::Start{}, at(0s));
    const auto made = play(match, 0, Color::White, "e2", "e4", at(1s));
    CHECK(told(made.happened) == Lines{"0 1000 made white e2e4"});
    CHECK(to_append(match, made.happened).size() == 1);
}
