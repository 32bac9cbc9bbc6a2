#include "src/session/widgets/list.hpp"

#include "base/values/overloaded.hpp"
#include "speech/vocabulary/folding.hpp"
#include "src/session/core/characters.hpp"
#include "src/session/core/key_words.hpp"

#include <algorithm>
#include <chrono>
#include <functional>
#include <utility>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;
using speech::vocabulary::fold;

namespace {

/// Letters belong together while no more time passes between them.
constexpr auto one_word = std::chrono::seconds{1};

bool is_typing(const Scene& context, const ListScreen& screen) {
    return screen.typed_at && context.now - *screen.typed_at <= one_word;
}

/// A row keeps its name while its value, or the rows around it, change.
std::string row_name(const Item& row) {
    return std::visit(
        base::values::Overloaded{
            [](const Change& change) {
                return std::visit(base::values::Overloaded{
                                      [](std::reference_wrapper<const settings::Setting> setting) {
                                          return "setting " + std::string(setting.get().key);
                                      },
                                      [](const VoiceRow& voice) {
                                          return (voice.whose == VoiceOf::Moves ? "voice of moves " : "voice ") +
                                                 std::string(voice.setting.get().key);
                                      },
                                      [](const settings::TimeValue& value) {
                                          return "time " + std::to_string(static_cast<int>(value.part)) + ' ' +
                                                 std::to_string(value.period);
                                      },
                                  },
                                  change.setting);
            },
            [](const GoOn& kept) { return "game " + std::to_string(kept.game.number); },
            [](const LookAt& played) { return "game " + std::to_string(played.game.number); },
            [](const HearMove& move) { return "ply " + std::to_string(move.ply); },
            [](const GoToPly& move) { return "ply " + std::to_string(move.ply); },
            [](const HearOwnWord& own) { return "word " + own.word.language.tag + ' ' + own.word.text; },
            [](const StartDrill& start) { return "drill " + std::to_string(static_cast<int>(start.drill)); },
            [](const StartExercises& start) {
                return "exercises " + std::string(start.theme ? school::name(*start.theme) : "");
            },
            [](const RepeatQuestion&) { return std::string("question"); },
            [](const Open& list) { return "list " + std::to_string(static_cast<int>(list.list)); },
            [&row](const auto&) { return plain_text(row.label); },
        },
        row.action);
}

ListScreen& top_list(UpdateContext& context) { return std::get<ListScreen>(context.top()); }

/// Among rows that have a value one is told apart that opens a list, but in the short form.
bool is_told_as_list(const Scene& context, const Item& row, const std::vector<Item>& rows) {
    if (context.forms().lists == speech::phrases::Form::Short || !std::holds_alternative<Open>(row.action))
        return false;
    return std::ranges::any_of(rows, [](const Item& each) { return std::holds_alternative<Change>(each.action); });
}

} // namespace

std::optional<game::GameId> game_of(const Item& row) {
    if (const auto* unfinished = std::get_if<GoOn>(&row.action)) return unfinished->game;
    if (const auto* played = std::get_if<LookAt>(&row.action)) return played->game;
    return std::nullopt;
}

void put_focus(ListScreen& screen, std::size_t place, const std::vector<Item>& rows) {
    screen.focus = place;
    screen.row = row_name(rows[place]);
}

bool find_focus(ListScreen& screen, const std::vector<Item>& rows) {
    if (rows.empty()) return false;
    screen.focus = std::min(screen.focus, rows.size() - 1);
    if (!screen.row) put_focus(screen, screen.focus, rows);
    if (row_name(rows[screen.focus]) == *screen.row) return true;
    const auto found = std::ranges::find(rows, *screen.row, row_name);
    if (found == rows.end()) return false;
    screen.focus = static_cast<std::size_t>(found - rows.begin());
    return true;
}

void note_rows(ListScreen& screen, const std::vector<Item>& rows, bool by_itself, Now now) {
    std::vector<std::string> names;
    for (const Item& row : rows) names.push_back(row_name(row));
    if (by_itself && !screen.rows.empty() && screen.rows != names) screen.shifted = now;
    screen.rows = std::move(names);
}

bool has_just_shifted(const ListScreen& screen, Now now) {
    constexpr auto pointed_before = std::chrono::milliseconds{500};
    return screen.shifted && now - *screen.shifted < pointed_before;
}

Runs row_words(const Scene& context, const ListScreen& screen, const std::vector<Item>& rows) {
    const Item& row = rows[screen.focus];
    const Runs words =
        is_told_as_list(context, row, rows) ? context.phrase(PhraseId::ListRowOpens, {{"row", row.label}}) : row.label;
    // What is asked and what may be answered are no places to count.
    const bool is_asked =
        std::holds_alternative<RepeatQuestion>(row.action) || std::holds_alternative<AnswerDrill>(row.action);
    if (context.forms().lists != speech::phrases::Form::Long || is_asked) return words;
    return context.phrase(PhraseId::ListRowOf, {{"row", words}, {"place", screen.focus + 1}, {"count", rows.size()}});
}

Runs list_words(const Scene& context, const ListScreen& screen, const std::vector<Item>& rows) {
    if (rows.empty()) return context.phrase(title(screen.kind));
    ListScreen within = screen;
    within.focus = std::min(screen.focus, rows.size() - 1);
    return context.phrase(PhraseId::ListOpened,
                          {{"title", context.phrase(title(screen.kind))}, {"row", row_words(context, within, rows)}});
}

namespace {

/// The row, with the sound it stands for, if it stands for one.
void tell_row_in_focus(UpdateContext& context, const ListScreen& screen, const std::vector<Item>& rows) {
    const auto* sound = std::get_if<Hear>(&rows[screen.focus].action);
    context.focus(row_words(context, screen, rows), sound == nullptr ? std::nullopt : std::optional(sound->cue));
}

void move_focus(UpdateContext& context, ListScreen& screen, std::size_t place, const std::vector<Item>& rows) {
    const bool moved = place != screen.focus && place < rows.size();
    put_focus(screen, place, rows);
    if (moved) {
        tell_row_in_focus(context, screen, rows);
    } else {
        context.edge(row_words(context, screen, rows));
    }
}

void tell_focus(UpdateContext& context, ListScreen& screen, const std::vector<Item>& rows) {
    if (screen.focus >= rows.size()) return;
    put_focus(screen, screen.focus, rows);
    tell_row_in_focus(context, screen, rows);
}

/// What acts on the row in focus, which is not the one that was told.
bool needs_row(Command command) {
    return command == Command::ItemActivate || command == Command::ItemLess || command == Command::ItemMore ||
           command == Command::ItemDelete || command == Command::ItemRename || command == Command::RecordWord;
}

bool leads_to_row(Command command) {
    return command == Command::ItemUp || command == Command::ItemDown || command == Command::ItemFirst ||
           command == Command::ItemLast;
}

Response change(UpdateContext& context, const ListScreen& screen, const std::vector<Item>& rows, int direction) {
    if (const auto* change = std::get_if<Change>(&rows[screen.focus].action))
        return Action{Change{change->setting, direction}};
    context.edge(row_words(context, screen, rows));
    return Handled{};
}

/// Only games of the library are deleted and named.
template <typename Wish>
Response about_game(UpdateContext& context, const ListScreen& screen, const std::vector<Item>& rows) {
    if (const auto game = game_of(rows[screen.focus])) return Action{Wish{*game}};
    context.edge(row_words(context, screen, rows));
    return Handled{};
}

/// Only words are recorded.
Response record(UpdateContext& context, const ListScreen& screen, const std::vector<Item>& rows) {
    if (const auto* own = std::get_if<HearOwnWord>(&rows[screen.focus].action)) return Action{RecordOwnWord{own->word}};
    context.edge(row_words(context, screen, rows));
    return Handled{};
}

/// Only what asks which move is meant is answered aloud.
Response answer_aloud(UpdateContext& context, const ListScreen& screen, const std::vector<Item>& rows) {
    if (asks_which_move(screen.kind)) return Action{AnswerAloud{{screen.asked, screen.moves}}};
    context.edge(row_words(context, screen, rows));
    return Handled{};
}

/// Who has just been led on to this word may have meant the one before.
Response forget_word(UpdateContext& context, const ListScreen& screen, const speech::hearing::HeardWord& word,
                     const std::vector<Item>& rows) {
    if (!has_just_shifted(screen, context.now)) return Action{ForgetOwnWord{word}};
    context.edge(row_words(context, screen, rows));
    return Handled{};
}

/// Whether letters have left only some of the commands.
bool is_narrowed(const ListScreen& screen) { return screen.kind == ListKind::Commands && !screen.typed.empty(); }

/// Only in the list of commands letters narrow it.
Response widen(UpdateContext& context, const ListScreen& screen, const std::vector<Item>& rows) {
    if (is_narrowed(screen)) return Action{TakeLetterBack{}};
    const bool is_whole = screen.kind == ListKind::Commands;
    context.edge(is_whole ? list_words(context, screen, rows) : row_words(context, screen, rows));
    return Handled{};
}

} // namespace

bool is_list(const Screen& screen, ListKind kind) {
    const auto* list = std::get_if<ListScreen>(&screen);
    return list != nullptr && list->kind == kind;
}

void tell_nothing_found(UpdateContext& context, const std::string& typed) {
    context.edge(context.phrase(PhraseId::CommandsNone, {{"typed", written_words(context, typed)}}));
}

void tell_row(UpdateContext& context, const std::vector<Item>& rows) { tell_focus(context, top_list(context), rows); }

void hear_row(UpdateContext& context, const std::vector<Item>& rows, sounds::board::Picture picture) {
    context.picture(rows[top_list(context).focus].label, std::move(picture));
}

Response list_command(UpdateContext& context, Command command, const std::vector<Item>& rows) {
    ListScreen& screen = top_list(context);
    if (rows.empty()) {
        if (command == Command::Back) return Action{Close{}};
        if (!is_narrowed(screen)) return NotKnown{};
        if (command == Command::ItemWiden) return Action{TakeLetterBack{}};
        if (!needs_row(command) && !leads_to_row(command)) return NotKnown{};
        tell_nothing_found(context, screen.typed);
        return Handled{};
    }

    const bool is_there = find_focus(screen, rows);
    screen.typed_at.reset();
    if (!is_there && needs_row(command)) {
        put_focus(screen, screen.focus, rows);
        context.edge(row_words(context, screen, rows));
    } else if (command == Command::ItemUp) {
        move_focus(context, screen, screen.focus == 0 ? 0 : screen.focus - 1, rows);
    } else if (command == Command::ItemDown) {
        move_focus(context, screen, std::min(screen.focus + 1, rows.size() - 1), rows);
    } else if (command == Command::ItemFirst) {
        move_focus(context, screen, 0, rows);
    } else if (command == Command::ItemLast) {
        move_focus(context, screen, rows.size() - 1, rows);
    } else if (command == Command::ItemActivate) {
        return rows[screen.focus].action;
    } else if (command == Command::ItemLess) {
        return change(context, screen, rows, -1);
    } else if (command == Command::ItemMore) {
        return change(context, screen, rows, 1);
    } else if (command == Command::RecordWord) {
        return record(context, screen, rows);
    } else if (command == Command::SayAnswer) {
        return answer_aloud(context, screen, rows);
    } else if (command == Command::ItemDelete) {
        if (const auto* own = std::get_if<HearOwnWord>(&rows[screen.focus].action))
            return forget_word(context, screen, own->word, rows);
        return about_game<AskToDelete>(context, screen, rows);
    } else if (command == Command::ItemRename) {
        return about_game<AskName>(context, screen, rows);
    } else if (command == Command::ItemWiden) {
        return widen(context, screen, rows);
    } else if (command == Command::Back) {
        return Action{Close{}};
    } else {
        return NotKnown{};
    }

    return Handled{};
}

bool is_part_of_word(const Scene& context, const ListScreen& screen, const std::vector<Item>& rows) {
    if (!is_typing(context, screen) || screen.typed.empty()) return false;
    return std::ranges::any_of(
        rows, [&](const Item& row) { return begins_alike(plain_text(row.label), screen.typed + ' '); });
}

void type_ahead(UpdateContext& context, const std::string& text, const std::vector<Item>& rows) {
    if (text.empty()) return;
    ListScreen& screen = top_list(context);
    const bool goes_on = is_typing(context, screen);
    const bool is_again = goes_on && fold(screen.typed) == fold(text);
    const std::string sought = goes_on && !is_again ? screen.typed + text : text;
    screen.typed_at = context.now;
    const std::size_t first = sought == text ? 1 : 0; // more letters may mean the row found with the first ones
    for (std::size_t ahead = first; ahead < rows.size() + first; ++ahead) {
        const std::size_t place = (screen.focus + ahead) % rows.size();
        if (!begins_alike(plain_text(rows[place].label), sought)) continue;
        put_focus(screen, place, rows);
        screen.typed = sought;
        return tell_focus(context, screen, rows);
    }

    if (!goes_on) screen.typed.clear();
    // What stands open as a question is asked again: who has missed it would look for the way out in vain.
    if (asks_which_move(screen.kind)) return context.edge(list_words(context, screen, rows));
    context.edge(context.phrase(PhraseId::ListNothingBegins, {{"text", written_words(context, sought)}}));
}

void point_at_row(UpdateContext& context, std::size_t row, const std::vector<Item>& rows) {
    ListScreen& screen = top_list(context);
    screen.typed_at.reset();
    if (row < rows.size()) move_focus(context, screen, row, rows);
}

std::optional<Action> choose_row(UpdateContext& context, std::size_t row, const std::vector<Item>& rows) {
    if (row >= rows.size()) return std::nullopt;
    ListScreen& screen = top_list(context);
    screen.typed_at.reset();
    if (has_just_shifted(screen, context.now)) {
        move_focus(context, screen, row, rows);
        return std::nullopt;
    }
    put_focus(screen, row, rows);
    return rows[row].action;
}

} // namespace session
