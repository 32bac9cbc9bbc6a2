#include "src/session/replies.hpp"

#include "base/values/overloaded.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/items.hpp"
#include "src/session/library/first_steps.hpp"
#include "src/session/place.hpp"
#include "src/session/widgets/question.hpp"
#include "src/settings/player_name.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace session {

using ports::journal::Problem;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

Runs problem_words(const Scene& context, const LibraryFailed& failed) {
    const ports::journal::Fault& fault = failed.fault;
    const speech::phrases::Arguments detail{{"detail", fault.detail}};
    switch (fault.problem) {
    case Problem::CannotOpen: return context.phrase(PhraseId::LibraryCannotOpen, detail);
    case Problem::NotALibrary: return context.phrase(PhraseId::LibraryNotALibrary, detail);
    case Problem::Damaged: return context.phrase(PhraseId::LibraryDamaged, detail);
    case Problem::Foreign: return context.phrase(PhraseId::LibraryForeign, detail);
    case Problem::TooNew: return context.phrase(PhraseId::LibraryTooNew, detail);
    case Problem::Busy: // the game, or the file as a whole
        return failed.game ? context.phrase(PhraseId::LibraryBusy)
                           : context.phrase(PhraseId::LibraryCannotOpen, detail);
    case Problem::CannotWrite: return context.phrase(PhraseId::LibraryCannotWrite, detail);
    case Problem::ReadOnly: return context.phrase(PhraseId::LibraryReadOnly, detail);
    case Problem::Gone: return context.phrase(PhraseId::LibraryGone, detail);
    case Problem::Overtaken: return context.phrase(PhraseId::LibraryOvertaken, detail);
    case Problem::Lost: return context.phrase(PhraseId::LibraryLost, detail);
    case Problem::StrayLog: return context.phrase(PhraseId::LibraryStrayLog, detail);
    case Problem::NoSuchGame: return context.phrase(PhraseId::LibraryNoSuchGame);
    case Problem::Unreadable: return context.phrase(PhraseId::LibraryUnreadable, detail);
    }
    return {};
}

/// Why events are not on disk.
std::string_view why_unwritten(Problem problem) {
    switch (problem) {
    case Problem::Busy: return "busy";
    case Problem::Gone:
    case Problem::NoSuchGame: return "gone";
    case Problem::Overtaken: return "overtaken";
    case Problem::CannotOpen:
    case Problem::NotALibrary:
    case Problem::Damaged:
    case Problem::Foreign:
    case Problem::TooNew:
    case Problem::CannotWrite:
    case Problem::ReadOnly:
    case Problem::Lost:
    case Problem::StrayLog:
    case Problem::Unreadable: break;
    }
    return "cannot";
}

/// The table at which the game is played; empty if it is not being played any more.
std::optional<TableId> table_of(const Model& model, const game::PlayedGame& played) {
    for (const auto& [table, game] : model.games)
        if (game.id == played) return table;
    return std::nullopt;
}

/// `1a2b 3c4d 5e6f 7a8b` sign by sign, as many as tell one record from every other.
std::string digits_of(const std::string& head) {
    constexpr std::size_t enough = 16;
    constexpr std::size_t group = 4;
    std::string digits;
    for (std::size_t place = 0; place < std::min(enough, head.size()); ++place) {
        if (place > 0) digits += place % group == 0 ? ", " : " ";
        digits += head[place];
    }
    return digits;
}

} // namespace

namespace {

/// Once, after the first words.
void tell_second(UpdateContext& context) {
    if (!context.model.is_second || !context.model.is_greeted) return;
    if (!std::exchange(context.model.is_second_told, true)) context.news(context.phrase(PhraseId::ProgramSecond));
}

} // namespace

void welcome(UpdateContext& context, const ProgramStarted& started) {
    context.model.chance = started.chance;
    context.model.last_command = {started.chance, 0};
    context.model.has_window = started.has_window;
    context.model.is_greeted = true;
    if (items_on_top(context).empty()) return; // a question about what was found at start has come up, and been told
    const bool is_begun = started.is_first && started.has_window && is_new_here(context.model);
    if (is_begun) {
        context.push(ListScreen{ListKind::FirstSteps});
        context.effects.emplace_back(ApplyPreferences{context.model.preferences}); // so that it is the first time once
    }
    const auto key = [&context](Command command) { return key_words(context, command, KeyContext::List); };
    const std::string_view is_new = is_begun ? "first" : is_new_here(context.model) ? "yes" : "no";
    context.answer(context.phrase(PhraseId::ProgramWelcome, {{"up", key(Command::ItemUp)},
                                                             {"down", key(Command::ItemDown)},
                                                             {"choose", key(Command::ItemActivate)},
                                                             {"help", key(Command::Help)},
                                                             {"is_new", is_new},
                                                             {"last", key(Command::ItemLast)},
                                                             {"row", items_on_top(context).front().label}}));
    tell_second(context);
}

namespace {

void tell_menu(UpdateContext& context) {
    if (!std::exchange(context.model.menu_untold, false)) return;
    context.news(place_words(context));
}

/// A new library is begun only while no game is open.
void offer_renewal(UpdateContext& context) {
    if (context.has_game() || !std::exchange(context.model.is_renewal_due, false)) return;
    ask(context, Confirmation::RenewLibrary);
}

} // namespace

void games_listed(UpdateContext& context, const GamesListed& listed) {
    context.model.unfinished.clear();
    context.model.played.clear();
    for (const ports::journal::GameSummary& game : listed.games)
        if (!game.is_held_elsewhere) (game.result ? context.model.played : context.model.unfinished).push_back(game);
    context.model.is_second = listed.is_open_elsewhere;
    auto* menu = std::get_if<ListScreen>(&context.screens().front());
    const bool is_first_told = !context.model.is_greeted || context.model.menu_untold;
    if (menu != nullptr && is_first_told) *menu = ListScreen{ListKind::MainMenu};
    tell_menu(context);
    tell_second(context);
    offer_renewal(context);
}

namespace {

/// Told when it begins, once for each game.
void not_on_disk(UpdateContext& context, const game::PlayedGame& game, const ports::journal::Fault& fault) {
    if (!context.model.unwritten.insert(game).second) return;
    context.alarm(
        context.phrase(PhraseId::LibraryNotOnDisk, {{"why", why_unwritten(fault.problem)}, {"detail", fault.detail}}));
}

} // namespace

void events_kept(UpdateContext& context, const EventsKept& kept) {
    if (context.model.unwritten.erase(kept.game) > 0) context.news(context.phrase(PhraseId::LibraryOnDiskAgain));
    const auto table = table_of(context.model, kept.game);
    if (!table) return;
    Game& game = context.model.games.at(*table);
    game.id = kept.in_library;
    context.keeper.know_as(*table, kept.in_library);
    if (!std::exchange(game.is_head_untold, false) || !kept.head) return;
    context.news(context.phrase(PhraseId::LibraryHead, {{"digits", digits_of(*kept.head)}}));
}

void library_failed(UpdateContext& context, const LibraryFailed& failed) {
    const bool is_damaged = failed.fault.problem == Problem::Damaged;
    if (is_damaged && failed.request != LibraryRequest::Renew) context.model.is_renewal_due = true;
    bool is_answer_to_key = true;
    switch (failed.request) {
    case LibraryRequest::Append:
    case LibraryRequest::Create:
        if (failed.game) not_on_disk(context, *failed.game, failed.fault);
        return;
    case LibraryRequest::Release:
        // What is unwritten of the game is told already; anything else is tried again without a word.
        if (failed.game && context.model.unwritten.contains(*failed.game)) return;
        is_answer_to_key = false;
        break;
    case LibraryRequest::Delete:
        if (failed.fault.problem == Problem::Busy) return context.refuse(context.phrase(PhraseId::LibraryNotDeleted));
        break;
    case LibraryRequest::Open:
    case LibraryRequest::List:
    case LibraryRequest::Copy: is_answer_to_key = false; break;
    case LibraryRequest::Load: context.model.resuming.reset(); break;
    case LibraryRequest::Review:
    case LibraryRequest::Play:
    case LibraryRequest::WriteSheet:
    case LibraryRequest::WriteGame:
    case LibraryRequest::Rename:
    case LibraryRequest::Renew: break;
    }
    const bool is_told = is_damaged && std::exchange(context.model.is_damage_told, true);
    if (!is_told || is_answer_to_key) context.alarm(problem_words(context, failed));
    if (failed.request == LibraryRequest::List) tell_menu(context);
    const bool is_list_to_come = failed.request == LibraryRequest::Open || context.model.menu_untold;
    if (!is_list_to_come) offer_renewal(context);
}

void library_renewed(UpdateContext& context, const LibraryRenewed& renewed) {
    context.model.is_damage_told = false;
    context.model.is_renewal_due = false;
    context.news(context.phrase(
        PhraseId::LibraryRenewed,
        {{"file", renewed.aside}, {"kept", renewed.kept}, {"cut", renewed.cut}, {"lost", renewed.lost}}));
    context.effects.emplace_back(ListGames{});
}

void tell_of_chain(UpdateContext& context, const ports::journal::ChainState& chain) {
    std::visit(base::values::Overloaded{
                   [](const ports::journal::Unchained&) {},
                   [](const ports::journal::Whole&) {},
                   [&context](const ports::journal::Changed& changed) {
                       context.alarm(context.phrase(PhraseId::LibraryChanged, {{"entry", changed.entry}}));
                   },
                   [&context](const ports::journal::MissingAfter& missing) {
                       context.alarm(context.phrase(PhraseId::LibraryMissing, {{"entry", missing.entry}}));
                   },
                   [&context](const ports::journal::Replaced&) {
                       context.alarm(context.phrase(PhraseId::LibraryChanged, {{"entry", 0}}));
                   },
               },
               chain);
}

namespace {

Runs wanted_words(const Scene& context, const settings::Wanted& wanted) {
    return std::visit(
        base::values::Overloaded{
            [&context](const settings::WholeNumber& number) {
                return context.phrase(PhraseId::SettingsFileWholeNumber,
                                      {{"least", number.least}, {"most", number.most}});
            },
            [&context](const settings::OneOf& one) {
                Runs names;
                for (const std::string& name : one.names)
                    names = names.empty()
                                ? context.phrase(PhraseId::SettingsFileName, {{"name", name}})
                                : context.phrase(PhraseId::SettingsFileOr, {{"before", names}, {"name", name}});
                return names;
            },
            [&context](const settings::SomeText&) { return context.phrase(PhraseId::SettingsFileText); },
            [&context](const settings::NameText&) {
                return context.phrase(PhraseId::SettingsFilePlayerName,
                                      {{"most", static_cast<int>(settings::longest_player_name)}});
            },
            [&context](const settings::FolderText&) { return context.phrase(PhraseId::SettingsFileFolder); },
            [&context](const settings::TimeControlText&) { return context.phrase(PhraseId::SettingsFileTimeControl); },
        },
        wanted);
}

} // namespace

void preferences_failed(UpdateContext& context, const settings::PreferencesFault& fault) {
    context.news(std::visit(
        base::values::Overloaded{
            [&](const settings::BadValue& bad) {
                return context.phrase(PhraseId::SettingsFileBadValue, {{"key", bad.key},
                                                                       {"expected", wanted_words(context, bad.wanted)},
                                                                       {"file", fault.file},
                                                                       {"line", fault.line}});
            },
            [&](const settings::NotToml&) {
                return context.phrase(PhraseId::SettingsFileNotToml, {{"file", fault.file}, {"line", fault.line}});
            },
            [&](const settings::NotReadable&) {
                return context.phrase(PhraseId::SettingsFileNotReadable, {{"file", fault.file}});
            },
            [&](const settings::NotWritten& written) {
                return context.phrase(PhraseId::SettingsFileNotWritten, {{"file", fault.file}, {"why", written.why}});
            },
        },
        fault.trouble));
}

namespace {

std::string_view word(const DataBroken& broken) {
    using What = DataBroken::What;
    const bool is_built_in = broken.instead.empty();
    switch (broken.what) {
    case What::Language: return "language";
    case What::MoveWords: return "move_words";
    case What::Pronunciation: return "pronunciation";
    case What::KeyMap: return is_built_in ? "key_map_built_in" : "key_map";
    case What::Laws: return is_built_in ? "laws_built_in" : "laws";
    case What::Levels: return "levels";
    case What::Engine: return "engine";
    case What::SpeechModel: return "speech_model";
    }
    return {};
}

} // namespace

void data_broken(UpdateContext& context, const DataBroken& broken) {
    const auto where = broken.line ? context.phrase(PhraseId::DataLine, {{"file", broken.file}, {"line", *broken.line}})
                                   : context.phrase(PhraseId::DataFile, {{"file", broken.file}});
    context.news(context.phrase(PhraseId::DataBroken, {{"what", word(broken)},
                                                       {"name", broken.name},
                                                       {"instead", broken.instead},
                                                       {"where", where},
                                                       {"expected", speech::phrases::Run{{"en"}, broken.expected}}}));
}

} // namespace session
