#include "src/storage/whole_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <system_error>

namespace storage {
namespace {

std::string last_error() { return std::generic_category().message(errno); }

/// A file being written; closed in any case.
class Descriptor {
public:
    Descriptor(const std::filesystem::path& file, int flags)
        : number_(::open(file.c_str(), flags | O_CLOEXEC, 0600)) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    bool is_open() const { return number_ >= 0; }
    bool write(std::string_view text) const {
        while (!text.empty()) {
            const auto written = ::write(number_, text.data(), text.size());
            if (written < 0 && errno != EINTR) return false;
            if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
        }
        return true;
    }
    bool sync() const { return ::fsync(number_) == 0; }

private:
    int number_;
};

} // namespace

std::optional<std::string> read_whole(const std::filesystem::path& file) {
    std::error_code unreadable;
    if (!std::filesystem::is_regular_file(file, unreadable)) return std::nullopt;
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return std::nullopt;
    std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    if (stream.bad()) return std::nullopt;
    return text;
}

std::optional<std::string> write_whole(const std::filesystem::path& file, std::string_view text) {
    std::error_code error;
    const auto folder = std::filesystem::absolute(file, error).parent_path();
    std::filesystem::create_directories(folder, error);
    if (error) return error.message();
    const std::filesystem::path beside = file.string() + ".new";
    {
        const Descriptor descriptor(beside, O_WRONLY | O_CREAT | O_TRUNC);
        if (!descriptor.is_open() || !descriptor.write(text) || !descriptor.sync()) return last_error();
    }
    if (std::rename(beside.c_str(), file.c_str()) != 0) return last_error();
    // The folder too, or after a power cut it may still know the old file.
    const Descriptor descriptor(folder, O_RDONLY | O_DIRECTORY);
    if (!descriptor.is_open() || !descriptor.sync()) return last_error();
    return std::nullopt;
}

} // namespace storage
