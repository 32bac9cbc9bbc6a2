#include "speech/hearing/any_move.hpp"

#include "speech/vocabulary/keys.hpp"

#include <array>
#include <map>

namespace speech::hearing {
namespace {

using vocabulary::Meaning;
using vocabulary::Sign;

enum class Kind { File, Rank, Piece, Joins, Castles, Checks };

std::optional<Kind> kind_of(Sign sign) {
    switch (sign) {
    case Sign::Takes:
    case Sign::To:
    case Sign::Drop: return Kind::Joins;
    case Sign::Castling:
    case Sign::ShortCastling:
    case Sign::LongCastling: return Kind::Castles;
    case Sign::Check:
    case Sign::Mate: return Kind::Checks;
    case Sign::Becomes:
    case Sign::EnPassant: return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Kind> kind_of(const Meaning& meaning) {
    if (std::holds_alternative<rules::board::File>(meaning)) return Kind::File;
    if (std::holds_alternative<rules::board::Rank>(meaning)) return Kind::Rank;
    if (std::holds_alternative<rules::board::Role>(meaning)) return Kind::Piece;
    const auto* sign = std::get_if<Sign>(&meaning);
    return sign == nullptr ? std::nullopt : kind_of(*sign);
}

/// How far a move has been said.
enum Place : int {
    Start,
    AfterPiece,
    InFirst,
    AfterFirst,
    Joined,
    AfterCaptured,
    InSecond,
    AfterSecond,
    Promoted,
    Over
};
constexpr int place_count = Over + 1;

struct Way {
    Place from;
    Kind kind;
    Place to;
};
constexpr std::array ways{Way{Start, Kind::Piece, AfterPiece},      Way{Start, Kind::File, InFirst},
                          Way{Start, Kind::Castles, Over},          Way{AfterPiece, Kind::File, InFirst},
                          Way{AfterPiece, Kind::Joins, Joined},     Way{InFirst, Kind::Rank, AfterFirst},
                          Way{InFirst, Kind::Joins, Joined},        Way{InFirst, Kind::File, InSecond},
                          Way{AfterFirst, Kind::Joins, Joined},     Way{AfterFirst, Kind::File, InSecond},
                          Way{AfterFirst, Kind::Piece, Promoted},   Way{AfterFirst, Kind::Checks, Over},
                          Way{Joined, Kind::Piece, AfterCaptured},  Way{Joined, Kind::File, InSecond},
                          Way{AfterCaptured, Kind::File, InSecond}, Way{InSecond, Kind::Rank, AfterSecond},
                          Way{AfterSecond, Kind::Piece, Promoted},  Way{AfterSecond, Kind::Checks, Over},
                          Way{Promoted, Kind::Checks, Over}};

} // namespace

Net any_move(const std::vector<Tongue>& tongues, Beginning beginning) {
    Net net;
    for (const Tongue& tongue : tongues) {
        std::map<Place, int> places{{Start, 0}};
        for (int place = AfterPiece; place < place_count; ++place) places[static_cast<Place>(place)] = net.places++;
        for (const Place end : {AfterFirst, AfterSecond, Promoted, Over}) net.ends.push_back(places[end]);
        for (const Way& way : ways)
            for (const vocabulary::MeaningKey& key : vocabulary::meaning_keys)
                if (kind_of(key.meaning) == way.kind) lay(net, tongue, key.meaning, places[way.from], places[way.to]);
    }
    return begun(std::move(net), tongues, beginning);
}

} // namespace speech::hearing
