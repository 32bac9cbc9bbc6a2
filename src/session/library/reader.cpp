#include "src/session/library/reader.hpp"

#include "src/session/board/game_answers.hpp"

#include <utility>

namespace session {

using rules::board::Color;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

std::vector<ParticipantId> readers_by_lines(const Model& model) {
    std::vector<ParticipantId> found;
    for (const auto& [who, participant] : model.participants)
        if (participant.means == Means::Lines) found.push_back(who);
    return found;
}

/// On behalf of another participant.
template <typename Do>
void as(UpdateContext& context, ParticipantId who, const Do& act) {
    const ParticipantId before = std::exchange(context.who, who);
    act();
    context.who = before;
}

/// Nothing they did at the table they were at is of another one.
void begin_anew(Participant& reader) {
    leave_table(reader);
    reader.finger = {.square = usual_square(Color::White)};
    reader.finger_elsewhere = reader.finger;
    reader.refused.reset();
}

void sit_down_as_arbiter(Participant& reader, TableId table) {
    begin_anew(reader);
    reader.table = table;
    reader.seats = {game::ArbitersSeat{}};
    reader.screens = {ListScreen{ListKind::MainMenu}, BoardScreen{}};
}

Runs who_plays(const Scene& context, Color side) {
    if (const SeatedEngine* engine = context.game().engine_of(side))
        return {{words(context).catalogue->language(), engine->opponent.spec.name}};
    const bool is_at_keyboard =
        keyboard_side(context.model) == side ||
        waits_for(context.model.participants.at(at_keyboard(context.model)), *context.table, side);
    return context.phrase(PhraseId::ReaderPlayer, {{"where", is_at_keyboard ? "keyboard" : "mouse"}});
}

void tell_of_game(UpdateContext& context) {
    context.news(context.phrase(PhraseId::ReaderGame, {{"white", who_plays(context, Color::White)},
                                                       {"black", who_plays(context, Color::Black)}}));
    if (context.game().table.plies.empty()) return;
    context.news(last_move(context));
    context.news(whose_turn(context));
}

} // namespace

void reader_came(UpdateContext& context, ParticipantId who) {
    const auto table = context.model.participants.at(at_keyboard(context.model)).table;
    Participant reader{.means = Means::Lines,
                       .has_screen = false,
                       .screens = {ListScreen{ListKind::MainMenu}},
                       .own_preferences = context.model.preferences};
    if (table) sit_down_as_arbiter(reader, *table);
    context.model.participants[who] = std::move(reader);
    as(context, who, [&] {
        context.table = table;
        context.news(context.phrase(PhraseId::ReaderWelcome));
        if (context.has_game()) tell_of_game(context);
    });
    as(context, at_keyboard(context.model), [&] { context.news(context.phrase(PhraseId::ReaderCame)); });
}

void reader_left(UpdateContext& context) {
    context.news(context.phrase(PhraseId::ProgramGoodbye));
    remove_participant(context.model, context.who);
    context.who = at_keyboard(context.model);
    context.table = context.participant().table;
    context.is_place_untold = false;
    context.news(context.phrase(PhraseId::ReaderLeft));
}

void tell_readers_of_game(UpdateContext& context) {
    for (const ParticipantId who : readers_by_lines(context.model)) {
        sit_down_as_arbiter(context.model.participants.at(who), *context.table);
        as(context, who, [&] { tell_of_game(context); });
    }
}

void send_readers_away(UpdateContext& context) {
    for (const ParticipantId who : readers_by_lines(context.model)) {
        Participant& reader = context.model.participants.at(who);
        begin_anew(reader);
        reader.screens = {ListScreen{ListKind::MainMenu}};
        as(context, who, [&] { context.news(context.phrase(PhraseId::ReaderGameLeft)); });
    }
}

} // namespace session
