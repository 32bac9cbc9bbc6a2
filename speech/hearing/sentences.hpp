// A net as a list of sentences, for engines that are told so what may be said.
#pragma once

#include "speech/hearing/net.hpp"

#include <vector>

namespace speech::hearing {

using Sentence = std::vector<HeardWord>;

/// Ways through the net, so that whatever word can begin or end one, or follow another in one, does so in one of these.
/// An engine that counts which word follows which, as Vosk does, learns no more from all ways, which are many more.
std::vector<Sentence> sentences_of(const Net& net);

} // namespace speech::hearing
