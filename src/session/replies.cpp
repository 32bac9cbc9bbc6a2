#include "src/session/replies.hpp"

#include "src/session/act.hpp"
#include "src/session/help.hpp"
#include "src/session/list.hpp"
#include "src/session/overloaded.hpp"
#include "src/session/play.hpp"
#include "src/session/settings.hpp"

#include <utility>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;
using storage::LibraryProblem;

namespace {

Runs problem_words(const Scene& step, const storage::LibraryFault& fault) {
    const speech::phrases::Arguments detail{{"detail", fault.detail}};
    switch (fault.problem) {
    case LibraryProblem::CannotOpen: return step.phrase(PhraseId::LibraryCannotOpen, detail);
    case LibraryProblem::NotALibrary: return step.phrase(PhraseId::LibraryNotALibrary, detail);
    case LibraryProblem::TooNew: return step.phrase(PhraseId::LibraryTooNew, detail);
    case LibraryProblem::Busy: return step.phrase(PhraseId::LibraryBusy);
    case LibraryProblem::CannotWrite: return step.phrase(PhraseId::LibraryCannotWrite, detail);
    case LibraryProblem::NoSuchGame: return step.phrase(PhraseId::LibraryNoSuchGame);
    case LibraryProblem::Unreadable: return step.phrase(PhraseId::LibraryUnreadable, detail);
    }
    return {};
}

} // namespace

void welcome(Step& step, const ProgramStarted& started) {
    step.model.chance = started.chance;
    const auto* menu = std::get_if<ListScreen>(&step.top());
    const std::vector<Item> rows = items(step, *menu);
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

void games_listed(Step& step, std::vector<storage::GameSummary> games) {
    step.model.unfinished.clear();
    step.model.played.clear();
    for (storage::GameSummary& game : games)
        (game.result ? step.model.played : step.model.unfinished).push_back(std::move(game));
    if (auto* list = std::get_if<ListScreen>(&step.model.screens.front())) list->focus = 0;
    tell_menu(step);
}

void library_failed(Step& step, const storage::LibraryFault& fault) {
    const bool playing = step.model.game && step.model.game->table.phase == rules::table::Phase::Playing;
    const bool known = playing && !step.model.game->id && fault.problem == LibraryProblem::CannotWrite;
    if (known) return;
    step.alarm(problem_words(step, fault));
    if (step.model.game && step.model.game->table.phase == rules::table::Phase::Waiting)
        return game_created(step, std::nullopt);
    if (playing && step.model.game->id) {
        // What comes after an event that could not be written would make no sense without it.
        step.effects.emplace_back(ReleaseGame{*step.model.game->id});
        step.model.game->id.reset();
    }
    tell_menu(step);
}

namespace {

Runs wanted_words(const Scene& step, const storage::Wanted& wanted) {
    return std::visit(
        Overloaded{
            [&step](const storage::WholeNumber& number) {
                return step.phrase(PhraseId::SettingsFileWholeNumber, {{"least", number.least}, {"most", number.most}});
            },
            [&step](const storage::OneOf& one) {
                Runs names;
                for (const std::string& name : one.names)
                    names = names.empty() ? step.phrase(PhraseId::SettingsFileName, {{"name", name}})
                                          : step.phrase(PhraseId::SettingsFileOr, {{"before", names}, {"name", name}});
                return names;
            },
            [&step](const storage::SomeText&) { return step.phrase(PhraseId::SettingsFileText); },
            [&step](const storage::TimeControlText&) { return step.phrase(PhraseId::SettingsFileTimeControl); },
        },
        wanted);
}

} // namespace

void preferences_failed(Step& step, const storage::PreferencesFault& fault) {
    step.news(std::visit(
        Overloaded{
            [&](const storage::BadValue& bad) {
                return step.phrase(PhraseId::SettingsFileBadValue, {{"key", bad.key},
                                                                    {"expected", wanted_words(step, bad.wanted)},
                                                                    {"file", fault.file},
                                                                    {"line", fault.line}});
            },
            [&](const storage::NotToml&) {
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

std::string_view word(DataBroken::What what) {
    using What = DataBroken::What;
    switch (what) {
    case What::Language: return "language";
    case What::MoveWords: return "move_words";
    case What::KeyMap: return "key_map";
    case What::Laws: return "laws";
    case What::Levels: return "levels";
    case What::Engine: return "engine";
    }
    return {};
}

} // namespace

void data_broken(Step& step, const DataBroken& broken) {
    const auto where = broken.line ? step.phrase(PhraseId::DataLine, {{"file", broken.file}, {"line", *broken.line}})
                                   : step.phrase(PhraseId::DataFile, {{"file", broken.file}});
    step.news(step.phrase(PhraseId::DataBroken, {{"what", word(broken.what)},
                                                 {"name", broken.name},
                                                 {"instead", broken.instead},
                                                 {"where", where},
                                                 {"expected", speech::phrases::Run{{"en"}, broken.expected}}}));
}

void confirm_by_letter(Step& step, const std::string& text) {
    auto& screen = std::get<ConfirmScreen>(step.top());
    const bool yes = begins_alike(step.text(PhraseId::ConfirmYes), text);
    const bool no = begins_alike(step.text(PhraseId::ConfirmNo), text);
    if (!yes && !no) return tell_place(step);
    screen.yes = yes;
    confirm_command(step, Command::ItemActivate);
}

} // namespace session
