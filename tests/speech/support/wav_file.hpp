// A WAV file that the voices are rendered into, read back.
#pragma once

#include "tests/support/catch.hpp"

#include <sndfile.hh>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

namespace tests::speech {

/// In a temporary folder, and gone with this object.
class WavFile {
public:
    WavFile() {
        std::string name = (std::filesystem::temp_directory_path() / "klangbrett.XXXXXX").string();
        REQUIRE(mkdtemp(name.data()) != nullptr);
        folder_ = name;
    }
    ~WavFile() { std::filesystem::remove_all(folder_); }
    WavFile(const WavFile&) = delete;
    WavFile& operator=(const WavFile&) = delete;

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
    std::filesystem::path folder_;
};

} // namespace tests::speech
