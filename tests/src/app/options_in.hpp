// The program with all its files in a folder of a test's own, and without a sound device.
#pragma once

#include "src/app/options.hpp"
#include "tests/support/folder.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace fixture {

inline app::Options options_in(const tests::TemporaryFolder& folder) {
    app::Options options;
    options.data = KLANGBRETT_DATA_FOLDER;
    options.settings = folder / "settings.toml";
    options.library = folder / "games.sqlite";
    options.envelopes = folder / "envelopes";
    options.documents = folder.path();
    options.own_words = folder / "words";
    options.school = folder / "school.jsonl";
    options.hearing_engines = folder / "hearing";
    options.transcript = folder / "transcript";
    options.sound_file = folder / "sound.wav";
    options.sound_outputs = [] { return std::vector<std::string>{}; };
    return options;
}

inline std::string text_of(const std::filesystem::path& file) {
    std::ifstream stream(file);
    return {std::istreambuf_iterator<char>(stream), {}};
}

} // namespace fixture
