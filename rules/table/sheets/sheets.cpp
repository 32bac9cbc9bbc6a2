#include "rules/table/sheets/sheets.hpp"

#include "rules/notation/san.hpp"
#include "rules/table/claims/repetitions.hpp"
#include "rules/table/guards.hpp"
#include "rules/table/state.hpp"

#include <algorithm>

namespace rules::table {

namespace {

/// A text apart from the (=) behind it; there may be nothing but that.
struct Parted {
    std::string_view move;
    bool has_mark;
};

Parted without_mark(std::string_view text) {
    if (!text.ends_with(notation::draw_offer_mark)) return {text, false};
    text.remove_suffix(notation::draw_offer_mark.size());
    while (text.ends_with(' ')) text.remove_suffix(1);
    return {text, true};
}

bool is_move(const std::string& text) { return !without_mark(text).move.empty(); }

/// A sheet is for moves and offers (CON-03): for any move, also one that is not possible now or here.
bool belongs_on_sheet(const std::string& text) {
    const std::string_view move = without_mark(text).move;
    const auto reading = read_written(variants::Position::initial(), move);
    return !text.empty() && (move.empty() || !std::holds_alternative<notation::NotAMove>(reading));
}

/// Whether the player may mean to claim with this move: the position has been there before, or half of the moves
/// without progress are made (9.2a, 9.3a). Whether the claim would be right is not asked, lest the answer give it away.
bool is_claim_in_sight(const Table& table, board::Move move) {
    const laws::DrawLaws& draw = table.laws.draw;
    const bool may_repeat = draw.rep.intended;
    return (may_repeat && occurrences(table, move) > 1) ||
           2 * table.position.after(move).setup().halfmove_clock >= draw.fifty_plies;
}

/// The move the text means for the side on move, if it is one that side can make now.
std::optional<board::Move> move_ahead(const Table& table, Color side, std::string_view text) {
    if (table.position.turn() != side) return std::nullopt;
    return move_written(table.position, without_mark(text).move);
}

/// Whether so many plies on the side's sheet, the text the last of them, are more than the rule against writing in
/// advance allows.
bool is_in_advance(const Table& table, Color side, std::size_t recorded, std::string_view text) {
    if (table.laws.records.advance == laws::WritingAhead::Silent || recorded <= table.plies.size()) return false;
    const auto move = move_ahead(table, side, text);
    return recorded > table.plies.size() + 1 || !move || !is_claim_in_sight(table, *move);
}

std::string as_played(const Table& table, std::size_t ply) {
    return notation::write_san(table.plies[ply].before, table.plies[ply].move);
}

SheetLines lines_of_game(const Table& table) {
    SheetLines lines;
    for (std::size_t ply = 0; ply < table.plies.size(); ++ply) lines.emplace_back(as_played(table, ply));
    return lines;
}

/// What a side on two boards has been told of the game: of the opponent's moves what was announced, which may be
/// something else than what a hand has made on the other board.
SheetLines lines_as_told(const Table& table, Color side) {
    SheetLines lines = lines_of_game(table);
    for (std::size_t ply = 0; ply < lines.size(); ++ply) {
        const Ply& each = table.plies[ply];
        if (each.before.turn() != side && each.announced && each.before.is_legal(*each.announced))
            lines[ply] = notation::write_san(each.before, *each.announced);
    }
    return lines;
}

/// Whether these are, in meaning, the moves of the game from that ply on, as they were made or announced.
bool tell_the_game(const Table& table, const std::vector<std::string>& moves, std::size_t from) {
    for (std::size_t place = 0; place < moves.size(); ++place) {
        const Ply& ply = table.plies[from + place];
        const auto move = move_written(ply.before, moves[place]);
        if (!move || (move != ply.move && move != ply.announced)) return false;
    }
    return true;
}

/// How many plies the program hands over to a side that takes the pen. What it writes first are the moves up to now;
/// but if they tell the game up to the ply before, the last one is still to be written, and if they tell it up to the
/// last one and a move more, that one is meant to come.
std::size_t handed_over(const Table& table, Color side, std::vector<std::string> texts) {
    std::erase_if(texts, [](const std::string& text) { return !is_move(text); });
    const std::size_t made = table.plies.size();
    if (texts.empty()) return made;
    if (texts.size() <= made && tell_the_game(table, texts, made - texts.size())) return made - texts.size();
    if (texts.size() < made && tell_the_game(table, texts, made - texts.size() - 1)) return made - texts.size() - 1;
    const std::vector<std::string> before_last(texts.begin(), texts.end() - 1);
    const bool is_ahead = texts.size() <= made + 1 && move_ahead(table, side, texts.back()) &&
                          tell_the_game(table, before_last, made + 1 - texts.size());
    if (is_ahead) return made + 1 - texts.size();
    return texts.size() < made ? made - texts.size() : 0;
}

std::optional<Refusal> refuse_writing(const Table& table, Color side) {
    switch (table.phase) {
    case Phase::Waiting: return refuse(table, RefusalReason::NotStarted, laws::Rule::StartOfClock);
    case Phase::Adjourned: return refuse(table, RefusalReason::SheetsInEnvelope, laws::Rule::Sealing);
    case Phase::Playing:
    case Phase::Halted:
    case Phase::Over: break;
    }
    if (sheet_of(table, side).is_signed) return refuse(table, RefusalReason::AlreadySigned, laws::Rule::Signing);
    return std::nullopt;
}

bool may_write(const Table& table, Color side) {
    return table.phase != Phase::Waiting && table.phase != Phase::Adjourned && !sheet_of(table, side).is_signed;
}

} // namespace

Sheet& sheet_of(Table& table, Color side) { return table.sheets[static_cast<std::size_t>(side)]; }
const Sheet& sheet_of(const Table& table, Color side) { return table.sheets[static_cast<std::size_t>(side)]; }

SheetLines sheet_lines(const Table& table, Color side) {
    const Sheet& sheet = sheet_of(table, side);
    if (sheet.by_hand) return sheet.lines;
    return sheet_of(table, !side).by_hand ? lines_as_told(table, side) : lines_of_game(table);
}

bool is_score_kept(const Table& table) {
    return std::ranges::any_of(table.sheets, [](const Sheet& sheet) { return sheet.by_hand; });
}

std::optional<std::size_t> sheet_difference(const Table& table) {
    return first_difference(position_before(table, 0), sheet_lines(table, Color::White),
                            sheet_lines(table, Color::Black));
}

std::optional<std::size_t> sheet_difference(const Table& table, Color side) {
    return first_difference(position_before(table, 0), sheet_lines(table, side), lines_of_game(table));
}

std::vector<std::string> unwritten(const Table& table, Color side) {
    const Sheet& sheet = sheet_of(table, side);
    if (!sheet.by_hand) return {};
    std::vector<std::string> moves;
    for (std::size_t ply = sheet.recorded(); ply < table.plies.size(); ++ply)
        if (ply >= sheet.lines.size() || !sheet.lines[ply]) moves.push_back(as_played(table, ply));
    return moves;
}

bool must_record(const Table& table, Color side, Instant now) {
    if (!sheet_of(table, side).by_hand || table.settings.kind != Kind::Standard) return false;
    const auto left = table.clock.left(side, now);
    if (!left) return true;
    const Period& period = table.clock.period(side);
    if (period.increment + period.delay >= table.laws.records.exempt_inc_below) return true;
    const bool was_low = table.laws.records.exempt_for_period &&
                         table.low_time[static_cast<std::size_t>(side)] == table.clock.period_number(side);
    return !was_low && *left >= table.laws.records.exempt_below;
}

void note_low_time(Table& table, Instant at) {
    const auto running = table.clock.running();
    if (!running || *table.clock.left(*running, at) >= table.laws.records.exempt_below) return;
    table.low_time[static_cast<std::size_t>(*running)] = table.clock.period_number(*running);
}

void cross_out_ahead(Table& table, board::Move made) {
    const std::size_t ply = table.plies.size();
    for (Sheet& sheet : table.sheets) {
        if (sheet.lines.size() <= ply || !sheet.lines[ply]) continue;
        if (move_written(table.position, *sheet.lines[ply]) != made) sheet.cut(ply);
    }
}

/// One may answer a move before one writes it, but not before one's own move before is written (8.1). Once a flag has
/// fallen nothing may be missing (8.4, 8.5).
std::optional<Refusal> refuse_unless_recorded(const Table& table, Color side, Instant now) {
    const Sheet& sheet = sheet_of(table, side);
    if (!sheet.by_hand || table.settings.kind != Kind::Standard) return std::nullopt;
    const std::size_t made = table.plies.size();
    if (table.flag && sheet.recorded() < made)
        return refuse(table, RefusalReason::CompleteSheetFirst, laws::Rule::CompleteSheet);
    if (must_record(table, side, now) && sheet.recorded() + 1 < made)
        return refuse(table, RefusalReason::RecordFirst, laws::Rule::Recording);
    return std::nullopt;
}

Decision decide_command(const Table& table, const Write& command, Instant) {
    if (auto refusal = refuse_writing(table, command.side)) return *refusal;
    if (auto refusal = refuse_while_away(table, command.side)) return *refusal;
    if (!std::all_of(command.texts.begin(), command.texts.end(), belongs_on_sheet))
        return refuse(table, RefusalReason::NotForTheSheet, laws::Rule::SheetUse);
    const Sheet& sheet = sheet_of(table, command.side);
    std::vector<Event> events;
    std::size_t recorded = sheet.recorded();
    if (!sheet.by_hand) {
        recorded = handed_over(table, command.side, command.texts);
        events.emplace_back(PenTaken{command.side, recorded});
    }
    recorded += static_cast<std::size_t>(std::count_if(command.texts.begin(), command.texts.end(), is_move));
    const auto last = std::find_if(command.texts.rbegin(), command.texts.rend(), is_move);
    if (last != command.texts.rend() && is_in_advance(table, command.side, recorded, *last))
        return refuse(table, RefusalReason::WritingInAdvance, laws::Rule::AdvanceWriting);
    for (const std::string& text : command.texts) events.emplace_back(Written{command.side, text});
    return events;
}

/// The borrowed sheet goes back at once, copied (8.5b); while the clocks stand the arbiter sees to it (8.5a). What the
/// opponent has not written either is taken from the arbiter's record, which is the game.
Decision decide_command(const Table& table, const Borrow& command, Instant) {
    if (auto refusal = refuse_unless_under_way(table)) return *refusal;
    if (auto refusal = refuse_writing(table, command.side)) return *refusal;
    if (!table.flag) return refuse(table, RefusalReason::FlagNotFallen, laws::Rule::BorrowedSheet);
    if (table.phase == Phase::Playing && table.position.turn() != command.side)
        return refuse(table, RefusalReason::NotYourMove, laws::Rule::BorrowedSheet);
    const Sheet& own = sheet_of(table, command.side);
    const SheetLines opponents = sheet_lines(table, !command.side);
    std::vector<Event> events;
    for (std::size_t ply = 0; own.by_hand && ply < table.plies.size(); ++ply) {
        if (ply < own.lines.size() && own.lines[ply]) continue;
        const bool is_there = ply < opponents.size() && opponents[ply];
        events.emplace_back(Written{command.side, is_there ? *opponents[ply] : as_played(table, ply)});
    }
    if (events.empty()) return refuse(table, RefusalReason::SheetComplete, laws::Rule::BorrowedSheet);
    return events;
}

Decision decide_command(const Table& table, const Sign& command, Instant) {
    if (table.phase != Phase::Over) return refuse(table, RefusalReason::NotOver, laws::Rule::Signing);
    if (sheet_of(table, command.side).is_signed)
        return refuse(table, RefusalReason::AlreadySigned, laws::Rule::Signing);
    return std::vector<Event>{Signed{command.side}};
}

void apply(Table& table, Instant, const PenTaken& event) {
    SheetLines lines = sheet_lines(table, event.side);
    lines.resize(event.plies);
    Sheet& sheet = sheet_of(table, event.side);
    sheet.by_hand = true;
    sheet.take(std::move(lines));
}

void apply(Table& table, Instant, const Written& event) {
    note_presence(table, event.side);
    Sheet& sheet = sheet_of(table, event.side);
    const auto [move, has_mark] = without_mark(event.text);
    if (!move.empty()) sheet.write(sheet.recorded(), std::string(move));
    if (has_mark) sheet.offers.insert(sheet.recorded());
}

void apply(Table& table, Instant, const Signed& event) { sheet_of(table, event.side).is_signed = true; }
std::optional<Event> consequence(const Table&, Instant, const PenTaken&) { return std::nullopt; }
std::optional<Event> consequence(const Table&, Instant, const Written&) { return std::nullopt; }
std::optional<Event> consequence(const Table&, Instant, const Signed&) { return std::nullopt; }

bool is_possible(const Table& table, const PenTaken& event) {
    return may_write(table, event.side) && !sheet_of(table, event.side).by_hand && event.plies <= table.plies.size();
}

bool is_possible(const Table& table, const Written& event) {
    const Sheet& sheet = sheet_of(table, event.side);
    return may_write(table, event.side) && sheet.by_hand && belongs_on_sheet(event.text) &&
           !(is_move(event.text) && is_in_advance(table, event.side, sheet.recorded() + 1, event.text));
}

bool is_possible(const Table& table, const Signed& event) {
    return table.phase == Phase::Over && !sheet_of(table, event.side).is_signed;
}

} // namespace rules::table
