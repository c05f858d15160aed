#pragma once

#include <cstdio>
#include <cstdlib>

/** A violated invariant ends the run as a finding: assertions are disabled by NDEBUG. */
#define FUZZ_CHECK(held)                                                                                     \
    do {                                                                                                     \
        if (!(held)) {                                                                                       \
            std::fprintf(stderr, "%s:%d does not hold: %s\n", __FILE__, __LINE__, #held);                    \
            std::abort();                                                                                    \
        }                                                                                                    \
    } while (false)
