#include "src/shell/visual_order.hpp"

#include <unicode/ubidi.h>
#include <unicode/unistr.h>

#include <cassert>
#include <memory>

namespace shell {

std::vector<DirectedRun> visual_order(std::string_view line, Direction direction) {
    const auto text = icu::UnicodeString::fromUTF8(icu::StringPiece(line.data(), static_cast<int32_t>(line.size())));
    const std::unique_ptr<UBiDi, decltype(&ubidi_close)> bidi(ubidi_open(), ubidi_close);
    const UBiDiLevel level = direction == Direction::RightToLeft ? UBIDI_RTL : UBIDI_LTR;
    UErrorCode status = U_ZERO_ERROR;
    ubidi_setPara(bidi.get(), text.getBuffer(), text.length(), level, nullptr, &status);
    const int32_t count = ubidi_countRuns(bidi.get(), &status);
    assert(U_SUCCESS(status));

    std::vector<DirectedRun> runs;
    for (int32_t run = 0; run < count; ++run) {
        int32_t start = 0;
        int32_t length = 0;
        const bool is_turned = ubidi_getVisualRun(bidi.get(), run, &start, &length) == UBIDI_RTL;
        std::string part;
        text.tempSubString(start, length).toUTF8String(part);
        runs.push_back({std::move(part), is_turned ? Direction::RightToLeft : Direction::LeftToRight});
    }
    return runs;
}

} // namespace shell
