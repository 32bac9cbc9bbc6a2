#include "src/storage/editions.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace storage {
namespace {

std::filesystem::path editions_folder(const std::filesystem::path& data_folder) {
    return data_folder / "rules" / "laws" / "editions";
}

std::optional<std::string> read_text(const std::filesystem::path& file) {
    std::error_code unreadable;
    if (!std::filesystem::is_regular_file(file, unreadable)) return std::nullopt;
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return std::nullopt;
    std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    if (stream.bad()) return std::nullopt;
    return text;
}

} // namespace

rules::laws::EditionSource edition_source(const std::filesystem::path& data_folder) {
    return [folder = editions_folder(data_folder)](std::string_view name) -> std::optional<std::string> {
        if (name.ends_with(".toml")) return read_text(std::filesystem::path(name));
        // An edition's name is a file's name: nothing in it leads out of the folder.
        if (name.empty() || name.find('/') != std::string_view::npos) return std::nullopt;
        return read_text(folder / (std::string(name) + ".toml"));
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
