#include "src/sheet/louis.hpp"

#include <liblouis/liblouis.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <array>
#include <mutex>
#include <vector>

namespace sheet {
namespace {

static_assert(sizeof(widechar) == sizeof(UChar32), "liblouis is expected to be built for UCS-4, as Debian's is");

/// The cells without dots 7 and 8 in the order of their dots, as ASCII Braille has them.
constexpr std::string_view ascii = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";
static_assert(ascii.size() == 64);

bool has_cells(const std::string& table, widechar sign) {
    int length = 1;
    std::array<widechar, 16> cells{};
    int made = static_cast<int>(cells.size());
    return lou_translateString(table.c_str(), &sign, &length, cells.data(), &made, nullptr, nullptr,
                               dotsIO | ucBrl | noUndefined) != 0 &&
           made > 0;
}

/// Without the marks on letters that the table does not know, such as the hamza on a Persian heh, and what it does not
/// know of the signs that only arrange a text: liblouis would spell them out by their numbers.
std::vector<widechar> signs_of(std::string_view text, const std::string& table) {
    const auto unicode = icu::UnicodeString::fromUTF8(text);
    std::vector<widechar> signs;
    for (int32_t place = 0; place < unicode.length(); place = unicode.moveIndex32(place, 1)) {
        const UChar32 sign = unicode.char32At(place);
        const auto known = static_cast<widechar>(sign);
        const auto type = u_charType(sign);
        const bool is_beside_letters = type == U_NON_SPACING_MARK || type == U_FORMAT_CHAR;
        if (!is_beside_letters || has_cells(table, known)) signs.push_back(known);
    }
    return signs;
}

} // namespace

std::optional<std::string> to_braille(const std::string& table, std::string_view text) {
    if (text.empty()) return "";
    static std::mutex one_at_a_time; // the library keeps its tables for the whole process
    const std::lock_guard lock{one_at_a_time};
    lou_setLogLevel(LOU_LOG_OFF); // whoever asked says which table there is not
    const std::vector<widechar> signs = signs_of(text, table);
    if (signs.empty()) return "";             // the library takes no text for a fault
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
