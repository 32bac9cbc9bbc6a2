#include "src/app/ear.hpp"

#include "sounds/device/microphone.hpp"
#include "speech/hearing/equipment.hpp"
#include "src/session/overloaded.hpp"

#include <chrono>
#include <utility>

namespace app {

namespace device = sounds::device;
namespace hearing = speech::hearing;

using session::HearingFailed;
using session::Message;

namespace {

using namespace std::chrono_literals;

/// The key is let go while the last word is still sounding.
constexpr auto last_word = 250ms;

/// What the thread works with.
class Hearing {
public:
    explicit Hearing(std::filesystem::path data)
        : data_(std::move(data)) {}

    void open() {
        trouble_.reset();
        auto opened = device::open_microphone(hearing::samples_per_second);
        if (const auto* error = std::get_if<device::DeviceError>(&opened)) {
            trouble_ = error->detail;
            return;
        }
        microphone_ = std::get<std::unique_ptr<device::Microphone>>(std::move(opened));
        load();
    }

    Message finish(const session::StopListening& what) {
        std::this_thread::sleep_for(last_word);
        const auto microphone = std::exchange(microphone_, nullptr);
        if (trouble_) return HearingFailed{*trouble_};
        if (!microphone) return session::SpeechHeard{hearing::Unclear{}};
        const auto samples = microphone->take();
        const auto locale = speech::phrases::read_locale(data_ / "locales", what.language);
        if (const auto* fault = std::get_if<speech::phrases::CatalogueFault>(&locale))
            return HearingFailed{fault->message()};
        const auto& language = std::get<speech::phrases::Locale>(locale);
        const auto listener = speech::listen::listener_for(language, equipment_->vocabularies);
        return session::SpeechHeard{
            hear(*equipment_->recogniser, samples, what.position,
                 {hearing::tongues_for(language, equipment_->vocabularies, equipment_->sounds), listener})};
    }

private:
    /// Once; after a failure it is tried again, for what was missing may have been installed.
    void load() {
        if (equipment_) return;
        auto loaded = hearing::load_equipment(data_);
        if (const auto* error = std::get_if<hearing::RecogniserError>(&loaded)) {
            trouble_ = error->detail;
            return;
        }
        equipment_ = std::get<hearing::Equipment>(std::move(loaded));
    }

    std::filesystem::path data_;
    std::optional<hearing::Equipment> equipment_;
    std::unique_ptr<device::Microphone> microphone_;
    std::optional<std::string> trouble_;
};

} // namespace

Ear::Ear(std::filesystem::path data, std::function<void()> wake)
    : data_(std::move(data))
    , wake_(std::move(wake)) {}

Ear::~Ear() {
    if (!thread_) return;
    {
        const std::scoped_lock lock(mutex_);
        ends_ = true;
    }
    changed_.notify_one();
    thread_->join();
}

void Ear::listen() { put({session::Listen{}}); }

void Ear::stop_listening(session::StopListening what) { put({std::move(what)}); }

std::optional<Message> Ear::poll() {
    const std::scoped_lock lock(mutex_);
    if (answers_.empty()) return std::nullopt;
    Message oldest = std::move(answers_.front());
    answers_.pop_front();
    return oldest;
}

void Ear::put(Task task) {
    {
        const std::scoped_lock lock(mutex_);
        tasks_.push_back(std::move(task));
    }
    changed_.notify_one();
    if (!thread_) thread_.emplace([this] { work(); });
}

std::optional<Ear::Task> Ear::next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return ends_ || !tasks_.empty(); });
    if (ends_) return std::nullopt;
    Task task = std::move(tasks_.front());
    tasks_.pop_front();
    return task;
}

void Ear::work() {
    Hearing hearing(data_);
    while (const auto task = next())
        std::visit(session::Overloaded{
                       [&](const session::Listen&) { hearing.open(); },
                       [&](const session::StopListening& what) { answer(hearing.finish(what)); },
                   },
                   task->what);
}

void Ear::answer(Message message) {
    {
        const std::scoped_lock lock(mutex_);
        answers_.push_back(std::move(message));
    }
    wake_();
}

} // namespace app
