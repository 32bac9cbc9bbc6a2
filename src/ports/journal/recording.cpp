#include "src/ports/journal/recording.hpp"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace ports::journal {
namespace {

constexpr std::string_view recorded = "recorded";
constexpr std::size_t digest_length = 64;

/// `12-1.flac`, the only kind of name write_recording() gives: nothing that leads out of the game's folder.
bool is_own_name(std::string_view name) {
    constexpr std::string_view suffix = ".flac";
    if (!name.ends_with(suffix)) return false;
    name.remove_suffix(suffix.size());
    const auto hyphen = name.find('-');
    constexpr std::string_view digits = "0123456789";
    return hyphen != std::string_view::npos && hyphen > 0 && hyphen + 1 < name.size() &&
           name.find_first_not_of(digits) == hyphen && name.find_first_not_of(digits, hyphen + 1) == name.npos;
}

template <typename Number>
std::optional<Number> number_in(const std::string& text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// How many plies the event leaves of the game, if it takes any back.
std::optional<std::size_t> plies_left(const rules::table::Event& event) {
    if (const auto* restored = std::get_if<rules::table::Restored>(&event)) return restored->plies;
    if (const auto* retraced = std::get_if<rules::table::Retraced>(&event)) return retraced->plies;
    return std::nullopt;
}

} // namespace

std::string write_line(const Recording& recording) {
    std::ostringstream line;
    line << recording.at.time_since_epoch().count() << ' ' << recorded << ' ' << recording.ply << ' ' << recording.file
         << ' ' << recording.digest;
    return line.str();
}

std::optional<Recording> read_recording(std::string_view line) {
    std::istringstream words{std::string(line)};
    std::string time, kind, ply, file, digest, rest;
    words >> time >> kind >> ply >> file >> digest;
    const auto at = number_in<rules::table::Duration::rep>(time);
    const auto number = number_in<std::size_t>(ply);
    const bool makes_sense =
        kind == recorded && is_own_name(file) && digest.size() == digest_length && !(words >> rest);
    if (!at || !number || !makes_sense) return std::nullopt;
    return Recording{rules::table::Instant{rules::table::Duration{*at}}, *number, file, digest};
}

std::vector<Recording> recordings_of(const std::vector<Recording>& all,
                                     const std::vector<rules::table::TimedEvent>& events, std::size_t ply) {
    std::vector<Recording> found;
    std::copy_if(all.begin(), all.end(), std::back_inserter(found), [&](const Recording& recording) {
        const bool was_taken_back =
            std::any_of(events.begin(), events.end(), [&](const rules::table::TimedEvent& event) {
                const auto left = plies_left(event.event);
                return left && *left < ply && event.at >= recording.at;
            });
        return recording.ply == ply && !was_taken_back;
    });
    std::ranges::stable_sort(found, {}, &Recording::at);
    return found;
}

} // namespace ports::journal
