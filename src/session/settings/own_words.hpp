// The list of the player's own words: each is recorded while a key is held, heard again, and deleted.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <vector>

namespace session {

/// Asks which words there are; the list comes up with the answer.
void open_own_words(UpdateContext& context);

/// The words with their recordings, and, where there are any, a row that deletes all.
std::vector<Item> own_word_rows(const Scene& context);

/// Plays the last recording; refused where there is none.
void hear_own_word(UpdateContext& context, const speech::hearing::HeardWord& word);
/// While what was said last is not kept yet, nothing more is recorded: only the row is told.
bool may_record_word(UpdateContext& context);
/// Deletes what there is of a word.
void forget_own_word(UpdateContext& context, const speech::hearing::HeardWord& word);

/// What the microphone and the folder of recordings answer. A word that was learnt leads to the next one of which there
/// are fewer recordings.
void words_listed(UpdateContext& context, const WordsListed& listed);
void word_learnt(UpdateContext& context, const WordLearnt& learnt);
void word_refused(UpdateContext& context, const WordRefused& refused);
void words_forgotten(UpdateContext& context, const WordsForgotten& forgotten);
void own_words_failed(UpdateContext& context, const OwnWordsFailed& failed);

} // namespace session
