// Where what is played on an output of the sound server is heard: a filter hands it on to another output, and to which
// one can be changed at any time.
#pragma once

#include "sounds/device/pulse/connection.hpp"

#include <pulse/def.h>
#include <pulse/introspect.h>
#include <pulse/operation.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace sounds::device::pulse {

/// The way from one output over all filters, found anew in the thread libpulse runs in whenever the server tells that
/// something on it has changed.
class Route {
public:
    /// What to do when it leads elsewhere than at first; in that thread, with the server's lock.
    using Rerouted = std::function<void()>;

    /// From the output of that name. It is made and destroyed with a lock; the connection outlives it, and has no other
    /// one.
    Route(Connection& connection, std::string from, Rerouted rerouted);
    ~Route();
    Route(const Route&) = delete;
    Route& operator=(const Route&) = delete;

    /// With a lock: whether the server has told where it leads.
    bool is_found() const { return is_found_; }
    /// Once that is found: the output at which it is heard, or was at first; empty where sound is handed on and nobody
    /// knows where to.
    const std::optional<std::string>& place() const { return place_; }

private:
    /// What is played on an output.
    struct Input {
        std::uint32_t number;
        std::uint32_t sink;   ///< by number
        std::uint32_t module; ///< that plays it, or PA_INVALID_INDEX
    };

    // With the server's lock, as everything below.
    void be_told(pa_subscription_mask_t of_what);
    void look();
    void ask(pa_operation* question);
    void judge();
    std::optional<std::string> follow();

    static void told(pa_context*, pa_subscription_event_type_t event, std::uint32_t input, void* self) noexcept;
    static void take_sink(pa_context*, const pa_sink_info* sink, int end, void* self) noexcept;
    static void take_input(pa_context*, const pa_sink_input_info* input, int end, void* self) noexcept;

    Connection& connection_;
    std::string from_;
    Rerouted rerouted_;
    pa_operation* question_ = nullptr;
    std::vector<Sink> sinks_;
    std::vector<Input> inputs_;
    std::vector<std::uint32_t> on_the_way_; ///< the inputs by which the filters hand on
    bool is_found_ = false;
    std::optional<std::string> place_;
};

} // namespace sounds::device::pulse
