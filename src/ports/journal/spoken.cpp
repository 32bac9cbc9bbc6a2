#include "src/ports/journal/spoken.hpp"

#include <algorithm>
#include <string_view>

namespace ports::journal {
namespace {

std::string_view word(SpokenKind kind) {
    switch (kind) {
    case SpokenKind::News: return "news";
    case SpokenKind::Answer: return "answer";
    case SpokenKind::Refusal: return "refusal";
    case SpokenKind::Alarm: return "alarm";
    case SpokenKind::Announcement: return "announcement";
    }
    return {};
}

std::string on_one_line(std::string words) {
    std::replace_if(
        words.begin(), words.end(), [](char sign) { return static_cast<unsigned char>(sign) < 0x20; }, ' ');
    return words;
}

} // namespace

std::string write_line(const Spoken& spoken) {
    return std::to_string(spoken.at.time_since_epoch().count()) + " spoken " + std::string(word(spoken.kind)) + " " +
           on_one_line(spoken.words);
}

} // namespace ports::journal
