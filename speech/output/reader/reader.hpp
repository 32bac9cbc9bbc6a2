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

/// The screen reader that listens, as a speech output. How it speaks is the player's own affair, and so is the
/// language: a text for it is in no language. It tells nobody when it has ended, so the time is counted. If no reader
/// listens, the output dies as not there; if the reader leaves, as gone; if it gives no sign of life for five seconds,
/// as stuck.
std::unique_ptr<SpeechOutput> open(Wake wake);

} // namespace speech::output::reader
