#include "speech/hearing/vosk/vosk.hpp"

#include "base/platform/paths.hpp"
#include "base/platform/shared_library.hpp"
#include "base/values/guarded.hpp"
#include "speech/hearing/vosk/api.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <type_traits>
#include <utility>

namespace speech::hearing::vosk {
namespace {

using base::platform::SharedLibrary;
using nlohmann::json;

struct Functions {
    decltype(&vosk_set_log_level) set_log_level = nullptr;
    decltype(&vosk_model_new) model_new = nullptr;
    decltype(&vosk_model_free) model_free = nullptr;
    decltype(&vosk_model_find_word) model_find_word = nullptr;
    decltype(&vosk_recognizer_new) recognizer_new = nullptr;
    decltype(&vosk_recognizer_new_grm) recognizer_new_grm = nullptr;
    decltype(&vosk_recognizer_set_words) recognizer_set_words = nullptr;
    decltype(&vosk_recognizer_accept_waveform_s) recognizer_accept_waveform_s = nullptr;
    decltype(&vosk_recognizer_final_result) recognizer_final_result = nullptr;
    decltype(&vosk_recognizer_free) recognizer_free = nullptr;
};

/// The functions of the library; or the name of the first that it lacks.
std::variant<Functions, std::string> functions_of(const SharedLibrary& library) {
    Functions found;
    std::string missing;
    const auto find = [&](auto& function, const char* name) {
        using Function = std::remove_pointer_t<std::remove_reference_t<decltype(function)>>;
        function = library.function<Function>(name);
        if (function == nullptr && missing.empty()) missing = name;
    };
    find(found.set_log_level, "vosk_set_log_level");
    find(found.model_new, "vosk_model_new");
    find(found.model_free, "vosk_model_free");
    find(found.model_find_word, "vosk_model_find_word");
    find(found.recognizer_new, "vosk_recognizer_new");
    find(found.recognizer_new_grm, "vosk_recognizer_new_grm");
    find(found.recognizer_set_words, "vosk_recognizer_set_words");
    find(found.recognizer_accept_waveform_s, "vosk_recognizer_accept_waveform_s");
    find(found.recognizer_final_result, "vosk_recognizer_final_result");
    find(found.recognizer_free, "vosk_recognizer_free");
    if (!missing.empty()) return missing;
    return found;
}

template <typename Object>
struct Frees {
    void (*free)(Object* object);
    void operator()(Object* object) const { free(object); }
};
using Model = std::unique_ptr<VoskModel, Frees<VoskModel>>;
using VoskHandle = std::unique_ptr<VoskRecognizer, Frees<VoskRecognizer>>;

/// For so many sentences the grammar has one more, which is the word for anything else. A sentence is the likelier the
/// more often it is there.
constexpr std::size_t sentences_to_one_unknown = 4;

/// The sentences as a grammar, with a word for anything else.
std::string grammar_of(const std::vector<std::string>& sentences) {
    json grammar = sentences;
    const std::size_t unknown = 1 + sentences.size() / sentences_to_one_unknown;
    for (std::size_t each = 0; each < unknown; ++each) grammar.push_back(std::string(unknown_word));
    return grammar.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::optional<TranscribedWord> word_in(const json& entry) {
    if (!entry.is_object()) return std::nullopt;
    const auto text = entry.find("word");
    const auto confidence = entry.find("conf");
    if (text == entry.end() || !text->is_string() || confidence == entry.end() || !confidence->is_number())
        return std::nullopt;
    // It is a sum of rounded parts, and may be a little above 1.
    return TranscribedWord{text->get<std::string>(), std::clamp(confidence->get<double>(), 0.0, 1.0)};
}

/// `{"result": [{"conf": 0.98, "word": "eva"}], "text": "eva"}`, and of silence `{"text": ""}`.
std::variant<Transcript, RecogniserError> transcript_in(const char* answer) {
    if (answer == nullptr) return RecogniserError{"a result of the library"};
    const json result = json::parse(answer, nullptr, false);
    if (!result.is_object()) return RecogniserError{"a result of the library in JSON"};
    const RecogniserError other{"words and their confidences in the result of the library"};
    const auto words = result.find("result");
    if (words == result.end()) {
        const auto text = result.find("text");
        const bool is_silence = text != result.end() && text->is_string() && text->get<std::string>().empty();
        if (!is_silence) return other;
        return Transcript{};
    }
    if (!words->is_array()) return other;
    Transcript transcript;
    for (const json& entry : *words) {
        auto word = word_in(entry);
        if (!word) return other;
        transcript.push_back(*std::move(word));
    }
    return transcript;
}

class Vosk final : public Transcriber {
public:
    Vosk(SharedLibrary library, const Functions& functions, Model model)
        : library_{std::move(library)}
        , functions_{functions}
        , model_{std::move(model)} {}

    bool knows(const std::string& word) override { return functions_.model_find_word(model_.get(), word.c_str()) > 0; }

    std::variant<Transcript, RecogniserError> transcribe(Samples samples,
                                                         const std::vector<std::string>& sentences) override {
        const VoskHandle recognizer(recognizer_for(sentences), {functions_.recognizer_free});
        if (recognizer == nullptr)
            return RecogniserError{sentences.empty() ? "a model that hears without a grammar"
                                                     : "a model that takes a grammar"};
        functions_.recognizer_set_words(recognizer.get(), 1);
        const auto length = std::min<std::size_t>(samples.size(), std::numeric_limits<int>::max());
        if (functions_.recognizer_accept_waveform_s(recognizer.get(), samples.data(), static_cast<int>(length)) < 0)
            return RecogniserError{"a library that takes the sound"};
        return transcript_in(functions_.recognizer_final_result(recognizer.get()));
    }

private:
    VoskRecognizer* recognizer_for(const std::vector<std::string>& sentences) const {
        constexpr auto rate = static_cast<float>(samples_per_second);
        if (sentences.empty()) return functions_.recognizer_new(model_.get(), rate);
        return functions_.recognizer_new_grm(model_.get(), rate, grammar_of(sentences).c_str());
    }

    SharedLibrary library_;
    Functions functions_;
    Model model_;
};

} // namespace

std::variant<std::unique_ptr<Transcriber>, Unusable> open(const std::filesystem::path& library,
                                                          const std::filesystem::path& model) {
    using What = Unusable::What;
    auto loaded = SharedLibrary::load(library);
    if (!loaded) return Unusable{What::Library, "a library that can be loaded (" + loaded.error() + ")"};
    const auto found = functions_of(*loaded);
    if (const auto* missing = std::get_if<std::string>(&found))
        return Unusable{What::Library, "Vosk's library, with the function " + *missing};
    const auto& functions = std::get<Functions>(found);
    Model opened(nullptr, {functions.model_free});
    bool has_unknown = false;
    const auto thrown = base::values::guarded([&] {
        functions.set_log_level(-1);
        opened.reset(functions.model_new(base::platform::text_of(model).c_str()));
        has_unknown =
            opened != nullptr && functions.model_find_word(opened.get(), std::string(unknown_word).c_str()) > 0;
    });
    if (thrown) return Unusable{What::Model, "the folder of a model that Vosk can load (" + *thrown + ")"};
    if (opened == nullptr) return Unusable{What::Model, "the folder of a model that Vosk can load"};
    if (!has_unknown) return Unusable{What::Model, "a model with the word " + std::string(unknown_word)};
    return std::make_unique<Vosk>(*std::move(loaded), functions, std::move(opened));
}

} // namespace speech::hearing::vosk
