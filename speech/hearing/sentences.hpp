// A net as a list of sentences, for engines that are told so what may be said.
#pragma once

#include "speech/hearing/net.hpp"

#include <vector>

namespace speech::hearing {

using Sentence = std::vector<HeardWord>;

/// Ways through the net, so that whatever word can begin or end one, or follow another in one, does so in one of these.
/// All ways are many more. An engine that counts how often which word follows which, as Vosk does, takes what is there
/// more often for likelier: so where a sentence can begin or go on in several ways, it does in the one least taken.
std::vector<Sentence> sentences_of(const Net& net);

} // namespace speech::hearing
