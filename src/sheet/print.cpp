#include "src/sheet/print.hpp"

#include "rules/table/clock/display.hpp"

#include <algorithm>

namespace sheet {
namespace {

/// How many signs UTF-8 text shows.
std::size_t width(const std::string& text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

std::string to_left(const std::string& text, std::size_t columns) {
    return text + std::string(columns - std::min(columns, width(text)), ' ');
}

std::string to_right(const std::string& text, std::size_t columns) {
    return std::string(columns - std::min(columns, width(text)), ' ') + text;
}

/// `1:29:58`: a clock shows whole seconds.
std::string clock(const Written& move) {
    if (!move.left) return "";
    const std::string time = rules::table::write_time(std::max(*move.left, rules::table::Duration{0}));
    return time.substr(0, time.find('.'));
}

struct Columns {
    std::size_t number = 1;
    std::size_t move = 7;
    std::size_t clock = 0;
};

Columns columns_of(const std::vector<Line>& lines) {
    Columns columns;
    for (const Line& line : lines) {
        columns.number = std::max(columns.number, std::to_string(line.number).size());
        for (const Written* move : {&line.white, &line.black}) {
            columns.move = std::max(columns.move, width(move->text));
            columns.clock = std::max(columns.clock, clock(*move).size());
        }
    }
    return columns;
}

std::string move_text(const Written& move, const Columns& columns) {
    const std::string text = to_left(move.text, columns.move);
    return columns.clock == 0 ? text : text + "  " + to_right(clock(move), columns.clock);
}

void add_line(std::string& page, std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    page += line + "\n";
}

std::string print(const Score& score) {
    std::string page;
    for (const std::string& line : score.heading) add_line(page, line);
    const Columns columns = columns_of(score.lines);
    page += "\n";
    for (const Line& line : score.lines)
        add_line(page, to_right(std::to_string(line.number), columns.number) + ". " + move_text(line.white, columns) +
                           "   " + move_text(line.black, columns));
    page += "\n";
    for (const std::string& line : score.closing) add_line(page, line);
    for (const std::string& label : score.to_sign) add_line(page, label + ": ____________________");
    return page;
}

} // namespace

std::string print(const std::vector<Score>& scores) {
    std::string text;
    for (const Score& score : scores) text += (text.empty() ? "" : "\f") + print(score);
    return text;
}

} // namespace sheet
