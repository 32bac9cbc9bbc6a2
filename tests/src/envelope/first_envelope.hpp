// An envelope as the first version of the format was sealed, for the key whose secret half is 32 bytes 7.
#pragma once

#include <string>

namespace tests {

const std::string first_envelope = "Klangbrett envelope 1\n"
                                   "white: Sina A.\n"
                                   "black: Nora B.\n"
                                   "move: 41\n"
                                   "\n"
                                   "UOHCZzaV6QrRtWPrW3GQeMi6fgTDphPj0e/hWjHrcQbREJLOzkUz574TV1bEAMgSJatGT/p/9/"
                                   "DoLXSWMfV+bA/b1D6L6z/+IAUrktVvKRtqq26j2vvI1gV3Nuc=\n";
const std::string first_digest = "438c9e6853f445984c8c2c5d6d99d021c240f9e7b24d208854052fe2dc2c3db2";

/// What stands on the envelopes.
const std::string outside = "white: Sina A.\nblack: Nora B.\nmove: 41\n";

} // namespace tests
