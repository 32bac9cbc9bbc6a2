// Rows that give a command to the table once it is confirmed.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <optional>
#include <vector>

namespace session {

/// The rows of a list of rulings, without those the table would refuse now. Refers to the scene: for immediate
/// use.
class Rows {
public:
    explicit Rows(const Scene& context)
        : step_(context) {}

    void add(speech::phrases::PhraseId name, rules::table::Command command);
    void add(speech::phrases::PhraseId name, rules::board::Color side, rules::table::Command command);
    void add(speech::phrases::Runs name, rules::table::Command command);
    /// A row that first asks for a line of text. Left out if the table would refuse the command whatever is typed.
    void add(speech::phrases::PhraseId name, std::optional<rules::board::Color> side, TextPurpose line,
             const rules::table::Command& command);
    /// A list of its own with these rows. Left out if it has nothing but the way back.
    void add(ListKind list, const std::vector<Item>& its_rows);

    /// The rows, and behind them the way back to the list this one was opened from.
    std::vector<Item> with_way_back_to(ListKind list);

    std::vector<Item> rows;

private:
    bool is_possible(const rules::table::Command& command) const;

    const Scene& step_;
};

} // namespace session
