#include "src/storage/editions.hpp"

#include "src/storage/whole_file.hpp"

#include <algorithm>

namespace storage {
namespace {

std::filesystem::path editions_folder(const std::filesystem::path& data_folder) {
    return data_folder / "rules" / "laws" / "editions";
}

} // namespace

rules::laws::EditionSource edition_source(const std::filesystem::path& data_folder) {
    return [folder = editions_folder(data_folder)](std::string_view name) -> std::optional<std::string> {
        if (name.ends_with(".toml")) return read_whole(std::filesystem::path(name));
        // An edition's name is a file's name: nothing in it leads out of the folder.
        if (name.empty() || name.find('/') != std::string_view::npos) return std::nullopt;
        return read_whole(folder / (std::string(name) + ".toml"));
    };
}

std::vector<std::string> edition_names(const std::filesystem::path& data_folder) {
    std::vector<std::string> names;
    std::error_code unreadable;
    for (const auto& entry : std::filesystem::directory_iterator(editions_folder(data_folder), unreadable))
        if (entry.path().extension() == ".toml") names.push_back(entry.path().stem().string());
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace storage
