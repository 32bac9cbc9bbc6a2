// What is listened for while a key is held.
#pragma once

#include "rules/board/move.hpp"
#include "speech/hearing/net.hpp"
#include "src/session/core/time.hpp"

#include <variant>
#include <vector>

namespace session {

/// A question that can be answered aloud.
struct SpokenQuestion {
    Now asked;                             ///< when
    std::vector<rules::board::Move> moves; ///< of which one is meant; none where it is answered with yes or no
    bool operator==(const SpokenQuestion&) const = default;
};

struct MoveOrOrder {};
struct WordToRecord {
    speech::hearing::HeardWord word;
};
struct AnswerTo {
    SpokenQuestion question;
};

using Listening = std::variant<MoveOrOrder, WordToRecord, AnswerTo>;

} // namespace session
