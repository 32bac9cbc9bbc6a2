#include "speech/output/reader/node.hpp"

#include <algorithm>
#include <utility>

namespace speech::output::reader {
namespace {

struct Node {
    AtkObject object;
    Facts* facts;
};

AtkObjectClass* parent_class = nullptr;

std::optional<std::size_t> place_of(AtkObject* self) {
    if (self->accessible_parent == nullptr) return std::nullopt;
    const auto& siblings = facts(self->accessible_parent).children;
    const auto found = std::ranges::find(siblings, self);
    if (found == siblings.end()) return std::nullopt;
    return static_cast<std::size_t>(found - siblings.begin());
}

AtkObject* ref_child(AtkObject* self, gint place) {
    const auto& children = facts(self).children;
    if (place < 0 || static_cast<std::size_t>(place) >= children.size()) return nullptr;
    return ATK_OBJECT(g_object_ref(children[static_cast<std::size_t>(place)]));
}

AtkAttribute* attribute(const char* name, const std::string& value) {
    auto* made = g_new(AtkAttribute, 1);
    made->name = g_strdup(name);
    made->value = g_strdup(value.c_str());
    return made;
}

/// Which of how many: a row knows.
AtkAttributeSet* attributes(AtkObject* self) {
    AtkAttributeSet* set = g_slist_prepend(nullptr, attribute("toolkit", "Klangbrett"));
    const auto place = place_of(self);
    if (atk_object_get_role(self) != ATK_ROLE_LIST_ITEM || !place) return set;
    set = g_slist_prepend(set, attribute("posinset", std::to_string(*place + 1)));
    return g_slist_prepend(set, attribute("setsize", std::to_string(facts(self->accessible_parent).children.size())));
}

void finalize(GObject* object) {
    Facts* own = std::exchange(reinterpret_cast<Node*>(object)->facts, nullptr);
    for (AtkObject* child : own->children) g_object_unref(child);
    g_object_unref(own->states);
    delete own;
    G_OBJECT_CLASS(parent_class)->finalize(object);
}

void begin_class(gpointer its_class, gpointer) {
    parent_class = static_cast<AtkObjectClass*>(g_type_class_peek_parent(its_class));
    auto* object_class = static_cast<AtkObjectClass*>(its_class);
    object_class->get_n_children = [](AtkObject* self) { return static_cast<gint>(facts(self).children.size()); };
    object_class->ref_child = ref_child;
    object_class->get_index_in_parent = [](AtkObject* self) {
        const auto place = place_of(self);
        return place ? static_cast<gint>(*place) : -1;
    };
    object_class->ref_state_set = [](AtkObject* self) { return ATK_STATE_SET(g_object_ref(facts(self).states)); };
    object_class->get_attributes = attributes;
    object_class->get_object_locale = [](AtkObject* self) -> const gchar* { return facts(self).language.c_str(); };
    G_OBJECT_CLASS(its_class)->finalize = finalize;
}

/// Nobody finds anything below it any more, nor what it was part of.
void part(AtkObject* object) {
    for (AtkObject* child : std::exchange(facts(object).children, {})) part(child);
    g_clear_object(&object->accessible_parent);
    atk_state_set_add_state(facts(object).states, ATK_STATE_DEFUNCT);
    g_object_unref(object);
}

} // namespace

Facts& facts(AtkObject* object) { return *reinterpret_cast<Node*>(object)->facts; }

GType node_type() {
    static const GType type = g_type_register_static_simple(
        ATK_TYPE_OBJECT, "KlangbrettNode", sizeof(AtkObjectClass), begin_class, sizeof(Node),
        [](GTypeInstance* instance, gpointer) {
            auto* own = new Facts;
            own->states = atk_state_set_new();
            reinterpret_cast<Node*>(instance)->facts = own;
        },
        static_cast<GTypeFlags>(0));
    return type;
}

GType derived_type(const char* name) {
    return g_type_register_static_simple(node_type(), name, sizeof(AtkObjectClass), nullptr, sizeof(Node), nullptr,
                                         static_cast<GTypeFlags>(0));
}

AtkObject* make(GType type, AtkRole role, std::initializer_list<AtkStateType> states) {
    auto* object = ATK_OBJECT(g_object_new(type, nullptr));
    atk_object_set_role(object, role);
    rename_quietly(object, "");
    for (const AtkStateType state : states) set_quietly(object, state, true);
    return object;
}

void adopt_quietly(AtkObject* parent, AtkObject* child) {
    child->accessible_parent = ATK_OBJECT(g_object_ref(parent));
    facts(parent).children.push_back(child);
}

void adopt(AtkObject* parent, AtkObject* child, std::size_t place) {
    child->accessible_parent = ATK_OBJECT(g_object_ref(parent));
    auto& children = facts(parent).children;
    children.insert(children.begin() + static_cast<std::ptrdiff_t>(place), child);
    g_signal_emit_by_name(parent, "children-changed::add", static_cast<guint>(place), child);
}

void drop(AtkObject* parent, AtkObject* child) {
    auto& children = facts(parent).children;
    const auto found = std::ranges::find(children, child);
    const auto place = static_cast<guint>(found - children.begin());
    children.erase(found);
    g_signal_emit_by_name(parent, "children-changed::remove", place, child);
    part(child);
}

void set(AtkObject* object, AtkStateType state, bool is_set) {
    AtkStateSet* states = facts(object).states;
    const bool has_changed =
        is_set ? atk_state_set_add_state(states, state) != 0 : atk_state_set_remove_state(states, state) != 0;
    if (has_changed) atk_object_notify_state_change(object, state, is_set ? TRUE : FALSE);
}

void set_quietly(AtkObject* object, AtkStateType state, bool is_set) {
    AtkStateSet* states = facts(object).states;
    if (is_set)
        atk_state_set_add_state(states, state);
    else
        atk_state_set_remove_state(states, state);
}

std::string name_of(AtkObject* object) { return object->name == nullptr ? "" : object->name; }

void rename(AtkObject* object, const std::string& name) {
    if (name_of(object) != name) atk_object_set_name(object, name.c_str());
}

void rename_quietly(AtkObject* object, const std::string& name) {
    g_free(object->name);
    object->name = g_strdup(name.c_str());
}

void select(AtkObject* parent, std::optional<std::size_t> place) {
    auto& own = facts(parent);
    const auto before = std::exchange(own.selected, place);
    if (before == place) return;
    if (before && *before < own.children.size()) set(own.children[*before], ATK_STATE_SELECTED, false);
    if (place) set(own.children[*place], ATK_STATE_SELECTED, true);
}

} // namespace speech::output::reader
