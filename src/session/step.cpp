#include "src/session/step.hpp"

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

void Step::utter(Say say, bool keep) {
    if (is_for_neighbour()) return show_neighbour(say.utterance.runs);
    speak(std::move(say), keep);
}

void Step::speak(Say say, bool keep) {
    const Utterance& utterance = say.utterance;
    const std::string words = plain_text(utterance.runs);
    if (!utterance.runs.empty()) {
        model.caption = words;
        model.caption_turns = 0;
        if (keep) model.history.add(utterance.runs, say.picture);
    }
    const storage::SpokenKind kind = kind_of(utterance);
    effects.emplace_back(std::move(say));
    keep_spoken(kind, words);
}

void Step::keep_spoken(storage::SpokenKind kind, const std::string& words) {
    if (words.empty() || !model.game || !model.game->id) return;
    effects.emplace_back(KeepSpoken{*model.game->id, {model.game->time(now), kind, words}});
}

void Step::tell_player(Utterance utterance, std::optional<Keeping> keeping, Runs kept) {
    speak({std::move(utterance), keeping, std::move(kept)}, true);
}

void Step::tell_room(Utterance utterance) {
    const std::string words = plain_text(utterance.runs);
    effects.emplace_back(Announce{std::move(utterance)});
    keep_spoken(storage::SpokenKind::Announcement, words);
}

void Step::show_neighbour(const Runs& runs) {
    if (runs.empty()) return;
    std::string& caption = model.game->neighbour->caption;
    model.game->neighbour->caption_turns = 0;
    caption = std::exchange(has_shown, true) ? caption + '\n' + plain_text(runs) : plain_text(runs);
}

void Step::news(Runs runs, std::optional<Cue> cue) { utter({{std::move(runs), Urgency::News, cue}}, true); }
void Step::alarm(Runs runs, std::optional<Cue> cue) { utter({{std::move(runs), Urgency::Alarm, cue}}, true); }
void Step::answer(Runs runs, std::optional<Cue> cue) { utter({{std::move(runs), Urgency::Answer, cue}}, true); }
void Step::moment(Runs runs, std::optional<Cue> cue) {
    if (!is_for_neighbour()) effects.emplace_back(Say{{std::move(runs), Urgency::Moment, cue}});
}
void Step::picture(Runs runs, sounds::board::Picture picture) {
    utter({{std::move(runs), Urgency::Answer, std::nullopt}, std::nullopt, {}, std::move(picture)}, true);
}
void Step::repeat(Runs runs, std::optional<sounds::board::Picture> picture) {
    utter({{std::move(runs), Urgency::Answer, std::nullopt}, std::nullopt, {}, std::move(picture)}, false);
}
void Step::focus(Runs runs, std::optional<Cue> cue) { utter({{std::move(runs), Urgency::Answer, cue}}, false); }
void Step::focus(Utterance utterance) { utter({std::move(utterance)}, false); }
void Step::whisper(Runs runs) { effects.emplace_back(Say{{std::move(runs), Urgency::Answer, std::nullopt}}); }
void Step::refuse(Runs runs) { answer(std::move(runs), Cue::Illegal); }
void Step::edge(Runs runs, std::optional<Cue> second_cue) {
    utter({{std::move(runs), Urgency::Answer, Cue::BoardEdge, second_cue}}, false);
}
void Step::cue(Cue cue) { utter({{{}, Urgency::News, cue}}, false); }
void Step::sound(const Runs& words, Cue cue) {
    model.caption = plain_text(words);
    model.caption_turns = 0;
    model.history.add(words);
    effects.emplace_back(Say{{{}, Urgency::News, cue}});
    keep_spoken(storage::SpokenKind::News, model.caption);
}
void Step::say(Utterance utterance) { utter({std::move(utterance)}, true); }

void Step::push(Screen screen) { model.screens.push_back(std::move(screen)); }

void Step::pop() {
    if (model.screens.size() > 1) model.screens.pop_back();
}

} // namespace session
