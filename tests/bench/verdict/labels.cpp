#include "tests/bench/verdict/labels.hpp"

#include "rules/notation/fen.hpp"

#include <fstream>
#include <sstream>

namespace bench {

using rules::board::Color;
using rules::variants::Position;
using rules::verdict::Winnable;

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
        const auto setup = rules::notation::read_fen(fen);
        const auto* found = std::get_if<rules::board::Setup>(&setup);
        const auto position =
            found != nullptr ? Position::from_problem(*found) : std::set<rules::variants::SetupFault>{};
        if (!std::holds_alternative<Position>(position)) {
            ++read.left_out;
            continue;
        }
        read.labels.push_back({line, std::get<Position>(position), side == "white" ? Color::White : Color::Black,
                               truth == "winnable" ? Winnable::Can : Winnable::Cannot});
    }
    return read;
}

} // namespace bench
