#include "speech/phrases/run.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace speech::phrases {

Runs as_opponents(Runs runs) {
    for (Run& run : runs) run.part = Part::Opponent;
    return runs;
}

std::string plain_text(const Runs& runs) {
    constexpr std::array<std::string_view, 10> closing{".", ",", ";", ":", "!", "?", ")", "،", "؛", "؟"};
    std::string line;
    for (const Run& run : runs) {
        if (run.text.empty()) continue;
        const bool is_closing = std::any_of(closing.begin(), closing.end(),
                                            [&run](std::string_view sign) { return run.text.starts_with(sign); });
        if (!line.empty() && !is_closing) line += ' ';
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
