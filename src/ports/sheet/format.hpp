// In which form a scoresheet is wanted.
#pragma once

namespace sheet {

enum class Format { Print, Braille };

} // namespace sheet
