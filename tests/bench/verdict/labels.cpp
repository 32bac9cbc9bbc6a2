#include "tests/bench/verdict/labels.hpp"

#include "rules/notation/fen.hpp"

#include <fstream>
#include <optional>
#include <sstream>

namespace bench {

using rules::board::Color;
using rules::variants::Position;
using rules::verdict::Winnable;

namespace {

std::optional<Position> position_of(const std::string& fen) {
    const auto setup = rules::notation::read_fen(fen);
    const auto* found = std::get_if<rules::board::Setup>(&setup);
    if (found == nullptr) return std::nullopt;
    const auto made = Position::from_problem(*found);
    const auto* position = std::get_if<Position>(&made);
    return position != nullptr ? std::optional(*position) : std::nullopt;
}

} // namespace

Labels read_labels(const std::string& path) {
    Labels read;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        std::istringstream fields(line);
        std::string fen;
        std::string side;
        std::string truth;
        std::getline(fields, fen, '\t');
        std::getline(fields, side, '\t');
        std::getline(fields, truth, '\t');
        const auto position = position_of(fen);
        if (!position) {
            ++read.left_out;
            continue;
        }
        read.labels.push_back({line, *position, side == "white" ? Color::White : Color::Black,
                               truth == "winnable" ? Winnable::Can : Winnable::Cannot});
    }
    return read;
}

Fens read_fens(const std::string& path) {
    Fens read;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (const auto position = position_of(line))
            read.positions.push_back(*position);
        else
            ++read.left_out;
    }
    return read;
}

} // namespace bench
