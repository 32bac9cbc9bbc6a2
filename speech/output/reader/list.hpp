// Lists and their rows, and what other objects have of them.
#pragma once

#include <atk/atk.h>

namespace speech::output::reader {

/// One of its children may be selected.
GType list_type();
/// Has an action and a text.
GType row_type();
/// A row that has a scale.
GType scale_type();

/// For a type of ours: what Enter does, as an action; one child of all as selected, which another may become.
void add_action(GType type);
void add_selection(GType type);

} // namespace speech::output::reader
