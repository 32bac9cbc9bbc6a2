#include "src/session/library/outside.hpp"

#include "src/session/library/review.hpp"

#include <string>
#include <string_view>

namespace session {

using speech::phrases::PhraseId;

namespace {

/// What stands behind the last slash; the whole where nothing does.
std::string last_part(const std::string& path) {
    const std::string part = path.substr(path.find_last_of('/') + 1);
    return part.empty() ? path : part;
}

std::string_view word(FileOf what) {
    switch (what) {
    case FileOf::Sheet: return "sheet";
    case FileOf::Game: return "game";
    case FileOf::Opening: return "opening";
    case FileOf::Copy: return "copy";
    }
    return {};
}

} // namespace

void copy_game(UpdateContext& context) {
    if (!context.model.has_window || context.participant().means == Means::Lines)
        return context.refuse(context.phrase(PhraseId::GameMenuNoClipboard));
    context.effects.emplace_back(CopyGame{*shown_game(context), who_is_asked_back(context)});
}

void file_written(UpdateContext& context, const FileWritten& written) {
    const std::string_view opened = written.is_opened ? "yes" : "no";
    const auto slash = written.file.find_last_of('/');
    const std::string folder = slash == std::string::npos || slash == 0 ? "/" : written.file.substr(0, slash);
    context.answer_in_short(
        context.phrase(PhraseId::SheetWritten,
                       {{"opened", opened}, {"file", last_part(written.file)}, {"folder", last_part(folder)}}),
        context.phrase(PhraseId::SheetWrittenWhole, {{"opened", opened}, {"file", written.file}}));
}

void file_failed(UpdateContext& context, const FileFailed& failed) {
    context.refuse(context.phrase(PhraseId::SheetNotWritten, {{"what", word(failed.what)}, {"detail", failed.why}}));
}

} // namespace session
