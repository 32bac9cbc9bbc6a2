// A speech-dispatcher that a test makes do what a real one does not.
#pragma once

#include "tests/support/folder.hpp"

#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace fake {

/// The program, as its daemon meets it.
class Client {
public:
    explicit Client(int socket)
        : socket_{socket} {}

    /// The next line without its end; empty when the connection has ended.
    std::string line();
    void write(std::string_view bytes) const;

    /// Answers everything as it should be answered until a line begins with this, and returns that line, unanswered;
    /// empty when the connection has ended. `.` ends the text of a message.
    std::string serve_until(std::string_view beginning);
    /// The number of the last message, counted from 1.
    int messages() const { return messages_; }

private:
    int socket_;
    std::string received_;
    int messages_ = 0;
};

/// Listens where the program looks for a daemon, and does with the first client what it was given to do.
class Daemon {
public:
    explicit Daemon(std::function<void(Client&)> meet);
    /// Ends the conversation.
    ~Daemon();
    Daemon(const Daemon&) = delete;
    Daemon& operator=(const Daemon&) = delete;

private:
    tests::TemporaryFolder folder_;
    std::function<void(Client&)> meet_;
    int listening_ = -1;
    std::mutex mutex_;
    int client_ = -1;
    std::thread thread_;
};

} // namespace fake
