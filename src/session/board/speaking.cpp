#include "src/session/board/speaking.hpp"

#include "rules/notation/san.hpp"
#include "src/session/board/reading.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/play/decisions.hpp"
#include "src/session/play/settle.hpp"

#include <sstream>
#include <vector>

namespace session {

namespace listen = speech::listen;
namespace table = rules::table;

using rules::board::Move;
using speech::phrases::PhraseId;
using speech::vocabulary::Order;

namespace {

void play_and_say(Step& step, Move move, const std::string& text) {
    step.hands_untold = true;
    const bool is_played = command_table(step, table::Play{hand_side(step), move});
    step.hands_untold = false;
    if (!is_played) return;
    step.finger().square = move.to();
    command_table(step, table::Say{speaker_of(step), text, {move}});
    settle(step);
}

} // namespace

void repeat_as_announced(Step& step) {
    const Game& game = *step.model.game;
    const Move move = *game.table.boards->announced;
    const std::string words = fide_words(step, *table::announced_in(game.table), move);
    command_table(step, table::Repeat{*game.table.boards->receiver, words, {move}});
}

void play_in_words(Step& step, Move move) {
    play_and_say(step, move, fide_words(step, step.model.game->table.position, move));
}

void speak(Step& step, const std::string& text) {
    speak(step, text, words(step.model).listener->read(position_spoken_of(step), text));
}

void speak(Step& step, const std::string& text, const listen::Reading& reading) {
    const Game& game = *step.model.game;
    const auto announced_in = awaits_words_in(step);
    if (const auto* order = std::get_if<Order>(&reading)) return obey_order(step, *order);
    const table::Person speaker = speaker_of(step);
    if (repeats(step)) {
        command_table(step, table::Repeat{*game.table.boards->receiver, text, listen::moves_meant(reading)});
    } else if (announced_in) {
        command_table(step, table::Say{speaker, text, listen::moves_meant(reading)});
        settle(step);
    } else if (const auto* move = std::get_if<Move>(&reading)) {
        play_and_say(step, *move, text);
    } else {
        obey_reading(step, reading);
    }
}

void write_on_sheet(Step& step, const std::string& text) {
    const Game& game = *step.model.game;
    const table::Sheet& sheet = game.table.sheets[static_cast<std::size_t>(step.side())];
    const std::size_t made = game.table.plies.size();
    const std::size_t ply = sheet.by_hand ? sheet.recorded() : made - (made > 0 ? 1 : 0);
    const auto& position = table::position_before(game.table, ply);
    const listen::Reading reading = words(step.model).listener->read(position, text);
    std::vector<std::string> texts;
    if (const auto* move = std::get_if<Move>(&reading)) {
        texts = {rules::notation::write_san(position, *move)};
    } else {
        std::istringstream stream(text);
        for (std::string word; stream >> word;) texts.push_back(word);
    }
    leave_game_menu(step);
    if (texts.empty()) return step.edge(step.phrase(PhraseId::TextWrite));
    command_table(step, table::Write{step.side(), std::move(texts)});
}

} // namespace session
