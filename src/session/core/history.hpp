// Everything that was said as news or as an answer, to be heard again.
#pragma once

#include "sounds/board/picture.hpp"
#include "speech/phrases/run.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace session {

/// Messages in the order in which they were said, and the one to which the participant has gone back.
class History {
public:
    /// The newest message, and what was heard in its place if it is about a picture; the place goes back to it.
    void add(speech::phrases::Runs message, std::optional<sounds::board::Picture> picture = std::nullopt);

    bool empty() const { return messages_.empty(); }
    /// The message at the place; precondition: not empty.
    const speech::phrases::Runs& here() const { return messages_[place_].words; }
    const std::optional<sounds::board::Picture>& picture_here() const { return messages_[place_].picture; }
    /// The n-th last, 1 being the newest; null if there are not so many. The place moves there.
    const speech::phrases::Runs* recent(std::size_t n);
    /// Moves the place; false, unmoved, at either end.
    bool previous();
    bool next();
    void first();
    void last();

private:
    struct Message {
        speech::phrases::Runs words;
        std::optional<sounds::board::Picture> picture;
    };
    std::vector<Message> messages_;
    std::size_t place_ = 0;
};

} // namespace session
