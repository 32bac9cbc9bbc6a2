#include "base/data/read_file.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"

#include <algorithm>
#include <system_error>

namespace base::data {

values::Result<::toml::table, toml::DataFault> read_file(const std::filesystem::path& file) {
    const auto text = platform::read_file(file);
    if (!text)
        return values::failed(
            toml::DataFault{base::platform::shown(file), std::nullopt, std::nullopt, "a readable file"});
    return toml::parse(*text, base::platform::shown(file));
}

std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    std::error_code unseen;
    for (const auto& entry : std::filesystem::directory_iterator(folder, unseen))
        if (entry.path().extension() == ".toml") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace base::data
