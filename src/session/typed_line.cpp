#include "src/session/typed_line.hpp"

#include "speech/vocabulary/folding.hpp"
#include "src/session/answered.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/input.hpp"
#include "src/session/items.hpp"
#include "src/session/library/solving.hpp"
#include "src/session/library/walking.hpp"
#include "src/session/widgets/help.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace session {
namespace {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// Whether capital letters matter in short names: `f3` is a square and `F3` a key.
enum class Capitals { Matter, DoNot };

/// Whether both are the same key.
bool is_same_name(std::string_view one, std::string_view other, Capitals capitals = Capitals::Matter) {
    constexpr std::size_t short_name = 2;
    if (capitals == Capitals::Matter && one.size() <= short_name) return one == other;
    const auto small = [](char sign) {
        return sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
    };
    return std::ranges::equal(one, other, {}, small, small);
}

/// What a key of that name means here; empty if there is none, or it is one that is held.
std::optional<Binding> binding_named(const Scene& context, std::string_view name, Capitals capitals) {
    const KeyMap& keys = key_map(context.model);
    const KeyContext here = current_key_context(context);
    for (const Binding& binding : keys.bindings)
        if (is_same_name(binding.chord.name, name, capitals))
            if (const Binding* meant = keys.find(here, binding.chord); meant != nullptr && !is_held(meant->command))
                return *meant;
    return std::nullopt;
}

/// The key as it is written or, where no square can be meant, in other letters.
bool press_named(UpdateContext& context, std::string_view name, Capitals capitals) {
    auto binding = binding_named(context, name, Capitals::Matter);
    if (!binding && capitals == Capitals::DoNot) binding = binding_named(context, name, capitals);
    if (binding) press_key(context, {binding->chord, binding->command, binding->number});
    return binding.has_value();
}

/// The name of a key that means something on the board, or of a letter there with Alt; empty if it is none.
std::optional<Chord> boards_key(const Scene& context, std::string_view name) {
    constexpr std::string_view with_alt = "Alt+";
    const bool has_alt = is_same_name(name.substr(0, with_alt.size()), with_alt);
    const std::string_view bare = has_alt ? name.substr(with_alt.size()) : name;
    for (const Binding& binding : key_map(context.model).bindings)
        if (is_same_name(binding.chord.name, bare, has_alt ? Capitals::Matter : Capitals::DoNot) &&
            (has_alt || bare.size() > 1))
            return Chord{has_alt ? std::string(with_alt) + binding.chord.name : binding.chord.name};
    return std::nullopt;
}

void press_command(UpdateContext& context, Command command) {
    const KeyContext here = current_key_context(context);
    if (const Chord* chord = key_map(context.model).chord_for(command, here)) press_key(context, {*chord, command});
}

/// `k: next king`: the key by the name that is typed, which may be another than the one that is spoken.
Runs describe_typed(const Scene& context, const KeyRow& row) {
    const auto name = [&context](const Binding& binding) {
        return Runs{{words(context).catalogue->language(), binding.chord.name}};
    };
    if (!row.last)
        return context.phrase(
            PhraseId::KeysBinding,
            {{"key", name(row.first)}, {"what", command_words(context, row.first.command, row.first.number)}});
    return context.phrase(
        PhraseId::KeysRange,
        {{"first", name(row.first)}, {"last", name(*row.last)}, {"what", range_words(context, row.first.command)}});
}

/// A number that is typed is the name of a row, such as an answer, not its place.
bool is_numbered_by_name(const std::vector<Item>& rows) {
    return std::ranges::any_of(rows, [](const Item& row) {
        const std::string name = speech::vocabulary::fold(plain_text(row.label));
        return !name.empty() && name.find_first_not_of("0123456789") == std::string::npos;
    });
}

/// The row of that name, folded.
std::optional<std::size_t> row_called(const std::vector<Item>& rows, const std::string& name) {
    const auto found = std::ranges::find_if(
        rows, [&name](const Item& row) { return speech::vocabulary::fold(plain_text(row.label)) == name; });
    if (found == rows.end()) return std::nullopt;
    return static_cast<std::size_t>(found - rows.begin());
}

void tell_what_can_be_typed(UpdateContext& context) {
    // Of several keys for the same one is enough; what is held has no meaning in a line, and ? has this one.
    std::set<std::pair<Command, int>> told;
    const auto is_to_be_told = [&told](const Binding& binding) {
        return !is_held(binding.command) && binding.chord.name != "?" &&
               told.emplace(binding.command, binding.number).second;
    };
    const std::vector<Item> rows = items_on_top(context);
    const bool has_numbers = !is_numbered_by_name(rows);
    context.focus(context.phrase(PhraseId::HelpLines));
    for (std::size_t place = 0; place < rows.size(); ++place)
        context.focus(has_numbers
                          ? context.phrase(PhraseId::HelpLinesRow, {{"number", place + 1}, {"row", rows[place].label}})
                          : rows[place].label);
    const KeyContext here = current_key_context(context);
    for (const KeyContext where : {here, KeyContext::Everywhere})
        for (const KeyRow& row : key_map(context.model).rows(where))
            if (is_to_be_told(row.first)) context.focus(describe_typed(context, row));
    if (here != KeyContext::Board) return;
    for (const TypedWord& typed : key_map(context.model).typed)
        if (!binding_named(context, typed.word, Capitals::Matter))
            context.focus(session::describe_typed(context, typed));
}

constexpr std::size_t answers = 2; ///< to a question: no and yes

void take_words(UpdateContext& context, const std::string& line) {
    context.participant().last_key.reset(); // a key that comes again after words is pressed once
    switch (current_key_context(context)) {
    case KeyContext::Board:
        if (Scene(context).solving() != nullptr) return solve_in_words(context, line);
        if (Scene(context).review() != nullptr) return press_command(context, Command::TypeMove);
        return entered(context, {.purpose = is_to_seal(context) ? TextPurpose::Seal : TextPurpose::Move, .text = line});
    case KeyContext::Text: type(context, line); return press_command(context, Command::EnterText);
    case KeyContext::List:
    case KeyContext::Everywhere: break;
    }
    const std::string digits = speech::vocabulary::fold(line); // of any script
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool is_number = error == std::errc{} && end == digits.data() + digits.size() && number > 0;
    const std::vector<Item> items = items_on_top(context);
    if (is_number && is_numbered_by_name(items)) {
        if (const auto row = row_called(items, digits)) return point_at(context, RowPointed{*row});
    } else {
        const std::size_t rows = std::holds_alternative<ConfirmScreen>(context.top()) ? answers : items.size();
        if (is_number && number <= rows) return point_at(context, RowPointed{number - 1});
    }
    // Each line seeks anew, however soon it comes after the one before.
    if (auto* list = std::get_if<ListScreen>(&context.top())) {
        list->typed_at.reset();
        list->typed.clear();
    }
    type(context, line);
}

void take_nothing(UpdateContext& context) {
    switch (current_key_context(context)) {
    case KeyContext::Board: {
        const Solving* solving = Scene(context).solving();
        const bool is_over = solving != nullptr && solving->ended; // then it is told that Enter goes on
        return press_command(context, is_over ? Command::LiftOrPlace : Command::Here);
    }
    case KeyContext::Text: return press_command(context, Command::EnterText);
    case KeyContext::List:
    case KeyContext::Everywhere: return press_command(context, Command::ItemActivate);
    }
}

} // namespace

void take_line(UpdateContext& context, const std::string& typed) {
    const std::string line(trimmed(typed));
    if (line.empty()) return take_nothing(context);
    if (line == "?") return tell_what_can_be_typed(context);
    if (line.size() > 1 && line.front() == ':') {
        if (!press_named(context, line.substr(1), Capitals::DoNot))
            press_unknown_key(context, UnknownKey{{line.substr(1)}});
        return;
    }
    const KeyContext here = current_key_context(context);
    const bool is_key = here != KeyContext::Text || is_same_name(line, "Escape");
    const Capitals capitals = here == KeyContext::List ? Capitals::DoNot : Capitals::Matter;
    if (is_key && press_named(context, line, capitals)) return;
    if (here == KeyContext::List && Scene(context).has_board())
        if (const auto chord = boards_key(context, line)) return press_unknown_key(context, UnknownKey{*chord});
    if (std::holds_alternative<DescribeKeysScreen>(context.top()))
        return press_unknown_key(context, UnknownKey{{line}});
    take_words(context, line);
}

} // namespace session
