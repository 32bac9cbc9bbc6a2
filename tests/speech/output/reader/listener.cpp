#include "tests/speech/output/reader/listener.hpp"

#include "tests/support/catch.hpp"

#include <signal.h>

#include <array>

namespace listening {
namespace {

const std::string folder = KLANGBRETT_SOURCE_DIR "/tests/speech/output/reader/";

FILE* open(const std::string& command) {
    FILE* pipe = popen(("exec " + folder + command).c_str(), "r");
    REQUIRE(pipe != nullptr);
    return pipe;
}

} // namespace

std::string output_of(const std::string& script) {
    FILE* pipe = open(script);
    std::string output;
    std::array<char, 4096> piece{};
    while (const std::size_t count = std::fread(piece.data(), 1, piece.size(), pipe))
        output.append(piece.data(), count);
    REQUIRE(pclose(pipe) == 0);
    return output;
}

Listener::Listener(const std::string& events)
    : pipe_(open("listener.py " + events)) {
    const std::string ready = next_line();
    REQUIRE(ready.rfind("ready ", 0) == 0);
    process_ = std::stoi(ready.substr(6));
}

Listener::~Listener() {
    send(SIGKILL);
    pclose(pipe_);
}

void Listener::send(int signal) const { kill(process_, signal); }

std::string Listener::next_line() {
    std::string line;
    for (int sign = std::fgetc(pipe_); sign != '\n'; sign = std::fgetc(pipe_)) {
        REQUIRE(sign != EOF);
        line += static_cast<char>(sign);
    }
    return line;
}

std::vector<std::string> Listener::heard_until(const std::string& line) {
    std::vector<std::string> heard;
    do {
        heard.push_back(next_line());
    } while (heard.back() != line);
    return heard;
}

} // namespace listening
