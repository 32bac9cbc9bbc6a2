// A game being played: the table, who sits at it, and where the player's fingers are.
#pragma once

#include "rules/table/table.hpp"
#include "src/engine/levels.hpp"
#include "src/engine/report.hpp"
#include "src/session/envelope_keys.hpp"
#include "src/session/screen.hpp"
#include "src/session/table_id.hpp"
#include "src/session/time.hpp"
#include "src/storage/records.hpp"

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace session {

/// The player's finger on the board.
struct Finger {
    rules::board::Square square{rules::board::File::E, rules::board::Rank::Two};
    std::vector<rules::board::Square> trail;    ///< squares jumped away from, latest last
    std::optional<rules::board::Square> lifted; ///< a man taken up here, not yet placed
    bool flipped = false;                       ///< the board is felt from Black's side
    /// Where the man stands whom the player thinks elsewhere, for as long as the position is this one.
    std::optional<rules::board::Square> in_mind{};
};

/// How the opponent's engine is doing.
enum class EngineState { Starting, Idle, Thinking, Failed };

/// The engine on the other side of the board.
struct EngineSeat {
    storage::Opponent chosen;
    engine::Opponent opponent;
    EngineState state = EngineState::Starting;
    std::uint64_t questions = 0;        ///< how many were put; the last one's number
    std::optional<engine::Score> score; ///< of its last move, from its own point of view
};

/// The sighted player at the mouse and the screen of the same computer, who plays a blind one at its keyboard.
struct Neighbour {
    std::vector<Screen> screens{BoardScreen{}}; ///< what is open on the screen; never empty
    Finger finger;                              ///< where his mouse was last, and the man he holds
    std::string caption;                        ///< what he was told last
    std::size_t caption_turns = 0;              ///< how often its next part was asked for
    /// It is he whom the session is answering now: the game's `mine` and `finger`, and the model's screens, are his,
    /// and these are the other player's.
    bool acts = false;
};

/// An event has happened, and it is being worked out what follows. Meanwhile nothing else happens at the table, and its
/// time stands.
struct AwaitedRuling {
    rules::table::Unruled unruled;
    bool is_arbiters = false; ///< it was the arbiter who acted, and its Article is told
};

/// A game in progress.
struct Game {
    rules::table::Table table;
    TableId table_id{};                  ///< given when it is sat down at
    std::optional<storage::GameId> id{}; ///< in the library; empty until it is known
    bool is_in_library = false;          ///< from then on or, if that could not be, once it has been written
    rules::board::Color mine;
    std::optional<EngineSeat> engine{};   ///< empty: people play
    std::optional<Neighbour> neighbour{}; ///< of two players at one computer, the one at the screen
    bool may_be_overheard = false;        ///< the player has agreed that the room may hear what is private
    Finger finger{};
    /// Table time zero on the session's clock. While the game is suspended it moves on with the session.
    Now origin{};
    /// By Color: what the side has used of a millisecond that its clock has not counted yet.
    std::array<std::chrono::nanoseconds, 2> fractions{};
    std::optional<rules::table::Instant> suspended{}; ///< the table time at which it stands still
    rules::table::Instant recorded{};                 ///< the last time the library was told
    bool is_head_untold = false; ///< it has been adjourned, and the head of its chain is told once all is on disk
    /// The next warning about the player's own time comes when less than this is left; empty: none any more.
    std::array<std::optional<rules::table::Duration>, 2>
        clock_seen{}; ///< by Color: what was left, for the talking clock
    /// The arbiter is being asked for which key a move is sealed.
    std::optional<KeyQuestion> key_question{};
    std::optional<AwaitedRuling> awaited{};
    /// What the last ruling or refusal rests on, for whoever asks why.
    std::optional<rules::laws::Rule> last_ruling{};

    /// Whose hands the keys are: the player's; an assistant enters what whoever has the move does.
    rules::board::Color hand_side() const { return is_assisted() ? table.position.turn() : mine; }
    /// What those hands feel: of two boards their own.
    rules::board::Placement board() const { return rules::table::board_of(table, hand_side()); }
    bool has_two_boards() const { return table.boards.has_value(); }
    /// Who sits here is not a player but the assistant of one.
    bool is_assisted() const { return table.settings.assistant[static_cast<std::size_t>(mine)]; }
    /// It is the neighbour whom the session is answering now.
    bool answers_neighbour() const { return neighbour && neighbour->acts; }
    /// The side that is played, or helped, at the keyboard.
    rules::board::Color keyboard_side() const { return answers_neighbour() ? !mine : mine; }

    rules::table::Instant time(Now now) const {
        if (suspended) return *suspended;
        if (awaited) return awaited->unruled.after.at;
        return rules::table::Instant(std::chrono::floor<rules::table::Duration>(now - origin));
    }
};

} // namespace session
