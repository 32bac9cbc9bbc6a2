#include "rules/pgn/writer.hpp"

#include "rules/notation/fen.hpp"
#include "rules/notation/san.hpp"
#include "rules/pgn/commands.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace rules::pgn {

using board::Color;
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
    return '[' + std::string(name) + " \"" + quoted(value) + "\"]\n";
}

std::string roster_value(const Game& game, std::string_view name) {
    if (name == "Result") return std::string(word(game.result));
    return std::string(game.tag(name).value_or(name == "Date" ? "????.??.??" : "?"));
}

/// The tags beside the roster, also those that repeat one of it, with those that tell where the game starts.
std::vector<Tag> other_tags(const Game& game) {
    const auto variant = game.start.variant();
    const bool is_variant = variant != variants::Variant::Standard;
    std::vector<Tag> tags;
    std::set<std::string_view> written; // of the roster
    for (const Tag& tag : game.tags) {
        const bool is_roster = std::find(roster.begin(), roster.end(), tag.name) != roster.end();
        const bool is_start = tag.name == "FEN" || tag.name == "SetUp" || (is_variant && tag.name == "Variant");
        const bool is_repeated = is_roster && !written.insert(tag.name).second;
        if (is_repeated || (!is_roster && !is_start)) tags.push_back(tag);
    }
    if (is_variant) tags.push_back({"Variant", std::string(game.start.description().pgn_name)});
    const board::Setup start = game.start.setup();
    if (describe(variant).initial.count > 1 || start != Position::initial(variant).setup()) {
        tags.push_back({"FEN", notation::write_fen(start)});
        tags.push_back({"SetUp", "1"});
    }
    std::stable_sort(tags.begin(), tags.end(), [](const Tag& one, const Tag& other) { return one.name < other.name; });
    return tags;
}

/// Words in lines of at most 80 bytes. The last word is kept back, because a bracket may yet be put behind it.
class Paragraph {
public:
    void add(std::string text) {
        flush();
        word_ = std::exchange(opening_, {}) + std::move(text);
    }
    void open_bracket() {
        flush();
        opening_ += '(';
    }
    void close_bracket() {
        if (!opening_.empty()) add({});
        word_ += ')';
    }
    /// A line of its own, up to its end.
    void add_line(const std::string& text) {
        add({});
        if (!word_.empty()) flush();
        if (length_ > 0) text_ += '\n';
        text_ += text + '\n';
        length_ = 0;
    }
    std::string finish() {
        flush();
        return std::move(text_) + '\n';
    }

private:
    void flush() {
        if (word_.empty()) return;
        constexpr std::size_t width = 80;
        // A line that begins with % would be passed over.
        if (length_ > 0 && length_ + 1 + word_.size() > width && word_.front() != '%') {
            text_ += '\n';
            length_ = 0;
        }
        if (length_ > 0) {
            text_ += ' ';
            ++length_;
        }
        text_ += word_;
        length_ += word_.size();
        word_.clear();
    }

    std::string text_;
    std::string word_;
    std::string opening_;
    std::size_t length_ = 0;
};

/// Writes the moves. A step is numbered if it is White's or nothing has been written right before it.
class Moves {
public:
    std::string write(const Game& game) {
        write_line(game.main, game.start);
        paragraph_.add(std::string(word(game.result)));
        return paragraph_.finish();
    }

private:
    struct Signs {
        const Position& position;
        std::string operator()(board::Move move) const { return notation::write_san(position, move); }
        std::string operator()(NullMove) const { return "--"; }
    };

    void write_line(const Line& line, Position position) {
        is_number_needed_ = true;
        for (const Ply& ply : line.plies) {
            write_comments(ply.before);
            receive(position, ply.before);
            write_number(position);
            paragraph_.add(std::visit(Signs{position}, ply.step));
            is_number_needed_ = false;
            for (const std::uint8_t glyph : ply.glyphs) paragraph_.add('$' + std::to_string(glyph));
            write_comments(ply.after);
            for (const Line& variation : ply.variations) {
                paragraph_.open_bracket();
                write_line(variation, position);
                paragraph_.close_bracket();
                is_number_needed_ = true;
            }
            const auto next = after(position, ply.step);
            if (!next) return; // a pass out of check: no reader makes it
            position = *next;
            receive(position, ply.after);
        }
        write_comments(line.closing);
    }

    static void receive(Position& position, const std::vector<std::string>& comments) {
        for (const std::string& comment : comments) position = with_received(position, comment);
    }

    void write_number(const Position& position) {
        const bool is_white = position.turn() == Color::White;
        if (!is_white && !is_number_needed_) return;
        paragraph_.add(std::to_string(position.fullmove_number()) + (is_white ? "." : "..."));
    }

    void write_comments(const std::vector<std::string>& comments) {
        for (const std::string& comment : comments) write_comment(comment);
        is_number_needed_ = is_number_needed_ || !comments.empty();
    }

    void write_comment(const std::string& comment) {
        if (comment.find('}') != std::string::npos) return paragraph_.add_line(';' + comment);
        std::string_view rest = comment;
        std::string opening = "{";
        while (true) {
            const auto blank = rest.find(' ');
            const bool is_last = blank == std::string_view::npos;
            paragraph_.add(std::exchange(opening, {}) + std::string(rest.substr(0, blank)) + (is_last ? "}" : ""));
            if (is_last) return;
            rest.remove_prefix(blank + 1);
        }
    }

    Paragraph paragraph_;
    bool is_number_needed_ = true;
};

} // namespace

std::string write_game(const Game& game) {
    std::string text;
    for (const std::string_view name : roster) text += pair(name, roster_value(game, name));
    for (const Tag& tag : other_tags(game)) text += pair(tag.name, tag.value);
    return text + '\n' + Moves().write(game);
}

} // namespace rules::pgn
