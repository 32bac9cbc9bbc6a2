#include "src/storage/daily_copy.hpp"

#include "base/platform/whole_file.hpp"
#include "src/storage/database.hpp"
#include "src/storage/reader.hpp"

#include <algorithm>
#include <system_error>
#include <vector>

namespace storage {
namespace {

void remove_oldest(const std::filesystem::path& folder, const std::string& stem) {
    std::error_code error;
    std::vector<std::filesystem::path> copies;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error))
        if (entry.path().filename().string().starts_with(stem + "-") && entry.path().extension() == ".sqlite")
            copies.push_back(entry.path());
    std::sort(copies.begin(), copies.end()); // by day
    // One that cannot be removed is one more that is kept.
    for (std::size_t place = 0; place + copies_kept < copies.size(); ++place)
        std::filesystem::remove(copies[place], error);
}

} // namespace

std::optional<LibraryFault> copy_daily(const std::filesystem::path& library, const std::string& day) {
    std::error_code error;
    const std::string stem = library.stem().string();
    const auto folder = std::filesystem::absolute(library, error).parent_path() / "copies";
    const auto copy = folder / (stem + "-" + day + ".sqlite");
    const auto size = std::filesystem::file_size(library, error);
    if (error || size == 0 || std::filesystem::exists(copy, error)) return std::nullopt;
    {
        const auto reader = LibraryReader::open(library);
        if (const auto* fault = std::get_if<LibraryFault>(&reader)) return *fault;
        if (auto fault = std::get<LibraryReader>(reader).check()) return fault;
    }
    std::filesystem::create_directories(folder, error);
    if (error) return LibraryFault{LibraryProblem::CannotWrite, folder.string() + ": " + error.message()};
    const std::string beside = copy.string() + ".new";
    std::filesystem::remove(beside, error);
    const auto opened = Database::open(library, Database::Sync::Full);
    if (const auto* fault = std::get_if<LibraryFault>(&opened)) return *fault;
    Statement statement(std::get<Database>(opened), "VACUUM INTO ?");
    statement.bind(std::string_view(beside)).step();
    if (statement.fault()) {
        std::filesystem::remove(beside, error);
        return statement.fault();
    }
    base::platform::make_private(beside);
    std::filesystem::rename(beside, copy, error);
    if (error) return LibraryFault{LibraryProblem::CannotWrite, copy.string() + ": " + error.message()};
    remove_oldest(folder, stem);
    return std::nullopt;
}

} // namespace storage
