#include "src/session/replies.hpp"

#include "base/values/overloaded.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/items.hpp"
#include "src/session/place.hpp"
#include "src/session/widgets/question.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace session {

using ports::journal::Problem;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

Runs problem_words(const Scene& step, const ports::journal::Fault& fault) {
    const speech::phrases::Arguments detail{{"detail", fault.detail}};
    switch (fault.problem) {
    case Problem::CannotOpen: return step.phrase(PhraseId::LibraryCannotOpen, detail);
    case Problem::NotALibrary: return step.phrase(PhraseId::LibraryNotALibrary, detail);
    case Problem::Damaged: return step.phrase(PhraseId::LibraryDamaged, detail);
    case Problem::Foreign: return step.phrase(PhraseId::LibraryForeign, detail);
    case Problem::TooNew: return step.phrase(PhraseId::LibraryTooNew, detail);
    case Problem::Busy: return step.phrase(PhraseId::LibraryBusy);
    case Problem::CannotWrite: return step.phrase(PhraseId::LibraryCannotWrite, detail);
    case Problem::Gone: return step.phrase(PhraseId::LibraryGone, detail);
    case Problem::Overtaken: return step.phrase(PhraseId::LibraryOvertaken, detail);
    case Problem::Lost: return step.phrase(PhraseId::LibraryLost, detail);
    case Problem::NoSuchGame: return step.phrase(PhraseId::LibraryNoSuchGame);
    case Problem::Unreadable: return step.phrase(PhraseId::LibraryUnreadable, detail);
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
    case Problem::Lost:
    case Problem::Unreadable: break;
    }
    return "cannot";
}

bool is_game(const Scene& step, const std::optional<game::PlayedGame>& game) {
    return game && step.model.game && step.model.game->id == game;
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

void welcome(Step& step, const ProgramStarted& started) {
    step.model.chance = started.chance;
    step.model.last_command = {started.chance, 0};
    const std::vector<Item> rows = items_on_top(step);
    const auto key = [&step](Command command) { return key_words(step, command, Context::List); };
    step.answer(step.phrase(PhraseId::ProgramWelcome, {{"up", key(Command::ItemUp)},
                                                       {"down", key(Command::ItemDown)},
                                                       {"choose", key(Command::ItemActivate)},
                                                       {"help", key(Command::Help)},
                                                       {"row", rows.front().label}}));
}

namespace {

void tell_menu(Step& step) {
    if (!std::exchange(step.model.menu_untold, false)) return;
    step.news(place_words(step));
}

} // namespace

void games_listed(Step& step, std::vector<ports::journal::GameSummary> games) {
    step.model.unfinished.clear();
    step.model.played.clear();
    for (ports::journal::GameSummary& game : games)
        (game.result ? step.model.played : step.model.unfinished).push_back(std::move(game));
    if (auto* list = std::get_if<ListScreen>(&step.screens().front())) list->focus = 0;
    tell_menu(step);
}

namespace {

/// Told when it begins, once for each game.
void not_on_disk(Step& step, const game::PlayedGame& game, const ports::journal::Fault& fault) {
    if (!step.model.unwritten.insert(game).second) return;
    step.alarm(
        step.phrase(PhraseId::LibraryNotOnDisk, {{"why", why_unwritten(fault.problem)}, {"detail", fault.detail}}));
}

} // namespace

void events_kept(Step& step, const EventsKept& kept) {
    if (step.model.unwritten.erase(kept.game) > 0) step.news(step.phrase(PhraseId::LibraryOnDiskAgain));
    if (!is_game(step, kept.game)) return;
    step.model.game->id = kept.in_library;
    if (!std::exchange(step.model.game->is_head_untold, false) || !kept.head) return;
    step.news(step.phrase(PhraseId::LibraryHead, {{"digits", digits_of(*kept.head)}}));
}

void library_failed(Step& step, const LibraryFailed& failed) {
    switch (failed.request) {
    case LibraryRequest::Append:
    case LibraryRequest::Create:
        if (failed.game) not_on_disk(step, *failed.game, failed.fault);
        return;
    case LibraryRequest::Release:
        // What is unwritten of the game is told already; anything else is tried again without a word.
        if (failed.game && step.model.unwritten.contains(*failed.game)) return;
        break;
    case LibraryRequest::Open:
    case LibraryRequest::List:
    case LibraryRequest::Copy:
    case LibraryRequest::Load:
    case LibraryRequest::Review:
    case LibraryRequest::Play:
    case LibraryRequest::WriteSheet:
    case LibraryRequest::Renew: break;
    }
    const bool is_damaged = failed.fault.problem == Problem::Damaged;
    const bool is_told = is_damaged && std::exchange(step.model.is_damage_told, true);
    if (!is_told) step.alarm(problem_words(step, failed.fault));
    if (failed.request == LibraryRequest::List) tell_menu(step);
    const bool is_last = failed.request == LibraryRequest::List || failed.request == LibraryRequest::Copy;
    if (is_damaged && is_last && !step.model.game) ask(step, Confirmation::RenewLibrary);
}

void library_renewed(Step& step, const LibraryRenewed& renewed) {
    step.model.is_damage_told = false;
    step.news(step.phrase(PhraseId::LibraryRenewed, {{"file", renewed.aside}}));
    step.effects.emplace_back(ListGames{});
}

void tell_of_chain(Step& step, const ports::journal::ChainState& chain) {
    std::visit(base::values::Overloaded{
                   [](const ports::journal::Unchained&) {},
                   [](const ports::journal::Whole&) {},
                   [&step](const ports::journal::Changed& changed) {
                       step.alarm(step.phrase(PhraseId::LibraryChanged, {{"entry", changed.entry}}));
                   },
                   [&step](const ports::journal::MissingAfter& missing) {
                       step.alarm(step.phrase(PhraseId::LibraryMissing, {{"entry", missing.entry}}));
                   },
                   [&step](const ports::journal::Replaced&) {
                       step.alarm(step.phrase(PhraseId::LibraryChanged, {{"entry", 0}}));
                   },
               },
               chain);
}

namespace {

Runs wanted_words(const Scene& step, const settings::Wanted& wanted) {
    return std::visit(
        base::values::Overloaded{
            [&step](const settings::WholeNumber& number) {
                return step.phrase(PhraseId::SettingsFileWholeNumber, {{"least", number.least}, {"most", number.most}});
            },
            [&step](const settings::OneOf& one) {
                Runs names;
                for (const std::string& name : one.names)
                    names = names.empty() ? step.phrase(PhraseId::SettingsFileName, {{"name", name}})
                                          : step.phrase(PhraseId::SettingsFileOr, {{"before", names}, {"name", name}});
                return names;
            },
            [&step](const settings::SomeText&) { return step.phrase(PhraseId::SettingsFileText); },
            [&step](const settings::TimeControlText&) { return step.phrase(PhraseId::SettingsFileTimeControl); },
        },
        wanted);
}

} // namespace

void preferences_failed(Step& step, const storage::PreferencesFault& fault) {
    step.news(std::visit(
        base::values::Overloaded{
            [&](const settings::BadValue& bad) {
                return step.phrase(PhraseId::SettingsFileBadValue, {{"key", bad.key},
                                                                    {"expected", wanted_words(step, bad.wanted)},
                                                                    {"file", fault.file},
                                                                    {"line", fault.line}});
            },
            [&](const settings::NotToml&) {
                return step.phrase(PhraseId::SettingsFileNotToml, {{"file", fault.file}, {"line", fault.line}});
            },
            [&](const storage::NotReadable&) {
                return step.phrase(PhraseId::SettingsFileNotReadable, {{"file", fault.file}});
            },
            [&](const storage::NotWritten& written) {
                return step.phrase(PhraseId::SettingsFileNotWritten, {{"file", fault.file}, {"why", written.why}});
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
    case What::KeyMap: return is_built_in ? "key_map_built_in" : "key_map";
    case What::Laws: return is_built_in ? "laws_built_in" : "laws";
    case What::Levels: return "levels";
    case What::Engine: return "engine";
    }
    return {};
}

} // namespace

void data_broken(Step& step, const DataBroken& broken) {
    const auto where = broken.line ? step.phrase(PhraseId::DataLine, {{"file", broken.file}, {"line", *broken.line}})
                                   : step.phrase(PhraseId::DataFile, {{"file", broken.file}});
    step.news(step.phrase(PhraseId::DataBroken, {{"what", word(broken)},
                                                 {"name", broken.name},
                                                 {"instead", broken.instead},
                                                 {"where", where},
                                                 {"expected", speech::phrases::Run{{"en"}, broken.expected}}}));
}

} // namespace session
