#include "src/session/core/model.hpp"

#include <algorithm>
#include <functional>

namespace session {

const LanguagePack& words(const Model& model) {
    const auto& language_packs = model.equipment->language_packs;
    const auto chosen =
        std::find_if(language_packs.begin(), language_packs.end(), [&model](const LanguagePack& language_pack) {
            return language_pack.catalogue->language().tag == model.preferences.language;
        });
    return chosen == language_packs.end() ? language_packs.front() : *chosen;
}

const KeyMap& key_map(const Model& model) {
    const auto& maps = model.equipment->key_maps;
    const auto chosen = std::find_if(maps.begin(), maps.end(),
                                     [&model](const KeyMap& map) { return map.name == model.preferences.key_map; });
    return chosen == maps.end() ? maps.front() : *chosen;
}

namespace {

template <typename Has>
ParticipantId first_who(const Model& model, const Has& has) {
    const auto found = std::ranges::find_if(model.participants, std::mem_fn(has));
    return {static_cast<std::size_t>(found - model.participants.begin())};
}

} // namespace

ParticipantId at_keyboard(const Model& model) { return first_who(model, &Participant::has_voice); }

ParticipantId at_screen(const Model& model) { return first_who(model, &Participant::has_screen); }

bool is_shared(const Model& model) { return at_keyboard(model) != at_screen(model); }

std::vector<ParticipantId> readers(const Model& model) {
    std::vector<ParticipantId> found;
    for (std::size_t place = 0; place < model.participants.size(); ++place)
        if (!model.participants[place].has_voice) found.push_back({place});
    return found;
}

std::optional<rules::board::Color> keyboard_side(const Model& model) {
    return side_of(model.participants[at_keyboard(model).place]);
}

const Game* game_of(const Model& model, ParticipantId who) {
    const auto& table = model.participants[who.place].table;
    const auto found = table ? model.games.find(*table) : model.games.end();
    return found == model.games.end() ? nullptr : &found->second;
}

void list_moves(const Model& model, Game& game) {
    const speech::phrases::Locale& locale = words(model).catalogue->locale();
    // Letters written from the right would turn the order of a move's signs about; figurines have no direction.
    const bool is_from_right = locale.direction == speech::phrases::Direction::RightToLeft;
    game.move_list.follow(game.table.plies, is_from_right ? rules::notation::figurines() : locale.piece_letters);
}

std::uint32_t next_chance(Model& model) {
    // Knuth's linear congruential generator (The Art of Computer Programming, 3.3.4); its high bits are the good ones.
    model.chance = model.chance * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::uint32_t>(model.chance >> 32U);
}

KeyContext current_key_context(const Model& model) {
    return context_of(model.participants[at_keyboard(model).place].screens.back());
}

} // namespace session
