// A screen reader speaks for the program, and shows it on its Braille display: Orca, over AT-SPI.
#pragma once

#include "speech/output/reader/seen.hpp"
#include "speech/output/speech_output.hpp"

#include <memory>
#include <optional>

namespace speech::output::reader {

/// Shows it to any screen reader there is, now or later. Does not wait, and does nothing where there is no desktop to
/// meet one on. All calls come from one thread.
void show(const Seen& seen);

/// Whether somebody follows what is shown. Called from any thread.
bool is_followed();
/// What readers ask for, in order. `wake` is called from any thread when there may be something, or when somebody
/// begins to follow; with null nothing is kept any more.
void serve(Wake wake);
std::optional<Request> next_request();

/// The screen reader who listens, as a speech output. How he speaks is the player's own affair, and so is the language:
/// a text for him is in no language. He tells nobody when he has ended, so the time is counted. Nobody who listens: it
/// dies as one who is not there; he leaves: as one who has gone; he gives no sign of life for five seconds: as one who
/// is stuck.
std::unique_ptr<SpeechOutput> open(Wake wake);

} // namespace speech::output::reader
