// The start of the program, and answers that come back from storage.
#pragma once

#include "src/session/core/message.hpp"
#include "src/session/core/update_context.hpp"

namespace session {

/// The first words: what this is, which keys help, what is in focus.
void welcome(UpdateContext& context, const ProgramStarted& started);

void games_listed(UpdateContext& context, const GamesListed& listed);

/// Says what could not be stored or read. If events cannot be written, or a game cannot be created, the player is told
/// when that begins; events_kept() says when it is over.
void library_failed(UpdateContext& context, const LibraryFailed& failed);
/// Tells of an adjourned game the head of its chain, to be noted down.
void events_kept(UpdateContext& context, const EventsKept& kept);
void library_renewed(UpdateContext& context, const LibraryRenewed& renewed);
/// Whether a game that is gone on with is as it was written; nothing if it is.
void tell_of_chain(UpdateContext& context, const ports::journal::ChainState& chain);
void preferences_failed(UpdateContext& context, const settings::PreferencesFault& fault);

void data_broken(UpdateContext& context, const DataBroken& broken);

} // namespace session
