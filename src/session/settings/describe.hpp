// How a setting is said with its present value.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/setting_row.hpp"

namespace session {

/// "Speed: 175 words a minute".
speech::phrases::Runs describe_setting(const Scene& context, const SettingRow& row);

/// Which Laws those are: by the catalogue's own name for the edition, or by the title where it has none.
speech::phrases::Runs describe_edition(const Scene& context, const std::string& name, const std::string& title);

} // namespace session
