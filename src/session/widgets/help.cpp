#include "src/session/widgets/help.hpp"

#include "base/values/overloaded.hpp"
#include "rules/table/ruling_basis.hpp"
#include "rules/table/table.hpp"
#include "speech/announce/describe_rule.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/hands_free.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/core/variants.hpp"
#include "src/session/widgets/list.hpp"
#include "src/session/widgets/question.hpp"

#include <functional>
#include <string>
#include <utility>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// Null on any screen that has no rows, and where there are none.
const Item* row_in_focus(const Scene& context, const std::vector<Item>& rows) {
    const auto* list = std::get_if<ListScreen>(&context.screens().back());
    return list == nullptr || list->focus >= rows.size() ? nullptr : &rows[list->focus];
}

/// The rule by which that would be done at the table now; empty if it rests on none, or would be refused.
std::optional<Runs> rule_behind(const Scene& context, const rules::table::Command& command) {
    const Game& game = context.game();
    rules::table::Table table = game.table;
    const auto carried = rules::table::carry_out(table, command, game.time(context.now));
    for (const rules::table::TimedEvent& event : carried.events) {
        if (const auto rule = rules::table::rule_of(table, event.event))
            return speech::announce::explain(*rule, game.table.laws, manner(context));
        table = rules::table::evolve(std::move(table), event);
    }
    return std::nullopt;
}

/// What is said first where no key is held, in the words moves are announced in.
Runs opening_word(const Scene& context) {
    const speech::announce::Manner how = manner(context);
    return {how.vocabulary.run(how.vocabulary.word(speech::vocabulary::Opening::Move))};
}

/// The sentence about what such a list is for; empty if it has none.
std::optional<PhraseId> about_list(ListKind list) {
    switch (list) {
    case ListKind::FirstSteps: return PhraseId::RowHelpFirstSteps;
    case ListKind::NewGame: return PhraseId::RowHelpNewGame;
    case ListKind::OwnTime: return PhraseId::RowHelpOwnTime;
    case ListKind::Cup: return PhraseId::RowHelpCup;
    case ListKind::SavedGames: return PhraseId::RowHelpSavedGames;
    case ListKind::PlayedGames: return PhraseId::RowHelpPlayedGames;
    case ListKind::Settings: return PhraseId::RowHelpSettings;
    case ListKind::KindSettings: return PhraseId::RowHelpKindSettings;
    case ListKind::SpeechSettings: return PhraseId::RowHelpSpeechSettings;
    case ListKind::ClockSettings: return PhraseId::RowHelpClockSettings;
    case ListKind::MoveSettings: return PhraseId::RowHelpMoveSettings;
    case ListKind::SoundSettings: return PhraseId::RowHelpSoundSettings;
    case ListKind::ScreenSettings: return PhraseId::RowHelpScreenSettings;
    case ListKind::OwnWords: return PhraseId::RowHelpOwnWords;
    case ListKind::School: return PhraseId::RowHelpSchool;
    case ListKind::Exercises: return PhraseId::RowHelpExercises;
    case ListKind::Sounds: return PhraseId::RowHelpSounds;
    case ListKind::Keys: return PhraseId::RowHelpKeys;
    case ListKind::Sheet: return PhraseId::GameMenuHelpFiles;
    case ListKind::Arbiter: return PhraseId::GameMenuHelpArbiter;
    case ListKind::Controller: return PhraseId::GameMenuHelpController;
    case ListKind::ArbitersClocks: return PhraseId::RowHelpArbitersClocks;
    case ListKind::ArbitersPenalties: return PhraseId::RowHelpArbitersPenalties;
    case ListKind::ArbitersBoard: return PhraseId::RowHelpArbitersBoard;
    case ListKind::ArbitersResult: return PhraseId::RowHelpArbitersResult;
    case ListKind::MainMenu:
    case ListKind::DrillQuestion:
    case ListKind::Commands:
    case ListKind::GameMenu:
    case ListKind::Moves:
    case ListKind::EngineTrouble:
    case ListKind::Promotion:
    case ListKind::WhichMove:
    case ListKind::Reserve:
    case ListKind::ClaimWith:
    case ListKind::EnvelopeKeys:
    case ListKind::NeighbourMenu: return std::nullopt;
    }
    return std::nullopt;
}

/// What choosing a row does: by the Laws, or in a sentence of its own.
struct AboutRow {
    const Scene& context;

    std::optional<Runs> operator()(const Rule& row) const { return rule_behind(context, row.ruling.command); }
    std::optional<Runs> operator()(const Ask& row) const {
        if (row.about == Confirmation::LeaveGame) return said(PhraseId::GameMenuHelpLeave);
        if (row.about == Confirmation::Quit) return said(PhraseId::RowHelpQuit);
        const auto command = command_of(context, ConfirmScreen{.about = row.about, .with = row.with});
        return command ? rule_behind(context, *command) : std::nullopt;
    }
    std::optional<Runs> operator()(const AnswerOffer& row) const {
        const auto mine = context.side();
        return row.accept ? rule_behind(context, rules::table::AcceptDraw{mine})
                          : rule_behind(context, rules::table::DeclineDraw{mine});
    }
    std::optional<Runs> operator()(const Open& row) const {
        const auto about = about_list(row.list);
        return about ? said(*about) : std::nullopt;
    }
    std::optional<Runs> operator()(const TakeMoveBack&) const {
        return context.phrase(PhraseId::GameMenuHelpTakeBack, {{"turns", turns_word(context)}});
    }
    std::optional<Runs> operator()(const Change& row) const {
        const auto about = help_of(row.setting);
        if (about == PhraseId::SettingHelpHandsFree)
            return context.phrase(*about, {{"opening", opening_word(context)}});
        return about ? said(*about) : std::nullopt;
    }
    std::optional<Runs> operator()(const GoOn&) const { return said(PhraseId::RowHelpGoOn); }
    std::optional<Runs> operator()(const LookAt&) const { return said(PhraseId::RowHelpLookAt); }
    std::optional<Runs> operator()(const StartGame&) const {
        const auto* list = std::get_if<ListScreen>(&context.screens().back());
        if (list == nullptr || list->kind != ListKind::NewGame) return std::nullopt; // the row itself tells what begins
        return said(PhraseId::RowHelpStartGame);
    }
    std::optional<Runs> operator()(const TakeCupGame&) const { return said(PhraseId::RowHelpTakeCupGame); }
    std::optional<Runs> operator()(const EndVisit&) const {
        return context.has_game() && context.game().in_library() ? said(PhraseId::RowHelpEndVisit) : std::nullopt;
    }
    std::optional<Runs> operator()(const Hear&) const { return said(PhraseId::RowHelpHear); }
    std::optional<Runs> operator()(const HearPicture&) const { return said(PhraseId::RowHelpHear); }
    std::optional<Runs> operator()(const AnnounceAgain&) const { return said(PhraseId::GameMenuHelpAgain); }
    std::optional<Runs> operator()(const HandKeyboardOver&) const { return said(PhraseId::GameMenuHelpHandOver); }
    std::optional<Runs> operator()(const AskForHint&) const {
        return said(context.solving() != nullptr ? PhraseId::RowHelpHintInExercise : PhraseId::GameMenuHelpHint);
    }
    std::optional<Runs> operator()(const ShowMoves&) const {
        const bool is_over = context.review() != nullptr ||
                             (context.has_game() && context.game().table.phase == rules::table::Phase::Over);
        return context.phrase(PhraseId::GameMenuHelpMoves, {{"over", is_over ? "yes" : "no"}});
    }
    std::optional<Runs> operator()(const KeepSheet&) const { return said(PhraseId::GameMenuHelpFiles); }
    std::optional<Runs> operator()(const TakeCopy&) const { return said(PhraseId::RowHelpCopy); }
    std::optional<Runs> operator()(const GoToPly&) const { return said(PhraseId::RowHelpGoToPly); }
    std::optional<Runs> operator()(const HearMove&) const { return said(PhraseId::RowHelpHearMove); }
    std::optional<Runs> operator()(const WriteMove&) const { return said(PhraseId::RowHelpWrite); }
    std::optional<Runs> operator()(const WriteLine& row) const {
        const bool adds = row.purpose == TextPurpose::AddTime;
        if (!adds && row.purpose != TextPurpose::SetClock) return said(PhraseId::RowHelpWrite);
        return context.phrase(PhraseId::RowHelpWriteTime, {{"adds", adds ? "yes" : "no"}});
    }
    std::optional<Runs> operator()(const RepeatRow&) const { return said(PhraseId::RowHelpTold); }
    std::optional<Runs> operator()(const StartDrill& row) const {
        const school::Tally tally = context.model.school.progress.tally(row.drill);
        return context.phrase(PhraseId::RowHelpDrill, {{"drill", drill_word(row.drill)},
                                                       {"typed", row.drill == school::Drill::Writing ? "yes" : "no"},
                                                       {"begun", tally.asked > 0 ? "yes" : "no"},
                                                       {"right", tally.right},
                                                       {"asked", tally.asked}});
    }
    std::optional<Runs> operator()(const StartExercises&) const { return said(PhraseId::RowHelpStartExercises); }
    std::optional<Runs> operator()(const TellSolution&) const { return said(PhraseId::RowHelpTellSolution); }
    std::optional<Runs> operator()(const RepeatQuestion&) const { return said(PhraseId::RowHelpDrillQuestion); }
    std::optional<Runs> operator()(const AnswerDrill&) const { return said(PhraseId::RowHelpDrillAnswer); }
    std::optional<Runs> operator()(const KeepGame&) const { return said(PhraseId::GameMenuHelpFiles); }
    std::optional<Runs> operator()(const TakeEngine&) const { return said(PhraseId::RowHelpTakeEngine); }
    std::optional<Runs> operator()(const TakeFromReserve&) const { return said(PhraseId::RowHelpTakeFromReserve); }
    std::optional<Runs> operator()(const SealFor&) const { return said(PhraseId::RowHelpSealFor); }
    std::optional<Runs> operator()(const PlayOn&) const { return said(PhraseId::GameMenuHelpPlayOn); }
    std::optional<Runs> operator()(const auto&) const { return std::nullopt; }

    std::optional<Runs> said(PhraseId sentence) const { return context.phrase(sentence); }
};

bool is_question(const Scene& context) { return std::holds_alternative<ConfirmScreen>(context.screens().back()); }

bool shows_commands(const Scene& context) {
    const auto* list = std::get_if<ListScreen>(&context.screens().back());
    return list != nullptr && list->kind == ListKind::Commands;
}

/// What the row in focus is, as far as it has keys of its own.
enum class RowKind { Plain, Value, Game };

/// What is on top can be answered aloud.
bool is_answered_aloud(const Scene& context) {
    if (context.participant().means != Means::Keyboard) return false; // nobody else holds a key
    const auto* list = std::get_if<ListScreen>(&context.screens().back());
    return is_question(context) || (list != nullptr && asks_which_move(list->kind));
}

/// The keys of a list.
Runs list_help(const Scene& context, RowKind row) {
    const auto key = [&context](Command command) { return key_words(context, command, KeyContext::List); };
    return context.phrase(PhraseId::HelpList, {{"up", key(Command::ItemUp)},
                                               {"down", key(Command::ItemDown)},
                                               {"seeks", is_question(context) ? "no" : "yes"},
                                               {"choose", key(Command::ItemActivate)},
                                               {"aloud", is_answered_aloud(context) ? "yes" : "no"},
                                               {"say", key(Command::SayAnswer)},
                                               {"changes", row == RowKind::Value ? "yes" : "no"},
                                               {"less", key(Command::ItemLess)},
                                               {"more", key(Command::ItemMore)},
                                               {"deletes", row == RowKind::Game ? "yes" : "no"},
                                               {"delete", key(Command::ItemDelete)},
                                               {"rename", key(Command::ItemRename)},
                                               {"leaves", context.screens().size() == 1 ? "yes" : "no"},
                                               {"back", key(Command::Back)},
                                               {"asks", context.has_board() ? "yes" : "no"},
                                               {"help", key(Command::Help)}});
}

/// The keys of the list of the player's own words.
Runs words_help(const Scene& context) {
    const auto key = [&context](Command command) { return key_words(context, command, KeyContext::List); };
    return context.phrase(PhraseId::HelpOwnWords, {{"record", key(Command::RecordWord)},
                                                   {"choose", key(Command::ItemActivate)},
                                                   {"delete", key(Command::ItemDelete)},
                                                   {"up", key(Command::ItemUp)},
                                                   {"down", key(Command::ItemDown)},
                                                   {"back", key(Command::Back)},
                                                   {"asks", context.has_board() ? "yes" : "no"},
                                                   {"help", key(Command::Help)}});
}

bool lists_words(const Scene& context) {
    const auto* list = std::get_if<ListScreen>(&context.screens().back());
    return list != nullptr && list->kind == ListKind::OwnWords;
}

RowKind kind_of(const Item* row) {
    if (row == nullptr) return RowKind::Plain;
    if (std::holds_alternative<Change>(row->action)) return RowKind::Value;
    return game_of(*row) ? RowKind::Game : RowKind::Plain;
}

/// What the row is about, and then the keys.
Runs row_help(const Scene& context, const Item* row) {
    Runs keys = lists_words(context) ? words_help(context) : list_help(context, kind_of(row));
    auto about = row == nullptr ? std::nullopt : std::visit(AboutRow{context}, row->action);
    if (!about) return keys;
    return context.phrase(PhraseId::HelpRow, {{"about", *std::move(about)}, {"keys", std::move(keys)}});
}

} // namespace

std::optional<PhraseId> help_of(const SettingRow& row) {
    const std::string key = std::visit(
        base::values::Overloaded{
            [](std::reference_wrapper<const settings::Setting> setting) { return std::string(setting.get().key); },
            [](const VoiceRow& voice) { return "voice_" + std::string(voice.setting.get().key); },
            [](const settings::TimeValue&) { return std::string("own_time_control"); },
        },
        row);
    return speech::phrases::parse_phrase_id("setting_help." + key);
}

namespace {

Runs keys_here(const Scene& context, const std::vector<Item>& rows) {
    const KeyContext here = current_key_context(context);
    const auto key = [&context, here](Command command) { return key_words(context, command, here); };
    switch (here) {
    case KeyContext::List:
    case KeyContext::Everywhere:
        if (shows_commands(context))
            return context.phrase(PhraseId::HelpCommands, {{"choose", key(Command::ItemActivate)},
                                                           {"widen", key(Command::ItemWiden)},
                                                           {"back", key(Command::Back)}});
        return row_help(context, row_in_focus(context, rows));
    case KeyContext::Text:
        return context.phrase(PhraseId::HelpText, {{"enter", key(Command::EnterText)},
                                                   {"cancel", key(Command::CancelText)},
                                                   {"read", key(Command::ReadText)}});
    case KeyContext::Board:
        if (const Solving* solving = context.solving())
            return context.phrase(PhraseId::HelpBoardExercise, {{"over", solving->ended ? "yes" : "no"},
                                                                {"type", key(Command::TypeMove)},
                                                                {"lift", key(Command::LiftOrPlace)},
                                                                {"hint", key(Command::Hint)},
                                                                {"task", key(Command::WhoseTurn)},
                                                                {"pieces", key(Command::AllPieces)},
                                                                {"previous", key(Command::PreviousPosition)},
                                                                {"menu", key(Command::GameMenu)},
                                                                {"leave", key(Command::PutBack)},
                                                                {"help", key(Command::Help)}});
        if (context.review() != nullptr)
            return context.phrase(PhraseId::HelpBoardReview, {{"previous", key(Command::PreviousPosition)},
                                                              {"next", key(Command::NextPosition)},
                                                              {"first", key(Command::FirstPosition)},
                                                              {"last", key(Command::LastPosition)},
                                                              {"go", key(Command::GoToMove)},
                                                              {"move", key(Command::LastMove)},
                                                              {"menu", key(Command::GameMenu)},
                                                              {"leave", key(Command::PutBack)},
                                                              {"help", key(Command::Help)}});
        if (const Game& game = context.game(); game.table.phase == rules::table::Phase::Over)
            return context.phrase(PhraseId::HelpBoardOver, {{"last", key(Command::LastMove)},
                                                            {"here", key(Command::Here)},
                                                            {"previous", key(Command::PreviousPosition)},
                                                            {"menu", key(Command::GameMenu)},
                                                            {"moves", game.table.plies.empty() ? "no" : "yes"},
                                                            {"sheet", game.in_library() ? "yes" : "no"},
                                                            {"help", key(Command::Help)}});
        if (is_to_seal(context))
            return context.phrase(PhraseId::HelpBoardSeal,
                                  {{"type", key(Command::TypeMove)}, {"help", key(Command::Help)}});
        if (context.game().has_two_boards() && is_assisted(context))
            return context.phrase(PhraseId::HelpBoardAssistant, {{"say", key(Command::TypeMove)},
                                                                 {"time", key(Command::Clocks)},
                                                                 {"press", key(Command::PressClock)},
                                                                 {"carry", key(Command::CarryOut)},
                                                                 {"due", key(Command::WhoseTurn)},
                                                                 {"menu", key(Command::GameMenu)},
                                                                 {"help", key(Command::Help)}});
        if (context.game().has_two_boards())
            return context.phrase(PhraseId::HelpBoardTwo, {{"say", key(Command::TypeMove)},
                                                           {"place", key(Command::LiftOrPlace)},
                                                           {"off", key(Command::TakeOff)},
                                                           {"press", key(Command::PressClock)},
                                                           {"carry", key(Command::CarryOut)},
                                                           {"due", key(Command::WhoseTurn)},
                                                           {"controller", key(Command::CallController)},
                                                           {"help", key(Command::Help)}});
        const bool has_help = !context.game().table.settings.fair_play;
        const bool has_partners = context.game().table.position.description().has_partners;
        Runs keys = context.phrase(PhraseId::HelpBoard, {{"type", key(Command::TypeMove)},
                                                         {"lift", key(Command::LiftOrPlace)},
                                                         {"last", key(Command::LastMove)},
                                                         {"here", key(Command::Here)},
                                                         {"menu", key(Command::GameMenu)},
                                                         {"takeback", has_help && !has_partners ? "yes" : "no"},
                                                         {"hints", has_help ? "yes" : "no"},
                                                         {"take_back", key(Command::TakeBack)},
                                                         {"hint", key(Command::Hint)},
                                                         {"help", key(Command::Help)},
                                                         {"commands", key(Command::CommandList)},
                                                         {"keys", key(Command::DescribeKeys)}});
        auto rules = variant_rules(context);
        return rules
                   ? context.phrase(PhraseId::HelpWithRules, {{"rules", std::move(*rules)}, {"keys", std::move(keys)}})
                   : keys;
    }
    return {};
}

} // namespace

Runs context_help(const Scene& context, const std::vector<Item>& rows) {
    Runs keys = keys_here(context, rows);
    if (!heard_hands_free(context)) return keys;
    return context.phrase(PhraseId::HelpHandsFree, {{"keys", std::move(keys)}, {"opening", opening_word(context)}});
}

} // namespace session
