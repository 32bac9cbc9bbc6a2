// A speech output that speaks when the test has it speak, and notes what it is asked for.
#pragma once

#include "speech/output/external_queue.hpp"
#include "speech/output/speech_output.hpp"

#include <deque>
#include <string>
#include <vector>

namespace tests::speech::output {

namespace output = ::speech::output;

/// What has been done, a word or two each: `speak one`, `hush`, `ring check`, `play`, `stop`.
using Deeds = std::vector<std::string>;

class FakeSpeechOutput final : public output::SpeechOutput {
public:
    explicit FakeSpeechOutput(Deeds& deeds)
        : deeds_(deeds) {}

    void speak(output::Passage passage, const ::speech::phrases::Runs& runs, ::speech::announce::Urgency) override {
        passages.push_back(passage);
        deeds_.push_back("speak " + ::speech::phrases::plain_text(runs));
    }
    void hush() override { deeds_.push_back("hush"); }
    void set_manner(const ::speech::voice::Manner&, ::sounds::mixer::Volume) override {}
    std::optional<output::Report> poll() override {
        if (reports.empty()) return std::nullopt;
        output::Report oldest = reports.front();
        reports.pop_front();
        return oldest;
    }

    void get_ready() { reports.push_back(output::Ready{}); }
    /// What was begun last comes to its end.
    void end() { reports.push_back(output::Ended{passages.back()}); }
    void die(output::Failing failing) { reports.push_back(output::Died{failing, "why"}); }

    std::vector<output::Passage> passages;
    std::deque<output::Report> reports;

private:
    Deeds& deeds_;
};

class FakeAccompaniment final : public output::Accompaniment {
public:
    explicit FakeAccompaniment(Deeds& deeds)
        : deeds_(deeds) {}
    void ring(const ::speech::announce::Utterance& utterance) override {
        for (const auto& cue : {utterance.cue, utterance.second_cue})
            if (cue) deeds_.push_back("ring " + std::string(::sounds::cues::name(*cue)));
    }
    void play(const ::speech::speaker::Sound&) override { deeds_.push_back("play"); }
    bool is_over() override { return over; }
    void stop() override { deeds_.push_back("stop"); }

    bool over = false;

private:
    Deeds& deeds_;
};

} // namespace tests::speech::output
