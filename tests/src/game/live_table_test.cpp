// Commands from the seats of a table: what happens, what the journal is to be given, and what does not happen twice.
#include "src/game/live_table.hpp"

#include "tests/src/game/at_the_table.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/table.hpp"

using namespace game;
using namespace at_the_table;
using namespace std::chrono_literals;
using rules::board::Color;
using rules::board::Move;
using rules::board::Square;
using rules::table::Command;
using rules::table::Phase;
using rules::table::Play;
using rules::table::Press;
using rules::table::RefusalReason;
using rules::table::Resign;
using rules::table::Start;
using rules::table::TimedEvent;

namespace {

Move move(const char* from, const char* to) { return Move::normal(*Square::parse(from), *Square::parse(to)); }

/// A table, and the commands that are given there, each with an id of its own.
class Played {
public:
    explicit Played(rules::table::Table table)
        : live{.table = std::move(table), .id = GameId{7}} {
        live.seats = local_seats(live.table.settings, std::nullopt);
    }

    Answer submit(const SeatId& seat, const Command& command, Now now) {
        return again(seat, {1, ++commands}, command, now);
    }
    /// With an id that may have been used before.
    Answer again(const SeatId& seat, const CommandId& id, const Command& command, Now now) {
        auto [decision, answer] = game::submit(live, seat, id, command, now);
        keep(std::move(decision));
        return answer;
    }
    void keep(Decision decision) {
        if (auto append = to_append(decision)) appended.push_back(std::move(*append));
        live = std::move(decision.table);
    }

    LiveTable live;
    std::vector<AppendEvents> appended;
    std::uint64_t commands = 0;
};

Played started(const std::string& time, const std::string& fen = "", const std::string& edition = "fide-2005") {
    Played played(tables::lay(time, fen, edition));
    REQUIRE(std::holds_alternative<Accepted>(played.submit(arbiter, Start{}, at(0s))));
    return played;
}

std::optional<RefusalReason> reason(const Answer& answer) {
    const auto* refused = std::get_if<Refused>(&answer);
    return refused != nullptr ? std::optional(refused->refusal.reason) : std::nullopt;
}

} // namespace

TEST_CASE("Every decision is one append, and each begins where the one before ended") {
    Played played = started("100");
    CHECK(std::holds_alternative<Accepted>(played.submit(white, Play{Color::White, move("e2", "e4")}, at(2s))));
    CHECK(std::holds_alternative<Accepted>(played.submit(white, Press{Color::White}, at(3s))));
    CHECK(std::holds_alternative<Accepted>(played.submit(black, Resign{Color::Black}, at(4s))));
    REQUIRE(played.appended.size() == 4);
    EventNumber next{};
    std::vector<TimedEvent> all;
    for (const AppendEvents& append : played.appended) {
        CHECK(append.game == PlayedGame{GameId{7}});
        CHECK(append.expected == next);
        CHECK(append.command.has_value());
        REQUIRE_FALSE(append.events.empty());
        next = next.after(append.events.size());
        all.insert(all.end(), append.events.begin(), append.events.end());
    }
    CHECK(played.appended.back().events.size() == 2); // resigned, and with that ended
    CHECK(played.live.next == next);
    CHECK(tables::broken_fold(tables::lay("100"), all, played.live.table).empty());
}

TEST_CASE("A refused command leaves the table as it was") {
    Played played = started("100");
    const auto before = played.live.table;
    const CommandId id{5, 1};
    CHECK(reason(played.again(white, id, Play{Color::White, move("e2", "e5")}, at(2s))) == RefusalReason::IllegalMove);
    CHECK(played.appended.size() == 1);
    CHECK(tables::difference(played.live.table, before).empty());
    CHECK(std::holds_alternative<Accepted>(played.again(white, id, Play{Color::White, move("e2", "e4")}, at(3s))));
}

TEST_CASE("Nobody speaks from the seat of another") {
    Played played = started("100");
    const std::vector<std::pair<SeatId, Command>> wrong{
        {black, Play{Color::White, move("e2", "e4")}},
        {arbiter, Play{Color::White, move("e2", "e4")}},
        {white, Resign{Color::Black}},
        {white, rules::table::RuleLoss{Color::Black}},
        {white, rules::table::AddTime{Color::White, 1min}},
        {white, rules::table::ClaimFlag{std::nullopt}},
        {white, rules::table::LoseWithPartner{Color::White}},
        {PartnersBoard{}, Resign{Color::White}},
    };
    for (const auto& [seat, command] : wrong)
        CHECK(std::holds_alternative<WrongSeat>(played.submit(seat, command, at(1s))));
    CHECK(played.appended.size() == 1);
    CHECK(std::holds_alternative<Accepted>(played.submit(arbiter, rules::table::AddTime{Color::White, 1min}, at(1s))));
}

TEST_CASE("An assistant does what is among its duties, for its own side") {
    rules::table::Settings settings;
    settings.white = rules::table::Seat::Blind;
    settings.assistant[static_cast<std::size_t>(Color::White)] = true;
    settings.time = std::get<rules::table::TimeControl>(rules::table::read_time_control("100"));
    Played played(tables::lay(settings));
    const SeatId assistant = AssistantsSeat{Color::White};
    CHECK(played.live.seats.at(assistant) == game::Seat{LocalPlayer{}});
    CHECK(played.live.seats.at(white) == game::Seat{Assisted{}});
    CHECK(played.live.seats.at(black) == game::Seat{LocalPlayer{}});
    REQUIRE(std::holds_alternative<Accepted>(played.submit(arbiter, Start{}, at(0s))));
    REQUIRE(std::holds_alternative<Accepted>(played.submit(white, Play{Color::White, move("e2", "e4")}, at(1s))));
    CHECK(reason(played.submit(assistant, Resign{Color::White}, at(2s))) == RefusalReason::NotForAssistant);
    CHECK(std::holds_alternative<WrongSeat>(played.submit(assistant, Press{Color::Black}, at(2s))));
    CHECK(reason(played.submit(AssistantsSeat{Color::Black}, Press{Color::Black}, at(2s))) ==
          RefusalReason::NoAssistant);
    CHECK(std::holds_alternative<Accepted>(played.submit(assistant, Press{Color::White}, at(2s))));
}

TEST_CASE("A program sits where the settings say so") {
    rules::table::Settings settings;
    settings.black = rules::table::Seat::Computer;
    const Opponent opponent{"stockfish", 3};
    const Seats seats = local_seats(settings, opponent);
    CHECK(seats.at(black) == game::Seat{EngineSeat{opponent}});
    CHECK(seats.at(white) == game::Seat{LocalPlayer{}});
    CHECK_FALSE(seats.contains(AssistantsSeat{Color::White}));
}

TEST_CASE("What time has brought about comes first, in the same append, also where the command is refused") {
    Played played = started("60");
    CHECK(reason(played.submit(white, Play{Color::White, move("e2", "e5")}, at(61s))) == RefusalReason::IllegalMove);
    REQUIRE(played.appended.size() == 2);
    CHECK(played.appended.back().events ==
          std::vector<TimedEvent>{{rules::table::Instant{60s}, rules::table::FlagFallen{Color::White}}});
    CHECK_FALSE(played.appended.back().command);

    Played claimed = started("60");
    CHECK(std::holds_alternative<Accepted>(claimed.submit(black, rules::table::ClaimFlag{Color::Black}, at(61s))));
    REQUIRE(claimed.appended.size() == 2);
    CHECK(claimed.appended.back().events.size() == 2);
    CHECK(claimed.appended.back().command == CommandId{1, claimed.commands});
    CHECK(claimed.live.awaited); // whether the other side can mate
}

TEST_CASE("Time passes without a command, and not while the table is suspended") {
    Played played = started("60");
    played.keep(pass_time(played.live, at(59s)));
    CHECK(played.appended.size() == 1);
    played.live.suspend(at(59s));
    played.keep(pass_time(played.live, at(1h)));
    CHECK(played.appended.size() == 1);
    CHECK(played.live.time(at(1h)) == rules::table::Instant{59s});
    played.live.clock.resume(at(1h));
    CHECK(played.live.time(at(1h)) == rules::table::Instant{59s});
    played.keep(pass_time(played.live, at(1h + 1s)));
    REQUIRE(played.appended.size() == 2);
    CHECK_FALSE(played.appended.back().command);
}

TEST_CASE("A table nobody keeps gives the journal nothing") {
    Played played(tables::lay("60"));
    played.live.id.reset();
    CHECK(std::holds_alternative<Accepted>(played.submit(arbiter, Start{}, at(0s))));
    CHECK(played.appended.empty());
    CHECK(played.live.table.phase == Phase::Playing);
}

TEST_CASE("Until it is known what follows, nothing else is decided and the table's time stands") {
    Played played = started("600", locked, "fide-2023");
    CHECK(std::holds_alternative<Accepted>(played.submit(white, Resign{Color::White}, at(5s))));
    REQUIRE(played.live.awaited);
    const auto appended = played.appended.size();
    CHECK(played.appended.back().command == CommandId{1, played.commands});
    CHECK(played.live.time(at(1min)) == rules::table::Instant{5s});
    CHECK(std::holds_alternative<RulingAwaited>(played.submit(black, Resign{Color::Black}, at(1min))));
    played.keep(pass_time(played.live, at(1h)));
    CHECK(played.appended.size() == appended);

    played.keep(rule(played.live, rules::verdict::Winnable::Can, at(1min)));
    CHECK_FALSE(played.live.awaited);
    REQUIRE(played.appended.size() == appended + 1);
    CHECK_FALSE(played.appended.back().command);
    CHECK(played.appended.back().events.front().at == rules::table::Instant{5s});
    CHECK(played.live.table.outcome->result == rules::table::Result::BlackWins);
}

TEST_CASE("Where nobody waits at keys the question is answered at once, within the same decision") {
    LiveTable live = started("600", "8/8/8/8/8/5k2/8/5K1R w - - 0 1", "fide-2023").live;
    const auto first = live.next;
    const auto [decision, answer] = submit_and_rule(std::move(live), white, {9, 1}, Resign{Color::White}, at(5s));
    CHECK(std::holds_alternative<Accepted>(answer));
    CHECK_FALSE(decision.table.awaited);
    CHECK(decision.table.table.outcome->result == rules::table::Result::Draw);
    CHECK(decision.first == first);
    CHECK(decision.table.next == first.after(decision.events.size()));
}

TEST_CASE("What a journal that was cut off does not have is made good, and what it hangs on awaited") {
    Played played = started("600", locked, "fide-2023");
    CHECK(std::holds_alternative<Accepted>(played.submit(white, Resign{Color::White}, at(5s))));
    const auto unruled = played.live.awaited;
    Played again = started("600", locked, "fide-2023");
    const auto owed = played.appended.back().events;
    again.keep(make_good(again.live, owed, unruled, at(9s)));
    CHECK(again.live.awaited);
    CHECK(again.appended.back().events == owed);
    CHECK(tables::difference(again.live.table, played.live.table).empty());
}
