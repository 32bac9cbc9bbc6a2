// What a program that stays open keeps of the games it has left: `soak_games [GAMES]`. Begins and leaves as many games
// (1000), each with an engine of its own that answers once, in one library. Fails if address space, open descriptors or
// resident memory grow after the first tenth of them. Run it with MALLOC_ARENA_MAX=1: a thread that finds the heap in
// use takes another of 64 MB of addresses, however many games there were.
#include "src/services/engine.hpp"
#include "src/services/library.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <thread>

namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

/// KiB: some more than the library's caches still grow, and the stacks of four threads that nobody has joined.
constexpr long most_growth_of_memory = 4'096;
constexpr long most_growth_of_addresses = 4 * 8'192;
constexpr long most_growth_of_descriptors = 0;

/// What this process holds.
struct Held {
    long addresses = 0; ///< KiB
    long memory = 0;    ///< KiB
    long descriptors = 0;
};

Held held_now() {
    Held held;
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        if (word == "VmSize:") status >> held.addresses;
        if (word == "VmRSS:") status >> held.memory;
    }
    held.descriptors = std::distance(fs::directory_iterator("/proc/self/fd"), fs::directory_iterator());
    return held;
}

/// The least within a second: engines that have been told to go take a moment.
Held held() {
    Held least = held_now();
    for (int look = 0; look < 20; ++look) {
        std::this_thread::sleep_for(50ms);
        const Held now = held_now();
        least = {std::min(least.addresses, now.addresses), std::min(least.memory, now.memory),
                 std::min(least.descriptors, now.descriptors)};
    }
    return least;
}

/// The next thing the service has to say.
template <typename Service>
auto next(Service& service) {
    const auto until = std::chrono::steady_clock::now() + 60s;
    while (std::chrono::steady_clock::now() < until) {
        if (auto said = service.poll()) return std::move(*said);
        std::this_thread::sleep_for(1ms);
    }
    throw std::runtime_error("no answer came");
}

game::GameId create(services::LibraryService& library) {
    library.carry_out(session::CreateGame{{{}, "White", "Black", game::Opponent{"fake", 1}, "2026-11-20T14:30:00Z"}});
    const auto answer = next(library);
    const auto* message = std::get_if<session::Message>(&answer);
    const auto* created = message != nullptr ? std::get_if<session::GameCreated>(message) : nullptr;
    if (created == nullptr || !std::holds_alternative<game::GameId>(created->id))
        throw std::runtime_error("no game was created");
    return std::get<game::GameId>(created->id);
}

void keep_event(services::LibraryService& library, game::GameId game) {
    library.carry_out(session::AppendEvents{{{game, {1}, std::nullopt, {{{}, rules::table::Started{}}}, {}}}});
    while (!std::holds_alternative<services::AppendAnswered>(next(library))) {
    }
}

template <typename Report>
void expect(services::EngineService& engines) {
    if (!std::holds_alternative<Report>(next(engines).report)) throw std::runtime_error("the engine does not play");
}

void play(services::EngineService& engines, services::LibraryService& library, std::uint64_t number) {
    const game::GameId game = create(library);
    const session::EnginePlace place{{number}, rules::board::Color::Black};
    engines.carry_out(session::StartEngine{place, {"fake", "Fake", {FAKE_ENGINE}, {"well"}, {}}});
    keep_event(library, game);
    expect<engine::Ready>(engines);
    engine::Question question;
    question.id = {number};
    question.limits.move_time = 1ms;
    engines.carry_out(session::AskEngine{place, question});
    expect<engine::BestMove>(engines);
    engines.carry_out(session::EndEngine{place});
    library.release(game);
}

bool is_flat(const std::string& what, long before, long now, long most_growth) {
    fmt::print("{}: {} before, {} now\n", what, before, now);
    return now - before <= most_growth;
}

} // namespace

int main(int count, char** words) {
    const int games = count > 1 ? std::max(10, std::atoi(words[1])) : 1000;
    std::string folder = (fs::temp_directory_path() / "klangbrett-soak-XXXXXX").string();
    if (::mkdtemp(folder.data()) == nullptr) throw std::runtime_error("no folder for the library");
    Held before;
    Held now;
    {
        services::EngineService engines([] {});
        services::LibraryService library(fs::path(folder) / "games.sqlite", [] {});
        for (int number = 1; number <= games; ++number) {
            play(engines, library, static_cast<std::uint64_t>(number));
            if (number == games / 10) before = held();
        }
        now = held();
    }
    fs::remove_all(folder);
    fmt::print("{} games, and before them {}:\n", games - games / 10, games / 10);
    const bool are_addresses_flat =
        is_flat("KiB of addresses", before.addresses, now.addresses, most_growth_of_addresses);
    const bool is_memory_flat = is_flat("KiB of memory", before.memory, now.memory, most_growth_of_memory);
    const bool are_descriptors_flat =
        is_flat("descriptors", before.descriptors, now.descriptors, most_growth_of_descriptors);
    return are_addresses_flat && is_memory_flat && are_descriptors_flat ? 0 : 1;
}
