#include "src/storage/last_entry.hpp"

#include "src/storage/whole_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <sstream>
#include <system_error>
#include <utility>

namespace storage {
namespace {

/// The longest line there can be: two numbers and a digest.
constexpr std::size_t width = 128;

std::string read(int descriptor) {
    std::array<char, width> text{};
    const auto count = ::pread(descriptor, text.data(), text.size(), 0);
    return count > 0 ? std::string(text.data(), static_cast<std::size_t>(count)) : std::string();
}

} // namespace

std::variant<LastEntry, LibraryFault> LastEntry::open(const std::filesystem::path& file) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor >= 0) return LastEntry(descriptor);
    return LibraryFault{LibraryProblem::CannotOpen, file.string() + ": " + std::generic_category().message(errno)};
}

LastEntry::LastEntry(LastEntry&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, std::nullopt)) {}

LastEntry& LastEntry::operator=(LastEntry&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
}

LastEntry::~LastEntry() {
    if (descriptor_) ::close(*descriptor_);
}

std::optional<LibraryFault> LastEntry::compare(const Database& database) const {
    std::istringstream words(read(*descriptor_));
    GameId game{};
    std::int64_t entry = 0;
    std::string digest;
    if (!(words >> game.number >> entry >> digest)) return std::nullopt;
    const auto lost = [&] {
        return LibraryFault{LibraryProblem::Lost, "game " + std::to_string(game.number) + ", entry " +
                                                      std::to_string(entry) + " is not there any more"};
    };
    const auto tail = read_tail(database, game);
    if (const auto* fault = std::get_if<LibraryFault>(&tail))
        return fault->problem == LibraryProblem::NoSuchGame ? lost() : *fault;
    if (std::get<Tail>(tail).count < entry) return lost();
    // A torn last event may have been put aside meanwhile: then there is no such entry.
    Statement row(database, "SELECT digest FROM entry WHERE game = ? AND number = ? AND digest IS NOT NULL");
    const bool found = row.bind(game.number).bind(entry).step();
    if (row.fault()) return row.fault();
    return found && row.text(0) != digest ? std::optional(lost()) : std::nullopt;
}

void LastEntry::note(GameId game, const Tail& tail) const {
    std::string line = std::to_string(game.number) + ' ' + std::to_string(tail.count) + ' ' + tail.head.value_or("-");
    line.resize(width - 1, ' ');
    line += '\n';
    // Short of room it keeps what it had, which is true as well.
    (void)!::pwrite(*descriptor_, line.data(), line.size(), 0);
}

bool LastEntry::is_noted(const std::filesystem::path& file) { return !read_whole(file).value_or("").empty(); }

} // namespace storage
