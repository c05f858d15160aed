#pragma once

#include "app/base/error.h"

namespace ink::workflow {

/** No answer came, because the service or the way to it is not there: what is kept on this computer may stand
 * in, and what was asked for may be tried again. */
[[nodiscard]] inline bool isUnreached(const Error& error)
{
    return error.code == ErrorCode::Network || error.code == ErrorCode::Timeout;
}

/** True when a request may have been carried out although its answer was lost or unclear. */
[[nodiscard]] inline bool mayHaveArrived(const Error& error)
{
    return isUnreached(error) || error.code == ErrorCode::Unavailable || error.code == ErrorCode::Internal ||
           error.code == ErrorCode::Protocol || error.code == ErrorCode::Cancelled;
}

} // namespace ink::workflow
