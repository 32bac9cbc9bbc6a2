#include "src/session/core/screen.hpp"

namespace session {

using speech::phrases::PhraseId;

PhraseId title(ListKind kind) {
    switch (kind) {
    case ListKind::MainMenu: return PhraseId::MenuTitle;
    case ListKind::FirstSteps: return PhraseId::FirstStepsTitle;
    case ListKind::School: return PhraseId::SchoolTitle;
    case ListKind::Exercises: return PhraseId::SchoolExercises;
    case ListKind::DrillQuestion: return PhraseId::SchoolQuestion;
    case ListKind::NewGame: return PhraseId::NewGameTitle;
    case ListKind::OwnTime: return PhraseId::SettingOwnTimeTitle;
    case ListKind::Cup: return PhraseId::SettingCupTitle;
    case ListKind::SavedGames: return PhraseId::SavedTitle;
    case ListKind::PlayedGames: return PhraseId::ReviewGames;
    case ListKind::Moves: return PhraseId::ReviewMoves;
    case ListKind::Settings: return PhraseId::SettingTitle;
    case ListKind::KindSettings: return PhraseId::SettingKindsTitle;
    case ListKind::SpeechSettings: return PhraseId::SettingSpeechTitle;
    case ListKind::ClockSettings: return PhraseId::ClockTitle;
    case ListKind::MoveSettings: return PhraseId::MannerMovesTitle;
    case ListKind::SoundSettings: return PhraseId::SettingSoundTitle;
    case ListKind::ScreenSettings: return PhraseId::SettingScreenTitle;
    case ListKind::OwnWords: return PhraseId::OwnWordsTitle;
    case ListKind::Sounds: return PhraseId::SoundsTitle;
    case ListKind::Keys: return PhraseId::KeysTitle;
    case ListKind::Commands: return PhraseId::CommandsTitle;
    case ListKind::GameMenu: return PhraseId::GameMenuTitle;
    case ListKind::Sheet: return PhraseId::SheetTitle;
    case ListKind::EngineTrouble: return PhraseId::EngineTroubleTitle;
    case ListKind::Promotion: return PhraseId::BoardPromotion;
    case ListKind::WhichMove: return PhraseId::ReadingWhichMove;
    case ListKind::Reserve: return PhraseId::BoardReserveTitle;
    case ListKind::ClaimWith: return PhraseId::GameMenuWithMove;
    case ListKind::Arbiter: return PhraseId::ArbiterTitle;
    case ListKind::ArbitersClocks: return PhraseId::ArbiterClocks;
    case ListKind::ArbitersPenalties: return PhraseId::ArbiterPenalties;
    case ListKind::ArbitersBoard: return PhraseId::ArbiterBoard;
    case ListKind::ArbitersResult: return PhraseId::ArbiterResult;
    case ListKind::EnvelopeKeys: return PhraseId::EnvelopeKeysTitle;
    case ListKind::Controller: return PhraseId::ControllerTitle;
    case ListKind::NeighbourMenu: return PhraseId::GameMenuTitle;
    }
    return PhraseId::MenuTitle;
}

bool asks_which_move(ListKind kind) { return kind == ListKind::Promotion || kind == ListKind::WhichMove; }

bool belongs_to_game_menu(ListKind kind) {
    switch (kind) {
    case ListKind::GameMenu:
    case ListKind::ClaimWith:
    case ListKind::Arbiter:
    case ListKind::ArbitersClocks:
    case ListKind::ArbitersPenalties:
    case ListKind::ArbitersBoard:
    case ListKind::ArbitersResult:
    case ListKind::EnvelopeKeys:
    case ListKind::Controller:
    case ListKind::NeighbourMenu: return true;
    case ListKind::MainMenu:
    case ListKind::FirstSteps:
    case ListKind::School:
    case ListKind::Exercises:
    case ListKind::DrillQuestion:
    case ListKind::NewGame:
    case ListKind::OwnTime:
    case ListKind::Cup:
    case ListKind::SavedGames:
    case ListKind::PlayedGames:
    case ListKind::Moves:
    case ListKind::Settings:
    case ListKind::KindSettings:
    case ListKind::SpeechSettings:
    case ListKind::ClockSettings:
    case ListKind::MoveSettings:
    case ListKind::SoundSettings:
    case ListKind::ScreenSettings:
    case ListKind::OwnWords:
    case ListKind::Sounds:
    case ListKind::Keys:
    case ListKind::Commands:
    case ListKind::Sheet:
    case ListKind::EngineTrouble:
    case ListKind::Promotion:
    case ListKind::WhichMove:
    case ListKind::Reserve: return false;
    }
    return false;
}

KeyContext context_of(const Screen& screen) {
    if (std::holds_alternative<TextScreen>(screen)) return KeyContext::Text;
    if (std::holds_alternative<BoardScreen>(screen) || std::holds_alternative<ReviewScreen>(screen))
        return KeyContext::Board;
    if (const auto* describing = std::get_if<DescribeKeysScreen>(&screen)) return describing->keys_of;
    return KeyContext::List;
}

const Binding* closer_of(const Screen& screen, const KeyMap& keys, const Chord& chord) {
    const auto* list = std::get_if<ListScreen>(&screen);
    if (list == nullptr || !belongs_to_game_menu(list->kind)) return nullptr;
    const Binding* const binding = keys.find(KeyContext::Board, chord);
    return binding != nullptr && binding->command == Command::GameMenu ? binding : nullptr;
}

} // namespace session
