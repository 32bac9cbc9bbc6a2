// Which participant is meant.
#pragma once

#include <compare>

namespace session {

/// One of a model's participants.
struct ParticipantId {
    unsigned number = 0; ///< 0: at the keyboard
    auto operator<=>(const ParticipantId&) const = default;
};

/// The participant at the mouse while another one is at the keyboard. Greater numbers belong to participants with an
/// input of their own.
inline constexpr ParticipantId beside_keyboard{1};

} // namespace session
