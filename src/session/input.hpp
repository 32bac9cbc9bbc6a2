// What the player does: keys, text and clicks, and what the widgets on the screens make of them.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <string>

namespace session {

/// Does what the key does on the screen on top.
void press_key(UpdateContext& context, const KeyPressed& key);

/// A key that means nothing on the screen on top.
void press_unknown_key(UpdateContext& context, const UnknownKey& key);

/// A key that is not the program's.
void press_others_key(UpdateContext& context, const OthersKey& key);

/// Takes a text where it is typed.
void type(UpdateContext& context, const std::string& text);

/// A row of the screen on top is pointed at, or chosen.
void point_at(UpdateContext& context, const RowPointed& pointed);
void choose(UpdateContext& context, const RowClicked& click);

/// What was answered aloud to the question on top.
void take_reply(UpdateContext& context, const ReplyHeard& reply);

/// What was said without a key.
void take_utterance(UpdateContext& context, const UtteranceHeard& utterance);

/// The setting of a row of the list on top is to have another value; the focus goes there.
void set_row(UpdateContext& context, const RowSet& wanted);

/// The line on top is changed somewhere.
void edit(UpdateContext& context, const LineEdited& edited);

} // namespace session
