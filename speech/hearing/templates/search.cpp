#include "speech/hearing/templates/search.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

namespace speech::hearing::templates {
namespace {

/// What comes so much dearer than the best is given up.
constexpr float beam = 60;
/// What it costs to stay in a frame of a recording.
constexpr float to_stay = 0.25F;
/// What it costs to go on by one frame, by two or by three. Short words are said much shorter in a sentence than alone:
/// with two at most, every twentieth sentence lost its *nach* or its captured piece.
constexpr std::array to_go{0.0F, 0.25F, 0.75F};

constexpr float never = std::numeric_limits<float>::infinity();

/// Small, because the cells are many.
using Index = std::uint32_t;

/// A word that is behind us.
struct Past {
    std::optional<Index> before;
    std::size_t arc;
    std::size_t begin;
    std::size_t end;
    float cost;
};

/// The cheapest way to be in a place.
struct Arrival {
    float cost = never;
    std::optional<Index> past{};
};

/// The cheapest way to be in a frame of a recording.
struct Cell {
    float cost = never;
    float entered_at = never; ///< the cost before the word
    Index begin = 0;
    std::optional<Index> past{};
};

/// An arc, said as one of the recordings of its word.
struct Track {
    std::size_t arc;
    std::size_t recording;
    std::vector<Cell> cells{}; ///< empty as long as nobody is on it
};

class Search {
public:
    Search(Utterance& utterance, const Net& net)
        : utterance_{utterance}
        , net_{net}
        , leaving_(static_cast<std::size_t>(net.places))
        , here_(leaving_.size()) {
        for (std::size_t arc = 0; arc < net.arcs.size(); ++arc)
            for (const std::size_t recording : utterance.recordings_of(net.arcs[arc].word)) {
                leaving_[static_cast<std::size_t>(net.arcs[arc].from)].push_back(tracks_.size());
                tracks_.push_back({arc, recording});
            }
        is_active_.resize(tracks_.size());
        here_.front().cost = 0;
    }

    std::optional<Way> run() {
        for (std::size_t frame = 0; frame < utterance_.size(); ++frame) step(frame);
        Arrival best;
        for (const int end : net_.ends) {
            const Arrival& arrival = here_[static_cast<std::size_t>(end)];
            if (arrival.cost < best.cost) best = arrival;
        }
        if (best.cost == never) return std::nullopt;
        return way_to(best);
    }

private:
    void step(std::size_t frame) {
        enter(best_ + beam);
        float best = never;
        std::vector<Arrival> next = here_;
        for (Arrival& arrival : next) {
            arrival.cost += utterance_.distance_to_room(frame);
            best = std::min(best, arrival.cost);
        }
        std::vector<float> cheapest;
        for (const std::size_t track : active_) {
            cheapest.push_back(advance(tracks_[track], frame));
            best = std::min(best, cheapest.back());
        }
        best_ = best;
        leave(next, frame);
        drop_dear(cheapest);
        here_ = std::move(next);
    }

    /// Sets those on their way who are in a place and not too dear.
    void enter(float most) {
        for (std::size_t place = 0; place < here_.size(); ++place) {
            if (here_[place].cost > most) continue;
            for (const std::size_t track : leaving_[place]) {
                if (is_active_[track]) continue;
                is_active_[track] = true;
                active_.push_back(track);
                tracks_[track].cells.assign(utterance_.length_of(tracks_[track].recording), Cell{});
            }
        }
    }

    /// One frame further; how cheap the cheapest on the track is then.
    float advance(Track& track, std::size_t frame) {
        const std::span<const float> distances = utterance_.distances(track.recording, frame);
        std::vector<Cell>& cells = track.cells;
        float cheapest = never;
        for (std::size_t at = cells.size(); at-- > 0;) {
            Cell& cell = cells[at];
            float cost = cell.cost + to_stay;
            const Cell* from = &cell;
            for (std::size_t step = 1; step <= std::min(at, to_go.size()); ++step) {
                const Cell& before = cells[at - step];
                if (before.cost + to_go[step - 1] >= cost) continue;
                from = &before;
                cost = before.cost + to_go[step - 1];
            }
            if (from != &cell) cell = *from;
            cell.cost = cost;
            if (at == 0) begin(track, cell, frame);
            cell.cost += distances[at];
            cheapest = std::min(cheapest, cell.cost);
        }
        return cheapest;
    }

    void begin(const Track& track, Cell& first, std::size_t frame) const {
        const Arrival& arrival = here_[static_cast<std::size_t>(net_.arcs[track.arc].from)];
        if (arrival.cost < first.cost) first = {arrival.cost, arrival.cost, static_cast<Index>(frame), arrival.past};
    }

    /// Brings those who are at the end of a word to the place behind it.
    void leave(std::vector<Arrival>& next, std::size_t frame) {
        for (const std::size_t track : active_) {
            const std::size_t arc = tracks_[track].arc;
            const Cell& last = tracks_[track].cells.back();
            Arrival& arrival = next[static_cast<std::size_t>(net_.arcs[arc].to)];
            if (last.cost >= arrival.cost || last.cost > best_ + beam) continue;
            arrival = {last.cost, static_cast<Index>(past_.size())};
            past_.push_back({last.past, arc, last.begin, frame + 1, last.cost - last.entered_at});
        }
    }

    void drop_dear(const std::vector<float>& cheapest) {
        std::size_t kept = 0;
        for (std::size_t each = 0; each < active_.size(); ++each) {
            if (cheapest[each] > best_ + beam)
                is_active_[active_[each]] = false;
            else
                active_[kept++] = active_[each];
        }
        active_.resize(kept);
    }

    Way way_to(const Arrival& end) const {
        Way way{{}, end.cost};
        for (std::optional<Index> at = end.past; at; at = past_[*at].before) {
            const Past& past = past_[*at];
            way.words.push_back({net_.arcs[past.arc].word, past.begin, past.end, past.cost});
        }
        std::reverse(way.words.begin(), way.words.end());
        return way;
    }

    Utterance& utterance_;
    const Net& net_;
    std::vector<std::vector<std::size_t>> leaving_; ///< the tracks from each place
    std::vector<Track> tracks_;
    std::vector<bool> is_active_;
    std::vector<std::size_t> active_;
    std::vector<Arrival> here_;
    std::vector<Past> past_;
    float best_ = 0;
};

} // namespace

std::optional<Way> best_way(Utterance& utterance, const Net& net) { return Search(utterance, net).run(); }

} // namespace speech::hearing::templates
