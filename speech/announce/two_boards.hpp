// What is said of a game on two boards (Appendix F): each side hears what is meant for it.
#pragma once

#include "rules/table/table.hpp"
#include "speech/announce/describe_move.hpp"
#include "speech/announce/manner.hpp"
#include "speech/announce/utterance.hpp"

#include <vector>

namespace speech::announce {

namespace table = rules::table;
namespace variants = rules::variants;

/// A move in the position it is announced in. What a hand has done may be no legal move: then from where to where.
phrases::Runs move_words(const variants::Position& position, board::Move move, Form form, const Manner& manner);

/// A move that was repeated otherwise than it was announced, told to everybody with the announcement. Where one word is
/// not that of the announcement, that word is named (F.2.3).
Utterance repeated_wrongly(board::Color by, const phrases::Runs& repeated, const phrases::Runs& announced,
                           const Manner& manner);

/// The announcement of the move itself: it is told when it is said, not when it is made.
std::vector<Utterance> told(const table::Table& before, const table::Said& event, const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::Repeated& event, const Manner& manner);
/// To the player whose board it is; the opponent is not told what becomes of the move there.
std::vector<Utterance> told(const table::Table& before, const table::Executed& event, const Manner& manner);
/// To whoever has asked (F.2.9d).
std::vector<Utterance> told(const table::Table& before, const table::TimeTold& event, const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::MovesTold& event, const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::Compared& event, const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::GameCorrected& event, const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::BoardFixed& event, const Manner& manner);
std::vector<Utterance> told(const table::Table& before, const table::Retraced& event, const Manner& manner);

/// Whether nobody announces the move in words: it comes out of an envelope, or has ended the game before they could be
/// said. Precondition: there are two boards.
bool is_told_when_made(const table::Table& before, table::Instant at, const table::Made& event);

/// The cue for a legal move: check, promotion, castling, capture or a quiet move.
sounds::cues::Cue cue_of(const variants::Position& position, board::Move move);

/// Whether the side's hands are heard by the listener: with two boards nobody hears the other's.
bool hears_hands(const table::Table& table, board::Color side, const Manner& manner);

} // namespace speech::announce
