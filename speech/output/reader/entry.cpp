#include "speech/output/reader/entry.hpp"

#include "speech/output/reader/node.hpp"
#include "speech/output/reader/place.hpp"

#include <algorithm>
#include <utility>

namespace speech::output::reader {
namespace {

const std::string& text_of(gpointer entry) { return facts(ATK_OBJECT(entry)).text; }

glong length(const std::string& text) { return g_utf8_strlen(text.c_str(), static_cast<gssize>(text.size())); }

/// Characters from there to there; -1: to the end.
gchar* part(const std::string& text, glong begin, glong end) {
    const glong all = length(text);
    const glong to = end < 0 ? all : std::min(end, all);
    const glong from = std::clamp<glong>(begin, 0, to);
    return g_utf8_substring(text.c_str(), from, to);
}

bool is_line_end(const std::string& text, glong place) {
    return g_utf8_get_char(g_utf8_offset_to_pointer(text.c_str(), place)) == '\n';
}

bool is_space(const std::string& text, glong place) {
    return g_unichar_isspace(g_utf8_get_char(g_utf8_offset_to_pointer(text.c_str(), place))) != 0;
}

/// A line is one sentence and one paragraph, too, and ends behind its end; words end behind the spaces that follow
/// them.
gchar* string_at(AtkText* self, gint offset, AtkTextGranularity granularity, gint* begin, gint* end) {
    const std::string& text = text_of(self);
    const glong all = length(text);
    glong from = std::clamp<glong>(offset, 0, all);
    glong to = from;
    switch (granularity) {
    case ATK_TEXT_GRANULARITY_CHAR: to = std::min(from + 1, all); break;
    case ATK_TEXT_GRANULARITY_WORD:
        while (from > 0 && (is_space(text, from - 1) ? from < all && is_space(text, from) : true)) --from;
        while (to < all && !is_space(text, to)) ++to;
        while (to < all && is_space(text, to)) ++to;
        break;
    case ATK_TEXT_GRANULARITY_SENTENCE:
    case ATK_TEXT_GRANULARITY_LINE:
    case ATK_TEXT_GRANULARITY_PARAGRAPH:
        while (from > 0 && !is_line_end(text, from - 1)) --from;
        while (to < all && !is_line_end(text, to)) ++to;
        if (to < all) ++to;
        break;
    }
    *begin = static_cast<gint>(from);
    *end = static_cast<gint>(to);
    return part(text, from, to);
}

AtkTextGranularity between(AtkTextBoundary boundary) {
    switch (boundary) {
    case ATK_TEXT_BOUNDARY_CHAR: return ATK_TEXT_GRANULARITY_CHAR;
    case ATK_TEXT_BOUNDARY_WORD_START:
    case ATK_TEXT_BOUNDARY_WORD_END: return ATK_TEXT_GRANULARITY_WORD;
    case ATK_TEXT_BOUNDARY_SENTENCE_START:
    case ATK_TEXT_BOUNDARY_SENTENCE_END: return ATK_TEXT_GRANULARITY_SENTENCE;
    case ATK_TEXT_BOUNDARY_LINE_START:
    case ATK_TEXT_BOUNDARY_LINE_END: break;
    }
    return ATK_TEXT_GRANULARITY_LINE;
}

// What readers asked before there were granularities.

gchar* text_at(AtkText* self, gint offset, AtkTextBoundary boundary, gint* begin, gint* end) {
    return string_at(self, offset, between(boundary), begin, end);
}

gchar* nothing_at(gint place, gint* begin, gint* end) {
    *begin = *end = place;
    return g_strdup("");
}

gchar* text_before(AtkText* self, gint offset, AtkTextBoundary boundary, gint* begin, gint* end) {
    g_free(text_at(self, offset, boundary, begin, end));
    return *begin == 0 ? nothing_at(0, begin, end) : text_at(self, *begin - 1, boundary, begin, end);
}

gchar* text_after(AtkText* self, gint offset, AtkTextBoundary boundary, gint* begin, gint* end) {
    g_free(text_at(self, offset, boundary, begin, end));
    const auto all = static_cast<gint>(length(text_of(self)));
    return *end == all ? nothing_at(all, begin, end) : text_at(self, *end, boundary, begin, end);
}

/// Where in its place a letter stands only who draws it knows.
void character_extents(AtkText* self, gint, gint* x, gint* y, gint* width, gint* height, AtkCoordType corner) {
    const Extents place = place_on(ATK_OBJECT(self), corner).value_or(Extents{-1, -1, -1, -1});
    *x = place.x;
    *y = place.y;
    *width = place.width;
    *height = place.height;
}

void range_extents(AtkText* self, gint begin, gint, AtkCoordType corner, AtkTextRectangle* range) {
    character_extents(self, begin, &range->x, &range->y, &range->width, &range->height, corner);
}

AtkAttributeSet* in_language(const std::string& language) {
    auto* attribute = g_new(AtkAttribute, 1);
    attribute->name = g_strdup("language");
    attribute->value = g_strdup(language.c_str());
    return g_slist_prepend(nullptr, attribute);
}

/// The part that character belongs to.
AtkAttributeSet* run_attributes(AtkText* self, gint offset, gint* begin, gint* end) {
    const Facts& own = facts(ATK_OBJECT(self));
    *begin = 0;
    for (const Part& part : own.parts) {
        *end = static_cast<gint>(length(own.text.substr(0, part.end)));
        if (offset < *end) return in_language(part.language);
        *begin = *end;
    }
    *end = static_cast<gint>(length(own.text));
    if (own.parts.empty()) return in_language(own.language);
    return nullptr;
}

void begin_text(gpointer made, gpointer) {
    auto* its = static_cast<AtkTextIface*>(made);
    its->get_text = [](AtkText* self, gint begin, gint end) { return part(text_of(self), begin, end); };
    its->get_character_count = [](AtkText* self) { return static_cast<gint>(length(text_of(self))); };
    its->get_caret_offset = [](AtkText* self) { return static_cast<gint>(length(text_of(self))); };
    its->get_character_at_offset = [](AtkText* self, gint offset) -> gunichar {
        const std::string& text = text_of(self);
        if (offset < 0 || offset >= length(text)) return 0;
        return g_utf8_get_char(g_utf8_offset_to_pointer(text.c_str(), offset));
    };
    its->get_string_at_offset = string_at;
    its->get_text_at_offset = text_at;
    its->get_text_before_offset = text_before;
    its->get_text_after_offset = text_after;
    its->get_character_extents = character_extents;
    its->get_range_extents = range_extents;
    its->get_n_selections = [](AtkText*) { return 0; };
    its->get_default_attributes = [](AtkText* self) { return in_language(facts(ATK_OBJECT(self)).language); };
    its->get_run_attributes = run_attributes;
}

void replace(AtkEditableText* self, glong from, glong to, std::string text) {
    const auto& edit = facts(ATK_OBJECT(self)).edit;
    const glong all = length(text_of(self));
    const glong end = to < 0 ? all : std::min(to, all);
    const glong begin = std::clamp<glong>(from, 0, end);
    if (edit) edit(static_cast<std::size_t>(begin), static_cast<std::size_t>(end), std::move(text));
}

/// What is cut, copied or pasted would be the clipboard's, which is the window's.
void begin_editable(gpointer made, gpointer) {
    auto* its = static_cast<AtkEditableTextIface*>(made);
    its->set_text_contents = [](AtkEditableText* self, const gchar* text) { replace(self, 0, -1, text); };
    // Some count bytes, some characters, which are never more.
    its->insert_text = [](AtkEditableText* self, const gchar* text, gint count, gint* place) {
        gchar* const come = part(text, 0, count);
        replace(self, *place, *place, come);
        *place += static_cast<gint>(length(come));
        g_free(come);
    };
    its->delete_text = [](AtkEditableText* self, gint from, gint to) { replace(self, from, to, ""); };
}

/// As many bytes as both begin with, not in the middle of a character.
std::size_t common(const std::string& one, const std::string& other) {
    const auto differ = std::ranges::mismatch(one, other);
    auto same = static_cast<std::size_t>(differ.in1 - one.begin());
    while (same > 0 && same < std::max(one.size(), other.size())) {
        const std::string& longer = one.size() > other.size() ? one : other;
        if ((static_cast<unsigned char>(longer[same]) & 0xC0U) != 0x80U) break;
        --same;
    }
    return same;
}

} // namespace

void add_text(GType type) {
    const GInterfaceInfo as_text{begin_text, nullptr, nullptr};
    g_type_add_interface_static(type, ATK_TYPE_TEXT, &as_text);
}

GType entry_type() {
    static const GType type = [] {
        const GType entry = derived_type("KlangbrettEntry");
        add_component(entry);
        add_text(entry);
        const GInterfaceInfo as_editable{begin_editable, nullptr, nullptr};
        g_type_add_interface_static(entry, ATK_TYPE_EDITABLE_TEXT, &as_editable);
        return entry;
    }();
    return type;
}

GType label_type() {
    static const GType type = [] {
        const GType label = derived_type("KlangbrettLabel");
        add_component(label);
        add_text(label);
        return label;
    }();
    return type;
}

void write(AtkObject* entry, const std::string& text) {
    std::string& shown = facts(entry).text;
    if (shown == text) return;
    const std::size_t same = common(shown, text);
    const std::string gone = shown.substr(same);
    const std::string come = text.substr(same);
    const auto place = static_cast<gint>(length(text.substr(0, same)));
    shown = text.substr(0, same);
    if (!gone.empty())
        g_signal_emit_by_name(entry, "text-remove", place, static_cast<gint>(length(gone)), gone.c_str());
    shown = text;
    if (!come.empty())
        g_signal_emit_by_name(entry, "text-insert", place, static_cast<gint>(length(come)), come.c_str());
    g_signal_emit_by_name(entry, "text-caret-moved", static_cast<gint>(length(text)));
}

} // namespace speech::output::reader
