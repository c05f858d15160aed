#pragma once

#include <QtGlobal>

#include <chrono>

namespace ink::keys {

// Index(KeyLimits): Card software: limits of memory and time of its process
/** Limits of a helper process. A step is about one call of the module. */
struct KeyLimits
{
    qint64 memory = 1024LL * 1024 * 1024; ///< bytes
    std::chrono::milliseconds start{15'000};
    std::chrono::milliseconds step{20'000};
    std::chrono::milliseconds sign{
        60'000}; ///< C_Sign and logging in: some modules ask in dialogs of their own
    std::chrono::milliseconds pinPad{180'000}; ///< while a person enters a PIN on the reader
    std::chrono::milliseconds whole{600'000};  ///< an order
};

} // namespace ink::keys
