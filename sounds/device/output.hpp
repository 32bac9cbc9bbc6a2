// Which output of sound is meant, and how it is fed.
#pragma once

#include <optional>
#include <string>

namespace sounds::device {

/// How much sound the device takes at a time, if it has such buffers, or else the nearest to that; two of them wait
/// while it does. Less is heard sooner and misses more easily.
struct Buffering {
    unsigned long frames_per_buffer = 128; ///< a multiple of 4
};

/// Which output is to be opened.
struct Output {
    std::optional<std::string> name{}; ///< as output_names() has it; empty: the usual one
    /// What is heard there is never heard elsewhere: it is lost rather than moved. An output with a name is always kept
    /// to.
    bool is_kept_to = false;
};

} // namespace sounds::device
