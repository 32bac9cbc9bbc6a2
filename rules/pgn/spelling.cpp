#include "rules/pgn/spelling.hpp"

#include "rules/pgn/commands.hpp"

namespace rules::pgn {

using variants::Position;

namespace {

void receive_all(Position& position, const std::vector<std::string>& comments) {
    for (const std::string& comment : comments) receive(position, comment);
}

class Speller {
public:
    void add(const Line& line, Position position) {
        for (const Ply& ply : line.plies) {
            receive_all(position, ply.before);
            const Position next = after(position, ply.step).value();
            if (const auto* move = std::get_if<board::Move>(&ply.step))
                spelling_.push_back(spell(position, notation::found(position, *move), next));
            else
                spelling_.push_back(spell(position, NullMove{}));
            for (const Line& variation : ply.variations) add(variation, position);
            position = next;
            receive_all(position, ply.after);
        }
    }
    Spelling finish() { return std::move(spelling_); }

private:
    Spelling spelling_;
};

} // namespace

SpelledStep spell(const Position& position, const notation::FoundMove& found, const Position& next) {
    return {notation::write_san(position, found, next), position.fullmove_number(), position.turn()};
}

SpelledStep spell(const Position& position, NullMove) {
    SpelledStep step{{}, position.fullmove_number(), position.turn()};
    step.signs += "--";
    return step;
}

Spelling spell(const Game& game) {
    Speller speller;
    speller.add(game.main, game.start);
    return speller.finish();
}

} // namespace rules::pgn
