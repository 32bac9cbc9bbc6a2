#include "src/session/board/speaking.hpp"

#include "rules/notation/san.hpp"
#include "speech/announce/describe.hpp"
#include "speech/announce/two_boards.hpp"
#include "src/session/board/game_answers.hpp"
#include "src/session/board/hands.hpp"
#include "src/session/board/reading.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/moves.hpp"

#include <algorithm>
#include <sstream>
#include <vector>

namespace session {

namespace announce = speech::announce;
namespace listen = speech::listen;
namespace table = rules::table;

using rules::board::Move;
using speech::phrases::PhraseId;
using speech::phrases::Runs;
using speech::vocabulary::Order;

namespace {

/// Whether another piece than the one that moves is in the hand: it has to be put down first, or the move would stand
/// on the board and could not be announced.
bool holds_another(const Scene& context, Move move) {
    const table::Table& now = context.game().table;
    if (now.hands.held.empty() || now.position.turn() != hand_side(context)) return false;
    const auto from = move.from();
    return !from || now.hands.board[*from].has_value();
}

void play_and_say(UpdateContext& context, Move move, const std::string& text) {
    if (holds_another(context, move)) return context.refuse(pieces_in_hand(context, PhraseId::BoardOtherInHand));
    const auto say = [move, text, from = context.finger().square](UpdateContext& played) {
        if (played.game().table.outcome) return; // it has mated, and was told
        lead_finger(played, from, move.to());
        ask_table(played, table::Say{speaker_of(played), text, {move}});
    };
    ask_table(context, table::Play{hand_side(context), move}, say, Hands::Untold);
}

} // namespace

void repeat_as_announced(UpdateContext& context) {
    const Game& game = context.game();
    // The line may have waited for the table, and the table has gone on.
    if (!game.has_two_boards() || !may_repeat_unheard(context)) return context.refuse(whose_turn(context));
    const Move move = *game.table.boards->announced;
    const std::string words = fide_words(context, *table::announced_in(game.table), move);
    ask_table(context, table::Repeat{*game.table.boards->receiver, words, {move}});
}

void repeat_wrongly(UpdateContext& context, const table::Repeat& repeat, const Runs& words) {
    const Game& game = context.game();
    const auto refusal = table::permits(game.table, repeat, game.time(context.now));
    // Where nothing can be repeated now, nobody waits for the words.
    if (!refusal || refusal->reason != table::RefusalReason::NotUnderstood) return ask_table(context, repeat);
    const table::Table& now = game.table;
    const auto told = [&](const announce::Manner& how) {
        const Runs announced =
            announce::move_words(*table::announced_in(now), *now.boards->announced, announce::Form::Normal, how);
        return announce::repeated_wrongly(repeat.side, words, announced, how);
    };
    for (const ParticipantId who : who_is_at(context.model, game.table_id)) {
        const Scene scene{context.model, context.now, who, context.table};
        if (scene.participant().is_told()) context.tell(who, told(manner(scene)));
    }
    if (!context.model.preferences.room_output) return;
    announce::Manner of_all = manner_for_all(context);
    of_all.listener.reset();
    context.tell_room(told(of_all));
}

void play_in_words(UpdateContext& context, Move move) {
    play_and_say(context, move, fide_words(context, context.game().table.position, move));
}

void speak(UpdateContext& context, const std::string& text) {
    speak(context, text, words(context).listener->read(position_spoken_of(context), text));
}

void speak(UpdateContext& context, const std::string& text, const listen::Reading& reading) {
    const auto announced_in = awaits_words_in(context);
    if (const auto* order = std::get_if<Order>(&reading)) return obey_order(context, *order);
    const table::Person speaker = speaker_of(context);
    // Other words would be heard in the room as a repetition, and may be the reply that is meant.
    if (has_repeated(context)) return context.refuse(whose_turn(context));
    const auto by = repeater(context);
    if (by && std::holds_alternative<listen::Illegal>(reading)) {
        repeat_wrongly(context, {*by, text, {}}, {{words(context).catalogue->language(), text}});
    } else if (by) {
        ask_table(context, table::Repeat{*by, text, listen::moves_meant(reading)});
    } else if (announced_in) {
        ask_table(context, table::Say{speaker, text, listen::moves_meant(reading)});
    } else if (const auto* move = std::get_if<Move>(&reading); move != nullptr && is_to_seal(context)) {
        ask_to_seal(context, *move);
    } else if (move != nullptr) {
        play_and_say(context, *move, text);
    } else {
        obey_reading(context, reading);
    }
}

namespace {

/// `1. e4` and `12...Nf6` without the number of the move, which the scoresheet has by itself.
std::string without_move_numbers(const std::string& text) {
    std::string words;
    std::istringstream stream(text);
    for (std::string word; stream >> word;) {
        const std::size_t digits = word.find_first_not_of("0123456789");
        const bool is_numbered = digits != std::string::npos && digits > 0 && word[digits] == '.';
        if (is_numbered) word.erase(0, std::min(word.find_first_not_of('.', digits), word.size()));
        if (!word.empty()) words += (words.empty() ? "" : " ") + word;
    }
    return words;
}

} // namespace

void write_on_sheet(UpdateContext& context, const std::string& typed) {
    const std::string text = without_move_numbers(typed);
    const Game& game = context.game();
    const table::Sheet& sheet = game.table.sheets[static_cast<std::size_t>(context.side())];
    const std::size_t made = game.table.plies.size();
    const std::size_t ply = sheet.by_hand ? sheet.recorded() : made - (made > 0 ? 1 : 0);
    const auto& position = table::position_before(game.table, ply);
    const listen::Reading reading = words(context).listener->read(position, text);
    std::vector<std::string> texts;
    if (const auto* move = std::get_if<Move>(&reading)) {
        texts = {rules::notation::write_san(position, *move)};
    } else {
        std::istringstream stream(text);
        for (std::string word; stream >> word;) texts.push_back(word);
    }
    leave_game_menu(context);
    if (texts.empty()) return context.edge(context.phrase(PhraseId::TextWrite));
    ask_table(context, table::Write{context.side(), std::move(texts)});
}

} // namespace session
