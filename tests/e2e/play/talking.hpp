// What a player says into the microphone of the fixture.
#pragma once

#include "tests/e2e/play/command.hpp"
#include "tests/e2e/play/player.hpp"

#include <cstddef>
#include <memory>
#include <string>

namespace e2e {

/// A sound file with the words, in the voice of the program for that language. `name` tells files of the same language
/// apart.
std::string spoken(const std::string& words, const std::string& language = "de", const std::string& name = "spoken");

/// Four people who talk in the room as long as it lives.
class Babble {
public:
    /// So many decibels below the voice in the sound file.
    Babble(const std::string& voice, double below);

private:
    std::unique_ptr<Running> people_;
};

/// Holds the key, plays the file into the microphone, and lets go.
void hold_and_say(const std::string& file, const std::string& key = "grave");

/// Says it while the key is held. Where a busy machine has lost a piece of what was said, it is said again, as anyone
/// would. Which line of the transcript the answer is.
std::size_t say_until_understood(Player& player, const std::string& file, std::size_t from);

/// From the start of the program to the list of own words. The line behind the one that asks for the first word.
std::size_t open_own_words(Player& player);

/// Records the word in the sound file while the key is held, again where a busy machine has lost a piece of it. The
/// line behind the answer, where the next word is asked for.
std::size_t record_word(Player& player, const std::string& file, std::size_t from);

} // namespace e2e
