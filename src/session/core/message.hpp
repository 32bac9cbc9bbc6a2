// What reaches the session: keys, typed text, time, and the answers to its effects.
#pragma once

#include "rules/table/table.hpp"
#include "rules/variants/position.hpp"
#include "sounds/device/trouble.hpp"
#include "speech/hearing/heard.hpp"
#include "speech/hearing/templates/enrolment.hpp"
#include "speech/output/failing.hpp"
#include "speech/phrases/run.hpp"
#include "src/game/keeper.hpp"
#include "src/game/line.hpp"
#include "src/game/table_id.hpp"
#include "src/ports/engine/report.hpp"
#include "src/ports/envelope/sealing.hpp"
#include "src/ports/journal/chain.hpp"
#include "src/ports/journal/fault.hpp"
#include "src/ports/journal/recording.hpp"
#include "src/ports/journal/records.hpp"
#include "src/school/exercise.hpp"
#include "src/school/progress.hpp"
#include "src/session/core/command.hpp"
#include "src/session/core/engine_place.hpp"
#include "src/session/core/envelope_keys.hpp"
#include "src/session/core/key_map.hpp"
#include "src/session/core/listening.hpp"
#include "src/session/core/own_words.hpp"
#include "src/session/core/participant_id.hpp"
#include "src/session/core/screen.hpp"
#include "src/settings/preferences_fault.hpp"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace session {

using game::TableId;

/// A key or chord the key map knows in the present key_context, and its name.
struct KeyPressed {
    Chord chord;
    Command command;
    int number = 1;
};
/// The key of a command that is held has been let go, or cannot be seen any more.
struct KeyReleased {
    Command command;
};
/// A key or chord that means nothing here. In the key describer and in lists with type-ahead it still counts.
struct UnknownKey {
    Chord chord;
};
/// A key or chord that belongs to a screen reader or the desktop. It counts in the key describer only.
struct OthersKey {
    Chord chord;
};
/// Text typed while a line is being typed, or the letter of a type-ahead. UTF-8, without control characters.
struct TextTyped {
    std::string text;
};
/// A whole line, typed where there are no keys: the name of a key, the words of a row, a move. UTF-8.
struct LineTyped {
    std::string text;
    bool operator==(const LineTyped&) const = default;
};
/// A square pointed at with the mouse or a finger.
struct SquareClicked {
    rules::board::Square square;
    bool operator==(const SquareClicked&) const = default;
};
/// A row of the list pointed at.
struct RowClicked {
    std::size_t row;
    bool operator==(const RowClicked&) const = default;
};
/// A row of the list moved to with the wheel of the mouse, or one out of sight asked for.
struct RowPointed {
    std::size_t row;
    bool operator==(const RowPointed&) const = default;
};
/// What Enter does on that square is wanted, or on that row of the list, by a screen reader for whoever is at the
/// keyboard.
struct SquareActivated {
    rules::board::Square square;
    bool operator==(const SquareActivated&) const = default;
};
struct RowActivated {
    std::size_t row;
    bool operator==(const RowActivated&) const = default;
};
/// The finger is to go to that square, or the focus to that row of the list, as keys have them go; likewise.
struct SquareReached {
    rules::board::Square square;
    bool operator==(const SquareReached&) const = default;
};
struct RowReached {
    std::size_t row;
    bool operator==(const RowReached&) const = default;
};
/// The setting of that row is to have the value at that place of its scale, or the nearest behind it; likewise.
struct RowSet {
    std::size_t row;
    int value;
    bool operator==(const RowSet&) const = default;
};
/// Characters of the line that is typed are replaced, those from the first to, but not with, the other; likewise.
/// UTF-8.
struct LineEdited {
    std::size_t from;
    std::size_t to;
    std::string text;
    bool operator==(const LineEdited&) const = default;
};
/// What else there is to point at: beside the board, and the sentence shown, to have its next part.
enum class Control { Menu, Clock, Caption };
struct ControlClicked {
    Control control;
    bool operator==(const ControlClicked&) const = default;
};
/// Time has passed.
struct Tick {};
/// The machine was asleep, and the session's clock stood still.
struct MachineSlept {
    std::chrono::milliseconds time;
};
/// The program starts. The first message of all.
struct ProgramStarted {
    std::uint64_t chance = 1; ///< any number: what the colours drawn at random depend on
    bool has_window = true;   ///< which somebody can see and click into
    bool is_first = false;    ///< no settings were ever kept here
};
/// The window is asked to close.
struct CloseRequested {};
/// The system, or somebody at a terminal, wants the program to end: it does so without a question.
struct EndRequested {};

/// The sound outputs there are, by name.
struct OutputsFound {
    std::vector<std::string> names;
};
/// An engine has something to say.
struct EngineReported {
    EnginePlace place;
    engine::Report report;
};
/// The library's list of games, newest first; when they were started is told in local time.
struct GamesListed {
    std::vector<ports::journal::GameSummary> games;
    bool is_open_elsewhere = false; ///< another program has the library open, and had it first
};
/// A game is kept from now on. Where the library could not take it yet, LibraryFailed came before, and EventsKept will
/// tell that it has.
struct GameCreated {
    game::PlayedGame id;
    TableId table{}; ///< for which it was created
};
/// All events of the game so far are on disk. `head` is the last digest of its chain; empty if it has none.
struct EventsKept {
    game::PlayedGame game;
    std::optional<std::string> head;
    game::GameId in_library; ///< the number by which the library has it, which may have created it only now
};
/// A stored game, to be gone on with, and whether it is as it was written.
struct GameLoaded {
    ports::journal::StoredGame game;
    ports::journal::ChainState chain{};
    std::optional<ports::journal::StoredGame> partners{}; ///< of doubles: the game at the partners' board
};
/// A game that is over, to be looked at.
struct GameToReview {
    ports::journal::StoredGame game;
    std::optional<ports::journal::StoredGame> partners{}; ///< of doubles
};
/// The announcement of that ply, counted from 1, was not kept.
struct NoRecording {
    game::GameId game;
    std::size_t ply;
};
/// It was kept, but the file is not what it was.
struct RecordingSpoilt {
    game::GameId game;
    std::string file;
    ports::journal::RecordingProblem problem;
};
/// An announcement could not be kept as sound; why, in the words of the system. Comes once.
struct NotRecorded {
    game::GameId game;
    std::string why;
};
/// What was asked of the library.
enum class LibraryRequest {
    Open,
    List,
    Copy,
    Create,
    Append,
    Load,
    Review,
    Play,
    Release,
    WriteSheet,
    WriteGame,
    Delete,
    Rename,
    Renew
};
/// The library could not do what was asked. Events that could not be appended are kept, and written as soon as that
/// can be done: EventsKept tells of it.
struct LibraryFailed {
    LibraryRequest request;
    std::optional<game::PlayedGame> game; ///< which one it was about, if it was about one
    ports::journal::Fault fault;
};
/// A line that was opened at the board is finished; comes again once the table it is read for has answered.
struct TextEntered {
    TextScreen line;
};
/// Heard of whoever keeps the table, later than in the same breath: something has happened there ...
struct TableHappened {
    game::Happened happened;
};
/// ... or the whole table comes: the program has not heard of everything that happened there, or its keeper was started
/// again ...
struct TableArrived {
    game::TableCame came;
};
/// ... or a command is answered, after what it has led to has been heard of.
struct TableAnswered {
    game::Answered answered;
};
/// Whether that side can mate, as far as it could be worked out.
struct MateWorkedOut {
    TableId table;
    rules::table::MateQuestion question;
    rules::verdict::Winnable winnable;
};
/// Nothing that was asked of the library before is still to be done; what could not be written has been told.
struct LibrarySettled {};
/// There is a new library, with all that could be read of the one before, which lies there.
struct LibraryRenewed {
    std::string aside;
    std::size_t kept = 0; ///< games it has
    std::size_t cut = 0;  ///< of these, that are not there to their end
    std::size_t lost = 0; ///< games that could not be read
};
/// The envelope lies where the arbiter keeps them.
struct EnvelopeSealed {
    TableId table;
    rules::board::Color side;
    std::string text;          ///< the move as it is written
    std::string digest;        ///< of the envelope
    std::string file;          ///< where it lies
    envelope::Fingerprint key; ///< that opens it
    ParticipantId who{};       ///< who has asked
};
/// The arbiter has to say for which key that move is sealed.
struct EnvelopeWantsKey {
    TableId table;
    MoveToSeal move;
    envelope::WantsKey keys;
    ParticipantId who{}; ///< who has asked
};
/// What the arbiter has to have to open the envelope.
struct EnvelopeWantsOpener {
    TableId table;
    envelope::Opener opener;
    ParticipantId who{}; ///< who has asked
};
/// What is written in the envelope.
struct EnvelopeUnsealed {
    TableId table;
    std::string inside;
    ParticipantId who{}; ///< who has asked
};
/// No envelope could be sealed, or the one there is cannot be opened.
struct EnvelopeFailed {
    TableId table;
    envelope::Fault fault;
    ParticipantId who{}; ///< who has asked
};
/// A scoresheet or a game lies there.
struct FileWritten {
    game::GameId game;
    std::string file;       ///< its whole path
    bool is_opened = false; ///< the desktop was told to open it
    ParticipantId who{};    ///< who has asked
};
/// What was to become of a game outside the library.
enum class FileOf { Sheet, Game, Opening, Copy };
/// That could not be done; why, in the words of the system.
struct FileFailed {
    game::GameId game;
    FileOf what;
    std::string why;
    ParticipantId who{}; ///< who has asked
};
/// The game is on the clipboard.
struct GameCopied {
    game::GameId game;
    ParticipantId who{}; ///< who has asked
};
/// Why no file can be written into a folder.
enum class FolderTrouble {
    Missing,
    NoFolder, ///< something else has that name
    Closed    ///< nothing can be written there
};
/// Whether files can be written there; nothing stands in the way where there is no trouble.
struct FolderExamined {
    std::string folder;
    std::optional<FolderTrouble> trouble;
    ParticipantId who{}; ///< who has asked
};
/// The library does not have the game any more.
struct GameDeleted {
    game::GameId game;
    ParticipantId who{}; ///< who has asked
};
/// It has that name in the library.
struct GameRenamed {
    game::GameId game;
    std::optional<std::string> name; ///< empty: none
    ParticipantId who{};             ///< who has asked
};
/// The microphone is open: what is said from now on is heard.
struct ListeningBegan {};
/// The microphone is closed again, after the last word; what was said is being worked out.
struct ListeningEnded {};
/// What was made of that which was said into the microphone.
struct SpeechHeard {
    rules::variants::Position position; ///< in which it was listened for
    speech::hearing::Heard heard;
};
/// What was made of an answer that was given aloud.
struct ReplyHeard {
    SpokenQuestion question; ///< that it was given to
    speech::hearing::HeardReply heard;
};
/// Somebody has said something while the microphone was open without a key.
struct UtteranceCaught {
    std::shared_ptr<const std::vector<std::int16_t>> sound; ///< never null
};
/// What was made of it; empty: it does not begin with the opening word, so that it was not meant for the program.
struct UtteranceHeard {
    std::optional<std::variant<SpeechHeard, ReplyHeard>> heard;
};
/// The words the player can record.
struct WordsListed {
    std::vector<OwnWord> words;
    bool has_recordings;                 ///< of any words, in whatever language, readable or not
    std::vector<std::string> unreadable; ///< the files that are no recording of a word, and why, in English
    ParticipantId who{};                 ///< who has asked
};
/// There is one recording more of the word, or a newer one.
struct WordLearnt {
    speech::hearing::HeardWord word;
    std::size_t recordings;
    ParticipantId who{}; ///< who has asked
};
/// What was said is not kept as that word.
struct WordRefused {
    speech::hearing::HeardWord word;
    speech::hearing::templates::Fault fault;
    ParticipantId who{}; ///< who has asked
};
/// There are no recordings of the word any more.
struct WordsForgotten {
    std::optional<speech::hearing::HeardWord> word; ///< empty: of any
    bool were_any;                                  ///< there have been some
    bool has_recordings;                            ///< of other words, in whatever language
    ParticipantId who{};                            ///< who has asked
};
/// Recordings could not be kept, deleted or read; why, in the words of the system.
struct OwnWordsFailed {
    std::string why;
    ParticipantId who{}; ///< who has asked
};
/// There is no microphone, or nothing that recognises words; why, in the words of the system.
struct HearingFailed {
    std::string why;
};
/// The window shows less than it should. Comes once.
struct PictureFailed {
    enum class What { NoFonts, NotDrawn };
    What what;
    std::string detail; ///< where fonts were looked for, or why nothing could be drawn, in the words of the system
};
/// The settings could not be written or read.
struct PreferencesFailed {
    settings::PreferencesFault fault;
};
/// Something that was chosen, or is needed, cannot be loaded from the program's data, and something else takes its
/// place.
struct DataBroken {
    enum class What { Language, MoveWords, Pronunciation, KeyMap, Laws, Levels, Engine, SpeechModel };
    What what;
    speech::phrases::Runs name;    ///< as the player knows it; empty where there is only one
    speech::phrases::Runs instead; ///< the same; empty: nothing, or, of keys and Laws, what is built in
    std::string file;
    std::optional<int> line; ///< from 1; empty where the file as a whole is meant
    std::string expected;    ///< in English
    bool operator==(const DataBroken&) const = default;
};
/// A voice does not work, and another one speaks in its place.
struct VoiceReplaced {
    std::string voice; ///< by the name its engine has for it
};
/// The outputs of sound the program may have.
enum class SoundOutput { Own, Room };
/// It can be heard from now on: there, so many samples handed over at a time.
struct SoundFound {
    SoundOutput sound_output;
    std::string name;
    unsigned long frames;
    std::optional<std::string> place{}; ///< what tells where that is from elsewhere; empty where it cannot be known
    bool is_instead = false;            ///< it is another one than was chosen, which is not there
};
/// It cannot be heard from now on, and is looked for.
struct SoundLost {
    SoundOutput sound_output;
    sounds::device::Trouble trouble;
};
/// Who was to speak cannot, or cannot any more; the program does it from now on.
struct SpeakerLost {
    settings::Speaker speaker;
    speech::output::Failing failing;
};
/// The voice failed; why, in the words of the system.
struct SoundFailed {
    std::string why;
};
/// The transcript cannot be written, or not any more.
struct TranscriptFailed {
    std::string file;
};

/// A line among the answers of the school that is none.
struct BrokenAnswer {
    std::string file;  ///< its name
    std::size_t line;  ///< of several the first, counted from 1
    std::size_t count; ///< how many there are
};
/// What the learner has answered in the school until today.
struct AnswersRead {
    std::vector<school::Entry> answers; ///< the oldest first
    school::Date today;
    std::optional<BrokenAnswer> broken{}; ///< what was left out
    std::optional<std::string> why{};     ///< none of them could be read, in the words of the system
    ParticipantId who{};                  ///< who has asked
};
/// The exercises of the school.
struct ExercisesRead {
    std::shared_ptr<const std::vector<school::Exercise>> exercises; ///< never null; empty where they cannot be read
    std::optional<std::string> why{};                               ///< they cannot be read, in English
    ParticipantId who{};                                            ///< who has asked
};
/// An answer could not be kept; why, in the words of the system.
struct AnswersNotKept {
    std::string why;
    ParticipantId who{}; ///< who has answered
};
/// Somebody begins to use the program by lines of text of their own, beside whoever is at the keyboard.
struct ReaderCame {
    ParticipantId who; ///< one of the numbers for whoever comes
};
/// What the participant writes has come to its end, or nobody reads what they are told: they are gone. Of whoever is at
/// the keyboard it ends the program.
struct InputEnded {
    ParticipantId who{};
};

/// Whatever the session is told: one of these. It is a type of its own so that copying and moving it is compiled once,
/// in message.cpp.
struct Message
    : std::variant<ProgramStarted, KeyPressed, KeyReleased, UnknownKey, OthersKey, TextTyped, LineTyped, SquareClicked,
                   RowClicked, RowPointed, SquareActivated, RowActivated, SquareReached, RowReached, RowSet, LineEdited,
                   ControlClicked, OutputsFound, Tick, MachineSlept, CloseRequested, EndRequested, EngineReported,
                   GamesListed, GameCreated, GameLoaded, GameToReview, NoRecording, EventsKept, TextEntered,
                   TableHappened, TableArrived, TableAnswered, MateWorkedOut, LibrarySettled, LibraryRenewed,
                   RecordingSpoilt, NotRecorded, LibraryFailed, EnvelopeSealed, EnvelopeWantsKey, EnvelopeWantsOpener,
                   EnvelopeUnsealed, EnvelopeFailed, FileWritten, FileFailed, GameCopied, FolderExamined, GameDeleted,
                   GameRenamed, ListeningBegan, ListeningEnded, SpeechHeard, ReplyHeard, UtteranceCaught,
                   UtteranceHeard, WordsListed, WordLearnt, WordRefused, WordsForgotten, OwnWordsFailed, AnswersRead,
                   ExercisesRead, AnswersNotKept, HearingFailed, PreferencesFailed, DataBroken, VoiceReplaced,
                   SoundFound, SoundLost, SpeakerLost, SoundFailed, TranscriptFailed, PictureFailed, ReaderCame,
                   InputEnded> {
    using variant::variant;
    Message(const Message&);
    Message(Message&&) noexcept;
    Message& operator=(const Message&);
    Message& operator=(Message&&) noexcept;
    ~Message();
};

} // namespace session
