#include "speech/announce/two_boards.hpp"

#include "rules/table/two_boards/reconciling.hpp"
#include "speech/announce/describe_board.hpp"
#include "speech/announce/describe_time.hpp"
#include "speech/announce/words.hpp"
#include "speech/vocabulary/folding.hpp"

#include <algorithm>
#include <optional>

namespace speech::announce {
namespace {

using board::Color;
using phrases::PhraseId;
using phrases::Runs;

bool hears(Color side, const Manner& manner) { return !manner.listener || manner.listener == side; }

std::vector<Utterance> news(Runs runs, std::optional<sounds::cues::Cue> cue = std::nullopt) {
    return {{std::move(runs), Urgency::News, cue}};
}

Color mover(const table::Table& before) {
    return before.boards->receiver ? !*before.boards->receiver : before.position.turn();
}

/// The move of that number is the one at which the scores part.
int move_number(const table::Table& before, std::size_t ply) {
    return table::position_before(before, ply).fullmove_number();
}

struct DifferingWord {
    Runs repeated;
    Runs announced;
};

/// The only one in which they differ, as it was written; empty if they differ in more, or in the number of words.
std::optional<DifferingWord> differing_word(const Runs& repeated, const Runs& announced) {
    if (repeated.size() != 1 || announced.size() != 1) return std::nullopt;
    const auto said = vocabulary::split(repeated.front().text);
    const auto wanted = vocabulary::split(announced.front().text);
    if (said.size() != wanted.size()) return std::nullopt;
    std::optional<DifferingWord> differing;
    for (std::size_t place = 0; place < said.size(); ++place) {
        if (said[place].folded == wanted[place].folded) continue;
        if (differing) return std::nullopt;
        differing = {Runs{{repeated.front().language, said[place].written, repeated.front().part}},
                     Runs{{announced.front().language, wanted[place].written, announced.front().part}}};
    }
    return differing;
}

} // namespace

Utterance repeated_wrongly(Color by, const Runs& repeated, const Runs& announced, const Manner& manner) {
    phrases::Arguments arguments{{"who", who_word(by, manner)}, {"move", repeated}, {"announced", announced}};
    const auto word = differing_word(repeated, announced);
    if (word) arguments.insert(arguments.end(), {{"wrong", word->repeated}, {"right", word->announced}});
    return {manner.say(word ? PhraseId::AnnounceRepeatedWrongWord : PhraseId::AnnounceRepeatedWrong, arguments),
            Urgency::News, sounds::cues::Cue::Illegal};
}

Runs move_words(const variants::Position& position, board::Move move, Form form, const Manner& manner) {
    if (position.is_legal(move)) return describe_move(position, move, form, manner);
    return manner.say(PhraseId::AnnounceFromTo,
                      {{"from", describe_square(*move.from(), manner)}, {"to", describe_square(move.to(), manner)}});
}

sounds::cues::Cue cue_of(const variants::Position& position, board::Move move) {
    using sounds::cues::Cue;
    if (position.after(move).is_check()) return Cue::Check;
    if (move.promoted()) return Cue::Promotion;
    if (move.kind() == board::MoveKind::Castling) return Cue::Castling;
    if (move.kind() == board::MoveKind::EnPassant) return Cue::EnPassant;
    return position.captured(move) ? Cue::Capture : Cue::Move;
}

bool is_told_when_made(const table::Table& before, table::Instant at, const table::Made& event) {
    if (before.unsealing && before.unsealing->by == event.side) return true;
    return before.boards->announced != event.move && table::ends_game(before, at, event);
}

bool hears_hands(const table::Table& table, Color side, const Manner& manner) {
    return !table.boards || hears(side, manner);
}

std::vector<Utterance> told(const table::Table& before, const table::Said& event, const Manner& manner) {
    const variants::Position position = *table::announced_in(before);
    const Color side = mover(before);
    // Who repeats it and carries it out needs all of it.
    const bool is_own = manner.listener == side && position.is_legal(event.move);
    const Form form = manner.listener == side ? manner.forms.own_moves : std::max(manner.forms.moves, Form::Normal);
    Runs move =
        is_own ? describe_own_move(position, event.move, manner) : move_words(position, event.move, form, manner);
    return news(with_mover(std::move(move), side, manner),
                position.is_legal(event.move) ? cue_of(position, event.move) : sounds::cues::Cue::Move);
}

std::vector<Utterance> told(const table::Table& before, const table::Repeated& event, const Manner& manner) {
    const variants::Position position = *table::announced_in(before);
    // As it was announced, with what it captures.
    const Runs move = move_words(position, event.move, Form::Normal, manner);
    if (event.move == before.boards->announced)
        return news(manner.say(PhraseId::AnnounceRepeated, {{"who", who_word(event.side, manner)}, {"move", move}}));
    const Runs announced = move_words(position, *before.boards->announced, Form::Normal, manner);
    return {repeated_wrongly(event.side, move, announced, manner)};
}

std::vector<Utterance> told(const table::Table& before, const table::Executed& event, const Manner& manner) {
    if (!hears(event.side, manner)) return {};
    const Runs move = move_words(*table::announced_in(before), event.move, Form::Short, manner);
    return news(manner.say(PhraseId::AnnounceExecuted, {{"who", who_word(event.side, manner)}, {"move", move}}));
}

std::vector<Utterance> told(const table::Table&, const table::TimeTold& event, const Manner& manner) {
    if (!hears(event.side, manner)) return {};
    const Runs displays = describe_displays(event.white_left, event.black_left, manner);
    if (!event.white_used || !event.black_used) return {{displays, Urgency::Answer, {}}};
    return {{manner.say(PhraseId::AnnounceTimesUsed,
                        {{"white_used", *event.white_used}, {"black_used", *event.black_used}}),
             Urgency::Answer,
             {}},
            {manner.say(PhraseId::AnnounceTimesLeft, {{"displays", displays}}), Urgency::Answer, {}}};
}

std::vector<Utterance> told(const table::Table&, const table::MovesTold& event, const Manner& manner) {
    if (!hears(event.side, manner)) return {};
    return {{manner.say(PhraseId::AnnounceMovesTold, {{"moves", event.completed}}), Urgency::Answer, {}}};
}

std::vector<Utterance> told(const table::Table& before, const table::Compared&, const Manner& manner) {
    const auto ply = table::ply_in_doubt(before);
    const std::string_view found = !table::boards_differ(before)  ? "agree"
                                   : table::tell_no_game(before)  ? "no_game"
                                   : ply                          ? "scores"
                                   : table::is_score_kept(before) ? "boards"
                                                                  : "unwritten";
    return news(
        manner.say(PhraseId::AnnounceCompared, {{"found", found}, {"number", ply ? move_number(before, *ply) : 0}}));
}

std::vector<Utterance> told(const table::Table&, const table::GameCorrected&, const Manner& manner) {
    return news(manner.say(PhraseId::AnnounceGameCorrected));
}

std::vector<Utterance> told(const table::Table&, const table::BoardFixed& event, const Manner& manner) {
    return news(manner.say(PhraseId::AnnounceBoardFixed, {{"who", who_word(event.side, manner)}}));
}

std::vector<Utterance> told(const table::Table& before, const table::Retraced& event, const Manner& manner) {
    const Color turn = before.plies[event.plies].before.turn();
    auto said = news(manner.say(PhraseId::AnnounceRetraced,
                                {{"who", who_word(turn, manner)}, {"number", move_number(before, event.plies)}}));
    if (event.white_left && event.black_left)
        said.push_back({describe_displays(*event.white_left, *event.black_left, manner), Urgency::News, {}});
    return said;
}

} // namespace speech::announce
