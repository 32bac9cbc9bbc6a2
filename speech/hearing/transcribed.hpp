// What a player has said in a position, as an engine hears it that says itself how sure it is.
#pragma once

#include "speech/hearing/engine.hpp"
#include "speech/hearing/hearing.hpp"

#include <optional>

namespace speech::hearing {

/// What of the moves and orders the sound is, in those of the player's own words that the engine understands; empty if
/// it has failed. What it is not sure of is asked about, with what it hears if it was not that.
std::optional<Heard> hear(Engine& engine, Samples samples, const rules::variants::Position& position,
                          const Speech& speech);

} // namespace speech::hearing
