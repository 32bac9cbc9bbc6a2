#include "sounds/device/file.hpp"

#include "base/platform/paths.hpp"
#include "sounds/device/paced_thread.hpp"

#include <sndfile.h>

#include <array>
#include <atomic>
#include <utility>

namespace sounds::device {

namespace {

struct CloseFile {
    void operator()(SNDFILE* file) const { sf_close(file); }
};
using File = std::unique_ptr<SNDFILE, CloseFile>;

class FileDevice final : public Device {
public:
    FileDevice(mixer::Mixer& mixer, File file, std::filesystem::path path)
        : file_{std::move(file)}
        , path_{std::move(path)}
        , thread_{[this, &mixer] { write_next(mixer); }} {}

    std::string name() const override { return base::platform::shown(path_); }
    std::optional<std::string> place() const override { return base::platform::shown(path_); }

    std::optional<DeviceError> error() const override {
        if (!failed_.load()) return std::nullopt;
        return DeviceError{Trouble::NotWritable, "could not write on to " + base::platform::shown(path_)};
    }

private:
    void write_next(mixer::Mixer& mixer) {
        std::array<float, static_cast<std::size_t>(PacedThread::period.value())> sound;
        mixer.render(sound, {1});
        if (failed_.load()) return;
        const auto count = static_cast<sf_count_t>(sound.size());
        if (sf_write_float(file_.get(), sound.data(), count) != count) failed_.store(true);
    }

    File file_;
    std::filesystem::path path_;
    std::atomic<bool> failed_ = false;
    PacedThread thread_; // last: it ends before what it uses
};

} // namespace

OpenResult open_file(mixer::Mixer& mixer, const std::filesystem::path& path) {
    SF_INFO format{};
    format.samplerate = static_cast<int>(mixer::samples_per_second);
    format.channels = 1;
    format.format = SF_FORMAT_WAV | SF_FORMAT_PCM_16;
    File file{sf_open(path.c_str(), SFM_WRITE, &format)};
    if (!file) return DeviceError{Trouble::NotWritable, base::platform::shown(path) + ": " + sf_strerror(nullptr)};
    sf_command(file.get(), SFC_SET_UPDATE_HEADER_AUTO, nullptr, SF_TRUE);
    sf_command(file.get(), SFC_SET_CLIPPING, nullptr, SF_TRUE);
    return std::make_unique<FileDevice>(mixer, std::move(file), path);
}

} // namespace sounds::device
