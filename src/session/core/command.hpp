// What a key can mean. Which key means it is data: data/keys/*.toml.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace session {

/// Everything the player can ask for with a key. The comment tells where it is bound; `numbered` ones carry which (1, 2
/// ...).
enum class Command {
    // everywhere
    Hush,
    Pause,
    Help,
    KeyList,
    DescribeKeys,
    CommandList,
    PreviousMessage,
    NextMessage,
    FirstMessage,
    LastMessage,
    RecentMessage, ///< numbered: 1 the last, 2 the one before ...
    RepeatLast,
    FasterSpeech,
    SlowerSpeech,
    HigherVoice,
    LowerVoice,
    LouderSpeech,
    SofterSpeech,
    LouderCues,
    SofterCues,
    Verbosity,
    NextTheme,
    ReadOn,
    NextVoice,
    Quit,
    // lists and dialogs
    ItemUp,
    ItemDown,
    ItemFirst,
    ItemLast,
    ItemActivate,
    ItemLess,
    ItemMore,
    ItemWiden,
    ItemDelete,
    ItemRename,
    RecordWord, ///< for as long as the key is held
    SayAnswer,  ///< likewise
    Back,
    // a line being typed
    EnterText,
    CancelText,
    EraseCharacter,
    ReadText,
    // the board
    CursorUp,
    CursorDown,
    CursorLeft,
    CursorRight,
    CursorUpLeft,
    CursorUpRight,
    CursorDownLeft,
    CursorDownRight,
    GoToRank,      ///< numbered 1-8
    GoToFile,      ///< numbered 1-8: a-h
    NextPiece,     ///< numbered 1-6: king, queen, rook, bishop, knight, pawn
    PreviousPiece, ///< numbered as NextPiece
    CursorBack,
    LastTarget,
    Here,
    SpellHere,
    LiftOrPlace,
    PutBack,
    TypeMove,
    Talk, ///< for as long as the key is held
    TypeSquare,
    PreviousPosition, ///< these five: of a game that is over
    NextPosition,
    FirstPosition,
    LastPosition,
    GoToMove,
    LastMove,
    LastCapture,
    Clocks,
    TalkingClock,
    PieceMoves,
    PieceCaptures,
    Captures,
    ScanLines,
    ScanDiagonals,
    KnightView,
    WholeRank,
    WholeFile,
    MyKing,
    TheirKing,
    FlipBoard,
    Attackers,
    Defenders,
    ThinkOf,
    IfHere,
    MyTime,
    TheirTime,
    TimePerMove,
    Scoresheet,
    MyPieces,
    TheirPieces,
    PiecesOfKind, ///< numbered as NextPiece
    WhitePieces,
    BlackPieces,
    AllPieces,
    PawnsByFile,
    PawnReport,
    Material,
    WhatChanged,
    SoundPosition,
    SoundLines,
    SoundLastMove,
    WhoseTurn,
    Why,
    TakeOff,
    OtherBoard, ///< these three: in a game with partners
    Reserve,
    Drop,
    HandOver, ///< the keyboard, to whoever plays by turns at it
    PressClock,
    CarryOut,
    AdjustPieces,
    CallController,
    OfferDraw,
    Resign,
    TakeBack,
    Hint,
    GameMenu,
};

/// Whether letting the key go means something too.
bool is_held(Command command);

/// Whether the command asks for something that nobody has to feel the board for: clocks, pieces, material, the last
/// move, the square under the finger.
bool is_asked_anywhere(Command command);

/// The name of a command in key maps, and of its help in the catalogues: `cursor_up`, `next_piece` ...
std::string_view name(Command command);

/// Empty for a name that is no command's.
std::optional<Command> parse_command(std::string_view name);

/// Where a key is pressed. A key means what its key_context says, or else what `Everywhere` says.
enum class KeyContext { Everywhere, List, Text, Board };

inline constexpr std::array all_key_contexts{KeyContext::Everywhere, KeyContext::List, KeyContext::Text,
                                             KeyContext::Board};

/// The key_context's table in a key map: `everywhere`, `list`, `text`, `board`.
std::string_view name(KeyContext key_context);

} // namespace session
