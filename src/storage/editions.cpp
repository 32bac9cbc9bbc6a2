#include "src/storage/editions.hpp"

#include <fstream>
#include <iterator>

namespace storage {
namespace {

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
    return [folder = data_folder / "rules" / "laws" / "editions"](std::string_view name) -> std::optional<std::string> {
        if (name.ends_with(".toml")) return read_text(std::filesystem::path(name));
        // An edition's name is a file's name: nothing in it leads out of the folder.
        if (name.empty() || name.find('/') != std::string_view::npos) return std::nullopt;
        return read_text(folder / (std::string(name) + ".toml"));
    };
}

} // namespace storage
