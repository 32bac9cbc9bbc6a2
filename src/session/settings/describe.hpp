// How a setting is said with its present value.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/setting_row.hpp"

namespace session {

/// "Speed: 175 words a minute".
speech::phrases::Runs describe_setting(const Scene& context, const SettingRow& row);

} // namespace session
