// Those who can speak for the program.
#pragma once

#include "speech/mouth/mouth.hpp"
#include "src/storage/preferences.hpp"

#include <functional>
#include <memory>

namespace app {

/// Empty for the program itself, and for whoever cannot be had here.
using OpenMouth = std::function<std::unique_ptr<speech::mouth::Mouth>(storage::Speaker, speech::mouth::Wake)>;

std::unique_ptr<speech::mouth::Mouth> open_mouth(storage::Speaker speaker, speech::mouth::Wake wake);

} // namespace app
