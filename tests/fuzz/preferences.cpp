// Settings: whatever the file holds, they are such as can be kept, and are found again as they were kept; a fault names
// its line.
#include "src/settings/file_text.hpp"

#include "tests/fuzz/support.hpp"

using namespace settings;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(fuzz::text_of(data, size));
    const Offered offered{
        {"en", "de", "fa"}, {"klangbrett", "lichess"}, {"fide-2005", "fide-2023"}, {{"en", {"en-us"}}}};
    const auto [read, fault] = read_text(text, offered);
    if (fault) {
        fuzz::require(fuzz::is_line_of(text, fault->line));
        if (std::holds_alternative<NotToml>(fault->trouble)) fuzz::require(read == Preferences{});
    }
    const auto [again, second_fault] = read_text(write_text(text, read), offered);
    fuzz::require(!second_fault && again == read);
    return 0;
}
