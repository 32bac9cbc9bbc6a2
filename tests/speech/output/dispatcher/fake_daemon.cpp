#include "tests/speech/output/dispatcher/fake_daemon.hpp"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <cstring>

namespace fake {

std::string Client::line() {
    std::size_t end = 0;
    while ((end = received_.find("\r\n")) == std::string::npos) {
        std::array<char, 1024> bytes{};
        const ssize_t count = recv(socket_, bytes.data(), bytes.size(), 0);
        if (count <= 0) return {};
        received_.append(bytes.data(), static_cast<std::size_t>(count));
    }
    std::string line = received_.substr(0, end);
    received_.erase(0, end + 2);
    return line;
}

void Client::write(std::string_view bytes) const {
    while (!bytes.empty()) {
        const ssize_t count = send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count <= 0) return;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
}

std::string Client::serve_until(std::string_view beginning) {
    bool takes_text = false;
    for (std::string text = line(); !text.empty(); text = line()) {
        if (text.starts_with(beginning)) return text;
        if (text == ".") {
            takes_text = false;
            write("225-" + std::to_string(++messages_) + "\r\n225 OK MESSAGE QUEUED\r\n");
        } else if (text == "SPEAK") {
            takes_text = true;
            write("230 OK RECEIVING DATA\r\n");
        } else if (text == "GET RATE") {
            write("251-0\r\n251 OK GET RETURNED\r\n");
        } else if (!takes_text) {
            write("200 OK DONE\r\n");
        }
    }
    return {};
}

Daemon::Daemon(std::function<void(Client&)> meet)
    : meet_(std::move(meet)) {
    const std::string path = (folder_ / "socket").string();
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
    listening_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    REQUIRE(bind(listening_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
    REQUIRE(listen(listening_, 1) == 0);
    setenv("SPEECHD_ADDRESS", ("unix_socket:" + path).c_str(), 1);
    thread_ = std::thread([this] {
        const int socket = accept(listening_, nullptr, nullptr);
        if (socket < 0) return;
        {
            const std::lock_guard lock{mutex_};
            client_ = socket;
        }
        Client client(socket);
        meet_(client);
    });
}

Daemon::~Daemon() {
    {
        const std::lock_guard lock{mutex_};
        if (client_ >= 0) shutdown(client_, SHUT_RDWR);
    }
    shutdown(listening_, SHUT_RDWR);
    thread_.join();
    if (client_ >= 0) close(client_);
    close(listening_);
}

} // namespace fake
