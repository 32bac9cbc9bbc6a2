#include "rules/pgn/game_reader.hpp"

#include "rules/notation/folding.hpp"
#include "rules/notation/san.hpp"
#include "rules/notation/uci.hpp"
#include "rules/pgn/commands.hpp"
#include "rules/pgn/signs.hpp"
#include "rules/pgn/start.hpp"
#include "rules/pgn/text.hpp"
#include "rules/pgn/words.hpp"
#include "rules/pgn/writer.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace rules::pgn {

using variants::Position;
using variants::Variant;

GameReader::GameReader(Scanner& scanner, const notation::PieceLetters& letters, const Note& note, Comments comments)
    : scanner_(scanner)
    , letters_(letters)
    , note_(note)
    , comments_(comments)
    , start_(scanner.input().offset()) {}

std::variant<Reading, Fault> GameReader::read() {
    while (!is_over_) {
        scanner_.skip_blanks();
        if (scanner_.input().offset() - start_ > ReadingLimits::most_bytes)
            give_up();
        else if (skipping_)
            skip_part();
        else
            read_part();
    }
    if (unplaced_) return std::move(*unplaced_);
    std::stable_sort(faults_.begin(), faults_.end(),
                     [](const Fault& one, const Fault& other) { return one.line < other.line; });
    return Reading{std::move(game_), std::move(faults_), std::move(spelling_)};
}

void GameReader::read_part() {
    Input& input = scanner_.input();
    const bool is_at_end = input.at_end();
    const char next = input.peek();
    if (!is_in_moves_) {
        if (!is_at_end && next == '[') return read_tag();
        if (!is_at_end && (next == '{' || next == ';')) return read_comment();
        begin_moves();
        if (skipping_) return;
    }
    if (is_at_end) return end(std::nullopt, input.line());
    switch (next) {
    case '[':
        return scanner_.is_at_tag() ? end(std::nullopt, input.line())
                                    : stop(scanner_.unexpected(Expected::MoveOrResult));
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
    // Another game begins, and this one has neither moves nor a result: behind an empty line, with a tag that this one
    // has already or that is usually the first.
    const std::string_view coming = scanner_.tag_name();
    const bool is_known = !coming.empty() && places_.contains(coming);
    const bool is_first = coming == "Event";
    if (!game_.tags.empty() &&
        ((is_known && is_first) || (scanner_.is_behind_empty_line() && (is_known || is_first)))) {
        begin_moves();
        return end(std::nullopt, line);
    }
    auto taken = scanner_.take_tag();
    if (auto* wrong = std::get_if<Unexpected>(&taken)) return tell(line, std::move(*wrong));
    if (auto* flawed = std::get_if<FlawedTag>(&taken)) tell(line, std::move(flawed->flaw));
    Tag tag = std::holds_alternative<Tag>(taken) ? std::get<Tag>(std::move(taken))
                                                 : std::get<FlawedTag>(std::move(taken)).tag;
    const auto [place, is_new] = places_.try_emplace(tag.name, game_.tags.size());
    if (!is_new) return add_repeated(game_.tags[place->second], tag, line);
    if (tag.name == "FEN") fen_line_ = line;
    if (tag.name == "Variant") variant_line_ = line;
    game_.tags.push_back(std::move(tag));
}

/// PGN knows no second tag of a name: what it says is kept as a comment, if it is something else.
void GameReader::add_repeated(const Tag& first, const Tag& tag, std::size_t line) {
    tell(line, RepeatedTag{tag.name});
    if (first.value != tag.value) add_comment(as_comment(write_tag(tag)));
}

void GameReader::begin_moves() {
    is_in_moves_ = true;
    const auto name = game_.tag("Variant");
    const auto played = name ? variants::parse_pgn_name(*name) : Variant::Standard;
    if (played)
        set_start(*played);
    else
        unplaced_ = Fault{variant_line_, UnknownVariant{std::string(*name)}};
    Position first = game_.start;
    for (const std::string& comment : waiting_) receive(first, comment);
    constexpr std::size_t usual_plies = 100;
    game_.main.plies.reserve(usual_plies);
    spelling_.reserve(usual_plies);
    levels_.push_back({&game_.main, first, first, std::move(waiting_)});
    if (unplaced_) skipping_ = Skipping{Skipping::What::RestOfLine};
}

void GameReader::set_start(Variant variant) {
    const auto fen = game_.tag("FEN");
    if (!fen) {
        if (variant != Variant::Standard) game_.start = Position::initial(variant);
        return;
    }
    auto read = read_start(*fen, variant);
    if (auto* bad = std::get_if<BadStart>(&read)) {
        unplaced_ = Fault{fen_line_, std::move(*bad)};
        return;
    }
    auto& start = std::get<Start>(read);
    game_.start = start.position;
    if (!start.forgiven.empty()) tell(fen_line_, StaleStart{std::string(*fen), std::move(start.forgiven)});
}

void GameReader::read_comment() {
    const std::size_t line = scanner_.input().line();
    TakenComment taken = scanner_.take_comment(ReadingLimits::most_bytes, kept_comments());
    add_comment(std::move(taken.text));
    if (!taken.flaw || taken.flaw->expected != Expected::CommentEnd) return; // one that is too long is given up
    tell(line, std::move(*taken.flaw));
    if (!is_in_moves_) begin_moves(); // tags that follow are another game's
}

/// Where pieces come from a partner, comments tell of them (commands.hpp); what is played is not known among the tags.
Comments GameReader::kept_comments() const {
    return levels_.empty() || game_.start.description().has_partners ? Comments::Kept : comments_;
}

void GameReader::add_comment(std::string text) {
    if (text.empty()) return;
    if (!levels_.empty()) receive(levels_.back().now, text);
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
    if (level.line->plies.empty() || levels_.size() > ReadingLimits::most_levels) {
        tell_once(level.line->plies.empty() ? Expected::MoveBeforeVariation : Expected::FewerLevels);
        skipping_ = Skipping{Skipping::What::Variation};
        return;
    }
    level.is_behind_step = false;
    Line& variation = level.line->plies.back().variations.emplace_back();
    levels_.push_back({&variation, level.before, level.before, {}, false, input.line()});
    input.skip(1);
}

void GameReader::read_variation_end() {
    if (levels_.size() == 1)
        tell_once(Expected::VariationStart);
    else
        close_variation();
    scanner_.input().skip(1);
}

void GameReader::close_variation() {
    levels_.back().line->closing = std::move(levels_.back().waiting);
    levels_.pop_back();
}

void GameReader::read_glyph_number() {
    Input& input = scanner_.input();
    const std::string_view rest = input.rest();
    std::size_t end = 1;
    while (end < Input::sight && end < rest.size() && is_digit(rest[end])) ++end;
    const std::string_view digits = rest.substr(1, end - 1);
    unsigned number = 0;
    const auto error = std::from_chars(digits.data(), digits.data() + digits.size(), number).ec;
    const bool is_glyph = error == std::errc() && number <= 255;
    if (is_glyph && !levels_.back().line->plies.empty()) {
        add_glyph(static_cast<std::uint8_t>(number));
    } else {
        tell_once(is_glyph ? Expected::MoveBeforeGlyph : Expected::GlyphNumber);
        add_comment(std::string(rest.substr(0, end)));
    }
    input.skip(end);
}

void GameReader::read_glyph_signs() {
    Input& input = scanner_.input();
    const auto glyph = first_glyph(input.rest()); // there is one: `!` and `?` are among them
    if (!glyph) return stop(scanner_.unexpected(Expected::MoveOrResult));
    if (levels_.back().line->plies.empty()) {
        tell_once(Expected::MoveBeforeGlyph);
        add_comment(std::string(glyph->signs));
    } else {
        add_glyph(glyph->number);
    }
    input.skip(glyph->signs.size());
}

void GameReader::add_glyph(std::uint8_t glyph) { levels_.back().line->plies.back().glyphs.push_back(glyph); }

void GameReader::read_word() {
    Input& input = scanner_.input();
    const std::string_view word = scanner_.word();
    if (word.empty()) {
        if (!is_control(input.peek())) return stop(scanner_.unexpected(Expected::MoveOrResult));
        tell_once(Expected::MoveOrResult);
        return input.skip(1);
    }
    const char first = word.front();
    const bool is_letter = (first >= 'a' && first <= 'h') || (first >= 'A' && first < 'Z');
    if (is_letter) return read_move(word);
    if (const auto result = result_of(word)) return read_result(*result, word.size());
    if (const auto result = dashed_result_of(word)) {
        tell_once(Expected::Hyphen);
        return read_result(*result, word.size());
    }
    if (is_digit(first) && !starts_castling(word)) return read_number(word);
    if (is_pass(word)) return read_pass(word);
    if (word.starts_with("\u2026")) return input.skip(3); // 1…e5
    const bool has_step = !levels_.back().line->plies.empty();
    if (has_step && word.find_first_not_of("+#") == std::string_view::npos) return input.skip(word.size());
    if (has_step && first_glyph(word)) return read_glyph_signs();
    read_move(word);
}

/// A move's number; which one, the moves know better.
void GameReader::read_number(std::string_view word) {
    Input& input = scanner_.input();
    const bool has_moves = levels_.size() == 1 && levels_.back().line->plies.size() > 1;
    if (has_moves && is_at_another_game(word)) return end(std::nullopt, input.line());
    const std::size_t end = word.find_first_not_of("0123456789");
    input.skip(end == std::string_view::npos ? word.size() : end);
}

bool GameReader::is_at_another_game(std::string_view word) const {
    if (word != "1" || !scanner_.is_first_in_line()) return false;
    const std::string_view behind = scanner_.input().rest().substr(1, 3);
    return behind.starts_with('.') && !behind.starts_with("..") && !behind.starts_with(". .");
}

void GameReader::read_result(Result result, std::size_t length) {
    Input& input = scanner_.input();
    if (levels_.size() > 1) { // what a variation leads to
        add_comment(std::string(word(result)));
        return input.skip(length);
    }
    const std::size_t line = input.line();
    input.skip(length);
    scanner_.skip_blanks_of_line();
    while (input.peek() == '{' || input.peek() == ';') { // how it came about
        read_comment();
        scanner_.skip_blanks_of_line();
    }
    end(result, line);
}

void GameReader::read_move(std::string_view word) {
    Input& input = scanner_.input();
    const std::string_view rest = input.rest();
    const std::size_t extent = extent_of_move(rest, word.size());
    std::string_view text = rest.substr(0, extent);
    std::string plain;
    if (extent != word.size() || !notation::is_plain(text)) {
        plain = in_utf8(std::string(text));
        std::replace_if(
            plain.begin(), plain.end(), [](char sign) { return is_blank(sign) || sign == '\n'; }, ' ');
        text = plain;
    }
    Level& level = levels_.back();
    auto finding = notation::find_san(level.now, text, letters_);
    if (const auto* found = std::get_if<notation::FoundMove>(&finding)) {
        if (is_full()) return stop(scanner_.unexpected(Expected::ShorterGame));
        add_move(*found);
        if (extent == word.size()) return input.skip(extent);
        for (std::size_t byte = 0; byte < extent; ++byte) input.take(); // an `e.p.` may stand in the next line
        return;
    }
    if (read_squares(word)) return;
    if (std::holds_alternative<notation::NotAMove>(finding)) {
        const std::string_view bare = without_glyphs(word);
        if (!bare.empty() && bare.size() < word.size()) return read_move(bare);
    }
    constexpr std::size_t most = 40;
    BadMove bad{std::string(cut_off(text, most)), level.now, notation::NotAMove{}};
    if (const auto* illegal = std::get_if<notation::IllegalMove>(&finding)) bad.reason = *illegal;
    if (auto* ambiguous = std::get_if<notation::AmbiguousMove>(&finding)) bad.reason = std::move(*ambiguous);
    stop(std::move(bad));
}

/// `g1f3`, `e1g1`, as engines write moves; the marks of check people put behind it are passed over.
bool GameReader::read_squares(std::string_view word) {
    const Position& now = levels_.back().now;
    const std::string_view squares = word.substr(0, word.find_first_of("+#"));
    if (word.find_first_not_of("+#", squares.size()) != std::string_view::npos) return false;
    const auto reading = notation::read_squares(now, squares);
    const auto* move = std::get_if<board::Move>(&reading);
    if (move == nullptr || is_full()) return false;
    tell_once(Expected::AlgebraicMove);
    add_move(notation::found(now, *move));
    scanner_.input().skip(word.size());
    return true;
}

void GameReader::read_pass(std::string_view word) {
    const auto next = after(levels_.back().now, NullMove{});
    if (!next) return stop(scanner_.unexpected(Expected::MoveOutOfCheck));
    if (levels_.size() == 1) tell_once(Expected::MoveNotPass);
    if (is_full()) return stop(scanner_.unexpected(Expected::ShorterGame));
    add_step(NullMove{}, spell(levels_.back().now, NullMove{}), *next);
    scanner_.input().skip(word.size());
}

void GameReader::add_move(const notation::FoundMove& found) {
    const Position& now = levels_.back().now;
    const Position next = now.after(found.move);
    add_step(found.move, spell(now, found, next), next);
}

void GameReader::add_step(Step step, const SpelledStep& spelled, const Position& next) {
    spelling_.push_back(spelled);
    Level& level = levels_.back();
    level.line->plies.push_back({step, std::move(level.waiting), {}, {}, {}});
    level.waiting.clear();
    level.is_behind_step = true;
    level.before = level.now;
    level.now = next;
}

/// Goes past a part of what cannot be read, until the line of moves it is in is over.
void GameReader::skip_part() {
    Input& input = scanner_.input();
    if (input.at_end()) return end(std::nullopt, input.line());
    switch (input.peek()) {
    case '[': return scanner_.is_at_tag() ? end(std::nullopt, input.line()) : input.skip(1);
    case '{':
    case ';': scanner_.take_comment(ReadingLimits::most_bytes, Comments::LeftOut); return;
    case '(':
    case ')': return skip_bracket();
    default: return skip_word();
    }
}

void GameReader::skip_bracket() {
    Input& input = scanner_.input();
    const bool is_opening = input.peek() == '(';
    if (!is_opening && skipping_->open == 0) {
        if (levels_.size() > 1) { // the variation in which the fault was is over
            skipping_.reset();
            close_variation();
        }
        return input.skip(1);
    }
    input.skip(1);
    skipping_->open = is_opening ? skipping_->open + 1 : skipping_->open - 1;
    if (skipping_->open == 0 && skipping_->what == Skipping::What::Variation) skipping_.reset();
}

void GameReader::skip_word() {
    Input& input = scanner_.input();
    const bool is_in_game = levels_.size() == 1 && skipping_->open == 0;
    const std::string_view word = input.peek() == '*' ? input.rest().substr(0, 1) : scanner_.word();
    if (word.empty()) return input.skip(1);
    if (is_in_game) {
        if (is_at_another_game(word) && (!spelling_.empty() || skipping_->words > 1))
            return end(std::nullopt, input.line());
        if (const auto result = result_in(word)) return read_result(*result, word.size());
    }
    ++skipping_->words;
    input.skip(word.size());
}

void GameReader::end(std::optional<Result> told, std::size_t line) {
    while (levels_.size() > 1) {
        tell(levels_.back().opened, scanner_.unexpected(Expected::VariationEnd));
        close_variation();
    }
    game_.main.closing = std::move(levels_.back().waiting);
    if (!told && !is_cut_off_) tell(line, scanner_.unexpected(Expected::Result));
    game_.result = told.value_or(Result::Open);
    if (const auto tag = game_.tag("Result")) {
        const auto tagged = result_in(*tag);
        const bool says_nothing = tag->empty() || tag == "?";
        if (told && !says_nothing && tagged != told) tell(line, OtherResult{std::string(*tag), *told});
        if (tagged && game_.result == Result::Open) game_.result = *tagged;
    }
    is_over_ = true;
}

void GameReader::give_up() {
    if (!is_in_moves_) begin_moves();
    if (!skipping_) stop(scanner_.unexpected(Expected::ShorterGame));
    is_cut_off_ = true;
    has_given_up_ = true;
    end(std::nullopt, scanner_.input().line());
}

void GameReader::tell(std::size_t line, decltype(Fault::reason) reason) {
    if (faults_.size() < ReadingLimits::most_faults) faults_.push_back({line, std::move(reason)});
}

void GameReader::tell(Expected expected) { tell(scanner_.input().line(), scanner_.unexpected(expected)); }

void GameReader::tell_once(Expected expected) {
    const bool is_told = std::any_of(faults_.begin(), faults_.end(), [&](const Fault& fault) {
        const auto* wrong = std::get_if<Unexpected>(&fault.reason);
        return wrong != nullptr && wrong->expected == expected;
    });
    if (!is_told) tell(expected);
}

void GameReader::stop(decltype(Fault::reason) reason) {
    Fault fault{scanner_.input().line(), std::move(reason)};
    if (note_) add_comment(as_comment(note_(fault)));
    if (levels_.size() == 1) is_cut_off_ = true;
    if (faults_.size() < ReadingLimits::most_faults) faults_.push_back(std::move(fault));
    skipping_ = Skipping{Skipping::What::RestOfLine};
}

} // namespace rules::pgn
