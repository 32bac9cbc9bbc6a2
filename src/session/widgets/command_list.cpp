#include "src/session/widgets/command_list.hpp"

#include "speech/vocabulary/folding.hpp"
#include "src/session/core/characters.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/screens.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// What remains of a text when only its letters and digits count.
std::string squeezed(std::string_view text) {
    std::string letters;
    for (const auto& word : speech::vocabulary::split(text)) letters += word.folded;
    return letters;
}

/// Whether the name begins with what was typed, whatever spaces are in either.
bool begins_with(const Runs& name, const std::string& typed) {
    return squeezed(plain_text(name)).starts_with(squeezed(typed));
}

/// The order that does the same when it is said or typed; empty if none does.
std::optional<speech::vocabulary::Order> order_for(Command command) {
    using speech::vocabulary::Order;
    constexpr std::array<std::pair<Command, Order>, 9> orders{{{Command::OfferDraw, Order::OfferDraw},
                                                               {Command::Resign, Order::Resign},
                                                               {Command::TakeBack, Order::TakeBack},
                                                               {Command::Hint, Order::Hint},
                                                               {Command::Clocks, Order::Clocks},
                                                               {Command::LastMove, Order::LastMove},
                                                               {Command::RepeatLast, Order::RepeatLast},
                                                               {Command::WhoseTurn, Order::WhoseTurn},
                                                               {Command::Help, Order::Help}}};
    const auto found = std::ranges::find(orders, command, &std::pair<Command, Order>::first);
    return found != orders.end() ? std::optional(found->second) : std::nullopt;
}

/// Whether what was typed begins one of the words for the order that does the same: "undo", "best move".
bool is_meant_as_order(const Scene& context, Command command, const std::string& typed) {
    const auto order = order_for(command);
    if (!order || typed.empty()) return false;
    const auto& vocabulary = *words(context).announcing.at(settings::MoveWords::OwnLanguage);
    const std::string sought = squeezed(typed);
    return std::ranges::any_of(vocabulary.spellings(), [&](const speech::vocabulary::Spelling& spelling) {
        if (spelling.meaning != speech::vocabulary::Meaning{*order}) return false;
        std::string letters;
        for (const std::string& word : spelling.words) letters += word;
        return letters.starts_with(sought);
    });
}

/// Whether the command is one of the keys for the finger, which is found without a list.
bool moves_finger(Command command) {
    constexpr std::array keys{Command::CursorUp,       Command::CursorDown,      Command::CursorLeft,
                              Command::CursorRight,    Command::CursorUpLeft,    Command::CursorUpRight,
                              Command::CursorDownLeft, Command::CursorDownRight, Command::CursorBack};
    return std::ranges::find(keys, command) != keys.end();
}

bool is_listed(const std::vector<Item>& rows, const Binding& binding) {
    return std::any_of(rows.begin(), rows.end(), [&binding](const Item& row) {
        const Binding& listed = std::get<Obey>(row.action).binding;
        return listed.command == binding.command && listed.number == binding.number;
    });
}

bool can_be_chosen(const KeyRow& row) {
    const Command command = row.first.command;
    return !row.last && !is_held(command) && command != Command::CommandList && command != Command::ItemWiden &&
           command != Command::ItemDelete && command != Command::ItemRename;
}

} // namespace

void open_command_list(UpdateContext& context) {
    const auto* list = std::get_if<ListScreen>(&context.top());
    if (list != nullptr && list->kind == ListKind::Commands) return tell_place(context);
    open_list(context, {.kind = ListKind::Commands, .keys_of = current_key_context(context)});
}

bool is_meant(const Runs& name, const std::string& typed) {
    const std::string letters = squeezed(plain_text(name));
    const auto words = speech::vocabulary::split(typed);
    return std::all_of(words.begin(), words.end(),
                       [&letters](const auto& word) { return letters.find(word.folded) != std::string::npos; });
}

std::vector<Item> command_rows(const Scene& context, const ListScreen& screen) {
    std::vector<Item> rows;
    std::vector<Item> others; // in whose names it stands further behind, or that nobody looks for here
    for (const KeyContext key_context : {screen.keys_of, KeyContext::Everywhere}) {
        for (const KeyRow& row : key_map(context.model).rows(key_context)) {
            if (!can_be_chosen(row) || is_listed(rows, row.first) || is_listed(others, row.first)) continue;
            const Runs what = command_words(context, row.first.command, row.first.number);
            const bool is_named = is_meant(what, screen.typed);
            if (!is_named && !is_meant_as_order(context, row.first.command, screen.typed)) continue;
            Item item{
                context.phrase(PhraseId::CommandsRow, {{"what", what}, {"key", chord_words(context, row.first.chord)}}),
                Obey{row.first}};
            const bool is_first = begins_with(what, screen.typed) && !moves_finger(row.first.command);
            (is_first ? rows : others).push_back(std::move(item));
        }
    }
    rows.insert(rows.end(), std::make_move_iterator(others.begin()), std::make_move_iterator(others.end()));
    return rows;
}

} // namespace session
