// One step of the session while it is being made: the model so far, the effects so far, and the ways of saying things.
#pragma once

#include "speech/announce/manner.hpp"
#include "speech/phrases/phrase_id.hpp"
#include "speech/phrases/value.hpp"
#include "src/game/keeper.hpp"
#include "src/session/core/effect.hpp"
#include "src/session/core/model.hpp"

#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace session {

/// The model at a moment, as one of its participants has it, for whoever only describes it. Refers to the model: for
/// immediate use.
struct Scene {
    const Model& model;
    Now now;
    ParticipantId who{}; ///< whose lists, hands and words they are
    /// Which table is meant where a game is spoken of.
    std::optional<TableId> table = model.participants.at(who).before();

    const Participant& participant() const { return model.participants.at(who); }
    const std::vector<Screen>& screens() const { return participant().screens; }
    const Finger& finger() const { return participant().finger; }
    /// Whether a game is being played at that table.
    bool has_game() const { return table && model.games.contains(*table); }
    /// That game. Precondition: there is one.
    const Game& game() const { return model.games.at(*table); }
    /// The game that is over and the participant looks back at; null while they do not.
    const Review* review() const;
    /// The exercise on the board that the participant looks at; null if it is none.
    const Solving* solving() const;
    /// Whether there is a board to ask about. Precondition for the following two.
    bool has_board() const { return review() != nullptr || has_game(); }
    /// The position every question is about: as the game stands, or as it stood where it is looked back at.
    const rules::variants::Position& position() const;
    /// The plies that have led there.
    std::span<const rules::table::Ply> plies() const;
    /// The side they play there, or whose player they assist; in a game looked back at, the one they played.
    std::optional<rules::board::Color> own_side() const;
    /// The table is their partner's, at which they only look on.
    bool is_elsewhere() const { return participant().table && table && *table != *participant().table; }
    /// The side from whose end of the board the participant sees the game: their own, or their partner's; White's for
    /// who has none.
    rules::board::Color side() const;
    /// Whether it is their own. False for no side.
    bool is_mine(std::optional<rules::board::Color> side) const { return side && side == own_side(); }
    /// The engine across the board; null if there is a person. Precondition: there is a game.
    const SeatedEngine* opponent() const { return game().engine_of(!side()); }

    /// How that participant wants to be told.
    const settings::Preferences& preferences() const { return session::preferences(model, who); }
    /// How much of each kind of thing they want said.
    speech::phrases::Forms forms() const;
    /// A sentence of the catalogue in the participant's language, in the form of its kind.
    speech::phrases::Runs phrase(speech::phrases::PhraseId id, const speech::phrases::Arguments& arguments = {}) const;
    std::string text(speech::phrases::PhraseId id, const speech::phrases::Arguments& arguments = {}) const;
};

/// Handed from function to function while one message is handled, on behalf of one participant. What is said while a
/// game is being played is kept with it. What is said to a participant who is told nothing in words is shown instead.
struct UpdateContext {
    Model model;
    Now now;
    game::Keeping& keeper; ///< decides at the tables
    Effects effects{};
    ParticipantId who{}; ///< for whom the message is handled, and who is answered
    /// Which table is meant where a game is spoken of: the one before them, or the one something has happened at.
    std::optional<TableId> table = model.participants.at(who).before();
    std::set<ParticipantId> shown{}; ///< who has been shown something: more goes below it
    std::set<TableId> appended{};    ///< where events of this step are to be kept: what is told there comes behind them
    bool must_settle = false;        ///< the game's table has changed or answered: what follows is still to be asked
    bool hands_untold = false;       ///< the words that follow tell what the hands do
    /// Where the player is now has still to be told, when all else has been: tell_place().
    bool is_place_untold = false;

    operator Scene() const { return {model, now, who, table}; }
    Participant& participant() { return model.participants.at(who); }
    const Participant& participant() const { return model.participants.at(who); }
    std::vector<Screen>& screens() { return participant().screens; }
    const std::vector<Screen>& screens() const { return participant().screens; }
    Finger& finger() { return participant().finger; }
    const Finger& finger() const { return participant().finger; }
    bool has_game() const { return table && model.games.contains(*table); }
    Game& game() { return model.games.at(*table); }
    const Game& game() const { return model.games.at(*table); }
    /// Whether whoever is at the keyboard sits at that table.
    bool is_heard() const { return table && model.participants.at(at_keyboard(model)).table == table; }
    rules::board::Color side() const { return Scene(*this).side(); }
    bool is_elsewhere() const { return Scene(*this).is_elsewhere(); }
    bool is_mine(std::optional<rules::board::Color> side) const { return Scene(*this).is_mine(side); }
    const SeatedEngine* opponent() const { return Scene(*this).opponent(); }
    speech::phrases::Runs phrase(speech::phrases::PhraseId id, const speech::phrases::Arguments& arguments = {}) const;
    std::string text(speech::phrases::PhraseId id, const speech::phrases::Arguments& arguments = {}) const;

    /// Something happened. Kept in the history.
    void news(speech::phrases::Runs runs, std::optional<sounds::cues::Cue> cue = std::nullopt);
    /// It cannot wait. Kept in the history.
    void alarm(speech::phrases::Runs runs, std::optional<sounds::cues::Cue> cue = std::nullopt);
    /// True at this moment only: said if nothing else is. As nobody knows whether it was, it is neither shown nor kept.
    void moment(speech::phrases::Runs runs, std::optional<sounds::cues::Cue> cue = std::nullopt);
    /// The answer to a key. Kept in the history.
    void answer(speech::phrases::Runs runs, std::optional<sounds::cues::Cue> cue = std::nullopt);
    /// The same where more is read than heard: that is what the history has.
    void answer_in_short(speech::phrases::Runs heard, speech::phrases::Runs read);
    /// The answer to a key that is heard as sound; the words are read. Kept in the history.
    void picture(speech::phrases::Runs runs, sounds::board::Picture picture);
    /// Heard before, and asked for once more: the picture, if that is what it was.
    void repeat(speech::phrases::Runs runs, std::optional<sounds::board::Picture> picture);
    /// Where one is now. Too fleeting for the history.
    void focus(speech::phrases::Runs runs, std::optional<sounds::cues::Cue> cue = std::nullopt);
    void focus(speech::announce::Utterance utterance);
    /// Where one is when a step ends. It goes on behind the answer of the step, if there was one, which it would
    /// replace before that is heard; the history keeps the answer alone.
    void focus_last(speech::phrases::Runs runs);
    /// For the ears of whoever has asked: it is not shown either, and not kept with the game.
    void whisper(speech::phrases::Runs runs);
    /// It could not be done: why, with the dull cue. Kept in the history.
    void refuse(speech::phrases::Runs runs);
    /// One can go no further this way.
    void edge(speech::phrases::Runs runs, std::optional<sounds::cues::Cue> second_cue = std::nullopt);
    /// A sound that needs no words, after the news before it.
    void cue(sounds::cues::Cue cue);
    /// News that the participant hears as a sound; the words are read. Kept in their history.
    void sound(ParticipantId listener, const speech::phrases::Runs& words, sounds::cues::Cue cue);
    /// An utterance made elsewhere, said and kept as its urgency tells.
    void say(speech::announce::Utterance utterance);

    /// To that participant, whoever has brought it about. Kept as sound too, if that is asked for. `kept`: what is
    /// kept so, where it is not what they hear.
    void tell(ParticipantId listener, speech::announce::Utterance utterance, std::optional<Keeping> keeping = {},
              speech::phrases::Runs kept = {});
    /// To everybody at that table. Kept with the game. Precondition: an output has been chosen for that.
    void tell_room(speech::announce::Utterance utterance);
    /// On the screen, for a participant who is told nothing in words.
    void show(ParticipantId reader, const speech::phrases::Runs& runs);
    /// The same for each of them.
    void show_readers(const speech::phrases::Runs& runs);

    /// A screen has come up that no key has asked for: those that were pressed are not meant for it, nor is one that is
    /// just being pressed.
    void take_no_keys_from_before();

    void push(Screen screen);
    /// Leaves the screen on top, unless it is the only one.
    void pop();
    Screen& top() { return screens().back(); }

private:
    /// Behind which events something is told: those of the table; where it is of none, the newest of any.
    std::optional<After> last_append() const;
    /// Behind what has happened, if that is to be heard first: all that is told of the step it happened in, and news of
    /// later ones. The answer to a later key, and an alarm, do not wait for a disk.
    void emit(Tell tell);
    void utter(Tell tell, bool keep);
    void speak(ParticipantId listener, Tell tell, bool keep);
    std::optional<JournalPlace> journal() const;
};

/// The words of the participant's language.
const LanguagePack& words(const Scene& context);

/// Who is asked what an act of the participant leads to: they, or, where nobody asks them in words, whoever is at the
/// keyboard.
ParticipantId who_is_asked_back(const Scene& context);

/// How the participant wants to be spoken to; in the announcing words of the Laws while a person who plays them hears
/// or reads it too. Refers to the words of the language chosen, as all of these: for immediate use.
speech::announce::Manner manner(const Scene& context);

/// Whether the participant can be told apart what is their opponent's by another voice: the program itself speaks, and
/// not by lines, where nothing sounds.
bool has_second_voice(const Scene& context);

/// In the announcing words of the Laws, an even voice and the normal form: to the room, to the opponent, into envelopes
/// and recordings.
speech::announce::Manner manner_for_all(const Scene& context);

/// How the participant hears the square their finger comes to; what a cue tells is not said.
speech::announce::Manner manner_of_finger(const Scene& context);

/// What keys mean on the screen on top.
KeyContext current_key_context(const Scene& context);

/// Who sits here is not a player but the assistant of one.
bool is_assisted(const Scene& context);

/// Whose hands the keys are: the player's; an assistant enters what whoever has the move does. Precondition: there is a
/// game.
rules::board::Color hand_side(const Scene& context);

/// What those hands feel: of two boards their own; of a game looked back at the position. Precondition: there is a
/// board.
rules::board::Placement board_in_hand(const Scene& context);

/// Whether nobody may tell the player the time unasked: on two boards, unless the Laws have it told so (F.2.9d), and
/// where an assistant is asked for it. Precondition: there is a game.
bool is_told_on_request(const Scene& context);

} // namespace session
