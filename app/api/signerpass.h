#pragma once

// Private to app/api.

#include "app/base/result.h"
#include "app/base/secret.h"

#include <QJsonObject>

namespace ink::api {

/** The access token that a server issues for the code of an invitation. */
struct SignerPass
{
    Secret pass;            ///< for later calls; may be empty
    bool isComplete = true; ///< no other code is required
};
/** Parses the response to a correct code. Protocol error if the token can't be sent in a header. */
[[nodiscard]] Result<SignerPass> signerPassFromJson(const QJsonObject& object);

} // namespace ink::api
