#include "speech/hearing/sphinx/sphinx.hpp"

#include <pocketsphinx.h>
#include <sphinxbase/err.h>
#include <sphinxbase/fsg_model.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <string_view>
#include <utility>
#include <variant>

namespace speech::hearing::sphinx {
namespace {

// Where Debian puts it (pkg-config --variable=modeldir pocketsphinx).
constexpr const char* acoustic_model = KLANGBRETT_ACOUSTIC_MODEL;

// A unit of a score is so many of the logarithm's (hmm.h of PocketSphinx, which is not installed).
constexpr int score_shift = 10;

constexpr const char* name_of_net = "net";
constexpr std::string_view prefix_of_phones = "phone";

std::string name_of(const HeardWord& word) { return word.language.tag + ':' + word.text; }

HeardWord word_of(std::string_view name) {
    const std::size_t colon = name.find(':');
    return {{std::string(name.substr(0, colon))}, std::string(name.substr(colon + 1))};
}

struct Releases {
    void operator()(cmd_ln_t* config) const { cmd_ln_free_r(config); }
    void operator()(ps_decoder_t* decoder) const { ps_free(decoder); }
    void operator()(fsg_model_t* model) const { fsg_model_free(model); }
};
using Config = std::unique_ptr<cmd_ln_t, Releases>;
using Decoder = std::unique_ptr<ps_decoder_t, Releases>;
using Fsg = std::unique_ptr<fsg_model_t, Releases>;

/// Digital silence, such as no microphone brings, has no spectrum and would spoil the mean that is taken away from each
/// frame: a soft noise, always the same, lies under everything.
std::vector<std::int16_t> with_soft_noise(Samples samples) {
    constexpr int loudest = 24;
    std::minstd_rand chance(1);
    std::vector<std::int16_t> noisy;
    noisy.reserve(samples.size());
    for (const std::int16_t sample : samples) {
        const int noise = static_cast<int>(chance() % (2 * loudest + 1)) - loudest;
        noisy.push_back(static_cast<std::int16_t>(std::clamp(sample + noise, -32768, 32767)));
    }
    return noisy;
}

/// How much less likely than the best the end of a word may be, to be gone on from.
enum class WordBeam { Wide, Narrow };

Decoder make_decoder(WordBeam beam) {
    // Wide beams: the nets are small, and an English model finds German words only on a long way round. With narrower
    // ones (1e-120) it takes half as long and finds the same moves, but the score of any move at all comes out so much
    // worse that moves which cannot be made are believed. A narrower one for the ends of words alone leaves that score
    // nearly as it is, in less than half the time, and is for the decoder that looks for any move: of 200 utterances of
    // the bench all were judged the same. The recogniser hears a key held down, from its beginning to its end, so it
    // cuts off no silence; taking noise away makes it worse.
    const char* const word_beam = beam == WordBeam::Wide ? "1e-250" : "1e-100";
    const Config config(cmd_ln_init(nullptr, ps_args(), TRUE, "-hmm", acoustic_model, "-bestpath", "no", "-lw", "1.0",
                                    "-wip", "1.0", "-beam", "1e-300", "-wbeam", word_beam, "-pbeam", "1e-300",
                                    "-maxhmmpf", "-1", "-remove_silence", "no", "-remove_noise", "no", "-pl_window",
                                    "0", nullptr));
    return config ? Decoder(ps_init(config.get())) : nullptr;
}

class Sphinx final : public Recogniser {
public:
    explicit Sphinx(Decoder decoder)
        : decoder_(std::move(decoder)) {}

    /// False if the engine does not take one of the words.
    bool learn(const AllSounds& sounds) {
        for (const auto& [language, words] : sounds)
            for (const auto& [word, pronunciations] : words)
                if (!learn(name_of({language, word}), pronunciations)) return false;
        return learn_phones();
    }

    std::optional<Match> match(Samples samples, const Net& net) override {
        Fsg model(fsg_model_init(name_of_net, ps_get_logmath(decoder_.get()), 1.0F, net.places + 1));
        model->start_state = 0;
        model->final_state = net.places;
        for (const Net::Arc& arc : net.arcs)
            fsg_model_trans_add(model.get(), arc.from, arc.to, 0,
                                fsg_model_word_add(model.get(), name_of(arc.word).c_str()));
        for (const int end : net.ends) fsg_model_null_trans_add(model.get(), end, net.places, 0);
        return decode(samples, model.get());
    }

    std::optional<double> match_anything(Samples samples) override {
        Fsg model(fsg_model_init(name_of_net, ps_get_logmath(decoder_.get()), 1.0F, 2));
        model->start_state = 0;
        model->final_state = 1;
        for (const std::string& phone : phones_) {
            const int word = fsg_model_word_add(model.get(), phone.c_str());
            fsg_model_trans_add(model.get(), 0, 1, 0, word);
            fsg_model_trans_add(model.get(), 1, 1, 0, word);
        }
        const auto found = decode(samples, model.get());
        return found ? std::optional(found->score) : std::nullopt;
    }

    Recogniser& beside() override { return beside_ ? *beside_ : *this; }
    void put_beside(std::unique_ptr<Recogniser> other) { beside_ = std::move(other); }

private:
    bool learn(const std::string& name, const std::vector<Pronunciation>& pronunciations) {
        int number = 0;
        for (const Pronunciation& pronunciation : pronunciations) {
            ++number;
            const std::string entry = number == 1 ? name : name + '(' + std::to_string(number) + ')';
            if (ps_add_word(decoder_.get(), entry.c_str(), pronunciation.c_str(), FALSE) < 0) return false;
        }
        return true;
    }

    bool learn_phones() {
        for (const std::string_view phone : arpabet) {
            phones_.push_back(std::string(prefix_of_phones) + ':' + std::string(phone));
            if (ps_add_word(decoder_.get(), phones_.back().c_str(), std::string(phone).c_str(), FALSE) < 0)
                return false;
        }
        return true;
    }

    std::optional<Match> decode(Samples samples, fsg_model_t* model) {
        if (ps_set_fsg(decoder_.get(), name_of_net, model) < 0 || ps_set_search(decoder_.get(), name_of_net) < 0)
            return std::nullopt;
        if (ps_start_utt(decoder_.get()) < 0) return std::nullopt;
        const std::vector<std::int16_t> noisy = with_soft_noise(samples);
        ps_process_raw(decoder_.get(), noisy.data(), noisy.size(), FALSE, TRUE);
        ps_end_utt(decoder_.get());
        int32 score = 0;
        if (ps_get_hyp(decoder_.get(), &score) == nullptr) return std::nullopt;
        Match match{{}, score * std::log(logmath_get_base(ps_get_logmath(decoder_.get()))) * (1 << score_shift)};
        for (ps_seg_t* part = ps_seg_iter(decoder_.get()); part != nullptr; part = ps_seg_next(part)) {
            std::string_view name = ps_seg_word(part);
            if (name.find(':') == std::string_view::npos) continue; // silence and noises
            match.words.push_back(word_of(name.substr(0, name.find('('))));
        }
        return match;
    }

    Decoder decoder_;
    std::vector<std::string> phones_;
    std::unique_ptr<Recogniser> beside_{}; ///< null in the one beside
};

std::variant<std::unique_ptr<Sphinx>, RecogniserError> open_one(const AllSounds& sounds, WordBeam beam) {
    Decoder decoder = make_decoder(beam);
    if (!decoder) return RecogniserError{std::string("PocketSphinx does not load ") + acoustic_model};
    auto sphinx = std::make_unique<Sphinx>(std::move(decoder));
    if (!sphinx->learn(sounds)) return RecogniserError{"PocketSphinx does not take a word of speech/hearing/sounds"};
    return sphinx;
}

} // namespace

OpenedRecogniser open(const AllSounds& sounds) {
    err_set_logfp(nullptr);
    auto first = open_one(sounds, WordBeam::Wide);
    if (auto* error = std::get_if<RecogniserError>(&first)) return std::move(*error);
    auto sphinx = std::get<std::unique_ptr<Sphinx>>(std::move(first));
    auto second = open_one(sounds, WordBeam::Narrow);
    if (auto* error = std::get_if<RecogniserError>(&second)) return std::move(*error);
    sphinx->put_beside(std::get<std::unique_ptr<Sphinx>>(std::move(second)));
    return sphinx;
}

} // namespace speech::hearing::sphinx
