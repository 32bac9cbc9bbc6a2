#include "src/session/core/model.hpp"

#include <algorithm>
#include <utility>

namespace session {

const Lexicon& words(const Model& model) {
    const auto& lexicons = model.equipment->lexicons;
    const auto chosen = std::find_if(lexicons.begin(), lexicons.end(), [&model](const Lexicon& lexicon) {
        return lexicon.catalogue->language().tag == model.preferences.language;
    });
    return chosen == lexicons.end() ? lexicons.front() : *chosen;
}

const KeyMap& key_map(const Model& model) {
    const auto& maps = model.equipment->key_maps;
    const auto chosen = std::find_if(maps.begin(), maps.end(),
                                     [&model](const KeyMap& map) { return map.name == model.preferences.key_map; });
    return chosen == maps.end() ? maps.front() : *chosen;
}

namespace {

using settings::MoveWords;
using speech::announce::Manner;

speech::announce::Form form(settings::Verbosity verbosity) {
    using speech::announce::Form;
    switch (verbosity) {
    case settings::Verbosity::Short: return Form::Short;
    case settings::Verbosity::Normal: return Form::Normal;
    case settings::Verbosity::Long: return Form::Long;
    }
    return Form::Normal;
}

Manner manner_in(const Model& model, MoveWords move_words) {
    const Lexicon& lexicon = words(model);
    Manner how{*lexicon.catalogue, *lexicon.announcing.at(move_words), form(model.preferences.verbosity), {}};
    if (model.game && !model.game->is_assisted()) how.listener = model.game->mine;
    return how;
}

/// He reads it, or hears what the player is told, for want of an output of his own.
bool is_for_opponent(const Model& model) {
    if (!model.game || model.game->engine) return false;
    return model.game->answers_neighbour() || !model.preferences.room_output;
}

} // namespace

Manner manner(const Model& model) {
    using namespace speech::announce;
    const settings::Preferences& chosen = model.preferences;
    Manner how = manner_in(model, is_for_opponent(model) ? MoveWords::FideGerman : chosen.move_words);
    const bool is_in_words = chosen.square_colour == settings::SquareColour::Usual ||
                             chosen.square_colour == settings::SquareColour::InWords;
    how.shade = is_in_words ? Shade::InLongForm : Shade::Never;
    const bool has_second_voice = chosen.speaker == settings::Speaker::Own || model.speaker_is_lost;
    const bool is_by_voice = chosen.whose_man == settings::WhoseMan::ByVoice && has_second_voice;
    how.whose = is_by_voice ? Whose::ByVoice : Whose::InWords;
    if (chosen.opponent_moves == settings::OpponentMoves::SecondVoice)
        how.moves_of_opponent = MovesOfOpponent::InSecondVoice;
    return how;
}

Manner manner_for_all(const Model& model) { return manner_in(model, MoveWords::FideGerman); }

Manner manner_of_finger(const Model& model) {
    using namespace speech::announce;
    Manner how = manner(model);
    if (model.preferences.square_colour == settings::SquareColour::InWords) how.shade = Shade::Always;
    if (model.preferences.whose_man == settings::WhoseMan::ByCue) how.whose = Whose::Unsaid;
    return how;
}

bool has_neighbour(const Model& model) { return model.game && model.game->neighbour; }

void change_places(Model& model) {
    Game& game = *model.game;
    std::swap(model.screens, game.neighbour->screens);
    std::swap(game.finger, game.neighbour->finger);
    game.mine = !game.mine;
    game.neighbour->acts = !game.neighbour->acts;
}

Context context(const Model& model) {
    const Screen& top = model.screens.back();
    if (std::holds_alternative<TextScreen>(top)) return Context::Text;
    if (std::holds_alternative<BoardScreen>(top)) return Context::Board;
    if (const auto* describing = std::get_if<DescribeKeysScreen>(&top)) return describing->keys_of;
    return Context::List;
}

} // namespace session
