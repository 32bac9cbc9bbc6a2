#include "rules/pgn/game.hpp"

#include <algorithm>
#include <array>

namespace rules::pgn {

namespace {

using board::Color;
using variants::Position;

constexpr std::array results{Result::WhiteWon, Result::BlackWon, Result::Drawn, Result::Open};

struct After {
    const Position& position;

    std::optional<Position> operator()(board::Move move) const { return position.after(move); }
    std::optional<Position> operator()(NullMove) const {
        board::Setup setup = position.setup();
        setup.en_passant.reset();
        if (setup.turn == Color::Black) ++setup.fullmove_number;
        setup.turn = !setup.turn;
        auto made = Position::from_setup(setup, position.variant());
        if (const auto* next = std::get_if<Position>(&made)) return *next;
        return std::nullopt;
    }
};

} // namespace

std::string_view word(Result result) {
    switch (result) {
    case Result::WhiteWon: return "1-0";
    case Result::BlackWon: return "0-1";
    case Result::Drawn: return "1/2-1/2";
    case Result::Open: return "*";
    }
    return "*";
}

std::optional<Result> parse_result(std::string_view text) {
    const auto* found =
        std::find_if(results.begin(), results.end(), [&](Result result) { return word(result) == text; });
    if (found == results.end()) return std::nullopt;
    return *found;
}

const Position& initial_position() {
    static const Position initial = Position::initial();
    return initial;
}

bool Ply::operator==(const Ply&) const = default;
bool Line::operator==(const Line&) const = default;

std::optional<std::string_view> Game::tag(std::string_view name) const {
    for (const Tag& tag : tags)
        if (tag.name == name) return tag.value;
    return std::nullopt;
}

std::optional<Position> after(const Position& position, const Step& step) { return std::visit(After{position}, step); }

} // namespace rules::pgn
