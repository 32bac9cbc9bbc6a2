#include "src/sheet/sheets.hpp"

#include "src/sheet/print.hpp"

namespace sheet {

std::variant<std::string, NoTable> write_sheets(const Source& source, std::optional<rules::table::Color> side,
                                                Format format) {
    switch (format) {
    case Format::Print: return print(scores(source, side, Letters::Own));
    case Format::Braille: break;
    }
    return emboss(scores(source, side, Letters::Latin), source.catalogue.locale());
}

std::string file_name(const storage::StoredGame& stored, Format format) {
    return "scoresheet-" + std::to_string(stored.id.number) + "-" + stored.game.started.substr(0, 10) +
           (format == Format::Braille ? ".brf" : ".txt");
}

} // namespace sheet
