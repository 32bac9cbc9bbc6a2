// Who of those at the program is meant.
#pragma once

#include <compare>

namespace session {

/// One of a model's participants.
struct ParticipantId {
    unsigned number = 0; ///< of whoever is at the keyboard the first
    auto operator<=>(const ParticipantId&) const = default;
};

/// Of whoever is at the mouse while another is at the keyboard. Numbers above are for whoever comes with an input of
/// their own.
inline constexpr ParticipantId beside_keyboard{1};

} // namespace session
