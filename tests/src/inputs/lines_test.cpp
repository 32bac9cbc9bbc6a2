// Lines of text that are read on a thread of their own, which nothing ends but what is read.
#include "src/inputs/lines.hpp"
#include "tests/support/catch.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <istream>
#include <mutex>
#include <optional>
#include <streambuf>
#include <string>

using namespace std::chrono_literals;

namespace {

/// A text that comes when it is told to, and tells when somebody waits for it.
class Typist final : public std::streambuf {
public:
    void type(const std::string& line) {
        const std::lock_guard lock(mutex_);
        text_ = line;
        changed_.notify_all();
    }
    void await_end() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return is_read_; });
    }

protected:
    int_type underflow() override {
        std::unique_lock lock(mutex_);
        is_read_ = begun_;
        changed_.notify_all();
        if (begun_) return traits_type::eof();
        changed_.wait(lock, [this] { return text_.has_value(); });
        begun_ = true;
        setg(text_->data(), text_->data(), text_->data() + text_->size());
        return traits_type::to_int_type(text_->front());
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::optional<std::string> text_;
    bool begun_ = false;
    bool is_read_ = false;
};

} // namespace

TEST_CASE("A line wakes whoever waits for it, and is handed over") {
    static Typist typist;
    static std::istream text(&typist);
    std::atomic<int> woken = 0;
    inputs::Lines lines(text, {}, [&woken] { ++woken; });
    typist.type("e4\n");
    std::optional<std::string> heard;
    while (!heard)
        lines.wait(100ms, {},
                   [&heard](const session::Message& message) { heard = std::get<session::LineTyped>(message).text; });
    CHECK(heard == "e4");
    typist.await_end();
    CHECK(woken > 0);
}

TEST_CASE("What is typed after the lines are gone wakes nobody") {
    static Typist typist;
    static std::istream text(&typist);
    std::atomic<int> woken = 0;
    {
        const inputs::Lines lines(text, {}, [&woken] { ++woken; });
    }
    typist.type("e4\n");
    typist.await_end();
    CHECK(woken == 0);
}
