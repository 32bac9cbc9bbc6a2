#include "src/session/model.hpp"

#include <algorithm>

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

speech::announce::Manner manner(const Model& model) {
    using speech::announce::Form;
    const auto form = [&model] {
        switch (model.preferences.verbosity) {
        case storage::Verbosity::Short: return Form::Short;
        case storage::Verbosity::Normal: return Form::Normal;
        case storage::Verbosity::Long: return Form::Long;
        }
        return Form::Normal;
    };
    speech::announce::Manner how{*words(model).catalogue, *words(model).announcing, form(), std::nullopt};
    if (model.game && !model.game->is_assisted()) how.listener = model.game->mine;
    return how;
}

Context context(const Model& model) {
    const Screen& top = model.screens.back();
    if (std::holds_alternative<TextScreen>(top)) return Context::Text;
    if (std::holds_alternative<BoardScreen>(top)) return Context::Board;
    if (const auto* describing = std::get_if<DescribeKeysScreen>(&top)) return describing->keys_of;
    return Context::List;
}

} // namespace session
