// Functions that are built for processors with better instructions than any processor has.
#pragma once

/// Before a function: all that it calls becomes part of it, and is built for these instructions, for example
/// "bmi,popcnt". Whoever calls it asks first whether the processor has them (has_bit_counting, has_fast_pext in
/// sliders.hpp). It stays a function of its own. Nothing where there are no such instructions.
#if !defined(__x86_64__)
#define KLANGBRETT_BUILT_FOR(instructions)
#elif defined(KLANGBRETT_SANITIZED)
// What it calls stays outside: with that much instrumented code in one function, GCC 12 compiles for minutes.
#define KLANGBRETT_BUILT_FOR(instructions) [[gnu::target(instructions), gnu::noinline]]
#else
#define KLANGBRETT_BUILT_FOR(instructions) [[gnu::target(instructions), gnu::flatten, gnu::noinline]]
#endif
