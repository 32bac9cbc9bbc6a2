#include "rules/notation/folding.hpp"

#include <array>

namespace rules::notation {

namespace {

struct Spelling {
    std::string_view written;
    std::string_view meant;
};

constexpr std::array spellings{
    Spelling{"×", "x"},
    // Hyphens, dashes and the minus sign.
    Spelling{"\u2010", "-"},
    Spelling{"\u2011", "-"},
    Spelling{"\u2012", "-"},
    Spelling{"\u2013", "-"},
    Spelling{"\u2014", "-"},
    Spelling{"\u2212", "-"},
    // Arabic digits, Persian digits.
    Spelling{"\u0660", "0"},
    Spelling{"\u0661", "1"},
    Spelling{"\u0662", "2"},
    Spelling{"\u0663", "3"},
    Spelling{"\u0664", "4"},
    Spelling{"\u0665", "5"},
    Spelling{"\u0666", "6"},
    Spelling{"\u0667", "7"},
    Spelling{"\u0668", "8"},
    Spelling{"\u0669", "9"},
    Spelling{"\u06F0", "0"},
    Spelling{"\u06F1", "1"},
    Spelling{"\u06F2", "2"},
    Spelling{"\u06F3", "3"},
    Spelling{"\u06F4", "4"},
    Spelling{"\u06F5", "5"},
    Spelling{"\u06F6", "6"},
    Spelling{"\u06F7", "7"},
    Spelling{"\u06F8", "8"},
    Spelling{"\u06F9", "9"},
    // An alef with its hamza or madda.
    Spelling{"أ", "ا"},
    Spelling{"إ", "ا"},
    Spelling{"آ", "ا"},
    // Joiners, direction marks, the byte order mark; and what may follow a figurine: "as a letter", "as a picture".
    Spelling{"\u200C", ""},
    Spelling{"\u200D", ""},
    Spelling{"\u200E", ""},
    Spelling{"\u200F", ""},
    Spelling{"\u061C", ""},
    Spelling{"\u202A", ""},
    Spelling{"\u202B", ""},
    Spelling{"\u202C", ""},
    Spelling{"\u202D", ""},
    Spelling{"\u202E", ""},
    Spelling{"\u2066", ""},
    Spelling{"\u2067", ""},
    Spelling{"\u2068", ""},
    Spelling{"\u2069", ""},
    Spelling{"\uFEFF", ""},
    Spelling{"\uFE0E", ""},
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
