// Settings: whatever the file holds, they are such as can be kept, and are found again as they were kept; a fault names
// its line.
#include "src/storage/preferences.hpp"

#include "tests/fuzz/support.hpp"

#include <filesystem>
#include <unistd.h>

using namespace storage;

namespace {

/// A folder of this process's own, in memory where there is such a place.
const std::filesystem::path& folder() {
    static const std::filesystem::path made = [] {
        std::error_code missing;
        const std::filesystem::path memory = "/dev/shm";
        const auto top =
            std::filesystem::is_directory(memory, missing) ? memory : std::filesystem::temp_directory_path();
        const auto own = top / ("klangbrett-fuzz-" + std::to_string(::getpid()));
        std::filesystem::create_directories(own);
        std::atexit([] { std::filesystem::remove_all(folder()); });
        return own;
    }();
    return made;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    const Offered offered{
        {"en", "de", "fa"}, {"klangbrett", "lichess"}, {"fide-2005", "fide-2023"}, {{"en", {"en-us"}}}};
    const auto file = folder() / "settings.toml";
    std::ofstream(file, std::ios::binary | std::ios::trunc)
        .write(text.data(), static_cast<std::streamsize>(text.size()));
    const auto [read, fault] = load_preferences(file, offered);
    if (fault) {
        fuzz::require(fault->line == 0 || fuzz::is_line_of(text, fault->line));
        fuzz::require(!std::holds_alternative<NotReadable>(fault->trouble));
        if (std::holds_alternative<NotToml>(fault->trouble)) fuzz::require(read == Preferences{});
    }
    fuzz::require(!save_preferences(file, read));
    const auto [again, second_fault] = load_preferences(file, offered);
    fuzz::require(!second_fault && again == read);
    return 0;
}
