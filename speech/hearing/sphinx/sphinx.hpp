// CMU PocketSphinx with the acoustic model of Debian's pocketsphinx-en-us.
#pragma once

#include "speech/hearing/recogniser.hpp"

namespace speech::hearing::sphinx {

/// Loads the acoustic model and the words. Takes some tenths of a second.
OpenedRecogniser open(const AllSounds& sounds);

} // namespace speech::hearing::sphinx
