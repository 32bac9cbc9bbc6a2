// The parts of a layout by name.
#pragma once

#include "src/shell/layout.hpp"

#include <map>
#include <string>

/// Everything of a layout that carries text or pieces, except what a dialog covers.
inline std::map<std::string, shell::Rectangle> parts(const shell::Layout& layout, const session::View& view) {
    std::map<std::string, shell::Rectangle> all{{"caption", layout.caption.area}};
    const auto add = [&all](const char* name, const shell::Rectangle& area) {
        if (area != shell::Rectangle{}) all[name] = area;
    };
    add("hint", layout.hint.area);
    if (!layout.dialog) add("title", layout.title.area);
    if (layout.board) {
        all["squares"] = layout.board->squares;
        add("rank labels", layout.board->rank_labels);
        add("file labels", layout.board->file_labels);
        add("menu", layout.board->menu);
        add("top name", layout.board->top_name.area);
        add("bottom name", layout.board->bottom_name.area);
        if (!layout.board->top_captured.lines.empty()) add("top captured", layout.board->top_captured.area);
        if (!layout.board->bottom_captured.lines.empty()) add("bottom captured", layout.board->bottom_captured.area);
        if (!view.board->top_clock.empty()) all["top clock"] = layout.board->top_clock.area;
        if (!view.board->bottom_clock.empty()) all["bottom clock"] = layout.board->bottom_clock.area;
        if (!layout.text) add("moves", layout.board->moves);
        if (const auto& other = layout.board->other) {
            all["other board"] = other->squares;
            add("its top name", other->top_name.area);
            add("its top clock", other->top_clock.area);
            add("its bottom name", other->bottom_name.area);
            add("its bottom clock", other->bottom_clock.area);
        }
    }
    if (layout.text && !layout.dialog) {
        all["prompt"] = layout.text->prompt.area;
        all["field"] = layout.text->field;
    }
    if (layout.list && !layout.dialog) all["list"] = layout.list->area;
    return all;
}
