#include "src/engine/line_reader.hpp"

#include <utility>

namespace engine {

std::vector<std::string> LineReader::feed(std::string_view bytes) {
    std::vector<std::string> lines;
    for (std::size_t end = bytes.find('\n'); end != std::string_view::npos; end = bytes.find('\n')) {
        append(bytes.substr(0, end));
        bytes.remove_prefix(end + 1);
        std::string line = std::exchange(begun_, {});
        if (!line.empty() && line.back() == '\r') line.pop_back();
        if (!std::exchange(too_long_, false)) lines.push_back(std::move(line));
    }
    append(bytes);
    return lines;
}

void LineReader::append(std::string_view bytes) {
    if (too_long_ || begun_.size() + bytes.size() > longest_) {
        too_long_ = true;
        begun_.clear();
    } else {
        begun_ += bytes;
    }
}

} // namespace engine
