#include "src/app/recorder.hpp"

#include "sounds/flac/flac.hpp"
#include "sounds/mixer/samples.hpp"

#include <chrono>
#include <utility>

namespace app {
namespace {

using namespace std::chrono_literals;

constexpr auto rest = sounds::mixer::samples_in(300ms);

Recorded write(const std::filesystem::path& folder, const Taped& taped) {
    const auto bytes = sounds::flac::encode(taped.samples);
    if (const auto* fault = std::get_if<sounds::flac::Fault>(&bytes)) return NotKept{taped.what, fault->detail};
    auto written = storage::write_recording(folder, taped.what.at, taped.what.ply, std::get<std::string>(bytes));
    if (auto* why = std::get_if<std::string>(&written)) return NotKept{taped.what, std::move(*why)};
    return Kept{taped.what, std::get<storage::Recording>(std::move(written))};
}

Recorded read(std::uint64_t request, const std::filesystem::path& folder,
              const std::vector<storage::Recording>& recordings) {
    Fetched all{request, {}};
    for (const storage::Recording& recording : recordings) {
        const auto bytes = storage::read_recorded(folder, recording);
        if (const auto* problem = std::get_if<storage::RecordingProblem>(&bytes))
            return Spoilt{request, recording.file, *problem};
        const auto sound = sounds::flac::decode(std::get<std::string>(bytes));
        const auto* samples = std::get_if<std::vector<float>>(&sound);
        if (samples == nullptr) return Spoilt{request, recording.file, storage::RecordingProblem::Changed};
        if (!all.samples.empty()) all.samples.resize(all.samples.size() + static_cast<std::size_t>(rest.value()));
        all.samples.insert(all.samples.end(), samples->begin(), samples->end());
    }
    return all;
}

} // namespace

Recorder::Recorder(std::function<void()> wake)
    : wake_(std::move(wake))
    , thread_([this] { work(); }) {}

Recorder::~Recorder() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void Recorder::keep(std::filesystem::path folder, Taped taped) {
    give([folder = std::move(folder), taped = std::move(taped)] { return write(folder, taped); });
}

void Recorder::fetch(std::uint64_t request, std::filesystem::path folder, std::vector<storage::Recording> recordings) {
    give([request, folder = std::move(folder), recordings = std::move(recordings)] {
        return read(request, folder, recordings);
    });
}

void Recorder::give(Task task) {
    {
        const std::lock_guard lock(mutex_);
        inbox_.push_back(std::move(task));
    }
    changed_.notify_all();
}

std::optional<Recorded> Recorder::poll() {
    const std::lock_guard lock(mutex_);
    if (outbox_.empty()) return std::nullopt;
    Recorded oldest = std::move(outbox_.front());
    outbox_.pop_front();
    return oldest;
}

void Recorder::finish() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return inbox_.empty() && !busy_; });
}

void Recorder::work() {
    std::unique_lock lock(mutex_);
    for (;;) {
        changed_.wait(lock, [this] { return stopping_ || !inbox_.empty(); });
        if (inbox_.empty()) return;
        const Task task = std::move(inbox_.front());
        inbox_.pop_front();
        busy_ = true;
        lock.unlock();
        Recorded done = task();
        lock.lock();
        busy_ = false;
        outbox_.push_back(std::move(done));
        lock.unlock();
        changed_.notify_all();
        wake_();
        lock.lock();
    }
}

} // namespace app
