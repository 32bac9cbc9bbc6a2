#include "src/tools/output/plain_text.hpp"

#include "base/text/utf8.hpp"

#include <algorithm>

namespace tools::output {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

/// A tab, a new line and a new page move on in the text and do nothing else.
bool is_control(unsigned char byte) {
    return byte == 0x7F || (byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\f');
}

bool is_plain(char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    return byte < 0x80 && !is_control(byte);
}

/// A whole character of several bytes that nevertheless is none, or is a control (U+0080 to U+009F).
bool is_refused(std::string_view character) {
    const bool is_c1 = character[0] == '\xC2' && static_cast<unsigned char>(character[1]) < 0xA0;
    return is_c1 || base::text::character_length(character) == 0;
}

} // namespace

void PlainText::take(unsigned char byte) {
    if (missing_ > 0) {
        if ((byte & 0xC0U) == 0x80U) {
            begun_ += static_cast<char>(byte);
            if (--missing_ > 0) return;
            plain_ += is_refused(begun_) ? replacement : std::string_view(begun_);
            return begun_.clear();
        }
        plain_ += replacement;
        begun_.clear();
        missing_ = 0;
    }
    if (byte < 0x80) {
        if (is_control(byte))
            plain_ += replacement;
        else
            plain_ += static_cast<char>(byte);
        return;
    }
    const std::size_t length = base::text::length_begun_by(byte);
    missing_ = length == 0 ? 0 : length - 1;
    if (missing_ > 0)
        begun_ = static_cast<char>(byte);
    else
        plain_ += replacement;
}

bool PlainText::flush() {
    const auto count = static_cast<std::streamsize>(plain_.size());
    const bool is_written = target_.sputn(plain_.data(), count) == count;
    plain_.clear();
    return is_written;
}

PlainText::int_type PlainText::overflow(int_type character) {
    if (traits_type::eq_int_type(character, traits_type::eof())) return traits_type::not_eof(character);
    take(static_cast<unsigned char>(traits_type::to_char_type(character)));
    return flush() ? character : traits_type::eof();
}

std::streamsize PlainText::xsputn(const char* text, std::streamsize count) {
    if (missing_ == 0 && std::all_of(text, text + count, is_plain)) return target_.sputn(text, count);
    for (std::streamsize i = 0; i < count; ++i) take(static_cast<unsigned char>(text[i]));
    return flush() ? count : 0;
}

int PlainText::sync() {
    if (missing_ > 0) {
        plain_ += replacement;
        begun_.clear();
        missing_ = 0;
    }
    return flush() && target_.pubsync() == 0 ? 0 : -1;
}

} // namespace tools::output
