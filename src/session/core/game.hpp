// A game being played: the table, who sits at it, and where the player's fingers are.
#pragma once

#include "src/engine/levels.hpp"
#include "src/engine/report.hpp"
#include "src/game/live_table.hpp"
#include "src/session/core/envelope_keys.hpp"
#include "src/session/core/screen.hpp"
#include "src/session/core/table_id.hpp"
#include "src/session/core/time.hpp"
#include "src/storage/records.hpp"

#include <array>
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
struct OpponentEngine {
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

/// A game in progress: the table that is played at, and what the player's hands and ears add to it.
struct Game : game::LiveTable {
    rules::board::Color mine;
    TableId table_id{};                     ///< given when it is sat down at
    std::optional<OpponentEngine> engine{}; ///< empty: people play
    std::optional<Neighbour> neighbour{};   ///< of two players at one computer, the one at the screen
    bool may_be_overheard = false;          ///< the player has agreed that the room may hear what is private
    Finger finger{};
    rules::table::Instant recorded{}; ///< the last time the library was told
    bool is_head_untold = false;      ///< it has been adjourned, and the head of its chain is told once all is on disk
    /// The next warning about the player's own time comes when less than this is left; empty: none any more.
    std::array<std::optional<rules::table::Duration>, 2>
        clock_seen{}; ///< by Color: what was left, for the talking clock
    /// The arbiter is being asked for which key a move is sealed.
    std::optional<KeyQuestion> key_question{};
    bool is_arbiters_ruling = false; ///< of the ruling that is awaited: its Article is told
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
    /// The number by which the library has the game; empty as long as it does not.
    std::optional<game::GameId> in_library() const { return id ? game::in_journal(*id) : std::nullopt; }
};

/// The side on move has been told to seal, and may.
bool is_called_to_seal(const rules::table::Table& table, rules::board::Color side);

/// Whether nobody may tell the player the time unasked: on two boards, unless the Laws have it told so (F.2.9d), and
/// where an assistant is asked for it.
bool is_told_on_request(const Game& game);

} // namespace session
