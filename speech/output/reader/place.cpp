#include "speech/output/reader/place.hpp"

#include "speech/output/reader/node.hpp"

#include <algorithm>
#include <ranges>

namespace speech::output::reader {
namespace {

bool is_window(AtkObject* object) { return atk_object_get_role(object) == ATK_ROLE_FRAME; }

bool contains(const Extents& place, gint x, gint y) {
    return x >= place.x && y >= place.y && x < place.x + place.width && y < place.y + place.height;
}

/// From the corner of the window.
std::optional<Extents> place_in_window(AtkObject* object) {
    auto place = facts(object).place;
    if (place && is_window(object)) place->x = place->y = 0;
    return place;
}

/// The corner that coordinates are told from, seen from the window's.
std::optional<Extents> corner_of(AtkObject* object, AtkCoordType corner) {
    switch (corner) {
    case ATK_XY_WINDOW: return Extents{};
    case ATK_XY_SCREEN: break;
    case ATK_XY_PARENT:
        if (is_window(object)) break; // its parent, the application, is everywhere
        return place_in_window(object->accessible_parent);
    }
    AtkObject* window = object;
    while (window != nullptr && !is_window(window)) window = window->accessible_parent;
    const auto place = window == nullptr ? std::nullopt : facts(window).place;
    if (!place) return std::nullopt;
    return Extents{-place->x, -place->y, 0, 0};
}

/// What comes later covers what was there before.
AtkObject* ref_at_point(AtkComponent* self, gint x, gint y, AtkCoordType corner) {
    const auto from = corner_of(ATK_OBJECT(self), corner);
    if (!from) return nullptr;
    const auto is_there = [&](AtkObject* child) {
        const auto place = place_in_window(child);
        return place && contains(*place, from->x + x, from->y + y);
    };
    const auto backwards = std::views::reverse(facts(ATK_OBJECT(self)).children);
    const auto found = std::ranges::find_if(backwards, is_there);
    return found == backwards.end() ? nullptr : ATK_OBJECT(g_object_ref(*found));
}

void begin_component(gpointer made, gpointer) {
    auto* its = static_cast<AtkComponentIface*>(made);
    its->get_extents = [](AtkComponent* self, gint* x, gint* y, gint* width, gint* height, AtkCoordType corner) {
        const Extents place = place_on(ATK_OBJECT(self), corner).value_or(Extents{-1, -1, -1, -1});
        *x = place.x;
        *y = place.y;
        *width = place.width;
        *height = place.height;
    };
    its->contains = [](AtkComponent* self, gint x, gint y, AtkCoordType corner) -> gboolean {
        const auto place = place_on(ATK_OBJECT(self), corner);
        return place && contains(*place, x, y) ? TRUE : FALSE;
    };
    its->ref_accessible_at_point = ref_at_point;
    its->get_layer = [](AtkComponent* self) {
        return is_window(ATK_OBJECT(self)) ? ATK_LAYER_WINDOW : ATK_LAYER_WIDGET;
    };
    its->grab_focus = [](AtkComponent* self) -> gboolean {
        const auto& reach = facts(ATK_OBJECT(self)).reach;
        if (!reach) return FALSE;
        reach();
        return TRUE;
    };
}

} // namespace

std::optional<Extents> place_on(AtkObject* object, AtkCoordType corner) {
    auto place = place_in_window(object);
    const auto from = corner_of(object, corner);
    if (!place || !from) return std::nullopt;
    place->x -= from->x;
    place->y -= from->y;
    return place;
}

void add_component(GType type) {
    const GInterfaceInfo component{begin_component, nullptr, nullptr};
    g_type_add_interface_static(type, ATK_TYPE_COMPONENT, &component);
}

GType window_type() {
    static const GType type = [] {
        const GType window = derived_type("KlangbrettWindow");
        const GInterfaceInfo nothing_to_do{};
        g_type_add_interface_static(window, ATK_TYPE_WINDOW, &nothing_to_do);
        add_component(window);
        return window;
    }();
    return type;
}

} // namespace speech::output::reader
