#include "speech/announce/describe_move.hpp"

#include "speech/announce/describe_board.hpp"
#include "speech/announce/words.hpp"

#include <algorithm>
#include <vector>

namespace speech::announce {
namespace {

using board::Move;
using board::MoveKind;
using board::Role;
using board::Square;
using variants::Position;
using vocabulary::MovePattern;
using vocabulary::Sign;
using vocabulary::Vocabulary;

enum class Departure { Unneeded, File, Rank, Square };

/// As little of the departure square as tells the move from others of the same kind of piece to the same square
/// (NOT-07).
Departure departure_needed(const Position& position, Move move) {
    const Square from = *move.from();
    const Role role = position.at(from)->role;
    bool has_rival = false;
    bool shares_file = false;
    bool shares_rank = false;
    for (const Move other : position.legal_moves()) {
        if (!other.from() || *other.from() == from || other.to() != move.to()) continue;
        if (position.at(*other.from())->role != role || other.kind() == MoveKind::Castling) continue;
        has_rival = true;
        shares_file = shares_file || other.from()->file() == from.file();
        shares_rank = shares_rank || other.from()->rank() == from.rank();
    }
    if (!has_rival) return Departure::Unneeded;
    if (!shares_file) return Departure::File;
    return shares_rank ? Departure::Square : Departure::Rank;
}

std::string castling_words(Move move, const Vocabulary& words) {
    const bool is_short = move.castling_side() == board::CastlingSide::Short;
    return words.word(is_short ? Sign::ShortCastling : Sign::LongCastling);
}

std::string pawn_words(Move move, bool captures, Form form, const Vocabulary& words) {
    const std::string to = words.square(move.to());
    if (!captures) return words.fill(MovePattern::Pawn, {{"to", to}});
    const MovePattern pattern = form == Form::Short ? MovePattern::PawnFrom : MovePattern::PawnTakes;
    return words.fill(pattern, {{"from", words.word(move.from()->file())}, {"to", to}});
}

std::string departure_words(Departure departure, Square from, const Vocabulary& words) {
    switch (departure) {
    case Departure::Unneeded: return {};
    case Departure::File: return words.word(from.file());
    case Departure::Rank: return words.word(from.rank());
    case Departure::Square: return words.square(from);
    }
    return {};
}

std::string piece_words(const Position& position, Move move, bool captures, Form form, const Vocabulary& words) {
    const Square from = *move.from();
    const std::string piece = words.word(position.at(from)->role);
    const std::string to = words.square(move.to());
    const bool says_capture = captures && form != Form::Short;
    const Departure departure = departure_needed(position, move);
    if (departure == Departure::Unneeded)
        return words.fill(says_capture ? MovePattern::Takes : MovePattern::Move, {{"piece", piece}, {"to", to}});
    return words.fill(says_capture ? MovePattern::TakesFrom : MovePattern::MoveFrom,
                      {{"piece", piece}, {"from", departure_words(departure, from, words)}, {"to", to}});
}

std::string long_words(const Position& position, Move move, const std::optional<Position::Capture>& capture,
                       const Vocabulary& words) {
    const std::string piece = words.word(position.at(*move.from())->role);
    const std::string from = words.square(*move.from());
    const std::string to = words.square(move.to());
    if (!capture) return words.fill(MovePattern::MoveLong, {{"piece", piece}, {"from", from}, {"to", to}});
    return words.fill(MovePattern::TakesPiece,
                      {{"piece", piece}, {"from", from}, {"captured", words.word(capture->piece.role)}, {"to", to}});
}

std::string drop_words(Move move, const Vocabulary& words) {
    return words.fill(MovePattern::Drop, {{"piece", words.word(*move.dropped())}, {"to", words.square(move.to())}});
}

std::string core_words(const Position& position, Move move, Form form, const Vocabulary& words) {
    if (move.kind() == MoveKind::Castling) return castling_words(move, words);
    if (move.kind() == MoveKind::Drop) return drop_words(move, words);
    const auto capture = position.captured(move);
    if (form == Form::Long) return long_words(position, move, capture, words);
    if (position.at(*move.from())->role == Role::Pawn) return pawn_words(move, capture.has_value(), form, words);
    return piece_words(position, move, capture.has_value(), form, words);
}

} // namespace

phrases::Runs describe_move(const Position& position, Move move, Form form, const Manner& manner) {
    const Vocabulary& words = manner.vocabulary;
    std::string text = core_words(position, move, form, words);
    if (move.kind() == MoveKind::EnPassant) text = words.fill(MovePattern::EnPassant, {{"move", text}});
    if (const auto role = move.promoted())
        text = words.fill(MovePattern::Becomes, {{"move", text}, {"piece", words.word(*role)}});
    const Position after = position.after(move);
    if (after.is_check())
        text = words.fill(after.has_legal_move() ? MovePattern::Check : MovePattern::Mate, {{"move", text}});
    phrases::Runs said{words.run(std::move(text))};
    const bool is_opponents = manner.listener && position.turn() != *manner.listener;
    const bool is_apart = manner.moves_of_opponent == MovesOfOpponent::InSecondVoice;
    return is_opponents && is_apart ? phrases::as_opponents(std::move(said)) : said;
}

phrases::Runs describe_own_move(const Position& position, Move move, const Manner& manner) {
    phrases::Runs said = describe_move(position, move, manner.forms.own_moves, manner);
    const auto capture = position.captured(move);
    if (!capture || manner.forms.own_moves != Form::Short) return said;
    return manner.say(phrases::PhraseId::AnnounceCapturing,
                      {{"move", said}, {"piece", describe_role(capture->piece.role, manner)}});
}

phrases::Runs with_mover(phrases::Runs move, board::Color mover, const Manner& manner) {
    using phrases::PhraseId;
    if (!manner.listener)
        return manner.say(PhraseId::AnnounceMoveBy, {{"side", side_word(mover)}, {"move", std::move(move)}});
    const bool is_in_words = manner.moves_of_opponent == MovesOfOpponent::InWords;
    if (!is_in_words || mover == *manner.listener) return move;
    return manner.say(PhraseId::BoardMoveOf, {{"who", who_word(mover, manner)}, {"move", std::move(move)}});
}

phrases::Runs describe_captures(const Position& position, const Manner& manner) {
    std::vector<Move> told;
    std::vector<phrases::Runs> words;
    for (const Move move : position.legal_moves()) {
        const auto is_same = [move](Move other) { return other.from() == move.from() && other.to() == move.to(); };
        if (!position.captured(move) || std::ranges::any_of(told, is_same)) continue;
        told.push_back(move);
        words.push_back(describe_move(position, move, Form::Normal, manner));
    }
    return words.empty() ? phrases::Runs{} : describe_list(words, manner);
}

} // namespace speech::announce
