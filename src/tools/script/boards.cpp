#include "src/tools/script/boards.hpp"

#include <chrono>
#include <utility>

namespace tools::script {
namespace {

using rules::table::Command;
using rules::table::Instant;

bool is_for_all(const Act& act) {
    const auto* command = std::get_if<Command>(&act.deed);
    return command != nullptr && std::holds_alternative<rules::table::Start>(*command);
}

} // namespace

std::optional<Instant> Boards::next_deadline() const {
    const auto next = match_.next_deadline();
    if (!next) return std::nullopt;
    return Instant(std::chrono::ceil<Instant::duration>(next->time_since_epoch()));
}

std::variant<Printed, ScriptFault> Boards::run(const Act& act) {
    Printed all = pass(act.at);
    for (std::size_t board = 0; board < match_.size(); ++board) {
        if (board != act.board && !is_for_all(act)) continue;
        auto result = script::run(act, board, {match_, notes_, envelopes_, spoken_});
        if (const auto* fault = std::get_if<ScriptFault>(&result)) return *fault;
        const auto& printed = std::get<Printed>(result);
        all.lines.insert(all.lines.end(), printed.lines.begin(), printed.lines.end());
        all.events.insert(all.events.end(), printed.events.begin(), printed.events.end());
        all.refused = all.refused || printed.refused;
    }
    return all;
}

Printed Boards::pass(Instant until) {
    Printed all;
    for (const game::AtBoard& happened : match_.pass_time(program_time(until))) notes_.add(all, happened);
    return all;
}

} // namespace tools::script
