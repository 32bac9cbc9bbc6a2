#include "src/session/core/variants.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/core/characters.hpp"
#include "src/session/core/screens.hpp"

#include <algorithm>

namespace session {

using rules::variants::Description;
using rules::variants::Variant;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

bool is_in_laws(const Model& model, const Description& variant) {
    if (!variant.is_optional_in_laws) return true;
    const auto edition = model.equipment->editions.find(model.preferences.edition);
    return edition != model.equipment->editions.end() && edition->second.variants.contains(std::string(variant.name));
}

int last_position(const Model& model) { return describe(chosen_variant(model)).initial.count - 1; }

} // namespace

bool is_offered(const Model& model, Variant variant) {
    return describe(variant).is_offered && is_in_laws(model, describe(variant));
}

std::vector<std::string> variants_offered(const Model& model) {
    std::vector<std::string> names;
    for (const Variant variant : rules::variants::all_variants)
        if (is_offered(model, variant)) names.emplace_back(describe(variant).name);
    return names;
}

Variant chosen_variant(const Model& model) {
    const std::vector<std::string> offered = variants_offered(model);
    const bool is_there = std::find(offered.begin(), offered.end(), model.preferences.variant) != offered.end();
    const auto chosen = rules::variants::parse_variant(model.preferences.variant);
    return is_there && chosen ? *chosen : Variant::Standard;
}

int draw_initial_position(Model& model) {
    const auto& positions = describe(chosen_variant(model)).initial;
    if (positions.count == 1) return 0;
    const auto chosen = model.preferences.initial_position;
    if (chosen && *chosen < positions.count) return *chosen;
    return static_cast<int>(next_chance(model) % static_cast<std::uint32_t>(positions.count));
}

Runs describe_chosen_variant(const Scene& context) {
    const Description& chosen = describe(chosen_variant(context.model));
    return context.phrase(PhraseId::SettingVariant, {{"variant", chosen.name}, {"name", chosen.pgn_name}});
}

Runs describe_chosen_position(const Scene& context) {
    const auto& number = context.model.preferences.initial_position;
    if (!number || *number > last_position(context.model)) return context.phrase(PhraseId::SettingInitialPositionDrawn);
    return context.phrase(PhraseId::SettingInitialPosition, {{"number", *number}});
}

std::optional<Runs> initial_position_words(const Scene& context) {
    const rules::table::Settings& settings = context.game().table.settings;
    const Description& variant = describe(settings.variant);
    const auto number = variant.initial.number_of(settings.start);
    if (variant.initial.count == 1 || !number) return std::nullopt;
    std::vector<Runs> pieces;
    for (const auto square : rules::board::Bitboard::of(rules::board::Rank::One))
        if (const auto piece = settings.start.placement[square])
            pieces.push_back(speech::announce::describe_role(piece->role, manner(context)));
    return context.phrase(PhraseId::GameInitialPosition,
                          {{"name", variant.pgn_name},
                           {"number", *number},
                           {"pieces", speech::announce::describe_list(pieces, manner(context))}});
}

std::optional<Runs> which_position_words(const Scene& context) {
    const rules::table::Settings& settings = context.game().table.settings;
    const Description& variant = describe(settings.variant);
    const auto number = variant.initial.number_of(settings.start);
    if (variant.initial.count == 1 || !number) return std::nullopt;
    return context.phrase(PhraseId::GameWhichPosition, {{"name", variant.pgn_name}, {"number", *number}});
}

Runs initial_position_prompt(const Scene& context) {
    return context.phrase(PhraseId::TextInitialPosition, {{"most", last_position(context.model)}});
}

void take_initial_position(UpdateContext& context, const std::string& text) {
    std::optional<int> number;
    if (!text.empty()) {
        number = whole_number(text);
        if (!number || *number < 0 || *number > last_position(context.model)) {
            context.refuse(context.phrase(PhraseId::TextNotANumber, {{"text", text}}));
            return open_text(context, TextPurpose::InitialPosition);
        }
    }
    context.model.preferences.initial_position = number;
    context.effects.emplace_back(ApplyPreferences{context.model.preferences});
    context.focus(describe_chosen_position(context));
}

} // namespace session
