#include "src/session/core/step.hpp"

#include <utility>

namespace session {

using sounds::cues::Cue;
using speech::announce::Urgency;
using speech::announce::Utterance;
using speech::phrases::Arguments;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

storage::SpokenKind kind_of(const Utterance& utterance) {
    if (utterance.cue == Cue::Illegal) return storage::SpokenKind::Refusal;
    switch (utterance.urgency) {
    case Urgency::Answer: return storage::SpokenKind::Answer;
    case Urgency::News:
    case Urgency::Moment: return storage::SpokenKind::News;
    case Urgency::Alarm: return storage::SpokenKind::Alarm;
    }
    return storage::SpokenKind::News;
}

Tell telling(Runs runs, Urgency urgency, std::optional<Cue> cue = std::nullopt) {
    Tell tell{.utterance = {std::move(runs), urgency, cue}};
    tell.kind = kind_of(tell.utterance);
    return tell;
}

} // namespace

Runs Scene::phrase(PhraseId id, const Arguments& arguments) const {
    return words(model).catalogue->runs(id, arguments);
}

std::string Scene::text(PhraseId id, const Arguments& arguments) const {
    return words(model).catalogue->text(id, arguments);
}

Runs Step::phrase(PhraseId id, const Arguments& arguments) const { return Scene(*this).phrase(id, arguments); }

std::string Step::text(PhraseId id, const Arguments& arguments) const { return Scene(*this).text(id, arguments); }

bool Step::is_for_neighbour() const { return model.game && model.game->answers_neighbour(); }

/// In a game, as soon as it is known which it is.
std::optional<JournalPlace> Step::journal() const {
    if (!model.game || !model.game->id) return std::nullopt;
    return JournalPlace{*model.game->id, model.game->time(now)};
}

void Step::utter(Tell tell, bool keep) {
    if (is_for_neighbour()) return show_neighbour(tell.utterance.runs);
    speak(std::move(tell), keep);
}

void Step::speak(Tell tell, bool keep) {
    const Runs& words = tell.reading.empty() ? tell.utterance.runs : tell.reading;
    if (!words.empty()) {
        model.caption = plain_text(words);
        model.caption_turns = 0;
        if (keep) model.history.add(words, tell.picture);
        if (!model.caption.empty()) tell.journal = journal();
    }
    tell.kind = kind_of(tell.utterance);
    effects.emplace_back(std::move(tell));
}

void Step::tell_player(Utterance utterance, std::optional<Keeping> keeping, Runs kept) {
    speak({.utterance = std::move(utterance), .keeping = keeping, .kept = std::move(kept)}, true);
}

void Step::tell_room(Utterance utterance) {
    effects.emplace_back(Tell{.recipient = Recipient::Room,
                              .utterance = std::move(utterance),
                              .kind = storage::SpokenKind::Announcement,
                              .journal = journal()});
}

void Step::show_neighbour(const Runs& runs) {
    if (runs.empty()) return;
    std::string& caption = model.game->neighbour->caption;
    model.game->neighbour->caption_turns = 0;
    caption = std::exchange(has_shown, true) ? caption + '\n' + plain_text(runs) : plain_text(runs);
}

void Step::news(Runs runs, std::optional<Cue> cue) { utter(telling(std::move(runs), Urgency::News, cue), true); }
void Step::alarm(Runs runs, std::optional<Cue> cue) { utter(telling(std::move(runs), Urgency::Alarm, cue), true); }
void Step::answer(Runs runs, std::optional<Cue> cue) { utter(telling(std::move(runs), Urgency::Answer, cue), true); }
void Step::moment(Runs runs, std::optional<Cue> cue) {
    if (!is_for_neighbour()) effects.emplace_back(telling(std::move(runs), Urgency::Moment, cue));
}
void Step::picture(Runs runs, sounds::board::Picture picture) {
    Tell tell = telling(std::move(runs), Urgency::Answer);
    tell.picture = std::move(picture);
    utter(std::move(tell), true);
}
void Step::repeat(Runs runs, std::optional<sounds::board::Picture> picture) {
    Tell tell = telling(std::move(runs), Urgency::Answer);
    tell.picture = std::move(picture);
    utter(std::move(tell), false);
}
void Step::focus(Runs runs, std::optional<Cue> cue) { utter(telling(std::move(runs), Urgency::Answer, cue), false); }
void Step::focus(Utterance utterance) { utter({.utterance = std::move(utterance)}, false); }
void Step::whisper(Runs runs) { effects.emplace_back(telling(std::move(runs), Urgency::Answer)); }
void Step::refuse(Runs runs) { answer(std::move(runs), Cue::Illegal); }
void Step::edge(Runs runs, std::optional<Cue> second_cue) {
    utter({.utterance = {std::move(runs), Urgency::Answer, Cue::BoardEdge, second_cue}}, false);
}
void Step::cue(Cue cue) { utter(telling({}, Urgency::News, cue), false); }
void Step::sound(const Runs& words, Cue cue) {
    Tell tell = telling({}, Urgency::News, cue);
    tell.reading = words;
    speak(std::move(tell), true);
}
void Step::say(Utterance utterance) { utter({.utterance = std::move(utterance)}, true); }

void Step::push(Screen screen) { model.screens.push_back(std::move(screen)); }

void Step::pop() {
    if (model.screens.size() > 1) model.screens.pop_back();
}

} // namespace session
