#include "src/storage/pgn_export.hpp"

#include "rules/notation/fen.hpp"
#include "rules/notation/san.hpp"

#include <fmt/core.h>

#include <algorithm>

namespace storage {
namespace {

using rules::table::Color;
using rules::table::Duration;
using rules::table::Reason;
using rules::table::Seat;
using rules::table::Table;
using rules::table::TimedEvent;

/// PGN's strings know two escapes and no control characters.
std::string quoted(std::string_view text) {
    std::string result;
    for (const char sign : text) {
        if (sign == '"' || sign == '\\') result += '\\';
        result += static_cast<unsigned char>(sign) < 0x20 ? ' ' : sign;
    }
    return result;
}

std::string tag(std::string_view name, std::string_view value) {
    return fmt::format("[{} \"{}\"]\n", name, quoted(value));
}

/// `2026-11-20T14:30:00Z`, as it is written when a game is created.
bool is_timestamp(std::string_view text) {
    constexpr std::string_view shape = "0000-00-00T00:00:00Z";
    return text.size() == shape.size() &&
           std::equal(shape.begin(), shape.end(), text.begin(),
                      [](char form, char sign) { return form == '0' ? sign >= '0' && sign <= '9' : form == sign; });
}

std::string with_dots(std::string date) {
    std::replace(date.begin(), date.end(), '-', '.');
    return date;
}

std::string_view result_of(const Table& table) {
    return table.outcome ? rules::table::word(table.outcome->result) : std::string_view("*");
}

std::string_view termination(const Table& table) {
    if (!table.outcome) return "unterminated";
    switch (table.outcome->reason) {
    case Reason::Flag:
    case Reason::FlagCannotMate:
    case Reason::BothFlags: return "time forfeit";
    case Reason::Checkmate:
    case Reason::Stalemate:
    case Reason::DeadPosition:
    case Reason::Resignation:
    case Reason::Agreement:
    case Reason::Threefold:
    case Reason::FiftyMoves:
    case Reason::FivefoldRepetition:
    case Reason::SeventyFiveMoves: return "normal";
    }
    return "normal";
}

std::string_view player_type(Seat seat) { return seat == Seat::Computer ? "program" : "human"; }

std::string write_tags(const NewGame& game, const Table& table) {
    const bool dated = is_timestamp(game.started);
    std::string text = tag("Event", "?") + tag("Site", "?");
    text += tag("Date", dated ? with_dots(game.started.substr(0, 10)) : "????.??.??");
    text += tag("Round", "?") + tag("White", game.white) + tag("Black", game.black) + tag("Result", result_of(table));
    if (!(game.settings.start == rules::board::Setup::initial()))
        text += tag("FEN", rules::notation::write_fen(game.settings.start)) + tag("SetUp", "1");
    text += tag("TimeControl", rules::table::write_time_control(game.settings.time));
    text += tag("Termination", termination(table));
    if (dated)
        text += tag("UTCDate", with_dots(game.started.substr(0, 10))) + tag("UTCTime", game.started.substr(11, 8));
    return text + tag("WhiteType", player_type(game.settings.white)) +
           tag("BlackType", player_type(game.settings.black));
}

/// What the mover's clock showed after each ply: once he had pressed, or as he made it if he never did.
std::vector<std::optional<Duration>> clocks_after_plies(Table& table, const std::vector<TimedEvent>& events) {
    std::vector<std::optional<Duration>> clocks;
    for (const TimedEvent& event : events) {
        table = rules::table::evolve(std::move(table), event);
        if (table.plies.size() > clocks.size()) clocks.push_back(table.plies.back().left);
        const auto* pressed = std::get_if<rules::table::Pressed>(&event.event);
        if (pressed == nullptr) continue;
        for (std::size_t ply = clocks.size(); ply-- > 0;)
            if (table.plies[ply].before.turn() == pressed->side) {
                clocks[ply] = table.clock.left(pressed->side, event.at);
                break;
            }
    }
    return clocks;
}

std::string write_clock(Duration left) {
    const auto seconds = left.count() / 1000;
    return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

/// Words in lines of at most 80 signs.
class Paragraph {
public:
    void add(const std::string& word) {
        constexpr std::size_t width = 80;
        if (line_ > 0 && line_ + 1 + word.size() > width) {
            text_ += '\n';
            line_ = 0;
        }
        if (line_ > 0) {
            text_ += ' ';
            ++line_;
        }
        text_ += word;
        line_ += word.size();
    }
    std::string finish() { return std::move(text_) + "\n"; }

private:
    std::string text_;
    std::size_t line_ = 0;
};

} // namespace

std::string write_pgn(const NewGame& game, Table start, const std::vector<TimedEvent>& events) {
    Table table = std::move(start);
    const auto clocks = clocks_after_plies(table, events);
    Paragraph moves;
    bool number_needed = true;
    for (std::size_t place = 0; place < table.plies.size(); ++place) {
        const rules::table::Ply& ply = table.plies[place];
        const bool white = ply.before.turn() == Color::White;
        if (white || number_needed) moves.add(fmt::format("{}{}", ply.before.fullmove_number(), white ? "." : "..."));
        moves.add(rules::notation::write_san(ply.before, ply.move));
        if (clocks[place]) {
            moves.add("{[%clk");
            moves.add(write_clock(*clocks[place]) + "]}");
        }
        number_needed = clocks[place].has_value();
    }
    moves.add(std::string(result_of(table)));
    return write_tags(game, table) + "\n" + moves.finish();
}

} // namespace storage
