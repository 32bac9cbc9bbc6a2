#include "rules/notation/folding.hpp"

#include <array>

namespace rules::notation {

namespace {

struct Spelling {
    std::string_view written;
    std::string_view meant;
};

constexpr std::array spellings{
    Spelling{"×", "x"},      Spelling{"\u2010", "-"}, // hyphens, dashes and the minus sign
    Spelling{"\u2011", "-"}, Spelling{"\u2012", "-"}, Spelling{"\u2013", "-"}, Spelling{"\u2014", "-"},
    Spelling{"\u2212", "-"}, Spelling{"٠", "0"},      Spelling{"١", "1"},      Spelling{"٢", "2"},
    Spelling{"٣", "3"},      Spelling{"٤", "4"},      Spelling{"٥", "5"},      Spelling{"٦", "6"},
    Spelling{"٧", "7"},      Spelling{"٨", "8"},      Spelling{"٩", "9"},      Spelling{"۰", "0"},
    Spelling{"۱", "1"},      Spelling{"۲", "2"},      Spelling{"۳", "3"},      Spelling{"۴", "4"},
    Spelling{"۵", "5"},      Spelling{"۶", "6"},      Spelling{"۷", "7"},      Spelling{"۸", "8"},
    Spelling{"۹", "9"},      Spelling{"أ", "ا"},      Spelling{"إ", "ا"},      Spelling{"آ", "ا"},
    Spelling{"\u200C", ""}, // joiners, direction marks, the byte order mark
    Spelling{"\u200D", ""},  Spelling{"\u200E", ""},  Spelling{"\u200F", ""},  Spelling{"\u061C", ""},
    Spelling{"\u202A", ""},  Spelling{"\u202B", ""},  Spelling{"\u202C", ""},  Spelling{"\u202D", ""},
    Spelling{"\u202E", ""},  Spelling{"\u2066", ""},  Spelling{"\u2067", ""},  Spelling{"\u2068", ""},
    Spelling{"\u2069", ""},  Spelling{"\uFEFF", ""},  Spelling{"\uFE0E", ""}, // "as a letter" and "as a picture", which
                                                                              // may follow a figurine
    Spelling{"\uFE0F", ""},
};

} // namespace

std::string folded(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        bool is_found = false;
        if (static_cast<unsigned char>(text.front()) >= 0x80) {
            for (const Spelling& spelling : spellings) {
                if (!text.starts_with(spelling.written)) continue;
                result += spelling.meant;
                text.remove_prefix(spelling.written.size());
                is_found = true;
                break;
            }
        }
        if (is_found) continue;
        result += text.front();
        text.remove_prefix(1);
    }
    return result;
}

} // namespace rules::notation
