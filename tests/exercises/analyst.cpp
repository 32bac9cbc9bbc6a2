#include "tests/exercises/analyst.hpp"

#include "base/platform/programs.hpp"
#include "base/platform/wait.hpp"
#include "base/values/overloaded.hpp"
#include "rules/notation/fen.hpp"
#include "rules/notation/uci.hpp"
#include "src/engine/uci_line.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <map>
#include <utility>

namespace exercises {

using base::platform::ChildProcess;
using rules::variants::Position;

namespace {

constexpr int most_centipawns = 3000;
constexpr int mate_at_once = 10000;
constexpr std::chrono::minutes patience{2};

ChildProcess start_stockfish() {
    const auto program = base::platform::find_program("stockfish");
    if (!program) throw EngineGone("stockfish is not installed");
    auto child = ChildProcess::start(*program, {});
    if (!child) throw EngineGone("stockfish cannot be started: " + child.error().message());
    return std::move(*child);
}

} // namespace

int points(const engine::Score& score) {
    return std::visit(base::values::Overloaded{[](engine::Centipawns pawns) {
                                                   return std::clamp(pawns.value, -most_centipawns, most_centipawns);
                                               },
                                               [](engine::MateIn mate) {
                                                   return mate.moves > 0 ? mate_at_once - mate.moves
                                                                         : -mate_at_once - mate.moves;
                                               }},
                      score);
}

Analyst::Analyst()
    : child_(start_stockfish()) {
    send("uci");
    while (true) {
        const auto said = engine::parse_line(hear());
        if (const auto* named = std::get_if<engine::said::Name>(&said)) name_ = named->name;
        if (std::holds_alternative<engine::said::UciOk>(said)) break;
    }
    send("setoption name Threads value 1");
    send("setoption name Hash value 16");
}

Analyst::~Analyst() { child_.dismiss("quit\n", std::chrono::seconds(1)); }

void Analyst::send(std::string_view line) {
    std::string rest = fmt::format("{}\n", line);
    while (!rest.empty()) {
        const auto written = child_.write(rest);
        const auto* count = std::get_if<std::size_t>(&written);
        if (count == nullptr) throw EngineGone("stockfish has ended");
        rest.erase(0, *count);
        if (!rest.empty())
            base::platform::wait({.descriptor = child_.input(), .to_read = false, .to_write = true},
                                 std::chrono::steady_clock::now() + patience);
    }
}

std::string Analyst::hear() {
    while (true) {
        const auto end = heard_.find('\n');
        if (end != std::string::npos) {
            std::string line = heard_.substr(0, end);
            heard_.erase(0, end + 1);
            return line;
        }
        if (!base::platform::wait({.descriptor = child_.output()}, std::chrono::steady_clock::now() + patience))
            throw EngineGone("stockfish does not answer");
        const auto portion = child_.read();
        if (std::holds_alternative<ChildProcess::Closed>(portion)) throw EngineGone("stockfish has ended");
        if (const auto* bytes = std::get_if<ChildProcess::Bytes>(&portion)) heard_ += bytes->bytes;
    }
}

void Analyst::forget() { send("ucinewgame"); }

std::vector<Evaluated> Analyst::best_moves(const Position& position, int depth, int most) {
    return std::move(best_moves_of({position}, depth, most).front());
}

std::vector<std::vector<Evaluated>> Analyst::best_moves_of(const std::vector<Position>& positions, int depth,
                                                           int most) {
    std::string lines;
    if (std::exchange(most_, most) != most) lines += fmt::format("setoption name MultiPV value {}\n", most);
    for (const Position& position : positions)
        lines += fmt::format("position fen {}\ngo depth {}\n", rules::notation::write_fen(position.setup()), depth);
    send(lines);
    std::vector<std::vector<Evaluated>> all;
    all.reserve(positions.size());
    for (const Position& position : positions) all.push_back(hear_moves(position));
    return all;
}

std::vector<Evaluated> Analyst::hear_moves(const Position& position) {
    std::map<std::uint32_t, Evaluated> ranked;
    while (true) {
        const auto said = engine::parse_line(hear());
        if (const auto* evaluation = std::get_if<engine::said::Evaluation>(&said); evaluation && evaluation->move) {
            const auto move = rules::notation::read_uci(position, evaluation->move->text());
            if (const auto* legal = std::get_if<rules::board::Move>(&move))
                ranked.insert_or_assign(evaluation->rank, Evaluated{*legal, points(evaluation->score)});
        }
        if (std::holds_alternative<engine::said::BestMove>(said) || std::holds_alternative<engine::said::NoMove>(said))
            break;
    }
    std::vector<Evaluated> moves;
    for (const auto& [rank, evaluated] : ranked) moves.push_back(evaluated);
    return moves;
}

} // namespace exercises
