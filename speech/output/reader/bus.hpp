// The accessibility bus, on which programs and screen readers meet.
#pragma once

#include <gio/gio.h>

#include <functional>
#include <memory>
#include <string>
#include <variant>

namespace speech::output::reader {

struct NoBus {
    std::string why; ///< in the words of the system
};

/// What somebody on the bus listens for, the better one first.
enum class Listening {
    ForAnnouncements,
    ForNotifications,
    ForNothing, ///< nobody does
};

/// For the thread that runs GLib's main loop, like everything it calls back.
class Bus {
public:
    /// Waits for the bus; starts it where the session knows how to. Starts no session.
    static std::variant<std::unique_ptr<Bus>, NoBus> connect();
    ~Bus();
    Bus(const Bus&) = delete;
    Bus& operator=(const Bus&) = delete;

    /// Calls back whenever somebody may have come or gone. Once.
    void watch(std::function<void()> changed);
    /// As of the last change.
    Listening listening() const { return listening_; }
    /// Finds out by asking, for whoever cannot wait to be told of a change.
    void look();

    /// Tells the screen reader of a key, at which it stops speaking: one that is on no keyboard and is never echoed.
    /// Calls back once the reader has taken the key, so that what comes after it is not stopped too. Before that the
    /// reader may ask for all kinds of things, so nobody waits for that in this thread.
    void press_key(std::function<void()> taken);

    /// Asks whoever listens for a sign of life; calls back if none comes within five seconds.
    void ping(std::function<void()> silent);

private:
    explicit Bus(GDBusConnection* connection);
    void look_again();

    GDBusConnection* connection_;
    Listening listening_ = Listening::ForNothing;
    std::string listener_; ///< the reader's name on the bus
    std::function<void()> changed_;
    guint signals_ = 0;
    gint keys_ = 0;
};

} // namespace speech::output::reader
