// A keeper in a program of its own: it keeps the first game of a library, and dies on order.
//
//   dying_keeper LIBRARY MOMENT
//
// Each line of standard input is a command with its id, `0000000000000001-12 white resign`. Its answer is a line of
// standard output, once what it has led to is kept: `accepted 27`, with the number of the event that comes next.
//
// Each append has two moments, the one before it and the one behind it; at the MOMENT-th it kills itself; 0: never. The
// table's time is no clock's but the count of the last command, in milliseconds: whoever is asked the same keeps the
// same, however often they have died.
#include "rules/journal/command_lines.hpp"
#include "src/game/keeper.hpp"
#include "src/game/replay.hpp"
#include "src/ports/journal/sqlite/library.hpp"
#include "tests/src/game/scripted_game.hpp"
#include "tests/support/table.hpp"

#include <array>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace {

using ports::journal::sqlite::Library;
using scripted::here;

constexpr game::GameId kept_game{1};

/// By the places of the kinds of answers.
constexpr std::array<std::string_view, std::variant_size_v<game::Answer>> names{"accepted", "refused", "awaits-ruling",
                                                                                "wrong-seat", "unknown-table"};

class DyingKeeper {
public:
    DyingKeeper(Library library, std::uint64_t last_moment)
        : library_(std::move(library))
        , last_moment_(last_moment) {
        const auto taken = library_.take(kept_game);
        if (const auto* fault = std::get_if<ports::journal::Fault>(&taken)) throw std::runtime_error(fault->detail);
        const auto& stored = std::get<ports::journal::StoredGame>(taken);
        const auto& settings = stored.game.settings;
        auto replayed = game::replay(settings, tables::laws_of(settings.edition), stored.events);
        auto& [table, impossible, owing, unruled, last_rule] = std::get<game::ReplayedGame>(replayed).replayed;
        if (impossible) throw std::runtime_error("an event that cannot have happened");
        if (!stored.events.empty()) now_ = game::Now(stored.events.back().at.time_since_epoch());
        keeper_.take_up(
            here,
            {.table = std::move(table), .id = kept_game, .next = game::EventNumber{}.after(stored.events.size())});
        if (!owing.empty() || unruled) come_of(keeper_.make_good(here, owing, std::move(unruled), now_));
        keeper_.remember(here, std::get<std::vector<game::CommandId>>(library_.last_commands(kept_game)));
    }

    std::string answer_to(std::string_view line) {
        const auto space = line.find(' ');
        const game::CommandId id = game::read_command_id(line.substr(0, space)).value();
        const auto read = rules::journal::read_command(line.substr(space + 1));
        const auto& command = std::get<rules::table::Command>(read);
        now_ = game::Now(std::chrono::milliseconds(static_cast<std::int64_t>(id.count)));
        const game::Answered answered =
            come_of(keeper_.submit({here, game::seat_of(command), id, command}, now_)).value();
        return std::string(names[answered.answer.index()]) + " " + std::to_string(answered.through.value);
    }

private:
    /// All of it, with what follows once the question is answered.
    std::optional<game::Answered> come_of(game::Outcome outcome) {
        while (true) {
            for (const game::AppendEvents& append : outcome.append) keep(append);
            if (!outcome.question) return outcome.answered;
            const auto question = outcome.question->question;
            outcome = keeper_.rule(here, question, scripted::ruling, now_);
        }
    }
    void keep(const game::AppendEvents& append) {
        live_to_next_moment();
        const auto kept = library_.append(kept_game, append.expected, append.command, append.events);
        if (!std::holds_alternative<ports::journal::Appended>(kept))
            throw std::runtime_error("the library does not take it");
        live_to_next_moment();
    }
    void live_to_next_moment() {
        if (++moment_ == last_moment_) std::raise(SIGKILL);
    }

    Library library_;
    std::uint64_t last_moment_;
    std::uint64_t moment_ = 0;
    game::Now now_{};
    game::Keeper keeper_{};
};

} // namespace

int main(int count, char** words) {
    if (count != 3) {
        std::cerr << "dying_keeper: expected LIBRARY MOMENT\n";
        return 2;
    }
    auto opened = Library::open(words[1]);
    DyingKeeper keeper(std::get<Library>(std::move(opened)), std::strtoull(words[2], nullptr, 10));
    for (std::string line; std::getline(std::cin, line);) std::cout << keeper.answer_to(line) << std::endl;
    return 0;
}
