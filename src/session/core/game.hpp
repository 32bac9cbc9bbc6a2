// A game being played: the table, its engine, and what is known of it beyond the table.
#pragma once

#include "rules/table/state.hpp"
#include "src/game/identity.hpp"
#include "src/game/seats.hpp"
#include "src/game/stand.hpp"
#include "src/game/table_id.hpp"
#include "src/ports/engine/opponents.hpp"
#include "src/ports/engine/report.hpp"
#include "src/ports/journal/records.hpp"
#include "src/session/core/asked.hpp"
#include "src/session/core/envelope_keys.hpp"
#include "src/session/core/move_list.hpp"
#include "src/session/core/participant_id.hpp"
#include "src/session/core/screen.hpp"
#include "src/session/core/time.hpp"

#include <array>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace session {

/// How the opponent's engine is doing.
enum class EngineState { Starting, Idle, Thinking, Failed };

/// What an engine will play at that time, unless a piece comes that it waits for.
struct Delayed {
    engine::BestMove move;
    Now until;
    bool waits_for_piece = false;
};

/// An engine that plays a side.
struct SeatedEngine {
    rules::board::Color side;
    game::Opponent chosen;
    engine::Opponent opponent;
    EngineState state = EngineState::Starting;
    std::uint64_t questions = 0;        ///< how many were put; the last one's number
    std::optional<engine::Score> score; ///< of its last move, from its own point of view
    std::optional<Delayed> delayed{};   ///< in doubles: the answer it has given, before it moves
    std::optional<Now> asked{};         ///< in doubles: when it began to think about this move
};

/// An engine that tells the player of a side what to move, when asked.
struct Adviser {
    engine::Opponent engine;
    std::uint64_t questions = 0;          ///< how many were put; the last one's number
    std::optional<ParticipantId> asker{}; ///< who waits for the answer to that; empty: nobody
    bool is_wait_told = false;            ///< they know that it takes its time
};

/// What the talking clock has last told of a side's time.
struct ToldTimes {
    std::optional<rules::table::Duration> words;
    std::optional<rules::table::Duration> low; ///< at which the cue sounded
};

/// A game in progress: the table as far as it was heard what has happened there, and what the session adds to it. What
/// happens there the keeper decides; who plays is told by the seats of the model's participants.
struct Game {
    game::TableId table_id{};                ///< given when it is sat down at
    std::optional<game::TableId> partners{}; ///< of doubles: where the partners play
    rules::table::Table table;
    MoveList move_list{};     ///< of that table
    game::EventNumber next{}; ///< of the event that will be heard of next
    game::Stand stand{};
    std::optional<game::PlayedGame> id{}; ///< empty: nothing of the game is kept, or not yet
    game::Seats seats{};
    std::array<std::optional<SeatedEngine>, 2> engines{}; ///< by Color; empty: a person plays the side
    std::array<std::optional<Adviser>, 2> advisers{};     ///< by Color; where a person plays the side and has asked
    std::array<std::optional<std::string>, 2> names{};    ///< of the players as it began, by Color; empty: not told
    std::optional<Overheard> agreed{}; ///< why the room may hear what is private, with which the player has agreed
    rules::table::Instant recorded{};  ///< the last time the library was told
    bool is_head_untold = false;       ///< it has been adjourned, and the head of its chain is told once all is on disk
    // By Color, for the talking clock: what was left when it was looked at, and what was told last.
    std::array<std::optional<rules::table::Duration>, 2> clock_seen{};
    std::array<ToldTimes, 2> clock_told{};
    /// The arbiter is being asked for which key a move is sealed.
    std::optional<KeyQuestion> key_question{};
    std::optional<Unanswered> unanswered{}; ///< asked of whoever keeps the table
    std::deque<Request> to_ask{};           ///< next, one after the other
    /// The side whose move it was when the keyboard last went to whoever plays it by itself.
    std::optional<rules::board::Color> handed_to{};
    /// What the last ruling rests on, for whoever asks why.
    std::optional<rules::laws::Rule> last_ruling{};

    /// What time it is at the table.
    rules::table::Instant time(Now now) const { return stand.time(now); }
    bool is_suspended() const { return stand.clock.is_suspended(); }
    /// What has happened has still to be worked out to its end; until then nothing else happens at the table.
    bool awaits_ruling() const { return stand.awaits_ruling.has_value(); }
    /// The engine that plays the side; null if a person does.
    SeatedEngine* engine_of(rules::board::Color side) {
        auto& engine = engines[static_cast<std::size_t>(side)];
        return engine ? &*engine : nullptr;
    }
    const SeatedEngine* engine_of(rules::board::Color side) const {
        const auto& engine = engines[static_cast<std::size_t>(side)];
        return engine ? &*engine : nullptr;
    }
    /// The engine that gives hints to whoever plays the side; empty until it is asked.
    std::optional<Adviser>& adviser_of(rules::board::Color side) { return advisers[static_cast<std::size_t>(side)]; }
    const std::optional<Adviser>& adviser_of(rules::board::Color side) const {
        return advisers[static_cast<std::size_t>(side)];
    }
    bool has_two_boards() const { return table.boards.has_value(); }
    /// The number by which the library has the game; empty as long as it does not.
    std::optional<game::GameId> in_library() const { return id ? game::in_journal(*id) : std::nullopt; }
};

/// The side on move has been told to seal, and may.
bool is_called_to_seal(const rules::table::Table& table, rules::board::Color side);

} // namespace session
