#include "rules/pgn/scanner.hpp"

#include "rules/pgn/signs.hpp"
#include "rules/pgn/text.hpp"

#include <algorithm>
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

constexpr std::array<bool, 256> signs_in_braces = [] {
    std::array<bool, 256> signs{};
    for (std::size_t sign = 0; sign < 256; ++sign) {
        const char character = static_cast<char>(sign);
        signs[sign] = character != '}' && character != '\n' && !is_blank(character);
    }
    return signs;
}();

bool is_in_braces(char sign) { return signs_in_braces[static_cast<unsigned char>(sign)]; }

/// How far a text in braces goes on as it will be kept: words with one space between them.
std::size_t length_in_braces(std::string_view text) {
    std::size_t length = 0;
    while (true) {
        while (length < text.size() && is_in_braces(text[length])) ++length;
        const bool goes_on = length + 1 < text.size() && text[length] == ' ' && is_in_braces(text[length + 1]);
        if (!goes_on) return length;
        ++length;
    }
}

bool is_word(char sign) { return word_signs[static_cast<unsigned char>(sign)]; }

/// Collects the words of a comment.
class Comment {
public:
    explicit Comment(Comments kept)
        : is_kept_(kept == Comments::Kept) {}

    void add(std::string_view run) {
        if (!is_kept_) return;
        if (is_apart_ && !text_.empty()) text_ += ' ';
        is_apart_ = false;
        text_ += run;
    }
    void add_blank() { is_apart_ = true; }
    std::string finish() { return in_utf8(std::move(text_)); }

private:
    std::string text_;
    bool is_kept_;
    bool is_apart_ = false;
};

} // namespace

std::string as_comment(std::string_view text) {
    Comment comment(Comments::Kept);
    for (std::size_t place = 0; place < text.size(); ++place) {
        if (is_blank(text[place]) || text[place] == '\n')
            comment.add_blank();
        else
            comment.add(text.substr(place, 1));
    }
    return comment.finish();
}

Scanner::Scanner(Source source)
    : input_(std::move(source)) {}

void Scanner::skip_blanks() {
    ended_lines_ = input_.is_line_start() ? 1 : 0;
    while (true) {
        input_.look_ahead();
        const char next = input_.peek();
        if (is_word(next) && next != byte_order_mark.front()) return; // as most parts begin
        if (next == '\n' || is_blank(next)) {
            if (next == '\n') ++ended_lines_;
            input_.take();
        } else if (next == '%' && input_.is_line_start()) {
            input_.skip_line();
        } else if (next == byte_order_mark.front() && input_.rest().starts_with(byte_order_mark)) {
            input_.skip(byte_order_mark.size());
        } else {
            return;
        }
    }
}

void Scanner::skip_blanks_of_line() {
    input_.look_ahead();
    while (is_blank(input_.peek())) {
        input_.skip(1);
        input_.look_ahead();
    }
}

std::variant<Tag, FlawedTag, Unexpected> Scanner::take_tag() {
    Tag tag;
    const auto refused = [&](Expected expected) {
        Unexpected wrong = unexpected(expected);
        input_.skip_line();
        return wrong;
    };
    input_.skip(1);
    skip_blanks_of_line();
    while (is_name(input_.peek())) {
        tag.name += input_.peek();
        input_.skip(1);
        input_.look_ahead();
        if (tag.name.size() > 255) return refused(Expected::TagName);
    }
    if (tag.name.empty()) return refused(Expected::TagName);
    skip_blanks_of_line();
    if (input_.peek() != '"') return refused(Expected::TagValue);
    input_.skip(1);
    auto flaw = take_value(tag.value);
    if (!flaw) flaw = take_tag_end(tag.value);
    tag.value = in_utf8(std::move(tag.value));
    if (flaw) return FlawedTag{std::move(tag), std::move(*flaw)};
    return tag;
}

/// Up to behind its closing quote.
std::optional<Unexpected> Scanner::take_value(std::string& value) {
    while (!input_.at_end() && input_.peek() != '"') {
        char sign = input_.peek();
        if (sign == '\n' || value.size() > Input::sight * 16) {
            const Unexpected flaw = unexpected(Expected::TagValueEnd);
            input_.skip_line();
            return flaw;
        }
        if (sign == '\\') {
            input_.look_ahead();
            const char escaped = input_.peek(1);
            if (escaped == '"' || escaped == '\\') {
                input_.skip(1);
                sign = escaped;
            }
        }
        value += is_control(sign) ? ' ' : sign;
        input_.skip(1);
    }
    if (input_.at_end()) return unexpected(Expected::TagValueEnd);
    input_.skip(1);
    return std::nullopt;
}

std::optional<Unexpected> Scanner::take_tag_end(std::string& value) {
    input_.look_ahead();
    std::size_t blanks = 0;
    while (is_blank(input_.peek(blanks))) ++blanks;
    const char next = input_.peek(blanks);
    if (next != ']' && next != '\n' && next != '\0') {
        const Unexpected flaw = unexpected(Expected::TagEnd);
        if (const auto rest = take_rest_of_value())
            value += '"' + *rest;
        else
            input_.skip_line();
        return flaw;
    }
    skip_blanks();
    if (input_.peek() != ']') return unexpected(Expected::TagEnd);
    input_.skip(1);
    return std::nullopt;
}

/// What stands between a quote that was not the last one and the last one of its tag, which is gone past; empty if
/// there is no such.
std::optional<std::string> Scanner::take_rest_of_value() {
    input_.look_ahead();
    const std::string_view seen = input_.rest().substr(0, Input::sight);
    const auto line_end = seen.find('\n');
    if (line_end == std::string_view::npos && seen.size() == Input::sight) return std::nullopt;
    const std::string_view line = seen.substr(0, line_end);
    const auto bracket = line.find_last_of(']');
    const auto quote = line.substr(0, bracket).find_last_of('"');
    if (bracket == std::string_view::npos || quote == std::string_view::npos) return std::nullopt;
    const std::string_view behind = line.substr(quote + 1, bracket - quote - 1);
    if (!std::all_of(behind.begin(), behind.end(), is_blank)) return std::nullopt;
    std::string rest(line.substr(0, quote));
    std::replace_if(rest.begin(), rest.end(), is_control, ' ');
    input_.skip(bracket + 1);
    return rest;
}

std::string_view Scanner::tag_name() const {
    const std::string_view seen = input_.rest().substr(0, Input::sight);
    if (!starts_tag(seen)) return {};
    std::size_t end = 1;
    while (end < seen.size() && is_name(seen[end])) ++end;
    return seen.substr(1, end - 1);
}

TakenComment Scanner::take_comment(std::size_t most_bytes, Comments kept) {
    const bool is_in_braces = input_.peek() == '{';
    input_.skip(1);
    return is_in_braces ? take_braces(most_bytes, kept) : take_rest_of_line(most_bytes, kept);
}

TakenComment Scanner::take_rest_of_line(std::size_t most_bytes, Comments kept) {
    Comment comment(kept);
    const std::size_t start = input_.offset();
    while (!input_.at_end() && input_.peek() != '\n') {
        if (input_.offset() - start > most_bytes) return {comment.finish(), unexpected(Expected::ShorterGame)};
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
    return {comment.finish(), std::nullopt};
}

TakenComment Scanner::take_braces(std::size_t most_bytes, Comments kept) {
    Comment comment(kept);
    const std::size_t start = input_.offset();
    bool is_line_empty = false;
    while (!input_.at_end()) {
        if (input_.offset() - start > most_bytes) return {comment.finish(), unexpected(Expected::ShorterGame)};
        const char next = input_.peek();
        if (next == '}') {
            input_.skip(1);
            return {comment.finish(), std::nullopt};
        }
        if (next == '\n') {
            comment.add_blank();
            input_.take();
            input_.look_ahead();
            // Behind an empty line begin the tags of another game: the closing brace was forgotten.
            if (is_line_empty && is_at_tag()) return {comment.finish(), Unexpected{Expected::CommentEnd, {}}};
            is_line_empty = true;
            continue;
        }
        if (is_blank(next)) {
            comment.add_blank();
            input_.skip(1);
            continue;
        }
        const std::string_view seen = input_.rest();
        const std::size_t length = length_in_braces(seen);
        comment.add(seen.substr(0, length));
        input_.skip(length);
        is_line_empty = false;
    }
    if (input_.offset() - start > most_bytes) return {comment.finish(), unexpected(Expected::ShorterGame)};
    return {comment.finish(), Unexpected{Expected::CommentEnd, {}}};
}

std::string_view Scanner::word() const {
    const std::string_view seen = input_.rest().substr(0, Input::sight);
    std::size_t length = 0;
    while (length < seen.size() && is_word(seen[length])) ++length;
    return cut_off(seen.substr(0, length), Input::sight);
}

bool Scanner::is_at_tag() const { return starts_tag(input_.rest().substr(0, Input::sight)); }

Unexpected Scanner::unexpected(Expected expected) {
    constexpr std::size_t most = 24;
    input_.look_ahead();
    std::string_view found = cut_off(input_.rest(), most);
    found = found.substr(0, found.find_first_of("\r\n"));
    std::string cleaned(found);
    std::replace_if(cleaned.begin(), cleaned.end(), is_control, ' ');
    return {expected, in_utf8(std::move(cleaned))};
}

} // namespace rules::pgn
