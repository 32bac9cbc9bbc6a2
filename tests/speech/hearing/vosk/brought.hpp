// Folders of engines as a player brings them, with the stand-in for Vosk.
#pragma once

#include "tests/support/catch.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace brought {

/// `eva 0.95 vier 1` as Vosk would answer it.
inline std::string answer(const std::vector<std::pair<std::string, double>>& words) {
    std::string result;
    std::string text;
    for (const auto& [word, confidence] : words) {
        result += (result.empty() ? "" : ", ") + std::string(R"({"conf": )") + std::to_string(confidence) +
                  R"(, "end": 0.5, "start": 0.1, "word": ")" + word + "\"}";
        text += (text.empty() ? "" : " ") + word;
    }
    return R"({"result": [)" + result + R"(], "text": ")" + text + "\"}";
}

/// A folder with a manifest and a model that has German words and answers those lines: with a grammar, and without one
/// as far as there are any, then the same.
class EngineFolder {
public:
    EngineFolder(std::filesystem::path folder, const std::vector<std::string>& answers = {},
                 const std::vector<std::string>& freely = {})
        : folder_{std::move(folder)} {
        std::filesystem::create_directories(folder_ / "model");
        describe(VOSK);
        std::ofstream words(folder_ / "model" / "words");
        for (const char* word :
             {"anna",   "bella",    "cäsar", "david",   "eva",   "felix", "gustav",  "hektor", "eins",
              "zwei",   "drei",     "vier",  "fünf",    "sechs", "acht",  "könig",   "dame",   "turm",
              "läufer", "springer", "bauer", "schlägt", "nach",  "kurze", "rochade", "matt",   "ja",
              "nein",   "aufgeben", "uhr",   "hilfe",   "lange", "remis", "kein",    "zug",    "[unk]"})
            words << word << '\n';
        std::ofstream lines(folder_ / "model" / "answers");
        for (const std::string& each : answers) lines << each << '\n';
        std::ofstream free_lines(folder_ / "model" / "freely");
        for (const std::string& each : freely) free_lines << each << '\n';
    }

    void describe(const std::string& library, const std::string& more = "",
                  const std::string& languages = R"(["de"])") const {
        write("kind = \"vosk\"\nlibrary = \"" + library + "\"\nmodel = \"model\"\nlanguages = " + languages + "\n" +
              more);
    }
    /// The model has those words and no others.
    void know(const std::vector<std::string>& words) const {
        std::ofstream lines(folder_ / "model" / "words");
        for (const std::string& each : words) lines << each << '\n';
    }
    void write(const std::string& manifest) const { std::ofstream(folder_ / "engine.toml") << manifest; }

    /// What the stand-in was told: the lines of a file of its model's.
    std::vector<std::string> told(const char* file) const {
        std::vector<std::string> lines;
        std::ifstream in(folder_ / "model" / file);
        for (std::string line; std::getline(in, line);) lines.push_back(line);
        return lines;
    }

    const std::filesystem::path& path() const { return folder_; }

private:
    std::filesystem::path folder_;
};

} // namespace brought
