#include "src/session/core/command.hpp"

#include <algorithm>
#include <array>

namespace session {

bool is_held(Command command) {
    return command == Command::Talk || command == Command::RecordWord || command == Command::SayAnswer;
}

bool is_asked_anywhere(Command command) {
    constexpr std::array asked{Command::Here,        Command::SpellHere,   Command::LastMove,    Command::LastCapture,
                               Command::WhatChanged, Command::Clocks,      Command::MyTime,      Command::TheirTime,
                               Command::TimePerMove, Command::Scoresheet,  Command::AllPieces,   Command::MyPieces,
                               Command::TheirPieces, Command::WhitePieces, Command::BlackPieces, Command::PiecesOfKind,
                               Command::PawnsByFile, Command::PawnReport,  Command::Material,    Command::WhoseTurn,
                               Command::Why,         Command::Captures,    Command::Reserve};
    return std::ranges::find(asked, command) != asked.end();
}

std::string_view name(Command command) {
    switch (command) {
    case Command::Hush: return "hush";
    case Command::Pause: return "pause";
    case Command::Help: return "help";
    case Command::KeyList: return "key_list";
    case Command::DescribeKeys: return "describe_keys";
    case Command::CommandList: return "command_list";
    case Command::PreviousMessage: return "previous_message";
    case Command::NextMessage: return "next_message";
    case Command::FirstMessage: return "first_message";
    case Command::LastMessage: return "last_message";
    case Command::RecentMessage: return "recent_message";
    case Command::RepeatLast: return "repeat_last";
    case Command::FasterSpeech: return "faster_speech";
    case Command::SlowerSpeech: return "slower_speech";
    case Command::HigherVoice: return "higher_voice";
    case Command::LowerVoice: return "lower_voice";
    case Command::LouderSpeech: return "louder_speech";
    case Command::SofterSpeech: return "softer_speech";
    case Command::LouderCues: return "louder_cues";
    case Command::SofterCues: return "softer_cues";
    case Command::Verbosity: return "verbosity";
    case Command::NextTheme: return "next_theme";
    case Command::ReadOn: return "read_on";
    case Command::NextVoice: return "next_voice";
    case Command::Quit: return "quit";
    case Command::ItemUp: return "item_up";
    case Command::ItemDown: return "item_down";
    case Command::ItemFirst: return "item_first";
    case Command::ItemLast: return "item_last";
    case Command::ItemActivate: return "item_activate";
    case Command::ItemLess: return "item_less";
    case Command::ItemMore: return "item_more";
    case Command::ItemWiden: return "item_widen";
    case Command::ItemDelete: return "item_delete";
    case Command::ItemRename: return "item_rename";
    case Command::RecordWord: return "record_word";
    case Command::SayAnswer: return "say_answer";
    case Command::Back: return "back";
    case Command::EnterText: return "enter_text";
    case Command::CancelText: return "cancel_text";
    case Command::EraseCharacter: return "erase_character";
    case Command::ReadText: return "read_text";
    case Command::CursorUp: return "cursor_up";
    case Command::CursorDown: return "cursor_down";
    case Command::CursorLeft: return "cursor_left";
    case Command::CursorRight: return "cursor_right";
    case Command::CursorUpLeft: return "cursor_up_left";
    case Command::CursorUpRight: return "cursor_up_right";
    case Command::CursorDownLeft: return "cursor_down_left";
    case Command::CursorDownRight: return "cursor_down_right";
    case Command::GoToRank: return "go_to_rank";
    case Command::GoToFile: return "go_to_file";
    case Command::NextPiece: return "next_piece";
    case Command::PreviousPiece: return "previous_piece";
    case Command::CursorBack: return "cursor_back";
    case Command::LastTarget: return "last_target";
    case Command::Here: return "here";
    case Command::SpellHere: return "spell_here";
    case Command::LiftOrPlace: return "lift_or_place";
    case Command::PutBack: return "put_back";
    case Command::TypeMove: return "type_move";
    case Command::Talk: return "talk";
    case Command::TypeSquare: return "type_square";
    case Command::PreviousPosition: return "previous_position";
    case Command::NextPosition: return "next_position";
    case Command::FirstPosition: return "first_position";
    case Command::LastPosition: return "last_position";
    case Command::GoToMove: return "go_to_move";
    case Command::LastMove: return "last_move";
    case Command::LastCapture: return "last_capture";
    case Command::Clocks: return "clocks";
    case Command::TalkingClock: return "talking_clock";
    case Command::PieceMoves: return "piece_moves";
    case Command::PieceCaptures: return "piece_captures";
    case Command::Captures: return "captures";
    case Command::OtherBoard: return "other_board";
    case Command::Reserve: return "reserve";
    case Command::Drop: return "drop";
    case Command::HandOver: return "hand_over";
    case Command::ScanLines: return "scan_lines";
    case Command::ScanDiagonals: return "scan_diagonals";
    case Command::KnightView: return "knight_view";
    case Command::WholeRank: return "whole_rank";
    case Command::WholeFile: return "whole_file";
    case Command::MyKing: return "my_king";
    case Command::TheirKing: return "their_king";
    case Command::FlipBoard: return "flip_board";
    case Command::Attackers: return "attackers";
    case Command::Defenders: return "defenders";
    case Command::ThinkOf: return "think_of";
    case Command::IfHere: return "if_here";
    case Command::MyTime: return "my_time";
    case Command::TheirTime: return "their_time";
    case Command::TimePerMove: return "time_per_move";
    case Command::Scoresheet: return "scoresheet";
    case Command::MyPieces: return "my_pieces";
    case Command::TheirPieces: return "their_pieces";
    case Command::PiecesOfKind: return "pieces_of_kind";
    case Command::WhitePieces: return "white_pieces";
    case Command::BlackPieces: return "black_pieces";
    case Command::AllPieces: return "all_pieces";
    case Command::PawnsByFile: return "pawns_by_file";
    case Command::PawnReport: return "pawn_report";
    case Command::Material: return "material";
    case Command::WhatChanged: return "what_changed";
    case Command::SoundPosition: return "sound_position";
    case Command::SoundLines: return "sound_lines";
    case Command::SoundLastMove: return "sound_last_move";
    case Command::WhoseTurn: return "whose_turn";
    case Command::Why: return "why";
    case Command::TakeOff: return "take_off";
    case Command::PressClock: return "press_clock";
    case Command::CarryOut: return "carry_out";
    case Command::AdjustPieces: return "adjust_pieces";
    case Command::CallController: return "call_controller";
    case Command::OfferDraw: return "offer_draw";
    case Command::Resign: return "resign";
    case Command::TakeBack: return "take_back";
    case Command::Hint: return "hint";
    case Command::GameMenu: return "game_menu";
    }
    return {};
}

std::optional<Command> parse_command(std::string_view text) {
    // The compiler sees to it that each command has a name, so the first number without one is behind the last.
    for (int place = 0; !name(static_cast<Command>(place)).empty(); ++place)
        if (name(static_cast<Command>(place)) == text) return static_cast<Command>(place);
    return std::nullopt;
}

std::string_view name(KeyContext key_context) {
    switch (key_context) {
    case KeyContext::Everywhere: return "everywhere";
    case KeyContext::List: return "list";
    case KeyContext::Text: return "text";
    case KeyContext::Board: return "board";
    }
    return {};
}

} // namespace session
