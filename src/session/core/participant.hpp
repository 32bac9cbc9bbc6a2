// Somebody at the program: where they sit, what is open before them, and what they were told.
#pragma once

#include "rules/board/square.hpp"
#include "src/game/seats.hpp"
#include "src/game/table_id.hpp"
#include "src/session/core/history.hpp"
#include "src/session/core/screen.hpp"

#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace session {

/// A participant's finger on the board.
struct Finger {
    rules::board::Square square{rules::board::File::E, rules::board::Rank::Two};
    std::vector<rules::board::Square> trail{};    ///< squares jumped away from, latest last
    std::optional<rules::board::Square> lifted{}; ///< a piece taken up here, not yet placed
    bool flipped = false;                         ///< the board is felt from Black's side
    /// Where the piece stands who is thought elsewhere, for as long as the position is this one.
    std::optional<rules::board::Square> in_mind{};
};

/// Where a finger rests that has done nothing yet: on the king's pawn of the side.
constexpr rules::board::Square usual_square(rules::board::Color side) {
    using rules::board::Rank;
    return {rules::board::File::E, side == rules::board::Color::White ? Rank::Two : Rank::Seven};
}

/// Which of a model's participants: their place among them.
struct ParticipantId {
    std::size_t place = 0;
    auto operator<=>(const ParticipantId&) const = default;
};

/// One of those who share the program. Who is alone has the keyboard and the mouse.
struct Participant {
    std::optional<game::TableId> table{}; ///< where they sit or look on; empty where no game is played
    std::vector<game::SeatId> seats{};    ///< at that table
    bool has_voice = true;                ///< theirs is the keyboard, and what they are told is spoken
    bool has_screen = true;               ///< theirs is the mouse, and the window shows their side of the game
    std::vector<Screen> screens{};        ///< what is open before them; never empty, the last is on top
    Finger finger{};
    std::string caption{};         ///< the last sentence they were told
    std::size_t caption_turns = 0; ///< how often its next part was asked for
    History history{};             ///< of what was spoken to them
};

/// The side they play, or whose player they assist; of several the first. Empty without a seat at either side.
std::optional<rules::board::Color> side_of(const Participant& participant);

/// Whether they sit there not as a player but as the assistant of one.
bool is_assistant(const Participant& participant);

} // namespace session
