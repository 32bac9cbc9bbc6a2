// The engine that plays at the table.
#pragma once

#include "src/engine/engine.hpp"
#include "src/session/core/effect.hpp"
#include "src/session/core/message.hpp"

#include <cstddef>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <vector>

namespace services {

/// One engine at a time. All calls come from one thread and none of them waits, except the destructor, for the engines
/// to end.
class EngineService {
public:
    /// `wake` is called from any thread when there is a report to poll.
    explicit EngineService(std::function<void()> wake, engine::Patience patience = {});

    /// In place of the one before, of which nothing is reported any more.
    void carry_out(const session::StartEngine& effect);
    /// Without an engine nothing happens, here and in the next.
    void carry_out(const session::AskEngine& effect);
    void carry_out(const session::StopEngine& effect);
    /// It may take its time to go; it goes without us.
    void carry_out(const session::EndEngine& effect);

    /// The oldest report not yet taken, and for which table that engine was started.
    std::optional<session::EngineReported> poll();

    /// How many engines have been told to end and have not been seen to have ended.
    std::size_t leaving() const { return farewells_.size(); }

private:
    struct Running {
        session::TableId table;
        std::unique_ptr<engine::Engine> engine; ///< never null
    };

    const std::function<void()> wake_;
    const engine::Patience patience_;
    std::optional<Running> running_;
    std::vector<std::future<void>> farewells_; ///< engines on their way out, which nobody waits for
};

} // namespace services
