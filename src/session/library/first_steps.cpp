#include "src/session/library/first_steps.hpp"

#include "base/values/overloaded.hpp"
#include "rules/variants/position.hpp"
#include "speech/announce/describe.hpp"
#include "speech/listen/explain.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/settings/describe.hpp"
#include "src/settings/table.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace session {
namespace {

namespace announce = speech::announce;

using rules::board::File;
using rules::board::Rank;
using rules::board::Square;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

Item told(Runs words) { return {std::move(words), RepeatRow{}}; }

Item setting_row(const Scene& context, const settings::Setting& setting) {
    const SettingRow row = std::cref(setting);
    return {describe_setting(context, row), Change{row}};
}

/// `a: Anna, b: Bella`: the letters and numbers of squares with what is said for them.
Runs file_words(const Scene& context) {
    std::vector<Runs> all;
    for (char letter = 'a'; letter <= 'h'; ++letter)
        all.push_back(
            context.phrase(PhraseId::FirstStepsSaid,
                           {{"sign", std::string(1, letter)},
                            {"words", announce::describe_file(static_cast<File>(letter - 'a'), manner(context))}}));
    return announce::describe_list(all, manner(context));
}

Runs rank_words(const Scene& context) {
    std::vector<Runs> all;
    for (int number = 1; number <= 8; ++number)
        all.push_back(
            context.phrase(PhraseId::FirstStepsSaid,
                           {{"sign", words(context).catalogue->in_own_digits(std::to_string(number))},
                            {"words", announce::describe_rank(static_cast<Rank>(number - 1), manner(context))}}));
    return announce::describe_list(all, manner(context));
}

Runs first_move(const Scene& context) {
    const auto start = rules::variants::Position::initial();
    const auto move = rules::board::Move::normal(Square{File::E, Rank::Two}, Square{File::E, Rank::Four});
    return announce::describe_move(start, move, announce::Form::Normal, manner(context));
}

/// `king: König`, where the language calls it otherwise than what is said for it.
Runs piece_words(const Scene& context) {
    const auto text_of = [](const Runs& runs) { return speech::phrases::plain_text(runs); };
    std::vector<Runs> all;
    for (const rules::board::Role role : rules::board::all_roles) {
        Runs name = context.phrase(PhraseId::PieceGroup, {{"role", announce::role_word(role)}, {"count", 1}});
        Runs said = announce::describe_role_in_moves(role, manner(context));
        const bool is_same = text_of(name) == text_of(said);
        all.push_back(is_same ? std::move(said)
                              : context.phrase(PhraseId::FirstStepsSaid,
                                               {{"sign", std::move(name)}, {"words", std::move(said)}}));
    }
    return announce::describe_list(all, manner(context));
}

/// Whether moves come in another voice when they are the opponent's.
std::string_view voices_word(const Scene& context) {
    const auto told = preferences(context.model, context.who).opponent_moves;
    return told == settings::OpponentMoves::SecondVoice && has_second_voice(context) ? "two" : "one";
}

/// The knight takes on e5, after 1. e4 e5 2. Nf3 a6.
Runs first_capture(const Scene& context) {
    using rules::board::Move;
    auto position = rules::variants::Position::initial();
    for (const Move move : {Move::normal(Square{File::E, Rank::Two}, Square{File::E, Rank::Four}),
                            Move::normal(Square{File::E, Rank::Seven}, Square{File::E, Rank::Five}),
                            Move::normal(Square{File::G, Rank::One}, Square{File::F, Rank::Three}),
                            Move::normal(Square{File::A, Rank::Seven}, Square{File::A, Rank::Six})})
        position = position.after(move);
    const auto capture = Move::normal(Square{File::F, Rank::Three}, Square{File::E, Rank::Five});
    return announce::describe_move(position, capture, announce::Form::Normal, manner(context));
}

} // namespace

void take_first_move(UpdateContext& context, const std::string& text) {
    namespace listen = speech::listen;
    const auto start = rules::variants::Position::initial();
    const announce::Manner how = manner(context);
    std::visit(base::values::Overloaded{
                   [&](rules::board::Move move) {
                       Runs said = announce::describe_move(start, move, announce::Form::Normal, how);
                       context.answer(context.phrase(PhraseId::FirstStepsTyped, {{"move", std::move(said)}}));
                   },
                   [&](const listen::Ambiguous& several) { context.refuse(listen::explain(several, start, how).runs); },
                   [&](const listen::Illegal& illegal) { context.say(listen::explain(illegal, how)); },
                   [&](const listen::NotUnderstood& unclear) { context.say(listen::explain(unclear, how)); },
                   [&](speech::vocabulary::Order) { context.refuse(context.phrase(PhraseId::FirstStepsTryOrder)); },
               },
               words(context).listener->read(start, text));
}

bool is_new_here(const Model& model) { return model.unfinished.empty() && model.played.empty(); }

std::vector<Item> first_steps_rows(const Scene& context) {
    const auto key = [&context](Command command, KeyContext where) { return key_words(context, command, where); };
    return {
        told(context.phrase(PhraseId::FirstStepsIntro, {{"down", key(Command::ItemDown, KeyContext::List)},
                                                        {"less", key(Command::ItemLess, KeyContext::List)},
                                                        {"more", key(Command::ItemMore, KeyContext::List)},
                                                        {"back", key(Command::Back, KeyContext::List)}})),
        setting_row(context, settings::setting("language")),
        setting_row(context, settings::setting("words_per_minute")),
        setting_row(context, settings::setting("name")),
        told(context.phrase(PhraseId::FirstStepsFiles, {{"files", file_words(context)}})),
        told(context.phrase(PhraseId::FirstStepsRanks, {{"ranks", rank_words(context)}})),
        setting_row(context, settings::setting("move_words")),
        told(context.phrase(PhraseId::FirstStepsSquare,
                            {{"square", announce::describe_square(Square{File::E, Rank::Four}, manner(context))}})),
        told(context.phrase(PhraseId::FirstStepsMove,
                            {{"move", first_move(context)}, {"voices", voices_word(context)}})),
        {context.phrase(PhraseId::FirstStepsTry, {{"choose", key(Command::ItemActivate, KeyContext::List)},
                                                  {"enter", key(Command::EnterText, KeyContext::Text)}}),
         WriteLine{TextPurpose::FirstMove, std::nullopt}},
        told(context.phrase(PhraseId::FirstStepsPieces,
                            {{"pieces", piece_words(context)}, {"capture", first_capture(context)}})),
        told(context.phrase(PhraseId::FirstStepsBoard, {{"jump", key(Command::TypeSquare, KeyContext::Board)},
                                                        {"type", key(Command::TypeMove, KeyContext::Board)},
                                                        {"last", key(Command::LastMove, KeyContext::Board)},
                                                        {"help", key(Command::Help, KeyContext::Board)}})),
        {context.phrase(PhraseId::FirstStepsPlay), StartGame{}},
    };
}

} // namespace session
