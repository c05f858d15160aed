#pragma once

// Private to app/api.

#include "app/base/result.h"
#include "app/base/secret.h"

#include <QJsonObject>

namespace ink::api {

/** The pass that a server gives for the code of an invitation. */
struct SignerPass
{
    Secret pass;       ///< for the next calls; may be empty
    bool whole = true; ///< no other code is required
};
/** Protocol when the pass cannot stand in a header. */
[[nodiscard]] Result<SignerPass> signerPassFromJson(const QJsonObject& object);

} // namespace ink::api
