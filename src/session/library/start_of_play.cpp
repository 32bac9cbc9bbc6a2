#include "src/session/library/start_of_play.hpp"

#include "rules/table/hands/obligations.hpp"
#include "rules/table/words.hpp"
#include "speech/announce/describe.hpp"
#include "src/session/board/handing_over.hpp"
#include "src/session/board/own_board.hpp"
#include "src/session/core/another_table.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/overhearing.hpp"
#include "src/session/core/variants.hpp"
#include "src/session/officials/assistant.hpp"
#include "src/session/play/decisions.hpp"

#include <algorithm>
#include <array>

namespace session {

using rules::board::Color;
using rules::table::Phase;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// Whether it starts from none of the initial positions of its variant.
bool begins_elsewhere(const rules::table::Settings& settings) {
    return !rules::variants::describe(settings.variant).initial.number_of(settings.start);
}

std::string_view word(rules::laws::TouchRule rule) {
    switch (rule) {
    case rules::laws::TouchRule::OnRequest: return "on_request";
    case rules::laws::TouchRule::Off: return "off";
    case rules::laws::TouchRule::AsInStandard: break;
    }
    return "";
}

/// Where a piece can be touched, and by its length the game does not hold whoever touches one to it.
void explain_touching(UpdateContext& context) {
    const Game& game = context.game();
    const bool can_touch = game.has_two_boards() || context.model.preferences.touch_move == settings::TouchMove::On;
    const auto rule = rules::table::touch_rule(game.table);
    if (!can_touch || game.table.settings.kind == rules::table::Kind::Standard ||
        rule == rules::laws::TouchRule::AsInStandard)
        return;
    const Runs words =
        context.phrase(PhraseId::GameTouchByKind, {{"kind", rules::table::word(game.table.settings.kind)},
                                                   {"touch", word(rule)},
                                                   {"asks", game.engine_of(!context.side()) == nullptr ? "yes" : "no"},
                                                   {"menu", key_words(context, Command::GameMenu, KeyContext::Board)}});
    const auto& article = game.table.laws.article(rules::laws::Rule::TouchOnRequest);
    context.news(
        context.phrase(PhraseId::RefusalWithArticle,
                       {{"reason", words}, {"article", speech::announce::describe_article(article, manner(context))}}));
}

speech::phrases::Arguments engine_words(const SeatedEngine& engine) {
    return {{"engine", engine.opponent.spec.name}, {"level", engine.chosen.level}};
}

/// Who plays the other three seats of doubles, and which side whom.
void tell_four(UpdateContext& context) {
    const Game& own = context.game();
    const Game& partners = context.model.games.at(*own.partners);
    const Color mine = context.side();
    const std::array<const SeatedEngine*, 3> engines{partners.engine_of(!mine), own.engine_of(!mine),
                                                     partners.engine_of(mine)};
    const auto engine = std::ranges::find_if(engines, [](const SeatedEngine* each) { return each != nullptr; });
    const auto player = [&](std::size_t place) { return engines[place] != nullptr ? "computer" : "person"; };
    if (engine != engines.end()) {
        speech::phrases::Arguments words = engine_words(**engine);
        const bool are_all = std::ranges::none_of(engines, [](const SeatedEngine* each) { return each == nullptr; });
        if (!are_all)
            words.insert(words.end(),
                         {{"partner", player(0)}, {"opponent", player(1)}, {"partners_opponent", player(2)}});
        context.news(context.phrase(are_all ? PhraseId::GameDoublesPlayers : PhraseId::GameDoublesSeats, words));
    }
    context.news(context.phrase(PhraseId::GameDoublesBoards, {{"mine", speech::announce::side_word(mine)}}));
}

void tell_players(UpdateContext& context) {
    if (context.game().partners) return tell_four(context);
    const SeatedEngine* const opponent = context.opponent();
    if (opponent == nullptr) return;
    context.news(context.phrase(PhraseId::GameOpponent, engine_words(*opponent)));
}

void start_clock(UpdateContext& context) {
    if (context.game().table.phase == Phase::Waiting) ask_by_itself(context, rules::table::Start{});
}

} // namespace

void explain_sharing(UpdateContext& context) {
    context.news(context.phrase(PhraseId::GameAtOneComputer, {{"room", hearing_word(context.model)}}));
}

void start_clocks(UpdateContext& context) {
    start_clock(context);
    if (const auto partners = context.game().partners)
        at_another_table(context, *partners, [&] { start_clock(context); });
}

void start_play(UpdateContext& context) {
    const Game& game = context.game();
    tell_players(context);
    if (game.table.clock.exists())
        context.news(speech::announce::describe_time_control(game.table.settings.time, manner(context)));
    if (const auto start = initial_position_words(context)) context.news(*start);
    // A clock that runs leaves no time for it: F1 has it.
    if (auto rules = variant_rules(context); rules && !game.table.clock.exists()) context.news(std::move(*rules));
    if (begins_elsewhere(game.table.settings))
        context.news(
            context.phrase(PhraseId::GameFromPosition, {{"number", game.table.settings.start.fullmove_number}}));
    explain_touching(context);
    if (is_shared(context.model)) explain_sharing(context);
    if (!context.participant().waiting.empty()) explain_turns(context);
    if (is_assisted(context))
        explain_assistant(context);
    else if (game.has_two_boards())
        explain_two_boards(context);
    start_clocks(context);
}

} // namespace session
