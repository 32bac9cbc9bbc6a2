// Somebody who uses the program: their seats, their open screens, and what they were told.
#pragma once

#include "rules/board/square.hpp"
#include "rules/table/refusal.hpp"
#include "src/game/seats.hpp"
#include "src/game/table_id.hpp"
#include "src/session/core/history.hpp"
#include "src/session/core/key_map.hpp"
#include "src/session/core/participant_id.hpp"
#include "src/session/core/screen.hpp"
#include "src/session/core/time.hpp"
#include "src/settings/preferences.hpp"

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
    /// The piece that the announced move captures, taken off one's own board before the move is carried out there.
    std::optional<rules::board::Square> taken_off{};
    bool flipped = false; ///< the board is felt from Black's side
    /// Where the piece stands who is thought elsewhere, for as long as the position is this one.
    std::optional<rules::board::Square> in_mind{};
};

/// The key before this one: pressing the same again soon asks for more.
struct LastKey {
    Chord chord;
    Now at;
    int times; ///< 1: once
};

/// Where a finger rests that has done nothing yet: on the king's pawn of the side.
constexpr rules::board::Square usual_square(rules::board::Color side) {
    using rules::board::Rank;
    return {rules::board::File::E, side == rules::board::Color::White ? Rank::Two : Rank::Seven};
}

/// Somebody who plays at the same keyboard and waits for it. What happens at their table they hear with whoever has it.
struct WaitingPlayer {
    game::TableId table;
    rules::board::Color side;
    Finger finger; ///< as they left it
};

/// What a participant acts with, and how they are told.
enum class Means {
    Keyboard, ///< and the microphone; told by the program's voice
    Lines,    ///< of text, which they type and read
    Mouse,    ///< told by what the window shows
};

/// That somebody was refused something.
struct LastRefusal {
    std::optional<rules::laws::Rule> rule{}; ///< empty: no rule, but the words were not understood
};

/// One of those who share the program. Who is alone has the keyboard and the mouse.
struct Participant {
    std::optional<game::TableId> table{}; ///< where they sit or look on; empty where no game is played
    /// The partners' table while its board is before them instead of their own, where they do nothing but look.
    std::optional<game::TableId> looks_at{};
    std::vector<game::SeatId> seats{};    ///< at that table
    std::vector<WaitingPlayer> waiting{}; ///< for this keyboard, the longest first
    Means means = Means::Keyboard;
    bool has_screen = true;        ///< theirs is the mouse, and the window shows their side of the game
    std::vector<Screen> screens{}; ///< what is open before them; never empty, the last is on top
    Finger finger{};               ///< on the board before them
    Finger finger_elsewhere{};     ///< on the other one of doubles
    std::optional<rules::board::Role> from_reserve{}; ///< a piece taken out of the reserve, not yet on the board
    std::string caption{};                            ///< the last sentence they were told
    std::size_t caption_turns = 0;                    ///< how often its next part was asked for
    History history{};                                ///< of what they were told in words
    std::optional<LastKey> last_key{};
    bool knows_typing = false;     ///< that a line for a move is opened first, as far as a hint is to be spared
    std::optional<Now> intruded{}; ///< when a screen last appeared before them, or went, that they had not asked for
    /// What they were refused last, unless something was ruled since, or they have made a move.
    std::optional<LastRefusal> refused{};
    std::optional<settings::Preferences> own_preferences{}; ///< empty: those of whoever is at the keyboard

    /// In words, one after the other, and may be asked; otherwise they are shown things.
    bool is_told() const { return means != Means::Mouse; }
    /// On the board of the table where they sit.
    Finger& own_finger() { return looks_at ? finger_elsewhere : finger; }
    /// The table whose board is before them.
    std::optional<game::TableId> before() const { return looks_at ? looks_at : table; }
};

/// They are at no table any more, and nothing of theirs refers to one.
void leave_table(Participant& participant);

/// The side they play, or whose player they assist; of several the first. Empty without a seat at either side.
std::optional<rules::board::Color> side_of(const Participant& participant);

/// The side they play where nobody shares it, as an assistant or at the same keyboard; empty otherwise.
std::optional<rules::board::Color> side_played_alone(const Participant& participant);

/// Whether somebody who waits for their keyboard plays that side at that table.
bool waits_for(const Participant& participant, game::TableId table, rules::board::Color side);

/// Whether somebody who waits for their keyboard plays at that table.
bool waits_for(const Participant& participant, game::TableId table);

/// Whether they sit there not as a player but as the assistant of one.
bool is_assistant(const Participant& participant);

} // namespace session
