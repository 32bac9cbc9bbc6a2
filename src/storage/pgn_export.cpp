#include "src/storage/pgn_export.hpp"

#include "rules/pgn/commands.hpp"
#include "rules/pgn/writer.hpp"
#include "src/storage/clock_times.hpp"

#include <algorithm>

namespace storage {
namespace {

using rules::table::Color;
using rules::table::Reason;
using rules::table::Seat;
using rules::table::Table;
using rules::table::TimedEvent;

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

rules::pgn::Result result_of(const Table& table) {
    if (!table.outcome) return rules::pgn::Result::Open;
    return rules::pgn::parse_result(rules::table::word(table.outcome->result)).value_or(rules::pgn::Result::Open);
}

std::string_view termination(const Table& table) {
    if (!table.outcome) return "unterminated";
    switch (table.outcome->reason) {
    case Reason::Flag:
    case Reason::FlagCannotMate:
    case Reason::BothFlags:
    case Reason::Default: return "time forfeit";
    case Reason::Warnings:
    case Reason::Device:
    case Reason::IllegalMoves:
    case Reason::SealedMove:
    case Reason::WrongClaims:
    case Reason::MissedCaptures: return "rules infraction";
    case Reason::Arbiter: return "adjudication";
    case Reason::WrongArray:
    case Reason::ReversedColors:
    case Reason::LostPosition: return "abandoned";
    case Reason::Checkmate:
    case Reason::Stalemate:
    case Reason::DeadPosition:
    case Reason::Resignation:
    case Reason::Agreement:
    case Reason::Threefold:
    case Reason::FiftyMoves:
    case Reason::Quickplay:
    case Reason::FivefoldRepetition:
    case Reason::SeventyFiveMoves:
    case Reason::PartnerLost:
    case Reason::NoPiecesLeft:
    case Reason::NoCapturePossible: return "normal";
    }
    return "normal";
}

std::string_view player_type(Seat seat) { return seat == Seat::Computer ? "program" : "human"; }

std::vector<rules::pgn::Tag> tags_of(const game::NewGame& game, const Table& table) {
    std::vector<rules::pgn::Tag> tags{
        {"White", game.white.value_or("?")},
        {"Black", game.black.value_or("?")},
        {"TimeControl", rules::table::write_time_control(game.settings.time)},
        {"Termination", std::string(termination(table))},
        {"WhiteType", std::string(player_type(game.settings.white))},
        {"BlackType", std::string(player_type(game.settings.black))},
    };
    if (!is_timestamp(game.started)) return tags;
    const std::string date = with_dots(game.started.substr(0, 10));
    tags.push_back({"Date", date});
    tags.push_back({"UTCDate", date});
    tags.push_back({"UTCTime", game.started.substr(11, 8)});
    return tags;
}

/// A piece from the partner, and after how many plies it came.
struct Received {
    std::size_t plies;
    rules::board::Piece piece;
};

/// A player who goes back to an earlier position keeps what the partner has sent since.
std::vector<Received> pieces_received(Table table, const std::vector<TimedEvent>& events) {
    std::vector<Received> pieces;
    for (const TimedEvent& event : events) {
        table = rules::table::evolve(std::move(table), event);
        for (Received& earlier : pieces) earlier.plies = std::min(earlier.plies, table.plies.size());
        if (const auto* taken = std::get_if<rules::table::TakenInHand>(&event.event))
            pieces.push_back({table.plies.size(), taken->piece});
    }
    return pieces;
}

void add_received(rules::pgn::Line& line, const std::vector<Received>& pieces) {
    for (const Received& received : pieces) {
        std::string comment = rules::pgn::write_received(received.piece);
        if (line.plies.empty())
            line.closing.push_back(std::move(comment));
        else if (received.plies == 0)
            line.plies.front().before.push_back(std::move(comment));
        else
            line.plies[std::min(received.plies, line.plies.size()) - 1].after.push_back(std::move(comment));
    }
}

/// PGN knows no illegal moves: a game in which one stands is written as far as that.
std::size_t legal_plies(const Table& table) {
    return table.illegal_moves.empty() ? table.plies.size() : table.illegal_moves.front().plies;
}

} // namespace

std::string write_pgn(const game::NewGame& game, Table start, const std::vector<TimedEvent>& events) {
    rules::pgn::Game written;
    written.start = start.position;
    const auto pieces = pieces_received(start, events);
    Table table = std::move(start);
    const auto clocks = clocks_after_plies(table, events);
    for (std::size_t place = 0; place < legal_plies(table); ++place) {
        written.main.plies.push_back({table.plies[place].move, {}, {}, {}, {}});
        if (clocks[place]) written.main.plies.back().after.push_back(rules::pgn::write_clock(*clocks[place]));
    }
    add_received(written.main, pieces);
    written.tags = tags_of(game, table);
    written.result = result_of(table);
    return rules::pgn::write_game(written);
}

} // namespace storage
