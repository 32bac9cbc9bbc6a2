#include "rules/laws/keys/touch.hpp"

#include "rules/laws/keys/take.hpp"

namespace rules::laws {
namespace {

constexpr std::array waiver_scopes{
    Option{"any_law", WaiverScope::AnyLaw},
    Option{"art_4.3_4.4", WaiverScope::TouchAndCastling},
    Option{"art_4", WaiverScope::ArticleFour},
    Option{"touch_move", WaiverScope::TouchMove},
    Option{"art_4.1_4.7", WaiverScope::FourToRelease},
};
constexpr std::array promotion_finals{
    Option{"on_release", PromotionFinal::OnRelease},
    Option{"on_square_contact", PromotionFinal::OnSquareContact},
};
constexpr std::array made_details{
    Option{"article3_only", MadeDetail::ArticleThreeOnly},
    Option{"capture_castle_promo", MadeDetail::CaptureCastlingPromotion},
    Option{"castle_release", MadeDetail::CastlingRelease},
};
constexpr std::array accidental_touches{
    Option{"implied", AccidentalTouch::Implied},
    Option{"explicit", AccidentalTouch::Explicit},
};

constexpr std::array touch_key_table{
    Key{"touch.waiver_scope",
        [](Laws& laws, const toml::node& value) { return take_choice(laws.touch.waiver_scope, value, waiver_scopes); }},
    Key{"touch.promotion_final",
        [](Laws& laws, const toml::node& value) {
            return take_choice(laws.touch.promotion_final, value, promotion_finals);
        }},
    Key{"touch.made_detail",
        [](Laws& laws, const toml::node& value) { return take_choice(laws.touch.made_detail, value, made_details); }},
    Key{"touch.accidental_exempt",
        [](Laws& laws, const toml::node& value) {
            return take_choice(laws.touch.accidental_exempt, value, accidental_touches);
        }},
};

} // namespace

std::span<const Key> touch_keys() { return touch_key_table; }

} // namespace rules::laws
