#include "tests/src/session/harness/session_harness.hpp"

#include "base/values/overloaded.hpp"
#include "rules/journal/event_lines.hpp"
#include "rules/notation/fen.hpp"
#include "src/app/load_resources.hpp"
#include "src/engine/engine_spec.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <filesystem>

namespace harness {

using namespace session;
using ports::journal::Problem;

namespace {

std::optional<rules::table::Result> result_of(const ports::journal::StoredGame& game) {
    if (game.events.empty()) return std::nullopt;
    const auto* ended = std::get_if<rules::table::Ended>(&game.events.back().event);
    return ended == nullptr ? std::nullopt : std::optional(ended->result);
}

LibraryFailed failed(LibraryRequest request, std::optional<game::PlayedGame> game, ports::journal::Fault fault) {
    return {request, game, std::move(fault)};
}

} // namespace

std::shared_ptr<const Equipment> equipment() {
    static const std::shared_ptr<const Equipment> shared = equipment_from(KLANGBRETT_DATA_FOLDER);
    return shared;
}

std::shared_ptr<const Equipment> equipment_from(const std::filesystem::path& data) {
    auto made = app::load_resources(data);
    if (const auto* fault = std::get_if<app::NoResources>(&made)) FAIL(fault->complaint);
    const auto& equipped = std::get<app::Resources>(made);
    if (!equipped.broken.empty()) FAIL(equipped.broken.front().complaint());
    auto found = std::make_shared<Equipment>(*equipped.equipment);
    // The tests' engine plays by the book, so any engine counts as installed.
    auto engines = engine::read_engines(data / "engines");
    found->engines = engines.value();
    return found;
}

std::vector<std::string> languages() {
    std::vector<std::string> tags;
    for (const LanguagePack& language_pack : equipment()->language_packs)
        tags.push_back(language_pack.catalogue->language().tag);
    return tags;
}

SessionHarness::SessionHarness(settings::Preferences preferences, std::shared_ptr<const Equipment> with)
    : model_(begin(std::move(with), std::move(preferences))) {}

void SessionHarness::start(std::vector<ports::journal::StoredGame> kept) {
    kept_ = std::move(kept);
    carry_out(ListGames{});
    while (!inbox_.empty()) {
        const Message message = inbox_.front();
        inbox_.pop_front();
        tell(message);
    }
    tell(ProgramStarted{1});
    tell_of_outputs();
}

void SessionHarness::tell_of_outputs() {
    const auto told = [](SoundOutput sound_output, const std::optional<std::string>& place) -> Message {
        if (!place) return SoundLost{sound_output, sounds::device::Trouble::NoDevice};
        return SoundFound{sound_output, *place, 128, place};
    };
    tell(told(SoundOutput::Own, own_place));
    if (model_.preferences.room_output) tell(told(SoundOutput::Room, room_place));
}

void SessionHarness::tell(const Message& first) {
    inbox_.push_back(first);
    handle_inbox();
}

void SessionHarness::handle_inbox() {
    while (!inbox_.empty()) {
        const Message message = inbox_.front();
        inbox_.pop_front();
        turn(message);
    }
}

void SessionHarness::turn(const Message& message, std::optional<ParticipantId> from) {
    auto [model, effects] = update(std::move(model_), message, now_, keeper_, from);
    model_ = std::move(model);
    for (const Effect& effect : effects) carry_out(effect);
    for (const Effect& effect : std::exchange(keeper_.of_its_journal, {})) carry_out(effect);
    if (keeper_.answers == Answers::Held) return;
    keeper_.let_time_come(now_);
    for (Message& news : std::exchange(keeper_.news, {})) inbox_.push_back(std::move(news));
}

void SessionHarness::type_line(ParticipantId who, const std::string& line) {
    turn(LineTyped{line}, who);
    handle_inbox();
    now_ += std::chrono::milliseconds(1);
}

std::vector<std::string> SessionHarness::read(ParticipantId who) { return std::exchange(read_[who], {}); }

void SessionHarness::follow_by_line(std::uint64_t seed) { keeper_.go_by_line(seed); }

void SessionHarness::hear_answers(Answers answers) {
    keeper_.answers = answers;
    for (Message& news : std::exchange(keeper_.news, {})) inbox_.push_back(std::move(news));
    handle_inbox();
}

void SessionHarness::key(const std::string& chord) {
    const Binding* binding = key_map(model_).find(current_key_context(model_, {}), Chord{chord});
    if (binding == nullptr) return tell(UnknownKey{Chord{chord}});
    // A player who has heard what came up by itself presses keys for that.
    const auto& intruded = model_.participants.at({}).intruded;
    if (intruded) now_ = std::max(now_, *intruded + std::chrono::milliseconds(500));
    tell(KeyPressed{Chord{chord}, binding->command, binding->number});
    now_ += std::chrono::milliseconds(1);
}

void SessionHarness::key_of(ParticipantId who, const std::string& chord) {
    const Binding* binding = key_map(model_).find(current_key_context(model_, who), Chord{chord});
    REQUIRE(binding != nullptr);
    turn(KeyPressed{Chord{chord}, binding->command, binding->number}, who);
    handle_inbox();
}

void SessionHarness::keys(const std::vector<std::string>& chords) {
    for (const std::string& chord : chords) {
        key(chord);
        now_ += std::chrono::seconds(1);
    }
}

void SessionHarness::type(const std::string& text) {
    const auto follows = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; };
    for (auto start = text.begin(); start != text.end();) {
        const auto end = std::find_if_not(start + 1, text.end(), follows);
        tell(TextTyped{std::string(start, end)});
        start = end;
    }
}

void SessionHarness::move(const std::string& words) {
    key("i");
    tell(TextTyped{words});
    key("Enter");
}

void SessionHarness::pass(std::chrono::nanoseconds time) {
    const Now until = now_ + time;
    while (now_ < until) {
        // A line goes on by itself, and what has come over it is answered at once.
        const Now soon = now_ + (keeper_.answers == Answers::ByLine ? std::chrono::milliseconds(50) : time);
        const auto wake = next_wake(model_, now_);
        now_ = std::min({until, soon, std::max(now_, wake.value_or(until))});
        tell(Tick{});
        // What is due has been done: the program sleeps until there is more.
        const auto next = next_wake(model_, now_);
        REQUIRE(next.value_or(Now::max()) > now_);
    }
}

void SessionHarness::engine_plays(std::initializer_list<const char*> moves) {
    engine_moves_.insert(engine_moves_.end(), moves.begin(), moves.end());
}

std::vector<std::string> SessionHarness::said() {
    std::vector<std::string> lines;
    for (const auto& utterance : utterances_)
        if (!utterance.runs.empty()) lines.push_back(plain_text(utterance.runs));
    utterances_.clear();
    return lines;
}

std::vector<speech::announce::Utterance> SessionHarness::utterances() { return std::exchange(utterances_, {}); }

std::vector<std::string> SessionHarness::announced() { return std::exchange(announced_, {}); }

std::vector<std::string> SessionHarness::heard() {
    std::vector<std::string> lines;
    for (const auto& utterance : utterances_) {
        std::string line;
        for (const auto& cue : {utterance.cue, utterance.second_cue})
            if (cue) line += "[" + std::string(sounds::cues::name(*cue)) + "] ";
        lines.push_back(line + plain_text(utterance.runs));
    }
    utterances_.clear();
    return lines;
}

std::vector<std::string> SessionHarness::journal() const {
    std::vector<std::string> lines;
    for (const auto& event : journal_) lines.push_back(rules::journal::write_line(event));
    return lines;
}

std::vector<std::string> SessionHarness::spoken() const {
    std::vector<std::string> lines;
    for (const auto& line : spoken_) lines.push_back(ports::journal::write_line(line));
    return lines;
}

std::vector<std::size_t> SessionHarness::recorded() const {
    std::vector<std::size_t> plies;
    for (const Keeping& kept : recorded_) plies.push_back(kept.ply);
    return plies;
}

void SessionHarness::tell_later(Message message) { inbox_.push_back(std::move(message)); }

game::GameId SessionHarness::add_game(const game::NewGame& created) {
    ports::journal::StoredGame game{game::GameId{1}, created, {}, {}, std::nullopt};
    for (const auto& kept : kept_) game.id.number = std::max(game.id.number, kept.id.number + 1);
    game.game.started = "2026-11-20T14:30:00Z";
    kept_.insert(kept_.begin(), game);
    return game.id;
}

void SessionHarness::create_both(const session::CreateGame& create) {
    const game::GameId others = add_game(create.partners->game);
    const game::GameId own = add_game(create.game);
    partners_.emplace(own, others);
    tell_later(session::GameCreated{others, create.partners->table});
    tell_later(session::GameCreated{own, create.table});
}

/// Events of games that belong together are there at once; false for those of a game that is alone.
bool SessionHarness::write_together(const session::AppendEvents& decision) {
    bool is_of_pair = false;
    for (const game::AppendEvents& append : decision.games)
        for (auto& kept : kept_) {
            if (game::PlayedGame{kept.id} != append.game) continue;
            if (!partners_.contains(kept.id) && !is_partners(kept.id)) continue;
            is_of_pair = true;
            kept.events.insert(kept.events.end(), append.events.begin(), append.events.end());
            kept.seen = std::max(kept.seen, append.events.back().at);
        }
    return is_of_pair;
}

bool SessionHarness::is_partners(game::GameId game) const {
    return std::ranges::any_of(partners_, [game](const auto& each) { return each.second == game; });
}

std::optional<ports::journal::StoredGame> SessionHarness::partners_of(game::GameId game) const {
    const auto others = partners_.find(game);
    if (others == partners_.end()) return std::nullopt;
    return *std::ranges::find(kept_, others->second, &ports::journal::StoredGame::id);
}

void SessionHarness::write(const game::PlayedGame& known) {
    if (uncreated_) add_game(std::exchange(uncreated_, std::nullopt)->game);
    const game::GameId game = game::in_journal(known).value_or(kept_.front().id);
    journal_.insert(journal_.end(), unwritten_.begin(), unwritten_.end());
    for (auto& kept : kept_)
        if (kept.id == game) kept.events.insert(kept.events.end(), unwritten_.begin(), unwritten_.end());
    unwritten_.clear();
    inbox_.emplace_back(EventsKept{known, head, game});
}

void SessionHarness::engine_answers(const session::EnginePlace& place, const char* move,
                                    std::optional<engine::Score> score) {
    const auto written = engine::UciMove::parse(move);
    REQUIRE(written);
    tell(EngineReported{place, engine::BestMove{questions_.at(place).id, *written, score}});
}

void SessionHarness::take_over_library(const SessionHarness& other) {
    partners_ = other.partners_;
    start(other.kept_);
}

const SeatedEngine& SessionHarness::engine() const {
    const SeatedEngine* const white = game().engine_of(rules::board::Color::White);
    return white != nullptr ? *white : *game().engine_of(rules::board::Color::Black);
}

void SessionHarness::hear(const Tell& tell) {
    const auto& words = tell.reading.empty() ? tell.utterance.runs : tell.reading;
    if (std::holds_alternative<RoomOf>(tell.to)) {
        announced_.push_back(plain_text(tell.utterance.runs));
    } else if (const auto& who = std::get<ParticipantId>(tell.to); who != ParticipantId{}) {
        if (std::string line = plain_text(words); !line.empty()) read_[who].push_back(std::move(line));
    } else {
        utterances_.push_back(tell.utterance);
    }
    if (tell.keeping) recorded_.push_back(*tell.keeping);
    if (tell.journal) spoken_.push_back({tell.journal->at, tell.kind, plain_text(words)});
}

void SessionHarness::put_away(const SealEnvelope& seal) {
    if (!has_key_ && !seal.key) return tell_later(EnvelopeWantsKey{seal.table, seal.move, {{}, keys_away_}, seal.who});
    has_key_ = true;
    sealed_for_ = seal.key;
    const std::string number = std::to_string(envelopes_.size() + 1);
    const std::string digest = std::string(64 - number.size(), '0') + number;
    envelopes_[digest] = seal.move.inside;
    outside_ = seal.move.outside;
    tell_later(EnvelopeSealed{
        seal.table, seal.move.side, seal.move.text, digest, "/drawer/1.envelope", {"1a2b3c4d"}, seal.who});
}

void SessionHarness::take_out(const UnsealEnvelope& unseal) {
    const auto found = envelopes_.find(unseal.digest);
    if (found == envelopes_.end())
        return tell_later(EnvelopeFailed{unseal.table, {envelope::Problem::Missing, "/drawer/1.envelope"}, unseal.who});
    if (!unseal.credential)
        return tell_later(EnvelopeWantsOpener{unseal.table, envelope::Opener::Passphrase, unseal.who});
    const auto* passphrase = std::get_if<envelope::Passphrase>(&*unseal.credential);
    if (passphrase == nullptr || passphrase->text != arbiters_passphrase)
        return tell_later(EnvelopeFailed{unseal.table, {envelope::Problem::WrongPassphrase, "1a2b3c4d"}, unseal.who});
    tell_later(EnvelopeUnsealed{unseal.table, found->second, unseal.who});
}

void SessionHarness::keep(const LearnWord& learn) {
    for (OwnWord& each : own_words) {
        if (each.what.word != learn.word) continue;
        each.recordings = std::min<std::size_t>(3, each.recordings + 1);
        tell_later(WordLearnt{learn.word, each.recordings, learn.who});
    }
}

void SessionHarness::keep_late_word() {
    word_is_late = false;
    keep(*std::exchange(late_word_, std::nullopt));
    handle_inbox();
}

void SessionHarness::carry_out(const Effect& effect) {
    effects_.push_back(effect);
    std::visit(
        base::values::Overloaded{
            [this](const Tell& tell) { hear(tell); },
            [](const HushSpeech&) {},
            [](const TogglePause&) {},
            [](const Listen&) {},
            [](const ListenHandsFree&) {},
            [](const HearUtterance&) {},
            [](const StopListening&) {},
            [](const HearReply&) {},
            [this](const LearnWord& learn) {
                if (word_is_late)
                    late_word_ = learn;
                else if (word_fault)
                    tell_later(WordRefused{learn.word, *std::exchange(word_fault, std::nullopt), learn.who});
                else
                    keep(learn);
            },
            [this](const ListWords& list) {
                const bool are_any =
                    std::ranges::any_of(own_words, [](const OwnWord& each) { return each.recordings > 0; });
                tell_later(WordsListed{own_words, are_any || !damaged_words.empty(), damaged_words, list.who});
            },
            [this](const ReadAnswers& read) {
                std::vector<school::Entry> kept(school_answers.begin(), school_answers.end());
                kept.insert(kept.end(), attempts.begin(), attempts.end());
                tell_later(AnswersRead{std::move(kept), today, broken_answer, unreadable_school, read.who});
            },
            [this](const KeepAnswer& keep) {
                if (disk_is_full) return tell_later(AnswersNotKept{"no space left on device", keep.who});
                if (const auto* answered = std::get_if<school::Answered>(&keep.entry))
                    school_answers.push_back(*answered);
                else
                    attempts.push_back(std::get<school::Attempted>(keep.entry));
            },
            [this](const ReadExercises& read) {
                auto all = std::make_shared<const std::vector<school::Exercise>>(exercises);
                const auto why = all->empty() ? std::optional<std::string>("no such file") : std::nullopt;
                tell_later(ExercisesRead{std::move(all), why, read.who});
            },
            [this](const PlayWord& play) {
                if (disk_is_full) return tell_later(OwnWordsFailed{"no such file", play.who});
                heard_words.push_back(play.word.text);
            },
            [this](const ForgetWords& forget) {
                bool were_any = !forget.word;
                for (OwnWord& each : own_words)
                    if (!forget.word || each.what.word == *forget.word)
                        were_any = std::exchange(each.recordings, 0) > 0 || were_any;

                const bool are_any =
                    std::ranges::any_of(own_words, [](const OwnWord& each) { return each.recordings > 0; });
                tell_later(WordsForgotten{forget.word, were_any, are_any, forget.who});
            },
            [](const ApplyPreferences&) {},
            [this](const StartEngine& start) {
                if (!engine_is_deaf)
                    inbox_.emplace_back(EngineReported{start.place, engine::Ready{start.spec.name, {}}});
            },
            [this](const AskEngine& ask) {
                questions_.insert_or_assign(ask.place, ask.question);
                if (engine_is_deaf || engine_moves_.empty()) return;
                const auto move = engine::UciMove::parse(engine_moves_.front());
                engine_moves_.pop_front();
                REQUIRE(move);
                inbox_.emplace_back(EngineReported{ask.place, engine::BestMove{ask.question.id, *move, std::nullopt}});
            },
            [](const StopEngine&) {},
            [](const EndEngine&) {},
            [this](const ListGames&) {
                std::vector<ports::journal::GameSummary> games;
                for (const auto& game : kept_) {
                    if (is_partners(game.id)) continue;
                    const auto& settings = game.game.settings;
                    games.push_back({game.id, game.game.white, game.game.black, game.game.opponent, game.game.started,
                                     static_cast<int>(game.events.size() / 2), result_of(game), settings.variant});
                    games.back().seats = {settings.white, settings.black};
                    games.back().boards = settings.boards;
                    games.back().has_assistant = settings.assistant[0] || settings.assistant[1];
                    if (const auto& initial = describe(settings.variant).initial; initial.count > 1)
                        games.back().initial_position = initial.number_of(settings.start);
                    games.back().plies_before = 2 * (settings.start.fullmove_number - 1) +
                                                (settings.start.turn == rules::board::Color::Black ? 1 : 0);
                }
                inbox_.emplace_back(GamesListed{games});
            },
            [this](const CreateGame& create) {
                if (creation_takes_long) return;
                if (create.partners) return create_both(create);
                if (!library_is_broken) return tell_later(GameCreated{add_game(create.game), create.table});
                uncreated_ = create;
                const auto fault = Problem::CannotOpen;
                tell_later(failed(LibraryRequest::Create, game::UncreatedGame{}, {fault, "disk on fire"}));
                tell_later(GameCreated{game::UncreatedGame{}, create.table});
            },
            [this](const AppendEvents& decision) {
                if (write_together(decision)) return;
                const game::AppendEvents& append = decision.games.front();
                unwritten_.insert(unwritten_.end(), append.events.begin(), append.events.end());
                if (!disk_is_full && !library_is_broken) return write(append.game);
                const auto fault = Problem::CannotWrite;
                tell_later(failed(LibraryRequest::Append, append.game, {fault, "no room"}));
            },
            [this](const WorkOutMate& asked) {
                if (mate_is_open) return;
                tell_later(MateWorkedOut{asked.table, asked.question, rules::table::work_out(asked.question)});
            },
            [this](const RecordTime& record) {
                for (auto& game : kept_)
                    if (game::PlayedGame{game.id} == record.game) game.seen = std::max(game.seen, record.seen);
            },
            [this](const LoadGame& load) {
                if (games_are_held)
                    return tell_later(failed(LibraryRequest::Load, load.game, {Problem::Busy, "game 7"}));
                if (loading_takes_long) return;
                for (const auto& game : kept_)
                    if (game.id == load.game) inbox_.emplace_back(GameLoaded{game, {}, partners_of(game.id)});
            },
            [this](const ReviewGame& review) {
                for (const auto& game : kept_)
                    if (game.id == review.game) inbox_.emplace_back(GameToReview{game, partners_of(game.id)});
            },
            [this](const PlayRecording& play) {
                const auto is_kept = [&play](const Keeping& kept) {
                    return kept.game == play.game && kept.ply == play.ply;
                };
                if (std::none_of(recorded_.begin(), recorded_.end(), is_kept))
                    return tell_later(NoRecording{play.game, play.ply});
                if (spoilt)
                    return tell_later(RecordingSpoilt{play.game, std::to_string(play.ply) + "-1.flac", *spoilt});
                played_.push_back(play.ply);
            },
            [](const ReleaseGame&) {},
            [](const LeaveTable&) {},
            [this](const SealEnvelope& seal) { put_away(seal); },
            [this](const UnsealEnvelope& unseal) { take_out(unseal); },
            [this](const WriteSheet& sheet) {
                if (disk_is_full) return tell_later(FileFailed{sheet.game, FileOf::Sheet, "no room", sheet.who});
                inbox_.emplace_back(FileWritten{sheet.game,
                                                sheet.format == sheet::Format::Braille ? "/home/1.brf" : "/home/1.txt",
                                                false, sheet.who});
            },
            [this](const WriteGame& write) {
                if (disk_is_full) return tell_later(FileFailed{write.game, FileOf::Game, "no room", write.who});
                tell_later(FileWritten{write.game, "/home/sina/Documents/1.pgn", write.is_opened, write.who});
            },
            [this](const CopyGame& copy) {
                if (disk_is_full) return tell_later(FileFailed{copy.game, FileOf::Copy, "no room", copy.who});
                tell_later(GameCopied{copy.game, copy.who});
            },
            [this](const ExamineFolder& examine) {
                tell_later(FolderExamined{examine.folder, trouble_with_folder, examine.who});
            },
            [this](const RenameGame& rename) {
                tell_later(GameRenamed{rename.game, rename.name, rename.who});
            },
            [this](const DeleteGame& remove) {
                if (games_are_held)
                    return tell_later(failed(LibraryRequest::Delete, remove.game, {Problem::Busy, "game 7"}));
                std::erase_if(kept_, [&remove](const auto& game) { return game.id == remove.game; });
                tell_later(GameDeleted{remove.game, remove.who});
            },
            [this](const SettleLibrary&) {
                if (before_settled) inbox_.push_back(*std::exchange(before_settled, std::nullopt));
                inbox_.emplace_back(LibrarySettled{});
            },
            [this](const RenewLibrary&) {
                inbox_.emplace_back(LibraryRenewed{"/games/damaged.sqlite", 3, 1, 2});
            },
            [this](const QuitProgram&) { has_quit_ = true; },
        },
        effect);
}

SessionHarness begun(const std::string& time, const std::string& language) {
    settings::Preferences preferences;
    preferences.time_control = time;
    preferences.language = language;
    return begun(preferences);
}

SessionHarness begun(const settings::Preferences& preferences) {
    SessionHarness harness(preferences);
    harness.start();
    harness.keys({"Enter", "Enter"});
    harness.said();
    return harness;
}

std::vector<std::string> asked(SessionHarness& harness, const std::string& chord) {
    harness.said();
    harness.key(chord);
    return harness.said();
}

const rules::table::Table& table(const SessionHarness& harness) { return harness.game().table; }
bool is_over(const SessionHarness& harness) { return table(harness).phase == rules::table::Phase::Over; }
std::string fen(const SessionHarness& harness) { return fen(harness.game()); }
std::string fen(const session::Game& game) { return rules::notation::write_fen(game.table.position.setup()); }

void click(SessionHarness& harness, const char* square) {
    harness.tell(session::SquareClicked{*rules::board::Square::parse(square)});
}

bool contains(const std::vector<std::string>& lines, const std::string& part) {
    return std::any_of(lines.begin(), lines.end(),
                       [&part](const std::string& line) { return line.find(part) != std::string::npos; });
}

void touch(SessionHarness& harness, const std::string& square) {
    harness.key("j");
    harness.type(square);
    harness.keys({"Enter", "Enter"});
}

void go_to(SessionHarness& harness, const std::string& row) {
    harness.key("Home");
    const auto list = harness.view().list;
    REQUIRE(list);
    const auto place = std::find(list->rows.begin(), list->rows.end(), row);
    INFO(row);
    REQUIRE(place != list->rows.end());
    for (auto at = list->rows.begin(); at != place; ++at) harness.key("Down");
}

void open_arbiter(SessionHarness& harness, const std::string& list) {
    harness.key("F9");
    go_to(harness, "The arbiter");
    harness.key("Enter");
    if (!list.empty()) {
        go_to(harness, list);
        harness.key("Enter");
    }
    harness.said();
}

void choose(SessionHarness& harness, const std::string& row) {
    go_to(harness, row);
    harness.said();
    harness.key("Enter");
}

void say_yes(SessionHarness& harness) { harness.keys({"Down", "Enter"}); }

} // namespace harness
