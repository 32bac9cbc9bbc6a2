#include "src/outputs/lines/lines.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace outputs::lines {

void Lines::tell(const session::Tell& told) {
    const bool is_to_room = std::holds_alternative<session::RoomOf>(told.to);
    const bool is_heard_here =
        is_to_room ? session::Audience{reader_} == at_keyboard : told.to == session::Audience{reader_};
    if (!is_heard_here) return;
    std::string line = plain_text(told.reading.empty() ? told.utterance.runs : told.reading);
    if (line.empty()) return;
    std::replace(line.begin(), line.end(), '\n', ' ');
    stream_ << (is_to_room ? "room: " : "") << line << std::endl;
}

std::optional<session::Message> Lines::next_report() {
    if (stream_ || std::exchange(is_end_told_, true)) return std::nullopt;
    return session::InputEnded{reader_};
}

std::unique_ptr<Output> open(const Surroundings& surroundings) {
    return surroundings.lines ? std::make_unique<Lines>(*surroundings.lines) : nullptr;
}

} // namespace outputs::lines
