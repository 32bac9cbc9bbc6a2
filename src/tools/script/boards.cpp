#include "src/tools/script/boards.hpp"

#include <utility>

namespace tools::script {
namespace {

using rules::table::Command;
using rules::table::Instant;
using rules::table::Table;
using rules::table::TimedEvent;

bool is_for_all(const Act& act) {
    const auto* command = std::get_if<Command>(&act.deed);
    return command != nullptr && std::holds_alternative<rules::table::Start>(*command);
}

/// The answer to a query has no time before it, and is printed as it is.
std::string on_second_board(const std::string& line) {
    const bool has_time = line.front() >= '0' && line.front() <= '9';
    return has_time ? line.substr(0, line.find(' ')) + " board2" + line.substr(line.find(' ')) : line;
}

} // namespace

std::optional<Instant> Boards::next_deadline() const {
    std::optional<Instant> first;
    for (const Runner& runner : runners_) {
        const auto deadline = rules::table::next_deadline(runner.table());
        if (deadline && (!first || *deadline < *first)) first = deadline;
    }
    return first;
}

std::variant<Printed, ScriptFault> Boards::run(const Act& act) {
    Printed all = pass(act.at);
    for (std::size_t board = 0; board < runners_.size(); ++board) {
        if (board != act.board && !is_for_all(act)) continue;
        const auto result = runners_[board].run(act);
        if (const auto* fault = std::get_if<ScriptFault>(&result)) return *fault;
        add(all, board, std::get<Printed>(result));
    }
    return all;
}

Printed Boards::pass(Instant until) {
    Printed all;
    for (auto at = next_deadline(); at && *at <= until; at = next_deadline()) {
        for (std::size_t board = 0; board < runners_.size(); ++board) add(all, board, runners_[board].pass(*at));
    }
    return all;
}

/// What has happened at a board, and what comes of it at the other.
void Boards::add(Printed& all, std::size_t board, const Printed& printed) {
    for (const std::string& line : printed.lines) all.lines.push_back(board == 0 ? line : on_second_board(line));
    if (board == 0) all.events.insert(all.events.end(), printed.events.begin(), printed.events.end());
    all.refused = all.refused || printed.refused;
    if (told_.empty()) return;
    Table& told = told_[board];
    std::vector<std::pair<Command, Instant>> for_other;
    for (const TimedEvent& event : printed.events) {
        for (Command& command : rules::table::for_partners(told, event.event))
            for_other.emplace_back(std::move(command), event.at);
        told = rules::table::evolve(std::move(told), event);
    }
    for (const auto& [command, at] : for_other)
        add(all, 1 - board, runners_[1 - board].apply_from_partner(command, at));
}

} // namespace tools::script
