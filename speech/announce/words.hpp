// Keywords that message patterns select by, and lists in words.
#pragma once

#include "rules/board/piece.hpp"
#include "rules/laws/laws.hpp"
#include "rules/table/command.hpp"
#include "speech/announce/manner.hpp"
#include "speech/phrases/phrase_id.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace speech::announce {

/// `white`, `black`: the choice of a pattern that tells the sides apart by colour.
std::string_view side_word(board::Color side);
/// `you`, `opponent` for a listener who plays, otherwise `white`, `black`.
std::string_view who_word(board::Color side, const Manner& manner);
/// The side as `who_word` tells it; `arbiter` if it was neither.
std::string_view by_word(std::optional<board::Color> side, const Manner& manner);
/// `king` ... `pawn`.
std::string_view role_word(board::Role role);

/// `advice`, `distraction` and so on: the choice of a pattern that names an offence.
std::string_view offence_word(rules::table::Offence what);
/// `ring` where only a telephone that rings costs something by itself (12.2b), otherwise `device`.
std::string_view device_found_word(const rules::laws::Laws& laws);

/// What whoever plays the side and sits there is called who has told no name; of two alike the one by the side.
/// `other`: who sits on the other side.
phrases::PhraseId unnamed_player(board::Color side, rules::table::Seat seat, rules::table::Seat other);

/// Several things one after another, as a list of the interface language.
phrases::Runs describe_list(const std::vector<phrases::Runs>& items, const Manner& manner);

} // namespace speech::announce
