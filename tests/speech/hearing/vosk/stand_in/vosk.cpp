// A library with Vosk's C interface that hears what it is told to. Its model is a folder with these files:
//
// words     those the model has, one in each line; where they are missing, the folder holds no model; where one is
//           `throw`, it throws while it is loaded, and where one is `tell none`, when it is asked for one but `[unk]`
// answers   what it answers, one line for each recognizer with a grammar, and then silence; but `null` is no answer,
//           `deaf` takes no sound, `no recognizer` makes none, and `throw` throws; nor does it make one for a grammar
//           with a word that the model lacks
// freely    the same for each recognizer without a grammar; where there is no line, the answer that was given last
//
// and it writes there what it was told, a line for each recognizer: `grammars`, and in `sounds` the samples a second
// and how many samples there were.
#include "speech/hearing/vosk/api.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

std::vector<std::string> lines_of(const std::filesystem::path& file) {
    std::vector<std::string> lines;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

} // namespace

struct VoskModel {
    std::filesystem::path folder;
    std::set<std::string> words;
    std::vector<std::string> answers;
    std::vector<std::string> freely;
    std::size_t next = 0;
    std::size_t next_free = 0;
    std::string last = R"({"text": ""})";
};

struct VoskRecognizer {
    std::filesystem::path folder;
    float sample_rate;
    std::string answer;
    bool has_words = false;
};

namespace {

/// Of a grammar, which is a list of texts in JSON with no signs that are written otherwise there.
bool has_all_words(const VoskModel& model, std::string grammar) {
    for (char& letter : grammar)
        if (letter == '"' || letter == ',') letter = ' ';
    std::istringstream words(grammar.substr(1, grammar.size() - 2));
    return std::all_of(std::istream_iterator<std::string>(words), {},
                       [&model](const std::string& word) { return model.words.contains(word); });
}

} // namespace

extern "C" {

void vosk_set_log_level(int) {}

VoskModel* vosk_model_new(const char* model_path) {
    const std::filesystem::path folder = model_path;
    const auto words = lines_of(folder / "words");
    if (words.empty()) return nullptr;
    if (std::ranges::find(words, "throw") != words.end()) throw std::runtime_error("no memory");
    return new VoskModel{
        folder, {words.begin(), words.end()}, lines_of(folder / "answers"), lines_of(folder / "freely")};
}

void vosk_model_free(VoskModel* model) { delete model; }

int vosk_model_find_word(VoskModel* model, const char* word) {
    if (model->words.contains("tell none") && std::string_view(word) != "[unk]") throw std::runtime_error("no memory");
    return model->words.contains(word) ? 7 : -1;
}

VoskRecognizer* vosk_recognizer_new_grm(VoskModel* model, float sample_rate, const char* grammar) {
    std::ofstream(model->folder / "grammars", std::ios::app) << grammar << '\n';
    model->last = model->next < model->answers.size() ? model->answers[model->next++] : R"({"text": ""})";
    if (model->last == "no recognizer" || !has_all_words(*model, grammar)) return nullptr;
    return new VoskRecognizer{model->folder, sample_rate, model->last};
}

VoskRecognizer* vosk_recognizer_new(VoskModel* model, float sample_rate) {
    const bool has_own = model->next_free < model->freely.size();
    const std::string answer = has_own ? model->freely[model->next_free++] : model->last;
    return answer == "no recognizer" ? nullptr : new VoskRecognizer{model->folder, sample_rate, answer};
}

#ifndef WITHOUT_WORDS
void vosk_recognizer_set_words(VoskRecognizer* recognizer, int words) { recognizer->has_words = words != 0; }
#endif

int vosk_recognizer_accept_waveform_s(VoskRecognizer* recognizer, const short*, int length) {
    std::ofstream(recognizer->folder / "sounds", std::ios::app) << recognizer->sample_rate << ' ' << length << '\n';
    return recognizer->answer == "deaf" ? -1 : 0;
}

const char* vosk_recognizer_final_result(VoskRecognizer* recognizer) {
    if (recognizer->answer == "throw") throw std::runtime_error("no memory");
    const bool is_null = recognizer->answer == "null" || !recognizer->has_words;
    return is_null ? nullptr : recognizer->answer.c_str();
}

void vosk_recognizer_free(VoskRecognizer* recognizer) { delete recognizer; }
}
