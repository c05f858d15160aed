#pragma once

#include "app/base/result.h"
#include "app/pdf/file/sourcefile.h"
#include "app/pdf/file/streamlimits.h"

namespace ink::pdf {

/** Runs a function that reads a file with qpdf: applies a StreamBudget and converts exceptions to errors. */
template <typename Function> auto runGuarded(Function&& function) -> decltype(function())
{
    const StreamBudget budget;
    try {
        return function();
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
}

} // namespace ink::pdf
