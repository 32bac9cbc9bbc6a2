// What is said in the measurements: sentences of the catalogues, with FIDE's German words in them.
#pragma once

#include "speech/phrases/run.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace tests::bench {

struct Phrase {
    std::string kind;                   ///< `fa`, or `fa with de` where German words are in it
    speech::phrases::Language language; ///< of the sentence
    speech::phrases::Runs runs;
};

/// What is said in one language.
struct Script {
    speech::phrases::Language language;
    std::vector<Phrase> answers;
    Phrase running;   ///< long enough to be interrupted
    Phrase replacing; ///< one of the answers
};

/// A script for each language below the folder of the program's data. Where one cannot be read it is said on stderr and
/// missing.
std::vector<Script> scripts(const std::filesystem::path& data);

} // namespace tests::bench
