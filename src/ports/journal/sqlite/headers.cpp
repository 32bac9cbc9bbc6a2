#include "src/ports/journal/sqlite/headers.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <span>
#include <string_view>

namespace ports::journal::sqlite {
namespace {

using Bytes = std::span<const unsigned char>;

/// The highest byte first.
std::uintmax_t number_in(Bytes bytes) {
    std::uintmax_t value = 0;
    for (const unsigned char byte : bytes) value = value * 256 + byte;
    return value;
}

bool begins_with(Bytes bytes, std::string_view magic) {
    return std::ranges::equal(bytes.first(magic.size()), magic,
                              [](unsigned char one, char other) { return one == static_cast<unsigned char>(other); });
}

} // namespace

std::optional<DatabaseHeader> database_header_of(const FileBytes& file) {
    std::array<unsigned char, 48> bytes{};
    constexpr std::string_view magic("SQLite format 3\0", 16);
    if (!file.read(0, bytes) || !begins_with(bytes, magic)) return std::nullopt;
    const Bytes all(bytes);
    constexpr std::uintmax_t largest_page = 65536;
    const std::uintmax_t page_size = number_in(all.subspan(16, 2));
    return DatabaseHeader{.page_size = page_size == 1 ? largest_page : page_size,
                          .to_write = number_in(all.subspan(18, 1)),
                          .to_read = number_in(all.subspan(19, 1)),
                          .pages = number_in(all.subspan(28, 4)),
                          .schema_format = number_in(all.subspan(44, 4))};
}

std::optional<JournalHeader> journal_header_of(const std::filesystem::path& journal) {
    std::array<unsigned char, 28> bytes{};
    std::ifstream file(journal, std::ios::binary); // SQLite has no locks on it
    file.read(reinterpret_cast<char*>(bytes.data()), bytes.size());
    constexpr std::string_view magic("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
    if (!file || !begins_with(bytes, magic)) return std::nullopt;
    const Bytes all(bytes);
    return JournalHeader{number_in(all.subspan(16, 4)), number_in(all.subspan(24, 4))};
}

} // namespace ports::journal::sqlite
