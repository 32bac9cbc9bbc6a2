// How long the keys of a move take in a game of ten moves and in one of ten thousand, and the view that is drawn after
// each of them: what was played before must not matter. Usage: bench_moves [long], or [short] for a few seconds
#include "tests/src/session/harness/session_harness.hpp"
#include "tests/support/catch.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
using Microseconds = std::chrono::duration<double, std::micro>;

/// What a longer game may cost at most.
constexpr double most = 1.2;

/// An assistant enters both players' moves, so that no engine is asked, whose question lists all moves. Each move is
/// typed, pressed, repeated and carried out.
class Game {
public:
    Game() {
        settings::Preferences preferences;
        preferences.sitting = settings::Sitting::AsAssistant;
        preferences.side = settings::SideChoice::White;
        preferences.edition = "fide-2005";
        preferences.time_control = "360000";
        harness_ = harness::SessionHarness(preferences);
        harness_.start();
        harness_.keys({"Enter", "Enter"});
    }

    std::size_t plies() const { return harness_.game().table.plies.size(); }

    void play_to(std::size_t plies_wanted) {
        while (plies() < plies_wanted) play();
    }

    /// The median of so many moves.
    Microseconds time_of_a_move(std::size_t moves) {
        std::vector<Microseconds> times;
        for (std::size_t move = 0; move < moves; ++move) {
            const auto begun = Clock::now();
            play();
            times.emplace_back(Clock::now() - begun);
        }
        const auto middle = times.begin() + static_cast<std::ptrdiff_t>(moves / 2);
        std::nth_element(times.begin(), middle, times.end());
        return *middle;
    }

private:
    void play() {
        static constexpr std::array words{"Nf3", "Nf6", "Ng1", "Ng8"};
        const std::size_t before = plies();
        harness_.move(words[before % words.size()]);
        draw();
        for (const char* key : {"Tab", "i", "Enter", "e"}) {
            harness_.key(key);
            draw();
        }
        harness_.utterances();
        harness_.announced();
        REQUIRE(plies() == before + 1);
    }
    void draw() { drawn_ += harness_.view().board->moves.size(); }

    harness::SessionHarness harness_;
    std::size_t drawn_ = 0; ///< so that no view is left unmade
};

/// How many times as long a move takes after so many plies as after twenty.
double growth(std::size_t longest, std::size_t timed) {
    Game young;
    Game old;
    young.play_to(20);
    old.play_to(longest);
    std::vector<double> ratios;
    // In turns, so that a machine that becomes busy is so for both.
    for (int round = 0; round < 5; ++round) {
        Game fresh = young;
        const auto in_short = fresh.time_of_a_move(timed);
        const auto in_long = old.time_of_a_move(timed);
        ratios.push_back(in_long / in_short);
        fmt::print("a move after {} plies {:.0f} us, after {} plies {:.0f} us: {:.2f} times\n", young.plies(),
                   in_short.count(), old.plies(), in_long.count(), ratios.back());
    }
    std::nth_element(ratios.begin(), ratios.begin() + 2, ratios.end());
    fmt::print("median {:.2f} times, at most {:.1f} wanted\n", ratios[2], most);
    return ratios[2];
}

} // namespace

TEST_CASE("A move after twenty thousand plies takes at most 1.2 times as long as one after twenty", "[long]") {
    CHECK(growth(20'000, 100) <= most);
}

/// So few moves tell little of time, but that copying a game at each of them has not come back.
TEST_CASE("A move after two thousand plies takes hardly longer than one after twenty", "[short]") {
    CHECK(growth(2'000, 25) < 3);
}
