// Bytes as they come, into lines.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

/// Collects bytes into lines, ended by LF or CR LF. A line longer than the limit is left out, whatever it holds: never
/// more than the limit and one portion of bytes is kept.
class LineReader {
public:
    explicit LineReader(std::size_t longest)
        : longest_(longest) {}

    /// The lines these bytes complete, without their line ends.
    std::vector<std::string> feed(std::string_view bytes);

private:
    void append(std::string_view bytes);

    std::size_t longest_;
    std::string begun_;
    bool too_long_ = false;
};

} // namespace engine
