#include "src/session/widgets/text_line.hpp"

#include "src/session/core/characters.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/core/variants.hpp"

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// A passphrase of the arbiter's, which is read to nobody.

bool is_passphrase(const TextScreen& line) {
    return line.purpose == TextPurpose::NewPassphrase || line.purpose == TextPurpose::PassphraseAgain ||
           line.purpose == TextPurpose::Passphrase;
}

/// How much has been typed, where what it is stays unsaid.
void tell_length(Step& step, const TextScreen& line) {
    step.focus(step.phrase(PhraseId::TextHidden, {{"count", character_count(line.text)}}));
}

void erase(Step& step, TextScreen& line) {
    if (line.text.empty()) return step.edge(text_prompt(step, line.purpose));
    const std::string last = erase_last(line.text);
    if (is_secret(line)) return tell_length(step, line);
    step.focus(step.phrase(PhraseId::TextErased, {{"character", written_words(step, last)}}));
}

void read_aloud(Step& step, const TextScreen& line) {
    if (line.text.empty()) return step.focus(text_prompt(step, line.purpose));
    if (is_passphrase(line)) return tell_length(step, line);
    if (is_secret(line)) return step.whisper(written_words(step, line.text));
    step.focus(written_words(step, line.text));
}

bool may_be_empty(const Step& step, const TextScreen& line) {
    if (line.purpose == TextPurpose::Resumption || line.purpose == TextPurpose::InitialPosition) return true;
    return line.purpose == TextPurpose::Move && step.model.game->has_two_boards() && may_repeat_unheard(step);
}

Response finish(Step& step) {
    const TextScreen line = std::get<TextScreen>(step.top());
    if (line.text.empty() && !may_be_empty(step, line)) {
        step.edge(text_prompt(step, line.purpose));
        return Handled{};
    }

    step.pop();
    return Action{Entered{line}};
}

} // namespace

Runs text_prompt(const Scene& step, TextPurpose purpose) {
    switch (purpose) {
    case TextPurpose::Move: return step.phrase(speech_prompt(step));
    case TextPurpose::Square: return step.phrase(PhraseId::TextSquare);
    case TextPurpose::ClaimMove: return step.phrase(PhraseId::TextClaimMove);
    case TextPurpose::SetClock: return step.phrase(PhraseId::TextSetClock);
    case TextPurpose::AddTime: return step.phrase(PhraseId::TextAddTime);
    case TextPurpose::SetMoves: return step.phrase(PhraseId::TextSetMoves);
    case TextPurpose::LostPosition: return step.phrase(PhraseId::TextLostPosition);
    case TextPurpose::Resumption: return step.phrase(PhraseId::TextResumption);
    case TextPurpose::InitialPosition: return initial_position_prompt(step);
    case TextPurpose::Write: return step.phrase(PhraseId::TextWrite);
    case TextPurpose::NewPassphrase: return step.phrase(PhraseId::TextNewPassphrase);
    case TextPurpose::PassphraseAgain: return step.phrase(PhraseId::TextPassphraseAgain);
    case TextPurpose::NewKeyFile: return step.phrase(PhraseId::TextNewKeyFile);
    case TextPurpose::Passphrase: return step.phrase(PhraseId::TextPassphrase);
    case TextPurpose::KeyFile: return step.phrase(PhraseId::TextKeyFile);
    case TextPurpose::Seal:
        return step.phrase(PhraseId::TextSeal, {{"read", key_words(step, Command::ReadText, Context::Text)}});
    }
    return {};
}

Runs text_words(const Scene& step, const TextScreen& line) {
    const Runs prompt = text_prompt(step, line.purpose);
    if (line.text.empty() || is_secret(line)) return prompt;
    return step.phrase(PhraseId::TextSoFar, {{"prompt", prompt}, {"text", written_words(step, line.text)}});
}

bool is_secret(const TextScreen& line) { return line.purpose == TextPurpose::Seal || is_passphrase(line); }

Response text_command(Step& step, Command command) {
    auto& line = std::get<TextScreen>(step.top());
    switch (command) {
    case Command::EnterText: return finish(step);
    case Command::CancelText: return Action{Close{}};
    case Command::EraseCharacter: erase(step, line); return Handled{};
    case Command::ReadText: read_aloud(step, line); return Handled{};
    default: return NotKnown{};
    }
}

void type_text(Step& step, const std::string& text) {
    auto& line = std::get<TextScreen>(step.top());
    constexpr std::size_t longest = 200;
    if (line.text.size() + text.size() > longest) return step.edge(step.phrase(PhraseId::TextTooLong));
    line.text += text;
    if (is_secret(line)) return tell_length(step, line);
    step.focus(text == " " ? step.phrase(PhraseId::KeySpace) : written_words(step, text));
}

} // namespace session
