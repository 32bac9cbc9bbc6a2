#include "src/session/board/fair_play.hpp"

#include "speech/announce/describe.hpp"
#include "src/session/core/game_words.hpp"

namespace session {

namespace table = rules::table;

using speech::phrases::PhraseId;

namespace {

/// To whom something is told in a game in which nothing helps to find a move.
enum class Told {
    Nobody,     ///< a player could not feel it on the board, read it on the sheet or hear it from the clock
    PlayerOnly, ///< what an assistant does not work out: asked for the time, they tell what the clocks show
    Everybody,  ///< also whatever is no question
};

/// Of a new command that has to be decided here: with `default` one that helps would be told in games in which nothing
/// may help, or by an assistant who has to leave it to the player.
Told told_in_fair_play(Command question) {
    switch (question) {
    case Command::PieceMoves:
    case Command::PieceCaptures:
    case Command::KnightView:
    case Command::MyKing:
    case Command::TheirKing:
    case Command::Captures:
    case Command::Attackers:
    case Command::Defenders:
    case Command::ThinkOf:
    case Command::IfHere:
    case Command::PawnReport:
    case Command::Material:
    case Command::WhatChanged:
    case Command::Hint: return Told::Nobody;
    case Command::TimePerMove: return Told::PlayerOnly;
    case Command::Hush:
    case Command::Pause:
    case Command::Help:
    case Command::KeyList:
    case Command::DescribeKeys:
    case Command::CommandList:
    case Command::PreviousMessage:
    case Command::NextMessage:
    case Command::FirstMessage:
    case Command::LastMessage:
    case Command::RecentMessage:
    case Command::RepeatLast:
    case Command::FasterSpeech:
    case Command::SlowerSpeech:
    case Command::HigherVoice:
    case Command::LowerVoice:
    case Command::LouderSpeech:
    case Command::SofterSpeech:
    case Command::LouderCues:
    case Command::SofterCues:
    case Command::Verbosity:
    case Command::NextTheme:
    case Command::ReadOn:
    case Command::NextVoice:
    case Command::Quit:
    case Command::ItemUp:
    case Command::ItemDown:
    case Command::ItemFirst:
    case Command::ItemLast:
    case Command::ItemActivate:
    case Command::ItemLess:
    case Command::ItemMore:
    case Command::ItemWiden:
    case Command::ItemDelete:
    case Command::ItemRename:
    case Command::RecordWord:
    case Command::SayAnswer:
    case Command::Back:
    case Command::EnterText:
    case Command::CancelText:
    case Command::EraseCharacter:
    case Command::ReadText:
    case Command::CursorUp:
    case Command::CursorDown:
    case Command::CursorLeft:
    case Command::CursorRight:
    case Command::CursorUpLeft:
    case Command::CursorUpRight:
    case Command::CursorDownLeft:
    case Command::CursorDownRight:
    case Command::GoToRank:
    case Command::GoToFile:
    case Command::NextPiece:
    case Command::PreviousPiece:
    case Command::CursorBack:
    case Command::LastTarget:
    case Command::Here:
    case Command::SpellHere:
    case Command::LiftOrPlace:
    case Command::PutBack:
    case Command::TypeMove:
    case Command::Talk:
    case Command::TypeSquare:
    case Command::PreviousPosition:
    case Command::NextPosition:
    case Command::FirstPosition:
    case Command::LastPosition:
    case Command::GoToMove:
    case Command::LastMove:
    case Command::LastCapture:
    case Command::Clocks:
    case Command::TalkingClock:
    case Command::ScanLines:
    case Command::ScanDiagonals:
    case Command::WholeRank:
    case Command::WholeFile:
    case Command::FlipBoard:
    case Command::MyTime:
    case Command::TheirTime:
    case Command::Scoresheet:
    case Command::MyPieces:
    case Command::TheirPieces:
    case Command::PiecesOfKind:
    case Command::WhitePieces:
    case Command::BlackPieces:
    case Command::AllPieces:
    case Command::PawnsByFile:
    case Command::SoundPosition:
    case Command::SoundLines:
    case Command::SoundLastMove:
    case Command::WhoseTurn:
    case Command::Why:
    case Command::TakeOff:
    case Command::OtherBoard:
    case Command::Reserve:
    case Command::Drop:
    case Command::HandOver:
    case Command::PressClock:
    case Command::CarryOut:
    case Command::AdjustPieces:
    case Command::CallController:
    case Command::OfferDraw:
    case Command::Resign:
    case Command::TakeBack:
    case Command::GameMenu: return Told::Everybody;
    }
    return Told::Everybody;
}

} // namespace

bool is_fair_play(const Game& game) { return game.table.settings.fair_play || game.has_two_boards(); }

bool refuse_question(UpdateContext& context, Command command) {
    if (!context.has_game()) return false;
    Game& game = context.game();
    if (!is_fair_play(game) || game.table.outcome) return false;
    // Where one has to capture, what can be captured is no help but the rule.
    if (command == Command::Captures && game.table.position.description().must_capture) return false;
    const Told told = told_in_fair_play(command);
    if (is_assisted(context) && told != Told::Everybody) {
        const auto rule = rules::laws::Rule::Assistants;
        announce_refusal(context, {table::RefusalReason::NotForAssistant, rule, game.table.laws.article(rule)});
        return true;
    }
    if (told != Told::Nobody) return false;
    context.participant().refused = LastRefusal{rules::laws::Rule::Advice};
    context.refuse(context.phrase(PhraseId::BoardFairPlay,
                                  {{"article", speech::announce::describe_basis(
                                                   rules::laws::Rule::Advice, game.table.laws, {}, manner(context))}}));
    return true;
}

} // namespace session
