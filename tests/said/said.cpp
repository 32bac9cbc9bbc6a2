// Big truths are files: everything said about a game, language by language, in locales/<tag>/said.txt.
#include "tests/said/scenes.hpp"
#include "tests/speech/support/words.hpp"

#include <cstdlib>

namespace {

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return text;
}

/// The first line that differs, with the line that stood there; empty if none does.
std::string first_difference(const std::string& written, const std::string& now) {
    std::istringstream written_lines(written);
    std::istringstream now_lines(now);
    std::string old_line;
    std::string new_line;
    for (int number = 1;; ++number) {
        const bool has_old = static_cast<bool>(std::getline(written_lines, old_line));
        const bool has_new = static_cast<bool>(std::getline(now_lines, new_line));
        if (!has_old && !has_new) return {};
        if (!has_old) old_line = "(nothing)";
        if (!has_new) new_line = "(nothing)";
        if (old_line != new_line)
            return "line " + std::to_string(number) + "\n  was: " + old_line + "\n  now: " + new_line;
    }
}

} // namespace

TEST_CASE("Everything is said as it is written down") {
    const auto locales = words::source / "locales";
    for (const auto& language : speech::phrases::languages(locales)) {
        const auto file = locales / language.tag / "said.txt";
        const std::string now = joined(said::lines(words::load_catalogue(language.tag)));
        if (std::getenv("KLANGBRETT_WRITE_SAID") != nullptr) std::ofstream(file, std::ios::binary) << now;
        INFO(file.string() << ": if the new words are meant, run this test with KLANGBRETT_WRITE_SAID=1 and look at "
                              "the difference before committing it");
        CHECK(first_difference(words::read_file(file), now) == "");
    }
}
