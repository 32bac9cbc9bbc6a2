// Catch2 3 where the distribution has it, 2.13 on Debian 12. Tests include this and neither.
#pragma once
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;
#else
#include <catch2/catch.hpp>
#endif
