#include "src/session/core/top_screen.hpp"

#include "base/values/overloaded.hpp"

#include <variant>

namespace session {

TopScreen top_of(const std::vector<Screen>& screens) {
    const Screen& top = screens.back();
    const auto purpose = std::visit(
        base::values::Overloaded{
            [](const ListScreen& list) { return static_cast<std::size_t>(list.kind); },
            [](const ConfirmScreen& question) { return static_cast<std::size_t>(question.about); },
            [](const TextScreen& line) { return static_cast<std::size_t>(line.purpose); },
            [](const BoardScreen&) { return std::size_t{0}; },
            [](const ReviewScreen&) { return std::size_t{0}; },
            [](const DescribeKeysScreen& describing) { return static_cast<std::size_t>(describing.keys_of); },
        },
        top);
    return {screens.size(), top.index(), purpose};
}

} // namespace session
