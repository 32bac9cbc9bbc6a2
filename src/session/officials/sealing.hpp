// A move is sealed when a game is adjourned, and comes out of its envelope when it is resumed. Until then it is heard
// by nobody but him who seals, and only when he asks.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/step.hpp"
#include "src/session/widgets/action.hpp"

#include <string>
#include <vector>

namespace session {

/// The player has typed the move he seals: asks whether to. What is not one legal move is refused, without saying it.
void take_sealed_move(Step& step, const std::string& text);

/// The side's move goes into its envelope, unless the table would refuse it.
void seal(Step& step, rules::board::Color side, const std::string& text);
/// For which key the move is sealed that waits for it; or for a new one.
std::vector<Item> envelope_key_rows(const Scene& step);
/// The arbiter is asked for which key.
void ask_for_key(Step& step, const EnvelopeWantsKey& wants);
/// That is it.
void seal_for(Step& step, envelope::KeyChoice key);
void seal_for_new_key(Step& step, envelope::Credential credential);
/// A new key's passphrase is typed twice.
void take_new_passphrase(Step& step, const std::string& passphrase);
void take_passphrase_again(Step& step, const std::string& passphrase);

/// The arbiter opens the envelope there is, unless the table would refuse that: he is asked for what opens it.
void unseal(Step& step);
void ask_to_open(Step& step, const EnvelopeWantsOpener& wants);
void unseal_with(Step& step, envelope::Credential credential);

void envelope_sealed(Step& step, const EnvelopeSealed& sealed);
void envelope_unsealed(Step& step, const EnvelopeUnsealed& unsealed);
void envelope_failed(Step& step, const EnvelopeFailed& failed);

} // namespace session
