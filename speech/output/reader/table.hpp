// Tables and their cells.
#pragma once

#include <atk/atk.h>

namespace speech::output::reader {

/// One of its cells may be selected.
GType table_type();
/// Has an action and a text.
GType cell_type();

} // namespace speech::output::reader
