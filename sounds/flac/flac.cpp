#include "sounds/flac/flac.hpp"

#include "sounds/mixer/samples.hpp"

#include <fmt/core.h>
#include <sndfile.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <memory>

namespace sounds::flac {
namespace {

/// A file in memory, as libsndfile wants to see one.
struct Memory {
    std::string bytes;
    sf_count_t place = 0;

    static Memory& of(void* memory) { return *static_cast<Memory*>(memory); }
    sf_count_t size() const { return static_cast<sf_count_t>(bytes.size()); }
};

sf_count_t size_of(void* memory) { return Memory::of(memory).size(); }

sf_count_t seek(sf_count_t offset, int whence, void* user) {
    Memory& memory = Memory::of(user);
    const sf_count_t start = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? memory.place : memory.size();
    memory.place = std::clamp<sf_count_t>(start + offset, 0, memory.size());
    return memory.place;
}

sf_count_t read(void* into, sf_count_t count, void* user) {
    Memory& memory = Memory::of(user);
    count = std::min(count, memory.size() - memory.place);
    std::memcpy(into, memory.bytes.data() + memory.place, static_cast<std::size_t>(count));
    memory.place += count;
    return count;
}

sf_count_t write(const void* from, sf_count_t count, void* user) {
    Memory& memory = Memory::of(user);
    const auto end = static_cast<std::size_t>(memory.place + count);
    memory.bytes.resize(std::max(memory.bytes.size(), end));
    std::memcpy(memory.bytes.data() + memory.place, from, static_cast<std::size_t>(count));
    memory.place += count;
    return count;
}

sf_count_t place_of(void* memory) { return Memory::of(memory).place; }

struct CloseFile {
    void operator()(SNDFILE* file) const { sf_close(file); }
};
using File = std::unique_ptr<SNDFILE, CloseFile>;

File open(Memory& memory, int mode, SF_INFO& format) {
    SF_VIRTUAL_IO functions{size_of, seek, read, write, place_of};
    return File{sf_open_virtual(&functions, mode, &format, &memory)};
}

} // namespace

std::variant<std::string, Fault> encode(std::span<const float> samples, int rate) {
    Memory memory;
    SF_INFO format{};
    format.samplerate = rate;
    format.channels = 1;
    format.format = SF_FORMAT_FLAC | SF_FORMAT_PCM_16;
    File file = open(memory, SFM_WRITE, format);
    if (!file) return Fault{sf_strerror(nullptr)};
    sf_command(file.get(), SFC_SET_CLIPPING, nullptr, SF_TRUE);
    const auto count = static_cast<sf_count_t>(samples.size());
    if (sf_write_float(file.get(), samples.data(), count) != count) return Fault{sf_strerror(file.get())};
    if (sf_close(file.release()) != 0) return Fault{"the file could not be ended"};
    return std::move(memory.bytes);
}

std::variant<std::vector<float>, Fault> decode(std::string_view bytes, int rate) {
    Memory memory{std::string(bytes)};
    SF_INFO format{};
    const File file = open(memory, SFM_READ, format);
    if (!file) return Fault{sf_strerror(nullptr)};
    if (format.samplerate != rate || format.channels != 1)
        return Fault{fmt::format("expected one channel at {} Hz", rate)};
    const auto each_second = static_cast<std::size_t>(rate);
    if (format.frames < 0 || static_cast<std::uint64_t>(format.frames) > most_seconds * each_second)
        return Fault{"expected at most ten minutes of sound"};
    // A header can say anything: what is there is read piece by piece.
    const auto wanted = static_cast<std::size_t>(format.frames);
    std::vector<float> samples;
    while (samples.size() < wanted) {
        const std::size_t before = samples.size();
        samples.resize(std::min(wanted, before + each_second));
        const auto count = static_cast<sf_count_t>(samples.size() - before);
        if (sf_read_float(file.get(), samples.data() + before, count) != count) return Fault{"the file ends too early"};
    }
    return samples;
}

} // namespace sounds::flac
