// A move is sealed when a game is adjourned, and comes out of its envelope when it is resumed. Until then it is heard
// by nobody but the sealer, and only on request.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <string>
#include <vector>

namespace session {

/// The player has typed a move: asks whether to seal it. What is not one legal move is refused, without saying it.
void take_sealed_move(UpdateContext& context, const std::string& text);

/// The side's move goes into its envelope, unless the table would refuse it.
void seal(UpdateContext& context, rules::board::Color side, const std::string& text);
/// For which key the move is sealed that waits for it; or for a new one.
std::vector<Item> envelope_key_rows(const Scene& context);
/// The arbiter is asked for which key.
void ask_for_key(UpdateContext& context, const EnvelopeWantsKey& wants);
/// Whoever has left the list of keys without choosing one has sealed nothing: clocks that were stopped for it run
/// again.
void give_up_key_question(UpdateContext& context);
/// That is it.
void seal_for(UpdateContext& context, envelope::WhichKey key);
/// Seals for a new key in that file or folder; what does not begin at the root is refused, and asked for again: it
/// would lie wherever the program happened to be started.
void take_new_key_file(UpdateContext& context, const std::string& file);
/// A new key's passphrase is typed twice.
void take_new_passphrase(UpdateContext& context, const std::string& passphrase);
void take_passphrase_again(UpdateContext& context, const std::string& passphrase);

/// The arbiter opens the envelope there is, unless the table would refuse that: asks for what opens it.
void unseal(UpdateContext& context);
void ask_to_open(UpdateContext& context, const EnvelopeWantsOpener& wants);
void unseal_with(UpdateContext& context, envelope::OpenedBy credential);

void envelope_sealed(UpdateContext& context, const EnvelopeSealed& sealed);
void envelope_unsealed(UpdateContext& context, const EnvelopeUnsealed& unsealed);
void envelope_failed(UpdateContext& context, const EnvelopeFailed& failed);

} // namespace session
