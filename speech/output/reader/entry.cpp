#include "speech/output/reader/entry.hpp"

#include "speech/output/reader/node.hpp"

#include <algorithm>

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

bool is_space(const std::string& text, glong place) {
    return g_unichar_isspace(g_utf8_get_char(g_utf8_offset_to_pointer(text.c_str(), place))) != 0;
}

/// The line is one line, one sentence and one paragraph; words end behind the spaces that follow them.
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
        from = 0;
        to = all;
        break;
    }
    *begin = static_cast<gint>(from);
    *end = static_cast<gint>(to);
    return part(text, from, to);
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
    its->get_n_selections = [](AtkText*) { return 0; };
    its->get_default_attributes = [](AtkText* self) { return in_language(facts(ATK_OBJECT(self)).language); };
    its->get_run_attributes = run_attributes;
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
        add_text(entry);
        return entry;
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
