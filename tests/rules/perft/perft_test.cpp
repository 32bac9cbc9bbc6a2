#include "rules/notation/fen.hpp"
#include "rules/variants/position.hpp"
#include "tests/support/catch.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

using rules::variants::Variant;

struct Line {
    std::string where;
    Variant variant;
    std::string fen;
    std::vector<std::pair<int, std::uint64_t>> counts;
};

/// A file is named after the variant it is about; all others are about ordinary chess.
Variant variant_of(const std::filesystem::path& path) {
    return rules::variants::parse_variant(path.stem().string()).value_or(Variant::Standard);
}

/// `FEN ;D1 20 ;D2 400`, a line each; `#` starts a comment.
std::vector<Line> read_lines(const std::filesystem::path& path) {
    std::vector<Line> lines;
    std::ifstream file(path);
    std::string text;
    for (int number = 1; std::getline(file, text); ++number) {
        if (text.empty() || text.front() == '#') continue;
        std::istringstream fields(text);
        Line line{path.filename().string() + ":" + std::to_string(number), variant_of(path), {}, {}};
        std::getline(fields, line.fen, ';');
        for (std::string count; std::getline(fields, count, ';');) {
            std::istringstream words(count);
            char letter = 0;
            std::pair<int, std::uint64_t> wanted;
            words >> letter >> wanted.first >> wanted.second;
            INFO(line.where);
            REQUIRE((words && letter == 'D'));
            line.counts.push_back(wanted);
        }
        INFO(line.where);
        REQUIRE_FALSE(line.counts.empty());
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace

TEST_CASE("The tree of legal moves has as many leaves as every perft file says") {
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(KLANGBRETT_SOURCE_DIR "/tests/rules/perft")) {
        if (entry.path().extension() != ".perft") continue;
        ++files;
        for (const Line& line : read_lines(entry.path())) {
            INFO(line.where << ": " << line.fen);
            const auto setup = rules::notation::read_fen(line.fen);
            REQUIRE(std::holds_alternative<rules::board::Setup>(setup));
            const auto made = rules::variants::Position::from_setup(std::get<rules::board::Setup>(setup), line.variant);
            REQUIRE(std::holds_alternative<rules::variants::Position>(made));
            const auto& position = std::get<rules::variants::Position>(made);
            for (const auto& [depth, leaves] : line.counts) {
                INFO(depth << " plies");
                CHECK(position.perft(depth) == leaves);
            }
        }
    }
    CHECK(files >= 1);
}
