#pragma once

// Private to app/keys.

#include "app/base/error.h"
#include "app/keys/protocol/keyprotocol.h"

namespace ink::keys {

/** The name of a return code of PKCS#11, e.g. `CKR_PIN_LOCKED`, or its number. */
[[nodiscard]] QString returnCodeName(quint32 code);
/** What a failure in the helper means, and what to do. `source` is the name of the module or file. */
[[nodiscard]] Message messageOf(const FaultReport& report, const QString& source);
[[nodiscard]] Error errorOf(const FaultReport& report, const QString& source);

} // namespace ink::keys
