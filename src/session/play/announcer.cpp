#include "src/session/play/announcer.hpp"

#include "rules/table/two_boards/procedure.hpp"
#include "speech/announce/announce.hpp"
#include "speech/announce/describe.hpp"
#include "speech/announce/room.hpp"
#include "speech/announce/two_boards.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/key_words.hpp"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace session {

namespace announce = speech::announce;

using rules::board::Color;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// A result, and which key leads on from here.
Runs with_what_next(const Scene& context, Runs result, const rules::table::Ended& ended) {
    // What is won or lost at one board of doubles is so at the other: that ends next.
    const bool is_draw = ended.result == rules::table::Result::Draw;
    if (is_draw && is_other_board_on(context)) return with_other_board(context, std::move(result));
    result = with_team_result(context, std::move(result), ended.result);
    const Chord* menu = key_map(context.model).chord_for(Command::GameMenu, KeyContext::Board);
    if (menu == nullptr) return result;
    return context.phrase(PhraseId::GameOver, {{"result", std::move(result)}, {"menu", chord_words(context, *menu)}});
}

/// What is told of an event and, where it stops or ends one board of doubles, that the other one plays on or what it
/// means for the team.
Runs with_meaning_for_team(const Scene& context, Runs told, const rules::table::Event& event) {
    const bool stops = std::holds_alternative<rules::table::Stopped>(event);
    if (stops && is_other_board_playing(context)) return with_other_board(context, std::move(told));
    const auto* ended = std::get_if<rules::table::Ended>(&event);
    return ended == nullptr ? told : with_team_result(context, std::move(told), ended->result);
}

/// Which move is announced by telling of this event, and is kept as sound if the player wants that: as it is spoken at
/// the keyboard.
std::optional<Keeping> keeping_of(const Scene& context, const rules::table::Table& before,
                                  const rules::table::TimedEvent& event) {
    const Game& game = context.game();
    const auto id = game.in_library();
    if (context.participant().means != Means::Keyboard) return std::nullopt;
    if (context.model.preferences.keep_sound == settings::KeepSound::Off || !id) return std::nullopt;
    const std::size_t made = before.plies.size();
    if (std::holds_alternative<rules::table::Made>(event.event)) return Keeping{*id, event.at, made + 1};
    if (!std::holds_alternative<rules::table::Said>(event.event)) return std::nullopt;
    // A blind player's words make the move; a sighted one's come after it.
    return Keeping{*id, event.at, before.boards->receiver ? made : made + 1};
}

bool is_of_hands(const rules::table::Event& event) {
    return std::holds_alternative<rules::table::Lifted>(event) || std::holds_alternative<rules::table::Placed>(event) ||
           std::holds_alternative<rules::table::TakenOff>(event);
}

/// On two boards the hands and the times that are asked for are a player's own; who only looks on hears what is
/// announced and repeated, and what is ruled.
bool is_private(const rules::table::Event& event) {
    return is_of_hands(event) || std::holds_alternative<rules::table::Executed>(event) ||
           std::holds_alternative<rules::table::TimeTold>(event) ||
           std::holds_alternative<rules::table::MovesTold>(event);
}

/// The model as that participant has it.
Scene scene_of(const UpdateContext& context, ParticipantId who) {
    return {context.model, context.now, who, context.table};
}

/// Everything the event has to say to somebody who is told in words, in theirs.
void announce_in_words(UpdateContext& context, ParticipantId listener, const rules::table::Table& before,
                       const rules::table::TimedEvent& event) {
    if (context.hands_untold && is_of_hands(event.event)) return;
    const Scene scene = scene_of(context, listener);
    if (before.boards && scene.participant().seats.empty() && is_private(event.event)) return;
    const auto* ended = std::get_if<rules::table::Ended>(&event.event);
    const std::optional<Keeping> keeping = keeping_of(scene, before, event);
    const announce::Manner how = manner(scene);
    const announce::Manner recorded = manner_for_all(scene);
    std::vector<announce::Utterance> told = announce::announce(before, event, how);
    const std::vector<announce::Utterance> kept =
        keeping ? announce::announce(before, event, recorded) : std::vector<announce::Utterance>{};
    for (std::size_t place = 0; place < told.size(); ++place) {
        announce::Utterance& utterance = told[place];
        Runs other;
        if (keeping && kept[place].runs != utterance.runs) other = kept[place].runs;
        utterance.runs = ended != nullptr ? with_what_next(scene, std::move(utterance.runs), *ended)
                                          : with_meaning_for_team(scene, std::move(utterance.runs), event.event);
        context.tell(listener, std::move(utterance), keeping, std::move(other));
    }
}

/// Whose move the event tells that the opponent is to repeat: one that is announced, or repeated wrongly, or comes out
/// of an envelope and does not end the game.
std::optional<rules::board::Color> mover_to_repeat(const rules::table::Table& before,
                                                   const rules::table::TimedEvent& event) {
    if (const auto* said = std::get_if<rules::table::Said>(&event.event)) return said->by.side;
    const auto* repeated = std::get_if<rules::table::Repeated>(&event.event);
    if (repeated != nullptr && before.boards && repeated->move != before.boards->announced) return !repeated->side;
    const auto* made = std::get_if<rules::table::Made>(&event.event);
    const bool is_unsealed = made != nullptr && before.boards && before.unsealing;
    if (is_unsealed && !rules::table::ends_game(before, event.at, *made)) return made->side;
    return std::nullopt;
}

/// What they are to repeat they read only once they have: until then they have heard it (F.2.1).
void show_to_reader(UpdateContext& context, ParticipantId reader, const rules::table::Table& before,
                    const rules::table::TimedEvent& event) {
    const Scene scene = scene_of(context, reader);
    const announce::Manner how = manner_for_all(scene);
    const auto mover = mover_to_repeat(before, event);
    if (mover && mover != how.listener) return context.show(reader, context.phrase(PhraseId::GameToRepeat));
    for (announce::Utterance& utterance : announce::announce(before, event, how))
        context.show(reader, with_meaning_for_team(scene, std::move(utterance.runs), event.event));
}

/// A real clock is heard when somebody presses it; an engine has no hand to do so.
void click_clock(UpdateContext& context, rules::board::Color side) {
    const Game& game = context.game();
    const bool is_by_hand = game.has_two_boards() && game.engine_of(side) == nullptr;
    if (!is_by_hand || !game.table.clock.exists()) return;
    for (const ParticipantId who : who_is_at(context.model, game.table_id)) {
        const Scene scene = scene_of(context, who);
        if (!scene.participant().is_told()) continue;
        const announce::Manner how = manner(scene);
        context.sound(who, scene.phrase(PhraseId::AnnouncePressed, {{"who", announce::who_word(side, how)}}),
                      sounds::cues::Cue::ClockPressed);
    }
}

/// Whoever has to capture is told so where that is new, and by a sound as long as it goes on: as the other has moved,
/// or on two boards as that is carried out, for nobody is told before of what was announced.
void tell_must_capture(UpdateContext& context, const rules::table::Table& before, const rules::table::Event& event) {
    const auto* made = std::get_if<rules::table::Made>(&event);
    const auto* executed = std::get_if<rules::table::Executed>(&event);
    if (before.boards ? executed == nullptr : made == nullptr) return;
    const std::span<const rules::table::Ply> plies = before.plies;
    if (executed != nullptr && (plies.empty() || executed->move != plies.back().move)) return; // carried out otherwise
    const auto after = made != nullptr ? before.position.after(made->move) : before.position;
    if (!after.must_capture()) return;
    const auto earlier = executed == nullptr ? plies : plies.first(plies.size() - 1);
    const bool is_new = earlier.empty() || !earlier.back().before.must_capture();
    for (const ParticipantId who : who_is_at(context.model, context.game().table_id)) {
        const Scene scene = scene_of(context, who);
        const announce::Manner how = manner(scene);
        if (how.listener && how.listener != after.turn()) continue;
        Runs words = scene.phrase(PhraseId::AnnounceMustCapture, {{"who", announce::who_word(after.turn(), how)}});
        if (!scene.participant().is_told())
            context.show(who, words);
        else if (is_new)
            context.tell(who, {std::move(words), announce::Urgency::News, sounds::cues::Cue::MustCapture});
        else
            context.sound(who, words, sounds::cues::Cue::MustCapture);
    }
}

/// What ends the game or stops it, or lets it go on.
bool is_of_whole_game(const rules::table::Event& event) {
    return std::holds_alternative<rules::table::Ended>(event) || std::holds_alternative<rules::table::Stopped>(event) ||
           std::holds_alternative<rules::table::Restarted>(event);
}

/// Whether it is told at once at the other board of doubles: what ends or stops the game there is always, and
/// everything where that board is looked at, or somebody plays there who waits for the keyboard.
bool is_told_to_partner(const Scene& context, const rules::table::Table& before, const rules::table::Event& event) {
    if (is_of_whole_game(event)) return true;
    // Whoever plays there hears it at the same loudspeaker.
    const bool looks_there = context.participant().looks_at == context.table;
    if (looks_there || waits_for(context.participant(), *context.table)) return !is_of_hands(event);
    const auto* made = std::get_if<rules::table::Made>(&event);
    if (made == nullptr) return false;
    switch (context.preferences().partners_board) {
    case settings::PartnersBoard::Moves: return true;
    case settings::PartnersBoard::Captures:
        return before.position.captured(made->move) || before.position.after(made->move).is_check();
    case settings::PartnersBoard::Silent: return false;
    }
    return false;
}

/// What happens at the other board of doubles, in a voice of its own and behind all that happens at one's own.
void announce_to_partners(UpdateContext& context, const rules::table::Table& before,
                          const rules::table::TimedEvent& event) {
    for (const ParticipantId who : whose_partners_are_at(context.model, context.game().table_id)) {
        const Scene scene = scene_of(context, who);
        if (!is_told_to_partner(scene, before, event.event)) continue;
        announce::Manner how = manner(scene);
        how.listener.reset(); // also while they look back at their own game, they play neither side there
        for (announce::Utterance& utterance : announce::announce(before, event, how)) {
            if (utterance.runs.empty()) continue;
            Runs news = with_meaning_for_team(scene, std::move(utterance.runs), event.event);
            Runs words = scene.phrase(PhraseId::GameAtPartners, {{"news", std::move(news)}});
            if (scene.participant().is_told())
                context.tell(who, {speech::phrases::as_partners(std::move(words)), announce::Urgency::Aside, {}});
            else
                context.show(who, words);
        }
    }
}

} // namespace

namespace {

/// Who has made a move after all is not told any more why another one was refused.
void forget_refusals(UpdateContext& context, const std::vector<ParticipantId>& here, const rules::table::Event& event) {
    const auto* made = std::get_if<rules::table::Made>(&event);
    if (made == nullptr) return;
    for (const ParticipantId who : here) {
        Participant& participant = context.model.participants.at(who);
        if (side_of(participant) == made->side) participant.refused.reset();
    }
}

} // namespace

void announce_event(UpdateContext& context, const rules::table::TimedEvent& event) {
    const rules::table::Table& before = context.game().table;
    const std::vector<ParticipantId> here = who_is_at(context.model, context.game().table_id);
    if (context.model.preferences.room_output && context.is_heard()) {
        const announce::Manner how = manner_for_all(scene_of(context, at_keyboard(context.model)));
        for (announce::Utterance& utterance : announce::announce_to_room(before, event, how))
            context.tell_room(std::move(utterance));
    }
    for (const ParticipantId who : here) {
        if (context.model.participants.at(who).is_told())
            announce_in_words(context, who, before, event);
        else
            show_to_reader(context, who, before, event);
    }
    announce_to_partners(context, before, event);
    if (const auto* press = std::get_if<rules::table::Pressed>(&event.event)) click_clock(context, press->side);
    tell_must_capture(context, before, event.event);
    forget_refusals(context, here, event.event);
    const auto rule = rules::table::rule_of(before, event.event);
    // That an offer was declined is no news to ask about, and a claim that made one was rejected just before. A start
    // is about clocks.
    const bool is_start_without_clock =
        std::holds_alternative<rules::table::Started>(event.event) && !before.clock.exists();
    if (!rule || is_start_without_clock || std::holds_alternative<rules::table::DrawDeclined>(event.event)) return;
    context.game().last_ruling = rule;
    for (const ParticipantId who : here) context.model.participants.at(who).refused.reset();
}

namespace {

/// The move that was announced and has not been carried out yet, where that is still to be repeated, or is no ply.
std::optional<rules::table::Said> words_on_their_way(const rules::table::Table& table) {
    const auto listener = rules::table::announced_to(table);
    if (table.outcome || !listener) return std::nullopt;
    const bool is_ply = table.boards->receiver && !rules::table::is_illegal_on_its_way(table);
    if (table.boards->is_repeated && is_ply) return std::nullopt;
    return rules::table::Said{{!*listener, false}, *table.boards->announced, {}};
}

/// On two boards words may have been carried out that were not those of the move: until the controller has put that
/// right, nobody is told which of them was meant.
bool is_astray(const rules::table::Table& table) {
    return table.boards && !table.outcome && (table.boards->astray(Color::White) || table.boards->astray(Color::Black));
}

bool is_unsaid(const rules::table::Table& table) {
    return table.boards && table.boards->receiver && !table.boards->announced;
}

/// A move as the room heard it.
struct HeardMove {
    const rules::variants::Position& before;
    rules::board::Move move;
};

/// The last move everybody knows of: one of the sighted side stands on its board before it is announced. While a board
/// is astray, it is what the words said, and not what stands there.
std::optional<HeardMove> last_heard(const rules::table::Table& table) {
    if (is_astray(table)) {
        const auto& said = table.boards->last_announced;
        if (!said || said->ply > table.plies.size()) return std::nullopt;
        return HeardMove{rules::table::position_before(table, said->ply), said->move};
    }
    const std::size_t known = table.plies.size() - (is_unsaid(table) ? 1 : 0);
    if (known == 0) return std::nullopt;
    return HeardMove{table.plies[known - 1].before, table.plies[known - 1].move};
}

/// Whether anybody may move now, and everybody knows who.
bool is_turn_known(const rules::table::Table& table) {
    return table.phase == rules::table::Phase::Playing && !table.sealed && !table.seal_call && !is_unsaid(table);
}

} // namespace

bool has_announced(const Scene& context) {
    const rules::table::Table& table = context.game().table;
    return words_on_their_way(table) || last_heard(table);
}

void announce_again(UpdateContext& context) {
    const Game& game = context.game();
    const Scene scene = scene_of(context, at_keyboard(context.model));
    announce::Manner how = manner_for_all(scene);
    how.listener.reset();
    std::vector<announce::Utterance> told;
    const auto add = [&told](Runs words) { told.push_back({std::move(words), announce::Urgency::News, {}}); };
    if (const auto said = words_on_their_way(game.table)) {
        told = announce::announce_to_room(game.table, {game.time(context.now), *said}, how);
    } else if (const auto heard = last_heard(game.table)) {
        add(scene.phrase(PhraseId::BoardMoveOf,
                         {{"who", announce::who_word(heard->before.turn(), how)},
                          {"move", announce::move_words(heard->before, heard->move, how.forms.moves, how)}}));
        if (is_turn_known(game.table)) add(announce::describe_turn(game.table.position, how));
    }
    if (const auto by = game.table.offer)
        add(scene.phrase(PhraseId::AnnounceDrawOffered, {{"who", announce::who_word(*by, how)}}));
    for (announce::Utterance& utterance : told) {
        if (context.model.preferences.room_output)
            context.tell_room(std::move(utterance));
        else
            context.tell(scene.who, std::move(utterance));
    }
}

} // namespace session
