#include "speech/hearing/own_recordings.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"
#include "sounds/flac/flac.hpp"
#include "speech/hearing/templates/enrolment.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <system_error>
#include <utility>
#include <variant>

namespace speech::hearing {
namespace {

namespace fs = std::filesystem;
namespace platform = base::platform;

constexpr const char* ending = ".flac";
constexpr float full_scale = 32768;
constexpr int most_number = 999'999;

/// `3.flac`: which recording it is; empty for any other file.
std::optional<int> number_of(const fs::path& file) {
    const std::string name = platform::shown(file.stem());
    int number = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    const bool is_number = error == std::errc{} && end == name.data() + name.size() && number > 0;
    const bool is_recording = is_number && number < most_number && file.extension() == ending;
    std::error_code unseen;
    return is_recording && fs::is_regular_file(file, unseen) ? std::optional(number) : std::nullopt;
}

std::vector<fs::path> inside(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code error;
    for (fs::directory_iterator each(folder, error); !error && each != fs::directory_iterator(); each.increment(error))
        found.push_back(each->path());
    std::ranges::sort(found);
    return found;
}

std::vector<fs::path> recordings_in(const fs::path& folder) {
    std::map<int, fs::path> numbered;
    for (fs::path& file : inside(folder))
        if (const auto number = number_of(file)) numbered.emplace(*number, std::move(file));
    std::vector<fs::path> found;
    for (auto& [number, file] : numbered) found.push_back(std::move(file));
    return found;
}

/// Full scale at 1; or why not, in English.
std::variant<std::vector<float>, std::string> sound_of(const fs::path& file) {
    const auto bytes = platform::read_file(file);
    if (!bytes) return bytes.error().why;
    auto decoded = sounds::flac::decode(*bytes, samples_per_second);
    if (const auto* fault = std::get_if<sounds::flac::Fault>(&decoded)) return fault->detail;
    auto& samples = std::get<std::vector<float>>(decoded);
    if (!std::ranges::all_of(samples, [](float sample) { return std::abs(sample) <= 1; }))
        return std::string("expected samples between -1 and 1");
    return std::move(samples);
}

/// What is learnt from a file, or why nothing.
std::variant<templates::Template, std::string> learnt_from(const fs::path& file) {
    const auto sound = sound_of(file);
    if (const auto* why = std::get_if<std::string>(&sound)) return *why;
    std::vector<std::int16_t> samples;
    for (const float sample : std::get<std::vector<float>>(sound)) {
        samples.push_back(static_cast<std::int16_t>(std::min(sample * full_scale, full_scale - 1)));
    }
    auto found = templates::trimmed(templates::frames_of(samples));
    if (!found) return std::string("no word is heard in it");
    if (found->frames.size() > templates::longest_word) return std::string("it is too long for one word");
    return *std::move(found);
}

std::optional<std::string> erase(const fs::path& what) {
    std::error_code error;
    fs::remove_all(what, error);
    return error ? std::optional(platform::shown(what) + ": " + error.message()) : std::nullopt;
}

} // namespace

fs::path OwnRecordings::folder_of(const HeardWord& word) const {
    return folder_ / platform::path_of(word.language.tag) / platform::path_of(word.text);
}

OwnRecordings::Loaded OwnRecordings::load() const {
    Loaded loaded;
    for (const fs::path& language : inside(folder_))
        for (const fs::path& word : inside(language))
            for (const fs::path& file : recordings_in(word)) {
                auto found = learnt_from(file);
                if (auto* recording = std::get_if<templates::Template>(&found))
                    loaded.known.learn({{platform::shown(language.filename())}, platform::shown(word.filename())},
                                       std::move(*recording));
                else
                    loaded.unreadable.push_back(platform::shown(file) + ": " + std::get<std::string>(found));
            }
    return loaded;
}

std::vector<fs::path> OwnRecordings::of(const HeardWord& word) const { return recordings_in(folder_of(word)); }

std::optional<std::string> OwnRecordings::keep(const HeardWord& word, Samples recording) const {
    std::vector<float> samples;
    for (const std::int16_t sample : recording) samples.push_back(static_cast<float>(sample) / full_scale);
    const auto encoded = sounds::flac::encode(samples, samples_per_second);
    if (const auto* fault = std::get_if<sounds::flac::Fault>(&encoded)) return fault->detail;
    const std::vector<fs::path> before = of(word);
    const int number = before.empty() ? 1 : *number_of(before.back()) + 1;
    const fs::path file = folder_of(word) / (std::to_string(number) + ending);
    if (auto why = platform::write_new(file, std::get<std::string>(encoded)))
        return platform::shown(file) + ": " + *why;
    // One too many that cannot be deleted does no harm: the last are those that are learnt from.
    std::error_code undeleted;
    for (std::size_t place = 0; place + templates::Templates::most_of_a_word <= before.size(); ++place)
        fs::remove(before[place], undeleted);
    return std::nullopt;
}

std::variant<std::vector<float>, std::string> OwnRecordings::last_of(const HeardWord& word) const {
    const std::vector<fs::path> files = of(word);
    if (files.empty()) return platform::shown(folder_of(word)) + ": expected a recording";
    auto sound = sound_of(files.back());
    if (const auto* why = std::get_if<std::string>(&sound)) return platform::shown(files.back()) + ": " + *why;
    return sound;
}

std::optional<std::string> OwnRecordings::forget(const HeardWord& word) const { return erase(folder_of(word)); }

std::optional<std::string> OwnRecordings::forget_all() const { return erase(folder_); }

} // namespace speech::hearing
