#include "src/sheet/emboss.hpp"

#include "src/sheet/louis.hpp"

#include <algorithm>

namespace sheet {
namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t indent = 2; ///< of what goes on from the line before

void trim(std::string& line) { line.erase(line.find_last_not_of(' ') + 1); }

/// Broken between words, or within one that is longer than a line.
void add_wrapped(Lines& lines, std::string text) {
    for (;;) {
        trim(text);
        if (text.size() <= cells_a_line) return lines.push_back(text);
        const std::size_t space = text.rfind(' ', cells_a_line);
        const bool is_between_words = space != std::string::npos && space > indent;
        std::string line = text.substr(0, is_between_words ? space : cells_a_line);
        text = std::string(indent, ' ') + text.substr(is_between_words ? space + 1 : cells_a_line);
        trim(line);
        lines.push_back(std::move(line));
    }
}

/// A line of moves in cells.
struct Row {
    std::string number;
    std::string white;
    std::string black;
};

/// The number and White's column as wide as needed, but no wider than leaves as much for Black's.
void add_rows(Lines& lines, const std::vector<Row>& rows) {
    std::size_t number = 0;
    std::size_t white = 0;
    for (const Row& row : rows) number = std::max(number, row.number.size() + 1);
    const std::size_t widest = (cells_a_line - number) / 2;
    for (const Row& row : rows)
        if (row.white.size() + 2 <= widest) white = std::max(white, row.white.size() + 2);
    for (const Row& row : rows) {
        std::string line = std::string(number - 1 - row.number.size(), ' ') + row.number + " " + row.white;
        const bool fits = row.white.size() + 2 <= white && number + white + row.black.size() <= cells_a_line;
        if (fits || row.black.empty()) {
            line.resize(std::max(line.size(), number + white), ' ');
            add_wrapped(lines, line + row.black);
        } else {
            add_wrapped(lines, line);
            add_wrapped(lines, std::string(number, ' ') + row.black);
        }
    }
}

/// Translates and remembers the first table that is not there.
class Translator {
public:
    explicit Translator(const speech::phrases::Locale& locale)
        : locale_(locale) {}

    std::string text(const std::string& words) { return translate(locale_.braille_text, words); }

    /// Word by word, so that the sign before a capital never reaches over to the next. What has other than Latin
    /// letters was written by hand and has no place in a table for moves.
    std::string move(const std::string& words) {
        const bool is_ascii = std::all_of(words.begin(), words.end(), [](unsigned char byte) { return byte < 0x80; });
        if (!is_ascii) return text(words);
        std::string cells;
        for (std::size_t begin = 0; begin < words.size();) {
            const std::size_t end = std::min(words.find(' ', begin), words.size());
            cells += (begin == 0 ? "" : " ") + translate(locale_.braille_moves, words.substr(begin, end - begin));
            begin = end + 1;
        }
        return cells;
    }

    const std::optional<NoTable>& missing() const { return missing_; }

private:
    std::string translate(const std::string& table, const std::string& words) {
        const auto cells = to_braille(table, words);
        if (!cells && !missing_) missing_ = NoTable{table};
        return cells.value_or("");
    }

    const speech::phrases::Locale& locale_;
    std::optional<NoTable> missing_;
};

Lines lines_of(const Score& score, Translator& translator) {
    Lines lines;
    for (const std::string& line : score.heading) add_wrapped(lines, translator.text(line));
    lines.emplace_back();
    std::vector<Row> rows;
    for (const Line& line : score.lines) {
        const bool is_black_first = line.white.text.empty() && !line.black.text.empty();
        rows.push_back({translator.move(std::to_string(line.number) + "."),
                        translator.move(is_black_first ? "..." : line.white.text), translator.move(line.black.text)});
    }
    add_rows(lines, rows);
    lines.emplace_back();
    for (const std::string& line : score.closing) add_wrapped(lines, translator.text(line));
    for (const std::string& label : score.to_sign) add_wrapped(lines, translator.text(label));
    return lines;
}

/// The number at the end of the page's first line, which is left to it.
std::string page_head(int page, Translator& translator) {
    const std::string number = translator.text(std::to_string(page));
    return std::string(cells_a_line - number.size(), ' ') + number;
}

} // namespace

std::variant<std::string, NoTable> emboss(const std::vector<Score>& scores, const speech::phrases::Locale& locale) {
    Translator translator(locale);
    std::string file;
    int page = 0;
    for (const Score& score : scores) {
        const Lines lines = lines_of(score, translator);
        for (std::size_t place = 0; place < lines.size(); ++place) {
            if (place % (lines_a_page - 1) == 0) {
                ++page;
                file += (page == 1 ? "" : "\f") + page_head(page, translator) + "\n";
            }
            file += lines[place] + "\n";
        }
    }
    if (translator.missing()) return *translator.missing();
    return file;
}

} // namespace sheet
