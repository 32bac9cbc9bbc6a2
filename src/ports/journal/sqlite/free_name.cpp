#include "src/ports/journal/sqlite/free_name.hpp"

#include "base/platform/paths.hpp"

#include <string>
#include <system_error>

namespace ports::journal::sqlite {

std::filesystem::path free_name(const std::filesystem::path& beginning, const std::filesystem::path& end) {
    std::error_code unseen;
    for (int count = 1;; ++count) {
        const std::string number = count == 1 ? "" : "-" + std::to_string(count);
        std::filesystem::path name = base::platform::with_suffix(beginning, number);
        name += end;
        if (!std::filesystem::exists(std::filesystem::symlink_status(name, unseen))) return name;
    }
}

} // namespace ports::journal::sqlite
