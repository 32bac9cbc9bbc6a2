// The program without a window: keys go in, what is said comes out, and the world answers as told.
#pragma once

#include "src/session/update.hpp"
#include "tests/src/session/harness/exercises.hpp"
#include "tests/src/session/harness/far_keeper.hpp"

#include <algorithm>
#include <deque>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace harness {

/// Opens every envelope of a harness.
constexpr const char* arbiters_passphrase = "sesame street";

/// The program's own data: all languages, the shipped key map, two engines that count as installed.
std::shared_ptr<const session::Equipment> equipment();
/// The same from another folder of data.
std::shared_ptr<const session::Equipment> equipment_from(const std::filesystem::path& data);

/// The tags of the languages there are.
std::vector<std::string> languages();

/// Plays the part of everything outside the session, with a library of its own. The engine answers with the moves it is
/// given beforehand.
class SessionHarness {
public:
    explicit SessionHarness(settings::Preferences preferences = {},
                            std::shared_ptr<const session::Equipment> with = equipment());

    /// The program starts; the library holds these unfinished games.
    void start(std::vector<ports::journal::StoredGame> kept = {});
    /// A key by its chord, as the key map of the present key_context has it; an unbound one is told as unknown.
    void key(const std::string& chord);
    void keys(const std::vector<std::string>& chords);
    /// Text typed character by character.
    void type(const std::string& text);
    /// A line typed by somebody with an input of their own.
    void type_line(session::ParticipantId who, const std::string& line);
    /// A key of the participant's own output, at that moment.
    void key_of(session::ParticipantId who, const std::string& chord);
    /// What they were told since the last call.
    std::vector<std::string> read(session::ParticipantId who);
    /// Types a move on the board: the key for it, the words, Enter.
    void move(const std::string& words);
    void pass(std::chrono::nanoseconds time);
    session::Now now() const { return now_; }
    void tell(const session::Message& message);
    /// Which outputs of sound there are.
    void tell_of_outputs();
    /// What the engine of the game being played reports.
    void tell_of_engine(engine::Report report) {
        tell(session::EngineReported{{game().table_id, engine().side}, std::move(report)});
    }
    /// The engine's next answers, in UCI.
    void engine_plays(std::initializer_list<const char*> moves);
    /// The engine at that place answers what it was asked last with that move, in UCI.
    void engine_answers(const session::EnginePlace& place, const char* move,
                        std::optional<engine::Score> score = std::nullopt);
    /// What the engine there was asked last.
    const engine::Question& question(const session::EnginePlace& place) const { return questions_.at(place); }
    /// The games as they go on, by table.
    const session::Game& game_at(game::TableId table) const { return model_.games.at(table); }
    /// Goes on from that with the games as another run of the program finds them.
    void take_over_library(const SessionHarness& other);

    /// When whoever keeps the table answers from now on; what was held until now is heard.
    void hear_answers(Answers answers);
    /// Tables are kept at another computer, behind a faulty line. Before the first game.
    void follow_by_line(std::uint64_t seed);
    bool awaits_answer() const { return keeper_.awaits_answer(); }
    /// Whether all that has happened at the tables is heard of.
    bool has_heard_all() const {
        return std::ranges::all_of(model_.games,
                                   [this](const auto& each) { return keeper_.has_told(each.first, each.second.next); });
    }
    /// The program that keeps the tables is started again.
    void start_keeper_again() { keeper_.start_again(); }
    const faulty::Mischief& mischief() const { return keeper_.mischief(); }
    /// What was ever asked for at the table.
    const std::vector<game::Submit>& submitted() const { return keeper_.submitted; }

    /// What was said since the last call, one line an utterance, as text.
    std::vector<std::string> said();
    /// The same with the cue in front: `[move] Eva vier`.
    std::vector<std::string> heard();
    /// The same as it is spoken.
    std::vector<speech::announce::Utterance> utterances();
    /// What was said to the room since the last call.
    std::vector<std::string> announced();

    const session::Model& model() const { return model_; }
    bool has_game() const { return session::game_of(model_, session::at_keyboard(model_)) != nullptr; }
    /// Precondition for this and the next: there is one, and an engine plays in it.
    const session::Game& game() const { return *session::game_of(model_, session::at_keyboard(model_)); }
    const session::SeatedEngine& engine() const;
    const session::Participant& participant() const { return model_.participants.at(session::at_keyboard(model_)); }
    session::View view() const { return session::view(model_, now_); }
    const std::vector<session::Effect>& effects() const { return effects_; }
    /// The journal as the library has it.
    std::vector<std::string> journal() const;
    /// What the library has of what was said in the game.
    std::vector<std::string> spoken() const;
    /// The games as the library has them, newest first.
    const std::vector<ports::journal::StoredGame>& kept() const { return kept_; }
    /// What stands on the last envelope that was sealed.
    const std::string& outside() const { return outside_; }
    void lose_envelopes() { envelopes_.clear(); }
    /// There is no key to seal for any more, or none yet; these were.
    void take_keys_away(std::vector<envelope::Fingerprint> away) {
        has_key_ = false;
        keys_away_ = std::move(away);
    }
    /// For which key the last envelope was sealed, if that was said.
    const std::optional<envelope::WhichKey>& sealed_for() const { return sealed_for_; }
    /// Which plies' announcements are kept as sound, and which of them were played since.
    std::vector<std::size_t> recorded() const;
    const std::vector<std::size_t>& played() const { return played_; }
    bool has_quit() const { return has_quit_; }

    /// The library takes nothing from now on. What it could not take is written with the next events.
    bool library_is_broken = false;
    /// The library cannot write any more from now on. What it could not write is written with the next events.
    bool disk_is_full = false;
    /// What the library has to tell before it says that nothing is left to be done.
    std::optional<session::Message> before_settled;
    /// The head of a game's chain.
    std::string head{"0123456789abcdef0123456789abcdef"};
    /// What has become of the files of kept sound.
    std::optional<ports::journal::RecordingProblem> spoilt;
    /// The library has not created a game yet when it is asked to; the test tells when it has.
    bool creation_takes_long = false;
    /// The same of a game it is to load.
    bool loading_takes_long = false;
    /// Another program plays all kept games.
    bool games_are_held = false;
    /// Where the player hears, and where it is announced to the room; empty: that output is not there.
    std::optional<std::string> own_place = "headphones";
    std::optional<std::string> room_place = "loudspeaker";
    /// Why nothing can be written into the folder that is chosen.
    std::optional<session::FolderTrouble> trouble_with_folder;
    /// Whether a side can mate is not answered.
    bool mate_is_open = false;
    /// The words that can be recorded, and what becomes of them.
    std::vector<session::OwnWord> own_words{
        {{{{"de"}, "anna"}, "Anna"}}, {{{{"de"}, "konig"}, "König"}}, {{{{"en"}, "rook"}, "rook"}}};
    /// Files among the recordings that are none.
    std::vector<std::string> damaged_words{};
    /// What is wrong with the next recording.
    std::optional<speech::hearing::templates::Fault> word_fault{};
    /// A word is kept only when that is told.
    bool word_is_late = false;
    void keep_late_word();
    /// Which recordings were played.
    std::vector<std::string> heard_words{};
    /// The answers in the school, as they are kept; what date it is when they are read, and what is wrong with them.
    std::vector<school::Answered> school_answers{};
    std::vector<school::Attempted> attempts{}; ///< of exercises, likewise
    /// The exercises of the school; without any they cannot be read.
    std::vector<school::Exercise> exercises = some_exercises();
    school::Date today{std::chrono::sys_days{std::chrono::year{2026} / 11 / 30}};
    std::optional<session::BrokenAnswer> broken_answer{};
    std::optional<std::string> unreadable_school{};
    /// The engine answers nothing by itself.
    bool engine_is_deaf = false;

private:
    void tell_later(session::Message message);
    void handle_inbox();
    void turn(const session::Message& message, std::optional<session::ParticipantId> from = {});
    game::GameId add_game(const game::NewGame& created);
    void create_both(const session::CreateGame& create);
    bool write_together(const session::AppendEvents& decision);
    bool is_partners(game::GameId game) const;
    std::optional<ports::journal::StoredGame> partners_of(game::GameId game) const;
    void write(const game::PlayedGame& known);
    void carry_out(const session::Effect& effect);
    void hear(const session::Tell& tell);
    void keep(const session::LearnWord& learn);
    void put_away(const session::SealEnvelope& seal);
    void take_out(const session::UnsealEnvelope& unseal);

    FarKeeper keeper_;
    session::Model model_;
    session::Now now_{};
    std::deque<session::Message> inbox_;
    std::vector<session::Effect> effects_;
    std::vector<speech::announce::Utterance> utterances_;
    std::vector<std::string> announced_;
    std::map<session::ParticipantId, std::vector<std::string>> read_;
    std::deque<std::string> engine_moves_;
    std::map<session::EnginePlace, engine::Question> questions_; ///< the last one at each place
    std::vector<rules::table::TimedEvent> journal_;
    std::optional<session::CreateGame> uncreated_;
    std::optional<session::LearnWord> late_word_;
    std::vector<rules::table::TimedEvent> unwritten_;
    std::vector<ports::journal::Spoken> spoken_;
    std::vector<ports::journal::StoredGame> kept_;
    std::map<game::GameId, game::GameId> partners_; ///< of doubles: the partners' game, by one's own
    std::map<std::string, std::string> envelopes_;  ///< what is in them, by digest
    bool has_key_ = true;
    std::vector<envelope::Fingerprint> keys_away_;
    std::optional<envelope::WhichKey> sealed_for_;
    std::string outside_;
    std::vector<session::Keeping> recorded_;
    std::vector<std::size_t> played_;
    bool has_quit_ = false;
};

/// A game as White at the first level, begun, its beginning already heard.
SessionHarness begun(const std::string& time = "-", const std::string& language = "en");
/// The same with other settings.
SessionHarness begun(const settings::Preferences& preferences);

/// Whether one of the lines has that in it.
bool contains(const std::vector<std::string>& lines, const std::string& part);

/// What is heard of a key alone.
std::vector<std::string> asked(SessionHarness& harness, const std::string& chord);

const rules::table::Table& table(const SessionHarness& harness);
bool is_over(const SessionHarness& harness);
/// The position on the board.
std::string fen(const SessionHarness& harness);
std::string fen(const session::Game& game);

void click(SessionHarness& harness, const char* square);
/// Puts the finger on the square and presses Enter there.
void touch(SessionHarness& harness, const std::string& square);

/// Goes to the row of that name in the list on top.
void go_to(SessionHarness& harness, const std::string& row);
/// Goes to the row and chooses it; what was said before that is not heard any more.
void choose(SessionHarness& harness, const std::string& row);
/// The arbiter's list, or one of those in it.
void open_arbiter(SessionHarness& harness, const std::string& list = "");
/// Answers the question on top.
void say_yes(SessionHarness& harness);

} // namespace harness
