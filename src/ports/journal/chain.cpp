#include "src/ports/journal/chain.hpp"

#include "base/digest/digest.hpp"

#include <algorithm>

namespace ports::journal {

using base::digest::digest_of;
namespace {

/// With its length in front, so that no two rows run together into the same text.
std::string field(const std::optional<std::string>& text) {
    return text ? std::to_string(text->size()) + ":" + *text + "\n" : "-\n";
}

bool was_never_chained(const KeptChain& chain) {
    return !chain.root && !chain.head &&
           std::none_of(chain.entries.begin(), chain.entries.end(),
                        [](const LinkedEntry& entry) { return entry.digest.has_value(); });
}

/// Precondition: the chain is whole.
bool has_had_head(const KeptChain& chain, std::string_view digits) {
    return chain.root->starts_with(digits) ||
           std::any_of(chain.entries.begin(), chain.entries.end(),
                       [digits](const LinkedEntry& entry) { return entry.digest->starts_with(digits); });
}

} // namespace

std::string root_of(const GameRow& game) {
    const auto level = game.level ? std::optional(std::to_string(*game.level)) : std::nullopt;
    return digest_of("Klangbrett game\n" + field(std::to_string(game.id)) + field(game.settings) + field(game.white) +
                     field(game.black) + field(game.engine) + field(level) + field(game.started));
}

std::string link(std::string_view before, std::string_view kind, std::string_view line) {
    return digest_of(std::string(before) + "\n" + std::string(kind) + "\n" + std::string(line));
}

ChainState examine(const KeptChain& chain, std::string_view noted) {
    if (was_never_chained(chain)) return noted.empty() ? ChainState{Unchained{}} : Replaced{};
    std::string before = root_of(chain.game);
    if (chain.root != before) return Changed{0};
    std::int64_t last = 0;
    for (const LinkedEntry& entry : chain.entries) {
        if (entry.number > last + 1) return MissingAfter{last};
        before = link(before, entry.kind, entry.line);
        if (entry.number != last + 1 || entry.digest != before) return Changed{entry.number};
        last = entry.number;
    }
    if (last > chain.count) return Changed{chain.count + 1};
    if (last < chain.count || chain.head != before) return MissingAfter{last};
    if (!has_had_head(chain, noted)) return Replaced{};
    return Whole{last, before};
}

} // namespace ports::journal
