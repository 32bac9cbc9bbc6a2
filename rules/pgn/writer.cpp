#include "rules/pgn/writer.hpp"

#include "rules/notation/fen.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace rules::pgn {

using variants::Position;

namespace {

constexpr std::array<std::string_view, 7> roster{"Event", "Site", "Date", "Round", "White", "Black", "Result"};

/// PGN's strings know two escapes and no control characters.
std::string quoted(std::string_view text) {
    std::string result;
    for (const char sign : text) {
        if (sign == '"' || sign == '\\') result += '\\';
        result += static_cast<unsigned char>(sign) < 0x20 || sign == '\x7F' ? ' ' : sign;
    }
    return result;
}

std::string pair(std::string_view name, std::string_view value) {
    return '[' + std::string(name) + " \"" + quoted(value) + "\"]";
}

std::string roster_value(const Game& game, std::string_view name) {
    if (name == "Result") return std::string(word(game.result));
    return std::string(game.tag(name).value_or(name == "Date" ? "????.??.??" : "?"));
}

/// The tags beside the roster, with those that tell where the game starts.
std::vector<Tag> other_tags(const Game& game) {
    const auto variant = game.start.variant();
    const bool is_variant = variant != variants::Variant::Standard;
    std::vector<Tag> tags;
    for (const Tag& tag : game.tags) {
        const bool is_roster = std::find(roster.begin(), roster.end(), tag.name) != roster.end();
        const bool is_start = tag.name == "FEN" || tag.name == "SetUp" || (is_variant && tag.name == "Variant");
        if (!is_roster && !is_start) tags.push_back(tag);
    }
    if (is_variant) tags.push_back({"Variant", std::string(game.start.description().pgn_name)});
    const board::Setup start = game.start.setup();
    if (describe(variant).initial.count > 1 || start != Position::initial(variant).setup()) {
        tags.push_back({"FEN", notation::write_fen(start)});
        tags.push_back({"SetUp", "1"});
    }
    std::stable_sort(tags.begin(), tags.end(), [](const Tag& one, const Tag& other) { return one.name < other.name; });
    const auto is_same = [](const Tag& one, const Tag& other) { return one.name == other.name; };
    tags.erase(std::unique(tags.begin(), tags.end(), is_same), tags.end());
    return tags;
}

/// Words in lines of at most 80 bytes, each where it stays. Only behind the last word it is not yet known whether it
/// still fits into its line, because a bracket may be put behind it.
class Paragraph {
public:
    explicit Paragraph(std::string& text)
        : text_(text)
        , line_(text.size())
        , word_(text.size()) {}

    /// A word of one or more signs.
    template <class... Signs>
    void add(const Signs&... signs) {
        begin_word();
        (text_ += ... += signs);
    }
    void open_bracket() { ++opened_; }
    void close_bracket() {
        if (opened_ > 0 || word_ == text_.size()) begin_word();
        text_ += ')';
    }
    /// A line of its own, up to its end.
    void add_line(std::string_view text) {
        if (opened_ > 0) begin_word();
        end_word();
        if (text_.size() > line_) text_ += '\n';
        text_ += text;
        text_ += '\n';
        line_ = word_ = text_.size();
    }
    void finish() {
        end_word();
        text_ += '\n';
    }

private:
    void begin_word() {
        end_word();
        if (text_.size() > line_) text_ += ' ';
        word_ = text_.size();
        text_.append(std::exchange(opened_, 0), '(');
    }
    void end_word() {
        constexpr std::size_t width = 80;
        if (word_ == line_ || text_.size() - line_ <= width) return;
        if (text_[word_] == '%') return; // a line that begins with it would be passed over
        text_[word_ - 1] = '\n';
        line_ = word_;
    }

    std::string& text_;
    std::size_t line_;       ///< where the last line begins
    std::size_t word_;       ///< where the last word begins
    std::size_t opened_ = 0; ///< brackets that belong before the next word
};

/// A number as its digits.
class Digits {
public:
    explicit Digits(int number)
        : end_(std::to_chars(signs_.begin(), signs_.end(), number).ptr) {}
    operator std::string_view() const { return {signs_.data(), static_cast<std::size_t>(end_ - signs_.data())}; }

private:
    std::array<char, 12> signs_;
    const char* end_;
};

/// Writes the moves. A step is numbered if it is White's or nothing has been written right before it.
class Moves {
public:
    /// Precondition: the spelling is the game's.
    Moves(std::string& text, const Spelling& spelling)
        : paragraph_(text)
        , next_(spelling.begin()) {}

    void write(const Game& game) {
        write_line(game.main);
        paragraph_.add(word(game.result));
        paragraph_.finish();
    }

private:
    void write_line(const Line& line) {
        is_number_needed_ = true;
        for (const Ply& ply : line.plies) {
            write_comments(ply.before);
            write_step(*next_++);
            for (const std::uint8_t glyph : ply.glyphs) paragraph_.add('$', std::string_view(Digits(glyph)));
            write_comments(ply.after);
            for (const Line& variation : ply.variations) {
                paragraph_.open_bracket();
                write_line(variation);
                paragraph_.close_bracket();
                is_number_needed_ = true;
            }
        }
        write_comments(line.closing);
    }

    void write_step(const SpelledStep& step) {
        const bool is_white = step.turn == board::Color::White;
        if (is_white || is_number_needed_)
            paragraph_.add(std::string_view(Digits(step.number)), std::string_view(is_white ? "." : "..."));
        paragraph_.add(step.signs.text());
        is_number_needed_ = false;
    }

    void write_comments(const std::vector<std::string>& comments) {
        for (const std::string& comment : comments) write_comment(comment);
        is_number_needed_ = is_number_needed_ || !comments.empty();
    }

    void write_comment(const std::string& comment) {
        if (comment.find('}') != std::string::npos) return paragraph_.add_line(';' + comment);
        std::string_view rest = comment;
        std::string_view opening = "{";
        while (true) {
            const auto blank = rest.find(' ');
            const bool is_last = blank == std::string_view::npos;
            const std::string_view word = rest.substr(0, blank);
            const std::string_view closing = is_last ? "}" : "";
            if (!word.empty() || !opening.empty() || is_last) paragraph_.add(opening, word, closing);
            if (is_last) return;
            opening = {};
            rest.remove_prefix(blank + 1);
        }
    }

    Paragraph paragraph_;
    Spelling::const_iterator next_;
    bool is_number_needed_ = true;
};

std::string write(const Game& game, const Spelling& spelling) {
    std::string text;
    for (const std::string_view name : roster) text += pair(name, roster_value(game, name)) + '\n';
    for (const Tag& tag : other_tags(game)) text += write_tag(tag) + '\n';
    text += '\n';
    Moves(text, spelling).write(game);
    return text;
}

} // namespace

std::string write_tag(const Tag& tag) { return pair(tag.name, tag.value); }

std::string write_game(const Game& game) { return write(game, spell(game)); }

std::string write_game(const Reading& reading) { return write(reading.game, reading.spelling); }

} // namespace rules::pgn
