// What languages are written in.
#pragma once

#include "speech/phrases/run.hpp"

namespace speech::phrases {

/// Whether both are usually written in the same script, as Persian and Arabic are: a voice of the one then makes
/// something of what is written in the other. Of a language nobody knows, the script is taken to be the Latin one.
bool share_script(const Language& one, const Language& other);

} // namespace speech::phrases
