#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/pdf/sealer.h"

#include <QString>

namespace ink::service {

/**
 * The seal's key of a data folder: `seal.key.pem` (owner only, encrypted when `passphrase` is not empty) and
 * `seal.cert.pem`. Made at the first start. A key that was kept without a passphrase is encrypted as soon as
 * there is one. Crypto when the passphrase does not fit. The caller holds the folder's start lock.
 */
[[nodiscard]] Result<pdf::SealKey> loadOrMakeSealKey(const QString& folder, const Secret& passphrase,
                                                     const Clock& clock);

} // namespace ink::service
