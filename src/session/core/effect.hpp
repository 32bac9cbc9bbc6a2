// What the session asks of the world. Carried out in order: an event is on disk before the utterance after it is
// spoken, or the player has been told that it is not.
#pragma once

#include "rules/table/event.hpp"
#include "rules/table/table.hpp"
#include "rules/variants/position.hpp"
#include "sounds/board/picture.hpp"
#include "sounds/cues/cue.hpp"
#include "speech/announce/utterance.hpp"
#include "speech/hearing/net.hpp"
#include "speech/listen/listener.hpp"
#include "speech/phrases/catalogue.hpp"
#include "src/game/live_table.hpp"
#include "src/game/table_id.hpp"
#include "src/ports/engine/opponents.hpp"
#include "src/ports/engine/question.hpp"
#include "src/ports/journal/spoken.hpp"
#include "src/ports/sheet/format.hpp"
#include "src/school/progress.hpp"
#include "src/session/core/engine_place.hpp"
#include "src/session/core/envelope_keys.hpp"
#include "src/session/core/listening.hpp"
#include "src/session/core/participant_id.hpp"
#include "src/settings/preferences.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace session {

using game::TableId;

/// Of which game's move an announcement is, that is kept as sound.
struct Keeping {
    game::GameId game;
    rules::table::Instant at;
    std::size_t ply; ///< counted from 1
    bool operator==(const Keeping&) const = default;
};

/// Everybody around a table, where there is an output for it.
struct RoomOf {
    TableId table;
    bool operator==(const RoomOf&) const = default;
};
/// Who is told: one of the participants, and nobody else, or everybody.
using Audience = std::variant<ParticipantId, RoomOf>;

/// Behind which events of a table something is told: those before that number are on disk by then, or it has been told
/// that they are not.
struct After {
    TableId table;
    game::EventNumber number;
    bool operator==(const After&) const = default;
};

/// In which game's journal what was told is kept, and at which of its times.
struct JournalPlace {
    game::PlayedGame game;
    rules::table::Instant at;
};

/// Somebody is told something, by every output that serves them; behind what happened before it. No key waits for what
/// is kept of it.
struct Tell {
    Audience to{};
    speech::announce::Utterance utterance; ///< as it is heard
    ports::journal::SpokenKind kind = ports::journal::SpokenKind::News;
    speech::phrases::Runs reading{};       ///< as it is read, where that is not the words that are heard
    std::optional<JournalPlace> journal{}; ///< empty: its words are not kept
    std::optional<Keeping> keeping{};      ///< empty: its sound is not kept
    std::optional<After> after{};          ///< empty: it is told at once
    speech::phrases::Runs kept{};          ///< the words of the sound that is kept, where they are not those heard
    /// Heard in place of the words, which are what can be read of it. An answer.
    std::optional<sounds::board::Picture> picture{};
};
/// Silence, from the next buffer on; what waited is dropped (the message history still has it).
struct HushSpeech {};
/// Stops where it is, or goes on from there.
struct TogglePause {};
/// The microphone is opened; nothing is spoken until StopListening, HearReply or LearnWord, so that it does not hear
/// the program.
struct Listen {};
/// From now on, or no longer, the microphone is open without a key; what is said is told by UtteranceCaught. Nothing is
/// caught while the program can be heard, or a key has the microphone opened.
struct ListenHandsFree {
    bool is_wanted;
};
/// What was caught is understood as something that may be said in the position, or as an answer to the question, if it
/// begins with the opening word; answered by UtteranceHeard or HearingFailed.
struct HearUtterance {
    std::shared_ptr<const std::vector<std::int16_t>> sound; ///< never null
    std::optional<SpokenQuestion> question;                 ///< empty: a move or an order
    rules::variants::Position position;
    std::shared_ptr<const speech::phrases::Catalogue> catalogue; ///< never null
    std::shared_ptr<const speech::listen::Listener> listener;    ///< never null
};
/// What was said since is understood as something that may be said in the position, in the words of the language;
/// answered by SpeechHeard or HearingFailed.
struct StopListening {
    rules::variants::Position position;
    std::shared_ptr<const speech::phrases::Catalogue> catalogue; ///< never null
    std::shared_ptr<const speech::listen::Listener> listener;    ///< never null
};
/// What was said since is understood as an answer to the question, about that position, in the words of the language;
/// answered by ReplyHeard or HearingFailed.
struct HearReply {
    SpokenQuestion question;
    rules::variants::Position position;
    std::shared_ptr<const speech::phrases::Catalogue> catalogue; ///< never null
    std::shared_ptr<const speech::listen::Listener> listener;    ///< never null
};
/// What was said since is kept as a recording of that word, if the player can be heard by it; answered by WordLearnt,
/// WordRefused, HearingFailed or OwnWordsFailed.
struct LearnWord {
    speech::hearing::HeardWord word;
    ParticipantId who{}; ///< who is answered
};
/// Which words of the language the player can record, and which are recorded; answered by WordsListed or HearingFailed.
struct ListWords {
    std::shared_ptr<const speech::phrases::Catalogue> catalogue; ///< never null
    ParticipantId who{};                                         ///< who is answered
};
/// The last recording of the word is heard; answered by OwnWordsFailed if it cannot be.
struct PlayWord {
    speech::hearing::HeardWord word;
    ParticipantId who{}; ///< who is answered
};
/// The recordings of a word, or of all, are deleted; answered by WordsForgotten or OwnWordsFailed.
struct ForgetWords {
    std::optional<speech::hearing::HeardWord> word; ///< empty: all
    ParticipantId who{};                            ///< who is answered
};
/// What the learner has answered in the school is read; answered by AnswersRead.
struct ReadAnswers {
    ParticipantId who{}; ///< who is answered
};
/// What was answered is kept, behind all that was before; answered by AnswersNotKept if it cannot be.
struct KeepAnswer {
    school::Entry entry;
    ParticipantId who{}; ///< who is answered
};
/// The exercises of the school are read; answered by ExercisesRead.
struct ReadExercises {
    ParticipantId who{}; ///< who is answered
};
/// The preferences have changed: speak, sound and draw by them from now on, and keep them.
struct ApplyPreferences {
    settings::Preferences preferences;
};
/// Its reports come as EngineReported, from that place; one that sat there before is gone.
struct StartEngine {
    EnginePlace place;
    engine::EngineSpec spec;
};
/// No more engines think at once than there are processors; the others begin as soon as one has answered.
struct AskEngine {
    EnginePlace place;
    engine::Question question;
};
struct StopEngine {
    EnginePlace place;
};
struct EndEngine {
    EnginePlace place;
};
/// The table is left: what is not heard around it yet is not wanted there any more. Whoever goes on with its game says
/// again what the Laws want said.
struct LeaveTable {
    TableId table;
};
struct ListGames {};
/// A new game and the table it is for.
struct GameAt {
    game::NewGame game;
    TableId table{};
};
/// A new game in the library, for that table; answered by GameCreated. With it the one at the partners' board of
/// doubles, which is created first and answered first: the own one could not be gone on with without it.
struct CreateGame {
    game::NewGame game;
    TableId table{};
    std::optional<GameAt> partners{};
};
/// What one decision led to in each game: of one, or of those that belong together, and then all of it or none. What is
/// said after the events waits until they are on disk. Answered by EventsKept or LibraryFailed for each game.
struct AppendEvents {
    std::vector<game::AppendEvents> games; ///< at least one, each of another game
};
/// Whether a side can mate, which may take seconds to find out: no key waits for it. Answered by MateWorkedOut.
struct WorkOutMate {
    TableId table;
    rules::table::MateQuestion question;
};
/// The table's time now, so that a killed program loses no more of it than a second.
struct RecordTime {
    game::PlayedGame game;
    rules::table::Instant seen;
};
struct LoadGame {
    game::GameId game;
};
/// A game that is over, to be looked at; answered by GameToReview.
struct ReviewGame {
    game::GameId game;
};
/// The announcement of that ply, counted from 1, as it was kept; answered by NoRecording or RecordingSpoilt if it
/// cannot be heard.
struct PlayRecording {
    game::GameId game;
    std::size_t ply;
};
/// The game is no longer being played here.
struct ReleaseGame {
    game::PlayedGame game;
};
/// The side's move goes into an envelope, which is on disk before it is told of; answered by EnvelopeSealed,
/// EnvelopeWantsKey or EnvelopeFailed.
struct SealEnvelope {
    TableId table;
    MoveToSeal move;
    std::optional<envelope::WhichKey> key{}; ///< empty: the only one there is
    ParticipantId who{};                     ///< who is answered
};
/// Answered by EnvelopeUnsealed or EnvelopeFailed; without the arbiter's credential by EnvelopeWantsOpener.
struct UnsealEnvelope {
    TableId table;
    std::string digest;
    std::optional<envelope::OpenedBy> credential{};
    ParticipantId who{}; ///< who is answered
};
/// The scoresheet of a game in the library as a file; answered by FileWritten or FileFailed.
struct WriteSheet {
    game::GameId game;
    sheet::Format format;
    std::shared_ptr<const speech::phrases::Catalogue> catalogue; ///< the language it is written in
    ParticipantId who{};                                         ///< who is answered
    bool is_opened = false; ///< then the desktop opens it with its program for such files
};
/// A game in the library as a file of PGN; answered by FileWritten or FileFailed.
struct WriteGame {
    game::GameId game;
    bool is_opened = false; ///< then the desktop opens it with its program for such files
    ParticipantId who{};    ///< who is answered
};
/// A game in the library as PGN on the clipboard of the desktop; answered by GameCopied or FileFailed.
struct CopyGame {
    game::GameId game;
    ParticipantId who{}; ///< who is answered
};
/// Whether files can be written into the folder of that path; answered by FolderExamined.
struct ExamineFolder {
    std::string folder;
    ParticipantId who{}; ///< who is answered
};
/// All that the library has of the game is gone for good; answered by GameDeleted or LibraryFailed.
struct DeleteGame {
    game::GameId game;
    ParticipantId who{}; ///< who is answered
};
/// A name of the player's own for a game in the library; answered by GameRenamed or LibraryFailed.
struct RenameGame {
    game::GameId game;
    std::optional<std::string> name; ///< empty: it has none any more
    ParticipantId who{};             ///< who is answered
};
/// Whatever is not on disk yet is tried once more; answered by LibrarySettled, after anything there is to tell of it.
struct SettleLibrary {};
/// The damaged library is set aside and a new one begun, which takes over all that can be read; answered by
/// LibraryRenewed or LibraryFailed.
struct RenewLibrary {};
struct QuitProgram {};

/// Whatever the session asks of the world outside: one of these. It is a type of its own so that copying and moving it
/// is compiled once, in effect.cpp.
struct Effect : std::variant<Tell, HushSpeech, TogglePause, Listen, ListenHandsFree, HearUtterance, StopListening,
                             HearReply, LearnWord, ListWords, PlayWord, ForgetWords, ReadAnswers, KeepAnswer,
                             ReadExercises, ApplyPreferences, StartEngine, AskEngine, StopEngine, EndEngine, LeaveTable,
                             ListGames, CreateGame, AppendEvents, WorkOutMate, RecordTime, LoadGame, ReviewGame,
                             PlayRecording, ReleaseGame, SealEnvelope, UnsealEnvelope, WriteSheet, WriteGame, CopyGame,
                             ExamineFolder, DeleteGame, RenameGame, SettleLibrary, RenewLibrary, QuitProgram> {
    using variant::variant;
    Effect(const Effect&);
    Effect(Effect&&) noexcept;
    Effect& operator=(const Effect&);
    Effect& operator=(Effect&&) noexcept;
    ~Effect();
};

using Effects = std::vector<Effect>;

} // namespace session
