// A WAV file that the voices are rendered into, read back.
#pragma once

#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

#include <sndfile.hh>

#include <filesystem>
#include <vector>

namespace tests::speech {

/// In a temporary folder, and gone with this object.
class WavFile {
public:
    std::filesystem::path path() const { return folder_ / "said.wav"; }

    std::vector<float> read() const {
        SndfileHandle file{path().string()};
        CHECK(file.samplerate() == 48000);
        CHECK(file.channels() == 1);
        std::vector<float> samples(static_cast<std::size_t>(file.frames()));
        CHECK(file.read(samples.data(), file.frames()) == file.frames());
        return samples;
    }

private:
    TemporaryFolder folder_;
};

} // namespace tests::speech
