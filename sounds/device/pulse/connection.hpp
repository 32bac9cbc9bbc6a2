// A connection to the sound server of this machine, PulseAudio or what speaks its protocol. The server may be frozen:
// whatever waits for it has a deadline.
#pragma once

#include "sounds/device/pulse/no_server.hpp"
#include "sounds/device/trouble.hpp"

#include <pulse/context.h>
#include <pulse/introspect.h>
#include <pulse/thread-mainloop.h>

#include <chrono>
#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <variant>
#include <vector>

namespace sounds::device::pulse {

/// An output, or an input, as the server has it.
struct Sink {
    std::string name;        ///< the server's own, which no other has
    std::string description; ///< for people; several may have the same
    std::uint32_t number;    ///< the server's too
    std::uint32_t module;    ///< that made it, or PA_INVALID_INDEX
    bool is_filter;          ///< what it is given it hands on, changed or copied, to other outputs
};

Sink sink_of(const pa_sink_info& sink);

/// For one thread. The thread libpulse runs in beside it, which calls the streams' callbacks, is the connection's own
/// and ends with it.
class Connection {
public:
    using Deadline = std::chrono::steady_clock::time_point;
    using Opened = std::variant<std::unique_ptr<Connection>, NoServer, DeviceError>;

    /// Once a server has been found by this process, its absence is an error: what is to be heard on one of its outputs
    /// is not to be heard elsewhere.
    static Opened open(Deadline deadline);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    /// Empty if it did not tell in time.
    std::optional<std::vector<Sink>> sinks(Deadline deadline);
    /// The name of the usual output; empty as a text if there is none.
    std::optional<std::string> default_sink(Deadline deadline);

    /// No callback runs while it lives.
    class Lock {
    public:
        explicit Lock(Connection& connection)
            : loop_{connection.loop_} {
            pa_threaded_mainloop_lock(loop_);
        }
        ~Lock() { pa_threaded_mainloop_unlock(loop_); }
        Lock(const Lock&) = delete;
        Lock& operator=(const Lock&) = delete;

    private:
        pa_threaded_mainloop* loop_;
    };

    /// Waits until it is so, asking with no callback running; false once the deadline is over.
    template <std::invocable Ready>
    bool wait(Deadline deadline, const Ready& is_ready) {
        while (true) {
            {
                const Lock lock{*this};
                if (is_ready()) return true;
            }
            if (std::chrono::steady_clock::now() >= deadline) return false;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }

    pa_context* context() { return context_; }
    pa_mainloop_api* api() { return pa_threaded_mainloop_get_api(loop_); }
    /// With a lock.
    bool is_good() const;
    /// With a lock: what went wrong last, in English.
    std::string trouble() const;

private:
    explicit Connection(pa_threaded_mainloop& loop);

    pa_threaded_mainloop* loop_;
    pa_context* context_;
};

} // namespace sounds::device::pulse
