#include "speech/mouth/dispatcher/connection.hpp"

#include <cstdlib>
#include <mutex>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace speech::mouth::dispatcher {

namespace {

// libspeechd's callbacks do not tell which connection they are about. Never destroyed: its threads may outlive main.
struct Ears {
    std::mutex mutex;
    std::weak_ptr<const MessageOver> message_over;
};

Ears& ears() {
    static Ears& ears = *new Ears;
    return ears;
}

void on_message_over(std::size_t message, std::size_t, SPDNotificationType) {
    std::shared_ptr<const MessageOver> message_over;
    {
        const std::lock_guard lock{ears().mutex};
        message_over = ears().message_over.lock();
    }
    if (message_over) (*message_over)(message);
}

} // namespace

Connection::~Connection() {
    if (socket_ >= 0) ::close(socket_);
}

void Connection::close() {
    // After the connection has broken, libspeechd has closed its socket, and would close it again, which may be a file
    // of somebody else's by now. What is left then is a few hundred bytes.
    if (spd_ != nullptr && is_connected()) spd_close(spd_);
    spd_ = nullptr;
}

std::optional<std::string> Connection::open(std::shared_ptr<const MessageOver> message_over) {
    {
        const std::lock_guard lock{ears().mutex};
        ears().message_over = message_over;
    }
    char* error = nullptr;
    const int start_the_daemon = 1;
    spd_ = spd_open2("klangbrett", "main", nullptr, SPD_MODE_THREADED, nullptr, start_the_daemon, &error);
    if (spd_ == nullptr) {
        std::string why = error == nullptr ? "no connection" : error;
        std::free(error);
        return why;
    }
    socket_ = dup(spd_->socket);
    spd_->callback_end = on_message_over;
    spd_->callback_cancel = on_message_over;
    for (const char* command : {"SET SELF NOTIFICATION END on", "SET SELF NOTIFICATION CANCEL on",
                                "SET SELF SSML_MODE off", "SET SELF PUNCTUATION none", "SET SELF SPELLING off"})
        if (!execute(command)) return std::string("not done: ") + command;
    return std::nullopt;
}

bool Connection::set_scale(const Scale& scale) {
    return execute("SET SELF RATE " + std::to_string(scale.rate)) &&
           execute("SET SELF PITCH " + std::to_string(scale.pitch)) &&
           execute("SET SELF VOLUME " + std::to_string(scale.volume));
}

bool Connection::set_language(const std::string& tag) { return execute("SET SELF LANGUAGE " + tag); }

// Messages of other programs wait for ours, and ours for theirs; an alarm does not.
std::optional<MessageId> Connection::say(const std::string& text, announce::Urgency urgency) {
    const auto priority = urgency == announce::Urgency::Alarm ? SPD_IMPORTANT : SPD_MESSAGE;
    const int message = spd_say(spd_, priority, text.c_str());
    if (message < 0) return std::nullopt;
    return static_cast<MessageId>(message);
}

bool Connection::cancel() { return execute("CANCEL SELF"); }

bool Connection::ask() { return execute("GET RATE"); }

bool Connection::is_connected() const {
    pollfd end{.fd = socket_, .events = POLLRDHUP, .revents = 0};
    return socket_ >= 0 && poll(&end, 1, 0) == 0;
}

void Connection::hang_up() {
    if (socket_ >= 0) shutdown(socket_, SHUT_RDWR);
}

// libspeechd's own functions for this write into buffers that all connections share.
bool Connection::execute(const std::string& command) { return spd_execute_command(spd_, command.c_str()) == 0; }

} // namespace speech::mouth::dispatcher
