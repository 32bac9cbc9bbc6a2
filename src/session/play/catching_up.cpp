#include "src/session/play/catching_up.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/replaying.hpp"
#include "src/session/play/running_engines.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace session {

namespace announce = speech::announce;

using rules::table::TimedEvent;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// Empty, and said, where the events are no game by the edition they name.
std::optional<rules::table::Replayed> replay(UpdateContext& context, const game::TableCame& came,
                                             const std::vector<TimedEvent>& events) {
    auto found = replay_game(context, came.settings, events);
    if (auto* why_not = std::get_if<Runs>(&found)) {
        context.alarm(std::move(*why_not));
        return std::nullopt;
    }
    return std::move(std::get<game::ReplayedGame>(found).replayed);
}

bool are_alike(const rules::table::Table& one, const rules::table::Table& other) {
    return one.last == other.last && one.phase == other.phase && one.plies.size() == other.plies.size() &&
           one.position.repetition_key() == other.position.repetition_key();
}

void say_how_it_stands(UpdateContext& context) {
    const rules::table::Table& table = context.game().table;
    const auto turn = [&](const announce::Manner& how) {
        return table.outcome ? announce::describe_outcome(*table.outcome, how)
                             : announce::describe_turn(table.position, how);
    };
    context.news(context.phrase(PhraseId::GameChanged, {{"number", table.position.fullmove_number()}}));
    context.news(turn(manner(context)));
    context.show_readers(turn(manner_for_all(context)));
}

/// The events that were heard are no longer what happened.
void replace(UpdateContext& context, rules::table::Replayed whole) {
    Game& game = context.game();
    game.table = std::move(whole.table);
    game.last_ruling = whole.last_rule;
    game.move_list.cut(0);
    list_moves(context.model, game);
    empty_hands_and_minds(context);
    drop_hints(context);
    drop_what_was_asked(context);
    if (game.table.outcome) end_engines(context);
    say_how_it_stands(context);
}

} // namespace

void catch_up(UpdateContext& context, const game::TableCame& came) {
    const auto heard = static_cast<std::size_t>(context.game().next.value - game::EventNumber{}.value);
    auto whole = replay(context, came, came.events);
    if (!whole) return;
    const auto news = std::next(came.events.begin(), static_cast<std::ptrdiff_t>(std::min(heard, came.events.size())));
    const auto known = replay(context, came, {came.events.begin(), news});
    if (!known) return;
    context.game().stand.awaits_ruling.reset(); // what follows is told at the time it is now
    if (heard <= came.events.size() && are_alike(known->table, context.game().table))
        for (const TimedEvent& event : std::vector(news, came.events.end())) tell_event(context, event);
    else
        replace(context, std::move(*whole));
    Game& game = context.game();
    game.next = came.next();
    game.stand = came.stand;
    game.seats = came.seats;
    context.must_settle = true;
}

} // namespace session
