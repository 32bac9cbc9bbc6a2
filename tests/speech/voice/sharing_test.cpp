// One speaking engine, lent to several speakers.
#include "speech/voice/sharing.hpp"

#include "tests/support/catch.hpp"

#include <atomic>
#include <future>
#include <thread>
#include <vector>

using namespace speech::voice;
using namespace std::chrono_literals;

namespace {

/// Hands over ten pieces of a hundred samples, and notices if two threads call it at once.
class Pieces final : public Synth {
public:
    SynthesisResult synthesise(const speech::phrases::Run&, const Manner&, const Listener& listener) override {
        if (busy_.exchange(true)) overlapped = true;
        const std::vector<float> piece(100, 0.5F);
        SynthesisResult result = Spoken{};
        for (int count = 0; count < 10 && std::holds_alternative<Spoken>(result); ++count)
            if (!listener(piece)) result = Stopped{};
        busy_ = false;
        return result;
    }
    static inline std::atomic<bool> overlapped = false;

private:
    std::atomic<bool> busy_ = false;
};

const speech::phrases::Run words{{"de"}, "Eva vier"};

} // namespace

TEST_CASE("A lent synth hands over all that is said, alone or beside another") {
    const auto shared = SharedSynth::own(std::make_unique<Pieces>());
    const auto mine = shared->lend();
    const auto heard_of = [&mine] {
        std::vector<std::size_t> pieces;
        const auto result = mine->synthesise(words, {}, [&pieces](std::span<const float> samples) {
            pieces.push_back(samples.size());
            return true;
        });
        CHECK(std::holds_alternative<Spoken>(result));
        return pieces;
    };
    CHECK(heard_of() == std::vector<std::size_t>(10, 100));
    {
        const auto other = shared->lend();
        CHECK(heard_of() == std::vector<std::size_t>{1000});
    }
    CHECK(heard_of() == std::vector<std::size_t>(10, 100));
}

TEST_CASE("Who has heard enough stops a lent synth, alone or beside another") {
    const auto shared = SharedSynth::own(std::make_unique<Pieces>());
    const auto mine = shared->lend();
    const auto stops = [&mine] {
        return std::holds_alternative<Stopped>(mine->synthesise(words, {}, [](auto) { return false; }));
    };
    CHECK(stops());
    const auto other = shared->lend();
    CHECK(stops());
}

TEST_CASE("A listener who takes his time over the rest keeps no other speaker waiting") {
    const auto shared = SharedSynth::own(std::make_unique<Pieces>());
    const auto slow = shared->lend();
    const auto quick = shared->lend();
    std::promise<void> reached;
    std::promise<void> go_on;
    std::thread speaker([&] {
        slow->synthesise(words, {}, [&](auto) {
            reached.set_value();
            go_on.get_future().wait();
            return true;
        });
    });
    reached.get_future().wait();
    CHECK(std::holds_alternative<Spoken>(quick->synthesise(words, {}, [](auto) { return true; })));
    go_on.set_value();
    speaker.join();
}

TEST_CASE("Two speakers never use the synth at the same time") {
    const auto shared = SharedSynth::own(std::make_unique<Pieces>());
    Pieces::overlapped = false;
    std::vector<std::thread> speakers;
    for (int count = 0; count < 2; ++count)
        speakers.emplace_back([synth = shared->lend()] {
            for (int times = 0; times < 500; ++times) synth->synthesise(words, {}, [](auto) { return true; });
        });
    for (std::thread& speaker : speakers) speaker.join();
    CHECK_FALSE(Pieces::overlapped);
}
