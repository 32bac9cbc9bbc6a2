// Names for files that nobody has given to another one.
#pragma once

#include <filesystem>

namespace ports::journal::sqlite {

/// Both together, or with `-2` and so on between them where there is such a file already.
std::filesystem::path free_name(const std::filesystem::path& beginning, const std::filesystem::path& end = {});

} // namespace ports::journal::sqlite
