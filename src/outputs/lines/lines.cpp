#include "src/outputs/lines/lines.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace outputs::lines {

void Lines::tell(const session::Tell& told) {
    if (told.utterance.urgency == speech::announce::Urgency::Moment) return;
    std::string line = plain_text(told.reading.empty() ? told.utterance.runs : told.reading);
    if (line.empty()) return;
    std::replace(line.begin(), line.end(), '\n', ' ');
    stream_ << (told.recipient == session::Recipient::Room ? "room: " : "") << line << std::endl;
}

std::optional<session::Message> Lines::next_report() {
    if (stream_ || std::exchange(is_end_told_, true)) return std::nullopt;
    return session::EndRequested{};
}

std::unique_ptr<Output> open(const Surroundings& surroundings) {
    return surroundings.lines == nullptr ? nullptr : std::make_unique<Lines>(*surroundings.lines);
}

} // namespace outputs::lines
