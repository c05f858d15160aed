#pragma once

#include <cstdio>
#include <cstdlib>

/** A broken promise ends the run, as a finding: assertions alone would go with NDEBUG. */
#define FUZZ_CHECK(held)                                                                                     \
    do {                                                                                                     \
        if (!(held)) {                                                                                       \
            std::fprintf(stderr, "%s:%d does not hold: %s\n", __FILE__, __LINE__, #held);                    \
            std::abort();                                                                                    \
        }                                                                                                    \
    } while (false)
