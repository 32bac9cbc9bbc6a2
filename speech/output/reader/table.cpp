#include "speech/output/reader/table.hpp"

#include "speech/output/reader/entry.hpp"
#include "speech/output/reader/list.hpp"
#include "speech/output/reader/node.hpp"
#include "speech/output/reader/place.hpp"

namespace speech::output::reader {
namespace {

AtkObject* self_of(gpointer table) { return ATK_OBJECT(table); }

gint columns(gpointer table) { return static_cast<gint>(facts(self_of(table)).columns.size()); }
gint rows(gpointer table) { return static_cast<gint>(facts(self_of(table)).rows.size()); }

bool is_within(gpointer table, gint row, gint column) {
    return row >= 0 && column >= 0 && row < rows(table) && column < columns(table);
}

/// What a row or column is called; null beyond the table.
const gchar* called(const std::vector<std::string>& names, gint place) {
    if (place < 0 || static_cast<std::size_t>(place) >= names.size()) return nullptr;
    return names[static_cast<std::size_t>(place)].c_str();
}

AtkObject* ref_at(AtkTable* self, gint row, gint column) {
    if (!is_within(self, row, column)) return nullptr;
    return atk_object_ref_accessible_child(self_of(self), row * columns(self) + column);
}

bool is_selected(AtkTable* self, gint row, gint column) {
    const auto& selected = facts(self_of(self)).selected;
    return is_within(self, row, column) && selected && static_cast<gint>(*selected) == row * columns(self) + column;
}

void begin_table(gpointer made, gpointer) {
    auto* its = static_cast<AtkTableIface*>(made);
    its->get_n_rows = [](AtkTable* self) { return rows(self); };
    its->get_n_columns = [](AtkTable* self) { return columns(self); };
    its->ref_at = ref_at;
    its->get_index_at = [](AtkTable* self, gint row, gint column) {
        return is_within(self, row, column) ? row * columns(self) + column : -1;
    };
    its->get_row_at_index = [](AtkTable* self, gint place) { return place < 0 ? -1 : place / columns(self); };
    its->get_column_at_index = [](AtkTable* self, gint place) { return place < 0 ? -1 : place % columns(self); };
    its->get_row_extent_at = [](AtkTable*, gint, gint) { return 1; };
    its->get_column_extent_at = [](AtkTable*, gint, gint) { return 1; };
    its->get_row_description = [](AtkTable* self, gint row) { return called(facts(self_of(self)).rows, row); };
    its->get_column_description = [](AtkTable* self, gint column) {
        return called(facts(self_of(self)).columns, column);
    };
    its->is_selected = [](AtkTable* self, gint row, gint column) -> gboolean {
        return is_selected(self, row, column) ? TRUE : FALSE;
    };
}

AtkObject* table_of(AtkTableCell* self) { return ATK_OBJECT(self)->accessible_parent; }

gboolean position(AtkTableCell* self, gint* row, gint* column) {
    const gint place = atk_object_get_index_in_parent(ATK_OBJECT(self));
    if (place < 0) return FALSE;
    if (row != nullptr) *row = place / columns(table_of(self));
    if (column != nullptr) *column = place % columns(table_of(self));
    return TRUE;
}

void begin_cell(gpointer made, gpointer) {
    auto* its = static_cast<AtkTableCellIface*>(made);
    its->get_column_span = [](AtkTableCell*) { return 1; };
    its->get_row_span = [](AtkTableCell*) { return 1; };
    its->get_position = position;
    its->get_row_column_span = [](AtkTableCell* self, gint* row, gint* column, gint* row_span, gint* column_span) {
        if (row_span != nullptr) *row_span = 1;
        if (column_span != nullptr) *column_span = 1;
        return position(self, row, column);
    };
    its->get_table = [](AtkTableCell* self) -> AtkObject* {
        return table_of(self) == nullptr ? nullptr : ATK_OBJECT(g_object_ref(table_of(self)));
    };
    // The squares are called by their row and column themselves.
    its->get_row_header_cells = [](AtkTableCell*) { return g_ptr_array_new(); };
    its->get_column_header_cells = [](AtkTableCell*) { return g_ptr_array_new(); };
}

} // namespace

GType table_type() {
    static const GType type = [] {
        const GType table = derived_type("KlangbrettTable");
        const GInterfaceInfo as_table{begin_table, nullptr, nullptr};
        g_type_add_interface_static(table, ATK_TYPE_TABLE, &as_table);
        add_component(table);
        add_selection(table);
        return table;
    }();
    return type;
}

GType cell_type() {
    static const GType type = [] {
        const GType cell = derived_type("KlangbrettCell");
        const GInterfaceInfo as_cell{begin_cell, nullptr, nullptr};
        g_type_add_interface_static(cell, ATK_TYPE_TABLE_CELL, &as_cell);
        add_component(cell);
        add_action(cell);
        add_text(cell);
        return cell;
    }();
    return type;
}

} // namespace speech::output::reader
