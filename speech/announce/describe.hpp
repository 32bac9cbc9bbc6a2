// Squares, pieces, moves, clocks, results and rules in words: the answers to questions about the game.
#pragma once

#include "speech/announce/describe_board.hpp"
#include "speech/announce/describe_move.hpp"
#include "speech/announce/describe_outcome.hpp"
#include "speech/announce/describe_rule.hpp"
#include "speech/announce/describe_time.hpp"
#include "speech/announce/words.hpp"
