#include "src/services/school.hpp"

#include "base/platform/calendar.hpp"
#include "base/platform/paths.hpp"
#include "src/storage/exercises.hpp"
#include "src/storage/school_answers.hpp"

#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace services {

using session::AnswersNotKept;
using session::AnswersRead;
using session::ExercisesRead;
using session::Message;

namespace {

school::Date today() { return school::Date(std::chrono::floor<std::chrono::seconds>(base::platform::since_epoch())); }

Message read(const std::filesystem::path& file, session::ParticipantId who) {
    auto found = storage::read_school_answers(file);
    if (auto* why = std::get_if<std::string>(&found))
        return AnswersRead{.answers = {}, .today = today(), .why = std::move(*why), .who = who};
    auto& [answers, unreadable] = std::get<storage::SchoolAnswers>(found);
    AnswersRead message{.answers = std::move(answers), .today = today(), .who = who};
    if (!unreadable.empty())
        message.broken = {base::platform::shown(file.filename()), unreadable.front(), unreadable.size()};
    return message;
}

using Exercises = std::vector<school::Exercise>;

Message no_exercises(std::string why, session::ParticipantId who) {
    return ExercisesRead{std::make_shared<const Exercises>(), std::move(why), who};
}

} // namespace

SchoolService::SchoolService(std::filesystem::path file, std::filesystem::path data_folder, std::function<void()> wake)
    : file_(std::move(file))
    , data_folder_(std::move(data_folder))
    , worker_(std::move(wake)) {}

void SchoolService::carry_out(const session::ReadAnswers& effect) {
    worker_.give([this, who = effect.who] { return std::vector{read(file_, who)}; },
                 [who = effect.who](const std::string& why) {
                     return std::vector<Message>{AnswersRead{.answers = {}, .today = today(), .why = why, .who = who}};
                 });
}

void SchoolService::carry_out(const session::KeepAnswer& effect) {
    worker_.give(
        [this, effect] {
            const auto why = storage::append_school_answer(file_, effect.entry);
            return why ? std::vector<Message>{AnswersNotKept{*why, effect.who}} : std::vector<Message>{};
        },
        [who = effect.who](const std::string& why) {
            return std::vector<Message>{AnswersNotKept{why, who}};
        });
}

void SchoolService::carry_out(const session::ReadExercises& effect) {
    worker_.give(
        [this, who = effect.who] {
            auto read = storage::read_exercises(data_folder_);
            if (!read) return std::vector{no_exercises(base::toml::describe(read.error()), who)};
            return std::vector<Message>{ExercisesRead{std::make_shared<const Exercises>(*std::move(read)), {}, who}};
        },
        [who = effect.who](const std::string& why) { return std::vector{no_exercises(why, who)}; });
}

} // namespace services
