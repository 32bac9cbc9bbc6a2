#include "sounds/device/pulse/outputs.hpp"

#include "base/platform/this_thread.hpp"
#include "base/platform/wake_event.hpp"
#include "sounds/device/pulse/connection.hpp"
#include "sounds/device/pulse/route.hpp"

#include <pulse/error.h>
#include <pulse/mainloop-api.h>
#include <pulse/operation.h>
#include <pulse/stream.h>

#include <algorithm>
#include <atomic>
#include <span>
#include <utility>

namespace sounds::device::pulse {

namespace {

using Clock = std::chrono::steady_clock;

constexpr mixer::ChannelCount channels{2};
constexpr std::size_t frame_bytes = 2 * sizeof(float);
constexpr std::uint32_t buffers = 3;

/// How long the server may take for all it is asked when an output is opened or outputs are listed.
constexpr auto longest_answer = std::chrono::milliseconds(900);

/// A server that plays asks for more sound ten times a second at least.
constexpr auto longest_pause = std::chrono::milliseconds(700);

/// So long nothing is heard before the server is given silence far ahead, and so much of it at a time: the program is
/// then called ten times a second, and not hundreds of times.
constexpr auto rest_after = mixer::samples_in(std::chrono::milliseconds(100));
constexpr auto silence_ahead = mixer::samples_in(std::chrono::milliseconds(100));

constexpr auto servers_choice = static_cast<std::uint32_t>(-1);

/// After a gap the server waits for one buffer, so that it passes over nothing that comes late.
pa_buffer_attr attributes(Buffering buffering) {
    const auto bytes = static_cast<std::uint32_t>(buffering.frames_per_buffer * frame_bytes);
    return {.maxlength = servers_choice,
            .tlength = buffers * bytes,
            .prebuf = bytes,
            .minreq = bytes,
            .fragsize = servers_choice};
}

/// Of its length the server takes what is over two requests as how long it may play ahead itself: that stays one
/// buffer, so that sound can begin as soon as ever.
pa_buffer_attr resting_attributes(Buffering buffering) {
    const auto bytes = static_cast<std::uint32_t>(buffering.frames_per_buffer * frame_bytes);
    const auto silence = static_cast<std::uint32_t>(static_cast<std::size_t>(silence_ahead.value()) * frame_bytes);
    return {.maxlength = servers_choice,
            .tlength = 2 * silence + bytes,
            .prebuf = bytes,
            .minreq = silence,
            .fragsize = servers_choice};
}

std::string shown_name(const std::vector<Sink>& sinks, const Sink& sink) {
    const bool is_only = std::count_if(sinks.begin(), sinks.end(), [&sink](const Sink& other) {
                             return other.description == sink.description;
                         }) == 1;
    return is_only ? sink.description : sink.name;
}

/// Settings of older versions have ALSA's names for the server as a whole.
bool means_usual(const std::string& name) { return name == "default" || name == "pulse"; }

/// Empty if there is no such output, or if it cannot be told which is meant.
const Sink* sink_called(const std::vector<Sink>& sinks, const std::string& name) {
    const auto named = std::find_if(sinks.begin(), sinks.end(), [&](const Sink& one) { return one.name == name; });
    if (named != sinks.end()) return &*named;
    const auto is_described = [&name](const Sink& one) { return one.description == name; };
    const auto described = std::find_if(sinks.begin(), sinks.end(), is_described);
    if (described == sinks.end() || std::find_if(described + 1, sinks.end(), is_described) != sinks.end())
        return nullptr;
    return &*described;
}

DeviceError silent() { return {Trouble::Silent, "the sound server does not answer"}; }

/// Wakes libpulse's thread, which waits for descriptors.
class EventBell final : public mixer::Bell {
public:
    void ring() const noexcept override { event_.set(); }
    const base::platform::WakeEvent& event() const { return event_; }

private:
    base::platform::WakeEvent event_;
};

class ServedDevice final : public Device {
public:
    ServedDevice(mixer::Mixer& mixer, std::unique_ptr<Connection> server)
        : mixer_{mixer}
        , server_{std::move(server)} {}

    ~ServedDevice() override {
        mixer_.take_down(bell_);
        if (stream_ == nullptr) return;
        const Connection::Lock lock{*server_};
        route_.reset();
        if (waking_ != nullptr) server_->api()->io_free(waking_);
        pa_stream_set_write_callback(stream_, nullptr, nullptr);
        pa_stream_set_underflow_callback(stream_, nullptr, nullptr);
        pa_stream_set_moved_callback(stream_, nullptr, nullptr);
        pa_stream_disconnect(stream_);
        pa_stream_unref(stream_);
    }

    /// Empty once it plays, and it is known where it is heard.
    std::optional<DeviceError> start(Buffering buffering, const Sink& sink, bool is_kept_to,
                                     Connection::Deadline deadline) {
        is_kept_to_ = is_kept_to;
        const bool is_begun = begin(buffering, sink);
        const bool is_settled =
            is_begun && server_->wait(deadline, [this] { return pa_stream_get_state(stream_) != PA_STREAM_CREATING; });
        {
            const Connection::Lock lock{*server_};
            if (is_begun && !is_settled) return silent();
            if (!is_begun || pa_stream_get_state(stream_) != PA_STREAM_READY)
                return DeviceError{Trouble::NotOpened, sink.name + ": " + server_->trouble()};
            const char* where = pa_stream_get_device_name(stream_);
            const std::string played_on = where == nullptr ? "" : where;
            if (is_kept_to_ && played_on != sink.name)
                return DeviceError{Trouble::NotOpened, sink.name + ": the server plays it on " + played_on};
            route_.emplace(*server_, played_on, [this] { leave(); });
        }
        const bool is_answered = server_->wait(deadline, [this] { return route_->is_found() || !server_->is_good(); });
        if (!is_answered) return silent();
        if (!route_->is_found()) return DeviceError{Trouble::Lost, "the sound server: " + server_->trouble()};
        return std::nullopt;
    }

    void call(std::string name) { name_ = std::move(name); }
    std::string name() const override { return name_; }
    std::optional<std::string> place() const override { return route_->place(); }

    std::optional<DeviceError> error() const override {
        const Connection::Lock lock{*server_};
        if (is_moved_) return DeviceError{Trouble::Lost, name_ + ": the server has moved it elsewhere"};
        if (!server_->is_good() || pa_stream_get_state(stream_) != PA_STREAM_READY)
            return DeviceError{Trouble::Lost, name_ + ": " + server_->trouble()};
        if (is_stuck()) return DeviceError{Trouble::Silent, name_ + ": the sound server does not answer any more"};
        return std::nullopt;
    }

private:
    bool begin(Buffering buffering, const Sink& sink) {
        const Connection::Lock lock{*server_};
        const pa_sample_spec format{
            .format = PA_SAMPLE_FLOAT32NE, .rate = mixer::samples_per_second, .channels = channels.value};
        stream_ = pa_stream_new(server_->context(), "Klangbrett", &format, nullptr);
        if (stream_ == nullptr) return false;
        pa_stream_set_write_callback(stream_, &ServedDevice::play, this);
        pa_stream_set_underflow_callback(stream_, &ServedDevice::late, this);
        pa_stream_set_moved_callback(stream_, &ServedDevice::moved, this);
        buffering_ = buffering;
        if (bell_.event().is_open()) {
            waking_ = server_->api()->io_new(server_->api(), bell_.event().descriptor().number(), PA_IO_EVENT_INPUT,
                                             &ServedDevice::wake, this);
            mixer_.hang(bell_);
        }
        const pa_buffer_attr buffer = attributes(buffering);
        const auto kept_to = static_cast<pa_stream_flags_t>(PA_STREAM_DONT_MOVE | PA_STREAM_FAIL_ON_SUSPEND);
        const auto flags = is_kept_to_ ? kept_to : PA_STREAM_NOFLAGS;
        return pa_stream_connect_playback(stream_, is_kept_to_ ? sink.name.c_str() : nullptr, &buffer, flags, nullptr,
                                          nullptr) == 0;
    }

    /// Whether it has asked for nothing for long, while this program was there to be asked.
    bool is_stuck() const {
        const auto now = Clock::now();
        const std::uint64_t asked = requests_.load();
        const bool was_away = now - looked_ > longest_pause / 2;
        if (was_away || asked != requests_seen_) asked_last_ = now;
        looked_ = now;
        requests_seen_ = asked;
        return now - asked_last_ > longest_pause;
    }

    // In the audio callback: see sounds/mixer/mixer.hpp for what may not happen in render().
    static void play(pa_stream* stream, std::size_t wanted, void* self) noexcept {
        auto& device = *static_cast<ServedDevice*>(self);
        ++device.requests_;
        if (device.is_moved_) return;
        device.write(stream, wanted, PA_SEEK_RELATIVE);
        if (!device.rests_ && device.silent_frames_ >= static_cast<std::size_t>(rest_after.value()) &&
            device.mixer_.rest())
            device.rest(stream);
    }

    /// The silence goes before the server asks for it, which might be too late.
    void rest(pa_stream* stream) noexcept {
        const pa_buffer_attr buffer = resting_attributes(buffering_);
        take(buffer, true);
        write(stream, buffer.tlength, PA_SEEK_RELATIVE);
    }

    /// There is something to be heard: it takes the place of all the silence that was not heard yet.
    static void wake(pa_mainloop_api*, pa_io_event*, int, pa_io_event_flags_t, void* self) noexcept {
        auto& device = *static_cast<ServedDevice*>(self);
        device.bell_.event().reset();
        if (!device.rests_ || device.is_moved_) return;
        device.take(attributes(device.buffering_), false);
        device.write(device.stream_, buffers * device.buffering_.frames_per_buffer * frame_bytes,
                     PA_SEEK_RELATIVE_ON_READ);
    }

    void take(pa_buffer_attr buffer, bool rests) noexcept {
        rests_ = rests;
        silent_frames_ = 0;
        auto* operation = pa_stream_set_buffer_attr(stream_, &buffer, nullptr, nullptr);
        if (operation != nullptr) pa_operation_unref(operation);
    }

    void write(pa_stream* stream, std::size_t wanted, pa_seek_mode_t place) noexcept {
        while (wanted >= frame_bytes) {
            void* buffer = nullptr;
            std::size_t bytes = wanted;
            if (pa_stream_begin_write(stream, &buffer, &bytes) < 0 || buffer == nullptr) return;
            bytes = std::min(bytes, wanted) / frame_bytes * frame_bytes;
            const std::span samples{static_cast<float*>(buffer), bytes / sizeof(float)};
            fill(samples);
            if (pa_stream_write(stream, buffer, bytes, nullptr, 0, place) < 0) return;
            place = PA_SEEK_RELATIVE;
            wanted -= bytes;
        }
    }

    void fill(std::span<float> samples) noexcept {
        if (rests_) {
            std::ranges::fill(samples, 0.0F);
            return;
        }
        mixer_.render(samples, channels);
        const bool is_silent = std::ranges::all_of(samples, [](float sample) { return sample == 0.0F; });
        silent_frames_ = is_silent ? silent_frames_ + samples.size() / channels.value : 0;
    }

    /// A gap in silence is none.
    static void late(pa_stream*, void* self) noexcept {
        auto& device = *static_cast<ServedDevice*>(self);
        if (!device.rests_ && device.silent_frames_ == 0) device.mixer_.count_late_buffer();
    }

    /// It was asked never to do this.
    static void moved(pa_stream*, void* self) noexcept { static_cast<ServedDevice*>(self)->leave(); }

    /// It is heard elsewhere by now. What has been handed over already is taken back.
    void leave() noexcept {
        if (!is_kept_to_ || is_moved_) return;
        is_moved_ = true;
        pa_stream_disconnect(stream_);
    }

    mixer::Mixer& mixer_;
    std::unique_ptr<Connection> server_;
    pa_stream* stream_ = nullptr;
    bool is_kept_to_ = false;
    bool is_moved_ = false; ///< or what it plays is handed on elsewhere; with the server's lock
    Buffering buffering_{};
    std::optional<Route> route_;
    EventBell bell_;
    pa_io_event* waking_ = nullptr; ///< by the bell
    // Of the thread libpulse runs in.
    bool rests_ = false; ///< the server has silence far ahead, and asks for more of it
    std::size_t silent_frames_ = 0;
    std::string name_;
    std::atomic<std::uint64_t> requests_ = 0;

    // Whoever asks for errors, which is one thread.
    mutable std::uint64_t requests_seen_ = 0;
    mutable Clock::time_point looked_{};
    mutable Clock::time_point asked_last_{};
};

} // namespace

std::optional<DeviceError> trouble() {
    auto opened = Connection::open(Clock::now() + longest_answer);
    if (auto* error = std::get_if<DeviceError>(&opened)) return std::move(*error);
    return std::nullopt;
}

std::variant<std::vector<std::string>, NoServer, DeviceError> output_names() {
    const auto deadline = Clock::now() + longest_answer;
    auto opened = Connection::open(deadline);
    if (auto* none = std::get_if<NoServer>(&opened)) return std::move(*none);
    if (auto* error = std::get_if<DeviceError>(&opened)) return std::move(*error);
    const auto sinks = std::get<std::unique_ptr<Connection>>(opened)->sinks(deadline);
    if (!sinks) return silent();
    std::vector<std::string> names;
    for (const Sink& sink : *sinks) names.push_back(shown_name(*sinks, sink));
    return names;
}

std::variant<std::unique_ptr<Device>, NoServer, DeviceError> open_output(mixer::Mixer& mixer, Buffering buffering,
                                                                         const Output& output) {
    const auto deadline = Clock::now() + longest_answer;
    const base::platform::Precedence precedence; // the thread that plays is made in here
    auto opened = Connection::open(deadline);
    if (auto* none = std::get_if<NoServer>(&opened)) return std::move(*none);
    if (auto* error = std::get_if<DeviceError>(&opened)) return std::move(*error);
    auto server = std::get<std::unique_ptr<Connection>>(std::move(opened));

    const auto sinks = server->sinks(deadline);
    const auto usual = server->default_sink(deadline);
    if (!sinks || !usual) return silent();
    const bool is_usual = !output.name || means_usual(*output.name);
    const Sink* sink = sink_called(*sinks, is_usual ? *usual : *output.name);
    if (sink == nullptr)
        return DeviceError{Trouble::NoDevice, "the sound server has no output " + output.name.value_or(*usual)};

    auto device = std::make_unique<ServedDevice>(mixer, std::move(server));
    device->call(shown_name(*sinks, *sink));
    if (auto error = device->start(buffering, *sink, output.is_kept_to || !is_usual, deadline))
        return std::move(*error);
    return device;
}

} // namespace sounds::device::pulse
