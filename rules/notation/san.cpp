#include "rules/notation/san.hpp"

#include "rules/notation/arrivals.hpp"
#include "rules/notation/obstacle.hpp"
#include "rules/notation/wording.hpp"

#include <array>

namespace rules::notation {

using board::Bitboard;
using board::File;
using board::Move;
using board::MoveKind;
using board::Rank;
using board::Role;
using board::Square;
using variants::Position;

namespace {

char letter_of(File file) { return static_cast<char>('a' + static_cast<int>(file)); }
char letter_of(Rank rank) { return static_cast<char>('1' + static_cast<int>(rank)); }

bool is_short(Move castling) { return castling.castling_side() == board::CastlingSide::Short; }

/// The legal moves a wording fits.
struct Fitting {
    const Position& position;
    variants::MoveList& moves;

    void operator()(const CastlingWording& castling) const {
        for (const Move move : position.legal_moves())
            if (move.kind() == MoveKind::Castling && is_short(move) == castling.is_short) moves.push(move);
    }
    void operator()(const DropWording& drop) const {
        const Move move = Move::drop(drop.role, drop.to);
        if (position.is_legal(move)) moves.push(move);
    }
    void operator()(const StepWording& step) const {
        const Bitboard pieces = departures(position, step.role, step.to) & places_meant(step);
        const bool promotes = step.role == Role::Pawn && is_last_rank(position, step.to);
        if (pieces.empty() || (step.promoted && !promotes)) return;
        const bool takes_there = position.at(step.to).has_value();
        for (const Square from : pieces) {
            const bool is_en_passant = step.role == Role::Pawn && from.file() != step.to.file() && !takes_there;
            const bool is_capture = takes_there || is_en_passant;
            if (step.says_capture && !is_capture) continue;
            if (step.says_en_passant && !is_en_passant) continue;
            if (step.role == Role::Pawn && !step.from_file && is_capture) continue; // it names its file (NOT-06)
            add(step, from, promotes);
        }
    }

private:
    void add(const StepWording& step, Square from, bool promotes) const {
        if (!promotes) {
            moves.push(move_between(position, step.role, from, step.to, std::nullopt));
            return;
        }
        for (const Role role : {Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::King}) {
            if (step.promoted && step.promoted != role) continue;
            const Move move = Move::promotion(from, step.to, role);
            if (role != Role::King || position.is_legal(move)) moves.push(move);
        }
    }
};

/// As much of the departure square as tells the piece apart from the others that may go there (NOT-07).
std::string departure(const Position& position, Role role, Square from, Square to) {
    const Bitboard others = departures(position, role, to).without(Bitboard(from));
    if (others.empty()) return {};
    if (!others.meets(Bitboard::of(from.file()))) return {letter_of(from.file())};
    if (!others.meets(Bitboard::of(from.rank()))) return {letter_of(from.rank())};
    return from.name();
}

std::string castling_signs(Move move, Signs signs) {
    switch (signs) {
    case Signs::Pgn: return is_short(move) ? "O-O" : "O-O-O";
    case Signs::Laws: return is_short(move) ? "0-0" : "0-0-0";
    }
    return {};
}

std::string without_check(const Position& position, Move move, const Style& style) {
    if (move.kind() == MoveKind::Castling) return castling_signs(move, style.signs);
    const bool is_pgn = style.signs == Signs::Pgn;
    if (const auto dropped = move.dropped())
        return (*dropped == Role::Pawn ? std::string() : style.letters.of(*dropped)) + '@' + move.to().name();
    const Square from = *move.from();
    const Role role = position.at(from)->role;
    const bool is_capture = position.captured(move).has_value();
    std::string text;
    if (role != Role::Pawn) text += style.letters.of(role);
    if (style.length == Length::Long)
        text += from.name();
    else if (role != Role::Pawn)
        text += departure(position, role, from, move.to());
    else if (is_capture)
        text += letter_of(from.file());
    if (is_capture)
        text += is_pgn ? "x" : "×";
    else if (style.length == Length::Long)
        text += '-';
    text += move.to().name();
    if (const auto promoted = move.promoted()) text += (is_pgn ? "=" : "") + style.letters.of(*promoted);
    if (move.kind() == MoveKind::EnPassant && !is_pgn) text += " e.p.";
    return text;
}

} // namespace

std::string write_move(const Position& position, Move move, const Style& style) {
    std::string text = without_check(position, move, style);
    const Position next = position.after(move);
    if (next.is_check()) text += next.has_legal_move() ? '+' : '#';
    return text;
}

std::string write_san(const Position& position, Move move, const PieceLetters& letters) {
    return write_move(position, move, {letters, Signs::Pgn, Length::Short});
}

MoveReading read_san(const Position& position, std::string_view text, const PieceLetters& letters) {
    const auto written = read_wording(text, letters);
    if (!written) return NotAMove{};
    variants::MoveList fitting;
    std::visit(Fitting{position, fitting}, written->wording);
    if (fitting.empty()) return illegal(position, written->wording);
    if (fitting.size() == 1) return fitting[0];
    return AmbiguousMove{std::vector<Move>(fitting.begin(), fitting.end())};
}

bool offers_draw(std::string_view text, const PieceLetters& letters) {
    const auto written = read_wording(text, letters);
    return written && written->offers_draw;
}

} // namespace rules::notation
