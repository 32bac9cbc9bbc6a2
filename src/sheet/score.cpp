#include "src/sheet/score.hpp"

#include "rules/notation/san.hpp"
#include "speech/announce/words.hpp"
#include "src/storage/clock_times.hpp"

#include <algorithm>
#include <map>

namespace sheet {
namespace {

using rules::notation::PieceLetters;
using rules::table::Color;
using rules::table::Duration;
using rules::table::Table;
using speech::phrases::PhraseId;
using Clocks = std::vector<std::optional<Duration>>;

bool is_latin(const PieceLetters& letters) {
    return std::all_of(letters.king.begin(), letters.king.end(), [](unsigned char byte) { return byte < 0x80; });
}

PieceLetters letters_for(const speech::phrases::Locale& locale, Letters letters) {
    if (is_latin(locale.piece_letters)) return locale.piece_letters;
    return letters == Letters::Own ? rules::notation::figurines() : rules::notation::english_letters();
}

/// A half-line of the sheet: two for each move number, counted from the number the game starts with.
using Place = std::size_t;

/// What stands on a sheet, by its place; `place_of` each ply.
struct Texts {
    std::map<Place, std::string> texts;
    std::vector<Place> place_of;
};

/// The program keeps the sheet of whoever does not write.
Texts kept_by_program(const Table& table, int first_number, const PieceLetters& letters) {
    Texts kept;
    for (const rules::table::Ply& ply : table.plies) {
        const auto line = static_cast<std::size_t>(ply.before.fullmove_number() - first_number);
        const Place place = 2 * line + (ply.before.turn() == Color::Black ? 1 : 0);
        kept.place_of.push_back(place);
        kept.texts[place] = rules::notation::write_san(ply.before, ply.move, letters);
    }
    return kept;
}

Texts written_by_hand(const rules::table::Sheet& sheet, Color first) {
    Texts written;
    for (std::size_t ply = 0; ply < sheet.lines.size(); ++ply) {
        written.place_of.push_back(ply + (first == Color::Black ? 1 : 0));
        if (sheet.lines[ply]) written.texts[written.place_of.back()] = *sheet.lines[ply];
    }
    return written;
}

/// Behind the move it was made with; an offer before the first move, or on a sheet that does not go so far, stands by
/// itself.
void mark_offers(Texts& sheet, const std::set<std::size_t>& offers) {
    const std::string mark(rules::notation::draw_offer_mark);
    for (const std::size_t plies : offers) {
        const bool is_there = plies > 0 && plies <= sheet.place_of.size();
        const Place after_last = sheet.place_of.empty() ? 0 : sheet.place_of.back() + 1;
        std::string& text = sheet.texts[is_there ? sheet.place_of[plies - 1] : plies == 0 ? 0 : after_last];
        text = text.empty() ? mark : is_there ? text + " " + mark : mark + " " + text;
    }
}

std::vector<Line> lines_of(const Texts& sheet, int first_number, const Clocks& clocks) {
    std::vector<Line> lines;
    if (!sheet.texts.empty()) lines.resize(sheet.texts.rbegin()->first / 2 + 1);
    for (std::size_t line = 0; line < lines.size(); ++line) lines[line].number = first_number + static_cast<int>(line);
    const auto at = [&lines](Place place) -> Written& {
        return place % 2 == 0 ? lines[place / 2].white : lines[place / 2].black;
    };
    for (const auto& [place, text] : sheet.texts) at(place).text = text;
    for (std::size_t ply = 0; ply < std::min(clocks.size(), sheet.place_of.size()); ++ply)
        if (sheet.texts.contains(sheet.place_of[ply])) at(sheet.place_of[ply]).left = clocks[ply];
    return lines;
}

std::vector<Line> lines_of(const Source& source, const Clocks& clocks, Color side, const PieceLetters& letters) {
    const Table& start = source.replayed.start;
    const Table& table = source.replayed.now;
    const rules::table::Sheet& sheet = sheet_of(table, side);
    const int first_number = start.position.fullmove_number();
    Texts texts =
        sheet.by_hand ? written_by_hand(sheet, start.position.turn()) : kept_by_program(table, first_number, letters);
    mark_offers(texts, sheet.offers);
    return lines_of(texts, first_number, clocks);
}

std::string side_word(Color side) { return std::string(rules::table::word(side)); }

/// As sentences choose by it.
std::string edition_word(std::string name) {
    std::ranges::replace(name, '-', '_');
    return name;
}

std::vector<std::string> heading(const Source& source, std::optional<Color> side) {
    const auto text = [&source](PhraseId id, const speech::phrases::Arguments& arguments = {}) {
        return source.catalogue.text(id, arguments);
    };
    const game::NewGame& game = source.game;
    const auto name = [&](Color of) {
        const auto& told = of == Color::White ? game.white : game.black;
        return told ? *told
                    : text(speech::announce::unnamed_player(of, game.settings.seat(of), game.settings.seat(!of)));
    };
    std::vector<std::string> lines{side ? text(PhraseId::SheetOfSide, {{"side", side_word(*side)}})
                                        : text(PhraseId::SheetTitle),
                                   text(PhraseId::SheetWhite, {{"name", name(Color::White)}}),
                                   text(PhraseId::SheetBlack, {{"name", name(Color::Black)}})};
    if (game.started.size() >= 10)
        lines.push_back(text(PhraseId::SheetPlayed,
                             {{"date", speech::phrases::date_of(game.started, source.catalogue.locale().calendar)}}));
    lines.push_back(text(PhraseId::SheetLaws, {{"edition", edition_word(source.game.settings.edition)},
                                               {"title", source.replayed.start.laws.title}}));
    const auto& variant = describe(game.settings.variant);
    const auto position = variant.initial.number_of(game.settings.start);
    const std::string what = text(PhraseId::GameVariantName, {{"variant", variant.name}, {"name", variant.pgn_name}});
    if (variant.initial.count > 1 && position)
        lines.push_back(text(PhraseId::GameWhichPosition, {{"name", what}, {"number", *position}}));
    else if (game.settings.variant != rules::variants::Variant::Standard)
        lines.push_back(what);
    if (!game.settings.time.periods.empty())
        lines.push_back(text(PhraseId::SheetTime, {{"control", rules::table::write_time_control(game.settings.time)}}));
    return lines;
}

/// `1a2b 3c4d 5e6f 7a8b`: as many as tell one chain from every other.
std::string digits_of(std::string_view head) {
    constexpr std::size_t enough = 16;
    constexpr std::size_t group = 4;
    std::string digits;
    for (std::size_t place = 0; place < std::min(enough, head.size()); place += group)
        digits += (place > 0 ? " " : "") + std::string(head.substr(place, group));
    return digits;
}

Score score_of(const Source& source, std::optional<Color> side, std::vector<Line> lines) {
    Score score{heading(source, side), std::move(lines), {}, {}};
    const Table& table = source.replayed.now;
    const std::string result = table.outcome ? std::string(rules::table::word(table.outcome->result)) : "*";
    score.closing.push_back(source.catalogue.text(PhraseId::SheetResult, {{"result", result}}));
    for (const Color who : {Color::White, Color::Black}) {
        const bool is_signed = sheet_of(table, who).is_signed;
        (is_signed ? score.closing : score.to_sign)
            .push_back(source.catalogue.text(is_signed ? PhraseId::SheetSigned : PhraseId::SheetSignature,
                                             {{"side", side_word(who)}}));
    }
    if (source.head)
        score.closing.push_back(source.catalogue.text(PhraseId::SheetHead, {{"digits", digits_of(*source.head)}}));
    return score;
}

} // namespace

std::vector<Score> scores(const Source& source, std::optional<Color> side, Letters letters) {
    const PieceLetters signs = letters_for(source.catalogue.locale(), letters);
    Table start = source.replayed.start;
    const Clocks clocks = storage::clocks_after_plies(start, source.replayed.events);
    if (side) return {score_of(source, side, lines_of(source, clocks, *side, signs))};
    std::vector<Line> white = lines_of(source, clocks, Color::White, signs);
    std::vector<Line> black = lines_of(source, clocks, Color::Black, signs);
    if (white == black) return {score_of(source, std::nullopt, std::move(white))};
    return {score_of(source, Color::White, std::move(white)), score_of(source, Color::Black, std::move(black))};
}

} // namespace sheet
