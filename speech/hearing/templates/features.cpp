#include "speech/hearing/templates/features.hpp"

#include <sphinxbase/cmd_ln.h>
#include <sphinxbase/err.h>
#include <sphinxbase/fe.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <new>
#include <numeric>
#include <type_traits>

namespace speech::hearing::templates {
namespace {

static_assert(std::is_same_v<mfcc_t, float>, "sphinxbase was built for processors that cannot compute with fractions");

struct Releases {
    void operator()(cmd_ln_t* config) const { cmd_ln_free_r(config); }
    void operator()(fe_t* front_end) const { fe_free(front_end); }
};
using FrontEnd = std::unique_ptr<fe_t, Releases>;

/// The front end of PocketSphinx, told to stop at the bands and to take nothing away.
FrontEnd make_front_end() {
    static const bool is_quiet = (err_set_logfp(nullptr), true); // for the whole process, so once
    (void)is_quiet;
    const std::unique_ptr<cmd_ln_t, Releases> config(
        cmd_ln_init(nullptr, fe_get_args(), TRUE, "-samprate", "16000", "-frate", "100", "-wlen", "0.025", "-nfft",
                    "512", "-nfilt", "24", "-lowerf", "100", "-upperf", "7000", "-logspec", "yes", "-remove_dc", "yes",
                    "-remove_noise", "no", "-remove_silence", "no", "-vad_startspeech", "1", nullptr));
    FrontEnd front_end(config ? fe_init_auto_r(config.get()) : nullptr);
    if (!front_end) throw std::bad_alloc();
    return front_end;
}

} // namespace

Frames frames_of(Samples samples) {
    constexpr float softest = 4; // a sample's last bit now and then
    const FrontEnd front_end = make_front_end();
    fe_start_utt(front_end.get());
    std::size_t left = samples.size();
    int32 count = 0;
    fe_process_frames(front_end.get(), nullptr, &left, nullptr, &count, nullptr);
    Frames frames(static_cast<std::size_t>(std::max(count, 0)));
    std::vector<mfcc_t*> rows;
    for (Bands& bands : frames) rows.push_back(bands.data());
    const std::int16_t* next = samples.data();
    left = samples.size();
    if (!frames.empty()) fe_process_frames(front_end.get(), &next, &left, rows.data(), &count, nullptr);
    frames.resize(static_cast<std::size_t>(std::max(count, 0)));
    for (Bands& bands : frames)
        for (float& band : bands) band = std::max(band, softest);
    return frames;
}

float loudness(const Bands& bands) {
    return std::log(std::accumulate(bands.begin(), bands.end(), 0.0F,
                                    [](float power, float band) { return power + std::exp(band); }));
}

} // namespace speech::hearing::templates
