#include "rules/notation/san.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace rules::notation {

using board::File;
using board::Move;
using board::MoveKind;
using board::Rank;
using board::Role;
using board::Square;
using variants::MoveList;
using variants::Position;

namespace {

constexpr std::string_view short_castling = "O-O";
constexpr std::string_view long_castling = "O-O-O";
constexpr std::array named_roles{Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight};

char letter_of(File file) { return static_cast<char>('a' + static_cast<int>(file)); }
char letter_of(Rank rank) { return static_cast<char>('1' + static_cast<int>(rank)); }

bool is_short(Move castling) { return castling.to().file() == File::G; }

/// What the text says of a move, before asking which moves fit.
struct Wording {
    bool is_castling = false;
    bool is_short_castling = false;
    Role role = Role::Pawn;
    std::optional<File> from_file;
    std::optional<Rank> from_rank;
    std::optional<Square> to;
    std::optional<Role> promoted;
    bool says_capture = false;
};

bool drop_prefix(std::string_view& text, std::string_view prefix) {
    if (prefix.empty() || !text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
    return true;
}

bool drop_suffix(std::string_view& text, std::string_view suffix) {
    if (!text.ends_with(suffix)) return false;
    text.remove_suffix(suffix.size());
    return true;
}

/// The piece whose initial the text begins with; the initial is taken off.
std::optional<Role> take_letter(std::string_view& text, const PieceLetters& letters) {
    std::optional<Role> best;
    for (const Role role : named_roles)
        if (text.starts_with(letters.of(role)) && (!best || letters.of(role).size() > letters.of(*best).size()))
            best = role;
    if (best) text.remove_prefix(letters.of(*best).size());
    return best;
}

void drop_remarks(std::string_view& text) {
    while (!text.empty() && std::string_view("+#!? ").find(text.back()) != std::string_view::npos)
        text.remove_suffix(1);
    if (!drop_suffix(text, "e.p.")) return;
    while (drop_suffix(text, " ")) continue;
}

std::optional<Wording> castling_wording(std::string_view text) {
    for (const char sign : {'O', '0', 'o'}) {
        std::string wanted(long_castling);
        std::replace(wanted.begin(), wanted.end(), 'O', sign);
        if (text != wanted && text != std::string_view(wanted).substr(0, short_castling.size())) continue;
        Wording wording;
        wording.is_castling = true;
        wording.is_short_castling = text.size() == short_castling.size();
        return wording;
    }
    return std::nullopt;
}

/// Takes the arrival square, and what of the departure stands before it, off the front.
bool take_squares(std::string_view& text, Wording& wording) {
    const auto is_file = [&](std::size_t place) {
        return place < text.size() && text[place] >= 'a' && text[place] <= 'h';
    };
    const auto is_rank = [&](std::size_t place) {
        return place < text.size() && text[place] >= '1' && text[place] <= '8';
    };
    const auto sign_at = [&](std::size_t place) -> std::size_t {
        for (const std::string_view sign : {"x", ":", "×"})
            if (text.substr(std::min(place, text.size())).starts_with(sign)) return sign.size();
        return 0;
    };
    // The longest departure that leaves an arrival square behind it: e2e4, Ng1f3; then N1f3, ef4; then none.
    const auto try_departure = [&](bool with_file, bool with_rank) {
        std::size_t place = 0;
        if (with_file && !is_file(place++)) return false;
        if (with_rank && !is_rank(place++)) return false;
        const std::size_t sign = sign_at(place);
        if (!is_file(place + sign) || !is_rank(place + sign + 1)) return false;
        if (with_file) wording.from_file = static_cast<File>(text[0] - 'a');
        if (with_rank) wording.from_rank = static_cast<Rank>(text[place - 1] - '1');
        wording.says_capture = sign > 0;
        wording.to = Square::parse(text.substr(place + sign, 2));
        text.remove_prefix(place + sign + 2);
        return true;
    };
    return try_departure(true, true) || try_departure(true, false) || try_departure(false, true) ||
           try_departure(false, false);
}

std::optional<Wording> read_wording(std::string_view text, const PieceLetters& letters) {
    drop_remarks(text);
    if (const auto castling = castling_wording(text)) return castling;
    Wording wording;
    if (const auto role = take_letter(text, letters)) wording.role = *role;
    if (!take_squares(text, wording)) return std::nullopt;
    if (wording.role == Role::Pawn) {
        // A capturing pawn names its file (NOT-06); a rank alone says nothing of a pawn.
        if (!wording.from_file && (wording.says_capture || wording.from_rank)) return std::nullopt;
        const bool is_marked = drop_prefix(text, "=");
        if (is_marked || !text.empty()) {
            wording.promoted = take_letter(text, letters);
            if (!wording.promoted) return std::nullopt;
        }
    }
    if (!text.empty()) return std::nullopt;
    return wording;
}

bool fits(const Wording& wording, const Position& position, Move move) {
    if (wording.is_castling) return move.kind() == MoveKind::Castling && is_short(move) == wording.is_short_castling;
    const auto from = move.from();
    if (!from || move.kind() == MoveKind::Castling || move.to() != wording.to) return false;
    if (position.at(*from)->role != wording.role) return false;
    if (wording.from_file && from->file() != *wording.from_file) return false;
    if (wording.from_rank && from->rank() != *wording.from_rank) return false;
    if (wording.promoted && move.promoted() != wording.promoted) return false;
    const bool is_capture = position.captured(move).has_value();
    if (wording.says_capture && !is_capture) return false;
    return wording.role != Role::Pawn || wording.from_file || !is_capture;
}

/// As much of the departure square as tells the move apart from the others of such men to that square (NOT-07).
std::string departure(const Position& position, Move move, Role role) {
    const Square from = *move.from();
    bool is_shared = false;
    bool shares_file = false;
    bool shares_rank = false;
    for (const Move other : position.legal_moves()) {
        const auto start = other.from();
        if (other.kind() != MoveKind::Normal || other.to() != move.to() || !start || *start == from) continue;
        if (position.at(*start)->role != role) continue;
        is_shared = true;
        shares_file = shares_file || start->file() == from.file();
        shares_rank = shares_rank || start->rank() == from.rank();
    }
    if (!is_shared) return {};
    if (!shares_file) return {letter_of(from.file())};
    if (!shares_rank) return {letter_of(from.rank())};
    return from.name();
}

std::string without_check(const Position& position, Move move, const PieceLetters& letters) {
    if (move.kind() == MoveKind::Castling) return std::string(is_short(move) ? short_castling : long_castling);
    if (const auto dropped = move.dropped())
        return (*dropped == Role::Pawn ? std::string() : letters.of(*dropped)) + '@' + move.to().name();
    const Role role = position.at(*move.from())->role;
    const bool is_capture = position.captured(move).has_value();
    std::string text;
    if (role == Role::Pawn) {
        if (is_capture) text += letter_of(move.from()->file());
    } else {
        text += letters.of(role) + departure(position, move, role);
    }
    if (is_capture) text += 'x';
    text += move.to().name();
    if (const auto promoted = move.promoted()) text += '=' + letters.of(*promoted);
    return text;
}

} // namespace

std::string write_san(const Position& position, Move move, const PieceLetters& letters) {
    const Position next = position.after(move);
    const std::string text = without_check(position, move, letters);
    if (!next.is_check()) return text;
    return text + (next.has_legal_move() ? '+' : '#');
}

MoveReading read_san(const Position& position, std::string_view text, const PieceLetters& letters) {
    const auto wording = read_wording(text, letters);
    if (!wording) return NotAMove{};
    std::vector<Move> fitting;
    for (const Move move : position.legal_moves())
        if (fits(*wording, position, move)) fitting.push_back(move);
    if (fitting.empty()) return IllegalMove{};
    if (fitting.size() > 1) return AmbiguousMove{std::move(fitting)};
    return fitting.front();
}

} // namespace rules::notation
