#include "speech/output/reader/list.hpp"

#include "speech/output/reader/entry.hpp"
#include "speech/output/reader/node.hpp"

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
    const GInterfaceInfo selection{[](gpointer made, gpointer) {
                                       auto* its = static_cast<AtkSelectionIface*>(made);
                                       its->get_selection_count = [](AtkSelection* self) {
                                           return facts(ATK_OBJECT(self)).selected ? 1 : 0;
                                       };
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
        add_selection(list);
        return list;
    }();
    return type;
}

GType row_type() {
    static const GType type = [] {
        const GType row = derived_type("KlangbrettRow");
        add_action(row);
        add_text(row);
        return row;
    }();
    return type;
}

} // namespace speech::output::reader
