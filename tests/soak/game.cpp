#include "tests/soak/game.hpp"

#include "base/values/overloaded.hpp"

#include <algorithm>
#include <deque>
#include <stdexcept>

namespace soak {

using rules::board::Color;
using rules::board::Square;

namespace {

constexpr std::chrono::hours each{2};

/// Out and back, each knight in its turn.
constexpr std::array<const char*, 4> knight_moves{"g1f3", "g8f6", "f3g1", "f6g8"};

settings::Preferences preferences() {
    settings::Preferences chosen;
    chosen.time_control = std::to_string(std::chrono::seconds(each).count());
    chosen.side = settings::SideChoice::White;
    return chosen;
}

} // namespace

Game::Game(std::shared_ptr<const session::Equipment> equipment, session::Now now)
    : model_(session::begin(std::move(equipment), preferences()))
    , since_(now) {
    tell(session::ProgramStarted{1}, now);
    for (int times = 0; times < 2; ++times)
        tell(session::KeyPressed{session::Chord{"Enter"}, session::Command::ItemActivate}, now);
    if (model_.games.empty() || !game().table.clock.running()) throw std::runtime_error("no game has begun");
}

void Game::tell(const session::Message& message, session::Now now) {
    std::deque<session::Message> inbox{message};
    while (!inbox.empty()) {
        auto [model, effects] = session::update(std::move(model_), inbox.front(), now, keeper_);
        inbox.pop_front();
        model_ = std::move(model);
        for (const session::Effect& effect : effects) {
            if (const auto* create = std::get_if<session::CreateGame>(&effect))
                inbox.emplace_back(session::GameCreated{game::GameId{1}, create->table});
            if (const auto* start = std::get_if<session::StartEngine>(&effect))
                inbox.emplace_back(session::EngineReported{start->place, engine::Ready{start->spec.name, {}}});
            if (const auto* ask = std::get_if<session::AskEngine>(&effect)) question_ = ask->question.id.number;
        }
    }
}

void Game::tick(session::Now now) { tell(session::Tick{}, now); }

void Game::move(session::Now now) {
    const std::string text = knight_moves[static_cast<std::size_t>(moves_) % knight_moves.size()];
    const Color side = game().table.position.turn();
    if (side == Color::White) {
        for (const std::size_t place : {std::size_t{0}, std::size_t{2}})
            tell(session::SquareClicked{*Square::parse(text.substr(place, 2))}, now);
    } else {
        tell(session::EngineReported{{game().table_id, side},
                                     engine::BestMove{{question_}, *engine::UciMove::parse(text), std::nullopt}},
             now);
    }
    used_[static_cast<std::size_t>(side)] += now - since_;
    since_ = now;
    ++moves_;
    if (game().table.plies.size() != static_cast<std::size_t>(moves_)) throw std::runtime_error("no move was made");
}

session::Now Game::wake(session::Now now) const {
    return session::next_wake(model_, now).value_or(now + std::chrono::milliseconds(100));
}

std::chrono::nanoseconds Game::error(session::Now now) const {
    const session::Game& playing = game();
    std::chrono::nanoseconds most{};
    for (const Color side : rules::board::both_colors) {
        std::chrono::nanoseconds used = used_[static_cast<std::size_t>(side)];
        if (playing.table.clock.running() == side) used += now - since_;
        const std::chrono::nanoseconds left = *playing.table.clock.left(side, playing.time(now));
        most = std::max(most, std::chrono::abs(each - used - left));
    }
    return most;
}

} // namespace soak
