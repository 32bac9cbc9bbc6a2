// PGN: what is read has legal moves only, and is written and read as the same game, in whichever pieces it comes.
#include "rules/pgn/commands.hpp"
#include "rules/pgn/reader.hpp"
#include "rules/pgn/writer.hpp"
#include "tests/fuzz/positions.hpp"

#include <cstring>
#include <vector>

using namespace rules;
using namespace rules::pgn;

namespace {

using Readings = std::vector<std::variant<Reading, Fault>>;

Readings read_all(std::string_view text, std::size_t piece, Comments comments = Comments::Kept) {
    const auto source = [=](std::span<char> room) mutable {
        const std::size_t count = std::min({piece, room.size(), text.size()});
        if (count > 0) std::memcpy(room.data(), text.data(), count);
        text.remove_prefix(count);
        return count;
    };
    Reader reader(
        source, notation::english_letters(),
        [](const Fault& fault) { return "not read from line " + std::to_string(fault.line); }, comments);
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

/// Passes are told of a game of its own: they stay.
bool is_lasting(const Fault& fault) {
    const auto* wrong = std::get_if<Unexpected>(&fault.reason);
    return wrong != nullptr && wrong->expected == Expected::MoveNotPass;
}

void require_readable(const Game& game) {
    const std::string written = write_game(game);
    const auto again = read_all(written, written.size());
    fuzz::require(again.size() == 1 && std::holds_alternative<Reading>(again.front()));
    const Reading& same = std::get<Reading>(again.front());
    fuzz::require(same.game.main == game.main && same.game.result == game.result);
    fuzz::require(same.game.start.setup() == game.start.setup());
    fuzz::require(std::all_of(same.faults.begin(), same.faults.end(), is_lasting));
    fuzz::require(write_game(same.game) == written);
}

bool is_same(const Fault& one, const Fault& other) {
    return one.line == other.line && one.reason.index() == other.reason.index();
}

void require_lines(const std::vector<Fault>& faults, std::size_t lines) {
    std::size_t before = 1;
    for (const Fault& fault : faults) {
        fuzz::require(fault.line >= before && fault.line <= lines);
        before = fault.line;
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    const auto lines = static_cast<std::size_t>(fuzz::lines_of(text));
    const Readings whole = read_all(text, size);
    const Readings bitwise = read_all(text, 1 + size % 7);
    const Readings uncommented = read_all(text, size, Comments::LeftOut);
    fuzz::require(whole.size() == bitwise.size() && whole.size() == uncommented.size());
    for (std::size_t place = 0; place < whole.size(); ++place) {
        fuzz::require(whole[place].index() == bitwise[place].index());
        fuzz::require(whole[place].index() == uncommented[place].index());
        if (const auto* fault = std::get_if<Fault>(&whole[place])) {
            require_lines({*fault}, lines);
            fuzz::require(is_same(*fault, std::get<Fault>(bitwise[place])));
            fuzz::require(is_same(*fault, std::get<Fault>(uncommented[place])));
            continue;
        }
        const Reading& reading = std::get<Reading>(whole[place]);
        const Reading& other = std::get<Reading>(bitwise[place]);
        fuzz::require(reading.game.main == other.game.main && reading.game.tags == other.game.tags);
        fuzz::require(std::equal(reading.faults.begin(), reading.faults.end(), other.faults.begin(), other.faults.end(),
                                 is_same));
        const std::vector<Fault>& told = std::get<Reading>(uncommented[place]).faults;
        fuzz::require(std::equal(reading.faults.begin(), reading.faults.end(), told.begin(), told.end(), is_same));
        require_lines(reading.faults, lines);
        require_legal(reading.game.main, reading.game.start);
        fuzz::require(write_game(reading) == write_game(reading.game));
        require_readable(reading.game);
    }
    return 0;
}
