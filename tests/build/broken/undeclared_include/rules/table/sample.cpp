#include "rules/notation/san.hpp"
