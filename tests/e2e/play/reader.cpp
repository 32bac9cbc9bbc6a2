#include "tests/e2e/play/reader.hpp"

#include "tests/e2e/play/player.hpp"
#include "tests/support/catch.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <iterator>
#include <thread>
#include <utility>

namespace e2e {

Reader::Reader(const std::string& name)
    : typed_(in_fixture(name + ".typed"))
    , told_(in_fixture(name + ".told"))
    , pipe_(-1) {
    REQUIRE(mkfifo(typed_.c_str(), 0600) == 0);
    // For both, so that opening waits for nobody. The end comes all the same: nobody else writes.
    pipe_ = open(typed_.c_str(), O_RDWR | O_CLOEXEC);
    REQUIRE(pipe_ >= 0);
    std::ofstream(told_).flush();
}

Reader::~Reader() { leave(); }

std::vector<std::string> Reader::around(const std::vector<std::string>& command) const {
    std::vector<std::string> wrapped{"bash", "-c", "exec \"$@\" <\"$0.typed\" >\"$0.told\"",
                                     typed_.substr(0, typed_.size() - std::string(".typed").size())};
    wrapped.insert(wrapped.end(), command.begin(), command.end());
    wrapped.emplace_back("--arbiter");
    return wrapped;
}

std::string Reader::read() const {
    std::ifstream file(told_);
    return {std::istreambuf_iterator<char>(file), {}};
}

void Reader::type(const std::string& line, const std::string& answer) {
    INFO(line);
    known_ = read().size();
    const std::string text = line + "\n";
    REQUIRE(write(pipe_, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
    await(answer);
}

void Reader::await(const std::string& text) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    std::string told;
    while (std::chrono::steady_clock::now() < until) {
        told = read();
        if (told.find(text, known_) != std::string::npos) return;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    FAIL("waited for \"" << text << "\" after character " << known_ << " of:\n" << told);
}

bool Reader::was_told(const std::string& text) const { return read().find(text) != std::string::npos; }

void Reader::leave() {
    if (pipe_ >= 0) close(std::exchange(pipe_, -1));
}

} // namespace e2e
