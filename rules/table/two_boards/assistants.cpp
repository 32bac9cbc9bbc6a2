#include "rules/table/two_boards/assistants.hpp"

#include "rules/table/guards.hpp"
#include "rules/table/two_boards/procedure.hpp"

namespace rules::table {

namespace {

/// Whom the assistant helps, and with what.
enum class Service {
    BlindPlayer,   ///< everything of F.2.9a-f
    OnOneBoard,    ///< the same where there is nothing to announce and to carry out
    SightedPlayer, ///< F.2.9a and b, where the opponent has nobody
    ClockAndSheet, ///< one board: for who cannot press or write
};

/// One overload for each duty; whatever has none is left to the player.
struct Obligations {
    Service service;

    bool operator()(const Say&) const { return is_on_two_boards(); }
    bool operator()(const Execute&) const { return is_on_two_boards(); }
    bool operator()(const Press&) const { return service != Service::SightedPlayer; }
    bool operator()(const Write&) const { return service != Service::SightedPlayer; }
    bool operator()(const ClaimFlag&) const { return is_for_blind(); }
    bool operator()(const ReportTouch&) const { return is_for_blind(); }
    bool operator()(const Seal&) const { return is_for_blind(); }
    template <typename Other>
    bool operator()(const Other&) const {
        return false;
    }

private:
    bool is_on_two_boards() const { return service == Service::BlindPlayer || service == Service::SightedPlayer; }
    bool is_for_blind() const { return service == Service::BlindPlayer || service == Service::OnOneBoard; }
};

Service service_of(const Table& table, Color side) {
    if (!table.boards) return table.settings.seat(side) == Seat::Blind ? Service::OnOneBoard : Service::ClockAndSheet;
    return moves_by_words(table, side) ? Service::BlindPlayer : Service::SightedPlayer;
}

laws::Rule rule_of(Service service, const Command& command) {
    if (service != Service::ClockAndSheet) return laws::Rule::Assistants;
    return std::holds_alternative<Write>(command) ? laws::Rule::AssistedSheet : laws::Rule::AssistedClock;
}

} // namespace

std::optional<Refusal> refuse_assistant(const Table& table, Color side, const Command& command) {
    const Service service = service_of(table, side);
    const laws::Rule rule = rule_of(service, command);
    if (!table.settings.assistant[static_cast<std::size_t>(side)])
        return refuse(table, RefusalReason::NoAssistant, rule);
    if (!std::visit(Obligations{service}, command)) return refuse(table, RefusalReason::NotForAssistant, rule);
    return std::nullopt;
}

} // namespace rules::table
