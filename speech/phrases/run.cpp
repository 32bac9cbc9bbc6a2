#include "speech/phrases/run.hpp"

#include <string_view>

namespace speech::phrases {

std::string plain_text(const Runs& runs) {
    constexpr std::string_view closing = ".,;:!?)";
    std::string line;
    for (const Run& run : runs) {
        if (run.text.empty()) continue;
        if (!line.empty() && closing.find(run.text.front()) == std::string_view::npos) line += ' ';
        line += run.text;
    }
    return line;
}

std::string tagged_text(const Runs& runs) {
    std::string line;
    for (const Run& run : runs) line += (line.empty() ? "" : " | ") + run.language.tag + ':' + run.text;
    return line;
}

} // namespace speech::phrases
