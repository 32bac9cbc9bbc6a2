// The player's own words: which there are to be recorded, and which are.
#pragma once

#include "speech/hearing/to_learn.hpp"

#include <cstddef>
#include <vector>

namespace session {

/// A word, and how many recordings of it there are.
struct OwnWord {
    speech::hearing::WordToLearn what;
    std::size_t recordings = 0;
    bool operator==(const OwnWord&) const = default;
};

/// All of them, as they were last listed or have changed since.
struct OwnWords {
    std::vector<OwnWord> words{}; ///< that can be recorded in the language
    bool has_recordings = false;  ///< of any words, in whatever language
    bool is_awaited = false;      ///< what becomes of the last recording is not known yet
    bool operator==(const OwnWords&) const = default;
};

} // namespace session
