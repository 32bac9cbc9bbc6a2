#include "src/session/widgets/text_line.hpp"

#include "src/ports/envelope/sealing.hpp"
#include "src/session/core/characters.hpp"
#include "src/session/core/key_words.hpp"
#include "src/session/core/two_boards.hpp"
#include "src/session/core/variants.hpp"
#include "src/settings/player_name.hpp"

#include <algorithm>
#include <utility>

namespace session {

using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// A passphrase of the arbiter's, which is read to nobody.
bool is_passphrase(const TextScreen& line) {
    return line.purpose == TextPurpose::NewPassphrase || line.purpose == TextPurpose::PassphraseAgain ||
           line.purpose == TextPurpose::Passphrase;
}

bool is_name(TextPurpose purpose) {
    return purpose == TextPurpose::PlayersName || purpose == TextPurpose::OpponentsName ||
           purpose == TextPurpose::GameName;
}

/// Whether the line has room for so much.
bool has_room(TextPurpose purpose, const std::string& text) {
    constexpr std::size_t longest = 200;
    return is_name(purpose) ? character_count(text) <= settings::longest_player_name : text.size() <= longest;
}

/// How much has been typed, where what it is stays unsaid.
void tell_length(UpdateContext& context, const TextScreen& line) {
    context.focus(context.phrase(PhraseId::TextHidden, {{"count", character_count(line.text)}}));
}

void erase(UpdateContext& context, TextScreen& line) {
    if (line.text.empty()) return context.edge(text_prompt(context, line.purpose));
    const std::string last = erase_last(line.text);
    if (is_secret(line)) return tell_length(context, line);
    context.focus(context.phrase(PhraseId::TextErased, {{"character", written_words(context, last)}}));
}

void read_aloud(UpdateContext& context, const TextScreen& line) {
    if (line.text.empty()) return context.focus(text_prompt(context, line.purpose));
    if (is_passphrase(line)) return tell_length(context, line);
    if (is_secret(line)) return context.whisper(written_words(context, line.text));
    context.focus(written_words(context, line.text));
}

bool may_be_empty(const UpdateContext& context, const TextScreen& line) {
    if (line.purpose == TextPurpose::Resumption || line.purpose == TextPurpose::InitialPosition) return true;
    if (is_name(line.purpose) || line.purpose == TextPurpose::Documents) return true;
    return line.purpose == TextPurpose::Move && context.game().has_two_boards() && may_repeat_unheard(context);
}

Response finish(UpdateContext& context) {
    const TextScreen line = std::get<TextScreen>(context.top());
    if (line.text.empty() && !may_be_empty(context, line)) {
        context.edge(text_prompt(context, line.purpose));
        return Handled{};
    }

    context.pop();
    return Action{Entered{line}};
}

} // namespace

Runs text_prompt(const Scene& context, TextPurpose purpose) {
    switch (purpose) {
    case TextPurpose::Move: return context.phrase(speech_prompt(context));
    case TextPurpose::FirstMove:
    case TextPurpose::SolvingMove: return context.phrase(PhraseId::TextMove);
    case TextPurpose::Dictation: return context.model.school.round ? context.model.school.round->words : Runs{};
    case TextPurpose::Square: return context.phrase(PhraseId::TextSquare);
    case TextPurpose::GoToMove: return context.phrase(PhraseId::TextGoToMove);
    case TextPurpose::ClaimMove: return context.phrase(PhraseId::TextClaimMove);
    case TextPurpose::SetClock: return context.phrase(PhraseId::TextSetClock);
    case TextPurpose::AddTime: return context.phrase(PhraseId::TextAddTime);
    case TextPurpose::SetMoves: return context.phrase(PhraseId::TextSetMoves);
    case TextPurpose::LostPosition: return context.phrase(PhraseId::TextLostPosition);
    case TextPurpose::Resumption: return context.phrase(PhraseId::TextResumption);
    case TextPurpose::InitialPosition: return initial_position_prompt(context);
    case TextPurpose::TimeNumber: return context.phrase(PhraseId::TextTimeNumber);
    case TextPurpose::OwnTimeControl: return context.phrase(PhraseId::TextOwnTime);
    case TextPurpose::PlayersName: return context.phrase(PhraseId::TextName, {{"whose", "player"}});
    case TextPurpose::OpponentsName: return context.phrase(PhraseId::TextName, {{"whose", "opponent"}});
    case TextPurpose::GameName: return context.phrase(PhraseId::TextGameName);
    case TextPurpose::Documents: return context.phrase(PhraseId::TextDocuments);
    case TextPurpose::Write: return context.phrase(PhraseId::TextWrite);
    case TextPurpose::NewPassphrase:
        return context.phrase(PhraseId::TextNewPassphrase, {{"count", envelope::shortest_passphrase}});
    case TextPurpose::PassphraseAgain: return context.phrase(PhraseId::TextPassphraseAgain);
    case TextPurpose::NewKeyFile: return context.phrase(PhraseId::TextNewKeyFile);
    case TextPurpose::Passphrase: return context.phrase(PhraseId::TextPassphrase);
    case TextPurpose::KeyFile: return context.phrase(PhraseId::TextKeyFile);
    case TextPurpose::Seal:
        return context.phrase(PhraseId::TextSeal, {{"read", key_words(context, Command::ReadText, KeyContext::Text)}});
    }
    return {};
}

Runs text_words(const Scene& context, const TextScreen& line) {
    const Runs prompt = text_prompt(context, line.purpose);
    if (line.text.empty() || is_secret(line)) return prompt;
    return context.phrase(PhraseId::TextSoFar, {{"prompt", prompt}, {"text", written_words(context, line.text)}});
}

bool is_secret(const TextScreen& line) { return line.purpose == TextPurpose::Seal || is_passphrase(line); }

Response text_command(UpdateContext& context, Command command) {
    auto& line = std::get<TextScreen>(context.top());
    switch (command) {
    case Command::EnterText: return finish(context);
    case Command::CancelText: return Action{Close{}};
    case Command::EraseCharacter: erase(context, line); return Handled{};
    case Command::ReadText: read_aloud(context, line); return Handled{};
    default: return NotKnown{};
    }
}

void type_text(UpdateContext& context, const std::string& text) {
    auto& line = std::get<TextScreen>(context.top());
    if (!has_room(line.purpose, line.text + text)) return context.edge(context.phrase(PhraseId::TextTooLong));
    line.text += text;
    if (is_secret(line)) return tell_length(context, line);
    context.focus(text == " " ? context.phrase(PhraseId::KeySpace) : written_words(context, text));
}

void edit_text(UpdateContext& context, std::size_t from, std::size_t to, const std::string& text) {
    auto& line = std::get<TextScreen>(context.top());
    const std::size_t begin = bytes_before(line.text, from);
    const std::size_t end = std::max(begin, bytes_before(line.text, to));
    if (begin == line.text.size()) {
        if (!text.empty()) type_text(context, text);
        return;
    }

    std::string edited = line.text;
    edited.replace(begin, end - begin, text);
    if (edited == line.text) return;
    if (!has_room(line.purpose, edited)) return context.edge(context.phrase(PhraseId::TextTooLong));
    line.text = std::move(edited);
    if (is_secret(line)) return tell_length(context, line);
    read_aloud(context, line);
}

} // namespace session
