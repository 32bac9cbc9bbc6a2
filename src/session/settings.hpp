// The settings one changes: what values they have, how a value is said, and in which list they stand.
#pragma once

#include "src/session/list.hpp"

namespace session {

/// A setting with its present value: "Speed: 175 words a minute".
speech::phrases::Runs describe_setting(const Scene& step, Setting setting);

/// Moves a setting one value down (-1) or up (1). At either end it stays and false is returned.
bool change_setting(Step& step, Setting setting, int direction);

/// Moves it to the next value, after the last to the first again, and says it.
void cycle_setting(Step& step, Setting setting);

/// The rows of settings, in that order.
std::vector<Item> setting_rows(const Scene& step, std::initializer_list<Setting> settings);

/// The settings of a new game, as one has chosen to sit down to it.
std::vector<Item> new_game_rows(const Scene& step);

/// The settings of the program, and the lists of those that belong together.
std::vector<Item> program_rows(const Scene& step);
std::vector<Item> speech_rows(const Scene& step);
std::vector<Item> sound_rows(const Scene& step);

} // namespace session
