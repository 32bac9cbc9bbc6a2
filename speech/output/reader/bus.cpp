#include "speech/output/reader/bus.hpp"

#include "base/platform/environment.hpp"
#include "base/platform/paths.hpp"

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>

namespace speech::output::reader {
namespace {

constexpr int patience = 5000; // milliseconds
constexpr const char* registry = "org.a11y.atspi.Registry";

struct Unref {
    void operator()(GVariant* value) const { g_variant_unref(value); }
    void operator()(GDBusConnection* connection) const { g_object_unref(connection); }
};
using Answer = std::unique_ptr<GVariant, Unref>;
using Connection = std::unique_ptr<GDBusConnection, Unref>;

/// An error of GLib while it is being asked for.
class Error {
public:
    Error() = default;
    ~Error() { g_clear_error(&error_); }
    Error(const Error&) = delete;
    Error& operator=(const Error&) = delete;
    GError** out() { return &error_; }
    std::string words() const {
        // By our own limit.
        if (g_error_matches(error_, G_IO_ERROR, G_IO_ERROR_CANCELLED) != 0)
            return std::make_error_code(std::errc::timed_out).message();
        return error_ == nullptr ? "no reason was given" : error_->message;
    }
    bool is_timeout() const { return g_error_matches(error_, G_IO_ERROR, G_IO_ERROR_TIMED_OUT) != 0; }

private:
    GError* error_ = nullptr;
};

/// GLib would start a session of its own where there is none, and leave it behind.
bool has_session() {
    using base::platform::environment_variable;
    if (environment_variable("DBUS_SESSION_BUS_ADDRESS")) return true;
    const auto folder = environment_variable("XDG_RUNTIME_DIR");
    std::error_code unseen;
    return folder && std::filesystem::exists(base::platform::path_of(*folder) / "bus", unseen);
}

/// What waits by it is cancelled after our patience: GLib sets no limit to connecting.
class Limit {
public:
    Limit()
        : cancellable_(g_cancellable_new(), g_object_unref)
        , watch_([this](const std::stop_token& ended) {
            std::mutex mutex;
            std::unique_lock lock(mutex);
            std::condition_variable_any is_over;
            is_over.wait_for(lock, ended, std::chrono::milliseconds(patience), [] { return false; });
            if (!ended.stop_requested()) g_cancellable_cancel(cancellable_.get());
        }) {}

    GCancellable* get() const { return cancellable_.get(); }

private:
    std::unique_ptr<GCancellable, void (*)(gpointer)> cancellable_;
    std::jthread watch_; ///< last: it is joined first
};

Connection connect_to(const std::string& address, Error& error) {
    const Limit limit;
    const auto flags = static_cast<GDBusConnectionFlags>(G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                         G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION);
    return Connection(
        g_dbus_connection_new_for_address_sync(address.c_str(), flags, nullptr, limit.get(), error.out()));
}

std::optional<std::string> accessibility_address(Error& error) {
    gchar* session = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, nullptr, error.out());
    if (session == nullptr) return std::nullopt;
    const Connection connection = connect_to(session, error);
    g_free(session);
    if (connection == nullptr) return std::nullopt;
    const Answer answer(g_dbus_connection_call_sync(connection.get(), "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus",
                                                    "GetAddress", nullptr, G_VARIANT_TYPE("(s)"),
                                                    G_DBUS_CALL_FLAGS_NONE, patience, nullptr, error.out()));
    if (answer == nullptr) return std::nullopt;
    const gchar* address = nullptr;
    g_variant_get(answer.get(), "(&s)", &address);
    return address;
}

/// `Object:StateChanged:Showing`, or all that begins so: `Object:StateChanged:`, `Object::`.
bool covers(std::string_view listened_for, std::string_view event) {
    while (listened_for.ends_with(':')) listened_for.remove_suffix(1);
    return event.starts_with(listened_for);
}

using Done = std::function<void(const Error&)>;

void call(GDBusConnection* connection, const char* whom, const char* object, const char* interface, const char* method,
          GVariant* arguments, Done done) {
    g_dbus_connection_call(
        connection, whom, object, interface, method, arguments, nullptr, G_DBUS_CALL_FLAGS_NONE, patience, nullptr,
        [](GObject* source, GAsyncResult* result, gpointer data) {
            const std::unique_ptr<Done> then(static_cast<Done*>(data));
            Error error;
            const Answer answer(g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, error.out()));
            (*then)(error);
        },
        new Done(std::move(done)));
}

} // namespace

std::variant<std::unique_ptr<Bus>, NoBus> Bus::connect() {
    if (!has_session()) return NoBus{"no D-Bus session"};
    Error error;
    const auto address = accessibility_address(error);
    if (!address) return NoBus{error.words()};
    Connection connection = connect_to(*address, error);
    if (connection == nullptr) return NoBus{error.words()};
    return std::unique_ptr<Bus>(new Bus(connection.release()));
}

Bus::Bus(GDBusConnection* connection)
    : connection_(connection) {}

Bus::~Bus() {
    if (signals_ != 0) g_dbus_connection_signal_unsubscribe(connection_, signals_);
    g_object_unref(connection_);
}

void Bus::watch(std::function<void()> changed) {
    changed_ = std::move(changed);
    signals_ = g_dbus_connection_signal_subscribe(
        connection_, nullptr, registry, nullptr, nullptr, nullptr, G_DBUS_SIGNAL_FLAGS_NONE,
        [](GDBusConnection*, const gchar*, const gchar*, const gchar*, const gchar*, GVariant*, gpointer bus) {
            static_cast<Bus*>(bus)->look_again();
        },
        this, nullptr);
    g_signal_connect(connection_, "closed", G_CALLBACK(+[](GDBusConnection*, gboolean, GError*, gpointer bus) {
                         static_cast<Bus*>(bus)->look_again();
                     }),
                     this);
    look();
}

void Bus::look_again() {
    look();
    changed_();
}

void Bus::look() {
    listening_ = Listening::ForNothing;
    Error error;
    const Answer answer(g_dbus_connection_call_sync(connection_, registry, "/org/a11y/atspi/registry", registry,
                                                    "GetRegisteredEvents", nullptr, G_VARIANT_TYPE("(a(ss))"),
                                                    G_DBUS_CALL_FLAGS_NONE, patience, nullptr, error.out()));
    if (answer == nullptr) return;
    GVariantIter* events = nullptr;
    g_variant_get(answer.get(), "(a(ss))", &events);
    const gchar* who = nullptr;
    const gchar* what = nullptr;
    while (g_variant_iter_next(events, "(&s&s)", &who, &what)) {
        const Listening listening = covers(what, "Object:Announcement")           ? Listening::ForAnnouncements
                                    : covers(what, "Object:StateChanged:Showing") ? Listening::ForNotifications
                                                                                  : Listening::ForNothing;
        if (listening >= listening_) continue;
        listening_ = listening;
        listener_ = who;
    }
    g_variant_iter_free(events);
}

void Bus::press_key(std::function<void()> taken) {
    constexpr guint pressed = 0;
    constexpr gint void_symbol = 0xffffff;
    call(connection_, registry, "/org/a11y/atspi/registry/deviceeventcontroller",
         "org.a11y.atspi.DeviceEventController", "NotifyListenersSync",
         g_variant_new("((uiiiisb))", pressed, void_symbol, 0, 0, ++keys_, "VoidSymbol", FALSE),
         [taken = std::move(taken)](const Error&) { taken(); });
}

void Bus::ping(std::function<void()> silent) {
    call(connection_, listener_.c_str(), "/", "org.freedesktop.DBus.Peer", "Ping", nullptr,
         [silent = std::move(silent)](const Error& error) {
             if (error.is_timeout()) silent();
         });
}

} // namespace speech::output::reader
