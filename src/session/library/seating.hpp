// Who sits where at a game that is begun or gone on with.
#pragma once

#include "src/game/new_game.hpp"
#include "src/session/core/update_context.hpp"

#include <optional>

namespace session {

/// Of a kept game: the side that is played, or helped, here; of two who share the keyboard, White. Empty if nobody
/// blind plays it.
std::optional<rules::board::Color> side_played_here(const rules::table::Settings& settings);

/// Whether both sides are played by turns at one keyboard.
bool is_by_turns(const rules::table::Settings& settings);

/// Whether a sighted player at the screen plays against the one at the keyboard.
bool is_for_two(const rules::table::Settings& settings, rules::board::Color mine);

/// Whether the computer plays one of the sides.
bool has_engine(const rules::table::Settings& settings);

/// Whether a player at the keyboard plays one of the sides.
bool has_person(const rules::table::Settings& settings);

/// Where the piece the side holds stood before; empty if it holds none.
std::optional<rules::board::Square> held_from(const rules::table::Table& table, rules::board::Color side);

/// Asks whether a game of two at this computer is to be played all the same; false if nothing needs to be asked but
/// what was agreed to.
bool asks_before_being_overheard(UpdateContext& context, std::optional<Overheard> agreed);

/// The engine that plays for the computer, and the level that was chosen.
struct ChosenEngine {
    game::Opponent chosen;
    engine::Opponent engine;
};

/// The game at that table, with the computer's sides played by that engine. Precondition: it is there if the computer
/// plays one.
Game seated(rules::table::Table table, const std::optional<ChosenEngine>& engine);

/// The game on the board screen, with its engines starting, and kept by the keeper; in doubles with the partners' game.
/// Whoever else plays at the keyboard waits for it. The tables have been laid.
void sit_down(UpdateContext& context, Game game, std::optional<Game> partners, rules::board::Color mine);

} // namespace session
