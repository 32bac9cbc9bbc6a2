// What a volunteer is to say: single words, and the moves of short games.
#pragma once

#include "base/toml/data_fault.hpp"
#include "rules/variants/position.hpp"
#include "speech/announce/manner.hpp"
#include "speech/hearing/to_learn.hpp"

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace tools::collecting {

/// A move as it is announced, and where it is made.
struct Sentence {
    std::string file; ///< of its recording, within the folder: `games/03-05.flac` is the fifth move of the third game
    rules::variants::Position position;
    rules::board::Move move;
    std::string words;
};

struct Script {
    std::vector<speech::hearing::WordToLearn> words;
    std::vector<Sentence> sentences;
};

/// The moves of the games in that file (`data/sentences.toml`), in the words of that manner, or what is wrong there.
std::variant<std::vector<Sentence>, base::toml::DataFault> read_sentences(const std::filesystem::path& file,
                                                                          const speech::announce::Manner& manner);

} // namespace tools::collecting
