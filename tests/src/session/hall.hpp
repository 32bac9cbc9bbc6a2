// A hall of tables in one program: engines in nineteen of the seats, one person in the twentieth, and an arbiter who
// turns from table to table.
#pragma once

#include "rules/notation/uci.hpp"
#include "tests/src/session/harness/session_harness.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace harness {

class Hall {
public:
    static constexpr std::uint64_t tables = 10;

    Hall()
        : model_(session::begin(equipment(), {})) {
        const auto& found = *model_.equipment;
        const engine::Opponent opponent = engine::opponents(found.levels.front(), found.engines).front();
        for (std::uint64_t number = 1; number <= tables; ++number) {
            rules::table::Settings settings;
            settings.time = std::get<rules::table::TimeControl>(rules::table::read_time_control("3600"));
            settings.edition = "fide-2023";
            settings.white = number == 1 ? rules::table::Seat::Sighted : rules::table::Seat::Computer;
            settings.black = rules::table::Seat::Computer;
            const auto laid = rules::table::lay(settings, found.editions.at(settings.edition));
            const game::GameId kept{static_cast<std::int64_t>(number)};
            session::Game game{.table_id = {number}, .table = std::get<rules::table::Table>(laid), .id = kept};
            for (const rules::board::Color side : rules::board::both_colors) {
                if (settings.seat(side) != rules::table::Seat::Computer) continue;
                game.engines[static_cast<std::size_t>(side)] =
                    session::SeatedEngine{side, {}, opponent, session::EngineState::Idle, 0, std::nullopt};
            }
            keeper_.take_up({number}, {.table = game.table, .id = kept, .clock = game.stand.clock});
            model_.games.emplace(game::TableId{number}, std::move(game));
        }
        model_.last_table = {tables};
        session::Participant& arbiter = model_.participants.at({});
        arbiter.seats = {game::ArbitersSeat{}};
        arbiter.screens = {session::ListScreen{session::ListKind::MainMenu}, session::BoardScreen{}};
        turn_to(1);
    }

    void turn_to(std::uint64_t number) { model_.participants.at({}).table = game::TableId{number}; }

    /// The clocks of all tables are started, and each engine is asked.
    void start() {
        for (std::uint64_t number = 1; number <= tables; ++number)
            happen(keeper_.submit({{number}, game::ArbitersSeat{}, {9, number}, rules::table::Start{}}, now_));
    }
    /// The person at the first table plays what engines play: the first legal move.
    void person_plays() {
        const auto& table = at(1).table;
        if (table.position.turn() != rules::board::Color::White || table.phase != rules::table::Phase::Playing) return;
        const rules::table::Play play{rules::board::Color::White, table.position.legal_moves()[0]};
        happen(keeper_.submit({{1}, game::PlayersSeat{rules::board::Color::White}, {8, ++moves_}, play}, now_));
    }
    /// Each engine that has been asked answers once.
    void engines_answer() {
        for (const session::AskEngine& ask : std::exchange(asked_, {})) {
            const auto& position = model_.games.at(ask.place.table).table.position;
            const auto move = engine::UciMove::parse(rules::notation::write_uci(position, position.legal_moves()[0]));
            tell(session::EngineReported{ask.place, engine::BestMove{ask.question.id, *move, std::nullopt}});
        }
    }
    void press(session::Command command) {
        for (const auto& binding : session::key_map(model_).bindings)
            if (binding.command == command) return tell(session::KeyPressed{binding.chord, command, binding.number});
    }
    void tell(const session::Message& message) {
        now_ += std::chrono::milliseconds(1);
        auto [model, effects] = session::update(std::move(model_), message, now_, keeper_);
        model_ = std::move(model);
        for (const session::Effect& effect : effects) {
            if (const auto* ask = std::get_if<session::AskEngine>(&effect)) asked_.push_back(*ask);
            if (const auto* said = std::get_if<session::Tell>(&effect)) {
                said_.push_back(plain_text(said->utterance.runs));
                behind_.push_back(said->after);
            }
        }
        effects_.push_back(std::move(effects));
    }
    std::vector<std::string> said() { return std::exchange(said_, {}); }
    /// Behind which events that was told.
    std::vector<std::optional<session::After>> behind() { return std::exchange(behind_, {}); }
    /// What was to be done, step by step.
    std::vector<session::Effects> effects() { return std::exchange(effects_, {}); }
    const session::Game& at(std::uint64_t number) const { return model_.games.at(game::TableId{number}); }
    const rules::table::Table& kept(std::uint64_t number) const { return keeper_.find(game::TableId{number})->table; }
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
    std::vector<std::string> said_;
    std::vector<std::optional<session::After>> behind_;
    std::vector<session::Effects> effects_;
};

} // namespace harness
