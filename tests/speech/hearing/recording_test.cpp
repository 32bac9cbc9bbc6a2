#include "speech/hearing/recording.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <sndfile.hh>

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

namespace hearing = speech::hearing;

/// A file of silence.
std::filesystem::path written(const tests::TemporaryFolder& folder, int rate, int channels, int format,
                              std::size_t frames) {
    const auto path = folder / ("sound-" + std::to_string(rate) + "-" + std::to_string(channels));
    SndfileHandle file(path.c_str(), SFM_WRITE, format, channels, rate);
    const std::vector<short> silence(frames * static_cast<std::size_t>(channels));
    REQUIRE(file.writef(silence.data(), static_cast<sf_count_t>(frames)) == static_cast<sf_count_t>(frames));
    return path;
}

std::string trouble_with(const std::filesystem::path& file) {
    const auto read = hearing::read_recording(file);
    const auto* trouble = std::get_if<hearing::UnreadableRecording>(&read);
    return trouble == nullptr ? "" : trouble->detail;
}

} // namespace

TEST_CASE("Recordings of usual rates and channels are read, and brought to the recogniser's rate") {
    const tests::TemporaryFolder folder;
    for (const int rate : {8000, 16'000, 44'100, 48'000})
        for (const int channels : {1, 2}) {
            const auto file = written(folder, rate, channels, SF_FORMAT_WAV | SF_FORMAT_PCM_16,
                                      2 * static_cast<std::size_t>(rate) + 100);
            const auto read = hearing::read_recording(file);
            CAPTURE(rate, channels);
            REQUIRE(std::holds_alternative<std::vector<std::int16_t>>(read));
            CHECK(static_cast<double>(std::get<std::vector<std::int16_t>>(read).size()) ==
                  Approx(32'000).epsilon(0.01));
        }
}

TEST_CASE("A file of another rate, with too many channels, or too long is named with what was expected") {
    const tests::TemporaryFolder folder;
    constexpr int wav = SF_FORMAT_WAV | SF_FORMAT_PCM_16;
    CHECK(trouble_with(written(folder, 1, 1, wav, 100)).ends_with("expected 4000 to 192000 samples a second"));
    CHECK(trouble_with(written(folder, 8000, 20, wav, 100)).ends_with("expected at most 16 channels"));
    CHECK(trouble_with(written(folder, 8001, 1, wav, 61 * 8001)).ends_with("expected at most 60 seconds"));
    CHECK_FALSE(trouble_with(folder / "nowhere.wav").empty());
}

TEST_CASE("A header that tells of more samples than there are takes no memory for them") {
    const tests::TemporaryFolder folder;
    const auto file = written(folder, 16'000, 1, SF_FORMAT_FLAC | SF_FORMAT_PCM_16, 16'000);
    std::string bytes;
    {
        std::ifstream stream(file, std::ios::binary);
        bytes.assign(std::istreambuf_iterator<char>(stream), {});
    }
    // STREAMINFO: after 4 + 4 + 13 bytes the number of samples, 36 bits.
    bytes[21] = static_cast<char>(static_cast<unsigned char>(bytes[21]) | 0x0FU);
    for (std::size_t at = 22; at < 26; ++at) bytes[at] = '\xFF';
    std::ofstream(file, std::ios::binary) << bytes;
    const auto read = hearing::read_recording(file);
    const auto* samples = std::get_if<std::vector<std::int16_t>>(&read);
    CHECK((samples == nullptr || samples->size() < 20'000));
}
