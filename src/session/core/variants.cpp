#include "src/session/core/variants.hpp"

#include "speech/announce/describe.hpp"
#include "src/ports/engine/opponents.hpp"
#include "src/session/core/characters.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/screens.hpp"

#include <algorithm>
#include <iterator>

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

Runs variant_name(const Scene& context, Variant variant) {
    const Description& described = describe(variant);
    return context.phrase(PhraseId::GameVariantName, {{"variant", described.name}, {"name", described.pgn_name}});
}

std::optional<Runs> variant_rules(const Scene& context) {
    const Description& variant = describe(context.game().table.settings.variant);
    const auto key = [&context](Command command) { return key_words(context, command, KeyContext::Board); };
    if (variant.must_capture) return context.phrase(PhraseId::GameMatranjRules, {{"key", key(Command::Captures)}});
    if (variant.has_partners)
        return context.phrase(
            PhraseId::GameDoublesRules,
            {{"reserve", key(Command::Reserve)}, {"drop", key(Command::Drop)}, {"board", key(Command::OtherBoard)}});
    return std::nullopt;
}

std::vector<engine::Opponent> opponents_for(const Model& model, Variant variant, int level) {
    std::vector<engine::EngineSpec> able;
    std::ranges::copy_if(model.equipment->engines, std::back_inserter(able), [variant](const auto& spec) {
        return !describe(variant).engines_name || engine::plays_several_games(spec);
    });
    const auto& levels = model.equipment->levels;
    const int nearest = std::clamp(level, 1, static_cast<int>(levels.size()));
    return engine::opponents(levels[static_cast<std::size_t>(nearest - 1)], able);
}

Runs describe_chosen_variant(const Scene& context) {
    return context.phrase(PhraseId::SettingVariant, {{"game", variant_name(context, chosen_variant(context.model))}});
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
                          {{"name", variant_name(context, settings.variant)},
                           {"number", *number},
                           {"pieces", speech::announce::describe_list(pieces, manner(context))}});
}

std::optional<Runs> game_words(const Scene& context) {
    const rules::table::Settings& settings = context.game().table.settings;
    const Description& variant = describe(settings.variant);
    const auto number = variant.initial.number_of(settings.start);
    if (settings.variant == Variant::Standard) return std::nullopt;
    if (variant.initial.count == 1 || !number) return variant_name(context, settings.variant);
    return context.phrase(PhraseId::GameWhichPosition,
                          {{"name", variant_name(context, settings.variant)}, {"number", *number}});
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
