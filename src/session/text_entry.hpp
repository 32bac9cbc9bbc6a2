// A line being typed: a move in any of the accepted ways, or a square.
#pragma once

#include "src/session/step.hpp"

namespace session {

/// What is to be typed.
speech::phrases::Runs text_prompt(const Scene& step, TextPurpose purpose);

/// Opens the line, empty; for a time or a number of moves, of that side's clock.
void open_text(Step& step, TextPurpose purpose, std::optional<rules::board::Color> side = std::nullopt);

/// A command while a line is being typed; false if lines do not know it.
bool text_command(Step& step, Command command);

/// Adds what was typed and says it.
void type_text(Step& step, const std::string& text);

} // namespace session
