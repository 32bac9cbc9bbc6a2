// An engine that the player has brought, from the folder it lies in until it fails.
#pragma once

#include "base/toml/data_fault.hpp"
#include "speech/hearing/transcriber.hpp"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace speech::hearing {

/// How sure an engine must be of each word that was said, from 0 to 1.
struct Sureness {
    double sure;     ///< to be believed
    double doubtful; ///< to be asked about
    bool operator==(const Sureness&) const = default;
};

/// An engine says how likely each word is among those it was told. To be believed, it leaves a tenth at most to all
/// others, for a wrong move costs more than a question; what is less likely than all others together is none to ask
/// about. No model was at hand to fit them to: whoever brings one can name others beside it.
inline constexpr Sureness usual_sureness{0.9, 0.5};

/// Of what was heard.
struct SureMatch {
    std::vector<HeardWord> words;   ///< a way through the net
    std::vector<std::string> texts; ///< the same as the engine writes them
    std::set<std::string> sayable;  ///< all words that could have been said, in all ways to write them
    double confidence;              ///< of the word the engine is least sure of, from 0 to 1
};

/// What is to be done with what was heard.
enum class Belief { Sure, Doubtful, None };

/// All calls come from one thread; it may be made and destroyed in another.
class Engine {
public:
    /// What its folder says of it.
    struct Description {
        std::string name; ///< of the folder
        std::string file; ///< that describes it
        std::vector<phrases::Language> languages;
        Sureness sureness = usual_sureness;
    };

    /// Precondition: there is a transcriber.
    Engine(Description description, std::unique_ptr<Transcriber> transcriber);

    const std::string& name() const { return description_.name; }
    bool understands(const phrases::Language& language) const;
    /// Those of the tongues that it understands.
    std::vector<Tongue> understood(const std::vector<Tongue>& tongues) const;

    /// The way through the net that was said; nothing if it was another one, which may be a way through `others`, or
    /// the engine has failed. The words are those of the tongues. What the model lacks cannot be heard.
    std::optional<SureMatch> match(Samples samples, const Net& net, const Net& others,
                                   const std::vector<Tongue>& tongues);

    /// Whether that is believed, after listening once more for any words at all. An engine that is told what may be
    /// said is often just as sure of it where something else was said, as those who use Vosk report; but then it writes
    /// down other words where it may. What shares no word with these is neither believed nor asked about. What is sure
    /// is the same in both, word for word; only of three words or more one may be written as something that could not
    /// have been said, in one word or two, or something like that come besides. Behind the opening word there is no
    /// such exception, and the opening word is not enough to be asked about. All else is doubtful. Nothing is believed
    /// if the engine fails meanwhile.
    Belief belief_in(const SureMatch& match, Samples samples, Beginning beginning);

    /// What was expected of it when it failed; empty until then. What has failed is not asked again.
    const std::optional<base::toml::DataFault>& fault() const { return fault_; }

private:
    std::optional<Transcript> transcribe(Samples samples, const std::vector<std::string>& sentences);
    /// Does what the library may throw in; if it throws, the engine has failed, and that was expected of it.
    template <typename Work>
    bool is_done(const char* expected, Work&& work);
    void fail(std::string expected);

    Description description_;
    std::unique_ptr<Transcriber> transcriber_;
    std::optional<base::toml::DataFault> fault_{};
};

} // namespace speech::hearing
