// The last sentence said, in the room there is for it.
#pragma once

#include "src/shell/direction.hpp"
#include "src/shell/geometry.hpp"
#include "src/shell/typeset.hpp"

#include <cstddef>
#include <string>

namespace shell {

/// The last sentence, or one part of it after the other.
struct CaptionLayout {
    Rectangle area;
    Block text;
    std::size_t part = 0;  ///< which is seen, counted from 0
    std::size_t parts = 1; ///< how many there are; more than one have a sign at the end of the area
    Rectangle sign;
};

/// What a caption is laid out with.
struct CaptionRoom {
    Rectangle area;
    int letter; ///< the size of ordinary text
    Direction direction;
};

/// In letters as large as the sentence allows; one that is too long is shown part by part, the next one with each turn.
CaptionLayout place_caption(const std::string& sentence, std::size_t turns, const CaptionRoom& room,
                            const Ruler& ruler);

} // namespace shell
