#include "src/school/question.hpp"

#include "base/values/overloaded.hpp"
#include "rules/board/attacks.hpp"
#include "rules/board/bitboard.hpp"
#include "rules/notation/letters.hpp"
#include "rules/notation/uci.hpp"
#include "rules/variants/position.hpp"
#include "src/school/line.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <utility>

namespace school {

using base::values::Overloaded;
using rules::board::Bitboard;
using rules::board::Color;
using rules::board::Move;
using rules::board::Piece;
using rules::board::Rank;
using rules::variants::Position;

namespace {

/// On no board of 64 squares does a knight need more (corner to corner).
constexpr int longest_knight_way = 6;

YesOrNo yes_if(bool is_so) { return is_so ? YesOrNo::Yes : YesOrNo::No; }

Bitboard reached(const CanMove& question, Bitboard occupied) {
    return rules::board::attacks(Piece{Color::White, question.role}, question.from, occupied);
}

std::optional<Role> role_of(std::string_view letter) {
    for (const Role role : rules::board::all_roles)
        if (role != Role::Pawn && rules::notation::english_letters().of(role) == letter) return role;
    return std::nullopt;
}

struct TwoSquares {
    Square one;
    Square other;
};

/// Two different squares with that sign between them.
std::optional<TwoSquares> pair_in(std::string_view text, char sign) {
    if (text.size() != 5 || text[2] != sign) return std::nullopt;
    const auto one = Square::parse(text.substr(0, 2));
    const auto other = Square::parse(text.substr(3));
    if (!one || !other || *one == *other) return std::nullopt;
    return TwoSquares{*one, *other};
}

/// `/a3,c2`, or nothing. A pawn stands neither on the first rank nor on the last (Article 3.7).
std::optional<Bitboard> pawns_in(std::string_view text) {
    Bitboard pawns;
    for (char sign = '/'; !text.empty(); sign = ',') {
        if (text.front() != sign || text.size() < 3) return std::nullopt;
        const auto square = Square::parse(text.substr(1, 2));
        if (!square || square->rank() == Rank::One || square->rank() == Rank::Eight) return std::nullopt;
        pawns |= Bitboard(*square);
        text.remove_prefix(3);
    }
    return pawns;
}

std::optional<Question> move_in(std::string_view fact) {
    constexpr std::size_t length_of_way = 6; // Ra1-a5
    if (fact.size() < length_of_way) return std::nullopt;
    const auto role = role_of(fact.substr(0, 1));
    const auto way = pair_in(fact.substr(1, length_of_way - 1), '-');
    const auto pawns = pawns_in(fact.substr(length_of_way));
    if (!role || !way || !pawns) return std::nullopt;
    if (pawns->has(way->one)) return std::nullopt;
    return CanMove{*role, way->one, way->other, *pawns};
}

std::optional<std::vector<Move>> line_in(std::string_view text) {
    return read_line(text, [](const Position& position, std::string_view move) {
        return rules::notation::read_uci(position, move);
    });
}

std::string line_of(const std::vector<Move>& moves) {
    std::string line;
    for (const Move move : moves) line += (line.empty() ? "" : " ") + rules::notation::write_uci(move);
    return line;
}

/// `e2e4 e7e5?e2`.
std::optional<Question> following_in(std::string_view fact) {
    const auto end = fact.find('?');
    if (end == std::string_view::npos) return std::nullopt;
    const auto square = Square::parse(fact.substr(end + 1));
    const auto moves = line_in(fact.substr(0, end));
    if (!square || !moves || moves->empty()) return std::nullopt;
    return StandsOn{*moves, *square};
}

/// `e2e4 e7e5>g1f3`.
std::optional<Question> dictated_in(std::string_view fact) {
    const auto end = fact.find('>');
    if (end == std::string_view::npos) return std::nullopt;
    const auto before = line_in(fact.substr(0, end));
    if (!before) return std::nullopt;
    const auto read = rules::notation::read_uci(position_after(*before), fact.substr(end + 1));
    const auto* move = std::get_if<Move>(&read);
    if (move == nullptr) return std::nullopt;
    return Dictated{*before, *move};
}

Answer occupant_after(const StandsOn& question) {
    const auto piece = position_after(question.moves).at(question.square);
    return Occupant{piece ? std::optional(piece->role) : std::nullopt};
}

} // namespace

Drill drill_of(const Question& question) {
    return std::visit(Overloaded{
                          [](const ColorOf&) { return Drill::SquareColor; },
                          [](const OfOneColor&) { return Drill::SquareColor; },
                          [](const OnOneDiagonal&) { return Drill::Diagonal; },
                          [](const KnightMoves&) { return Drill::KnightWay; },
                          [](const CanMove&) { return Drill::Reach; },
                          [](const StandsOn&) { return Drill::Following; },
                          [](const Dictated&) { return Drill::Writing; },
                      },
                      question);
}

std::vector<Answer> possible_answers(const Question& question) {
    const std::vector<Answer> yes_or_no{YesOrNo::Yes, YesOrNo::No};
    return std::visit(Overloaded{
                          [](const ColorOf&) {
                              return std::vector<Answer>{Shade::Light, Shade::Dark};
                          },
                          [&](const OfOneColor&) { return yes_or_no; },
                          [&](const OnOneDiagonal&) { return yes_or_no; },
                          [](const KnightMoves&) {
                              std::vector<Answer> numbers;
                              for (int count = 1; count <= longest_knight_way; ++count)
                                  numbers.emplace_back(Moves{count});
                              return numbers;
                          },
                          [&](const CanMove&) { return yes_or_no; },
                          [](const StandsOn&) {
                              std::vector<Answer> occupants{Occupant{}};
                              for (const Role role : rules::board::all_roles) occupants.emplace_back(Occupant{role});
                              return occupants;
                          },
                          [](const Dictated&) { return std::vector<Answer>(); },
                      },
                      question);
}

bool is_written(const Question& question) { return possible_answers(question).empty(); }

Answer right_answer(const Question& question) {
    return std::visit(
        Overloaded{
            [](const ColorOf& asked) -> Answer { return asked.square.is_light() ? Shade::Light : Shade::Dark; },
            [](const OfOneColor& asked) -> Answer { return yes_if(asked.one.is_light() == asked.other.is_light()); },
            [](const OnOneDiagonal& asked) -> Answer {
                return yes_if(files_apart(asked.one, asked.other) == ranks_apart(asked.one, asked.other));
            },
            [](const KnightMoves& asked) -> Answer { return Moves{knight_distance(asked.from, asked.to)}; },
            [](const CanMove& asked) -> Answer {
                return yes_if(reached(asked, asked.pawns).without(asked.pawns).has(asked.to));
            },
            [](const StandsOn& asked) -> Answer { return occupant_after(asked); },
            [](const Dictated& asked) -> Answer { return Written{asked.move}; },
        },
        question);
}

Position position_of(const Dictated& question) { return position_after(question.before); }

int files_apart(Square one, Square other) {
    return std::abs(static_cast<int>(one.file()) - static_cast<int>(other.file()));
}
int ranks_apart(Square one, Square other) {
    return std::abs(static_cast<int>(one.rank()) - static_cast<int>(other.rank()));
}

int knight_distance(Square from, Square to) {
    Bitboard seen(from);
    int moves = 0;
    for (; !seen.has(to); ++moves)
        for (const Square square : seen) seen |= rules::board::knight_attacks(square);
    return moves;
}

Square knight_first_step(Square from, Square to) {
    const int left = knight_distance(from, to) - 1;
    const Bitboard steps = rules::board::knight_attacks(from);
    for (const Square step : steps)
        if (knight_distance(step, to) == left) return step;
    return steps.first();
}

std::optional<Square> in_the_way(const CanMove& question) {
    if (!reached(question, Bitboard()).has(question.to)) return std::nullopt;
    std::optional<Square> nearest;
    const Bitboard way = rules::board::between(question.from, question.to) | Bitboard(question.to);
    const Bitboard standing = way & question.pawns;
    for (const Square pawn : standing)
        if (!nearest || rules::board::between(question.from, *nearest).has(pawn)) nearest = pawn;
    return nearest;
}

std::string fact_of(const Question& question) {
    return std::visit(
        Overloaded{
            [](const ColorOf& asked) { return asked.square.name(); },
            [](const OfOneColor& asked) { return asked.one.name() + "=" + asked.other.name(); },
            [](const OnOneDiagonal& asked) { return asked.one.name() + "-" + asked.other.name(); },
            [](const KnightMoves& asked) { return "N" + asked.from.name() + "-" + asked.to.name(); },
            [](const CanMove& asked) {
                std::string fact =
                    rules::notation::english_letters().of(asked.role) + asked.from.name() + "-" + asked.to.name();
                char sign = '/';
                for (const Square pawn : asked.pawns) {
                    fact += sign + pawn.name();
                    sign = ',';
                }
                return fact;
            },
            [](const StandsOn& asked) { return line_of(asked.moves) + '?' + asked.square.name(); },
            [](const Dictated& asked) { return line_of(asked.before) + '>' + rules::notation::write_uci(asked.move); },
        },
        question);
}

std::optional<Question> question_of(Drill drill, std::string_view fact) {
    switch (drill) {
    case Drill::SquareColor:
        if (const auto square = Square::parse(fact)) return ColorOf{*square};
        if (const auto pair = pair_in(fact, '=')) return OfOneColor{pair->one, pair->other};
        return std::nullopt;
    case Drill::Diagonal:
        if (const auto pair = pair_in(fact, '-')) return OnOneDiagonal{pair->one, pair->other};
        return std::nullopt;
    case Drill::KnightWay:
        if (fact.empty() || fact.front() != 'N') return std::nullopt;
        if (const auto pair = pair_in(fact.substr(1), '-')) return KnightMoves{pair->one, pair->other};
        return std::nullopt;
    case Drill::Reach: return move_in(fact);
    case Drill::Following: return following_in(fact);
    case Drill::Writing: return dictated_in(fact);
    }
    return std::nullopt;
}

} // namespace school
