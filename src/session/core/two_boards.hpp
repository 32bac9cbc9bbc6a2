// A game on two boards as it stands: what is said, repeated and carried out next. Nothing here changes anything.
#pragma once

#include "rules/table/command.hpp"
#include "rules/variants/position.hpp"
#include "speech/phrases/phrase_id.hpp"
#include "src/session/core/update_context.hpp"

#include <optional>
#include <string_view>

namespace session {

/// Who speaks and carries out here.
rules::table::Person speaker_of(const Scene& context);

/// The opponent's move is on its way to the board here. Precondition: there are two boards.
bool receives(const Scene& context);
/// What is said here now repeats a move. An assistant also announces the one that is to be repeated.
bool repeats(const Scene& context);
/// Whose repetition what is said here now is; empty where it is none. The move may not have been announced yet.
std::optional<rules::board::Color> repeater(const Scene& context);
bool may_carry_out(const Scene& context);
/// An assistant who is asked what was repeated may leave the line empty: it was repeated rightly.
bool may_repeat_unheard(const Scene& context);
/// Whether what a player who has only the mouse now does on the board shows the move that was announced.
bool is_to_repeat(const Scene& context);
/// A move was announced to whoever plays here, rightly or not, who has still to carry it out. Precondition: there are
/// two boards.
bool has_heard_move(const Scene& context);
/// Whoever plays here has repeated it rightly, and waits for the press or has to carry it out: there are no words to
/// say. Precondition: there are two boards.
bool has_repeated(const Scene& context);

/// Whether the next move here is sealed instead of made. What was announced is repeated and carried out before it. On
/// one board as well.
bool is_to_seal(const Scene& context);

/// Whether Escape puts a piece back before it opens the menu. On one board as well.
bool is_holding(const Scene& context);

/// The position before a move that is still to be announced or repeated; empty if there is none. Of one that is only to
/// be carried out yet, an assistant has nothing more to say: what is said is the next.
std::optional<rules::variants::Position> awaits_words_in(const Scene& context);
/// What is said now announces or repeats a move that was made: nothing new comes of it.
bool awaits_words(const Scene& context);
/// The position in which what is said now is a move: the one before a move that was made and is still to be announced
/// or repeated.
rules::variants::Position position_spoken_of(const Scene& context);

/// What the line is asked for with: what is said now.
speech::phrases::PhraseId speech_prompt(const Scene& context);

/// What is to be done next, by the participant or by those they wait for.
enum class Due {
    Repeat,
    CarryOut,
    Announce,
    Press,
    Move,
    Wait, ///< for a move
    TheyRepeat,
    TheyCarryOut,
    TheyAnnounce,
    TheyPress,
};
Due due(const Scene& context);
/// Who is to do that at a table that somebody sees who plays neither side, or enters the moves of both.
rules::board::Color side_due(const Scene& context);
/// As the catalogues choose by it.
std::string_view word(Due due);

} // namespace session
