#include "rules/pgn/scanner.hpp"

#include "rules/pgn/signs.hpp"
#include "rules/pgn/text.hpp"

#include <array>
#include <utility>

namespace rules::pgn {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

constexpr std::array<bool, 256> word_signs = [] {
    std::array<bool, 256> signs{};
    for (std::size_t sign = 0; sign < 256; ++sign)
        signs[sign] = (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9') ||
                      sign >= 0x80 ||
                      std::string_view("+#=:-/@_").find(static_cast<char>(sign)) != std::string_view::npos;
    return signs;
}();

bool is_word(char sign) { return word_signs[static_cast<unsigned char>(sign)]; }

/// Collects the words of a comment.
class Comment {
public:
    void add(std::string_view run) {
        if (is_apart_ && !text_.empty()) text_ += ' ';
        is_apart_ = false;
        text_ += run;
    }
    void add_blank() { is_apart_ = true; }
    std::string finish() { return in_utf8(std::move(text_)); }

private:
    std::string text_;
    bool is_apart_ = false;
};

} // namespace

Scanner::Scanner(Source source)
    : input_(std::move(source)) {}

void Scanner::skip_blanks() {
    while (true) {
        input_.look_ahead();
        const char next = input_.peek();
        if (next == '\n' || is_blank(next))
            input_.take();
        else if (next == '%' && input_.is_line_start())
            input_.skip_line();
        else if (next == byte_order_mark.front() && input_.rest().starts_with(byte_order_mark))
            input_.skip(byte_order_mark.size());
        else
            return;
    }
}

void Scanner::skip_blanks_of_line() {
    input_.look_ahead();
    while (is_blank(input_.peek())) {
        input_.skip(1);
        input_.look_ahead();
    }
}

std::variant<Tag, Unexpected> Scanner::take_tag() {
    Tag tag;
    input_.skip(1);
    skip_blanks_of_line();
    while (is_name(input_.peek())) {
        tag.name += input_.peek();
        input_.skip(1);
        input_.look_ahead();
        if (tag.name.size() > 255) return unexpected(Expected::TagName);
    }
    if (tag.name.empty()) return unexpected(Expected::TagName);
    skip_blanks_of_line();
    if (input_.peek() != '"') return unexpected(Expected::TagValue);
    input_.skip(1);
    while (!input_.at_end() && input_.peek() != '"') {
        char sign = input_.peek();
        if (sign == '\n' || tag.value.size() > Input::sight * 16) return unexpected(Expected::TagValueEnd);
        if (sign == '\\') {
            input_.look_ahead();
            const char escaped = input_.peek(1);
            if (escaped == '"' || escaped == '\\') {
                input_.skip(1);
                sign = escaped;
            }
        }
        tag.value += static_cast<unsigned char>(sign) < 0x20 || sign == '\x7F' ? ' ' : sign;
        input_.skip(1);
    }
    if (input_.at_end()) return unexpected(Expected::TagValueEnd);
    input_.skip(1);
    skip_blanks();
    if (input_.peek() != ']') return unexpected(Expected::TagEnd);
    input_.skip(1);
    tag.value = in_utf8(std::move(tag.value));
    return tag;
}

std::variant<std::string, Unexpected> Scanner::take_comment(std::size_t most_bytes) {
    const bool is_in_braces = input_.peek() == '{';
    input_.skip(1);
    return is_in_braces ? take_braces(most_bytes) : take_rest_of_line(most_bytes);
}

std::variant<std::string, Unexpected> Scanner::take_rest_of_line(std::size_t most_bytes) {
    Comment comment;
    const std::size_t start = input_.offset();
    while (!input_.at_end() && input_.peek() != '\n') {
        if (input_.offset() - start > most_bytes) return unexpected(Expected::ShorterGame);
        const std::string_view seen = input_.rest();
        std::size_t length = 0;
        while (length < seen.size() && seen[length] != '\n' && !is_blank(seen[length])) ++length;
        if (length > 0) {
            comment.add(seen.substr(0, length));
            input_.skip(length);
        } else {
            comment.add_blank();
            input_.skip(1);
        }
    }
    return comment.finish();
}

std::variant<std::string, Unexpected> Scanner::take_braces(std::size_t most_bytes) {
    Comment comment;
    const std::size_t start = input_.offset();
    bool is_line_empty = false;
    while (!input_.at_end()) {
        if (input_.offset() - start > most_bytes) return unexpected(Expected::ShorterGame);
        const char next = input_.peek();
        if (next == '}') {
            input_.skip(1);
            return comment.finish();
        }
        if (next == '\n') {
            comment.add_blank();
            input_.take();
            input_.look_ahead();
            // Behind an empty line begin the tags of another game: the closing brace was forgotten.
            if (is_line_empty && is_at_tag()) return Unexpected{Expected::CommentEnd, {}};
            is_line_empty = true;
            continue;
        }
        if (is_blank(next)) {
            comment.add_blank();
            input_.skip(1);
            continue;
        }
        const std::string_view seen = input_.rest();
        std::size_t length = 1;
        while (length < seen.size() && seen[length] != '}' && seen[length] != '\n' && !is_blank(seen[length])) ++length;
        comment.add(seen.substr(0, length));
        input_.skip(length);
        is_line_empty = false;
    }
    if (input_.offset() - start > most_bytes) return unexpected(Expected::ShorterGame);
    return Unexpected{Expected::CommentEnd, {}};
}

std::string_view Scanner::word() const {
    const std::string_view seen = cut_off(input_.rest(), Input::sight);
    std::size_t length = 0;
    while (length < seen.size() && is_word(seen[length])) ++length;
    return seen.substr(0, length);
}

bool Scanner::is_at_tag() const { return starts_tag(input_.rest()); }

Unexpected Scanner::unexpected(Expected expected) {
    constexpr std::size_t most = 24;
    input_.look_ahead();
    std::string_view found = cut_off(input_.rest(), most);
    found = found.substr(0, found.find_first_of("\r\n"));
    std::string cleaned(found);
    for (char& sign : cleaned)
        if (static_cast<unsigned char>(sign) < 0x20 || sign == '\x7F') sign = ' ';
    return {expected, in_utf8(std::move(cleaned))};
}

} // namespace rules::pgn
