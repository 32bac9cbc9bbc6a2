#include "speech/phrases/run.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace speech::phrases {

Runs as_opponents(Runs runs) {
    for (Run& run : runs) run.part = Part::Opponent;
    return runs;
}

Runs as_partners(Runs runs) {
    for (Run& run : runs) run.part = Part::Partner;
    return runs;
}

std::string joined_text(const Runs& runs) {
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

std::string plain_text(const Runs& runs) {
    // U+064C to U+0652 and U+0670, in UTF-8.
    constexpr char first_byte = '\xD9';
    constexpr std::string_view second_bytes = "\x8C\x8D\x8E\x8F\x90\x91\x92\xB0";
    const std::string spoken = joined_text(runs);
    std::string written;
    for (std::size_t at = 0; at < spoken.size(); ++at) {
        const bool is_sign = spoken[at] == first_byte && at + 1 < spoken.size() &&
                             second_bytes.find(spoken[at + 1]) != std::string_view::npos;
        if (is_sign)
            ++at;
        else
            written += spoken[at];
    }
    return written;
}

std::string tagged_text(const Runs& runs) {
    std::string line;
    for (const Run& run : runs) line += (line.empty() ? "" : " | ") + run.language.tag + ':' + run.text;
    return line;
}

} // namespace speech::phrases
