#include "src/session/library/school.hpp"

#include "base/values/overloaded.hpp"
#include "rules/notation/san.hpp"
#include "rules/variants/position.hpp"
#include "speech/announce/describe.hpp"
#include "speech/announce/words.hpp"
#include "src/school/asking.hpp"
#include "src/session/core/characters.hpp"
#include "src/session/core/game_words.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/screens.hpp"
#include "src/session/settings/rows.hpp"
#include "src/session/widgets/list.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace session {
namespace {

namespace announce = speech::announce;

using base::values::Overloaded;
using rules::board::Square;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

constexpr int questions_of_a_round = 10;

std::string_view shade_word(bool is_light) { return is_light ? "light" : "dark"; }

int file_number(Square square) { return static_cast<int>(square.file()) + 1; }
int rank_number(Square square) { return static_cast<int>(square.rank()) + 1; }

Runs square_words(const Scene& context, Square square) { return announce::describe_square(square, manner(context)); }

/// The moves from the initial position, as they are announced.
Runs moves_words(const Scene& context, const std::vector<rules::board::Move>& moves) {
    const announce::Manner how = manner(context);
    auto position = rules::variants::Position::initial();
    std::vector<Runs> all;
    for (const rules::board::Move move : moves) {
        all.push_back(announce::describe_move(position, move, how.forms.moves, how));
        position = position.after(move);
    }
    return announce::describe_list(all, how);
}

std::string_view role_word(const school::Occupant& occupant) {
    return occupant.role ? announce::role_word(*occupant.role) : "none";
}

Runs question_words(const Scene& context, const school::Question& question) {
    const auto square = [&context](Square which) { return square_words(context, which); };
    return std::visit(
        Overloaded{
            [&](const school::ColorOf& asked) {
                return context.phrase(PhraseId::SchoolColorOf, {{"square", square(asked.square)}});
            },
            [&](const school::OfOneColor& asked) {
                return context.phrase(PhraseId::SchoolOfOneColor,
                                      {{"one", square(asked.one)}, {"other", square(asked.other)}});
            },
            [&](const school::OnOneDiagonal& asked) {
                return context.phrase(PhraseId::SchoolOnOneDiagonal,
                                      {{"one", square(asked.one)}, {"other", square(asked.other)}});
            },
            [&](const school::KnightMoves& asked) {
                return context.phrase(PhraseId::SchoolKnightMoves,
                                      {{"from", square(asked.from)}, {"to", square(asked.to)}});
            },
            [&](const school::CanMove& asked) {
                return context.phrase(PhraseId::SchoolCanMove, {{"role", announce::role_word(asked.role)},
                                                                {"from", square(asked.from)},
                                                                {"to", square(asked.to)},
                                                                {"pawns", asked.pawns.count()},
                                                                {"squares", describe_squares(context, asked.pawns)}});
            },
            [&](const school::StandsOn& asked) {
                return context.phrase(PhraseId::SchoolStandsOn,
                                      {{"moves", moves_words(context, asked.moves)}, {"square", square(asked.square)}});
            },
            [&](const school::Dictated& asked) {
                const announce::Manner how = manner(context);
                return context.phrase(
                    PhraseId::SchoolDictated,
                    {{"move", announce::describe_move(school::position_of(asked), asked.move, how.forms.moves, how)}});
            },
        },
        question);
}

Runs answer_words(const Scene& context, const school::Answer& answer) {
    return std::visit(
        Overloaded{
            [&context](school::Shade shade) {
                return context.phrase(PhraseId::SchoolShade, {{"shade", shade_word(shade == school::Shade::Light)}});
            },
            [&context](school::YesOrNo yes) {
                return context.phrase(yes == school::YesOrNo::Yes ? PhraseId::ConfirmYes : PhraseId::ConfirmNo);
            },
            [&context](school::Moves moves) {
                return context.phrase(PhraseId::SchoolMoves, {{"count", moves.count}});
            },
            [&context](const school::Occupant& occupant) {
                return context.phrase(PhraseId::SchoolOccupant, {{"role", role_word(occupant)}});
            },
            [](school::Written) { return Runs{}; }, // it is no row
        },
        answer);
}

Runs why_color(const Scene& context, Square square) {
    const bool file_is_odd = file_number(square) % 2 == 1;
    const bool rank_is_odd = rank_number(square) % 2 == 1;
    const std::string_view both = file_is_odd ? "odd" : "even";
    return context.phrase(PhraseId::SchoolWhyColor, {{"shade", shade_word(square.is_light())},
                                                     {"file", file_number(square)},
                                                     {"rank", rank_number(square)},
                                                     {"kind", file_is_odd == rank_is_odd ? both : "mixed"}});
}

Runs why_one_color(const Scene& context, const school::OfOneColor& asked) {
    const bool is_one = asked.one.is_light() == asked.other.is_light();
    const Square light = asked.one.is_light() ? asked.one : asked.other;
    const Square dark = asked.one.is_light() ? asked.other : asked.one;
    return context.phrase(PhraseId::SchoolWhyOneColor, {{"both", is_one ? shade_word(asked.one.is_light()) : "differ"},
                                                        {"light", square_words(context, light)},
                                                        {"dark", square_words(context, dark)}});
}

Runs why_diagonal(const Scene& context, const school::OnOneDiagonal& asked) {
    const int files = school::files_apart(asked.one, asked.other);
    const int ranks = school::ranks_apart(asked.one, asked.other);
    return context.phrase(PhraseId::SchoolWhyDiagonal,
                          {{"on", files == ranks ? "yes" : "no"}, {"files", files}, {"ranks", ranks}});
}

Runs why_knight(const Scene& context, const school::KnightMoves& asked) {
    const int count = school::knight_distance(asked.from, asked.to);
    return context.phrase(PhraseId::SchoolWhyKnight,
                          {{"count", count},
                           {"far", count > 1 ? "yes" : "no"},
                           {"step", square_words(context, school::knight_first_step(asked.from, asked.to))}});
}

Runs why_can_move(const Scene& context, const school::CanMove& asked) {
    const auto pawn = school::in_the_way(asked);
    const bool goes = school::right_answer(asked) == school::Answer(school::YesOrNo::Yes);
    const std::string_view how = goes ? "goes" : pawn ? "blocked" : "otherwise";
    return context.phrase(PhraseId::SchoolWhyCanMove, {{"how", how},
                                                       {"role", announce::role_word(asked.role)},
                                                       {"square", pawn ? square_words(context, *pawn) : Runs{}}});
}

/// As it is written, sign by sign: in letters, whatever words squares are said in.
Runs why_dictated(const Scene& context, const school::Dictated& asked) {
    const auto& catalogue = *words(context).catalogue;
    const std::string written =
        rules::notation::write_san(school::position_of(asked), asked.move, catalogue.locale().piece_letters);
    std::vector<Runs> signs;
    for (std::string_view rest = written; !rest.empty();) {
        const std::string_view sign = first_character(rest);
        signs.push_back({{catalogue.language(), std::string(sign)}});
        rest.remove_prefix(sign.size());
    }
    return announce::describe_list(signs, manner(context));
}

/// The right answer, and what makes it right.
Runs why_words(const Scene& context, const school::Question& question) {
    return std::visit(Overloaded{
                          [&context](const school::ColorOf& asked) { return why_color(context, asked.square); },
                          [&context](const school::OfOneColor& asked) { return why_one_color(context, asked); },
                          [&context](const school::OnOneDiagonal& asked) { return why_diagonal(context, asked); },
                          [&context](const school::KnightMoves& asked) { return why_knight(context, asked); },
                          [&context](const school::CanMove& asked) { return why_can_move(context, asked); },
                          [&context](const school::StandsOn& asked) {
                              const auto stands = std::get<school::Occupant>(school::right_answer(asked));
                              return context.phrase(
                                  PhraseId::SchoolWhyStandsOn,
                                  {{"role", role_word(stands)}, {"square", square_words(context, asked.square)}});
                          },
                          [&context](const school::Dictated& asked) { return why_dictated(context, asked); },
                      },
                      question);
}

/// Brings the next question up, and says it behind what is said of the answer before, if there was one.
void ask_next(UpdateContext& context, std::optional<Runs> verdict) {
    DrillRound& round = *context.model.school.round;
    const auto& asked = round.questions;
    const auto lately = std::min<std::ptrdiff_t>(std::ssize(asked), questions_of_a_round);
    round.questions.push_back(school::next_question(round.drill, context.model.school.progress, school_date(context),
                                                    {asked.end() - lately, asked.end()},
                                                    [&context] { return next_chance(context.model); }));
    round.words = question_words(context, round.questions.back());
    round.asked = context.now;
    if (school::is_written(round.questions.back())) {
        context.push(TextScreen{.purpose = TextPurpose::Dictation, .text = {}});
    } else {
        if (!asks_drill(context.top())) context.push(ListScreen{.kind = ListKind::DrillQuestion});
        auto& list = std::get<ListScreen>(context.top());
        put_focus(list, 0, question_rows(context));
        list.shifted = context.now; // the second click of two answers nothing
    }
    context.answer(
        verdict ? context.phrase(PhraseId::SchoolNext, {{"verdict", *std::move(verdict)}, {"question", round.words}})
                : round.words);
}

bool is_round_over(const UpdateContext& context) {
    const DrillRound& round = *context.model.school.round;
    switch (context.model.preferences.drill_round) {
    case settings::DrillRoundLength::Questions: return round.tally.asked == questions_of_a_round;
    case settings::DrillRoundLength::Minute: return context.now - round.began >= std::chrono::minutes(1);
    }
    return true;
}

/// Back to the list of drills; says first how the round went, if there is anything to say.
void leave_questions(UpdateContext& context, Runs result) {
    if (asks_drill(context.top())) context.pop();
    context.model.school.round.reset();
    if (!result.empty()) context.answer(std::move(result));
    tell_place(context);
}

/// So that their list opens as soon as it is wanted.
void read_exercises_ahead(UpdateContext& context) {
    if (context.model.school.exercises == nullptr) context.effects.emplace_back(ReadExercises{context.who});
}

} // namespace

school::Date school_date(const Scene& context) {
    const KnownDate& known = *context.model.school.read;
    return known.date + std::chrono::floor<std::chrono::seconds>(context.now - known.when);
}

bool asks_drill(const Screen& screen) {
    const auto* line = std::get_if<TextScreen>(&screen);
    return is_list(screen, ListKind::DrillQuestion) || (line != nullptr && line->purpose == TextPurpose::Dictation);
}

void open_school(UpdateContext& context) {
    if (!context.model.school.read) {
        context.effects.emplace_back(ReadAnswers{context.who});
        return;
    }
    open_list(context, {.kind = ListKind::School});
    read_exercises_ahead(context);
}

void answers_read(UpdateContext& context, const AnswersRead& read) {
    School& school = context.model.school;
    if (school.read) return; // asked for twice
    for (const school::Entry& entry : read.answers)
        std::visit([&school](const auto& each) { school.progress.take(each); }, entry);
    school.read = KnownDate{read.today, context.now};
    if (read.why) context.news(context.phrase(PhraseId::SchoolNotRead, {{"why", *read.why}}));
    if (read.broken)
        context.news(
            context.phrase(PhraseId::SchoolUnreadable,
                           {{"count", read.broken->count}, {"file", read.broken->file}, {"line", read.broken->line}}));
    // Who has gone elsewhere meanwhile is left there.
    if (is_list(context.top(), ListKind::MainMenu)) open_list(context, {.kind = ListKind::School});
    read_exercises_ahead(context);
}

void answers_not_kept(UpdateContext& context, const AnswersNotKept& failed) {
    if (std::exchange(context.model.school.is_failure_told, true)) return;
    context.news(context.phrase(PhraseId::SchoolNotKept, {{"why", failed.why}}));
    const auto& round = context.model.school.round;
    if (round && asks_drill(context.top())) // which it has cut off
        context.focus_last(question_words(context, round->questions.back()));
}

std::vector<Item> school_rows(const Scene& context) {
    std::vector<Item> rows;
    for (const school::Drill drill : school::all_drills)
        rows.push_back(
            {context.phrase(PhraseId::SchoolRow,
                            {{"drill", context.phrase(PhraseId::SchoolDrill, {{"drill", drill_word(drill)}})},
                             {"level", static_cast<int>(context.model.school.progress.level(drill))}}),
             StartDrill{drill}});
    for (Item& row : setting_rows(context, settings::Menu::School)) rows.push_back(std::move(row));
    rows.push_back({context.phrase(PhraseId::SchoolExercises), Open{ListKind::Exercises}});
    return rows;
}

std::vector<Item> question_rows(const Scene& context) {
    const auto& round = context.model.school.round;
    if (!round) return {};
    const school::Question& question = round->questions.back();
    std::vector<Item> rows{{question_words(context, question), RepeatQuestion{}}};
    for (const school::Answer& answer : school::possible_answers(question))
        rows.push_back({answer_words(context, answer), AnswerDrill{answer}});
    return rows;
}

void start_drill(UpdateContext& context, school::Drill drill) {
    context.model.school.round =
        DrillRound{.drill = drill, .questions = {}, .began = context.now, .asked = context.now};
    ask_next(context, std::nullopt);
}

void answer_drill(UpdateContext& context, const school::Answer& answer) {
    School& school = context.model.school;
    DrillRound& round = *school.round;
    const school::Question& question = round.questions.back();
    const school::Answered answered{question, answer == school::right_answer(question),
                                    std::chrono::floor<std::chrono::milliseconds>(context.now - round.asked),
                                    school_date(context)};
    const school::Level before = school.progress.level(round.drill);
    school.progress.take(answered);
    const school::Level level = school.progress.level(round.drill);
    ++round.tally.asked;
    round.tally.right += answered.is_right ? 1 : 0;
    context.effects.emplace_back(KeepAnswer{answered, context.who});
    Runs verdict = answered.is_right ? context.phrase(PhraseId::SchoolRight)
                                     : context.phrase(PhraseId::SchoolWrong, {{"why", why_words(context, question)}});
    if (level != before)
        verdict = context.phrase(PhraseId::SchoolLevelChanged,
                                 {{"verdict", std::move(verdict)}, {"level", static_cast<int>(level)}});
    if (is_round_over(context)) {
        const auto time = std::chrono::floor<std::chrono::milliseconds>(context.now - round.began);
        return leave_questions(context, context.phrase(PhraseId::SchoolLast, {{"verdict", std::move(verdict)},
                                                                              {"right", round.tally.right},
                                                                              {"asked", round.tally.asked},
                                                                              {"time", time}}));
    }
    ask_next(context, std::move(verdict));
}

void answer_in_writing(UpdateContext& context, const std::string& text) {
    const auto& question = std::get<school::Dictated>(context.model.school.round->questions.back());
    const auto position = school::position_of(question);
    const auto own = rules::notation::read_san(position, text, words(context).catalogue->locale().piece_letters);
    const auto english = rules::notation::read_san(position, text);
    const auto is_no_move = [](const auto& read) { return std::holds_alternative<rules::notation::NotAMove>(read); };
    if (is_no_move(own) && is_no_move(english)) {
        context.push(TextScreen{.purpose = TextPurpose::Dictation, .text = {}});
        return context.refuse(context.phrase(PhraseId::SchoolNotWritten, {{"text", written_words(context, text)}}));
    }
    // The letter of one piece in one language is that of another piece in the other.
    const rules::notation::MoveReading meant = question.move;
    answer_drill(context, own == meant || english == meant ? school::Written{question.move} : school::Written{});
}

void end_drill(UpdateContext& context) {
    const school::Tally tally = context.model.school.round ? context.model.school.round->tally : school::Tally{};
    leave_questions(context, tally.asked == 0 ? Runs{}
                                              : context.phrase(PhraseId::SchoolResult,
                                                               {{"right", tally.right}, {"asked", tally.asked}}));
}

} // namespace session
