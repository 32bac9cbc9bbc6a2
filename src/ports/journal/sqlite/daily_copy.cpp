#include "src/ports/journal/sqlite/daily_copy.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/whole_file.hpp"
#include "src/ports/journal/sqlite/database.hpp"
#include "src/ports/journal/sqlite/game_lock.hpp"
#include "src/ports/journal/sqlite/reader.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace ports::journal::sqlite {
namespace {

/// `2026-11-23`.
bool is_day(std::string_view text) {
    constexpr std::string_view form = "0000-00-00";
    return text.size() == form.size() && std::equal(text.begin(), text.end(), form.begin(), [](char sign, char wanted) {
               return wanted == '0' ? sign >= '0' && sign <= '9' : sign == wanted;
           });
}

constexpr std::string_view copied = ".sqlite";
constexpr std::string_view half_made = ".sqlite.new";

/// Whether the name is one that copies are given here; others in the folder are somebody's own.
bool is_copy(const std::filesystem::path& name, const std::filesystem::path& begins, std::string_view ending) {
    const std::string text = base::platform::text_of(name);
    const std::string begin = base::platform::text_of(begins);
    if (!text.starts_with(begin) || !text.ends_with(ending) || text.size() < begin.size() + ending.size()) return false;
    return is_day(std::string_view(text).substr(begin.size(), text.size() - begin.size() - ending.size()));
}

std::vector<std::filesystem::path> copies_in(const std::filesystem::path& folder, const std::filesystem::path& begins,
                                             std::string_view ending) {
    std::error_code error;
    std::vector<std::filesystem::path> copies;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error))
        if (is_copy(entry.path().filename(), begins, ending)) copies.push_back(entry.path());
    return copies;
}

void remove_oldest(const std::filesystem::path& folder, const std::filesystem::path& begins) {
    std::error_code error;
    auto copies = copies_in(folder, begins, copied);
    std::sort(copies.begin(), copies.end()); // by day
    // One that cannot be removed is one more that is kept.
    for (std::size_t place = 0; place + copies_kept < copies.size(); ++place)
        std::filesystem::remove(copies[place], error);
}

std::optional<Fault> copy_now(const std::filesystem::path& library, const std::string& day,
                              const std::stop_token& stop) {
    std::error_code error;
    const auto begins = base::platform::with_suffix(library.stem(), "-");
    const auto folder = std::filesystem::absolute(library, error).parent_path() / "copies";
    const auto copy = folder / base::platform::with_suffix(begins, day + ".sqlite");
    const auto size = std::filesystem::file_size(library, error);
    if (error || size == 0 || std::filesystem::exists(copy, error)) return std::nullopt;
    {
        const auto reader = LibraryReader::open(library);
        if (const auto* fault = std::get_if<Fault>(&reader)) return *fault;
        std::get<LibraryReader>(reader).database().give_up_on(stop);
        auto fault = std::get<LibraryReader>(reader).check();
        if (stop.stop_requested()) return std::nullopt;
        if (fault) return fault;
    }
    std::filesystem::create_directories(folder, error);
    if (error) return Fault{Problem::CannotWrite, base::platform::shown(folder) + ": " + error.message()};
    auto locks = GameLocks::open(base::platform::with_suffix(library, ".playing"));
    if (const auto* fault = std::get_if<Fault>(&locks)) return *fault;
    if (!std::get<GameLocks>(locks).take_copying()) return std::nullopt; // another program is making it
    const auto beside = base::platform::with_suffix(copy, ".new");
    for (const auto& left : copies_in(folder, begins, half_made)) std::filesystem::remove(left, error);
    const auto opened = Database::open(library, Database::Sync::Full);
    if (const auto* fault = std::get_if<Fault>(&opened)) return *fault;
    std::get<Database>(opened).give_up_on(stop);
    Statement statement(std::get<Database>(opened), "VACUUM INTO ?");
    statement.bind(base::platform::text_of(beside)).step();
    if (statement.fault()) {
        std::filesystem::remove(beside, error);
        return stop.stop_requested() ? std::nullopt : statement.fault();
    }
    base::platform::make_private(beside);
    std::filesystem::rename(beside, copy, error);
    if (error) return Fault{Problem::CannotWrite, base::platform::shown(copy) + ": " + error.message()};
    remove_oldest(folder, begins);
    return std::nullopt;
}

} // namespace

/// Another program may be making the library, or the copy, at that moment: what is wrong then is not wrong any more a
/// little later.
std::optional<Fault> copy_daily(const std::filesystem::path& library, const std::string& day,
                                const std::stop_token& stop) {
    constexpr int tries = 3;
    constexpr int pause_ms = 1000;
    constexpr int step_ms = 20;
    auto fault = copy_now(library, day, stop);
    for (int next = 1; next < tries && fault; ++next) {
        for (int waited_ms = 0; waited_ms < pause_ms && !stop.stop_requested(); waited_ms += step_ms)
            sqlite3_sleep(step_ms);
        if (stop.stop_requested()) return std::nullopt;
        fault = copy_now(library, day, stop);
    }
    return fault;
}

} // namespace ports::journal::sqlite
