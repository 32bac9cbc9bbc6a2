// A hall of tables in one program: engines in nineteen of the seats, one person in the twentieth, and an arbiter who
// turns from table to table. What happens at a table is heard where its arbiter is, and only there.
#include "rules/notation/uci.hpp"
#include "tests/src/session/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <deque>

using game::TableId;
using rules::board::Color;
using session::Command;
using Lines = std::vector<std::string>;

namespace {

constexpr std::uint64_t tables = 10;

class Hall {
public:
    Hall()
        : model_(session::begin(harness::equipment(), {})) {
        const auto& equipment = *model_.equipment;
        const engine::Opponent opponent = engine::opponents(equipment.levels.front(), equipment.engines).front();
        for (std::uint64_t number = 1; number <= tables; ++number) {
            rules::table::Settings settings;
            settings.time = std::get<rules::table::TimeControl>(rules::table::read_time_control("3600"));
            settings.edition = "fide-2023";
            settings.white = number == 1 ? rules::table::Seat::Sighted : rules::table::Seat::Computer;
            settings.black = rules::table::Seat::Computer;
            const auto laid = rules::table::lay(settings, equipment.editions.at(settings.edition));
            session::Game game{.table_id = {number}, .table = std::get<rules::table::Table>(laid)};
            for (const Color side : rules::board::both_colors) {
                if (settings.seat(side) != rules::table::Seat::Computer) continue;
                game.engines[static_cast<std::size_t>(side)] =
                    session::SeatedEngine{side, {}, opponent, session::EngineState::Idle, 0, std::nullopt};
            }
            keeper_.take_up({number}, {.table = game.table, .clock = game.stand.clock});
            model_.games.emplace(TableId{number}, std::move(game));
        }
        model_.last_table = {tables};
        session::Participant& arbiter = model_.participants.at({});
        arbiter.seats = {game::ArbitersSeat{}};
        arbiter.screens = {session::ListScreen{session::ListKind::MainMenu}, session::BoardScreen{}};
        turn_to(1);
    }

    void turn_to(std::uint64_t number) { model_.participants.at({}).table = TableId{number}; }

    /// The clocks of all tables are started, and each engine is asked.
    void start() {
        for (std::uint64_t number = 1; number <= tables; ++number)
            happen(keeper_.submit({{number}, game::ArbitersSeat{}, {9, number}, rules::table::Start{}}, now_));
    }
    /// The person at the first table plays what engines play: the first legal move.
    void person_plays() {
        const auto& table = at(1).table;
        if (table.position.turn() != Color::White || table.phase != rules::table::Phase::Playing) return;
        const rules::table::Play play{Color::White, table.position.legal_moves()[0]};
        happen(keeper_.submit({{1}, game::PlayersSeat{Color::White}, {8, ++moves_}, play}, now_));
    }
    /// Each engine that has been asked answers once.
    void engines_answer() {
        for (const session::AskEngine& ask : std::exchange(asked_, {})) {
            const auto& position = model_.games.at(ask.place.table).table.position;
            const auto move = engine::UciMove::parse(rules::notation::write_uci(position, position.legal_moves()[0]));
            tell(session::EngineReported{ask.place, engine::BestMove{ask.question.id, *move, std::nullopt}});
        }
    }
    void press(Command command) {
        for (const auto& binding : session::key_map(model_).bindings)
            if (binding.command == command) return tell(session::KeyPressed{binding.chord, command, binding.number});
    }
    void tell(const session::Message& message) {
        now_ += std::chrono::milliseconds(1);
        auto [model, effects] = session::update(std::move(model_), message, now_, keeper_);
        model_ = std::move(model);
        for (const session::Effect& effect : effects) {
            if (const auto* ask = std::get_if<session::AskEngine>(&effect)) asked_.push_back(*ask);
            if (const auto* said = std::get_if<session::Tell>(&effect))
                said_.push_back(plain_text(said->utterance.runs));
        }
    }
    Lines said() { return std::exchange(said_, {}); }
    const session::Game& at(std::uint64_t number) const { return model_.games.at(TableId{number}); }
    const rules::table::Table& kept(std::uint64_t number) const { return keeper_.find(TableId{number})->table; }
    session::View view() const { return session::view(model_, now_); }

private:
    void happen(const game::Outcome& outcome) {
        for (const game::Happened& happened : outcome.happened) tell(session::TableHappened{happened});
    }

    session::Model model_;
    game::Keeper keeper_;
    session::Now now_{};
    std::uint64_t moves_ = 0;
    std::deque<session::AskEngine> asked_;
    Lines said_;
};

std::size_t moves_told(const Lines& said) {
    return static_cast<std::size_t>(std::ranges::count_if(said, [](const std::string& line) { return !line.empty(); }));
}

} // namespace

TEST_CASE("Nineteen engines and a person play at ten tables, each its own game") {
    Hall hall;
    hall.start();
    for (int times = 0; times < 12; ++times) {
        hall.person_plays();
        hall.engines_answer();
    }
    for (std::uint64_t number = 1; number <= tables; ++number) {
        INFO(number);
        CHECK(hall.at(number).table.plies.size() >= 12);
        CHECK(hall.at(number).table.position.repetition_key() == hall.kept(number).position.repetition_key());
    }
}

TEST_CASE("An arbiter hears the table they have turned to, and no other") {
    Hall hall;
    hall.turn_to(3);
    hall.start();
    hall.said();
    for (const std::uint64_t number : {std::uint64_t{3}, std::uint64_t{7}, std::uint64_t{3}}) {
        hall.turn_to(number);
        const std::size_t before = hall.at(number).table.plies.size();
        for (int times = 0; times < 4; ++times) hall.engines_answer();
        const std::size_t made = hall.at(number).table.plies.size() - before;
        CHECK(made == 4);
        CHECK(moves_told(hall.said()) == made);
        CHECK(hall.view().board->placement == hall.at(number).table.position.setup().placement);
    }
}

TEST_CASE("A ruling is made at the table the arbiter is at; play goes on at the others") {
    Hall hall;
    hall.start();
    for (std::uint64_t number = 1; number <= tables; ++number) {
        INFO(number);
        hall.turn_to(number);
        hall.press(Command::GameMenu);
        while (hall.view().list->rows[hall.view().list->focus] != "The arbiter") hall.press(Command::ItemDown);
        hall.press(Command::ItemActivate);
        while (hall.view().list->rows[hall.view().list->focus] != "Stop the clocks") hall.press(Command::ItemDown);
        hall.press(Command::ItemActivate);
        hall.tell(session::TextTyped{"y"});
        hall.press(Command::ItemActivate);
        CHECK(hall.kept(number).phase == rules::table::Phase::Halted);
        CHECK(hall.at(number).table.phase == rules::table::Phase::Halted);
        for (std::uint64_t other = number + 1; other <= tables; ++other)
            CHECK(hall.at(other).table.phase == rules::table::Phase::Playing);
    }
}

TEST_CASE("Time passes at every table, whoever is listening") {
    Hall hall;
    hall.start();
    hall.turn_to(4);
    hall.said();
    hall.tell(session::MachineSlept{std::chrono::minutes(5)});
    for (std::uint64_t number = 1; number <= tables; ++number)
        CHECK(hall.at(number).table.phase == rules::table::Phase::Halted);
    CHECK(hall.said().size() == 1);
}
