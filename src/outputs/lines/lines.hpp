// What one would hear, as lines of text.
#pragma once

#include "src/outputs/output.hpp"

#include <memory>
#include <optional>
#include <ostream>

namespace outputs::lines {

/// Writes each thing that its reader is told as a line, as it is read, and at once. What is true at its moment only is
/// left out. Where nothing makes a sound, what is announced to the room comes too, with `room: ` before it.
class Lines final : public Output {
public:
    /// The stream must outlive it.
    explicit Lines(const WrittenLines& lines)
        : stream_(*lines.stream)
        , reader_(lines.reader) {}

    void tell(const session::Tell& told) override;
    /// Nobody reads any more: its reader has left.
    std::optional<session::Message> next_report() override;

private:
    std::ostream& stream_;
    const session::ParticipantId reader_;
    bool is_end_told_ = false;
};

/// Null unless the program is used by lines.
std::unique_ptr<Output> open(const Surroundings& surroundings);

} // namespace outputs::lines
