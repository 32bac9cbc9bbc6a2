#include "src/tools/script/citing.hpp"

#include "rules/journal/event_lines.hpp"

namespace tools::script {

std::string write_cited(const rules::table::Table& before, const rules::table::TimedEvent& event) {
    const auto rule = rules::table::rule_of(before, event.event);
    return rules::journal::write_line(event) + (rule ? " art=" + before.laws.article(*rule) : "");
}

} // namespace tools::script
