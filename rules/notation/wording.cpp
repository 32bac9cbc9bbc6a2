#include "rules/notation/wording.hpp"

#include "rules/notation/folding.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace rules::notation {

using board::Bitboard;
using board::File;
using board::Rank;
using board::Role;
using board::Square;

namespace {

constexpr std::array named_roles{Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight};

struct Figurine {
    std::string_view sign;
    Role role;
};
constexpr std::array figurine_signs{
    Figurine{"♔", Role::King},   Figurine{"♚", Role::King},   Figurine{"♕", Role::Queen},  Figurine{"♛", Role::Queen},
    Figurine{"♖", Role::Rook},   Figurine{"♜", Role::Rook},   Figurine{"♗", Role::Bishop}, Figurine{"♝", Role::Bishop},
    Figurine{"♘", Role::Knight}, Figurine{"♞", Role::Knight}, Figurine{"♙", Role::Pawn},   Figurine{"♟", Role::Pawn},
};

bool drop_prefix(std::string_view& text, std::string_view prefix) {
    if (!text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
    return true;
}

bool drop_suffix(std::string_view& text, std::string_view suffix) {
    if (!text.ends_with(suffix)) return false;
    text.remove_suffix(suffix.size());
    return true;
}

bool is_file(char sign) { return sign >= 'a' && sign <= 'h'; }
bool is_rank(char sign) { return sign >= '1' && sign <= '8'; }

/// What stands behind a move.
struct Remarks {
    bool says_en_passant = false;
    bool offers_draw = false;
};

Remarks take_remarks(std::string_view& text) {
    const auto is_mark = [](char sign) {
        return sign == '+' || sign == '#' || sign == '!' || sign == '?' || sign == ' ';
    };
    Remarks remarks;
    while (true) {
        while (!text.empty() && is_mark(text.back())) text.remove_suffix(1);
        if (text.empty() || is_rank(text.back())) return remarks; // as most moves end
        if (drop_suffix(text, "(=)"))
            remarks.offers_draw = true;
        else if (drop_suffix(text, "e.p.") || drop_suffix(text, "(e.p.)") || drop_suffix(text, "ep"))
            remarks.says_en_passant = true;
        else
            return remarks;
    }
}

std::optional<CastlingWording> castling_wording(std::string_view text) {
    using namespace std::string_view_literals;
    for (const std::string_view written : {"O-O-O"sv, "0-0-0"sv, "o-o-o"sv}) {
        if (text.empty() || text.front() != written.front()) continue;
        if (text == written) return CastlingWording{false};
        if (text == written.substr(0, 3)) return CastlingWording{true};
    }
    return std::nullopt;
}

/// The piece whose initial or figurine the text begins with, which is taken off.
std::optional<Role> take_letter(std::string_view& text, const PieceLetters& letters) {
    if (text.empty() || is_file(text.front())) return std::nullopt; // as most moves begin
    std::optional<Role> best;
    std::size_t length = 0;
    for (const Role role : named_roles) {
        const std::string& letter = letters.of(role);
        if (letter.size() > length && letter.front() == text.front() && text.starts_with(letter)) {
            best = role;
            length = letter.size();
        }
    }
    if (!best && static_cast<unsigned char>(text.front()) >= 0x80) {
        for (const Figurine& figurine : figurine_signs) {
            if (!text.starts_with(figurine.sign)) continue;
            best = figurine.role;
            length = figurine.sign.size();
        }
    }
    if (!best && text.front() == 'P') { // PGN, section 8.2.3.2: the letter a pawn could have
        best = Role::Pawn;
        length = 1;
    }
    if (best) text.remove_prefix(length);
    return best;
}

/// The square that is named at that place.
std::optional<Square> square_at(std::string_view text, std::size_t place) {
    if (place + 2 > text.size() || !is_file(text[place]) || !is_rank(text[place + 1])) return std::nullopt;
    return Square(static_cast<File>(text[place] - 'a'), static_cast<Rank>(text[place + 1] - '1'));
}

/// Takes the arrival square, and what of the departure stands before it, off the front.
std::optional<StepWording> take_squares(std::string_view& text, Role role) {
    // The longest departure that leaves an arrival square behind it: e2e4, Ng1f3; then N1f3, ef4; then none.
    const auto try_departure = [&](bool with_file, bool with_rank) -> std::optional<StepWording> {
        std::size_t place = 0;
        const auto at = [&](std::size_t where) { return where < text.size() ? text[where] : '\0'; };
        if (with_file && !is_file(at(place++))) return std::nullopt;
        if (with_rank && !is_rank(at(place++))) return std::nullopt;
        const bool says_capture = at(place) == 'x' || at(place) == ':';
        const bool is_long_step = at(place) == '-' && with_file && with_rank;
        if (says_capture || is_long_step) ++place;
        const auto to = square_at(text, place);
        if (!to) return std::nullopt;
        StepWording step{role, {}, {}, *to, {}, says_capture, false};
        if (with_file) step.from_file = static_cast<File>(text[0] - 'a');
        if (with_rank) step.from_rank = static_cast<Rank>(text[with_file ? 1 : 0] - '1');
        text.remove_prefix(place + 2);
        return step;
    };
    // Most moves name none, or are so short that they can name but one sign of it.
    if (text.size() > 3)
        if (auto step = try_departure(true, true)) return step;
    if (text.size() > 2) {
        if (auto step = try_departure(true, false)) return step;
        if (auto step = try_departure(false, true)) return step;
    }
    return try_departure(false, false);
}

/// `=Q`, `Q`, `(Q)`, `/Q`, each also with a small letter, or nothing; false if it is something else.
bool take_promotion(std::string_view text, std::optional<Role>& promoted, const PieceLetters& letters) {
    if (text.empty()) return true;
    const bool is_bracketed = drop_prefix(text, "(");
    if (!is_bracketed && !drop_prefix(text, "=")) drop_prefix(text, "/");
    std::string large(text);
    if (!large.empty() && large.front() >= 'a' && large.front() <= 'z')
        large.front() = static_cast<char>(large.front() - 'a' + 'A');
    text = large;
    promoted = take_letter(text, letters);
    if (is_bracketed && !drop_suffix(text, ")")) return false;
    return promoted && promoted != Role::Pawn && text.empty();
}

std::optional<Wording> read_plain_wording(std::string_view text, const PieceLetters& letters, bool says_en_passant) {
    if (const auto castling = castling_wording(text))
        return says_en_passant ? std::nullopt : std::optional<Wording>(*castling);
    const Role role = take_letter(text, letters).value_or(Role::Pawn);
    if (drop_prefix(text, "@")) {
        const auto to = Square::parse(text);
        if (!to || says_en_passant) return std::nullopt;
        return DropWording{role, *to};
    }
    while (drop_prefix(text, " ")) continue; // right-to-left text keeps the initial apart from the square
    auto step = take_squares(text, role);
    if (!step) return std::nullopt;
    if (role == Role::Pawn) {
        // A capturing pawn names its file (NOT-06); a rank alone says nothing of a pawn.
        if (!step->from_file && (step->says_capture || step->from_rank || says_en_passant)) return std::nullopt;
        step->says_en_passant = says_en_passant;
    } else if (says_en_passant) {
        return std::nullopt;
    }
    const bool may_promote = role == Role::Pawn;
    if (may_promote ? !take_promotion(text, step->promoted, letters) : !text.empty()) return std::nullopt;
    return *step;
}

bool are_english(const PieceLetters& letters) {
    const auto is = [](const std::string& letter, char english) {
        return letter.size() == 1 && letter.front() == english;
    };
    return is(letters.king, 'K') && is(letters.queen, 'Q') && is(letters.rook, 'R') && is(letters.bishop, 'B') &&
           is(letters.knight, 'N');
}

std::optional<Role> english_role(char letter) {
    switch (letter) {
    case 'K': return Role::King;
    case 'Q': return Role::Queen;
    case 'R': return Role::Rook;
    case 'B': return Role::Bishop;
    case 'N': return Role::Knight;
    default: return std::nullopt;
    }
}

/// Nearly all moves of a file of games are written as PGN exports them: `e4`, `Nbxd7+`, `exd8=Q#`. Empty for any other
/// way of writing, which may be right all the same.
std::optional<WrittenMove> read_as_exported(std::string_view text) {
    if (text.size() < 2) return std::nullopt;
    const auto piece = english_role(text.front());
    if (piece) text.remove_prefix(1);
    if (text.back() == '+' || text.back() == '#') text.remove_suffix(1);
    StepWording step{piece.value_or(Role::Pawn), {}, {}, Square::at(0), {}, false, false};
    if (!piece && text.size() > 3 && text[text.size() - 2] == '=') {
        step.promoted = english_role(text.back());
        if (!step.promoted) return std::nullopt;
        text.remove_suffix(2);
    }
    if (text.size() < 2) return std::nullopt;
    const auto to = square_at(text, text.size() - 2);
    if (!to) return std::nullopt;
    step.to = *to;
    text.remove_suffix(2);
    if (!text.empty() && text.back() == 'x') {
        step.says_capture = true;
        text.remove_suffix(1);
    }
    if (!text.empty() && is_file(text.front())) {
        step.from_file = static_cast<File>(text.front() - 'a');
        text.remove_prefix(1);
    }
    if (!text.empty() && is_rank(text.front())) {
        step.from_rank = static_cast<Rank>(text.front() - '1');
        text.remove_prefix(1);
    }
    const bool is_usual_pawn = !step.from_rank && step.says_capture == step.from_file.has_value();
    if (!text.empty() || (!piece && !is_usual_pawn)) return std::nullopt;
    return WrittenMove{step, false};
}

} // namespace

Bitboard places_meant(const StepWording& step) {
    Bitboard places = Bitboard::all();
    if (step.from_file) places &= Bitboard::of(*step.from_file);
    if (step.from_rank) places &= Bitboard::of(*step.from_rank);
    return places;
}

std::optional<WrittenMove> read_wording(std::string_view text, const PieceLetters& letters) {
    if (are_english(letters))
        if (const auto exported = read_as_exported(text)) return exported;
    std::string plain;
    if (!is_plain(text)) {
        plain = folded(text);
        text = plain;
    }
    while (drop_prefix(text, " ")) continue;
    const Remarks remarks = take_remarks(text);
    const auto wording = read_plain_wording(text, letters, remarks.says_en_passant);
    if (!wording) return std::nullopt;
    return WrittenMove{*wording, remarks.offers_draw};
}

} // namespace rules::notation
