#include "speech/listen/request.hpp"

#include <algorithm>

namespace speech::listen {
namespace {

using rules::board::File;
using rules::board::Rank;
using rules::board::Role;
using rules::board::Square;
using vocabulary::Meaning;
using vocabulary::Sign;

/// Reads a row from left to right. What is not there is left out.
class RowReader {
public:
    explicit RowReader(Meanings row)
        : row_(std::move(row)) {}

    bool at_end() const { return next_ == row_.size(); }

    template <class Kind>
    std::optional<Kind> take() {
        if (at_end() || !std::holds_alternative<Kind>(row_[next_])) return std::nullopt;
        return std::get<Kind>(row_[next_++]);
    }
    bool take_sign(Sign sign) {
        if (at_end() || row_[next_] != Meaning{sign}) return false;
        ++next_;
        return true;
    }
    void step_back_to(std::size_t place) { next_ = place; }
    std::size_t place() const { return next_; }

private:
    Meanings row_;
    std::size_t next_ = 0;
};

/// A file, a rank, or both: as much of a departure square as was said.
void take_departure(RowReader& row, MoveRequest& request) {
    request.from_file = row.take<File>();
    request.from_rank = row.take<Rank>();
}

std::optional<Square> take_square(RowReader& row) {
    const std::size_t start = row.place();
    const auto file = row.take<File>();
    const auto rank = row.take<Rank>();
    if (file && rank) return Square(*file, *rank);
    row.step_back_to(start);
    return std::nullopt;
}

/// "Gustav eins Felix drei", "Gustav Felix drei", "eins Felix drei", "Felix drei".
void take_way(RowReader& row, MoveRequest& request) {
    const std::size_t start = row.place();
    MoveRequest said = request;
    take_departure(row, said);
    said.to = take_square(row);
    if (said.to && (said.from_file || said.from_rank)) {
        request = said;
        return;
    }
    row.step_back_to(start);
    request.to = take_square(row);
}

/// A word like "to" leads to what is named next, not to another sign: where it does, it was a word of another meaning.
bool leads_nowhere(const Meanings& row) {
    for (auto word = row.begin(); word != row.end(); ++word)
        if (*word == Meaning{Sign::To} && (word + 1 == row.end() || std::holds_alternative<Sign>(word[1]))) return true;
    return false;
}

/// Words that only join others, and check and mate, which the position knows better.
bool is_said_beside(const Meaning& meaning) {
    const auto* sign = std::get_if<Sign>(&meaning);
    return sign != nullptr && (*sign == Sign::To || *sign == Sign::Check || *sign == Sign::Mate);
}

std::optional<CastlingSide> castling_of(const Meaning& meaning) {
    const auto* sign = std::get_if<Sign>(&meaning);
    if (sign == nullptr) return std::nullopt;
    switch (*sign) {
    case Sign::ShortCastling: return CastlingSide::Short;
    case Sign::LongCastling: return CastlingSide::Long;
    case Sign::Castling: return CastlingSide::Either;
    case Sign::Takes:
    case Sign::To:
    case Sign::Drop:
    case Sign::Becomes:
    case Sign::EnPassant:
    case Sign::Check:
    case Sign::Mate: return std::nullopt;
    }
    return std::nullopt;
}

void take_capture(RowReader& row, MoveRequest& request) {
    request.captured = row.take<Role>();
    request.to = take_square(row);
}

/// What follows the piece, up to the end.
bool take_rest(RowReader& row, MoveRequest& request) {
    const std::size_t start = row.place();
    const bool has_departure = request.from_file || request.from_rank;
    if (!has_departure) take_departure(row, request);
    request.takes = row.take_sign(Sign::Takes);
    if (request.takes) {
        take_capture(row, request);
    } else if (has_departure) {
        request.to = take_square(row);
    } else {
        row.step_back_to(start);
        request.from_file.reset();
        request.from_rank.reset();
        take_way(row, request);
    }
    request.en_passant = row.take_sign(Sign::EnPassant);
    const bool becomes = row.take_sign(Sign::Becomes);
    request.promotion = row.take<Role>();
    if (row.take_sign(Sign::EnPassant)) request.en_passant = true;
    return row.at_end() && (request.to || request.captured) && (request.promotion || !becomes);
}

/// "Springer Gustav eins Felix drei", "e4", "a8 knight".
std::optional<MoveRequest> read_piece_first(const Meanings& row) {
    RowReader reader(row);
    MoveRequest request;
    request.role = reader.take<Role>();
    return take_rest(reader, request) ? std::optional(request) : std::nullopt;
}

/// "Springer auf Felix drei", where the word for it was said.
std::optional<MoveRequest> read_drop(const Meanings& row) {
    RowReader reader(row);
    MoveRequest request;
    request.role = reader.take<Role>();
    request.drops = reader.take_sign(Sign::Drop);
    request.to = take_square(reader);
    return request.drops && request.to && reader.at_end() ? std::optional(request) : std::nullopt;
}

/// "g1-knight f3", "e-pawn takes d5".
std::optional<MoveRequest> read_departure_first(const Meanings& row) {
    RowReader reader(row);
    MoveRequest request;
    take_departure(reader, request);
    if (!request.from_file && !request.from_rank) return std::nullopt;
    request.role = reader.take<Role>();
    return request.role && take_rest(reader, request) ? std::optional(request) : std::nullopt;
}

} // namespace

std::optional<Square> MoveRequest::from() const {
    if (!from_file || !from_rank) return std::nullopt;
    return Square(*from_file, *from_rank);
}

std::vector<MoveRequest> read_requests(const Meanings& said) {
    if (leads_nowhere(said)) return {};
    Meanings needed;
    std::copy_if(said.begin(), said.end(), std::back_inserter(needed),
                 [](const Meaning& meaning) { return !is_said_beside(meaning); });
    if (needed.size() == 1)
        if (const auto castling = castling_of(needed.front())) {
            MoveRequest request;
            request.castling = castling;
            return {request};
        }
    std::vector<MoveRequest> requests;
    if (const auto request = read_piece_first(needed)) requests.push_back(*request);
    if (const auto request = read_departure_first(needed)) requests.push_back(*request);
    if (const auto request = read_drop(needed)) requests.push_back(*request);
    return requests;
}

} // namespace speech::listen
