// libsodium, made ready, in the terms of strings.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace envelope {

/// To be called before anything else of libsodium.
void make_ready();

const unsigned char* bytes_of(std::string_view text);
unsigned char* bytes_of(std::string& text);

/// In base64, and back; empty if the text is none.
std::string encode(std::string_view bytes);
std::optional<std::string> decode(std::string_view text);

} // namespace envelope
