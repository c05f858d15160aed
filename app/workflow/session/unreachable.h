#pragma once

#include "app/base/error.h"

namespace ink::workflow {

/** Returns true if there was no response because the service is unreachable: cached data may be used, and the
 * request may be retried. */
[[nodiscard]] inline bool isUnreachable(const Error& error)
{
    return error.code == ErrorCode::Network || error.code == ErrorCode::Timeout;
}

/** Returns true if a request may have been carried out although its response was lost or unclear. */
[[nodiscard]] inline bool mayHaveArrived(const Error& error)
{
    return isUnreachable(error) || error.code == ErrorCode::Unavailable ||
           error.code == ErrorCode::Internal || error.code == ErrorCode::Protocol ||
           error.code == ErrorCode::Cancelled;
}

} // namespace ink::workflow
