#include "src/ports/journal/sqlite/file_bytes.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <fstream>
#include <vector>

namespace ports::journal::sqlite {

std::optional<FileBytes> FileBytes::open(const std::filesystem::path& file) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error)) return std::nullopt; // a pipe would be waited for
    auto opened = Database::open_to_read(file, "mode=ro&readonly_shm=1");
    if (std::holds_alternative<Fault>(opened)) return std::nullopt;
    auto& database = std::get<Database>(opened);
    sqlite3_file* bytes = nullptr;
    const int asked = sqlite3_file_control(database.get(), "main", SQLITE_FCNTL_FILE_POINTER, &bytes);
    if (asked != SQLITE_OK || bytes == nullptr || bytes->pMethods == nullptr) return std::nullopt;
    return FileBytes(std::move(database), *bytes);
}

std::optional<std::uintmax_t> FileBytes::size() const {
    sqlite3_int64 size = 0;
    if (file_->pMethods->xFileSize(file_, &size) != SQLITE_OK) return std::nullopt;
    return static_cast<std::uintmax_t>(size);
}

bool FileBytes::read(std::uintmax_t place, std::span<unsigned char> bytes) const {
    const int read =
        file_->pMethods->xRead(file_, bytes.data(), static_cast<int>(bytes.size()), static_cast<sqlite3_int64>(place));
    return read == SQLITE_OK || read == SQLITE_IOERR_SHORT_READ;
}

std::optional<FileBytes::LogIndex> FileBytes::log_index() const {
    if (file_->pMethods->iVersion < 2) return std::nullopt;
    constexpr int region_size = 32768; // https://sqlite.org/walformat.html#the_wal_index_file_format
    void volatile* region = nullptr;
    const int mapped = file_->pMethods->xShmMap(file_, 0, region_size, 0, &region);
    std::optional<LogIndex> index;
    if ((mapped == SQLITE_OK || mapped == SQLITE_READONLY) && region != nullptr) {
        struct {
            std::array<char, 14> before;
            std::uint16_t page_size;
            std::uint32_t frames;
        } header{};
        std::memcpy(&header, const_cast<const void*>(region), sizeof header);
        constexpr std::uint32_t largest_page = 65536;
        index = LogIndex{header.page_size == 1 ? largest_page : header.page_size, header.frames};
    }
    file_->pMethods->xShmUnmap(file_, 0);
    return index;
}

bool FileBytes::is_being_written() const {
    int is_reserved = 0;
    return file_->pMethods->xCheckReservedLock(file_, &is_reserved) != SQLITE_OK || is_reserved != 0;
}

std::error_code FileBytes::copy_to(const std::filesystem::path& copy) const {
    const auto whole = size();
    if (!whole) return std::make_error_code(std::errc::io_error);
    std::ofstream to(copy, std::ios::binary);
    std::vector<unsigned char> portion(1 << 20);
    for (std::uintmax_t place = 0; to && place < *whole; place += portion.size()) {
        if (!read(place, portion)) return std::make_error_code(std::errc::io_error);
        const auto count = std::min<std::uintmax_t>(portion.size(), *whole - place);
        to.write(reinterpret_cast<const char*>(portion.data()), static_cast<std::streamsize>(count));
    }
    to.close();
    return to ? std::error_code() : std::make_error_code(std::errc::no_space_on_device);
}

} // namespace ports::journal::sqlite
