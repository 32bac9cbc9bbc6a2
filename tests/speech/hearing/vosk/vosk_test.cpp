// From an engine folder to what was said, with a library that hears what it is told to.
#include "rules/notation/san.hpp"
#include "speech/hearing/engine_folders.hpp"
#include "speech/hearing/reply.hpp"
#include "speech/hearing/sayable.hpp"
#include "speech/hearing/sentences.hpp"
#include "speech/hearing/transcribed.hpp"
#include "speech/phrases/locale.hpp"
#include "tests/speech/hearing/templates/parrot.hpp"
#include "tests/speech/hearing/vosk/brought.hpp"
#include "tests/speech/support/words.hpp"
#include "tests/support/folder.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace {

namespace hearing = speech::hearing;
using brought::answer;
using brought::EngineFolder;
using hearing::Certain;
using hearing::Engine;
using hearing::Heard;
using hearing::Unclear;
using hearing::Unsure;
using speech::vocabulary::Answer;

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* castles = "r3k2r/pppppppp/8/4N3/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
constexpr const char* open_game = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5";

/// A second, in which somebody speaks after a while.
std::vector<std::int16_t> sound() {
    std::vector<std::int16_t> samples(hearing::samples_per_second, 10);
    for (std::size_t sample = samples.size() / 2; sample < samples.size(); ++sample)
        samples[sample] = sample / 40 % 2 == 0 ? 3000 : -3000;
    return samples;
}

const std::vector<speech::vocabulary::NamedVocabulary>& vocabularies() {
    static const auto all = std::get<std::vector<speech::vocabulary::NamedVocabulary>>(
        speech::vocabulary::load_all(KLANGBRETT_DATA_FOLDER));
    return all;
}

const hearing::Speech& speech_of(const speech::phrases::Catalogue& catalogue) {
    static const auto sounds = std::get<hearing::AllSounds>(hearing::load_sounds(KLANGBRETT_DATA_FOLDER));
    static std::map<std::string, std::unique_ptr<speech::listen::Listener>> listeners;
    static std::map<std::string, hearing::Speech> speeches;
    const auto& locale = catalogue.locale();
    const std::string& tag = locale.language.tag;
    auto& listener = listeners[tag];
    if (listener == nullptr)
        listener = std::make_unique<speech::listen::Listener>(speech::listen::listener_for(locale, vocabularies()));
    const auto made = speeches.emplace(tag, hearing::speech_for(locale, vocabularies(), sounds, *listener));
    return made.first->second;
}

std::unique_ptr<Engine> opened(const EngineFolder& folder) {
    auto engine = hearing::open_engine(folder.path());
    if (const auto* fault = std::get_if<base::toml::DataFault>(&engine)) FAIL(base::toml::describe(*fault));
    return std::get<std::unique_ptr<Engine>>(std::move(engine));
}

/// What is wrong with a folder, without its path.
std::string fault_of(const EngineFolder& folder) {
    const auto engine = hearing::open_engine(folder.path());
    const auto* fault = std::get_if<base::toml::DataFault>(&engine);
    REQUIRE(fault != nullptr);
    CHECK(fault->file == (folder.path() / "engine.toml").string());
    return (fault->line ? std::to_string(*fault->line) : "") + " " + fault->key.value_or("") + ": " + fault->expected;
}

std::string told(const char* fen, const hearing::Said& said) {
    if (const auto* order = std::get_if<speech::vocabulary::Order>(&said.choice)) return std::string(name(*order));
    std::string names;
    for (const auto move : hearing::moves_meant(said.choice))
        names += (names.empty() ? "" : "|") + rules::notation::write_san(words::position_of(fen), move);
    return names;
}

/// `e4 0.95`, `?e3|e4`, `-` of what is not understood, `failed`.
std::string told(const char* fen, const std::optional<Heard>& heard) {
    if (!heard) return "failed";
    if (const auto* certain = std::get_if<Certain>(&*heard))
        return told(fen, certain->said) + " " + std::to_string(certain->confidence).substr(0, 4);
    if (const auto* unsure = std::get_if<Unsure>(&*heard))
        return "?" + told(fen, unsure->likelier) + "|" + told(fen, unsure->other);
    return "-";
}

std::string heard_by(Engine& engine, const char* fen = start) {
    return told(fen, hearing::hear(engine, sound(), words::position_of(fen), speech_of(words::german())));
}

/// The texts of a grammar.
std::set<std::string> sentences_in(const std::string& grammar) {
    std::set<std::string> sentences;
    for (std::size_t at = grammar.find('"'); at != std::string::npos;) {
        const std::size_t end = grammar.find('"', at + 1);
        REQUIRE(end != std::string::npos);
        sentences.insert(grammar.substr(at + 1, end - at - 1));
        at = grammar.find('"', end + 1);
    }
    return sentences;
}

TEST_CASE("what is said is heard, among what may be said and anything else") {
    const tests::TemporaryFolder folder;
    const EngineFolder brought(folder / "mine", {answer({{"eva", 1}, {"vier", 0.95}})});
    const auto engine = opened(brought);
    CHECK(engine->name() == "mine");
    CHECK(heard_by(*engine) == "e4 0.95");
    CHECK(brought.told("sounds") ==
          std::vector<std::string>{"16000 16000", "16000 16000"}); // the other without grammar
    REQUIRE(brought.told("grammars").size() == 1);
    const auto sentences = sentences_in(brought.told("grammars").front());
    for (const char* said : {"eva vier", "eva drei", "cäsar drei", "[unk]", "sechs", "läufer", "aufgeben"}) {
        INFO(said);
        CHECK(sentences.contains(said));
    }
    for (const char* other :
         {"eva sechs", "sieben", "casar drei", "e vier"}) { // impossible, or no words of the model's
        INFO(other);
        CHECK_FALSE(sentences.contains(other));
    }
    CHECK(std::ranges::any_of(sentences, [](const std::string& each) { return each.starts_with("springer felix"); }));
}

TEST_CASE("that it was something else is in the grammar in proportion to what may be said") {
    const tests::TemporaryFolder folder;
    const EngineFolder brought(folder / "mine", {answer({{"eva", 1}, {"vier", 0.95}})});
    REQUIRE(heard_by(*opened(brought)) == "e4 0.95");
    const std::string grammar = brought.told("grammars").front();
    const auto said = std::ranges::count(grammar, ',') + 1;
    long unknown = 0;
    for (std::size_t at = 0; (at = grammar.find("[unk]", at)) != std::string::npos; ++at) ++unknown;
    CHECK(said > 100);
    CHECK((said - unknown) / unknown == 3); // four, but for a rest
    CHECK(sentences_in(grammar).contains("eva vier"));
}

TEST_CASE("words are heard as the model writes them, and told as the player does") {
    const tests::TemporaryFolder folder;
    const EngineFolder brought(folder / "mine", {answer({{"läufer", 1}, {"bella", 1}, {"fünf", 1}}),
                                                 answer({{"kurze", 1}, {"rochade", 1}}), answer({{"aufgeben", 1}})});
    const auto engine = opened(brought);
    const auto heard = hearing::hear(*engine, sound(), words::position_of(open_game), speech_of(words::german()));
    CHECK(told(open_game, heard) == "Bb5 1.00");
    CHECK(std::get<Certain>(*heard).said.words.text == "Läufer Bella fünf");
    CHECK(heard_by(*engine, open_game) == "O-O 1.00");
    CHECK(heard_by(*engine, open_game) == "resign 1.00");
}

TEST_CASE("what may not be said here, or is no word, is not understood") {
    const tests::TemporaryFolder folder;
    const std::vector<std::string> answers{answer({{"[unk]", 1}}),
                                           answer({{"eva", 1}, {"[unk]", 1}, {"vier", 1}}),
                                           answer({{"eva", 1}, {"vier", 1}, {"[unk]", 1}}),
                                           answer({{"springer", 1}, {"felix", 1}, {"sechs", 1}}),
                                           answer({{"drei", 1}}),
                                           answer({{"guten", 1}, {"morgen", 1}}),
                                           R"({"text": ""})",
                                           R"({"result": [], "text": ""})"};
    const auto engine = opened({folder / "mine", answers});
    for (const std::string& each : answers) {
        INFO(each);
        CHECK(heard_by(*engine) == "-");
    }
    CHECK_FALSE(engine->fault());
}

TEST_CASE("what the engine is not sure of is asked about, with what it hears instead") {
    const tests::TemporaryFolder folder;
    const EngineFolder brought(folder / "mine",
                               {answer({{"eva", 1}, {"drei", 0.6}}), answer({{"eva", 1}, {"vier", 0.7}}),
                                answer({{"eva", 1}, {"drei", 0.6}}), answer({{"[unk]", 0.7}}),
                                answer({{"eva", 0.4}, {"drei", 1}}), answer({{"eva", 1}, {"vier", 1}})});
    const auto engine = opened(brought);
    CHECK(heard_by(*engine) == "?e3|e4");
    const auto grammars = brought.told("grammars");
    REQUIRE(grammars.size() == 2);
    CHECK(sentences_in(grammars[0]).contains("eva drei"));
    CHECK_FALSE(sentences_in(grammars[1]).contains("eva drei"));
    CHECK(heard_by(*engine) == "-"); // nothing else
    CHECK(heard_by(*engine) == "-"); // less likely than everything else together
    CHECK(heard_by(*engine) == "e4 1.00");
}

TEST_CASE("what sounds like other words where any may be said is not believed") {
    const std::string said = answer({{"springer", 1}, {"felix", 1}, {"drei", 1}});
    const std::string four = answer({{"eva", 1}, {"vier", 1}});
    const tests::TemporaryFolder folder;
    const EngineFolder brought(folder / "mine", {said, said, said, four, said, said, four, said},
                               {answer({{"springer", 1}, {"felix", 1}, {"frei", 1}}), answer({{"waschmaschine", 1}}),
                                answer({{"ringer", 1}, {"feld", 1}, {"drei", 1}}), R"({"text": ""})",
                                answer({{"drei", 1}, {"felix", 1}}), "no JSON"});
    const auto engine = opened(brought);
    CHECK(heard_by(*engine) == "Nf3 1.00");
    CHECK(heard_by(*engine) == "-");
    CHECK(heard_by(*engine) == "?Nf3|e4"); // one of three words
    CHECK(heard_by(*engine) == "-");
    CHECK(heard_by(*engine) == "?Nf3|e4"); // two of three, but not one behind the other
    CHECK(heard_by(*engine) == "failed");
    CHECK(engine->fault());
}

TEST_CASE("what is heard otherwise where any words may be said is at best asked about") {
    struct Case {
        const char* fen;
        std::vector<std::pair<std::string, double>> told;
        std::vector<std::pair<std::string, double>> freely;
        const char* heard;
    };
    const Case each =
        GENERATE(Case{start, {{"eva", 1}, {"drei", 0.95}}, {{"eva", 1}, {"vier", 1}}, "?e3|Nf3"}, // another move
                 Case{start, {{"eva", 1}, {"drei", 0.95}}, {{"eva", 1}, {"frei", 1}}, "?e3|Nf3"},
                 Case{start,
                      {{"eva", 1}, {"vier", 1}},
                      {{"ich", 1}, {"glaube", 1}, {"das", 1}, {"sind", 1}, {"vier", 1}},
                      "?e4|Nf3"},
                 Case{start, {{"eva", 1}, {"vier", 1}}, {{"nicht", 1}, {"eva", 1}, {"vier", 1}}, "?e4|Nf3"},
                 Case{start, {{"kein", 1}, {"remis", 1}}, {{"ein", 1}, {"remis", 1}}, "?decline_draw|Nf3"},
                 Case{castles, {{"kurze", 1}, {"rochade", 1}}, {{"lange", 1}, {"rochade", 1}}, "?O-O|Nf3"},
                 Case{castles, {{"lange", 1}, {"rochade", 1}}, {{"kurze", 1}, {"rochade", 1}}, "?O-O-O|Nf3"},
                 Case{start,
                      {{"springer", 1}, {"cäsar", 1}, {"drei", 1}},
                      {{"springer", 1}, {"felix", 1}, {"drei", 1}},
                      "?Nc3|Nf3"},
                 Case{start,
                      {{"springer", 1}, {"cäsar", 1}, {"drei", 1}},
                      {{"springer", 1}, {"cäsar", 1}, {"laufer", 1}},
                      "?Nc3|Nf3"}, // a word of those, written otherwise
                 Case{start,
                      {{"springer", 1}, {"cäsar", 1}, {"drei", 1}},
                      {{"springer", 1}, {"cäsar", 1}, {"drei", 1}, {"vier", 1}},
                      "?Nc3|Nf3"},
                 Case{start,
                      {{"springer", 1}, {"cäsar", 1}, {"drei", 1}},
                      {{"der", 1}, {"springer", 1}, {"cäsar", 1}, {"ist", 1}, {"drei", 1}},
                      "?Nc3|Nf3"},
                 Case{start, {{"springer", 1}, {"cäsar", 1}, {"drei", 1}}, {{"springer", 1}, {"cäsar", 1}}, "?Nc3|Nf3"},
                 Case{start,
                      {{"springer", 1}, {"cäsar", 1}, {"drei", 1}},
                      {{"springer", 1}, {"zäsur", 1}, {"drei", 1}},
                      "Nc3 1.00"},
                 Case{start,
                      {{"springer", 1}, {"cäsar", 1}, {"drei", 1}},
                      {{"springer", 1}, {"sehe", 1}, {"sar", 1}, {"drei", 1}},
                      "Nc3 1.00"},
                 Case{start, {{"eva", 1}, {"vier", 1}}, {{"eva", 1}, {"vier", 1}}, "e4 1.00"});
    CAPTURE(answer(each.told), answer(each.freely));
    const tests::TemporaryFolder folder;
    const EngineFolder brought(folder / "mine",
                               {answer(each.told), answer({{"springer", 1}, {"felix", 1}, {"drei", 1}})},
                               {answer(each.freely)});
    CHECK(heard_by(*opened(brought), each.fen) == each.heard);
}

TEST_CASE("behind the opening word every word must be heard the same") {
    const tests::TemporaryFolder folder;
    const std::string four = answer({{"zug", 1}, {"eva", 1}, {"vier", 1}});
    const std::string three = answer({{"zug", 1}, {"eva", 1}, {"drei", 1}});
    const EngineFolder brought(folder / "mine", {four, four, three, four, four, three},
                               {four, answer({{"zug", 1}, {"eva", 1}, {"fair", 1}}),
                                answer({{"zug", 1}, {"nach", 1}, {"münchen", 1}}),
                                answer({{"betrug", 1}, {"eva", 1}, {"vier", 1}})});
    const auto engine = opened(brought);
    hearing::Speech speech = speech_of(words::german());
    speech.beginning = hearing::Beginning::WithOpening;
    const auto heard = [&] { return told(start, hearing::hear(*engine, sound(), words::position_of(start), speech)); };
    CHECK(heard() == "e4 1.00");
    CHECK(heard() == "?e4|e3");
    CHECK(heard() == "-");
    CHECK(heard() == "?e4|e3");
}

TEST_CASE("how sure an engine must be is said beside its model") {
    const tests::TemporaryFolder folder;
    const std::vector<std::string> answers{answer({{"eva", 0.6}, {"drei", 1}}), answer({{"eva", 0.5}, {"drei", 1}})};
    const EngineFolder brought(folder / "mine", answers);
    brought.describe(VOSK, "sure = 60\ndoubtful = 55\n");
    const auto engine = opened(brought);
    CHECK(heard_by(*engine) == "e3 0.60");
    CHECK(heard_by(*engine) == "-");
    brought.describe(VOSK, "sure = 40\n");
    CHECK(fault_of(brought) == "5 sure: a whole number from 50 to 100");
    brought.describe(VOSK, "doubtful = 95\n");
    CHECK(fault_of(brought) == "5 doubtful: no more than `sure`");
}

TEST_CASE("where nobody has spoken the engine is not asked") {
    const tests::TemporaryFolder folder;
    const EngineFolder brought(folder / "mine", {answer({{"eva", 1}, {"vier", 1}})});
    const auto engine = opened(brought);
    const std::vector<std::int16_t> silence(hearing::samples_per_second);
    const auto heard = hearing::hear(*engine, silence, words::position_of(start), speech_of(words::german()));
    CHECK(told(start, heard) == "-");
    CHECK(brought.told("grammars").empty());
}

TEST_CASE("what is wrong with a folder is told, with what was expected") {
    const tests::TemporaryFolder folder;
    const EngineFolder brought(folder / "mine");
    brought.describe("libno-such-engine.so");
    CHECK(fault_of(brought).find("2 library: a library that can be loaded (libno-such-engine.so: ") == 0);
    brought.describe("model/words");
    CHECK(fault_of(brought).find("2 library: a library that can be loaded (") == 0);
    brought.describe("libm.so.6");
    CHECK(fault_of(brought) == "2 library: Vosk's library, with the function vosk_set_log_level");
    brought.describe(VOSK_WITHOUT_WORDS);
    CHECK(fault_of(brought) == "2 library: Vosk's library, with the function vosk_recognizer_set_words");
    brought.write("kind = \"sherpa-onnx\"\nlibrary = \"a\"\nmodel = \"model\"\nlanguages = [\"de\"]\n");
    CHECK(fault_of(brought) == "1 kind: \"vosk\"");
    brought.write("kind = \"vosk\"\nlibrary = \"a\"\nmodel = \"model\"\nlanguages = []\n");
    CHECK(fault_of(brought) == "4 languages: at least one language, as \"de\"");
    brought.write("kind = \"vosk\"\nlibrary = \"a\"\nmodel = \"model\"\nlanguage = \"de\"\n");
    CHECK(fault_of(brought) == "4 language: one of: kind, library, model, languages, sure, doubtful");
    brought.write("kind = \"vosk\"\nlibrary = \"a\"\nmodel = 3\nlanguages = [\"de\"]\n");
    CHECK(fault_of(brought) == "3 model: a text");
    brought.write("kind = vosk\n");
    CHECK(fault_of(brought).find("1 : TOML (") == 0);
    brought.describe(VOSK);
    brought.know({"eva", "vier"});
    CHECK(fault_of(brought) == "3 model: a model with the word [unk]");
    brought.know({"throw"});
    CHECK(fault_of(brought) == "3 model: the folder of a model that Vosk can load (no memory)");
    std::filesystem::remove(brought.path() / "model" / "words");
    CHECK(fault_of(brought) == "3 model: the folder of a model that Vosk can load");
    std::filesystem::remove_all(brought.path() / "model");
    CHECK(fault_of(brought) == "3 model: the folder of a model");
    std::filesystem::remove(brought.path() / "engine.toml");
    CHECK(fault_of(brought) == " : a readable file");
}

TEST_CASE("a library beside its manifest is taken from there") {
    const tests::TemporaryFolder folder;
    const EngineFolder brought(folder / "mine", {answer({{"eva", 1}, {"vier", 1}})});
    std::filesystem::copy_file(VOSK, brought.path() / "libvosk.so");
    brought.describe("libvosk.so");
    CHECK(heard_by(*opened(brought)) == "e4 1.00");
}

TEST_CASE("an engine that fails is told of, not asked again, and others hear in its place") {
    const auto& [line, expected] = GENERATE(table<std::string, std::string>({
        {"eva vier", "a result of the library in JSON"},
        {"[1, 2", "a result of the library in JSON"},
        {"null", "a result of the library"},
        {"7", "a result of the library in JSON"},
        {R"({"text": "eva vier"})", "words and their confidences in the result of the library"},
        {R"({"result": 3, "text": "eva vier"})", "words and their confidences in the result of the library"},
        {R"({"result": [{"word": "eva"}]})", "words and their confidences in the result of the library"},
        {R"({"result": [{"word": 3, "conf": 1}]})", "words and their confidences in the result of the library"},
        {"deaf", "a library that takes the sound"},
        {"no recognizer", "a model that takes a grammar"},
        {"throw", "an engine that hears (no memory)"},
    }));
    INFO(line);
    const tests::TemporaryFolder folder;
    const EngineFolder brought(folder / "mine", {line, answer({{"eva", 1}, {"drei", 1}})});
    std::vector<std::unique_ptr<Engine>> engines;
    engines.push_back(opened(brought));
    speakers::Parrot parrot("Eva vier");
    const hearing::Ears ears{parrot, nullptr, engines};
    for (int times = 0; times < 2; ++times)
        CHECK(told(start, hearing::hear(ears, sound(), words::position_of(start), speech_of(words::german()))) ==
              "e4 0.99");
    REQUIRE(engines[0]->fault());
    CHECK(engines[0]->fault()->expected == expected);
    CHECK(engines[0]->fault()->file == (brought.path() / "engine.toml").string());
    CHECK(brought.told("grammars").size() == 1);
}

TEST_CASE("an engine that fails only without a grammar, or before it hears, has failed too") {
    const tests::TemporaryFolder folder;
    const EngineFolder brought(folder / "mine", {answer({{"eva", 1}, {"vier", 1}})}, {"no recognizer"});
    const auto deaf = opened(brought);
    CHECK(heard_by(*deaf) == "failed");
    REQUIRE(deaf->fault());
    CHECK(deaf->fault()->expected == "a model that hears without a grammar");
    brought.know({"[unk]", "tell none"});
    const auto silent = opened(brought);
    CHECK(heard_by(*silent) == "failed");
    REQUIRE(silent->fault());
    CHECK(silent->fault()->expected == "an engine that tells its words (no memory)");
}

TEST_CASE("an engine hears its languages in the place of the usual one, and both are heard of others") {
    /// Hears an English move, if it may be said in its net.
    class English final : public hearing::Recogniser {
    public:
        std::optional<hearing::Match> match(hearing::Samples, const hearing::Net& net) override {
            ++asked;
            const std::vector<hearing::HeardWord> said{{{"en"}, "knight"}, {{"en"}, "f"}, {{"en"}, "three"}};
            if (!hearing::is_way_through(net, said)) return std::nullopt;
            return hearing::Match{said, 0};
        }
        std::optional<double> match_anything(hearing::Samples) override { return std::nullopt; }
        int asked = 0;
    };
    const tests::TemporaryFolder folder;
    const EngineFolder brought(
        folder / "mine", {answer({{"eva", 1}, {"vier", 1}}), answer({{"eva", 1}, {"vier", 1}}),
                          answer({{"springer", 1}, {"felix", 1}, {"drei", 1}}), answer({{"[unk]", 1}}),
                          answer({{"springer", 0.7}, {"felix", 1}, {"drei", 1}}), answer({{"eva", 1}, {"vier", 1}})});
    std::vector<std::unique_ptr<Engine>> engines;
    engines.push_back(opened(brought));
    English english;
    const auto heard = [&](const speech::phrases::Catalogue& catalogue) {
        const hearing::Ears ears{english, nullptr, engines};
        return told(start, hearing::hear(ears, sound(), words::position_of(start), speech_of(catalogue)));
    };
    CHECK(heard(words::german()) == "e4 1.00");
    CHECK(english.asked == 0);
    CHECK(heard(words::english()) == "?e4|Nf3");
    CHECK(english.asked > 0);
    CHECK(heard(words::english()) == "Nf3 1.00");
    CHECK(heard(words::english()) == "Nf3 0.99"); // by the English words alone
    CHECK(heard(words::english()) == "Nf3 0.99"); // which of two was left open
}

TEST_CASE("questions are answered through an engine") {
    const tests::TemporaryFolder folder;
    std::vector<std::unique_ptr<Engine>> engines;
    engines.push_back(opened({folder / "mine",
                              {answer({{"vier", 0.95}}), answer({{"vier", 0.6}}), answer({{"vier", 0.3}}),
                               answer({{"nein", 1}}), answer({{"eva", 1}, {"drei", 1}}), answer({{"felix", 1}}),
                               answer({{"david", 1}, {"drei", 1}}), answer({{"[unk]", 1}}), "no JSON"}}));
    speakers::Parrot parrot("drei");
    const auto position = words::position_of(start);
    const auto three = words::move_of(position, "e3");
    const auto four = words::move_of(position, "e4");
    const auto replies = hearing::replies_to(position, {three, four});
    const auto reply = [&] {
        return hearing::hear_reply({parrot, nullptr, engines}, sound(), replies, speech_of(words::german()));
    };
    CHECK(reply() == hearing::HeardReply{hearing::SureReply{four}});
    CHECK(reply() == hearing::HeardReply{hearing::LikelyReply{four}});
    CHECK(reply() == hearing::HeardReply{Unclear{}});
    CHECK(reply() == hearing::HeardReply{hearing::SureReply{Answer::No}});
    CHECK(reply() == hearing::HeardReply{hearing::SureReply{three}});
    CHECK(reply() == hearing::HeardReply{Unclear{}}); // a word of neither
    CHECK(reply() == hearing::HeardReply{Unclear{}}); // another move
    CHECK(reply() == hearing::HeardReply{Unclear{}});
    CHECK(parrot.asked == 0);
    CHECK(reply() == hearing::HeardReply{hearing::SureReply{three}}); // by the other one
    CHECK(engines[0]->fault());
}

TEST_CASE("what the usual one hears in the language of an engine does not count, and its words are no other's") {
    /// Hears the likeliest of these that may be said in its net.
    class Both final : public hearing::Recogniser {
    public:
        explicit Both(std::vector<std::vector<hearing::HeardWord>> likely)
            : likely_{std::move(likely)} {}
        std::optional<hearing::Match> match(hearing::Samples, const hearing::Net& net) override {
            double score = 0;
            for (const auto& words : likely_) {
                if (hearing::is_way_through(net, words)) return hearing::Match{words, score};
                score -= 2 * hearing::trained_lead.sure;
            }
            return std::nullopt;
        }
        std::optional<double> match_anything(hearing::Samples) override { return std::nullopt; }

    private:
        std::vector<std::vector<hearing::HeardWord>> likely_;
    };
    const tests::TemporaryFolder folder;
    const auto position = words::position_of(start);
    std::vector<std::unique_ptr<Engine>> engines;
    const std::string nothing = R"({"text": ""})";
    engines.push_back(opened({folder / "mine", {nothing, nothing, answer({{"[unk]", 1}})}}));
    const auto heard = [&](Both trained) {
        const hearing::Ears ears{trained, nullptr, engines};
        return told(start, hearing::hear(ears, sound(), position, speech_of(words::english())));
    };
    const std::vector<hearing::HeardWord> german{{{"de"}, "eva"}, {{"de"}, "vier"}};
    const std::vector<hearing::HeardWord> english{{{"en"}, "d"}, {{"en"}, "four"}};
    CHECK(heard(Both({german, english})) == "-");
    CHECK(heard(Both({english, german})) == "d4 0.97");
    CHECK(heard(Both({german})) == "-");

    const auto replies = hearing::replies_to(position, {words::move_of(position, "e4")});
    hearing::Speech speech = speech_of(words::english());
    const auto reply = [&](Both trained) {
        return hearing::hear_reply({trained, nullptr, engines}, sound(), replies, speech);
    };
    const std::vector<hearing::HeardWord> yes{{{"en"}, "yes"}};
    CHECK(reply(Both({german, yes})) == hearing::HeardReply{Unclear{}});
    CHECK(reply(Both({yes, german})) == hearing::HeardReply{hearing::SureReply{Answer::Yes}});
    // The opening word of any language may come before those of another.
    speech.beginning = hearing::Beginning::WithOpening;
    const std::vector<hearing::HeardWord> opened_yes{{{"de"}, "zug"}, {{"en"}, "yes"}};
    const std::vector<hearing::HeardWord> opened_move{{{"en"}, "move"}, {{"de"}, "eva"}, {{"de"}, "vier"}};
    CHECK(reply(Both({opened_yes})) == hearing::HeardReply{hearing::SureReply{Answer::Yes}});
    CHECK(reply(Both({opened_move, opened_yes})) == hearing::HeardReply{Unclear{}});
    CHECK(engines[0]->fault() == std::nullopt);
}

TEST_CASE("of two folders for a language only the first hears it") {
    const tests::TemporaryFolder folder;
    const EngineFolder first(folder / "a", {answer({{"eva", 1}, {"vier", 1}})});
    const EngineFolder second(folder / "b", {answer({{"david", 1}, {"vier", 1}})});
    second.describe(VOSK, "", R"(["de", "fr"])");
    const auto opened = hearing::open_engines(folder.path());
    REQUIRE(opened.engines.size() == 2);
    CHECK_FALSE(opened.engines[1]->understands({"de"}));
    CHECK(opened.engines[1]->understands({"fr"}));
    speakers::Parrot parrot("David vier");
    const hearing::Ears ears{parrot, nullptr, opened.engines};
    CHECK(told(start, hearing::hear(ears, sound(), words::position_of(start), speech_of(words::german()))) ==
          "e4 1.00");
    CHECK(second.told("grammars").empty());
    CHECK(parrot.asked == 0);
}

TEST_CASE("of all folders the first by name is taken for each language, and the broken ones are told of") {
    const tests::TemporaryFolder folder;
    CHECK(hearing::open_engines(folder / "nothing").engines.empty());
    const EngineFolder broken(folder / "a", {});
    broken.describe("libno-such-engine.so");
    const EngineFolder first(folder / "b", {answer({{"eva", 1}, {"vier", 1}})});
    const EngineFolder second(folder / "c", {});
    std::filesystem::remove_all(second.path() / "model"); // which is not looked at
    std::filesystem::create_directory(folder / "d");
    std::ofstream(folder / "notes") << "no folder";
    const auto opened = hearing::open_engines(folder.path());
    REQUIRE(opened.engines.size() == 1);
    CHECK(opened.engines[0]->name() == "b");
    CHECK(opened.engines[0]->understands({"de"}));
    CHECK_FALSE(opened.engines[0]->understands({"en"}));
    REQUIRE(opened.broken.size() == 2);
    CHECK((opened.broken[0].name == "a" && opened.broken[1].name == "d"));
    CHECK(opened.broken[1].fault.file == (folder / "d" / "engine.toml").string());
}

} // namespace
