// PGN: what is read has legal moves only, and is written and read as the same game, in whichever pieces it comes.
#include "rules/pgn/commands.hpp"
#include "rules/pgn/reader.hpp"
#include "rules/pgn/writer.hpp"
#include "tests/fuzz/support.hpp"

#include <cstring>
#include <vector>

using namespace rules;
using namespace rules::pgn;

namespace {

using Readings = std::vector<std::variant<Game, Fault>>;

Readings read_all(std::string_view text, std::size_t piece) {
    Reader reader([=](std::span<char> room) mutable {
        const std::size_t count = std::min({piece, room.size(), text.size()});
        if (count > 0) std::memcpy(room.data(), text.data(), count);
        text.remove_prefix(count);
        return count;
    });
    Readings readings;
    while (auto reading = reader.next()) readings.push_back(std::move(*reading));
    return readings;
}

void require_legal(const Line& line, variants::Position position) {
    for (const Ply& ply : line.plies) {
        for (const Line& variation : ply.variations) require_legal(variation, position);
        if (const auto* move = std::get_if<board::Move>(&ply.step)) fuzz::require(fuzz::is_listed(position, *move));
        const auto next = after(position, ply.step);
        fuzz::require(next.has_value());
        position = *next;
        static_cast<void>(clock(ply));
        static_cast<void>(evaluation(ply));
    }
}

void require_readable(const Game& game) {
    const std::string written = write_game(game);
    const auto again = read_all(written, written.size());
    fuzz::require(again.size() == 1 && std::holds_alternative<Game>(again.front()));
    const Game& same = std::get<Game>(again.front());
    fuzz::require(same.main == game.main && same.result == game.result);
    fuzz::require(same.start.setup() == game.start.setup() && !contradicts_itself(same));
    fuzz::require(write_game(same) == written);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    const auto lines = 1 + std::count(text.begin(), text.end(), '\n');
    const Readings whole = read_all(text, size);
    const Readings bitwise = read_all(text, 1 + size % 7);
    fuzz::require(whole.size() == bitwise.size());
    for (std::size_t place = 0; place < whole.size(); ++place) {
        fuzz::require(whole[place].index() == bitwise[place].index());
        if (const auto* fault = std::get_if<Fault>(&whole[place])) {
            fuzz::require(fault->line >= 1 && fault->line <= static_cast<std::size_t>(lines));
            fuzz::require(fault->line == std::get<Fault>(bitwise[place]).line);
            continue;
        }
        const Game& game = std::get<Game>(whole[place]);
        fuzz::require(game.main == std::get<Game>(bitwise[place]).main);
        require_legal(game.main, game.start);
        require_readable(game);
    }
    return 0;
}
