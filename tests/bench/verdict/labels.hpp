// Positions whose verdicts are known.
#pragma once

#include "rules/variants/position.hpp"
#include "rules/verdict/verdict.hpp"

#include <string>
#include <vector>

namespace bench {

/// One line of a file: FEN, tab, `white` or `black`, tab, `winnable` or `unwinnable`; what follows is not read.
struct Label {
    std::string line;
    rules::variants::Position position;
    rules::board::Color side;
    rules::verdict::Winnable truth;
};

/// The labels of a file; lines without a legal position are left out and counted.
struct Labels {
    std::vector<Label> labels;
    int left_out = 0;
};
Labels read_labels(const std::string& path);

/// The positions of a file that has a FEN a line; lines without a legal position are left out and counted.
struct Fens {
    std::vector<rules::variants::Position> positions;
    int left_out = 0;
};
Fens read_fens(const std::string& path);

} // namespace bench
