#include "src/session/text_entry.hpp"

#include "src/session/act.hpp"
#include "src/session/arbiter.hpp"
#include "src/session/help.hpp"
#include "src/session/practice.hpp"
#include "src/session/reading.hpp"
#include "src/session/sealing.hpp"

#include <algorithm>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

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
    if (line.purpose == TextPurpose::Resumption) return true;
    return line.purpose == TextPurpose::Move && step.model.game->has_two_boards() &&
           may_repeat_unheard(*step.model.game);
}

void finish(Step& step) {
    const TextScreen line = std::get<TextScreen>(step.top());
    if (line.text.empty() && !may_be_empty(step, line)) return step.edge(text_prompt(step, line.purpose));
    step.pop();
    if (line.text.empty() && line.purpose == TextPurpose::Move) return repeat_as_announced(step);
    switch (line.purpose) {
    case TextPurpose::Move:
        return step.model.game->has_two_boards() ? speak(step, line.text) : obey_words(step, line.text);
    case TextPurpose::Square: return go_to_words(step, line.text);
    case TextPurpose::ClaimMove: return claim_with_words(step, line.text);
    case TextPurpose::SetClock:
    case TextPurpose::AddTime: return take_time(step, line);
    case TextPurpose::SetMoves: return take_moves(step, line);
    case TextPurpose::LostPosition: return take_position(step, line);
    case TextPurpose::Resumption: return take_resumption(step, line);
    case TextPurpose::Seal: return take_sealed_move(step, line.text);
    case TextPurpose::Write: return write_on_sheet(step, line.text);
    case TextPurpose::NewPassphrase: return take_new_passphrase(step, line.text);
    case TextPurpose::PassphraseAgain: return take_passphrase_again(step, line.text);
    case TextPurpose::NewKeyFile: return seal_for_new_key(step, envelope::KeyFile{line.text});
    case TextPurpose::Passphrase: return unseal_with(step, envelope::Passphrase{line.text});
    case TextPurpose::KeyFile: return unseal_with(step, envelope::KeyFile{line.text});
    }
}

} // namespace

Runs text_prompt(const Scene& step, TextPurpose purpose) {
    switch (purpose) {
    case TextPurpose::Move: return step.phrase(speech_prompt(*step.model.game));
    case TextPurpose::Square: return step.phrase(PhraseId::TextSquare);
    case TextPurpose::ClaimMove: return step.phrase(PhraseId::TextClaimMove);
    case TextPurpose::SetClock: return step.phrase(PhraseId::TextSetClock);
    case TextPurpose::AddTime: return step.phrase(PhraseId::TextAddTime);
    case TextPurpose::SetMoves: return step.phrase(PhraseId::TextSetMoves);
    case TextPurpose::LostPosition: return step.phrase(PhraseId::TextLostPosition);
    case TextPurpose::Resumption: return step.phrase(PhraseId::TextResumption);
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

bool is_passphrase(const TextScreen& line) {
    return line.purpose == TextPurpose::NewPassphrase || line.purpose == TextPurpose::PassphraseAgain ||
           line.purpose == TextPurpose::Passphrase;
}

bool is_secret(const TextScreen& line) { return line.purpose == TextPurpose::Seal || is_passphrase(line); }

std::size_t character_count(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

std::string_view first_character(std::string_view text) {
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U) ++length;
    return text.substr(0, length);
}

std::string erase_last(std::string& text) {
    std::size_t start = text.size() - 1;
    while (start > 0 && (static_cast<unsigned char>(text[start]) & 0xC0U) == 0x80U) --start;
    std::string last = text.substr(start);
    text.erase(start);
    return last;
}

void open_text(Step& step, TextPurpose purpose, std::optional<rules::board::Color> side) {
    step.push(TextScreen{purpose, {}, side});
    step.focus(text_prompt(step, purpose));
}

bool text_command(Step& step, Command command) {
    auto* line = std::get_if<TextScreen>(&step.top());
    if (line == nullptr) return false;
    if (command == Command::EnterText) {
        finish(step);
    } else if (command == Command::CancelText) {
        close_screen(step);
    } else if (command == Command::EraseCharacter) {
        erase(step, *line);
    } else if (command == Command::ReadText) {
        read_aloud(step, *line);
    } else {
        return false;
    }
    return true;
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
