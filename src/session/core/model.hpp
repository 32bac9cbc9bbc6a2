// Everything the program knows while it runs, as one value. update() makes the next one; nothing else changes it.
#pragma once

#include "src/ports/engine/opponents.hpp"
#include "src/session/core/effect.hpp"
#include "src/session/core/game.hpp"
#include "src/session/core/key_map.hpp"
#include "src/session/core/language_pack.hpp"
#include "src/session/core/message.hpp"
#include "src/session/core/participant.hpp"
#include "src/session/core/school.hpp"
#include "src/session/core/screen.hpp"
#include "src/session/core/time.hpp"
#include "src/session/core/top_screen.hpp"
#include "src/session/core/waiting_acts.hpp"
#include "src/settings/preferences.hpp"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace session {

/// What was found at start and does not change while the program runs.
struct Equipment {
    std::vector<LanguagePack> language_packs;          ///< never empty
    std::vector<KeyMap> key_maps;                      ///< never empty
    std::vector<engine::Level> levels;                 ///< weakest first, never empty
    std::vector<engine::EngineSpec> engines;           ///< those that are installed
    std::map<std::string, rules::laws::Laws> editions; ///< by name; holds the one preferred for a new game
    bool opens_files = false; ///< the desktop has a program for files, and can be told to open one
};

/// How an output of sound is doing.
struct Hearing {
    std::string name;                   ///< where it is heard, or was last; empty: nowhere yet
    unsigned long frames = 0;           ///< handed over at a time
    bool is_lost = false;               ///< that it is not heard has been told
    std::optional<std::string> place{}; ///< what tells where that is from elsewhere; empty where it cannot be known
    bool is_instead = false;            ///< the one that was chosen is not there
};

/// The player wants to leave, and the library is asked whether all is on disk.
struct Quitting {
    bool despite_unwritten; ///< the player knows that something is not
};

/// Moves, orders and answers that were said, while what they are is being worked out.
struct BeingHeard {
    /// Keys wait meanwhile, so that they are not meant for something else than what was said brings about.
    struct KeysWait {
        TopScreen at; ///< where the key to talk was let go: keys of another screen do not wait
        Now until;    ///< no longer: a microphone or its server may have died
    };
    int utterances = 0;
    int caught = 0; ///< without a key
    std::optional<KeysWait> keys_wait{};
    std::vector<Message> keys{}; ///< in the order in which they were pressed
};

struct Model {
    std::shared_ptr<const Equipment> equipment;
    settings::Preferences preferences; ///< of the program and of whoever is at the keyboard
    /// Exactly one is at the keyboard, and exactly one has the screen.
    std::map<ParticipantId, Participant> participants{{ParticipantId{}, Participant{}}};
    std::map<game::TableId, Game> games{};               ///< being played here, or looked on at
    std::optional<ParticipantId> resuming{};             ///< who waits for a game that the library is loading
    WaitingActs waiting{};                               ///< to be done at their tables once those have answered
    game::TableId last_table{};                          ///< the last one that was sat down at
    std::vector<std::string> outputs;                    ///< of sound, by name
    bool speaker_is_lost = false;                        ///< who is to speak does not: the program itself does
    std::array<Hearing, 2> sound{};                      ///< by SoundOutput
    std::vector<ports::journal::GameSummary> unfinished; ///< newest first
    std::vector<ports::journal::GameSummary> played;     ///< those that are over, newest first
    bool is_greeted = false; ///< the first words have been said, or what had to be asked instead of them
    bool is_second = false;  ///< another program has the library open, and had it first
    bool is_second_told = false;
    bool menu_untold = false;       ///< the main menu has come up, and is told once the library has listed its games
    bool has_window = true;         ///< somebody at this computer can see the board and click into it
    std::vector<After> appended;    ///< of each table the events last given to the library; the newest last
    std::uint64_t chance = 1;       ///< state of what is drawn by chance
    game::CommandId last_command{}; ///< that this program gave to any table
    std::optional<Listening> listening{}; ///< the key to talk, or to record a word, is held
    BeingHeard being_heard{};
    bool listens_hands_free = false; ///< the microphone is open without a key
    OwnWords own_words{};
    School school{};
    std::set<game::PlayedGame> unwritten; ///< games of which something is not on disk, as the player has been told
    bool is_damage_told = false;          ///< the player knows that the library is damaged
    bool is_renewal_due = false;          ///< and is asked about it as soon as no game is open
    std::optional<Quitting> quitting;
    /// A stored game that is gone on with once it is answered whether the room may hear what is private.
    std::optional<ports::journal::StoredGame> undecided{};
    bool over = false; ///< QuitProgram has been asked for
};

/// The words of the language chosen at the keyboard.
const LanguagePack& words(const Model& model);

/// The words of the participant's language.
const LanguagePack& words(const Model& model, ParticipantId who);

/// How the participant wants to be told; of who has none of their own, as whoever is at the keyboard.
const settings::Preferences& preferences(const Model& model, ParticipantId who);

/// The key map chosen.
const KeyMap& key_map(const Model& model);

/// The participant at the keyboard, who is spoken to.
ParticipantId at_keyboard(const Model& model);

/// The participant at the mouse, whose side of the game the window shows.
ParticipantId at_screen(const Model& model);

/// Whether the keyboard and the mouse are not the same participant's: two play at this computer.
bool is_shared(const Model& model);

/// Who sits at that table or looks on, whoever is at the keyboard first.
std::vector<ParticipantId> who_is_at(const Model& model, TableId table);

/// The participants who are told nothing in words: what they are told is shown to them.
std::vector<ParticipantId> readers(const Model& model);

/// The participant is gone, and what waited of theirs with them. Precondition: it is not the one at the keyboard.
void remove_participant(Model& model, ParticipantId who);

/// The side that is played, or helped, at the keyboard; empty if neither is.
std::optional<rules::board::Color> keyboard_side(const Model& model);

/// The game at the table where the participant sits; null if they sit at none.
const Game* game_of(const Model& model, ParticipantId who);

/// Whose partners play at that table, while they themselves sit at the other one of doubles.
std::vector<ParticipantId> whose_partners_are_at(const Model& model, TableId table);

/// The letters in which moves are shown in the language chosen.
const rules::notation::PieceLetters& shown_letters(const Model& model);

/// Lists the game's moves in the letters of the language chosen.
void list_moves(const Model& model, Game& game);

/// A number drawn by chance, all equally likely.
std::uint32_t next_chance(Model& model);

/// Which screen takes the keys of the keyboard.
TopScreen top_screen(const Model& model);

/// Where the participant's next key is pressed.
KeyContext current_key_context(const Model& model, ParticipantId who);

} // namespace session
