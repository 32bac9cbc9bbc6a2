#include "src/ports/journal/sqlite/reader.hpp"

#include "base/platform/paths.hpp"
#include "src/ports/journal/sqlite/schema.hpp"

#include <array>
#include <cstdint>
#include <fstream>
#include <system_error>

namespace ports::journal::sqlite {
namespace {

/// Of a write-ahead log (https://sqlite.org/fileformat2.html#walformat).
constexpr std::uintmax_t log_header_size = 32;

/// Nothing where there is no such file.
std::uintmax_t size_of(const std::filesystem::path& file) {
    std::error_code error;
    const auto size = std::filesystem::file_size(file, error);
    return error ? 0 : size;
}

/// As SQLite wants names in URIs.
std::string uri_of(const std::filesystem::path& file, std::string_view how) {
    std::string uri = "file:";
    std::error_code gone;
    const std::filesystem::path absolute = std::filesystem::absolute(file, gone);
    const std::filesystem::path& whole = gone ? file : absolute;
    for (const char sign : whole.native()) {
        constexpr std::string_view hexadecimal_digits = "0123456789ABCDEF";
        const auto byte = static_cast<unsigned char>(sign);
        const bool is_plain = byte > 0x20 && byte < 0x7f && sign != '?' && sign != '#' && sign != '%';
        if (is_plain) {
            uri += sign;
        } else {
            uri += {'%', hexadecimal_digits[byte >> 4U], hexadecimal_digits[byte & 0xFU]};
        }
    }
    return uri + "?" + std::string(how);
}

Fault with_file(Fault fault, const std::filesystem::path& file) {
    fault.detail = base::platform::shown(file) + ": " + fault.detail;
    return fault;
}

/// Whether the log is shorter than its index says: then somebody has cut it
/// (https://sqlite.org/walformat.html#the_wal_index_header).
bool is_log_cut(const std::filesystem::path& file) {
    struct {
        std::array<char, 14> before;
        std::uint16_t page_size;
        std::uint32_t frames;
    } index{};
    // A pipe in its place would be waited for.
    const std::filesystem::path beside = base::platform::with_suffix(file, "-shm");
    std::error_code error;
    if (std::filesystem::is_regular_file(beside, error))
        std::ifstream(beside, std::ios::binary).read(reinterpret_cast<char*>(&index), sizeof index);
    constexpr std::uintmax_t frame_header_size = 24;
    constexpr std::uintmax_t largest_page = 65536;
    const std::uintmax_t page_size = index.page_size == 1 ? largest_page : index.page_size;
    const std::uintmax_t needed =
        index.frames == 0 ? 0 : log_header_size + index.frames * (frame_header_size + page_size);
    return size_of(base::platform::with_suffix(file, "-wal")) < needed;
}

} // namespace

/// Where a log lies without the index that belongs to it, no program has the library open, and SQLite would have to
/// make the index: so a copy is read. So it is where a log has nothing but its header, for which SQLite waits as for
/// one that is just being written.
std::variant<LibraryReader, Fault> LibraryReader::look_into(const std::filesystem::path& file) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error))
        return Fault{Problem::CannotOpen, base::platform::shown(file) + ": there is no such file"};
    const bool has_index = std::filesystem::is_regular_file(base::platform::with_suffix(file, "-shm"), error);
    const std::uintmax_t log_size = size_of(base::platform::with_suffix(file, "-wal"));
    if (log_size > 0 && (!has_index || log_size <= log_header_size)) return copied(file);
    if (has_index && is_log_cut(file)) return copied(file);
    auto opened = Database::open_to_read(uri_of(file, has_index ? "mode=ro&readonly_shm=1" : "mode=ro&immutable=1"));
    if (const auto* fault = std::get_if<Fault>(&opened)) return with_file(*fault, file);
    return LibraryReader(std::get<Database>(std::move(opened)), std::nullopt);
}

std::variant<LibraryReader, Fault> LibraryReader::copied(const std::filesystem::path& file) {
    auto folder = base::platform::TemporaryFolder::make("klangbrett");
    if (!folder) return Fault{Problem::CannotOpen, "no temporary folder can be made"};
    const std::filesystem::path copy = folder->path() / "games.sqlite";
    std::error_code error;
    for (const char* suffix : {"", "-wal"}) {
        if (!std::filesystem::exists(base::platform::with_suffix(file, suffix), error)) continue;
        std::filesystem::copy_file(base::platform::with_suffix(file, suffix), base::platform::with_suffix(copy, suffix),
                                   error);
        if (error) return Fault{Problem::CannotOpen, base::platform::shown(file) + suffix + ": " + error.message()};
    }
    auto opened = Database::open(copy, Database::Sync::Normal);
    if (const auto* fault = std::get_if<Fault>(&opened)) return with_file(*fault, file);
    return LibraryReader(std::get<Database>(std::move(opened)), std::move(folder));
}

std::variant<LibraryReader, Fault> LibraryReader::open(const std::filesystem::path& file) {
    auto found = look_into(file);
    if (std::holds_alternative<Fault>(found)) return found;
    const auto is_earlier = is_of_earlier_version(std::get<LibraryReader>(found).database_);
    if (const auto* fault = std::get_if<Fault>(&is_earlier)) return with_file(*fault, file);
    if (std::get<bool>(is_earlier)) {
        if (!std::get<LibraryReader>(found).copy_) found = copied(file);
        if (std::holds_alternative<Fault>(found)) return found;
        if (auto fault = prepare(std::get<LibraryReader>(found).database_)) return with_file(*fault, file);
    }
    if (auto fault = examine_tables(std::get<LibraryReader>(found).database_)) return with_file(*fault, file);
    return found;
}

std::variant<LibraryReader, Fault> LibraryReader::open_damaged(const std::filesystem::path& file) {
    return look_into(file);
}

std::optional<Fault> LibraryReader::check() const {
    Statement rows(database_, "PRAGMA integrity_check");
    std::string found;
    while (rows.step())
        if (const std::string line = rows.text(0); line != "ok") found += (found.empty() ? "" : "; ") + line;
    if (rows.fault()) return rows.fault();
    if (found.empty()) return std::nullopt;
    return Fault{Problem::Damaged, found};
}

} // namespace ports::journal::sqlite
