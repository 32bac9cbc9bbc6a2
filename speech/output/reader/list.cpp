#include "speech/output/reader/list.hpp"

#include "speech/output/reader/entry.hpp"
#include "speech/output/reader/node.hpp"
#include "speech/output/reader/place.hpp"

#include <algorithm>
#include <cmath>

namespace speech::output::reader {

void add_action(GType type) {
    const GInterfaceInfo action{[](gpointer made, gpointer) {
                                    auto* its = static_cast<AtkActionIface*>(made);
                                    its->get_n_actions = [](AtkAction*) { return 1; };
                                    its->get_name = [](AtkAction*, gint place) -> const gchar* {
                                        return place == 0 ? "activate" : nullptr;
                                    };
                                    its->get_keybinding = [](AtkAction*, gint place) -> const gchar* {
                                        return place == 0 ? "Return" : nullptr;
                                    };
                                    its->do_action = [](AtkAction* self, gint place) -> gboolean {
                                        const auto& activate = facts(ATK_OBJECT(self)).activate;
                                        if (place != 0 || !activate) return FALSE;
                                        activate();
                                        return TRUE;
                                    };
                                },
                                nullptr, nullptr};
    g_type_add_interface_static(type, ATK_TYPE_ACTION, &action);
}

void add_selection(GType type) {
    const GInterfaceInfo selection{
        [](gpointer made, gpointer) {
            auto* its = static_cast<AtkSelectionIface*>(made);
            its->add_selection = [](AtkSelection* self, gint place) -> gboolean {
                const auto& children = facts(ATK_OBJECT(self)).children;
                if (place < 0 || static_cast<std::size_t>(place) >= children.size()) return FALSE;
                return atk_component_grab_focus(ATK_COMPONENT(children[static_cast<std::size_t>(place)]));
            };
            its->get_selection_count = [](AtkSelection* self) { return facts(ATK_OBJECT(self)).selected ? 1 : 0; };
            its->is_child_selected = [](AtkSelection* self, gint place) -> gboolean {
                const auto& selected = facts(ATK_OBJECT(self)).selected;
                return selected && static_cast<gint>(*selected) == place ? TRUE : FALSE;
            };
            its->ref_selection = [](AtkSelection* self, gint place) -> AtkObject* {
                const auto& own = facts(ATK_OBJECT(self));
                if (place != 0 || !own.selected) return nullptr;
                return ATK_OBJECT(g_object_ref(own.children[*own.selected]));
            };
        },
        nullptr, nullptr};
    g_type_add_interface_static(type, ATK_TYPE_SELECTION, &selection);
}

GType list_type() {
    static const GType type = [] {
        const GType list = derived_type("KlangbrettList");
        add_component(list);
        add_selection(list);
        return list;
    }();
    return type;
}

namespace {

GType made_row(const char* name) {
    const GType row = derived_type(name);
    add_component(row);
    add_action(row);
    add_text(row);
    return row;
}

const Scale& scale_of(gpointer row) { return *facts(ATK_OBJECT(row)).scale; }

/// That it changes is told in words.
void begin_value(gpointer made, gpointer) {
    auto* its = static_cast<AtkValueIface*>(made);
    its->get_value_and_text = [](AtkValue* self, gdouble* value, gchar** text) {
        if (value != nullptr) *value = scale_of(self).now;
        if (text != nullptr) *text = g_strdup(facts(ATK_OBJECT(self)).text.c_str());
    };
    its->get_range = [](AtkValue* self) { return atk_range_new(scale_of(self).least, scale_of(self).most, nullptr); };
    its->get_increment = [](AtkValue* self) -> gdouble { return scale_of(self).step; };
    its->set_value = [](AtkValue* self, gdouble value) {
        const Facts& own = facts(ATK_OBJECT(self));
        if (own.set_value && std::isfinite(value))
            own.set_value(static_cast<int>(std::lround(std::clamp<gdouble>(value, own.scale->least, own.scale->most))));
    };
}

} // namespace

GType row_type() {
    static const GType type = made_row("KlangbrettRow");
    return type;
}

GType scale_type() {
    static const GType type = [] {
        const GType row = made_row("KlangbrettScale");
        const GInterfaceInfo as_value{begin_value, nullptr, nullptr};
        g_type_add_interface_static(row, ATK_TYPE_VALUE, &as_value);
        return row;
    }();
    return type;
}

} // namespace speech::output::reader
