#include "rules/notation/fen.hpp"

#include "rules/notation/letters.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

namespace rules::notation {

using board::Color;
using board::File;
using board::Piece;
using board::Placement;
using board::Rank;
using board::Role;
using board::Setup;
using board::Square;

namespace {

constexpr int highest_count = 65535;

} // namespace

char fen_letter(Piece piece) {
    const char small = role_letters[static_cast<std::size_t>(piece.role)];
    return piece.color == Color::White ? static_cast<char>(small - 'a' + 'A') : small;
}

std::optional<Piece> read_fen_letter(char letter) {
    const bool is_white = letter >= 'A' && letter <= 'Z';
    const char small = is_white ? static_cast<char>(letter - 'A' + 'a') : letter;
    const auto role = role_letters.find(small);
    if (role == std::string_view::npos) return std::nullopt;
    return Piece{is_white ? Color::White : Color::Black, static_cast<Role>(role)};
}

namespace {

std::vector<std::string_view> fields_of(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<std::string_view> fields;
    while (true) {
        const auto start = text.find_first_not_of(blanks);
        if (start == std::string_view::npos) return fields;
        text.remove_prefix(start);
        const auto end = text.find_first_of(blanks);
        fields.push_back(text.substr(0, end));
        text.remove_prefix(fields.back().size());
    }
}

struct Placed {
    Placement placement;
    board::Bitboard promoted;
};

std::optional<Placed> read_pieces(std::string_view text) {
    Placed placed;
    if (text.ends_with('/')) text.remove_suffix(1); // some programs end every rank with one
    for (int rank = 7; rank >= 0; --rank) {
        const auto end = text.find('/');
        if ((end == std::string_view::npos) != (rank == 0)) return std::nullopt;
        const std::string_view row = text.substr(0, end);
        int file = 0;
        bool is_markable = false;   // an officer has just been read: a `~` may follow
        bool is_behind_gap = false; // a digit has just been read: the next one would belong to it
        for (const char letter : row) {
            if (letter == '~' && is_markable) {
                placed.promoted |= board::Bitboard(Square(static_cast<File>(file - 1), static_cast<Rank>(rank)));
                is_markable = false;
                continue;
            }
            is_markable = false;
            if (letter >= '1' && letter <= '8') {
                if (is_behind_gap) return std::nullopt;
                is_behind_gap = true;
                file += letter - '0';
                continue;
            }
            is_behind_gap = false;
            const auto piece = read_fen_letter(letter);
            if (!piece || file >= 8) return std::nullopt;
            placed.placement.put(Square(static_cast<File>(file), static_cast<Rank>(rank)), *piece);
            is_markable = piece->role != Role::Pawn && piece->role != Role::King;
            ++file;
        }
        if (file != 8) return std::nullopt;
        if (rank > 0) text.remove_prefix(end + 1);
    }
    return placed;
}

/// The letters between the brackets.
std::optional<board::Reserve> read_reserve(std::string_view text) {
    board::Reserve reserve;
    for (const char letter : text) {
        const auto piece = read_fen_letter(letter);
        if (!piece || piece->role == Role::King) return std::nullopt;
        reserve.set(*piece, reserve.count(*piece) + 1);
    }
    return reserve;
}

using board::CastlingSide;

/// A right to castle and the usual letter for it.
struct NamedRight {
    bool board::CastlingRights::*held;
    Color color;
    CastlingSide side;
    char letter;
};
/// In the order in which they are written.
constexpr std::array named_rights{
    NamedRight{&board::CastlingRights::white_short, Color::White, CastlingSide::Short, 'K'},
    NamedRight{&board::CastlingRights::white_long, Color::White, CastlingSide::Long, 'Q'},
    NamedRight{&board::CastlingRights::black_short, Color::Black, CastlingSide::Short, 'k'},
    NamedRight{&board::CastlingRights::black_long, Color::Black, CastlingSide::Long, 'q'},
};

Rank first_rank(Color color) { return color == Color::White ? Rank::One : Rank::Eight; }

/// The square on the colour's first rank whose file the letter names, large for White, as Shredder-FEN has it.
std::optional<Square> rook_named(char letter, Color color) {
    const char first = color == Color::White ? 'A' : 'a';
    if (letter < first || letter > first + 7) return std::nullopt;
    return Square(static_cast<File>(letter - first), first_rank(color));
}

char letter_of(Square rook, Color color) {
    return static_cast<char>((color == Color::White ? 'A' : 'a') + static_cast<int>(rook.file()));
}

/// The side of the king on which the rook of a right stands; the outermost files are one side's whoever stands there.
std::optional<CastlingSide> side_of(Square rook, Color color, const Placement& placement) {
    if (rook.file() == File::A) return CastlingSide::Long;
    if (rook.file() == File::H) return CastlingSide::Short;
    for (const Square king : board::Bitboard::of(rook.rank()))
        if (placement[king] == Piece{color, Role::King} && king != rook)
            return rook.file() > king.file() ? CastlingSide::Short : CastlingSide::Long;
    return std::nullopt;
}

/// Takes the first letter over if it stands for that right.
bool take_right(board::CastlingRights& rights, char letter, const NamedRight& right, const Placement& placement) {
    if (letter != right.letter) {
        const auto rook = rook_named(letter, right.color);
        if (!rook || side_of(*rook, right.color, placement) != right.side) return false;
        const bool is_at_edge = rook->file() == File::A || rook->file() == File::H;
        if (!is_at_edge && board::outermost_rook(placement, right.color, right.side) != rook)
            rights.inner_rooks |= board::Bitboard(*rook);
    }
    rights.*right.held = true;
    return true;
}

std::optional<board::CastlingRights> read_castling(std::string_view text, const Placement& placement) {
    board::CastlingRights rights;
    if (text == "-") return rights;
    for (const NamedRight& right : named_rights)
        if (!text.empty() && take_right(rights, text.front(), right, placement)) text.remove_prefix(1);
    if (!text.empty()) return std::nullopt;
    return rights;
}

std::optional<int> read_count(std::string_view text) {
    int count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    if (count < 0 || count > highest_count) return std::nullopt;
    return count;
}

/// As X-FEN has it: a file is written only where its rook is not the outermost one.
std::string write_castling(const Setup& setup) {
    std::string text;
    for (const NamedRight& right : named_rights) {
        if (!(setup.castling.*right.held)) continue;
        char letter = right.letter;
        for (const Square rook : setup.castling.inner_rooks& board::Bitboard::of(first_rank(right.color)))
            if (side_of(rook, right.color, setup.placement) == right.side) letter = letter_of(rook, right.color);
        text += letter;
    }
    return text.empty() ? "-" : text;
}

std::string write_pieces(const Placement& placement, board::Bitboard promoted) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        const auto close_gap = [&] {
            if (empty > 0) text += std::to_string(empty);
            empty = 0;
        };
        for (int file = 0; file < 8; ++file) {
            const Square square(static_cast<File>(file), static_cast<Rank>(rank));
            const auto piece = placement[square];
            if (!piece) {
                ++empty;
                continue;
            }
            close_gap();
            text += fen_letter(*piece);
            if (promoted.has(square)) text += '~';
        }
        close_gap();
        if (rank > 0) text += '/';
    }
    return text;
}

/// White's pieces first, each colour's strongest first.
std::string write_reserve(const board::Reserve& reserve) {
    std::string text = "[";
    for (const Color color : board::both_colors)
        for (const Role role : {Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn})
            text.append(static_cast<std::size_t>(reserve.count({color, role})), fen_letter({color, role}));
    return text + ']';
}

} // namespace

std::variant<Setup, FenFault> read_fen(std::string_view text) {
    const auto fields = fields_of(text);
    const auto field = [&](std::size_t place, std::string_view usual) {
        return place < fields.size() ? fields[place] : usual;
    };
    if (fields.size() > 6) return FenFault::TooManyFields;

    Setup setup;
    std::string_view pieces_field = field(0, "");
    if (const auto bracket = pieces_field.find('['); bracket != std::string_view::npos) {
        if (pieces_field.back() != ']') return FenFault::Reserve;
        setup.reserve = read_reserve(pieces_field.substr(bracket + 1, pieces_field.size() - bracket - 2));
        if (!setup.reserve) return FenFault::Reserve;
        pieces_field = pieces_field.substr(0, bracket);
    }
    const auto pieces = read_pieces(pieces_field);
    if (!pieces) return FenFault::Placement;
    setup.placement = pieces->placement;
    setup.promoted = pieces->promoted;

    const std::string_view turn = field(1, "w");
    if (turn != "w" && turn != "b") return FenFault::Turn;
    setup.turn = turn == "w" ? Color::White : Color::Black;

    const auto castling = read_castling(field(2, "-"), setup.placement);
    if (!castling) return FenFault::Castling;
    setup.castling = *castling;

    if (const std::string_view passed = field(3, "-"); passed != "-") {
        setup.en_passant = Square::parse(passed);
        if (!setup.en_passant) return FenFault::EnPassant;
        const Rank rank = setup.en_passant->rank();
        if (rank != Rank::Three && rank != Rank::Six) return FenFault::EnPassant;
    }

    const auto halfmove_clock = read_count(field(4, "0"));
    if (!halfmove_clock) return FenFault::HalfmoveClock;
    setup.halfmove_clock = *halfmove_clock;

    const auto fullmove_number = read_count(field(5, "1"));
    if (!fullmove_number) return FenFault::FullmoveNumber;
    setup.fullmove_number = std::max(1, *fullmove_number); // some programs count from 0
    return setup;
}

std::string write_fen(const Setup& setup) {
    return write_pieces(setup.placement, setup.promoted) + (setup.reserve ? write_reserve(*setup.reserve) : "") +
           (setup.turn == Color::White ? " w " : " b ") + write_castling(setup) + ' ' +
           (setup.en_passant ? setup.en_passant->name() : "-") + ' ' + std::to_string(setup.halfmove_clock) + ' ' +
           std::to_string(setup.fullmove_number);
}

std::string write_placement(const Placement& placement) { return write_pieces(placement, board::Bitboard()); }

} // namespace rules::notation
