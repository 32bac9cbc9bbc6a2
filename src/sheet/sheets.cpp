#include "src/sheet/sheets.hpp"

#include "src/sheet/print.hpp"

#include <string_view>

namespace sheet {
namespace {

/// `2026-11-20`, as to its signs.
bool is_date(std::string_view text) {
    constexpr std::string_view form = "dddd-dd-dd";
    if (text.size() != form.size()) return false;
    for (std::size_t i = 0; i < form.size(); ++i)
        if (form[i] == 'd' ? text[i] < '0' || text[i] > '9' : text[i] != form[i]) return false;
    return true;
}

/// The library may come from somebody else: nothing of it but digits and a date gets into a path.
std::string number_and_day(const ports::journal::StoredGame& stored) {
    const std::string day = stored.game.started.substr(0, 10);
    return std::to_string(stored.id.number) + (is_date(day) ? "-" + day : "");
}

} // namespace

std::variant<std::string, NoTable> write_sheets(const Source& source, std::optional<rules::table::Color> side,
                                                Format format) {
    switch (format) {
    case Format::Print: return print(scores(source, side, Letters::Own));
    case Format::Braille: break;
    }
    return emboss(scores(source, side, Letters::Latin), source.catalogue.locale());
}

std::string file_name(const ports::journal::StoredGame& stored, Format format) {
    return "scoresheet-" + number_and_day(stored) + (format == Format::Braille ? ".brf" : ".txt");
}

std::string game_file_name(const ports::journal::StoredGame& stored) {
    return "game-" + number_and_day(stored) + ".pgn";
}

} // namespace sheet
