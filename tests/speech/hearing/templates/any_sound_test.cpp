// Any sound, any net: what comes out is a way through the net, in time.
#include "speech/hearing/templates/search.hpp"
#include "tests/speech/hearing/templates/speaker.hpp"

namespace {

using namespace speakers;

using Chance = std::minstd_rand;

int up_to(Chance& chance, int most) { return static_cast<int>(chance() % static_cast<unsigned>(most + 1)); }

/// Pieces of noise, silence and full scale, of any length, none included.
Sound any_sound(Chance& chance) {
    Sound sound;
    for (int piece = up_to(chance, 4); piece > 0; --piece) {
        const int loudness = up_to(chance, 2) == 0 ? 0 : up_to(chance, 32767);
        for (int left = up_to(chance, 4000); left > 0; --left)
            sound.push_back(static_cast<std::int16_t>(up_to(chance, 2 * loudness) - loudness));
    }
    return sound;
}

/// With circles, dead ends, and words that nobody has recorded.
Net any_net(Chance& chance, const std::vector<std::string>& known) {
    Net net;
    net.places = 1 + up_to(chance, 8);
    for (int ends = up_to(chance, 2); ends > 0; --ends) net.ends.push_back(up_to(chance, net.places - 1));
    for (int arcs = up_to(chance, 20); arcs > 0; --arcs) {
        const auto word = static_cast<std::size_t>(up_to(chance, static_cast<int>(known.size())));
        net.arcs.push_back({up_to(chance, net.places - 1), up_to(chance, net.places - 1),
                            word == known.size() ? HeardWord{{"en"}, "unknown"} : heard(known[word])});
    }
    return net;
}

bool leads(const Net& net, const std::vector<templates::FoundWord>& words) {
    std::set<int> places{0};
    for (const auto& word : words) {
        std::set<int> next;
        for (const Net::Arc& arc : net.arcs)
            if (places.contains(arc.from) && arc.word == word.word) next.insert(arc.to);
        places = std::move(next);
    }
    return std::any_of(net.ends.begin(), net.ends.end(), [&](int end) { return places.contains(end); });
}

void check_way(const Net& net, const templates::Way& way, const templates::Utterance& utterance) {
    CHECK(leads(net, way.words));
    CHECK(std::isfinite(way.cost));
    std::size_t here = 0;
    for (const templates::FoundWord& word : way.words) {
        CHECK(word.begin >= here);
        CHECK(word.begin < word.end);
        here = word.end;
    }
    CHECK(here <= utterance.size());
}

TEST_CASE("any sound in any net has a way through the net, or none") {
    const std::vector<std::string> some{"Anna", "Eva", "drei", "acht"};
    static const templates::OwnWords own(recorded({{}}, some));
    Chance chance(static_cast<unsigned>(GENERATE(range(1, 60))));
    const Sound sound = any_sound(chance);
    const Net net = any_net(chance, some);
    auto utterance = own.listen(sound);
    if (!utterance) {
        CHECK(sound.size() < 400);
        return;
    }
    const auto way = templates::best_way(*utterance, net);
    if (way) check_way(net, *way, *utterance);
    const auto anything = templates::find(*utterance, templates::any_words(own.templates()));
    REQUIRE(anything);
    CHECK(anything->evidence.coverage >= 0);
    CHECK(anything->evidence.coverage <= 1);
    (void)templates::judge(sound, heard("Anna"), own.templates());
}

TEST_CASE("sounds of a few samples are no words") {
    templates::OwnWords own(recorded({{}}, {"Anna"}));
    const Net net{2, {1}, {{0, 1, heard("Anna")}}};
    for (const std::size_t length : {0U, 1U, 159U, 399U, 400U, 401U, 800U}) {
        INFO(length);
        CHECK_FALSE(own.match(Sound(length, 1000), net));
    }
    CHECK_FALSE(own.match_anything({}));
}

} // namespace
