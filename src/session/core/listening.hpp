// What is listened for while a key is held.
#pragma once

#include "rules/board/move.hpp"
#include "speech/hearing/net.hpp"
#include "src/session/core/time.hpp"

#include <variant>
#include <vector>

namespace session {

/// A question that can be answered aloud: one answered with yes or no, by when it was asked, or which of several moves
/// is meant.
using SpokenQuestion = std::variant<Now, std::vector<rules::board::Move>>;

struct MoveOrOrder {};
struct WordToRecord {
    speech::hearing::HeardWord word;
};
struct AnswerTo {
    SpokenQuestion question;
};

using Listening = std::variant<MoveOrOrder, WordToRecord, AnswerTo>;

} // namespace session
