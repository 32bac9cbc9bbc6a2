#include "src/storage/preferences.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"

namespace storage {

using settings::Preferences;

namespace {

/// Empty if the broken file is safe beside.
std::optional<PreferencesFault> keep_beside(const std::filesystem::path& file, const std::string& text) {
    const std::filesystem::path broken = base::platform::with_suffix(file, ".broken");
    if (const auto failure = base::platform::write_whole(broken, text))
        return PreferencesFault{base::platform::shown(broken), 0, NotWritten{*failure}};
    return std::nullopt;
}

PreferencesFault in_file(const std::filesystem::path& file, const settings::Fault& fault) {
    return std::visit(
        [&](const auto& trouble) {
            return PreferencesFault{base::platform::shown(file), fault.line, trouble};
        },
        fault.trouble);
}

} // namespace

std::pair<Preferences, std::optional<PreferencesFault>>
load_preferences(const std::filesystem::path& file, const settings::Offered& offered, const Preferences& defaults) {
    const auto read = base::platform::read_file(file);
    if (!read) {
        if (read.error().is_absent) return {defaults, std::nullopt};
        return {defaults, PreferencesFault{base::platform::shown(file), 0, NotReadable{}}};
    }
    const std::string& text = *read;
    base::platform::make_private(file);

    const auto [found, fault] = settings::read_text(text, offered, defaults);
    if (!fault) return {found, std::nullopt};
    if (auto not_kept = keep_beside(file, text)) return {found, std::move(not_kept)};
    return {found, in_file(file, *fault)};
}

std::optional<PreferencesFault> save_preferences(const std::filesystem::path& file, const Preferences& preferences) {
    const std::string before = base::platform::read_whole(file).value_or("");
    if (const auto failure = base::platform::write_whole(file, settings::write_text(before, preferences)))
        return PreferencesFault{base::platform::shown(file), 0, NotWritten{*failure}};
    return std::nullopt;
}

} // namespace storage
