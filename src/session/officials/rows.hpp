// Rows that put a command to the table once it is confirmed.
#pragma once

#include "src/session/core/update_context.hpp"
#include "src/session/widgets/action.hpp"

#include <optional>
#include <vector>

namespace session {

/// The rows of a list of rulings; those the table would refuse now do not come in. Refers to the scene: for immediate
/// use.
class Rows {
public:
    explicit Rows(const Scene& context)
        : step_(context) {}

    void add(speech::phrases::PhraseId name, rules::table::Command command);
    void add(speech::phrases::PhraseId name, rules::board::Color side, rules::table::Command command);
    void add(speech::phrases::Runs name, rules::table::Command command);
    /// A line to type first, where the command it is for would not be refused whatever is typed.
    void add(speech::phrases::PhraseId name, std::optional<rules::board::Color> side, TextPurpose line,
             const rules::table::Command& command);
    /// A list of its own, which has these rows; one with nothing in it but the way back does not come in.
    void add(ListKind list, const std::vector<Item>& its_rows);

    /// The rows with the way back behind them.
    std::vector<Item> with_way_back();

    std::vector<Item> rows;

private:
    bool is_possible(const rules::table::Command& command) const;

    const Scene& step_;
};

} // namespace session
