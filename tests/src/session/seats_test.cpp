// Who sits at no side, and who asks from a seat that is not theirs: everything answers, and nothing happens at the
// table.
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>

using namespace harness;
using rules::board::Color;
using session::Command;
using Lines = std::vector<std::string>;

namespace {

/// A participant of a game on one or two boards, with seats of the test's own.
class Somebody {
public:
    /// `since`: what has happened at the table that nobody was told yet, as where the opponent is far away.
    Somebody(const SessionHarness& harness, std::vector<game::SeatId> seats,
             const std::vector<rules::table::Event>& since = {})
        : model_(harness.model())
        , now_(harness.now()) {
        model_.participants.at({}).seats = std::move(seats);
        session::Game& game = model_.games.at(harness.game().table_id);
        for (const rules::table::Event& event : since)
            game.table = rules::table::evolve(std::move(game.table), {game.time(now_), event});
        keeper_.take_up(game.table_id, {.table = game.table, .next = game.next, .clock = game.stand.clock});
    }

    /// What is said to it.
    Lines press(Command command, int number = 1) {
        const session::Binding* binding = nullptr;
        for (const auto& each : session::key_map(model_).bindings)
            if (each.command == command && each.number == number) binding = &each;
        REQUIRE(binding != nullptr);
        return tell(session::KeyPressed{binding->chord, command, number});
    }
    Lines tell(const session::Message& message) {
        now_ += std::chrono::seconds(1);
        auto [model, effects] = session::update(std::move(model_), message, now_, keeper_);
        model_ = std::move(model);
        Lines said;
        for (const session::Effect& effect : effects)
            if (const auto* tell = std::get_if<session::Tell>(&effect))
                said.push_back(plain_text(tell->utterance.runs));
        return said;
    }
    std::size_t plies() const { return keeper_.find(model_.games.begin()->first)->table.plies.size(); }
    rules::table::Phase phase() const { return keeper_.find(model_.games.begin()->first)->table.phase; }
    session::View view() const { return session::view(model_, now_); }

private:
    session::Model model_;
    game::Keeper keeper_;
    session::Now now_;
};

settings::Preferences on(rules::table::Boards boards) {
    settings::Preferences preferences;
    preferences.boards = boards;
    preferences.time_control = "300";
    return preferences;
}

const std::vector<std::vector<game::SeatId>> seats_at_no_side{{}, {game::ArbitersSeat{}}, {game::PartnersBoard{}}};

} // namespace

TEST_CASE("Who plays nothing is told so when they act, and nothing happens") {
    const SessionHarness harness = begun(on(rules::table::Boards::One));
    for (const auto& seats : seats_at_no_side) {
        Somebody onlooker(harness, seats);
        onlooker.press(Command::TypeMove);
        onlooker.tell(session::TextTyped{"e4"});
        CHECK(contains(onlooker.press(Command::EnterText), "That is not for you to ask at this table."));
        onlooker.press(Command::Resign);
        onlooker.tell(session::TextTyped{"y"});
        CHECK(contains(onlooker.press(Command::ItemActivate), "That is not for you to ask at this table."));
        CHECK(onlooker.plies() == 0);
        CHECK(onlooker.phase() == rules::table::Phase::Playing);
    }
}

TEST_CASE("Every key of the board answers whoever sits at no side") {
    for (const auto boards : {rules::table::Boards::One, rules::table::Boards::Two}) {
        const SessionHarness harness = begun(on(boards));
        for (const auto& seats : seats_at_no_side) {
            for (const session::Binding& binding : session::key_map(harness.model()).bindings) {
                if (binding.command == Command::Quit) continue;
                INFO(binding.chord.name);
                Somebody onlooker(harness, seats);
                onlooker.press(binding.command, binding.number);
                onlooker.view();
                onlooker.tell(session::Tick{});
                CHECK(onlooker.plies() == 0);
            }
        }
    }
}

namespace {

/// Of a game on two boards in which White's move is made and has still to be announced.
Somebody receiver_of_unannounced(const SessionHarness& harness) {
    const auto square = [](std::string_view name) { return *rules::board::Square::parse(name); };
    return {harness,
            {game::PlayersSeat{Color::Black}},
            {rules::table::Made{Color::White, rules::board::Move::normal(square("e2"), square("e4"))}}};
}

} // namespace

TEST_CASE("While a move is made and not announced yet, every key of the board answers whoever it is made for") {
    const SessionHarness harness = begun(on(rules::table::Boards::Two));
    for (const session::Binding& binding : session::key_map(harness.model()).bindings) {
        if (binding.command == Command::Quit) continue;
        INFO(binding.chord.name);
        Somebody receiver = receiver_of_unannounced(harness);
        receiver.press(binding.command, binding.number);
        receiver.view();
        receiver.tell(session::Tick{});
        CHECK(receiver.plies() == 1);
    }
}

TEST_CASE("What was not announced yet is not repeated, whatever is said") {
    const SessionHarness harness = begun(on(rules::table::Boards::Two));
    for (const char* words : {"Eva vier", "Eva fünf", "Anna acht", "e5", "xyz", "kurze Rochade"}) {
        INFO(words);
        Somebody receiver = receiver_of_unannounced(harness);
        receiver.press(Command::TypeMove);
        receiver.tell(session::TextTyped{words});
        CHECK(contains(receiver.press(Command::EnterText), "No move was announced that could be repeated"));
        CHECK(receiver.plies() == 1);
    }
}

TEST_CASE("Rulings are offered to whoever sits in the arbiter's seat, at whatever side") {
    const SessionHarness harness = begun(on(rules::table::Boards::One));
    const auto arbiters_rows = [&harness](std::vector<game::SeatId> seats) {
        Somebody somebody(harness, std::move(seats));
        somebody.press(Command::GameMenu);
        const Lines menu = somebody.view().list->rows;
        for (auto row = menu.begin(); *row != "The arbiter"; ++row) somebody.press(Command::ItemDown);
        somebody.press(Command::ItemActivate);
        return somebody.view().list->rows;
    };
    const Lines back{"Back to the game menu"};
    CHECK(arbiters_rows({game::ArbitersSeat{}}).size() > 3);
    CHECK(arbiters_rows({game::ArbitersSeat{}}) ==
          arbiters_rows({game::PlayersSeat{Color::White}, game::ArbitersSeat{}}));
    CHECK(arbiters_rows({game::PlayersSeat{Color::White}}) == back);
    CHECK(arbiters_rows({}) == back);
}
