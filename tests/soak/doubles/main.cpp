// Games of doubles between four engines: `soak_doubles [GAMES]` (300). Both boards of a match are played by
// Fairy-Stockfish, who is asked as the program asks it. Fails if an engine answers an illegal move, if a game does not
// end, or if a journal does not replay to the same lines and the same position.
#include "rules/journal/event_lines.hpp"
#include "rules/laws/edition.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/uci.hpp"
#include "rules/table/words.hpp"
#include "src/engine/engine.hpp"
#include "src/game/match.hpp"
#include "src/game/replay.hpp"
#include "src/session/play/engine.hpp"
#include "src/storage/editions.hpp"

#include <fmt/core.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace std::chrono_literals;
using game::Now;
using rules::board::Color;
using rules::table::TimedEvent;

/// Plies at both boards together: no game of doubles is longer by far.
constexpr int most_plies = 3000;

rules::table::Settings doubles() {
    rules::table::Settings settings;
    settings.edition = "cup38";
    settings.variant = rules::variants::Variant::Doubles;
    settings.time = std::get<rules::table::TimeControl>(rules::table::read_time_control("600"));
    settings.white = settings.black = rules::table::Seat::Computer;
    return settings;
}

/// One engine plays both sides of a board.
class Board {
public:
    Board() {
        engine::EngineSpec spec{"fairy-stockfish", "Fairy-Stockfish", {"fairy-stockfish"}, {}, {}};
        spec.set("Threads", "1");
        spec.set("Hash", "16");
        spec.set(engine::game_option, *describe(rules::variants::Variant::Doubles).engines_name);
        engine_.start(std::move(spec));
        const auto ready = next();
        if (!std::holds_alternative<engine::Ready>(ready)) throw std::runtime_error("Fairy-Stockfish does not start");
    }

    /// Empty where it finds no move.
    std::optional<engine::UciMove> ask(const rules::table::Table& table, std::uint64_t nodes) {
        engine::Question question = session::question_about(table, {++questions_});
        question.limits.nodes = nodes;
        engine_.think(std::move(question));
        const auto report = next();
        if (const auto* best = std::get_if<engine::BestMove>(&report)) return best->move;
        if (std::holds_alternative<engine::NoMove>(report)) return std::nullopt;
        throw std::runtime_error("the engine has failed");
    }

private:
    engine::Report next() {
        const auto until = std::chrono::steady_clock::now() + 60s;
        while (std::chrono::steady_clock::now() < until) {
            if (auto report = engine_.poll()) return std::move(*report);
            std::this_thread::sleep_for(50us);
        }
        throw std::runtime_error("no answer came");
    }

    engine::Engine engine_{[] {}};
    std::uint64_t questions_ = 0;
};

class Game {
public:
    Game(const rules::laws::Laws& laws, std::array<Board, 2>& engines, unsigned seed)
        : laws_(laws)
        , engines_(engines)
        , chance_(seed)
        , match_({live(), live()}) {
        for (const std::size_t board : {0U, 1U}) submit(board, game::ArbitersSeat{}, rules::table::Start{});
    }

    /// By what the first board has ended.
    rules::table::Reason play() {
        for (int plies = 0; plies < most_plies; ++plies) {
            const std::size_t board = chance_() % 2;
            const std::size_t here = is_over(board) ? 1 - board : board;
            if (is_over(here)) return match_.board(0).table.outcome->reason;
            move(here);
        }
        throw std::runtime_error("the game does not end");
    }

    void replay() const {
        for (const std::size_t board : {0U, 1U}) {
            std::vector<TimedEvent> read;
            for (const TimedEvent& event : events_[board]) {
                const std::string line = rules::journal::write_line(event);
                const auto again = rules::journal::read_line(line);
                if (rules::journal::write_line(std::get<TimedEvent>(again)) != line)
                    throw std::runtime_error("another line: " + line);
                read.push_back(std::get<TimedEvent>(again));
            }
            const auto replayed = std::get<game::ReplayedGame>(game::replay(doubles(), laws_, read)).replayed;
            const auto& there = match_.board(board).table;
            if (fen(replayed.table) != fen(there) || replayed.table.outcome != there.outcome)
                throw std::runtime_error("another end: " + fen(there));
        }
    }

    std::size_t plies() const { return match_.board(0).table.plies.size() + match_.board(1).table.plies.size(); }

private:
    static std::string fen(const rules::table::Table& table) {
        return rules::notation::write_fen(table.position.setup());
    }

    game::LiveTable live() const {
        return {.table = std::get<rules::table::Table>(rules::table::lay(doubles(), laws_))};
    }

    bool is_over(std::size_t board) const { return match_.board(board).table.outcome.has_value(); }

    void submit(std::size_t board, const game::SeatId& seat, const rules::table::Command& command) {
        now_ += 100ms;
        const auto submitted = match_.submit(board, seat, {1, ++count_}, command, now_);
        for (const game::AtBoard& at : submitted.happened)
            events_[at.board].insert(events_[at.board].end(), at.events.begin(), at.events.end());
        if (!std::holds_alternative<game::Accepted>(submitted.answer)) throw std::runtime_error("a command is refused");
    }

    void move(std::size_t board) {
        const rules::table::Table& table = match_.board(board).table;
        const Color side = table.position.turn();
        const auto best = engines_[board].ask(table, 20 + chance_() % 300);
        if (!best) throw std::runtime_error("no move in " + fen(table));
        const auto read = rules::notation::read_uci(table.position, best->text());
        const auto* move = std::get_if<rules::board::Move>(&read);
        if (move == nullptr) throw std::runtime_error("the illegal move " + best->text() + " in " + fen(table));
        submit(board, game::PlayersSeat{side}, rules::table::Play{side, *move});
        if (!is_over(board)) submit(board, game::PlayersSeat{side}, rules::table::Press{side});
    }

    const rules::laws::Laws& laws_;
    std::array<Board, 2>& engines_;
    std::mt19937 chance_;
    game::Match match_;
    Now now_{};
    std::uint64_t count_ = 0;
    std::array<std::vector<TimedEvent>, 2> events_;
};

} // namespace

int main(int count, char** words) {
    const int games = count > 1 ? std::max(1, std::atoi(words[1])) : 300;
    const auto [source, usual, fault] = storage::find_editions(std::filesystem::path(KLANGBRETT_DATA_FOLDER));
    const auto read = rules::laws::read_laws("cup38", source);
    const auto& laws = std::get<rules::laws::Laws>(read);
    std::array<Board, 2> engines;
    std::map<rules::table::Reason, int> reasons;
    std::size_t plies = 0;
    for (int number = 1; number <= games; ++number) {
        Game game(laws, engines, static_cast<unsigned>(number));
        ++reasons[game.play()];
        game.replay();
        plies += game.plies();
    }
    fmt::print("{} games of doubles, {} plies, each replayed\n", games, plies);
    for (const auto& [reason, times] : reasons)
        fmt::print("{} ended by reason {}\n", times, rules::table::word(reason));
    return 0;
}
