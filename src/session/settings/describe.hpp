// How a setting is said with its present value.
#pragma once

#include "src/session/settings/setting_row.hpp"
#include "src/session/step.hpp"

namespace session {

/// "Speed: 175 words a minute".
speech::phrases::Runs describe_setting(const Scene& step, const SettingRow& row);

} // namespace session
