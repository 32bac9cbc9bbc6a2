#include "speech/hearing/engine.hpp"

#include "base/values/guarded.hpp"
#include "speech/hearing/sentences.hpp"
#include "speech/vocabulary/unicode.hpp"

#include <unicode/locid.h>
#include <unicode/uchar.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <utility>

namespace speech::hearing {
namespace {

/// The words that a model has, and how it writes them.
using Writings = std::map<HeardWord, std::string>;

std::string in_utf8(const icu::UnicodeString& text) {
    std::string bytes;
    text.toUTF8String(bytes);
    return bytes;
}

/// Without the signs for vowels of Arabic: accents are part of their letters.
icu::UnicodeString without_marks(const icu::UnicodeString& text) {
    icu::UnicodeString left;
    for (int32_t place = 0; place < text.length(); place = text.moveIndex32(place, 1))
        if (const UChar32 letter = text.char32At(place); u_charType(letter) != U_NON_SPACING_MARK) left.append(letter);
    return left;
}

/// How a model may write the word, the likeliest first.
std::vector<std::string> writings_of(const HeardWord& word, const std::vector<Tongue>& tongues) {
    std::vector<std::string> found;
    for (const Tongue& tongue : tongues) {
        if (tongue.language() != word.language || !tongue.knows(word.text)) continue;
        const std::string written = tongue.written(word.text);
        icu::UnicodeString small = vocabulary::unicode(written);
        small.toLower(icu::Locale::getRoot());
        found.push_back(in_utf8(small));
        found.push_back(in_utf8(without_marks(small)));
        found.push_back(written);
    }
    found.push_back(word.text);
    return found;
}

Writings writings_in(Transcriber& transcriber, const Net& net, const std::vector<Tongue>& tongues) {
    std::map<HeardWord, std::optional<std::string>> asked;
    for (const Net::Arc& arc : net.arcs) {
        const auto [place, is_new] = asked.emplace(arc.word, std::nullopt);
        if (!is_new) continue;
        for (std::string& text : writings_of(arc.word, tongues)) {
            if (!transcriber.knows(text)) continue;
            place->second = std::move(text);
            break;
        }
    }
    Writings writings;
    for (auto& [word, text] : asked)
        if (text) writings.emplace(word, *std::move(text));
    return writings;
}

Net net_with(const Net& net, const Writings& writings) {
    Net left{net.places, net.ends, {}};
    std::ranges::copy_if(net.arcs, std::back_inserter(left.arcs),
                         [&](const Net::Arc& arc) { return writings.contains(arc.word); });
    return left;
}

std::vector<std::string> written_sentences(const Net& net, const Writings& writings) {
    std::vector<std::string> sentences;
    for (const Sentence& sentence : sentences_of(net)) {
        std::string text;
        for (const HeardWord& word : sentence) text += (text.empty() ? "" : " ") + writings.at(word);
        sentences.push_back(std::move(text));
    }
    return sentences;
}

/// Nothing if they are no way through it.
std::optional<std::vector<HeardWord>> way_of(const Transcript& transcript, const Net& net, const Writings& writings) {
    std::map<int, std::vector<HeardWord>> here{{0, {}}};
    for (const TranscribedWord& word : transcript) {
        std::map<int, std::vector<HeardWord>> next;
        for (const Net::Arc& arc : net.arcs) {
            const auto way = here.find(arc.from);
            if (way == here.end() || writings.at(arc.word) != word.text) continue;
            std::vector<HeardWord> longer = way->second;
            longer.push_back(arc.word);
            next.emplace(arc.to, std::move(longer));
        }
        here = std::move(next);
    }
    for (const int end : net.ends)
        if (const auto way = here.find(end); way != here.end()) return way->second;
    return std::nullopt;
}

std::vector<std::string> texts_of(const Transcript& transcript) {
    std::vector<std::string> texts;
    for (const TranscribedWord& word : transcript) texts.push_back(word.text);
    return texts;
}

/// Adds all ways to write the words of a net, those that the model lacks too.
void add_writings(std::set<std::string>& texts, const Net& net, const std::vector<Tongue>& tongues) {
    std::set<HeardWord> words;
    for (const Net::Arc& arc : net.arcs) words.insert(arc.word);
    for (const HeardWord& word : words)
        for (std::string& text : writings_of(word, tongues)) texts.insert(std::move(text));
}

/// Of so many words one may be unlike what is heard without a list.
constexpr std::size_t long_match = 3;

/// How many words are in both, in the same order.
std::size_t shared_words(const std::vector<std::string>& one, const std::vector<std::string>& other) {
    // Up to each word of `other`, first for none of `one`.
    std::vector<std::size_t> shared(other.size() + 1);
    for (const std::string& word : one) {
        std::size_t diagonal = 0;
        for (std::size_t at = 0; at < other.size(); ++at) {
            const std::size_t above = shared[at + 1];
            shared[at + 1] = other[at] == word ? diagonal + 1 : std::max(above, shared[at]);
            diagonal = above;
        }
    }
    return shared.back();
}

} // namespace

Engine::Engine(Description description, std::unique_ptr<Transcriber> transcriber)
    : description_{std::move(description)}
    , transcriber_{std::move(transcriber)} {}

bool Engine::understands(const phrases::Language& language) const {
    return std::ranges::find(description_.languages, language) != description_.languages.end();
}

std::vector<Tongue> Engine::understood(const std::vector<Tongue>& tongues) const {
    std::vector<Tongue> found;
    std::ranges::copy_if(tongues, std::back_inserter(found),
                         [this](const Tongue& tongue) { return understands(tongue.language()); });
    return found;
}

std::optional<SureMatch> Engine::match(Samples samples, const Net& net, const Net& others,
                                       const std::vector<Tongue>& tongues) {
    Writings writings;
    Writings other_writings;
    const bool is_told = !fault_ && is_done("an engine that tells its words", [&] {
        writings = writings_in(*transcriber_, net, tongues);
        other_writings = writings_in(*transcriber_, others, tongues);
    });
    if (!is_told) return std::nullopt;
    const Net possible = net_with(net, writings);
    std::vector<std::string> sentences = written_sentences(possible, writings);
    if (sentences.empty()) return std::nullopt;
    std::ranges::move(written_sentences(net_with(others, other_writings), other_writings),
                      std::back_inserter(sentences));
    const auto transcript = transcribe(samples, sentences);
    if (!transcript || transcript->empty()) return std::nullopt;
    auto words = way_of(*transcript, possible, writings);
    if (!words) return std::nullopt;
    const auto least = std::ranges::min_element(*transcript, {}, &TranscribedWord::confidence);
    SureMatch match{*std::move(words), texts_of(*transcript), {}, least->confidence};
    add_writings(match.sayable, net, tongues);
    add_writings(match.sayable, others, tongues);
    return match;
}

Belief Engine::belief_in(const SureMatch& match, Samples samples, Beginning beginning) {
    if (fault_ || match.confidence < description_.sureness.doubtful) return Belief::None;
    const auto freely = transcribe(samples, {});
    if (!freely) return Belief::None;
    std::vector<std::string> sayable = texts_of(*freely);
    std::erase_if(sayable, [&match](const std::string& text) { return !match.sayable.contains(text); });
    const std::size_t shared = shared_words(match.texts, sayable);
    const bool is_opened = beginning == Beginning::WithOpening;
    if (shared <= (is_opened ? 1U : 0U)) return Belief::None;
    const std::size_t spare = !is_opened && match.texts.size() >= long_match ? 1 : 0;
    const bool is_as_long = freely->size() >= match.texts.size() && freely->size() <= match.texts.size() + spare;
    const bool is_same = is_as_long && sayable.size() == shared && match.texts.size() - shared <= spare;
    return is_same && match.confidence >= description_.sureness.sure ? Belief::Sure : Belief::Doubtful;
}

std::optional<Transcript> Engine::transcribe(Samples samples, const std::vector<std::string>& sentences) {
    std::variant<Transcript, RecogniserError> result;
    const bool is_heard =
        is_done("an engine that hears", [&] { result = transcriber_->transcribe(samples, sentences); });
    if (!is_heard) return std::nullopt;
    if (const auto* error = std::get_if<RecogniserError>(&result)) fail(error->detail);
    if (fault_) return std::nullopt;
    return std::get<Transcript>(std::move(result));
}

template <typename Work>
bool Engine::is_done(const char* expected, Work&& work) {
    const auto thrown = base::values::guarded(std::forward<Work>(work));
    if (thrown) fail(std::string(expected) + " (" + *thrown + ")");
    return !thrown;
}

void Engine::fail(std::string expected) {
    fault_ = base::toml::DataFault{description_.file, std::nullopt, std::nullopt, std::move(expected)};
}

} // namespace speech::hearing
