#include "tests/bench/sound_recorder.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace tests::bench {

using namespace std::chrono_literals;

namespace {

constexpr auto is_audible = [](float sample) { return std::abs(sample) > 0.01F; };

// How alike two stretches of sound are, whatever their loudness: 1 is the same.
double likeness(std::span<const float> a, std::span<const float> b) {
    double product = 0.0;
    double of_a = 0.0;
    double of_b = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        product += static_cast<double>(a[i]) * static_cast<double>(b[i]);
        of_a += static_cast<double>(a[i]) * static_cast<double>(a[i]);
        of_b += static_cast<double>(b[i]) * static_cast<double>(b[i]);
    }
    return of_a > 0.0 && of_b > 0.0 ? product / std::sqrt(of_a * of_b) : 0.0;
}

} // namespace

std::unique_ptr<SoundRecorder> SoundRecorder::open() {
    const pa_sample_spec format{.format = PA_SAMPLE_FLOAT32LE, .rate = rate, .channels = 1};
    constexpr auto any = static_cast<std::uint32_t>(-1);
    const pa_buffer_attr buffering{.maxlength = any,
                                   .tlength = any,
                                   .prebuf = any,
                                   .minreq = any,
                                   .fragsize = static_cast<std::uint32_t>(fragment * sizeof(float))};
    pa_simple* stream =
        pa_simple_new(nullptr, "bench", PA_STREAM_RECORD, "out.monitor", "ear", &format, nullptr, &buffering, nullptr);
    if (stream == nullptr) return nullptr;
    return std::unique_ptr<SoundRecorder>{new SoundRecorder{stream}};
}

SoundRecorder::SoundRecorder(pa_simple* stream)
    : stream_{stream}
    , thread_{[this] { listen(); }} {}

SoundRecorder::~SoundRecorder() {
    {
        const std::lock_guard lock{mutex_};
        stopping_ = true;
    }
    thread_.join();
}

void SoundRecorder::listen() {
    for (;;) {
        std::array<float, piece> heard;
        if (pa_simple_read(stream_.get(), heard.data(), sizeof(heard), nullptr) < 0) return;
        const Moment now = Clock::now();
        const std::lock_guard lock{mutex_};
        if (stopping_) return;
        samples_.insert(samples_.end(), heard.begin(), heard.end());
        arrivals_.push_back(now);
    }
}

// With the mutex held.
std::size_t SoundRecorder::piece_at(Moment moment) const {
    return static_cast<std::size_t>(std::ranges::upper_bound(arrivals_, moment) - arrivals_.begin());
}

std::optional<Moment> SoundRecorder::first_sound(Moment after, std::chrono::milliseconds patience) const {
    while (Clock::now() < after + patience) {
        {
            const std::lock_guard lock{mutex_};
            const auto from = samples_.begin() + static_cast<std::ptrdiff_t>(piece_at(after) * piece);
            const auto first = std::find_if(from, samples_.end(), is_audible);
            if (first != samples_.end()) return arrivals_[static_cast<std::size_t>(first - samples_.begin()) / piece];
        }
        std::this_thread::sleep_for(2ms);
    }
    return std::nullopt;
}

std::optional<Moment> SoundRecorder::last_sound(Moment after, Moment before) const {
    const std::lock_guard lock{mutex_};
    std::size_t index = piece_at(before) * piece;
    for (const std::size_t begin = piece_at(after) * piece; index > begin; --index) {
        if (is_audible(samples_[index - 1])) return arrivals_[(index - 1) / piece];
    }
    return std::nullopt;
}

std::chrono::milliseconds SoundRecorder::longest_silence(Moment after, Moment before) const {
    const std::lock_guard lock{mutex_};
    std::size_t longest = 0;
    std::size_t now = 0;
    for (std::size_t i = piece_at(after) * piece; i < piece_at(before) * piece; ++i) {
        now = is_audible(samples_[i]) ? 0 : now + 1;
        longest = std::max(longest, now);
    }
    return std::chrono::milliseconds{longest * 1000 / rate};
}

bool SoundRecorder::wait_for_silence(std::chrono::milliseconds length) const {
    const Moment start = Clock::now();
    while (Clock::now() < start + 10s) {
        std::this_thread::sleep_for(5ms);
        const Moment now = Clock::now();
        if (now - start > length && !last_sound(now - length, now)) return true;
    }
    return false;
}

std::vector<float> SoundRecorder::beginning(Moment after) const {
    constexpr std::size_t length = rate * 60 / 1000;
    const std::lock_guard lock{mutex_};
    const auto from = samples_.begin() + static_cast<std::ptrdiff_t>(piece_at(after) * piece);
    const auto first = std::find_if(from, samples_.end(), is_audible);
    if (samples_.end() - first < static_cast<std::ptrdiff_t>(length)) return {};
    return {first, first + length};
}

// A voice vibrates, so what begins at one place is much like what follows a vibration later, now and then more than
// like the beginnings that are known: of the places that are nearly as good as the best the first is meant, and there
// the best within a millisecond.
std::optional<Moment> SoundRecorder::find(const std::vector<std::vector<float>>& beginnings, Moment after,
                                          Moment before) const {
    constexpr double alike = 0.8;
    constexpr double nearly = 0.9;
    std::unique_lock lock{mutex_};
    const std::size_t begin = piece_at(after) * piece;
    std::vector<double> likest(piece_at(before) * piece - begin, 0.0);
    const std::vector<float> heard(samples_.begin() + static_cast<std::ptrdiff_t>(begin), samples_.end());
    lock.unlock(); // it takes a while, and the ear goes on listening
    for (const std::vector<float>& beginning : beginnings)
        for (std::size_t i = 0; i < likest.size() && i + beginning.size() <= heard.size(); ++i)
            if (is_audible(heard[i]))
                likest[i] = std::max(likest[i], likeness(std::span(heard).subspan(i, beginning.size()), beginning));
    const double best = likest.empty() ? 0.0 : std::ranges::max(likest);
    if (best <= alike) return std::nullopt;
    const auto first = std::ranges::find_if(likest, [best](double like) { return like >= nearly * best; });
    const auto about = std::min<std::ptrdiff_t>(rate / 1000, likest.end() - first);
    const auto place = static_cast<std::size_t>(std::max_element(first, first + about) - likest.begin());
    lock.lock();
    return arrivals_[(begin + place) / piece];
}

} // namespace tests::bench
