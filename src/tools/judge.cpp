// `judge`: what positions say by themselves, and who can still mate.
#include "rules/notation/fen.hpp"
#include "rules/notation/uci.hpp"
#include "rules/variants/registry.hpp"
#include "rules/verdict/other_games.hpp"
#include "rules/verdict/verdict.hpp"
#include "src/tools/asking/position.hpp"
#include "src/tools/tool.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tools {

using rules::variants::Variant;
using rules::verdict::Effort;
using rules::verdict::Prospect;
using rules::verdict::State;
using rules::verdict::Winnable;

namespace {

std::string_view word(State state) {
    switch (state) {
    case State::Ongoing: return "ongoing";
    case State::Checkmate: return "checkmate";
    case State::Stalemate: return "stalemate";
    case State::Dead: return "dead";
    }
    return {};
}

std::string_view word(Winnable winnable) {
    switch (winnable) {
    case Winnable::Can: return "can";
    case Winnable::Cannot: return "cannot";
    case Winnable::Unknown: return "unknown";
    }
    return {};
}

std::string in_uci(const Prospect& prospect) {
    std::vector<std::string> moves;
    for (const auto move : prospect.helpmate) moves.push_back(rules::notation::write_uci(move));
    return fmt::format("{}", fmt::join(moves, " "));
}

struct JudgeOptions {
    std::string variant = "standard";
    bool is_fast = false;
    bool has_helpmates = false;
};

/// The variant asked for. Empty, with a complaint, where it is none.
std::optional<Variant> judged_variant(const JudgeOptions& options) {
    const auto variant = rules::variants::parse_variant(options.variant);
    if (variant) return variant;
    std::cerr << fmt::format("--variant {}: expected {}\n", options.variant, rules::variants::names_of_variants());
    return std::nullopt;
}

rules::verdict::Verdict verdict_on(const rules::variants::Position& position, Effort effort) {
    return position.description().ends_as_ordinary_chess ? rules::verdict::judge_fully(position, effort)
                                                         : rules::verdict::judge_other_game(position, effort);
}

/// The line with its answer; one that is no position is told and answered as refused.
bool judge_line(const std::string& line, int number, Variant variant, const JudgeOptions& options) {
    const auto position = asking::read_problem(line, fmt::format("standard input, line {}", number), variant);
    if (!position) {
        std::cout << line << "\trefused\t-\t-" << (options.has_helpmates ? "\t\t" : "") << std::endl;
        return false;
    }
    const auto verdict = verdict_on(*position, options.is_fast ? Effort::fast() : Effort::full());
    std::cout << fmt::format("{}\t{}\t{}\t{}", line, word(verdict.state), word(verdict.white.winnable),
                             word(verdict.black.winnable));
    if (options.has_helpmates) std::cout << fmt::format("\t{}\t{}", in_uci(verdict.white), in_uci(verdict.black));
    std::cout << std::endl; // so that who asks line by line is answered line by line
    return true;
}

} // namespace

void add_judge(Toolbox& toolbox) {
    CLI::App& command = *toolbox.app.add_subcommand(
        "judge", "Read a FEN a line and say checkmate, stalemate, dead or ongoing, and for White and for Black whether "
                 "that side can still mate by any series of legal moves: can, cannot or unknown. Each line is answered "
                 "by one: an empty line by an empty one, and what is no legal position by: refused - -");
    auto options = std::make_shared<JudgeOptions>();
    command.add_option("--variant", options->variant, "The rules played: " + rules::variants::names_of_variants())
        ->capture_default_str();
    command.add_flag("--fast", options->is_fast,
                     "For positions of games: unknown at once where nothing speaks against a mate, and "
                     "milliseconds, not seconds, for the rest");
    command.add_flag("--helpmates", options->has_helpmates,
                     "Add the moves by which White, and by which Black, can mate, if there are any");
    command.callback([options, &toolbox] {
        const auto variant = judged_variant(*options);
        if (!variant) {
            toolbox.status = Status::BadInput;
            return;
        }
        std::string line;
        for (int number = 1; std::cout && std::getline(std::cin, line); ++number) {
            if (!line.empty() && line.back() == '\r') line.pop_back();
            std::replace(line.begin(), line.end(), '\t', ' '); // a tab ends a column of the answer
            if (line.find_first_not_of(' ') == std::string::npos)
                std::cout << std::endl;
            else if (!judge_line(line, number, *variant, *options))
                toolbox.status = Status::No;
        }
    });
}

} // namespace tools
