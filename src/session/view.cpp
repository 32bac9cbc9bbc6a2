#include "src/session/view.hpp"

#include "rules/notation/letters.hpp"
#include "rules/table/two_boards/procedure.hpp"
#include "rules/table/words.hpp"
#include "speech/announce/describe.hpp"
#include "speech/announce/words.hpp"
#include "src/session/board/finger.hpp"
#include "src/session/board/game_answers.hpp"
#include "src/session/core/characters.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/core/variants.hpp"
#include "src/session/items.hpp"
#include "src/session/settings/change.hpp"
#include "src/session/settings/describe.hpp"
#include "src/session/widgets/question.hpp"
#include "src/session/widgets/text_line.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <span>

namespace session {

namespace announce = speech::announce;

using rules::board::Color;
using rules::table::Duration;
using speech::phrases::PhraseId;

namespace {

/// `1:21:40`, `4:59`, below twenty seconds `9.8`.
std::string clock_text(std::optional<Duration> left) {
    if (!left) return {};
    const auto milliseconds = left->count();
    const auto two = [](long long number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    if (milliseconds < 20'000)
        return std::to_string(milliseconds / 1000) + "." + std::to_string(milliseconds / 100 % 10);
    const auto seconds = (milliseconds + 999) / 1000;
    if (seconds >= 3600) return std::to_string(seconds / 3600) + ":" + two(seconds / 60 % 60) + ":" + two(seconds % 60);
    return std::to_string(seconds / 60) + ":" + two(seconds % 60);
}

/// As many lines as no window has room for: a longer game takes no longer to draw.
constexpr std::size_t most_move_lines = 200;

/// Who has still to repeat the last move must not read it on the screen. An illegal one on its way is no ply.
bool hides_last_ply(const Scene& context) {
    const rules::table::Table& table = context.game().table;
    return !context.participant().is_told() && context.is_mine(table.boards->receiver) && !table.outcome &&
           !rules::table::is_illegal_on_its_way(table);
}

/// The screen of a player with the mouse has the last move of a game that is over, though nobody carries it out any
/// more.
rules::board::Placement placement_seen(const Scene& context) {
    const rules::table::Table& table = context.game().table;
    const bool shows_end = !context.participant().is_told() && table.outcome;
    return shows_end ? table.position.setup().placement : board_in_hand(context);
}

/// The first ply that stands otherwise on the board of a player with the mouse, because it was announced or carried out
/// so: from there on the screen does not tell them what was played.
std::optional<std::size_t> astray_from(const Scene& context) {
    const rules::table::Table& table = context.game().table;
    const auto side = side_of(context.participant());
    if (context.participant().is_told() || !side || !table.boards || table.outcome) return std::nullopt;
    return table.boards->astray(*side);
}

/// How many of the last moves the screen does not show.
std::size_t hidden_plies(const Scene& context) {
    const std::size_t all = context.game().table.plies.size();
    const std::size_t last = hides_last_ply(context) ? 1 : 0;
    return std::max(last, all - std::min(all, astray_from(context).value_or(all)));
}

std::string sign_of(rules::board::Role role) {
    return role == rules::board::Role::Pawn ? "♙" : std::string(rules::notation::figurines().of(role));
}

/// In doubles with the pieces of the reserve, one sign each.
std::string name_and_reserve(const Scene& context, Color side) {
    const std::string name = player_name(context, side);
    const auto& position = context.game().table.position;
    std::string reserve;
    for (const auto role : speech::announce::reserve_order)
        for (int count = position.in_hand({side, role}); count > 0; --count) reserve += sign_of(role);
    return reserve.empty() ? name : context.text(PhraseId::GameWithReserve, {{"name", name}, {"reserve", reserve}});
}

std::string clock_of(const Scene& context, std::optional<Duration> left) {
    return words(context).catalogue->in_own_digits(clock_text(left));
}

bool is_low(std::optional<Duration> left) { return left && *left < std::chrono::minutes(1); }

/// What was captured of one side, a sign each, the most valuable first.
std::string captured_signs(const MoveList& moves, Color of, std::size_t without_plies) {
    using rules::board::Role;
    constexpr std::array by_value{Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn};
    const std::vector<rules::board::Piece> captured = moves.captured(of, without_plies);
    std::string signs;
    for (const Role role : by_value)
        for (auto count = std::ranges::count(captured, role, &rules::board::Piece::role); count > 0; --count)
            signs += sign_of(role);
    return signs;
}

/// Without the last plies. What is captured in doubles goes to the other board.
void fill_captured(BoardView& board, const MoveList& moves, const rules::variants::Position& position,
                   std::size_t without_plies) {
    if (position.description().has_partners) return;
    const Color bottom = board.flipped ? Color::Black : Color::White;
    board.bottom_captured = captured_signs(moves, !bottom, without_plies);
    board.top_captured = captured_signs(moves, bottom, without_plies);
}

/// Whose clock stands at which end of the board, and what is written of its player.
template <typename View, typename Left, typename Name>
void fill_ends(View& board, const Scene& context, const Left& left, const Name& name) {
    const Color bottom = board.flipped ? Color::Black : Color::White;
    board.bottom_clock = clock_of(context, left(bottom));
    board.top_clock = clock_of(context, left(!bottom));
    board.bottom_name = name(bottom);
    board.top_name = name(!bottom);
}

void fill_played_ends(auto& board, const Scene& context) {
    const Game& game = context.game();
    const auto left = [&](Color side) { return game.table.clock.left(side, game.time(context.now)); };
    fill_ends(board, context, left, [&](Color side) { return name_and_reserve(context, side); });
}

void fill_past_ends(auto& board, const Scene& context, const Review& past) {
    const auto left = [&](Color side) { return past.left(side); };
    fill_ends(board, context, left, [&](Color side) { return past.game().names[static_cast<std::size_t>(side)]; });
}

/// The board of doubles that is not before the participant, from the end where the team sits.
std::optional<OtherBoardView> other_board(const Scene& context) {
    const auto& partners = context.game().partners;
    if (!partners) return std::nullopt;
    const Scene there{context.model, context.now, context.who, partners};
    const rules::table::Table& table = there.game().table;
    OtherBoardView board;
    board.placement = table.position.setup().placement;
    board.flipped = context.participant().finger_elsewhere.flipped;
    if (!table.plies.empty()) board.last_move = table.plies.back().move;
    if (table.position.is_check()) board.checked_king = table.position.king(table.position.turn());
    fill_played_ends(board, there);
    return board;
}

BoardView board_view(const Scene& context) {
    const Game& game = context.game();
    const rules::table::Table& table = game.table;
    BoardView board;
    board.placement = placement_seen(context);
    board.flipped = context.finger().flipped;
    // Everybody sees the screen: it does not show what a sealed move is made of, but what was touched before.
    const auto& held = table.hands.held;
    const bool is_sealing = !context.participant().is_told() && is_to_seal(context);
    board.cursor = is_sealing ? usual_square(context.side()) : context.finger().square;
    board.lifted = is_sealing && held.empty() ? std::nullopt : context.finger().lifted;
    board.is_holding = is_holding(context);
    // What is in a hand stands on no square of the board; it is seen over the one it was taken from.
    if (board.lifted && !board.placement[*board.lifted] && !held.empty())
        board.placement.put(*board.lifted, held.back());
    const std::size_t hidden = hidden_plies(context);
    if (!astray_from(context) && hidden < table.plies.size())
        board.last_move = table.plies[table.plies.size() - 1 - hidden].move;
    if (table.position.is_check() && hidden == 0) board.checked_king = table.position.king(table.position.turn());
    fill_played_ends(board, context);
    const Color bottom = board.flipped ? Color::Black : Color::White;
    board.menu = context.text(PhraseId::GameMenuTitle);
    board.bottom_runs = table.clock.running() == bottom;
    board.top_runs = table.clock.running() == !bottom;
    const auto left = [&](Color side) { return table.clock.left(side, game.time(context.now)); };
    board.bottom_is_low = is_low(left(bottom));
    board.top_is_low = is_low(left(!bottom));
    fill_captured(board, game.move_list, table.position, hidden);
    board.moves = game.move_list.last(most_move_lines, hidden);
    if (table.outcome) board.moves.emplace_back(rules::table::word(table.outcome->result));
    board.other = other_board(context);
    return board;
}

/// The other board as it stood at the same time.
std::optional<OtherBoardView> other_past(const Scene& context, const Review& past) {
    const auto there = past.at_partners();
    if (!there) return std::nullopt;
    OtherBoardView board;
    board.placement = there->position().setup().placement;
    board.flipped = context.participant().finger_elsewhere.flipped;
    if (there->ply() > 0) board.last_move = there->plies().back().move;
    if (there->position().is_check()) board.checked_king = there->position().king(there->position().turn());
    fill_past_ends(board, context, *there);
    return board;
}

/// The game as it stood where it is looked back at.
BoardView past_view(const Scene& context, const Review& past) {
    const rules::table::Table& table = past.game().table;
    BoardView board;
    board.placement = past.position().setup().placement;
    board.flipped = context.finger().flipped;
    board.cursor = context.finger().square;
    if (past.ply() > 0) board.last_move = past.plies().back().move;
    board.lifted = context.finger().lifted;
    board.is_holding = board.lifted.has_value();
    if (past.position().is_check()) board.checked_king = past.position().king(past.position().turn());
    fill_past_ends(board, context, past);
    board.menu = context.text(PhraseId::GameMenuTitle);
    fill_captured(board, past.game().moves, past.position(), past.plies_left());
    board.moves = past.game().moves.last(most_move_lines, past.plies_left());
    if (table.outcome && past.is_at_end()) board.moves.emplace_back(rules::table::word(table.outcome->result));
    board.other = other_past(context, past);
    return board;
}

/// What is typed, or as many dots.
std::string shown_text(const TextScreen& line) {
    if (!is_secret(line)) return line.text;
    std::string dots;
    for (std::size_t count = character_count(line.text); count > 0; --count) dots += "•";
    return dots;
}

std::string hint(const Scene& context) {
    const bool is_at_board = context.has_game() && context.game().table.phase == rules::table::Phase::Playing;
    if (!context.participant().is_told() && !is_at_board) return {};
    if (!context.participant().is_told())
        return context.text(is_to_repeat(context) ? PhraseId::HelpHintRepeat : PhraseId::HelpHintMouse);
    return context.text(PhraseId::HelpHint,
                        {{"help", key_words(context, Command::Help, current_key_context(context))}});
}

/// `90+30`, minutes and the seconds each move brings; `none` without clocks, and `long` where it takes more words.
std::string short_time(const rules::table::TimeControl& control) {
    using std::chrono::minutes;
    using std::chrono::seconds;
    if (control.periods.empty()) return "none";
    const rules::table::Period& only = control.periods.front();
    const bool is_short = control.periods.size() == 1 && only.delay == rules::table::Duration::zero() &&
                          only.base % minutes(1) == rules::table::Duration::zero();
    if (!is_short) return "long";
    return std::to_string(only.base / minutes(1)) + "+" + std::to_string(only.increment / seconds(1));
}

/// What is played, by which Laws, in what time, and against how strong a computer.
std::string header_of(const Scene& context) {
    const Game& game = context.game();
    const rules::table::Settings& settings = game.table.settings;
    const auto position = game_words(context);
    const SeatedEngine* computer = context.opponent();
    return context.text(PhraseId::GameHeader,
                        {{"start", position ? plain_text(*position) : "none"},
                         {"laws", plain_text(describe_edition(context, settings.edition, game.table.laws.title))},
                         {"time", words(context).catalogue->in_own_digits(short_time(settings.time))},
                         {"opponent", computer == nullptr ? "person" : "computer"},
                         {"level", computer == nullptr ? 0 : computer->chosen.level}});
}

/// A sentence about a setting begins with what it is called and a colon, in every language.
std::optional<std::size_t> value_in(const std::string& sentence) {
    const std::size_t colon = sentence.find(": ");
    return colon == std::string::npos ? std::nullopt : std::optional(colon + 2);
}

/// The title of the screen on top.
std::string title_of(const Scene& context) {
    const Screen& top = context.screens().back();
    if (const auto* list = std::get_if<ListScreen>(&top)) return context.text(title(list->kind));
    if (const auto* question = std::get_if<ConfirmScreen>(&top)) return plain_text(question_words(context, *question));
    if (std::holds_alternative<DescribeKeysScreen>(top)) return context.text(PhraseId::HelpDescribeKeysTitle);
    if (const Solving* solving = context.solving()) return plain_text(task_words(context, *solving));
    if (context.review() != nullptr) return context.text(PhraseId::ReviewTitle);
    if (context.has_game() && context.game().has_two_boards() && is_assisted(context))
        return context.text(PhraseId::BoardBoardOf, {{"side", announce::side_word(hand_side(context))}});
    return context.has_game() ? header_of(context) : context.text(PhraseId::ProgramName);
}

/// The spaces within the names of squares.
std::vector<std::size_t> ties_of(const Scene& context, const std::string& sentence) {
    std::vector<std::size_t> ties;
    const auto& vocabulary = manner(context).vocabulary;
    for (int index = 0; index < 64; ++index) {
        const std::string square =
            speech::phrases::plain_text({vocabulary.run(vocabulary.square(rules::board::Square::at(index)))});
        if (square.find(' ') == std::string::npos) continue;
        for (auto at = sentence.find(square); at != std::string::npos; at = sentence.find(square, at + square.size()))
            for (std::size_t place = 0; place < square.size(); ++place)
                if (square[place] == ' ') ties.push_back(at + place);
    }
    std::ranges::sort(ties);
    const auto doubled = std::ranges::unique(ties);
    ties.erase(doubled.begin(), doubled.end());
    return ties;
}

View view_of(const Scene& context) {
    const Model& model = context.model;
    View seen;
    seen.caption = context.participant().caption;
    if (context.who == at_keyboard(model)) {
        if (model.being_heard.utterances > 0 || model.being_heard.caught > 0)
            seen.caption = context.text(PhraseId::HearingWorking);
        if (model.listening) seen.caption = context.text(PhraseId::HearingListening);
    }
    seen.caption_ties = ties_of(context, seen.caption);
    seen.hint = hint(context);
    seen.caption_turns = context.participant().caption_turns;
    seen.look = {model.preferences.theme, model.preferences.text_size, model.preferences.board_size};
    seen.direction = words(model).catalogue->locale().direction;
    if (const Review* past = context.review())
        seen.board = past_view(context, *past);
    else if (context.has_game())
        seen.board = board_view(context);
    const Screen& top = context.screens().back();
    seen.title = title_of(context);
    if (const auto* list = std::get_if<ListScreen>(&top)) {
        ListView rows;
        for (const Item& item : items(context, *list)) {
            rows.rows.push_back(plain_text(item.label));
            rows.values.push_back(std::holds_alternative<Change>(item.action) ? value_in(rows.rows.back())
                                                                              : std::nullopt);
        }
        rows.focus = rows.rows.empty() ? 0 : std::min(list->focus, rows.rows.size() - 1);
        seen.list = std::move(rows);
    } else if (const auto* question = std::get_if<ConfirmScreen>(&top)) {
        seen.list =
            ListView{{context.text(PhraseId::ConfirmNo), context.text(PhraseId::ConfirmYes)}, question->yes ? 1U : 0U};
    } else if (const auto* line = std::get_if<TextScreen>(&top)) {
        seen.text = TextView{plain_text(text_prompt(context, line->purpose)), shown_text(*line), is_secret(*line)};
    }
    return seen;
}

std::optional<ScaleSeen> scale_seen(const Scene& context, const Item& row) {
    const auto* change = std::get_if<Change>(&row.action);
    const auto scale = change == nullptr ? std::nullopt : scale_of(context, change->setting);
    if (!scale) return std::nullopt;
    return ScaleSeen{scale->now, scale->least, scale->most, scale->step};
}

ViewInWords in_words(const Scene& context) {
    ViewInWords seen;
    seen.language = words(context).catalogue->language().tag;
    if (const auto* list = std::get_if<ListScreen>(&context.screens().back()))
        for (const Item& item : items(context, *list)) {
            seen.rows.push_back(words_seen(item.label, seen.language));
            seen.scales.push_back(scale_seen(context, item));
        }
    if (context.has_board())
        for (int square = 0; square < 64; ++square)
            seen.squares.push_back(words_seen(felt_words(context, rules::board::Square::at(square)), seen.language));
    return seen;
}

} // namespace

ViewInWords view_in_words(const Model& model, ParticipantId who, Now now) { return in_words({model, now, who}); }

View view(const Model& model, ParticipantId who, Now now) { return view_of({model, now, who}); }

View view(const Model& model, Now now) { return view(model, at_screen(model), now); }

} // namespace session
