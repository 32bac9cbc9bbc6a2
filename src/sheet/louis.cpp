#include "src/sheet/louis.hpp"

#include <liblouis/liblouis.h>
#include <unicode/unistr.h>

#include <mutex>
#include <vector>

namespace sheet {
namespace {

static_assert(sizeof(widechar) == sizeof(UChar32), "liblouis is expected to be built for UCS-4, as Debian's is");

/// The cells without dots 7 and 8 in the order of their dots, as ASCII Braille has them.
constexpr std::string_view ascii = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";
static_assert(ascii.size() == 64);

std::vector<widechar> signs_of(std::string_view text) {
    const auto unicode = icu::UnicodeString::fromUTF8(text);
    std::vector<widechar> signs;
    for (int32_t place = 0; place < unicode.length(); place = unicode.moveIndex32(place, 1))
        signs.push_back(static_cast<widechar>(unicode.char32At(place)));
    return signs;
}

} // namespace

std::optional<std::string> to_braille(const std::string& table, std::string_view text) {
    if (text.empty()) return "";
    static std::mutex one_at_a_time; // the library keeps its tables for the whole process
    const std::lock_guard lock{one_at_a_time};
    lou_setLogLevel(LOU_LOG_OFF); // whoever asked says which table there is not
    const std::vector<widechar> signs = signs_of(text);
    constexpr std::size_t cells_at_most = 16; // for one sign: one that a table does not know is spelled out
    std::vector<widechar> cells(cells_at_most * signs.size() + cells_at_most);
    int length = static_cast<int>(signs.size());
    int made = static_cast<int>(cells.size());
    if (lou_translateString(table.c_str(), signs.data(), &length, cells.data(), &made, nullptr, nullptr,
                            dotsIO | ucBrl) == 0)
        return std::nullopt;
    std::string braille;
    for (int cell = 0; cell < made; ++cell) braille += ascii[cells[static_cast<std::size_t>(cell)] & 0x3FU];
    return braille;
}

} // namespace sheet
