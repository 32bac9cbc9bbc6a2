#include "rules/table/words.hpp"

#include "base/values/enum_names.hpp"

namespace rules::table {

std::string_view word(RefusalReason reason) {
    return base::values::lower_names<RefusalReason, '-'>[static_cast<std::size_t>(reason)];
}

} // namespace rules::table
