// One step of the session while it is being made: the model so far, the effects so far, and the ways of saying things.
#pragma once

#include "src/session/core/effect.hpp"
#include "src/session/core/model.hpp"

#include "speech/phrases/phrase_id.hpp"
#include "speech/phrases/value.hpp"

#include <optional>

namespace session {

/// The model at a moment, as whoever only describes it needs it. Refers to the model: for immediate use.
struct Scene {
    const Model& model;
    Now now;

    /// A sentence of the catalogue in the player's language.
    speech::phrases::Runs phrase(speech::phrases::PhraseId id, const speech::phrases::Arguments& arguments = {}) const;
    std::string text(speech::phrases::PhraseId id, const speech::phrases::Arguments& arguments = {}) const;
};

/// Handed from function to function while one message is handled. What is said while a game is being played is kept
/// with it. While the sighted one of two players at a computer acts, what is said to him is shown instead.
struct Step {
    Model model;
    Now now;
    Effects effects{};
    bool has_shown = false;    ///< the neighbour has been shown something, and more goes below it
    bool hands_untold = false; ///< the words that follow tell what the hands do
    /// Where the player is now has still to be told, when all else has been: tell_place().
    bool is_place_untold = false;

    operator Scene() const { return {model, now}; }
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
    /// The answer to a key that is heard as sound; the words are read. Kept in the history.
    void picture(speech::phrases::Runs runs, sounds::board::Picture picture);
    /// Heard before, and asked for once more: the picture, if that is what it was.
    void repeat(speech::phrases::Runs runs, std::optional<sounds::board::Picture> picture);
    /// Where one is now. Too fleeting for the history.
    void focus(speech::phrases::Runs runs, std::optional<sounds::cues::Cue> cue = std::nullopt);
    void focus(speech::announce::Utterance utterance);
    /// For the ears of whoever has asked: it is not shown either, and not kept with the game.
    void whisper(speech::phrases::Runs runs);
    /// It could not be done: why, with the dull cue. Kept in the history.
    void refuse(speech::phrases::Runs runs);
    /// One can go no further this way.
    void edge(speech::phrases::Runs runs, std::optional<sounds::cues::Cue> second_cue = std::nullopt);
    /// A sound that needs no words, after the news before it.
    void cue(sounds::cues::Cue cue);
    /// News that the player at the keyboard hears as a sound; the words are read. Kept in the history.
    void sound(const speech::phrases::Runs& words, sounds::cues::Cue cue);
    /// An utterance made elsewhere, said and kept as its urgency tells.
    void say(speech::announce::Utterance utterance);

    /// To the player at the keyboard, whoever has brought it about. Kept as sound too, if that is asked for.
    /// `kept`: what is kept so, where it is not what he hears.
    void tell_player(speech::announce::Utterance utterance, std::optional<Keeping> keeping,
                     speech::phrases::Runs kept = {});
    /// To everybody. Kept with the game. Precondition: the player has chosen an output for that.
    void tell_room(speech::announce::Utterance utterance);
    /// On the screen, for the sighted one of two players at this computer. Precondition: there is one.
    void show_neighbour(const speech::phrases::Runs& runs);

    void push(Screen screen);
    /// Leaves the screen on top, unless it is the only one.
    void pop();
    Screen& top() { return model.screens.back(); }

private:
    bool is_for_neighbour() const;
    void utter(Tell tell, bool keep);
    void speak(Tell tell, bool keep);
    std::optional<JournalPlace> journal() const;
};

} // namespace session
