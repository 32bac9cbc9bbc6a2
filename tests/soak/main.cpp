// The application's clock against CLOCK_MONOTONIC: `soak [MINUTES]`. First an hour of virtual play with moves at any
// nanosecond, then as many minutes (5) of real play while every core is kept busy. Fails over one millisecond.
#include "src/app/clock.hpp"
#include "src/app/load_resources.hpp"
#include "src/engine/engine_spec.hpp"
#include "tests/soak/game.hpp"

#include <fmt/core.h>

#include <atomic>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <random>
#include <thread>

namespace {

using namespace std::chrono_literals;
using std::chrono::nanoseconds;

constexpr nanoseconds bound = 1ms;

/// Every core is busy with more than one of these.
class Load {
public:
    Load() {
        for (unsigned count = 2 * std::max(1U, std::thread::hardware_concurrency()); count > 0; --count)
            threads_.emplace_back([](const std::stop_token& stop) {
                for (volatile std::uint64_t number = 1; !stop.stop_requested();)
                    number = number * 6364136223846793005U + 1;
            });
    }

private:
    std::vector<std::jthread> threads_;
};

nanoseconds monotonic() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return std::chrono::seconds(time.tv_sec) + nanoseconds(time.tv_nsec);
}

/// A reading of the program's clock and of CLOCK_MONOTONIC that were taken together.
struct Reading {
    session::Now own;
    nanoseconds truth;
};
Reading read_both() {
    for (;;) {
        const nanoseconds before = monotonic();
        const session::Now own = app::now();
        const nanoseconds after = monotonic();
        if (after - before < 20us) return {own, before + (after - before) / 2};
    }
}

bool tell(const std::string& what, int moves, nanoseconds error) {
    std::cout << fmt::format("{}: {} moves, the clocks are wrong by {:.6f} ms at the most\n", what, moves,
                             static_cast<double>(error.count()) / 1e6);
    return error < bound;
}

bool play_virtually(const std::shared_ptr<const session::Equipment>& equipment) {
    std::mt19937_64 chance(1);
    std::uniform_int_distribution<nanoseconds::rep> thought(50'000'000, 20'000'000'000);
    session::Now now{};
    soak::Game game(equipment, now);
    nanoseconds worst{};
    while (now < session::Now(1h)) {
        const session::Now next = now + nanoseconds(thought(chance));
        for (session::Now wake = game.wake(now); wake < next; wake = game.wake(wake)) game.tick(wake);
        now = next;
        game.move(now);
        worst = std::max(worst, game.error(now));
    }
    return tell("an hour of virtual play", game.moves(), worst);
}

bool play_really(const std::shared_ptr<const session::Equipment>& equipment, std::chrono::minutes length) {
    const Load load;
    std::mt19937_64 chance(2);
    std::uniform_int_distribution<nanoseconds::rep> thought(50'000'000, 4'000'000'000);
    const Reading begin = read_both();
    soak::Game game(equipment, begin.own);
    nanoseconds worst{};
    nanoseconds drift{};
    Reading now = begin;
    while (now.own - begin.own < length) {
        const session::Now move = now.own + nanoseconds(thought(chance));
        while (now.own < move) {
            std::this_thread::sleep_for(std::min(game.wake(now.own), move) - now.own);
            now = read_both();
            if (now.own < move) game.tick(now.own);
        }
        game.move(now.own);
        worst = std::max(worst, game.error(now.own));
        drift = std::max(drift, std::chrono::abs((now.own - begin.own) - (now.truth - begin.truth)));
    }
    const bool is_steady = drift < bound;
    std::cout << fmt::format("the program's clock against CLOCK_MONOTONIC: {:.6f} ms apart at the most\n",
                             static_cast<double>(drift.count()) / 1e6);
    return tell(fmt::format("{} minutes of real play under load", length.count()), game.moves(), worst) && is_steady;
}

std::shared_ptr<const session::Equipment> equipment() {
    const std::filesystem::path source = KLANGBRETT_DATA_FOLDER;
    auto made = app::load_resources(source);
    if (const auto* fault = std::get_if<app::NoResources>(&made)) throw std::runtime_error(fault->complaint);
    auto found = std::make_shared<session::Equipment>(*std::get<app::Resources>(made).equipment);
    // Nobody is asked for a move, so any engine will do.
    found->engines = engine::read_engines(source / "engines").value();
    return found;
}

} // namespace

int main(int argc, char** argv) {
    const int minutes = argc > 1 ? std::atoi(argv[1]) : 5;
    const auto equipped = equipment();
    const bool virtually = play_virtually(equipped);
    const bool really = play_really(equipped, std::chrono::minutes(minutes));
    return virtually && really ? 0 : 1;
}
