// Build tool: makes `enum class PhraseId` and the table of its names and arguments from the English catalogue.
#include "speech/phrases/messages_file.hpp"
#include "speech/phrases/pattern.hpp"

#include <cctype>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <utility>

namespace {

using namespace speech::phrases;

struct Phrase {
    std::string enumerator;
    std::string name;
    std::string section; ///< as an enumerator
    PatternArguments arguments;
};

/// `new_game.time_control` becomes `NewGameTimeControl`; empty unless made of small letters, digits and underscores.
std::string pascal_case(std::string_view name) {
    std::string result;
    bool starts_word = true;
    for (const char letter : name) {
        if (letter == '.' || letter == '_') {
            starts_word = true;
        } else if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9' && !result.empty())) {
            result += starts_word ? static_cast<char>(std::toupper(letter)) : letter;
            starts_word = false;
        } else {
            return {};
        }
    }
    return result;
}

std::string enumeration(const std::vector<Phrase>& phrases) {
    std::string text = "// Made by the build from locales/en/messages.toml.\n#pragma once\n\n#include <cstdint>\n\n"
                       "namespace speech::phrases {\n\n"
                       "/// Every section of the catalogues.\n"
                       "enum class Section : std::uint8_t {\n";
    std::string_view last;
    for (const Phrase& phrase : phrases)
        if (phrase.section != std::exchange(last, phrase.section)) text += "    " + phrase.section + ",\n";
    text += "};\n\n"
            "/// Every sentence of the program, named section by section.\n"
            "enum class PhraseId : std::uint16_t {\n";
    for (const Phrase& phrase : phrases) text += "    " + phrase.enumerator + ",\n";
    return text + "};\n\n} // namespace speech::phrases\n";
}

std::string list_of_names(const std::vector<Phrase>& phrases) {
    std::string text =
        "// Made by the build from locales/en/messages.toml.\n#pragma once\n\n#include <array>\n"
        "#include <string_view>\n\nnamespace speech::phrases {\n\n"
        "/// What each phrase is called in the catalogues, in the order of PhraseId: `refusal.no_partner`.\n"
        "inline constexpr std::array<std::string_view, " +
        std::to_string(phrases.size()) + "> phrase_names{\n";
    for (const Phrase& phrase : phrases) text += "    \"" + phrase.name + "\",\n";
    return text + "};\n\n} // namespace speech::phrases\n";
}

std::string_view spelled(ArgumentKind kind) {
    switch (kind) {
    case ArgumentKind::Anything: return "ArgumentKind::Anything";
    case ArgumentKind::Number: return "ArgumentKind::Number";
    case ArgumentKind::Choice: return "ArgumentKind::Choice";
    }
    __builtin_unreachable();
}

/// So many elements of that array, as a span.
std::string part_of(std::string_view array, std::size_t first, std::size_t count) {
    return "std::span(" + std::string(array) + ").subspan(" + std::to_string(first) + ", " + std::to_string(count) +
           ")";
}

std::string array(std::string_view type, std::string_view name, std::size_t count, const std::string& elements) {
    return "inline constexpr std::array<" + std::string(type) + ", " + std::to_string(count) + "> " +
           std::string(name) + "{{\n" + elements + "}};\n\n";
}

/// Constant, so that the program needs no time for it when it starts, nor the compiler for the code that would fill it.
std::string table(const std::vector<Phrase>& phrases) {
    std::string words;
    std::string arguments;
    std::string rows;
    std::size_t word_count = 0;
    std::size_t argument_count = 0;
    for (const Phrase& phrase : phrases) {
        rows += "    {\"" + phrase.name + "\", Section::" + phrase.section + ", " +
                part_of("expected_arguments", argument_count, phrase.arguments.size()) + "},\n";
        argument_count += phrase.arguments.size();
        for (const auto& [name, use] : phrase.arguments) {
            arguments += "    {\"" + name + "\", " + std::string(spelled(use.kind)) + ", " +
                         part_of("expected_words", word_count, use.choices.size()) + ", " +
                         (use.else_silent ? "true" : "false") + "},\n";
            word_count += use.choices.size();
            for (const std::string& word : use.choices) words += "    \"" + word + "\",\n";
        }
    }
    return "// Made by the build from locales/en/messages.toml.\n#pragma once\n\n"
           "#include \"speech/phrases/pattern.hpp\"\n#include \"speech/phrases/phrase_id.hpp\"\n\n"
           "#include <array>\n#include <span>\n#include <string_view>\n\n"
           "namespace speech::phrases {\n\n"
           "/// An argument, as the English pattern uses it. Its choices are in alphabetical order.\n"
           "struct ExpectedArgument {\n    std::string_view name;\n    ArgumentKind kind;\n"
           "    std::span<const std::string_view> choices;\n    bool else_silent;\n};\n\n"
           "struct ExpectedPhrase {\n    std::string_view name;\n    Section section;\n"
           "    std::span<const ExpectedArgument> arguments;\n};\n\n" +
           array("std::string_view", "expected_words", word_count, words) +
           array("ExpectedArgument", "expected_arguments", argument_count, arguments) +
           "/// In the order of PhraseId, which is also the order of the names.\n" +
           array("ExpectedPhrase", "expected_phrases", phrases.size(), rows) + "} // namespace speech::phrases\n";
}

/// Leaves a file that says the same alone, so that nothing is compiled anew for a changed wording.
bool write(const char* path, const std::string& text) {
    std::ostringstream old;
    old << std::ifstream(path, std::ios::binary).rdbuf();
    if (old.str() == text) return true;
    std::ofstream file(path, std::ios::binary);
    file << text;
    return file.good();
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 5) {
        std::cerr << "usage: phrase_id_generator MESSAGES.TOML PHRASE_ID.HPP PHRASE_NAMES.HPP PHRASE_TABLE.HPP\n";
        return 2;
    }
    const auto refuse = [&](int line, const std::string& complaint) {
        std::cerr << argv[1] << ':' << line << ": error: " << complaint << '\n';
        return 2;
    };
    std::ifstream file(argv[1], std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    if (!file) return refuse(1, "cannot be read");

    const auto messages = read_messages(text.str(), argv[1]);
    if (const auto* fault = std::get_if<base::toml::DataFault>(&messages))
        return refuse(fault->line.value_or(1), "expected " + fault->expected);

    std::vector<Phrase> phrases;
    std::map<std::string, std::string> names;
    for (const Message& message : std::get<Messages>(messages).full) {
        const std::string enumerator = pascal_case(message.name);
        if (enumerator.empty())
            return refuse(message.line, message.name + ": expected small letters, digits and underscores");
        const auto [known, is_new] = names.emplace(enumerator, message.name);
        if (!is_new) return refuse(message.line, message.name + " and " + known->second + " would have the same name");
        const auto arguments = read_arguments(message.pattern);
        if (const auto* fault = std::get_if<PatternFault>(&arguments))
            return refuse(message.line, message.name + ": not a message pattern, near '" + fault->near + "'");
        const std::string section = pascal_case(message.name.substr(0, message.name.find('.')));
        phrases.push_back({enumerator, message.name, section, std::get<PatternArguments>(arguments)});
    }
    if (!write(argv[2], enumeration(phrases)) || !write(argv[3], list_of_names(phrases)) ||
        !write(argv[4], table(phrases))) {
        std::cerr << "error: cannot write " << argv[2] << ", " << argv[3] << " and " << argv[4] << '\n';
        return 2;
    }
    return 0;
}
