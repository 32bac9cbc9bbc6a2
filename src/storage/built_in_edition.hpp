// The usual edition of the Laws as it was when the program was built, for when its file cannot be used.
#pragma once

#include <string>

namespace storage {

/// The text of its file.
std::string built_in_edition();

} // namespace storage
