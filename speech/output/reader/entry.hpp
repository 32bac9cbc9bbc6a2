// Lines that are being typed, labels, and the text of other objects.
#pragma once

#include <atk/atk.h>

#include <string>

namespace speech::output::reader {

/// Its caret is at the end of the text, which can be edited.
GType entry_type();
/// A text that nothing can be done with but to read it.
GType label_type();

/// For a type of ours: the text, with its languages.
void add_text(GType type);

/// Of a line that is being typed: readers hear which characters have gone and come, and of the caret.
void write(AtkObject* entry, const std::string& text);

} // namespace speech::output::reader
