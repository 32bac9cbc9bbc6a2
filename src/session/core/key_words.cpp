#include "src/session/core/key_words.hpp"

#include "src/session/core/characters.hpp"

#include <array>
#include <optional>
#include <string>
#include <utility>

namespace session {

using sounds::cues::Cue;
using speech::phrases::PhraseId;
using speech::phrases::Runs;

namespace {

/// Signs whose name is not what they look like, and which a voice passes over.
constexpr auto signs = std::to_array<std::pair<std::string_view, PhraseId>>({
    {",", PhraseId::KeyComma},
    {"،", PhraseId::KeyComma},
    {".", PhraseId::KeyPeriod},
    {":", PhraseId::KeyColon},
    {";", PhraseId::KeySemicolon},
    {"؛", PhraseId::KeySemicolon},
    {"!", PhraseId::KeyExclamationMark},
    {"?", PhraseId::KeyQuestionMark},
    {"؟", PhraseId::KeyQuestionMark},
    {"<", PhraseId::KeyLess},
    {">", PhraseId::KeyGreater},
    {"-", PhraseId::KeyMinus},
    {"=", PhraseId::KeyEquals},
    {"+", PhraseId::KeyPlusSign},
    {"_", PhraseId::KeyUnderscore},
    {"(", PhraseId::KeyLeftParenthesis},
    {")", PhraseId::KeyRightParenthesis},
    {"[", PhraseId::KeyLeftBracket},
    {"]", PhraseId::KeyRightBracket},
    {"/", PhraseId::KeySlash},
    {"\\", PhraseId::KeyBackslash},
    {"*", PhraseId::KeyStar},
    {"#", PhraseId::KeyNumberSign},
    {"'", PhraseId::KeyApostrophe},
    {"\"", PhraseId::KeyQuotationMark},
    {"Keypad+", PhraseId::KeyKeypadPlus},
    {"Keypad-", PhraseId::KeyKeypadMinus},
    {"Keypad*", PhraseId::KeyKeypadStar},
    {"Keypad/", PhraseId::KeyKeypadSlash},
    {"Keypad.", PhraseId::KeyKeypadPeriod},
});

std::optional<PhraseId> sign_name(std::string_view sign) {
    for (const auto& [each, id] : signs)
        if (each == sign) return id;
    return std::nullopt;
}

/// The numbered commands whose number is said as one.
bool is_counted(Command command) { return command == Command::RecentMessage || command == Command::GoToRank; }

/// The numbered commands whose number stands for a word: a file, a piece.
bool is_chosen(Command command) {
    return command == Command::GoToFile || command == Command::NextPiece || command == Command::PreviousPiece ||
           command == Command::PiecesOfKind;
}

std::string snake(std::string_view name) {
    std::string text;
    for (const char letter : name) {
        const bool capital = letter >= 'A' && letter <= 'Z';
        if (capital && !text.empty()) text += '_';
        text += capital ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    return text;
}

Runs key_name(const Scene& context, std::string_view part) {
    if (const auto id = sign_name(part)) return context.phrase(*id);
    if (const auto id = speech::phrases::parse_phrase_id("key." + snake(part))) return context.phrase(*id);
    return {{words(context).catalogue->language(), std::string(part)}};
}

} // namespace

Runs chord_words(const Scene& context, const Chord& chord) {
    const std::string_view text = chord.name;
    const std::size_t plus = text.find('+');
    if (plus == std::string_view::npos || plus == 0 || plus + 1 == text.size()) return key_name(context, text);
    return context.phrase(PhraseId::KeyWith,
                          {{"held", key_name(context, text.substr(0, plus))},
                           {"key", chord_words(context, Chord{std::string(text.substr(plus + 1))})}});
}

Runs written_words(const Scene& context, std::string_view text) {
    const auto& language = words(context).catalogue->language();
    Runs spoken;
    std::string letters;
    const auto end_letters = [&] {
        if (!letters.empty()) spoken.push_back({language, std::exchange(letters, {})});
    };
    while (!text.empty()) {
        const std::string_view character = first_character(text);
        text.remove_prefix(character.size());
        const auto sign = sign_name(character);
        if (!sign) {
            letters += character;
            continue;
        }
        end_letters();
        const Runs name = context.phrase(*sign);
        spoken.insert(spoken.end(), name.begin(), name.end());
    }
    end_letters();
    return spoken;
}

Runs key_words(const Scene& context, Command command, KeyContext key_context) {
    const Chord* chord = key_map(context.model).chord_for(command, key_context);
    return chord == nullptr ? Runs{} : chord_words(context, *chord);
}

Runs command_words(const Scene& context, Command command, int number) {
    const auto id = speech::phrases::parse_phrase_id("command." + std::string(name(command)));
    if (!id) return {};
    if (is_counted(command)) return context.phrase(*id, {{"number", number}});
    if (is_chosen(command)) return context.phrase(*id, {{"number", std::to_string(number)}});
    return context.phrase(*id);
}

Runs describe_binding(const Scene& context, const Binding& binding) {
    return context.phrase(PhraseId::KeysBinding, {{"key", chord_words(context, binding.chord)},
                                                  {"what", command_words(context, binding.command, binding.number)}});
}

Runs range_words(const Scene& context, Command command) {
    const auto id = speech::phrases::parse_phrase_id("command_range." + std::string(name(command)));
    return id ? context.phrase(*id) : Runs{};
}

Runs describe_row(const Scene& context, const KeyRow& row) {
    if (!row.last) return describe_binding(context, row.first);
    return context.phrase(PhraseId::KeysRange, {{"first", chord_words(context, row.first.chord)},
                                                {"last", chord_words(context, row.last->chord)},
                                                {"what", range_words(context, row.first.command)}});
}

PhraseId cue_phrase(Cue cue) {
    switch (cue) {
    case Cue::Move: return PhraseId::SoundsMove;
    case Cue::Capture: return PhraseId::SoundsCapture;
    case Cue::EnPassant: return PhraseId::SoundsEnPassant;
    case Cue::Check: return PhraseId::SoundsCheck;
    case Cue::Castling: return PhraseId::SoundsCastling;
    case Cue::Promotion: return PhraseId::SoundsPromotion;
    case Cue::Illegal: return PhraseId::SoundsIllegal;
    case Cue::YourTurn: return PhraseId::SoundsYourTurn;
    case Cue::LowTime: return PhraseId::SoundsLowTime;
    case Cue::FlagFallen: return PhraseId::SoundsFlagFallen;
    case Cue::GameOver: return PhraseId::SoundsGameOver;
    case Cue::Drawn: return PhraseId::SoundsDrawn;
    case Cue::Resigned: return PhraseId::SoundsResigned;
    case Cue::BoardEdge: return PhraseId::SoundsBoardEdge;
    case Cue::WhiteSquare: return PhraseId::SoundsWhiteSquare;
    case Cue::BlackSquare: return PhraseId::SoundsBlackSquare;
    case Cue::OwnPiece: return PhraseId::SoundsOwnPiece;
    case Cue::OpponentsPiece: return PhraseId::SoundsOpponentsPiece;
    case Cue::LegalTarget: return PhraseId::SoundsLegalTarget;
    case Cue::ClockPressed: return PhraseId::SoundsClockPressed;
    case Cue::MustCapture: return PhraseId::SoundsMustCapture;
    case Cue::FromPartner: return PhraseId::SoundsFromPartner;
    case Cue::ListeningBegins: return PhraseId::SoundsListeningBegins;
    case Cue::ListeningEnds: return PhraseId::SoundsListeningEnds;
    }
    return PhraseId::SoundsMove;
}

Runs typed_words(const Scene& context, TypedQuestion question) {
    switch (question) {
    case TypedQuestion::Pieces: return context.phrase(PhraseId::KeysTypedPieces);
    case TypedQuestion::Line: return context.phrase(PhraseId::KeysTypedLine);
    case TypedQuestion::Board: return context.phrase(PhraseId::KeysTypedBoard);
    case TypedQuestion::Opponent: return context.phrase(PhraseId::KeysTypedOpponent);
    case TypedQuestion::Clocks: return context.phrase(PhraseId::KeysTypedClocks);
    case TypedQuestion::LastMove: return context.phrase(PhraseId::KeysTypedLastMove);
    }
    return {};
}

Runs describe_typed(const Scene& context, const TypedWord& typed) {
    return context.phrase(PhraseId::KeysBinding, {{"key", written_words(context, typed.word)},
                                                  {"what", typed_words(context, typed.question)}});
}

} // namespace session
