// The engines that play at the tables.
#pragma once

#include "src/engine/engine.hpp"
#include "src/session/core/effect.hpp"
#include "src/session/core/message.hpp"

#include <chrono>
#include <cstddef>
#include <deque>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace services {

/// One engine at each place. All calls come from one thread and none of them waits, except the destructor, for the
/// engines to end.
class EngineService {
public:
    /// `wake` is called from any thread when there is a report to poll. `at_once`: how many may think at a time,
    /// from 1.
    explicit EngineService(std::function<void()> wake, engine::Patience patience = {},
                           std::size_t at_once = processors());

    /// In place of the one before, of which nothing is reported any more.
    void carry_out(const session::StartEngine& effect);
    /// Without an engine nothing happens, here and in the next. One that has to wait for others to answer loses that
    /// time on the clock it is told of.
    void carry_out(const session::AskEngine& effect);
    void carry_out(const session::StopEngine& effect);
    /// It may take its time to go; it goes without us.
    void carry_out(const session::EndEngine& effect);

    /// The oldest report of one of them not yet taken; each in turn.
    std::optional<session::EngineReported> poll();

    /// How many engines have been told to end and have not been seen to have ended.
    std::size_t leaving() const { return farewells_.size(); }
    /// How many have been asked and have not answered, apart from those that wait.
    std::size_t thinking() const { return thinking_.size(); }

private:
    struct Waiting {
        session::AskEngine ask;
        std::chrono::steady_clock::time_point since;
    };

    static std::size_t processors();
    void think(const Waiting& next);
    /// It thinks no longer: the one that waits longest may.
    void give_way(const session::EnginePlace& place);

    const std::function<void()> wake_;
    const engine::Patience patience_;
    const std::size_t at_once_;
    std::map<session::EnginePlace, std::unique_ptr<engine::Engine>> engines_; ///< never null
    std::set<session::EnginePlace> thinking_;
    std::deque<Waiting> waiting_;
    session::EnginePlace last_polled_{};
    std::vector<std::future<void>> farewells_; ///< engines on their way out, which nobody waits for
};

} // namespace services
