#include "speech/output/reader/tree.hpp"

#include <initializer_list>

namespace speech::output::reader {
namespace {

// ATK asks for both without saying whom.
AtkObject* root = nullptr;
bool has_listener = false;

struct Node {
    AtkObject object;
    GPtrArray* children;
    AtkStateSet* states;
};

Node* node(AtkObject* object) { return reinterpret_cast<Node*>(object); }

GType node_type() {
    static const GType type = g_type_register_static_simple(
        ATK_TYPE_OBJECT, "KlangbrettNode", sizeof(AtkObjectClass),
        [](gpointer its_class, gpointer) {
            auto* object_class = static_cast<AtkObjectClass*>(its_class);
            object_class->get_n_children = [](AtkObject* self) { return static_cast<gint>(node(self)->children->len); };
            object_class->ref_child = [](AtkObject* self, gint place) -> AtkObject* {
                const GPtrArray* children = node(self)->children;
                if (place < 0 || static_cast<guint>(place) >= children->len) return nullptr;
                return ATK_OBJECT(g_object_ref(g_ptr_array_index(children, place)));
            };
            object_class->get_index_in_parent = [](AtkObject* self) -> gint {
                guint place = 0;
                AtkObject* parent = self->accessible_parent;
                if (parent == nullptr || !g_ptr_array_find(node(parent)->children, self, &place)) return -1;
                return static_cast<gint>(place);
            };
            object_class->ref_state_set = [](AtkObject* self) {
                return ATK_STATE_SET(g_object_ref(node(self)->states));
            };
        },
        sizeof(Node),
        [](GTypeInstance* instance, gpointer) {
            auto* self = reinterpret_cast<Node*>(instance);
            self->children = g_ptr_array_new();
            self->states = atk_state_set_new();
        },
        static_cast<GTypeFlags>(0));
    return type;
}

/// Only a window tells that it was gone to.
GType window_type() {
    static const GType type = [] {
        const GType window = g_type_register_static_simple(node_type(), "KlangbrettWindow", sizeof(AtkObjectClass),
                                                           nullptr, sizeof(Node), nullptr, static_cast<GTypeFlags>(0));
        const GInterfaceInfo nothing_to_do{};
        g_type_add_interface_static(window, ATK_TYPE_WINDOW, &nothing_to_do);
        return window;
    }();
    return type;
}

AtkObject* make(GType type, AtkRole role, AtkObject* parent, std::initializer_list<AtkStateType> states) {
    auto* object = ATK_OBJECT(g_object_new(type, nullptr));
    atk_object_set_role(object, role);
    atk_object_set_name(object, "");
    for (const AtkStateType state : states) atk_state_set_add_state(node(object)->states, state);
    if (parent != nullptr) {
        atk_object_set_parent(object, parent);
        g_ptr_array_add(node(parent)->children, object);
    }
    return object;
}

void set(AtkObject* object, AtkStateType state, bool is_set) {
    AtkStateSet* states = node(object)->states;
    const bool has_changed =
        is_set ? atk_state_set_add_state(states, state) != 0 : atk_state_set_remove_state(states, state) != 0;
    if (has_changed) atk_object_notify_state_change(object, state, is_set ? TRUE : FALSE);
}

void set_quietly(AtkObject* object, AtkStateType state) { atk_state_set_add_state(node(object)->states, state); }

void rename_quietly(AtkObject* object, const std::string& name) {
    g_free(object->name);
    object->name = g_strdup(name.c_str());
}

} // namespace

Tree::Tree() {
    const auto in_sight = {ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_SHOWING, ATK_STATE_VISIBLE};
    const auto focusable = {ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_SHOWING, ATK_STATE_VISIBLE,
                            ATK_STATE_FOCUSABLE};
    const auto hidden = {ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_VISIBLE};
    application_ = make(node_type(), ATK_ROLE_APPLICATION, nullptr, in_sight);
    atk_object_set_name(application_, "Klangbrett");
    window_ = make(window_type(), ATK_ROLE_FRAME, application_, in_sight);
    line_ = make(node_type(), ATK_ROLE_LABEL, window_, focusable);
    // In a status bar: a reader then reads them without the word "notification" in front of each.
    AtkObject* bar = make(node_type(), ATK_ROLE_STATUSBAR, window_, in_sight);
    for (Notification& notification : notifications_) {
        notification.object = make(node_type(), ATK_ROLE_NOTIFICATION, bar, hidden);
        notification.label = make(node_type(), ATK_ROLE_LABEL, notification.object, in_sight);
    }

    root = application_;
    auto* util = static_cast<AtkUtilClass*>(g_type_class_ref(ATK_TYPE_UTIL));
    static const auto add_listener = util->add_global_event_listener;
    util->add_global_event_listener = [](GSignalEmissionHook listener, const gchar* event) {
        has_listener = true;
        return add_listener(listener, event);
    };
    util->get_root = [] { return root; };
    util->get_toolkit_name = []() -> const gchar* { return "SDL"; };
    util->get_toolkit_version = []() -> const gchar* { return "2"; };
}

bool Tree::is_heeded() const { return has_listener; }

/// Readers say the name of the window they are in whenever it changes, and what is new there is announced anyway; they
/// hear of the name before they hear that the window was gone to. They read out what comes into focus, too: a line that
/// does so while the window has the keyboard already is announced as well, and would be said twice.
void Tree::show(const Seen& seen) {
    if (seen.title != seen_.title) rename_quietly(window_, seen.title);
    if (seen.line != seen_.line) atk_object_set_name(line_, seen.line.c_str());
    if (seen.is_active != seen_.is_active) {
        if (seen.is_active) g_object_notify(G_OBJECT(window_), "accessible-name");
        set(window_, ATK_STATE_ACTIVE, seen.is_active);
        g_signal_emit_by_name(window_, seen.is_active ? "activate" : "deactivate");
    }
    const bool is_focused = seen.is_active && !seen.line.empty();
    if (is_focused && seen_.is_active)
        set_quietly(line_, ATK_STATE_FOCUSED);
    else
        set(line_, ATK_STATE_FOCUSED, is_focused);
    seen_ = seen;
}

void Tree::announce(const std::string& text) { g_signal_emit_by_name(window_, "announcement", text.c_str()); }

void Tree::notify(const std::string& text) {
    set(notifications_[latest_].object, ATK_STATE_SHOWING, false);
    latest_ = (latest_ + 1) % notifications_.size();
    atk_object_set_name(notifications_[latest_].label, text.c_str());
    set(notifications_[latest_].object, ATK_STATE_SHOWING, true);
}

} // namespace speech::output::reader
