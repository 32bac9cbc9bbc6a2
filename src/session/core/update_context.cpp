#include "src/session/core/update_context.hpp"

#include "src/session/core/forms.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace session {

using sounds::cues::Cue;
using speech::announce::Urgency;
using speech::announce::Utterance;
using speech::phrases::Arguments;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

ports::journal::SpokenKind kind_of(const Utterance& utterance) {
    if (utterance.cue == Cue::Illegal) return ports::journal::SpokenKind::Refusal;
    switch (utterance.urgency) {
    case Urgency::Answer: return ports::journal::SpokenKind::Answer;
    case Urgency::News:
    case Urgency::Aside:
    case Urgency::Moment: return ports::journal::SpokenKind::News;
    case Urgency::Alarm: return ports::journal::SpokenKind::Alarm;
    }
    return ports::journal::SpokenKind::News;
}

Tell telling(Runs runs, Urgency urgency, std::optional<Cue> cue = std::nullopt) {
    Tell tell{.utterance = {std::move(runs), urgency, cue}};
    tell.kind = kind_of(tell.utterance);
    return tell;
}

} // namespace

namespace {

/// The last one of the screens that is the board of a game looked back at; null if none is.
const ReviewScreen* review_screen(const std::vector<Screen>& screens) {
    const auto found = std::find_if(screens.rbegin(), screens.rend(),
                                    [](const Screen& screen) { return std::holds_alternative<ReviewScreen>(screen); });
    return found == screens.rend() ? nullptr : &std::get<ReviewScreen>(*found);
}

} // namespace

const Review* Scene::review() const {
    const ReviewScreen* screen = review_screen(screens());
    return screen == nullptr ? nullptr : &screen->review;
}

const Solving* Scene::solving() const {
    const ReviewScreen* screen = review_screen(screens());
    return screen == nullptr || !screen->solving ? nullptr : &*screen->solving;
}

const rules::variants::Position& Scene::position() const {
    const Review* past = review();
    return past != nullptr ? past->position() : game().table.position;
}

std::span<const rules::table::Ply> Scene::plies() const {
    const Review* past = review();
    return past != nullptr ? past->plies() : std::span(game().table.plies);
}

std::optional<rules::board::Color> Scene::own_side() const {
    const Review* past = review();
    if (past != nullptr) return past->game().side;
    return is_elsewhere() ? std::nullopt : side_of(participant());
}

rules::board::Color Scene::side() const {
    if (const auto own = own_side()) return *own;
    // Partners have different colours.
    const auto at_own_board = is_elsewhere() && review() == nullptr ? side_of(participant()) : std::nullopt;
    return at_own_board ? !*at_own_board : rules::board::Color::White;
}

speech::phrases::Forms Scene::forms() const { return forms_of(preferences()); }

Runs Scene::phrase(PhraseId id, const Arguments& arguments) const {
    return words(*this).catalogue->runs(id, arguments, forms());
}

std::string Scene::text(PhraseId id, const Arguments& arguments) const {
    return words(*this).catalogue->text(id, arguments, forms());
}

Runs UpdateContext::phrase(PhraseId id, const Arguments& arguments) const { return Scene(*this).phrase(id, arguments); }

std::string UpdateContext::text(PhraseId id, const Arguments& arguments) const {
    return Scene(*this).text(id, arguments);
}

/// In a game, as soon as it is known which it is.
std::optional<JournalPlace> UpdateContext::journal() const {
    if (!has_game() || !game().id) return std::nullopt;
    return JournalPlace{*game().id, game().time(now)};
}

std::optional<After> UpdateContext::last_append() const {
    const auto& all = model.appended;
    if (!table) return all.empty() ? std::nullopt : std::optional(all.back());
    const auto found = std::ranges::find(all, *table, &After::table);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

void UpdateContext::emit(Tell tell) {
    const bool is_news = tell.utterance.urgency == Urgency::News || tell.utterance.urgency == Urgency::Aside;
    const bool has_appended = table ? appended.contains(*table) : !appended.empty();
    if (has_appended || is_news) tell.after = last_append();
    effects.emplace_back(std::move(tell));
}

void UpdateContext::utter(Tell tell, bool keep) {
    if (!participant().is_told()) return show(who, tell.utterance.runs);
    speak(who, std::move(tell), keep);
}

void UpdateContext::speak(ParticipantId listener, Tell tell, bool keep) {
    tell.to = listener;
    const Runs& words = tell.reading.empty() ? tell.utterance.runs : tell.reading;
    if (!words.empty()) {
        Participant& told = model.participants.at(listener);
        told.caption = plain_text(words);
        told.caption_turns = 0;
        if (keep) told.history.add(words, tell.picture);
        if (!told.caption.empty() && listener == at_keyboard(model)) tell.journal = journal();
    }
    tell.kind = kind_of(tell.utterance);
    emit(std::move(tell));
}

void UpdateContext::tell(ParticipantId listener, Utterance utterance, std::optional<Keeping> keeping, Runs kept) {
    speak(listener, {.utterance = std::move(utterance), .keeping = keeping, .kept = std::move(kept)}, true);
}

void UpdateContext::tell_room(Utterance utterance) {
    emit({.to = RoomOf{*table},
          .utterance = std::move(utterance),
          .kind = ports::journal::SpokenKind::Announcement,
          .journal = journal()});
}

void UpdateContext::show(ParticipantId reader, const Runs& runs) {
    if (runs.empty()) return;
    Participant& shown_to = model.participants.at(reader);
    shown_to.caption_turns = 0;
    const bool is_first = shown.insert(reader).second;
    shown_to.caption = is_first ? plain_text(runs) : shown_to.caption + '\n' + plain_text(runs);
}

void UpdateContext::show_readers(const Runs& runs) {
    for (const ParticipantId reader : readers(model)) show(reader, runs);
}

void UpdateContext::news(Runs runs, std::optional<Cue> cue) {
    utter(telling(std::move(runs), Urgency::News, cue), true);
}
void UpdateContext::alarm(Runs runs, std::optional<Cue> cue) {
    utter(telling(std::move(runs), Urgency::Alarm, cue), true);
}
void UpdateContext::answer(Runs runs, std::optional<Cue> cue) {
    utter(telling(std::move(runs), Urgency::Answer, cue), true);
}
void UpdateContext::answer_in_short(Runs heard, Runs read) {
    Tell tell = telling(std::move(heard), Urgency::Answer);
    tell.reading = std::move(read);
    utter(std::move(tell), true);
}
void UpdateContext::moment(Runs runs, std::optional<Cue> cue) {
    if (!participant().is_told()) return;
    Tell tell = telling(std::move(runs), Urgency::Moment, cue);
    tell.to = who;
    emit(std::move(tell));
}
void UpdateContext::picture(Runs runs, sounds::board::Picture picture) {
    Tell tell = telling(std::move(runs), Urgency::Answer);
    tell.picture = std::move(picture);
    utter(std::move(tell), true);
}
void UpdateContext::repeat(Runs runs, std::optional<sounds::board::Picture> picture) {
    Tell tell = telling(std::move(runs), Urgency::Answer);
    tell.picture = std::move(picture);
    utter(std::move(tell), false);
}
void UpdateContext::focus(Runs runs, std::optional<Cue> cue) {
    utter(telling(std::move(runs), Urgency::Answer, cue), false);
}
void UpdateContext::focus(Utterance utterance) { utter({.utterance = std::move(utterance)}, false); }
void UpdateContext::focus_last(Runs runs) {
    const auto is_answer = [this](const Effect& effect) {
        const auto* tell = std::get_if<Tell>(&effect);
        return tell != nullptr && tell->to == Audience{who} && tell->utterance.urgency == Urgency::Answer &&
               !tell->utterance.runs.empty() && !tell->picture;
    };
    const auto last = std::find_if(effects.rbegin(), effects.rend(), is_answer);
    if (last == effects.rend() || !participant().is_told()) return focus(std::move(runs));
    auto& answer = std::get<Tell>(*last).utterance.runs;
    answer.insert(answer.end(), std::make_move_iterator(runs.begin()), std::make_move_iterator(runs.end()));
    participant().caption = plain_text(answer);
}
void UpdateContext::whisper(Runs runs) {
    Tell tell = telling(std::move(runs), Urgency::Answer);
    tell.to = who;
    emit(std::move(tell));
}
void UpdateContext::refuse(Runs runs) { answer(std::move(runs), Cue::Illegal); }
void UpdateContext::edge(Runs runs, std::optional<Cue> second_cue) {
    utter({.utterance = {std::move(runs), Urgency::Answer, Cue::BoardEdge, second_cue}}, false);
}
void UpdateContext::cue(Cue cue) { utter(telling({}, Urgency::News, cue), false); }
void UpdateContext::sound(ParticipantId listener, const Runs& words, Cue cue) {
    Tell tell = telling({}, Urgency::News, cue);
    tell.reading = words;
    speak(listener, std::move(tell), true);
}
void UpdateContext::say(Utterance utterance) { utter({.utterance = std::move(utterance)}, true); }

void UpdateContext::take_no_keys_from_before() {
    model.being_heard.keys.clear();
    model.participants.at(at_keyboard(model)).intruded = now;
}

void UpdateContext::push(Screen screen) { screens().push_back(std::move(screen)); }

void UpdateContext::pop() {
    if (screens().size() > 1) screens().pop_back();
}

const LanguagePack& words(const Scene& context) { return words(context.model, context.who); }

ParticipantId who_is_asked_back(const Scene& context) {
    return context.participant().is_told() ? context.who : at_keyboard(context.model);
}

using settings::MoveWords;
using speech::announce::Manner;

namespace {

/// Both sides are played at this keyboard, and both players hear whatever is said.
bool shares_table(const Scene& context) {
    return context.review() == nullptr && context.has_game() && !context.is_elsewhere() &&
           waits_for(context.participant(), context.game().table_id);
}

Manner manner_in(const Scene& context, MoveWords move_words, const speech::phrases::Forms& forms) {
    const LanguagePack& language_pack = words(context);
    Manner how{*language_pack.catalogue, *language_pack.announcing.at(move_words), forms, {}};
    if (!is_assisted(context) && !shares_table(context)) how.listener = context.own_side();
    return how;
}

/// The opponent reads it, or hears what the player is told for want of a separate output.
bool is_for_opponent(const Scene& context) {
    if (!context.has_game() || context.opponent() != nullptr) return false;
    switch (context.participant().means) {
    case Means::Keyboard: return shares_table(context) || !context.model.preferences.room_output;
    case Means::Lines: return false;
    case Means::Mouse: return true;
    }
    return true;
}

} // namespace

bool has_second_voice(const Scene& context) {
    const bool speaks_itself = context.preferences().speaker == settings::Speaker::Own || context.model.speaker_is_lost;
    return speaks_itself && context.model.has_window && context.participant().means == Means::Keyboard;
}

Manner manner(const Scene& context) {
    using namespace speech::announce;
    const settings::Preferences& chosen = context.preferences();
    const bool is_for_both = is_for_opponent(context);
    Manner how = manner_in(context, is_for_both ? MoveWords::FideGerman : chosen.move_words, context.forms());
    if (is_for_both) {
        how.forms.moves = std::max(how.forms.moves, Form::Normal);
        how.forms.own_moves = std::max(how.forms.own_moves, Form::Normal);
    }
    const bool is_in_words = chosen.square_colour == settings::SquareColour::Usual ||
                             chosen.square_colour == settings::SquareColour::InWords;
    how.shade = is_in_words ? Shade::InLongForm : Shade::Never;
    const bool is_by_voice = chosen.whose_piece == settings::WhosePiece::ByVoice && has_second_voice(context);
    how.whose = is_by_voice ? Whose::ByVoice : Whose::InWords;
    if (chosen.opponent_moves == settings::OpponentMoves::SecondVoice)
        how.moves_of_opponent = has_second_voice(context) ? MovesOfOpponent::InSecondVoice : MovesOfOpponent::InWords;
    return how;
}

Manner manner_for_all(const Scene& context) {
    speech::phrases::Forms forms;
    forms.own_moves = speech::phrases::Form::Normal; // others hear them too
    return manner_in(context, MoveWords::FideGerman, forms);
}

Manner manner_of_finger(const Scene& context) {
    using namespace speech::announce;
    Manner how = manner(context);
    if (context.preferences().square_colour == settings::SquareColour::InWords) how.shade = Shade::Always;
    if (context.preferences().whose_piece == settings::WhosePiece::ByCue) how.whose = Whose::Unsaid;
    return how;
}

KeyContext current_key_context(const Scene& context) { return context_of(context.screens().back()); }

bool is_assisted(const Scene& context) { return context.review() == nullptr && is_assistant(context.participant()); }

rules::board::Color hand_side(const Scene& context) {
    return is_assisted(context) ? context.game().table.position.turn() : context.side();
}

rules::board::Placement board_in_hand(const Scene& context) {
    if (context.review() != nullptr) return context.position().setup().placement;
    rules::board::Placement board = rules::table::board_of(context.game().table, hand_side(context));
    if (const auto taken_off = context.finger().taken_off) board.clear(*taken_off);
    return board;
}

bool is_told_on_request(const Scene& context) {
    const Game& game = context.game();
    return is_assisted(context) ||
           (game.has_two_boards() && game.table.laws.records.time_told == rules::laws::TimeTold::OnRequest);
}

} // namespace session
