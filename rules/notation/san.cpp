#include "rules/notation/san.hpp"

#include "rules/notation/arrivals.hpp"
#include "rules/notation/obstacle.hpp"
#include "rules/notation/wording.hpp"

#include <type_traits>
#include <utility>

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
    Bitboard& departures; ///< of a step, of whatever is said of where it starts

    void operator()(const CastlingWording& castling) const {
        for (const Move move : position.legal_moves())
            if (move.kind() == MoveKind::Castling && is_short(move) == castling.is_short) moves.push(move);
    }
    void operator()(const DropWording& drop) const {
        const Move move = Move::drop(drop.role, drop.to);
        if (position.is_legal(move)) moves.push(move);
    }
    void operator()(const StepWording& step) const {
        departures = notation::departures(position, step.role, step.to);
        const Bitboard pieces = departures & places_meant(step);
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

/// In which way a move is written, without letters of its own.
struct Manner {
    const PieceLetters& letters;
    Signs signs;
    Length length;
};

template <class Text>
void add(Text& text, Square square) {
    text += letter_of(square.file());
    text += letter_of(square.rank());
}

/// As much of the departure square as tells the piece apart from the others that may go there (NOT-07).
template <class Text>
void add_departure(Text& text, Square from, Bitboard departures) {
    const Bitboard others = departures.without(Bitboard(from));
    if (others.empty()) return;
    const bool is_file_enough = !others.meets(Bitboard::of(from.file()));
    const bool is_rank_enough = !others.meets(Bitboard::of(from.rank()));
    if (is_file_enough || !is_rank_enough) text += letter_of(from.file());
    if (!is_file_enough) text += letter_of(from.rank());
}

std::string_view castling_signs(Move move, Signs signs) {
    switch (signs) {
    case Signs::Pgn: return is_short(move) ? "O-O" : "O-O-O";
    case Signs::Laws: return is_short(move) ? "0-0" : "0-0-0";
    }
    return {};
}

template <class Text>
void add_drop(Text& text, Role dropped, Square to, const PieceLetters& letters) {
    if (dropped != Role::Pawn) text += letters.of(dropped);
    text += '@';
    add(text, to);
}

template <class Text>
void add_step(Text& text, const Position& position, const FoundMove& found, const Manner& manner) {
    const Move move = found.move;
    const bool is_pgn = manner.signs == Signs::Pgn;
    const Square from = *move.from();
    const Role role = position.at(from)->role;
    const bool is_capture = position.captured(move).has_value();
    if (role != Role::Pawn) text += manner.letters.of(role);
    if (manner.length == Length::Long)
        add(text, from);
    else if (role != Role::Pawn)
        add_departure(text, from, found.departures);
    else if (is_capture)
        text += letter_of(from.file());
    if (is_capture)
        text += is_pgn ? std::string_view("x") : "×";
    else if (manner.length == Length::Long)
        text += '-';
    add(text, move.to());
    if (const auto promoted = move.promoted()) {
        if (is_pgn) text += '=';
        text += manner.letters.of(*promoted);
    }
    if (move.kind() == MoveKind::EnPassant && !is_pgn) text += std::string_view(" e.p.");
}

template <class Text>
Text write(const Position& position, const FoundMove& found, const Position& next, const Manner& manner) {
    Text text{};
    if (found.move.kind() == MoveKind::Castling)
        text += castling_signs(found.move, manner.signs);
    else if (const auto dropped = found.move.dropped())
        add_drop(text, *dropped, found.move.to(), manner.letters);
    else
        add_step(text, position, found, manner);
    if (next.is_check()) text += next.has_legal_move() ? '+' : '#';
    return text;
}

std::string write(const Position& position, Move move, const Manner& manner) {
    return write<std::string>(position, found(position, move), position.after(move), manner);
}

} // namespace

FoundMove found(const Position& position, Move move) {
    const auto from = move.from();
    if (!from || move.kind() == MoveKind::Castling) return {move, {}};
    return {move, departures(position, position.at(*from)->role, move.to())};
}

std::string write_move(const Position& position, Move move, const Style& style) {
    return write(position, move, {style.letters, style.signs, style.length});
}

std::string write_san(const Position& position, Move move, const PieceLetters& letters) {
    return write(position, move, {letters, Signs::Pgn, Length::Short});
}

San write_san(const Position& position, const FoundMove& found, const Position& next) {
    return write<San>(position, found, next, {english_letters(), Signs::Pgn, Length::Short});
}

FindingMove find_san(const Position& position, std::string_view text, const PieceLetters& letters) {
    const auto written = read_wording(text, letters);
    if (!written) return NotAMove{};
    variants::MoveList fitting;
    Bitboard departures;
    std::visit(Fitting{position, fitting, departures}, written->wording);
    if (fitting.empty()) return illegal(position, written->wording);
    if (fitting.size() == 1) return FoundMove{fitting[0], departures};
    return AmbiguousMove{std::vector<Move>(fitting.begin(), fitting.end())};
}

MoveReading read_san(const Position& position, std::string_view text, const PieceLetters& letters) {
    return std::visit(
        []<class Finding>(Finding&& finding) -> MoveReading {
            if constexpr (std::is_same_v<std::decay_t<Finding>, FoundMove>)
                return finding.move;
            else
                return std::forward<Finding>(finding);
        },
        find_san(position, text, letters));
}

bool offers_draw(std::string_view text, const PieceLetters& letters) {
    const auto written = read_wording(text, letters);
    return written && written->offers_draw;
}

} // namespace rules::notation
