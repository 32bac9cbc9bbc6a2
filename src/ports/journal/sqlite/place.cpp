#include "src/ports/journal/sqlite/place.hpp"

#include "base/platform/paths.hpp"
#include "src/ports/journal/sqlite/database.hpp"
#include "src/ports/journal/sqlite/free_name.hpp"
#include "src/ports/journal/sqlite/schema.hpp"

#include <system_error>
#include <utility>

namespace ports::journal::sqlite {

bool is_sound(const std::filesystem::path& file) {
    const auto opened = Database::open_to_read(file, "mode=ro");
    return std::holds_alternative<Database>(opened) && !check_pages(std::get<Database>(opened));
}

std::uintmax_t bytes_in(const std::filesystem::path& file) {
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    return error ? 0 : size;
}

std::filesystem::path log_of(const std::filesystem::path& file) { return base::platform::with_suffix(file, "-wal"); }

std::filesystem::path rollback_journal_of(const std::filesystem::path& file) {
    return base::platform::with_suffix(file, "-journal");
}

std::filesystem::path name_of_log_aside(const std::filesystem::path& log) {
    return free_name(base::platform::with_suffix(log, ".aside"));
}

Place::Place(std::filesystem::path file)
    : file_(std::move(file))
    , database_(base::platform::identity_of(file_))
    , log_(base::platform::identity_of(log_of(file_)))
    , size_(bytes_in(file_))
    , log_size_(bytes_in(log_of(file_))) {}

bool Place::is_unchanged() {
    return database_ && base::platform::identity_of(file_) == database_ &&
           base::platform::identity_of(log_of(file_)) == log_ && is_whole() && is_log_whole();
}

bool Place::is_whole() {
    constexpr std::uintmax_t smallest_page = 512;
    const std::uintmax_t now = bytes_in(file_);
    if (now < smallest_page || (now < size_ && !is_sound(file_))) return false;
    size_ = now;
    return true;
}

bool Place::is_log_whole() {
    const std::uintmax_t now = bytes_in(log_of(file_));
    if (now < log_size_ && !is_sound(file_)) return false;
    log_size_ = now;
    return true;
}

void Place::note_log() { log_size_ = bytes_in(log_of(file_)); }

Fault Place::gone() const {
    return {Problem::Gone,
            base::platform::shown(file_) + ": the file that was opened is not there any more, or not all of it"};
}

void Place::set_log_aside(OwnLog own) const {
    const std::filesystem::path log = log_of(file_);
    const bool is_own = base::platform::identity_of(log) == log_;
    std::error_code error;
    if (own == OwnLog::Kept && !is_own) return;
    if (own == OwnLog::Removed && is_own)
        std::filesystem::remove(log, error);
    else
        std::filesystem::rename(log, name_of_log_aside(log), error);
    std::filesystem::remove(base::platform::with_suffix(file_, "-shm"), error);
}

std::optional<Fault> Place::fill_with(const std::filesystem::path& beside) const {
    std::error_code error;
    std::filesystem::create_hard_link(beside, file_, error); // a name that is taken is not taken over
    const bool has_links = error != std::errc::operation_not_permitted && error != std::errc::not_supported;
    if (!has_links) std::filesystem::rename(beside, file_, error);
    std::error_code left;
    if (has_links) std::filesystem::remove(beside, left);
    if (error == std::errc::file_exists) return gone();
    if (error) return Fault{Problem::CannotWrite, base::platform::shown(file_) + ": " + error.message()};
    return std::nullopt;
}

} // namespace ports::journal::sqlite
