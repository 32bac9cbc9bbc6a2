#include "speech/output/reader/tree.hpp"

#include "speech/output/reader/entry.hpp"
#include "speech/output/reader/list.hpp"
#include "speech/output/reader/node.hpp"
#include "speech/output/reader/place.hpp"
#include "speech/output/reader/table.hpp"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace speech::output::reader {
namespace {

// ATK asks for all of them without saying whom.
AtkObject* root = nullptr;
bool has_listener = false;
std::function<void()> when_heeded; // NOLINT(cert-err58-cpp): empty

constexpr std::initializer_list<AtkStateType> in_sight = {ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_SHOWING,
                                                          ATK_STATE_VISIBLE};
constexpr std::initializer_list<AtkStateType> focusable = {ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_SHOWING,
                                                           ATK_STATE_VISIBLE, ATK_STATE_FOCUSABLE};
/// What a reader keeps of such an object is not kept up to date if the object comes into focus without a word, so the
/// reader keeps nothing.
constexpr std::initializer_list<AtkStateType> one_of_many = {
    ATK_STATE_ENABLED,   ATK_STATE_SENSITIVE,  ATK_STATE_SHOWING,  ATK_STATE_VISIBLE,
    ATK_STATE_FOCUSABLE, ATK_STATE_SELECTABLE, ATK_STATE_TRANSIENT};

constexpr std::initializer_list<AtkStateType> quickly_old = {ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_SHOWING,
                                                             ATK_STATE_VISIBLE, ATK_STATE_TRANSIENT};

/// Whether each of the rows has a scale or has none, as before.
bool are_alike(const SeenList& one, const SeenList& other) {
    return std::ranges::equal(one.scales, other.scales, [](const auto& scale, const auto& before) {
        return scale.has_value() == before.has_value();
    });
}

/// What the list has of one row; empty where it has nothing of any.
template <typename Each>
std::optional<Each> of_row(const std::vector<std::optional<Each>>& all, std::size_t row) {
    return row < all.size() ? all[row] : std::nullopt;
}

AtkObject* add_to(AtkObject* parent, AtkObject* child) {
    adopt_quietly(parent, child);
    return child;
}

/// A sentence and the focus that say the same belong together if they come so soon after one another.
constexpr gint64 one_turn = G_USEC_PER_SEC;

} // namespace

Tree::Tree(Ask ask, std::function<void()> heeded)
    : ask_(std::move(ask))
    , application_(make(node_type(), ATK_ROLE_APPLICATION, in_sight))
    , window_(add_to(application_, make(window_type(), ATK_ROLE_FRAME, in_sight)))
    , caption_(add_to(window_, make(label_type(), ATK_ROLE_LABEL, focusable)))
    , hint_(add_to(window_, make(label_type(), ATK_ROLE_LABEL, in_sight))) {
    atk_object_set_name(application_, "Klangbrett");
    // In a status bar: a reader then reads them without the word "notification" in front of each.
    AtkObject* bar = add_to(window_, make(node_type(), ATK_ROLE_STATUSBAR, in_sight));
    for (Notification& notification : notifications_) {
        const auto hidden = {ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_VISIBLE};
        notification.object = add_to(bar, make(node_type(), ATK_ROLE_NOTIFICATION, hidden));
        notification.label = add_to(notification.object, make(node_type(), ATK_ROLE_LABEL, in_sight));
    }

    root = application_;
    when_heeded = std::move(heeded);
    auto* util = static_cast<AtkUtilClass*>(g_type_class_ref(ATK_TYPE_UTIL));
    static const auto add_listener = util->add_global_event_listener;
    util->add_global_event_listener = [](GSignalEmissionHook listener, const gchar* event) {
        if (!std::exchange(has_listener, true)) when_heeded();
        return add_listener(listener, event);
    };
    util->get_root = [] { return root; };
    util->get_toolkit_name = []() -> const gchar* { return "SDL"; };
    util->get_toolkit_version = []() -> const gchar* { return "2"; };
}

bool Tree::is_heeded() const { return has_listener; }

void Tree::show(const Seen& seen) {
    if (seen.title != seen_.title) rename_quietly(window_, seen.title);
    for (AtkObject* object : {application_, window_, caption_, hint_}) facts(object).language = seen.language;
    facts(window_).place = seen.place;
    put_text(caption_, seen.caption);
    put_text(hint_, seen.hint);
    show_board(seen);
    show_beside_board(seen);
    show_list(seen);
    show_line(seen);
    show_focus(seen);
    seen_ = seen;
}

/// Readers say the new name of what is in focus, which is announced.
void Tree::call(AtkObject* object, const std::string& name) {
    if (object == focus_)
        rename_quietly(object, name);
    else
        rename(object, name);
}

void Tree::put_text(AtkObject* label, const SeenText& seen) {
    auto& own = facts(label);
    own.text = seen.text;
    own.place = seen.place;
    call(label, seen.text);
}

void Tree::put_words(AtkObject* object, const Words& words) {
    auto& own = facts(object);
    own.language = words.language;
    own.text = words.text;
    own.parts = words.parts;
    call(object, words.text);
}

/// In front of the sentence and the hint, behind what was there before.
void Tree::add(AtkObject* object) {
    const auto place = static_cast<std::size_t>(atk_object_get_index_in_parent(caption_));
    adopt(window_, object, place);
}

void Tree::take_out(AtkObject*& object) {
    if (object == nullptr) return;
    if (focus_ != nullptr && (focus_ == object || focus_->accessible_parent == object)) focus_ = nullptr;
    drop(window_, std::exchange(object, nullptr));
}

AtkObject* Tree::make_board(const SeenBoard& board) {
    AtkObject* table = make(table_type(), ATK_ROLE_TABLE, focusable);
    for (const SeenSquare& square : board.squares) {
        AtkObject* cell = add_to(table, make(cell_type(), ATK_ROLE_TABLE_CELL, one_of_many));
        rename_quietly(cell, square.words.text);
    }
    return table;
}

void Tree::show_board(const Seen& seen) {
    if (!seen.board || seen.board->squares.empty()) return take_out(board_);
    const SeenBoard& board = *seen.board;
    const bool is_new = board_ == nullptr;
    if (is_new) board_ = make_board(board);
    auto& own = facts(board_);
    own.columns = board.columns;
    own.rows = board.rows;
    own.language = seen.language;
    own.place = board.place;
    rename(board_, board.title);
    for (std::size_t place = 0; place < board.squares.size(); ++place) {
        const SeenSquare& square = board.squares[place];
        AtkObject* cell = own.children[place];
        facts(cell).activate = [this, id = square.id] { ask_(SquareAsked{id}); };
        facts(cell).reach = [this, id = square.id] { ask_(SquareReached{id}); };
        facts(cell).place = square.place;
        put_words(cell, square.words);
    }
    select(board_, board.focus);
    if (is_new) add(board_);
}

/// Clocks change all the time: nobody is told, and nobody keeps what they were.
void Tree::show_beside_board(const Seen& seen) {
    const bool goes_on = seen.beside_board.size() == beside_board_.size();
    if (!goes_on)
        for (AtkObject* label : std::exchange(beside_board_, {})) drop(window_, label);
    for (std::size_t place = 0; place < seen.beside_board.size(); ++place) {
        const bool is_new = place >= beside_board_.size();
        AtkObject* label = is_new ? make(label_type(), ATK_ROLE_LABEL, quickly_old) : beside_board_[place];
        const SeenText& text = seen.beside_board[place];
        facts(label).text = text.text;
        facts(label).place = text.place;
        facts(label).language = seen.language;
        rename_quietly(label, text.text);
        if (!is_new) continue;
        beside_board_.push_back(label);
        add(label);
    }
}

AtkObject* Tree::make_list(const SeenList& list) {
    AtkObject* made = make(list_type(), ATK_ROLE_LIST_BOX, in_sight);
    rename_quietly(made, list.title);
    for (std::size_t place = 0; place < list.rows.size(); ++place) {
        const GType type = of_row(list.scales, place) ? scale_type() : row_type();
        AtkObject* row = add_to(made, make(type, ATK_ROLE_LIST_ITEM, one_of_many));
        facts(row).activate = [this, place] { ask_(RowAsked{place}); };
        facts(row).reach = [this, place] { ask_(RowReached{place}); };
        facts(row).set_value = [this, place](int value) { ask_(RowSet{place, value}); };
        facts(row).scale = of_row(list.scales, place);
        rename_quietly(row, list.rows[place].text);
    }
    return made;
}

/// Another title or number of rows, or rows of another kind: another list.
void Tree::show_list(const Seen& seen) {
    const bool goes_on = seen.list && seen_.list && list_ != nullptr && seen.list->title == seen_.list->title &&
                         seen.list->rows.size() == seen_.list->rows.size() && are_alike(*seen.list, *seen_.list);
    if (!goes_on) take_out(list_);
    if (!seen.list) return;
    const bool is_new = list_ == nullptr;
    if (is_new) list_ = make_list(*seen.list);
    facts(list_).language = seen.language;
    const auto& rows = seen.list->rows;
    facts(list_).place = seen.list->place;
    for (std::size_t place = 0; place < rows.size(); ++place) {
        AtkObject* row = facts(list_).children[place];
        facts(row).scale = of_row(seen.list->scales, place);
        facts(row).place = of_row(seen.list->row_places, place);
        set_quietly(row, ATK_STATE_SHOWING, seen.list->row_places.empty() || facts(row).place);
        put_words(row, rows[place]);
    }
    if (!rows.empty()) select(list_, seen.list->focus);
    if (is_new) add(list_);
}

void Tree::show_line(const Seen& seen) {
    const bool goes_on = seen.line && seen_.line && seen.line->prompt == seen_.line->prompt &&
                         seen.line->is_secret == seen_.line->is_secret;
    if (!goes_on) take_out(line_);
    if (!seen.line) return;
    if (line_ != nullptr) {
        facts(line_).language = seen.language;
        facts(line_).place = seen.line->place;
        return write(line_, seen.line->text);
    }
    line_ = make(entry_type(), seen.line->is_secret ? ATK_ROLE_PASSWORD_TEXT : ATK_ROLE_TEXT, focusable);
    for (const AtkStateType state : {ATK_STATE_EDITABLE, ATK_STATE_SINGLE_LINE}) set_quietly(line_, state, true);
    rename_quietly(line_, seen.line->prompt);
    facts(line_).language = seen.language;
    facts(line_).text = seen.line->text;
    facts(line_).place = seen.line->place;
    facts(line_).reach = [] {}; // it has the focus
    facts(line_).edit = [this](std::size_t from, std::size_t to, std::string text) {
        ask_(LineEdited{from, to, std::move(text)});
    };
    add(line_);
}

AtkObject* Tree::in_focus(const Seen& seen) const {
    if (!seen.is_active || !seen.is_spoken) return nullptr;
    if (line_ != nullptr) return line_;
    if (list_ != nullptr && !seen.list->rows.empty()) return facts(list_).children[seen.list->focus];
    if (board_ != nullptr) return facts(board_).children[seen.board->focus];
    return seen.caption.text.empty() ? nullptr : caption_;
}

/// Readers say the name of the window they are in whenever it changes, and what is new there is announced anyway; they
/// hear of the name before they hear that the window was gone to. They read out what comes into focus, too, so that it
/// does so aloud only if the sentence said is its name, and instead of it: what a sentence has beyond that would be cut
/// off, and the rest said twice.
void Tree::show_focus(const Seen& seen) {
    const bool comes = seen.is_active && !seen_.is_active;
    if (seen.is_active != seen_.is_active) {
        if (comes) g_object_notify(G_OBJECT(window_), "accessible-name");
        set(window_, ATK_STATE_ACTIVE, seen.is_active);
        g_signal_emit_by_name(window_, seen.is_active ? "activate" : "deactivate");
    }
    AtkObject* focus = in_focus(seen);
    AtkObject* before = std::exchange(focus_, focus);
    if (focus == before) return;
    if (before != nullptr) set(before, ATK_STATE_FOCUSED, false);
    if (focus == nullptr) return;
    const std::string name = name_of(focus);
    const bool is_said = name == seen.caption.text && !was_told(name, false);
    if (!comes && !is_said) return set_quietly(focus, ATK_STATE_FOCUSED, true);
    if (!comes) told_ = Told{name, true, g_get_monotonic_time()};
    set(focus, ATK_STATE_FOCUSED, true);
    AtkObject* around = focus->accessible_parent;
    if (around != window_) g_signal_emit_by_name(around, "selection-changed");
}

/// Just now, that way. Only once.
bool Tree::was_told(const std::string& text, bool by_focus) {
    const auto told = std::exchange(told_, std::nullopt);
    return told && told->by_focus == by_focus && told->text == text && g_get_monotonic_time() - told->at < one_turn;
}

void Tree::announce(const Sentence& sentence) {
    if (was_told(sentence.shown, true)) return;
    told_ = Told{sentence.shown, false, g_get_monotonic_time()};
    g_signal_emit_by_name(window_, "announcement", sentence.spoken.c_str());
}

void Tree::notify(const Sentence& sentence) {
    if (was_told(sentence.shown, true)) return;
    told_ = Told{sentence.shown, false, g_get_monotonic_time()};
    set(notifications_[latest_].object, ATK_STATE_SHOWING, false);
    latest_ = (latest_ + 1) % notifications_.size();
    atk_object_set_name(notifications_[latest_].label, sentence.spoken.c_str());
    set(notifications_[latest_].object, ATK_STATE_SHOWING, true);
}

} // namespace speech::output::reader
