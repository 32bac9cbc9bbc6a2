// Which game a new one is, and which initial position it starts from.
#pragma once

#include "src/session/core/update_context.hpp"

#include <string>
#include <vector>

namespace session {

/// The names of the variants that the window offers and the chosen edition of the Laws has.
std::vector<std::string> variants_offered(const Model& model);
/// Whether the variant is one of them.
bool is_offered(const Model& model, rules::variants::Variant variant);

/// The variant of a new game: the chosen one, or ordinary chess if the edition does not have it.
rules::variants::Variant chosen_variant(const Model& model);

/// The initial position of a new game: the chosen one if there is such a one, or one drawn by chance.
int draw_initial_position(Model& model);

/// What the game is called: "ordinary chess", "matranj".
speech::phrases::Runs variant_name(const Scene& context, rules::variants::Variant variant);

/// What whoever plays it has to know besides the rules of chess, and which keys it has of its own; empty where there is
/// nothing. Precondition: there is a game.
std::optional<speech::phrases::Runs> variant_rules(const Scene& context);

/// The opponents of that level, best first, from those engines that are installed and play the variant; the level is
/// the nearest there is.
std::vector<engine::Opponent> opponents_for(const Model& model, rules::variants::Variant variant, int level);

/// "Game: ordinary chess".
speech::phrases::Runs describe_chosen_variant(const Scene& context);

/// "Initial position: number 518".
speech::phrases::Runs describe_chosen_position(const Scene& context);

/// From which initial position the game under way has started, and where the pieces of the first rank stood; empty
/// where there is but one, or where it has started from elsewhere.
std::optional<speech::phrases::Runs> initial_position_words(const Scene& context);

/// What is played, and from which initial position: `Chess960, initial position 518`; empty for ordinary chess.
std::optional<speech::phrases::Runs> game_words(const Scene& context);

/// What is asked when the number is to be typed.
speech::phrases::Runs initial_position_prompt(const Scene& context);

/// Takes the number that was typed; nothing: it is drawn by chance.
void take_initial_position(UpdateContext& context, const std::string& text);

} // namespace session
