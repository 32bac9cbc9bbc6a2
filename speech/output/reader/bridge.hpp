// The program's one thread among screen readers: runs GLib's main loop, the ATK bridge in it.
#pragma once

#include "speech/output/reader/bus.hpp"
#include "speech/output/reader/calls.hpp"
#include "speech/output/reader/tree.hpp"

#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace speech::output::reader {

/// ATK is one for the whole process and is not made to be ended, and neither is this: it starts when it is first asked
/// for, and lasts. Whatever it waits for, it waits in its own thread.
class Bridge {
public:
    static Bridge& get();

    /// Has it done in its thread, after all that was posted before. Called from any thread.
    void post(std::function<void(Bridge&)> task);

    // For tasks only.

    Tree& tree() { return tree_; }
    /// Null where there is no bus.
    Bus* bus() { return bus_.get(); }
    /// Why there is none.
    const std::string& trouble() const { return trouble_; }

    /// Asks whenever readers may have come or gone, for as long as the answer is that more is wanted.
    void ask_at_change(std::function<bool()> question) { questions_.push_back(std::move(question)); }

private:
    Bridge();
    void run();
    void connect();
    void await_heed();
    void work();
    void ask();

    std::mutex mutex_;
    std::deque<std::function<void(Bridge&)>> tasks_;

    // The thread's own.
    Tree tree_{[](const Request& request) { Calls::get().put(request); }, [] { Calls::get().heed(); }};
    std::unique_ptr<Bus> bus_;
    std::string trouble_;
    bool has_begun_ = false;
    std::vector<std::function<bool()>> questions_;
};

} // namespace speech::output::reader
