// The settings one changes: what values they have and how a value is said.
#pragma once

#include "src/session/list.hpp"

namespace session {

/// A setting with its present value: "Speed: 175 words a minute".
speech::phrases::Runs describe_setting(const Scene& step, Setting setting);

/// The word the catalogues know a speaker by.
std::string_view word(storage::Speaker speaker);

/// Moves a setting one value down (-1) or up (1). At either end it stays and false is returned.
bool change_setting(Step& step, Setting setting, int direction);

} // namespace session
