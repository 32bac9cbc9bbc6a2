#include "sounds/device/pulse/connection.hpp"

#include <pulse/error.h>
#include <pulse/operation.h>
#include <pulse/proplist.h>

#include <atomic>
#include <string_view>
#include <utility>

namespace sounds::device::pulse {

namespace {

/// A question put to the server. With its lock released it is asked no more: nobody answers into what is gone.
class Question {
public:
    Question(Connection& connection, pa_operation* operation)
        : connection_{connection}
        , operation_{operation} {}
    ~Question() {
        if (operation_ == nullptr) return;
        const Connection::Lock lock{connection_};
        pa_operation_cancel(operation_);
        pa_operation_unref(operation_);
    }
    Question(const Question&) = delete;
    Question& operator=(const Question&) = delete;

    bool is_answered(Connection::Deadline deadline) {
        if (operation_ == nullptr) return false;
        connection_.wait(deadline, [this] { return pa_operation_get_state(operation_) != PA_OPERATION_RUNNING; });
        const Connection::Lock lock{connection_};
        return pa_operation_get_state(operation_) == PA_OPERATION_DONE;
    }

private:
    Connection& connection_;
    pa_operation* operation_;
};

pa_operation* ask_for_sinks(Connection& connection, std::vector<Sink>& sinks) {
    const Connection::Lock lock{connection};
    return pa_context_get_sink_info_list(
        connection.context(),
        [](pa_context*, const pa_sink_info* sink, int end, void* found) {
            if (end != 0 || sink == nullptr) return;
            static_cast<std::vector<Sink>*>(found)->push_back(sink_of(*sink));
        },
        &sinks);
}

pa_operation* ask_for_default(Connection& connection, std::string& name) {
    const Connection::Lock lock{connection};
    return pa_context_get_server_info(
        connection.context(),
        [](pa_context*, const pa_server_info* server, void* found) {
            if (server != nullptr && server->default_sink_name != nullptr)
                *static_cast<std::string*>(found) = server->default_sink_name;
        },
        &name);
}

std::atomic<bool>& has_been_found() {
    static std::atomic<bool> found = false;
    return found;
}

} // namespace

Sink sink_of(const pa_sink_info& sink) {
    const char* kind = pa_proplist_gets(sink.proplist, PA_PROP_DEVICE_CLASS);
    const bool is_filter = pa_proplist_contains(sink.proplist, PA_PROP_DEVICE_MASTER_DEVICE) == 1 ||
                           (kind != nullptr && std::string_view{kind} == "filter");
    return {sink.name, sink.description == nullptr ? sink.name : sink.description, sink.index, sink.owner_module,
            is_filter};
}

Connection::Connection(pa_threaded_mainloop& loop)
    : loop_{&loop}
    , context_{pa_context_new(pa_threaded_mainloop_get_api(&loop), "Klangbrett")} {}

Connection::~Connection() {
    {
        const Lock lock{*this};
        pa_context_disconnect(context_);
        pa_context_unref(context_);
    }
    pa_threaded_mainloop_stop(loop_); // it never waits for the server, so this does not either
    pa_threaded_mainloop_free(loop_);
}

bool Connection::is_good() const { return PA_CONTEXT_IS_GOOD(pa_context_get_state(context_)); }

std::string Connection::trouble() const { return pa_strerror(pa_context_errno(context_)); }

Connection::Opened Connection::open(Deadline deadline) {
    pa_threaded_mainloop* const loop = pa_threaded_mainloop_new();
    if (loop == nullptr) return DeviceError{Trouble::NotOpened, "libpulse cannot be started: no file is left to open"};
    std::unique_ptr<Connection> connection{new Connection{*loop}};
    if (pa_threaded_mainloop_start(connection->loop_) < 0)
        return DeviceError{Trouble::NotOpened, "libpulse cannot start its thread"};
    {
        const Lock lock{*connection};
        pa_context_connect(connection->context_, nullptr, PA_CONTEXT_NOFLAGS, nullptr);
    }
    const bool is_settled = connection->wait(deadline, [&connection] {
        const auto state = pa_context_get_state(connection->context_);
        return state == PA_CONTEXT_READY || !PA_CONTEXT_IS_GOOD(state);
    });
    const Lock lock{*connection};
    if (!is_settled) {
        has_been_found() = true;
        return DeviceError{Trouble::Silent, "the sound server does not answer"};
    }
    if (connection->is_good()) {
        has_been_found() = true;
        return connection;
    }
    if (!has_been_found()) return NoServer{connection->trouble()};
    return DeviceError{Trouble::Lost, "the sound server: " + connection->trouble()};
}

std::optional<std::vector<Sink>> Connection::sinks(Deadline deadline) {
    std::vector<Sink> sinks;
    Question question{*this, ask_for_sinks(*this, sinks)};
    return question.is_answered(deadline) ? std::optional(sinks) : std::nullopt;
}

std::optional<std::string> Connection::default_sink(Deadline deadline) {
    std::string name;
    Question question{*this, ask_for_default(*this, name)};
    return question.is_answered(deadline) ? std::optional(name) : std::nullopt;
}

} // namespace sounds::device::pulse
