#include "sounds/device/playback.hpp"

#include "base/values/guarded.hpp"
#include "sounds/device/null.hpp"

#include <utility>

namespace sounds::device {

namespace {

using base::values::guarded;
using Clock = std::chrono::steady_clock;

constexpr std::uint64_t too_many_late = 3;
constexpr unsigned long most_frames = 256;

} // namespace

Playback::Playback(mixer::Mixer& mixer, OpenOutput open, Patience patience)
    : mixer_{mixer}
    , patience_{patience}
    , chosen_{std::move(open)}
    , thread_{[this] { work(); }} {}

Playback::~Playback() {
    end();
    thread_.join();
}

void Playback::end() {
    {
        const std::scoped_lock lock{mutex_};
        stopping_ = true;
    }
    wake_.notify_one();
}

void Playback::choose(OpenOutput open) {
    {
        const std::scoped_lock lock{mutex_};
        chosen_ = std::move(open);
        is_chosen_anew_ = true;
    }
    wake_.notify_one();
}

std::optional<PlaybackReport> Playback::poll() {
    const std::scoped_lock lock{mutex_};
    if (reports_.empty()) return std::nullopt;
    PlaybackReport oldest = std::move(reports_.front());
    reports_.pop_front();
    return oldest;
}

void Playback::report(PlaybackReport report) {
    const std::scoped_lock lock{mutex_};
    reports_.push_back(std::move(report));
}

void Playback::report_playing() {
    is_told_ = false;
    report(Playing{device_->name(), buffering_, device_->place()});
}

void Playback::work() {
    std::unique_lock lock{mutex_};
    while (!stopping_) {
        const bool is_anew = std::exchange(is_chosen_anew_, false);
        lock.unlock();
        if (is_anew) {
            device_.reset();
            is_heard_ = was_heard_ = is_silent_ = false;
            is_told_ = false;
            buffering_ = {};
        }
        if (auto thrown = guarded([this] { look(); })) lose(std::move(*thrown));
        lock.lock();
        const auto pause = is_heard_                  ? patience_.watch
                           : was_heard_ || is_silent_ ? patience_.seek
                                                      : patience_.seek_first;
        wake_.wait_for(lock, pause, [this] { return stopping_ || is_chosen_anew_; });
    }
    lock.unlock();
    device_.reset();
}

void Playback::look() {
    if (is_heard_) watch();
    if (!is_heard_) open();
}

void Playback::lose(std::string why) {
    is_heard_ = false;
    device_.reset(); // what was to be heard waits for the next one
    if (!is_told_.exchange(true)) (void)guarded([&] { report(Unheard{{Trouble::Lost, std::move(why)}}); });
}

void Playback::open() {
    OpenOutput chosen;
    {
        const std::scoped_lock lock{mutex_};
        chosen = chosen_;
    }
    device_.reset(); // no two devices play one mixer
    OpenResult opened = DeviceError{Trouble::NotOpened, ""};
    if (auto thrown = guarded([&] { opened = chosen(mixer_, buffering_); }))
        opened = DeviceError{Trouble::NotOpened, std::move(*thrown)};
    if (auto* device = std::get_if<std::unique_ptr<Device>>(&opened)) {
        device_ = std::move(*device);
        is_heard_ = was_heard_ = true;
        is_silent_ = false;
        late_before_ = mixer_.underruns().device;
        late_since_ = Clock::now();
        looks_to_come_ = is_told_ ? patience_.looks_before_back : 0;
        if (looks_to_come_ == 0) report_playing();
        return;
    }
    is_silent_ = std::get<DeviceError>(opened).trouble == Trouble::Silent;
    if (!was_heard_) device_ = open_null(mixer_);
    if (!is_told_.exchange(true)) report(Unheard{std::get<DeviceError>(std::move(opened))});
}

void Playback::watch() {
    if (auto error = device_->error()) {
        is_heard_ = error->trouble == Trouble::NotWritable; // a file goes on without being written
        if (!is_told_.exchange(true)) report(Unheard{std::move(*error)});
        return;
    }
    if (looks_to_come_ > 0 && --looks_to_come_ == 0) report_playing();
    const std::uint64_t late = mixer_.underruns().device;
    if (Clock::now() - late_since_ > patience_.underruns) {
        late_since_ = Clock::now();
        late_before_ = late;
    } else if (late - late_before_ >= too_many_late && buffering_.frames_per_buffer < most_frames) {
        buffering_ = {buffering_.frames_per_buffer * 2};
        is_heard_ = false;
    }
}

} // namespace sounds::device
