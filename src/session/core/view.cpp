#include "src/session/core/view.hpp"

#include <algorithm>

namespace session {

WordsSeen words_seen(const speech::phrases::Runs& runs, const std::string& language) {
    const auto is_alien = [&runs](const speech::phrases::Run& run) { return run.language != runs.front().language; };
    const bool is_one = !runs.empty() && std::ranges::none_of(runs, is_alien);
    WordsSeen seen{plain_text(runs), is_one ? runs.front().language.tag : language};
    if (is_one) return seen;
    speech::phrases::Runs so_far;
    for (const speech::phrases::Run& run : runs) {
        so_far.push_back(run);
        seen.parts.push_back({run.language.tag, plain_text(so_far).size()});
    }
    return seen;
}

} // namespace session
