#include "src/storage/folders.hpp"

#include "base/platform/environment.hpp"
#include "base/platform/folders.hpp"
#include "base/platform/paths.hpp"
#include "base/platform/programs.hpp"
#include "speech/phrases/locale.hpp"

#include <system_error>
#include <utility>

namespace storage {
namespace {

bool holds_data(const std::filesystem::path& folder) {
    std::error_code unreadable;
    return std::filesystem::is_directory(folder, unreadable) &&
           std::filesystem::is_directory(speech::phrases::locales_of(folder), unreadable);
}

} // namespace

std::optional<std::filesystem::path> data_folder() {
    if (const auto named = base::platform::nonempty_variable("KLANGBRETT_DATA")) {
        auto folder = base::platform::path_of(*named);
        return holds_data(folder) ? std::optional(std::move(folder)) : std::nullopt;
    }
    const auto program = base::platform::own_program_file();
    std::filesystem::path folder = program ? program->parent_path() : std::filesystem::path();
    while (!folder.empty()) {
        for (const char* below : {"data", "share/klangbrett"})
            if (holds_data(folder / below)) return folder / below;
        if (folder == folder.parent_path()) break;
        folder = folder.parent_path();
    }
    return std::nullopt;
}

std::filesystem::path config_folder() { return base::platform::config_folder() / "klangbrett"; }

std::filesystem::path games_folder() { return base::platform::data_folder() / "klangbrett"; }

std::filesystem::path documents_folder() { return base::platform::documents_folder().value_or(games_folder()); }

std::filesystem::path behind_links(std::filesystem::path file) {
    constexpr int most_links = 40; // as many as the system follows
    for (int links = 0; links < most_links; ++links) {
        std::error_code is_no_link;
        const std::filesystem::path target = std::filesystem::read_symlink(file, is_no_link);
        if (is_no_link) break;
        file = file.parent_path() / target;
    }
    return file;
}

std::filesystem::path library_file() { return behind_links(games_folder() / "games.sqlite"); }

std::filesystem::path envelopes_folder() { return games_folder() / "envelopes"; }

std::filesystem::path own_words_folder() { return games_folder() / "words"; }

std::filesystem::path school_file() { return games_folder() / "school.jsonl"; }

std::filesystem::path hearing_engines_folder() { return games_folder() / "hearing"; }

std::filesystem::path settings_file() { return config_folder() / "settings.toml"; }

} // namespace storage
