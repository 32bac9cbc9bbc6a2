#include "src/storage/editions.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"
#include "rules/laws/edition.hpp"
#include "src/settings/preferences.hpp"
#include "src/storage/built_in_edition.hpp"

#include <algorithm>
#include <utility>

namespace storage {
namespace {

std::filesystem::path editions_folder(const std::filesystem::path& data_folder) { return data_folder / "editions"; }

} // namespace

rules::laws::EditionSource edition_files(const std::filesystem::path& data_folder) {
    return [folder = editions_folder(data_folder)](std::string_view name) -> std::optional<std::string> {
        if (name.ends_with(".toml")) return base::platform::read_whole(base::platform::path_of(name));
        // An edition's name is a file's name: nothing in it leads out of the folder.
        const auto file = base::platform::path_of(name);
        if (file.empty() || file.has_parent_path()) return std::nullopt;
        return base::platform::read_whole(folder / base::platform::with_suffix(file, ".toml"));
    };
}

Editions find_editions(const std::filesystem::path& data_folder) {
    auto files = edition_files(data_folder);
    const std::string usual = settings::Preferences{}.edition;
    auto read = rules::laws::read_laws(usual, files);
    if (auto* laws = std::get_if<rules::laws::Laws>(&read)) return {std::move(files), std::move(*laws), std::nullopt};
    const rules::laws::EditionSource source = [usual, files](std::string_view name) -> std::optional<std::string> {
        return name == usual ? built_in_edition() : files(name);
    };
    return {source, std::get<rules::laws::Laws>(rules::laws::read_laws(usual, source)),
            std::get<base::toml::DataFault>(std::move(read))};
}

rules::laws::EditionSource edition_source(const std::filesystem::path& data_folder) {
    return find_editions(data_folder).source;
}

std::vector<std::string> edition_names(const std::filesystem::path& data_folder) {
    std::vector<std::string> names;
    std::error_code unreadable;
    for (const auto& entry : std::filesystem::directory_iterator(editions_folder(data_folder), unreadable))
        if (entry.path().extension() == ".toml") names.push_back(base::platform::shown(entry.path().stem()));
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace storage
