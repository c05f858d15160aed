#pragma once

#include "app/base/result.h"

#include <cstdio>
#include <cstdlib>
#include <type_traits>
#include <utility>

namespace ink::bench {

/** Returns the value; a failure ends the benchmark. */
template <typename T> T must(Result<T> result)
{
    if (!result) {
        std::fprintf(stderr, "%s\n", qPrintable(result.error().detail.english()));
        std::exit(1);
    }
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

} // namespace ink::bench
