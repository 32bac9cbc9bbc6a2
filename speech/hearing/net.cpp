#include "speech/hearing/net.hpp"

#include "speech/vocabulary/folding.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace speech::hearing {
namespace {

using vocabulary::Meaning;

/// The vocabulary of FIDE's rules for blind players.
constexpr std::string_view announcing = "fide-german";

/// A net of meanings in which no two places have the same ways on.
class MeaningNet {
public:
    struct Place {
        bool is_end = false;
        std::map<Meaning, std::size_t> ways;
        auto operator<=>(const Place&) const = default;
    };

    explicit MeaningNet(const std::set<Phrase>& phrases) {
        const std::vector<const Phrase*> all = pointers(phrases);
        start_ = add(all.begin(), all.end(), 0);
    }

    std::size_t start() const { return start_; }
    const std::vector<Place>& places() const { return places_; }

private:
    using Iterator = std::vector<const Phrase*>::const_iterator;

    static std::vector<const Phrase*> pointers(const std::set<Phrase>& phrases) {
        std::vector<const Phrase*> all;
        for (const Phrase& phrase : phrases) all.push_back(&phrase);
        return all;
    }

    /// The place after which these phrases, sorted and alike up to there, go on.
    std::size_t add(Iterator first, Iterator last, std::size_t depth) {
        Place place;
        while (first != last && (*first)->size() == depth) {
            place.is_end = true;
            ++first;
        }
        while (first != last) {
            const Meaning next = (**first)[depth];
            const auto group = std::find_if(first, last, [&](const Phrase* one) { return (*one)[depth] != next; });
            place.ways.emplace(next, add(first, group, depth + 1));
            first = group;
        }
        const auto [known, is_new] = known_.emplace(place, places_.size());
        if (is_new) places_.push_back(std::move(place));
        return known->second;
    }

    std::map<Place, std::size_t> known_;
    std::vector<Place> places_;
    std::size_t start_ = 0;
};

} // namespace

Tongue::Tongue(const vocabulary::Vocabulary& vocabulary)
    : language_{vocabulary.language()}
    , spellings_{vocabulary.spellings()} {
    keep_as_written(vocabulary);
}

Tongue::Tongue(const vocabulary::Vocabulary& vocabulary, const AllSounds& sounds)
    : language_{vocabulary.language()} {
    const auto known = sounds.find(language_);
    if (known == sounds.end()) return;
    const auto sounds_known = [&](const std::string& word) { return known->second.contains(word); };
    for (const vocabulary::Spelling& spelling : vocabulary.spellings())
        if (std::all_of(spelling.words.begin(), spelling.words.end(), sounds_known)) spellings_.push_back(spelling);
    keep_as_written(vocabulary);
}

void Tongue::keep_as_written(const vocabulary::Vocabulary& vocabulary) {
    for (const vocabulary::Spelling& spelling : spellings_)
        for (const vocabulary::Word& word : vocabulary::split(vocabulary.word(spelling.meaning)))
            written_.emplace(word.folded, word.written);
}

void Tongue::join(Tongue other) {
    for (vocabulary::Spelling& spelling : other.spellings_)
        if (std::ranges::find(spellings_, spelling) == spellings_.end()) spellings_.push_back(std::move(spelling));
    written_.merge(other.written_);
}

bool Tongue::knows(const std::string& word) const {
    return std::any_of(spellings_.begin(), spellings_.end(), [&](const vocabulary::Spelling& spelling) {
        return std::find(spelling.words.begin(), spelling.words.end(), word) != spelling.words.end();
    });
}

std::string Tongue::written(const std::string& word) const {
    const auto found = written_.find(word);
    return found == written_.end() ? word : found->second;
}

std::vector<std::vector<std::string>> Tongue::spellings(Meaning meaning) const {
    std::vector<std::vector<std::string>> found;
    for (const vocabulary::Spelling& spelling : spellings_)
        if (spelling.meaning == meaning) found.push_back(spelling.words);
    return found;
}

void lay(Net& net, const Tongue& tongue, Meaning meaning, int from, int to) {
    for (const auto& words : tongue.spellings(meaning)) {
        int here = from;
        for (std::size_t at = 0; at < words.size(); ++at) {
            const int next = at + 1 == words.size() ? to : net.places++;
            net.arcs.push_back({here, next, {tongue.language(), words[at]}});
            here = next;
        }
    }
}

namespace {

/// Those that a speaker of the language may use: the one moves are announced in, and then the language's own. No others
/// of the same language: with radio's alphabet besides, some of both were taken for each other.
std::vector<const vocabulary::Vocabulary*> spoken_by(const phrases::Locale& locale,
                                                     const std::vector<vocabulary::NamedVocabulary>& vocabularies) {
    std::vector<const vocabulary::Vocabulary*> spoken;
    for (const std::string_view name : {announcing, std::string_view(locale.language.tag)})
        for (const vocabulary::NamedVocabulary& each : vocabularies)
            if (each.name == name) spoken.push_back(&each.vocabulary);
    return spoken;
}

} // namespace

std::vector<Tongue> tongues_for(const phrases::Locale& locale,
                                const std::vector<vocabulary::NamedVocabulary>& vocabularies) {
    std::vector<Tongue> tongues;
    for (const vocabulary::Vocabulary* each : spoken_by(locale, vocabularies)) tongues.emplace_back(*each);
    return tongues;
}

std::vector<Tongue> tongues_for(const phrases::Locale& locale,
                                const std::vector<vocabulary::NamedVocabulary>& vocabularies, const AllSounds& sounds) {
    std::vector<Tongue> tongues;
    for (const vocabulary::Vocabulary* each : spoken_by(locale, vocabularies)) {
        Tongue tongue(*each, sounds);
        if (tongue.all().empty()) continue;
        const auto same = std::ranges::find(tongues, tongue.language(), &Tongue::language);
        if (same == tongues.end())
            tongues.push_back(std::move(tongue));
        else
            same->join(std::move(tongue));
    }
    return tongues;
}

bool is_way_through(const Net& net, const std::vector<HeardWord>& words) {
    std::set<int> here{0};
    for (const HeardWord& word : words) {
        std::set<int> next;
        for (const Net::Arc& arc : net.arcs)
            if (here.contains(arc.from) && arc.word == word) next.insert(arc.to);
        here = std::move(next);
    }
    return std::ranges::any_of(net.ends, [&](int end) { return here.contains(end); });
}

Net begun(Net net, const std::vector<Tongue>& tongues, Beginning beginning) {
    if (beginning == Beginning::AtOnce) return net;
    const int behind = net.places++;
    const auto moved = [behind](int place) { return place == 0 ? behind : place; };
    for (Net::Arc& arc : net.arcs) arc = {moved(arc.from), moved(arc.to), std::move(arc.word)};
    for (int& end : net.ends) end = moved(end);
    for (const Tongue& tongue : tongues) lay(net, tongue, vocabulary::Opening::Move, 0, behind);
    return net;
}

bool is_opening(const HeardWord& word, const std::vector<Tongue>& tongues) {
    return std::ranges::any_of(tongues, [&](const Tongue& tongue) {
        const auto openings = tongue.spellings(vocabulary::Opening::Move);
        return tongue.language() == word.language &&
               std::ranges::any_of(openings, [&](const auto& words) { return words.front() == word.text; });
    });
}

Net any_words(const std::vector<Tongue>& tongues, Beginning beginning) {
    std::set<HeardWord> words;
    for (const Tongue& tongue : tongues)
        for (const vocabulary::Spelling& spelling : tongue.all())
            for (const std::string& word : spelling.words) words.insert({tongue.language(), word});
    const int behind_first = 1;
    Net net{.places = 2, .ends = {behind_first}, .arcs = {}};
    for (const HeardWord& word : words) {
        if (beginning == Beginning::WithOpening || !is_opening(word, tongues))
            net.arcs.push_back({0, behind_first, word});
        net.arcs.push_back({behind_first, behind_first, word});
    }
    return begun(std::move(net), tongues, beginning);
}

Net net_of(const std::set<Phrase>& phrases, const std::vector<Tongue>& tongues, Beginning beginning) {
    const MeaningNet meanings(phrases);
    Net net;
    for (const Tongue& tongue : tongues) {
        std::vector<int> places;
        for (std::size_t place = 0; place < meanings.places().size(); ++place) {
            places.push_back(place == meanings.start() ? 0 : net.places++);
            if (meanings.places()[place].is_end) net.ends.push_back(places.back());
        }
        for (std::size_t place = 0; place < meanings.places().size(); ++place)
            for (const auto& [meaning, next] : meanings.places()[place].ways)
                lay(net, tongue, meaning, places[place], places[next]);
    }
    return begun(std::move(net), tongues, beginning);
}

} // namespace speech::hearing
