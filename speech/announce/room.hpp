// What everybody in the room is told of a game, as the Laws have it announced.
#pragma once

#include "speech/announce/announce.hpp"

namespace speech::announce {

/// What is said to the room of an event: moves announced and repeated in the announcing words alone (F.2.1), offers,
/// flags, rulings and the result. Nothing of what a player does, asks or writes privately. Without cues.
std::vector<Utterance> announce_to_room(const rules::table::Table& before, const rules::table::TimedEvent& event,
                                        const Manner& manner);

} // namespace speech::announce
