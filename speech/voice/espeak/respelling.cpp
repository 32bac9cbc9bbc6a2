#include "speech/voice/espeak/respelling.hpp"

#include <array>
#include <string_view>

namespace speech::voice::espeak {
namespace {

struct Respelling {
    std::string_view language;
    std::string_view word;
    std::string_view written;
};

/// Heard and compared with eSpeak NG 1.51: its German says "Cäsar" with a K, as the Romans did and no German does. Its
/// Persian and Arabic take the sign between thousands for a comma. Its Arabic leaves out a vowel that is written before
/// the doubling of its consonant, which is the order Unicode's normal forms put the two marks in.
constexpr std::array respellings{
    Respelling{"de", "Cäsar", "Zäsar"},
    Respelling{"fa", "\u066C", ""},
    Respelling{"ar", "\u066C", ""},
    Respelling{"ar", "\u064B\u0651", "\u0651\u064B"},
    Respelling{"ar", "\u064E\u0651", "\u0651\u064E"},
    Respelling{"ar", "\u064F\u0651", "\u0651\u064F"},
    Respelling{"ar", "\u0650\u0651", "\u0651\u0650"},
};

} // namespace

std::string respelled(const phrases::Run& run) {
    std::string text = run.text;
    for (const Respelling& one : respellings) {
        if (run.language.tag != one.language) continue;
        for (std::size_t at = text.find(one.word); at != std::string::npos;
             at = text.find(one.word, at + one.written.size()))
            text.replace(at, one.word.size(), one.written);
    }
    return text;
}

} // namespace speech::voice::espeak
