#include "rules/pgn/game_reader.hpp"

#include "rules/notation/folding.hpp"
#include "rules/notation/san.hpp"
#include "rules/pgn/commands.hpp"
#include "rules/pgn/reader.hpp"
#include "rules/pgn/text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace rules::pgn {

using variants::Position;
using variants::Variant;

namespace {

struct Glyph {
    std::string_view signs;
    std::uint8_t number;
};
/// Signs that have a number (PGN, section 10), those of older books for who stands better among them.
constexpr std::array glyphs{
    Glyph{"!", 1},    Glyph{"?", 2},    Glyph{"!!", 3},   Glyph{"??", 4},  Glyph{"!?", 5},  Glyph{"?!", 6},
    Glyph{"!!!", 3},  Glyph{"???", 4},  Glyph{"=", 10},   Glyph{"+=", 14}, Glyph{"=+", 15}, Glyph{"+/=", 14},
    Glyph{"=/+", 15}, Glyph{"+/-", 16}, Glyph{"-/+", 17}, Glyph{"+-", 18}, Glyph{"-+", 19},
};

/// The glyph with the most signs of those that fit.
template <typename Fits>
std::optional<Glyph> longest_glyph(Fits fits) {
    std::optional<Glyph> longest;
    for (const Glyph& glyph : glyphs)
        if (fits(glyph.signs) && (!longest || glyph.signs.size() > longest->signs.size())) longest = glyph;
    return longest;
}

std::optional<Glyph> first_glyph(std::string_view text) {
    return longest_glyph([&](std::string_view signs) { return text.starts_with(signs); });
}

/// The word as far as it is not glyphs: `exd5` of `exd5+/-`.
std::string_view without_glyphs(std::string_view word) {
    while (const auto last = longest_glyph([&](std::string_view signs) { return word.ends_with(signs); }))
        word.remove_suffix(last->signs.size());
    return word;
}

bool is_digit(char sign) { return sign >= '0' && sign <= '9'; }

/// The four words, and how people write a draw.
std::optional<Result> result_of(std::string_view word) {
    if (const auto result = parse_result(word)) return result;
    for (const std::string_view drawn : {"1/2", "½-½", "½", "\xBD-\xBD", "\xBD", "½–½"})
        if (word == drawn) return Result::Drawn;
    return std::nullopt;
}

bool is_blank(char sign) { return sign == ' ' || sign == '\t' || sign == '\r' || sign == '\n'; }

/// The length of `(Q)`; 0 if what stands there is something else.
std::size_t extent_of_bracketed_piece(std::string_view text) {
    if (!text.starts_with('(')) return 0;
    const auto closing = text.substr(0, 5).find(')');
    if (closing == std::string_view::npos) return 0;
    const std::string_view piece = text.substr(1, closing - 1);
    const bool is_ascii = piece.size() == 1 && piece.front() >= 'A' && piece.front() <= 'Z';
    const bool is_foreign = !piece.empty() && static_cast<unsigned char>(piece.front()) >= 0x80;
    return is_ascii || is_foreign ? closing + 1 : 0;
}

/// How far a move reaches that begins with this word: a promotion in brackets and `e.p.` belong to it.
std::size_t extent_of_move(std::string_view text, std::size_t word) {
    const auto starts_at = [&](std::size_t place, std::string_view part) {
        return text.substr(std::min(place, text.size())).starts_with(part);
    };
    std::size_t end = word;
    if (word >= 2 && (text[word - 1] == '8' || text[word - 1] == '1'))
        end += extent_of_bracketed_piece(text.substr(word));
    if (end > 2 && text[end - 1] == 'e' && starts_at(end, ".p.")) return end + 3;
    std::size_t place = end;
    while (place < text.size() && is_blank(text[place])) ++place;
    for (const std::string_view passing : {"e.p.", "(e.p.)"})
        if (starts_at(place, passing)) return place + passing.size();
    if (starts_at(place, "ep") && (place + 2 == text.size() || is_blank(text[place + 2]))) return place + 2;
    return end;
}

std::string in_small_letters(std::string_view text) {
    std::string small(text);
    for (char& sign : small)
        if (sign >= 'A' && sign <= 'Z') sign = static_cast<char>(sign - 'A' + 'a');
    return small;
}

} // namespace

GameReader::GameReader(Scanner& scanner, const notation::PieceLetters& letters)
    : scanner_(scanner)
    , letters_(letters)
    , start_(scanner.input().offset()) {}

std::variant<Game, Fault> GameReader::read() {
    while (!is_over_ && !fault_) {
        scanner_.skip_blanks();
        if (scanner_.input().offset() - start_ > Reader::most_bytes)
            fail(Expected::ShorterGame);
        else
            read_part();
    }
    if (fault_) return std::move(*fault_);
    return std::move(game_);
}

void GameReader::read_part() {
    Input& input = scanner_.input();
    const bool is_at_end = input.at_end();
    const char next = input.peek();
    if (!is_in_moves_) {
        if (!is_at_end && next == '[') return read_tag();
        if (!is_at_end && (next == '{' || next == ';')) return read_comment();
        begin_moves();
        if (fault_) return;
    }
    if (is_at_end) return end(std::nullopt);
    switch (next) {
    case '[': return scanner_.is_at_tag() ? end(std::nullopt) : fail(Expected::MoveOrResult);
    case '{':
    case ';': return read_comment();
    case '(': return read_variation_start();
    case ')': return read_variation_end();
    case '$': return read_glyph_number();
    case '!':
    case '?': return read_glyph_signs();
    case '*': return read_result(Result::Open, 1);
    case '.': return input.skip(1);
    default: return read_word();
    }
}

void GameReader::read_tag() {
    const std::size_t line = scanner_.input().line();
    // A second Event begins another game: this one had neither moves nor a result.
    if (scanner_.input().rest().starts_with("[Event ") && game_.tag("Event")) {
        begin_moves();
        return fault_ ? void() : end(std::nullopt);
    }
    auto taken = scanner_.take_tag();
    if (auto* wrong = std::get_if<Unexpected>(&taken)) return fail(line, std::move(*wrong));
    Tag& tag = std::get<Tag>(taken);
    if (tag.name == "FEN") fen_line_ = line;
    if (tag.name == "Variant") variant_line_ = line;
    game_.tags.push_back(std::move(tag));
}

std::optional<Variant> GameReader::variant() const {
    const auto told = game_.tag("Variant");
    if (!told) return Variant::Standard;
    const std::string name = in_small_letters(*told);
    for (const std::string_view usual : {"", "?", "chess", "normal", "classical", "from position"})
        if (name == usual) return Variant::Standard;
    return variants::parse_variant(name);
}

void GameReader::begin_moves() {
    is_in_moves_ = true;
    const auto played = variant();
    if (!played) return fail(variant_line_, UnknownVariant{std::string(*game_.tag("Variant"))});
    if (const auto fen = game_.tag("FEN")) {
        const auto setup = notation::read_fen(*fen);
        if (const auto* wrong = std::get_if<notation::FenFault>(&setup))
            return fail(fen_line_, BadStart{std::string(*fen), *wrong});
        auto made = Position::from_setup(std::get<board::Setup>(setup), *played);
        if (auto* wrong = std::get_if<std::set<variants::SetupFault>>(&made))
            return fail(fen_line_, BadStart{std::string(*fen), std::move(*wrong)});
        game_.start = std::get<Position>(made);
    } else if (*played != Variant::Standard) {
        game_.start = Position::initial(*played);
    }
    Position first = game_.start;
    for (const std::string& comment : waiting_) first = with_received(first, comment);
    levels_.push_back({&game_.main, first, first, std::move(waiting_)});
}

void GameReader::read_comment() {
    const std::size_t line = scanner_.input().line();
    auto taken = scanner_.take_comment(Reader::most_bytes);
    if (auto* wrong = std::get_if<Unexpected>(&taken)) {
        is_in_moves_ = true; // whatever follows, it is behind the tags
        return fail(line, std::move(*wrong));
    }
    add_comment(std::move(std::get<std::string>(taken)));
}

void GameReader::add_comment(std::string text) {
    if (text.empty()) return;
    if (!levels_.empty()) levels_.back().now = with_received(levels_.back().now, text);
    if (levels_.empty())
        waiting_.push_back(std::move(text));
    else if (levels_.back().is_behind_step)
        levels_.back().line->plies.back().after.push_back(std::move(text));
    else
        levels_.back().waiting.push_back(std::move(text));
}

void GameReader::read_variation_start() {
    Input& input = scanner_.input();
    if (input.rest().starts_with("(=)")) { // a draw was offered, as scoresheets have it
        input.skip(3);
        return add_comment(std::string(notation::draw_offer_mark));
    }
    Level& level = levels_.back();
    if (level.line->plies.empty()) return fail(Expected::MoveBeforeVariation);
    if (levels_.size() > Reader::most_levels) return fail(Expected::FewerLevels);
    level.is_behind_step = false;
    Line& variation = level.line->plies.back().variations.emplace_back();
    levels_.push_back({&variation, level.before, level.before, {}, false, input.line()});
    input.skip(1);
}

void GameReader::read_variation_end() {
    if (levels_.size() == 1) return fail(Expected::VariationStart);
    levels_.back().line->closing = std::move(levels_.back().waiting);
    levels_.pop_back();
    scanner_.input().skip(1);
}

void GameReader::read_glyph_number() {
    Input& input = scanner_.input();
    const std::string_view digits = input.rest().substr(1, 4);
    unsigned number = 0;
    const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || number > 255) return fail(Expected::GlyphNumber);
    if (levels_.back().line->plies.empty()) return fail(Expected::MoveBeforeGlyph);
    add_glyph(static_cast<std::uint8_t>(number));
    input.skip(1 + static_cast<std::size_t>(stop - digits.data()));
}

void GameReader::read_glyph_signs() {
    Input& input = scanner_.input();
    const auto glyph = first_glyph(input.rest());
    if (!glyph) return fail(Expected::MoveOrResult);
    if (levels_.back().line->plies.empty()) return fail(Expected::MoveBeforeGlyph);
    add_glyph(glyph->number);
    input.skip(glyph->signs.size());
}

void GameReader::add_glyph(std::uint8_t glyph) { levels_.back().line->plies.back().glyphs.push_back(glyph); }

void GameReader::read_word() {
    Input& input = scanner_.input();
    const std::string_view word = scanner_.word();
    if (word.empty()) return fail(Expected::MoveOrResult);
    const char first = word.front();
    const bool is_letter = (first >= 'a' && first <= 'h') || (first >= 'A' && first < 'Z');
    if (is_letter) return read_move(word);
    if (const auto result = result_of(word)) return read_result(*result, word.size());
    if (is_digit(first) && !word.starts_with("0-0")) { // a move's number; which one, the moves know better
        const std::size_t end = word.find_first_not_of("0123456789");
        return input.skip(end == std::string_view::npos ? word.size() : end);
    }
    if (word == "--" || word == "Z0") return read_pass();
    if (word.starts_with("\u2026")) return input.skip(3); // 1…e5
    const bool has_step = !levels_.back().line->plies.empty();
    if (has_step && word.find_first_not_of("+#") == std::string_view::npos) return input.skip(word.size());
    if (has_step && first_glyph(word)) return read_glyph_signs();
    read_move(word);
}

void GameReader::read_result(Result result, std::size_t length) {
    Input& input = scanner_.input();
    if (levels_.size() > 1) { // what a variation leads to
        add_comment(std::string(word(result)));
        return input.skip(length);
    }
    input.skip(length);
    scanner_.skip_blanks_of_line();
    while (!fault_ && (input.peek() == '{' || input.peek() == ';')) { // how it came about
        read_comment();
        scanner_.skip_blanks_of_line();
    }
    if (!fault_) end(result);
}

void GameReader::read_move(std::string_view word) {
    Input& input = scanner_.input();
    const std::string_view rest = input.rest();
    const std::size_t extent = extent_of_move(rest, word.size());
    std::string_view text = rest.substr(0, extent);
    std::string plain;
    if (extent != word.size() || !notation::is_plain(text)) {
        plain = in_utf8(std::string(text));
        std::replace_if(plain.begin(), plain.end(), is_blank, ' ');
        text = plain;
    }
    Level& level = levels_.back();
    auto reading = notation::read_san(level.now, text, letters_);
    if (const auto* move = std::get_if<board::Move>(&reading)) {
        add_step(*move, level.now.after(*move));
        for (std::size_t byte = 0; byte < extent; ++byte) input.take();
        return;
    }
    if (std::holds_alternative<notation::NotAMove>(reading)) {
        const std::string_view bare = without_glyphs(word);
        if (!bare.empty() && bare.size() < word.size()) return read_move(bare);
    }
    const auto refuse = [&](auto reason) {
        constexpr std::size_t most = 40;
        fail(input.line(), BadMove{std::string(cut_off(text, most)), level.now, std::move(reason)});
    };
    if (auto* illegal = std::get_if<notation::IllegalMove>(&reading)) return refuse(*illegal);
    if (auto* ambiguous = std::get_if<notation::AmbiguousMove>(&reading)) return refuse(std::move(*ambiguous));
    refuse(notation::NotAMove{});
}

void GameReader::read_pass() {
    if (levels_.size() == 1) return fail(Expected::MoveNotPass);
    const auto next = after(levels_.back().now, NullMove{});
    if (!next) return fail(Expected::MoveOutOfCheck);
    add_step(NullMove{}, *next);
    scanner_.input().skip(2);
}

void GameReader::add_step(const Step& step, const Position& next) {
    if (++plies_ > Reader::most_plies) return fail(Expected::ShorterGame);
    Level& level = levels_.back();
    level.line->plies.push_back({step, std::move(level.waiting), {}, {}, {}});
    level.waiting.clear();
    level.is_behind_step = true;
    level.before = level.now;
    level.now = next;
}

void GameReader::end(std::optional<Result> result) {
    if (levels_.size() > 1) {
        const std::size_t opened = levels_.back().opened;
        return fail(opened, scanner_.unexpected(Expected::VariationEnd));
    }
    game_.main.closing = std::move(levels_.back().waiting);
    const auto told = game_.tag("Result");
    game_.result = result.value_or((told ? parse_result(*told) : std::nullopt).value_or(Result::Open));
    is_over_ = true;
}

void GameReader::fail(std::size_t line, decltype(Fault::reason) reason) { fault_ = Fault{line, std::move(reason)}; }

void GameReader::fail(Expected expected) { fail(scanner_.input().line(), scanner_.unexpected(expected)); }

} // namespace rules::pgn
