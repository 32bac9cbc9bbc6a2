// Where on the screen the objects are; and the window.
#pragma once

#include "speech/output/reader/seen.hpp"

#include <atk/atk.h>

#include <optional>

namespace speech::output::reader {

GType window_type(); ///< tells that it was gone to

/// For a type of ours: where it is, what is at a point of it, and that the focus may be wanted there.
void add_component(GType type);

/// From the corner that is asked for; empty where it is not in sight.
std::optional<Extents> place_on(AtkObject* object, AtkCoordType corner);

} // namespace speech::output::reader
