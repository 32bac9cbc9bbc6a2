#include "src/session/core/model.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace session {

const LanguagePack& words(const Model& model) { return words(model, at_keyboard(model)); }

const LanguagePack& words(const Model& model, ParticipantId who) {
    const auto& language_packs = model.equipment->language_packs;
    const std::string& tag = preferences(model, who).language;
    const auto chosen = std::ranges::find_if(language_packs, [&tag](const LanguagePack& language_pack) {
        return language_pack.catalogue->language().tag == tag;
    });
    return chosen == language_packs.end() ? language_packs.front() : *chosen;
}

const settings::Preferences& preferences(const Model& model, ParticipantId who) {
    const auto& own = model.participants.at(who).own_preferences;
    return own ? *own : model.preferences;
}

const KeyMap& key_map(const Model& model) {
    const auto& maps = model.equipment->key_maps;
    const auto chosen = std::find_if(maps.begin(), maps.end(),
                                     [&model](const KeyMap& map) { return map.name == model.preferences.key_map; });
    return chosen == maps.end() ? maps.front() : *chosen;
}

namespace {

/// Those of whom it is true, in the order of their numbers.
template <typename Is>
std::vector<ParticipantId> all_who(const Model& model, const Is& is) {
    std::vector<ParticipantId> found;
    for (const auto& [who, participant] : model.participants)
        if (is(participant)) found.push_back(who);
    return found;
}

} // namespace

ParticipantId at_keyboard(const Model&) { return {}; }

TopScreen top_screen(const Model& model) { return top_of(model.participants.at(at_keyboard(model)).screens); }

ParticipantId at_screen(const Model& model) { return all_who(model, std::mem_fn(&Participant::has_screen)).front(); }

bool is_shared(const Model& model) { return at_keyboard(model) != at_screen(model); }

std::vector<ParticipantId> who_is_at(const Model& model, TableId table) {
    return all_who(model, [table](const Participant& each) { return each.table == table; });
}

std::vector<ParticipantId> whose_partners_are_at(const Model& model, TableId table) {
    return all_who(model, [&model, table](const Participant& each) {
        const auto found = each.table ? model.games.find(*each.table) : model.games.end();
        return found != model.games.end() && found->second.partners == table;
    });
}

std::vector<ParticipantId> readers(const Model& model) {
    return all_who(model, [](const Participant& each) { return !each.is_told(); });
}

void remove_participant(Model& model, ParticipantId who) {
    model.participants.erase(who);
    model.waiting.drop_all_of(who);
}

std::optional<rules::board::Color> keyboard_side(const Model& model) {
    return side_of(model.participants.at(at_keyboard(model)));
}

const Game* game_of(const Model& model, ParticipantId who) {
    const auto& table = model.participants.at(who).table;
    const auto found = table ? model.games.find(*table) : model.games.end();
    return found == model.games.end() ? nullptr : &found->second;
}

const rules::notation::PieceLetters& shown_letters(const Model& model) {
    const speech::phrases::Locale& locale = words(model).catalogue->locale();
    // Letters written from the right would turn the order of a move's signs about; figurines have no direction.
    const bool is_from_right = locale.direction == speech::phrases::Direction::RightToLeft;
    return is_from_right ? rules::notation::figurines() : locale.piece_letters;
}

void list_moves(const Model& model, Game& game) { game.move_list.follow(game.table.plies, shown_letters(model)); }

std::uint32_t next_chance(Model& model) {
    // Knuth's linear congruential generator (The Art of Computer Programming, 3.3.4); its high bits are the good ones.
    model.chance = model.chance * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::uint32_t>(model.chance >> 32U);
}

KeyContext current_key_context(const Model& model, ParticipantId who) {
    return context_of(model.participants.at(who).screens.back());
}

} // namespace session
