// Catalogues of messages: what is read and written again reads the same, and a fault names its line.
#include "speech/phrases/messages_file.hpp"

#include "speech/phrases/pattern.hpp"
#include "tests/fuzz/support.hpp"

using namespace speech::phrases;

namespace {

std::string section_of(const Message& message) { return message.name.substr(0, message.name.find('.')); }
std::string key_of(const Message& message) { return message.name.substr(message.name.find('.') + 1); }

/// The messages as a file, one section after another; empty if their names do not tell where the section ends.
std::string write(const std::vector<Message>& messages) {
    std::string text;
    std::string section;
    for (const Message& message : messages) {
        if (key_of(message).find('.') != std::string::npos) return {};
        if (text.empty() || section != section_of(message)) {
            section = section_of(message);
            text += '[' + fuzz::toml_string(section) + "]\n";
        }
        text += fuzz::toml_string(key_of(message)) + " = " + fuzz::toml_string(message.pattern) + '\n';
    }
    return text;
}

void require_arguments(const std::string& pattern) {
    const auto read = read_arguments(pattern);
    if (const auto* arguments = std::get_if<PatternArguments>(&read)) {
        for (const auto& [name, kind] : *arguments) fuzz::require(pattern.find(name) != std::string::npos);
        fuzz::require(std::get<PatternArguments>(read_arguments(pattern + " .")) == *arguments);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    const auto read = read_messages(text, "fuzzed");
    if (const auto* fault = std::get_if<base::toml::DataFault>(&read)) {
        fuzz::require(!fault->expected.empty() && fault->line && fuzz::is_line_of(text, *fault->line));
        return 0;
    }
    const std::vector<Message>& messages = std::get<Messages>(read).full;
    for (const std::vector<Message>* all : {&messages, &std::get<Messages>(read).brief})
        for (const Message& message : *all) {
            fuzz::require(fuzz::is_line_of(text, message.line));
            require_arguments(message.pattern);
        }
    const std::string written = write(messages);
    if (written.empty()) return 0;
    const auto again = read_messages(written, "written");
    fuzz::require(std::holds_alternative<Messages>(again));
    const std::vector<Message>& same = std::get<Messages>(again).full;
    fuzz::require(std::equal(messages.begin(), messages.end(), same.begin(), same.end(),
                             [](const Message& one, const Message& other) {
                                 return one.name == other.name && one.pattern == other.pattern;
                             }));
    return 0;
}
