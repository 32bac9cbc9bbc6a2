#include "src/tools/script/arbiters_drawer.hpp"

#include "src/envelope/writing.hpp"

namespace tools::script {
namespace {

std::string_view words_of(envelope::Problem problem) {
    using envelope::Problem;
    switch (problem) {
    case Problem::KeyNotKept: return "the arbiter's key cannot be read or kept";
    case Problem::KeyOpenToAll: return "the arbiter's key may be read by others than its owner, so it is not used";
    case Problem::NotAKey: return "this is not the arbiter's key";
    case Problem::NotKept: return "the envelope cannot be written";
    case Problem::Missing: return "the envelope is not there";
    case Problem::NotAnEnvelope: return "this is not an envelope";
    case Problem::Altered: return "the envelope has been tampered with";
    case Problem::Foreign: return "this is another envelope than the one that was sealed";
    case Problem::SealedForOther: return "the envelope was sealed for another arbiter's key";
    }
    return {};
}

EnvelopeTrouble trouble(const envelope::Fault& fault) {
    return {std::string(words_of(fault.problem)) + ": " + fault.detail};
}

} // namespace

std::variant<Digest, EnvelopeTrouble> ArbitersDrawer::seal(const rules::table::Table& table, rules::table::Color side,
                                                           const std::string& move, rules::table::Instant now) {
    if (const auto fault = unlock()) return trouble(*fault);
    const auto put = drawer_->put(envelope::outside_of(table, side, now, {names_.white, names_.black}),
                                  envelope::inside_of(table, move));
    if (const auto* fault = std::get_if<envelope::Fault>(&put)) return trouble(*fault);
    return Digest{std::get<std::string>(put)};
}

std::variant<WrittenMove, EnvelopeTrouble> ArbitersDrawer::open(const Digest& digest) {
    if (const auto fault = unlock()) return trouble(*fault);
    const auto inside = drawer_->unseal(digest.text);
    if (const auto* fault = std::get_if<envelope::Fault>(&inside)) return trouble(*fault);
    return WrittenMove{envelope::move_inside(std::get<std::string>(inside))};
}

std::optional<envelope::Fault> ArbitersDrawer::unlock() {
    if (drawer_) return std::nullopt;
    auto opened = envelope::Drawer::open(folder_);
    if (auto* fault = std::get_if<envelope::Fault>(&opened)) return *fault;
    drawer_ = std::get<envelope::Drawer>(std::move(opened));
    return std::nullopt;
}

} // namespace tools::script
