#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/pdf/seal/sealer.h"
#include "app/store/database/database.h"

#include <QString>

namespace ink::service {

/** The kind of a new key: RSA as every validator reads it, 3072 bits as ETSI TS 119 312 asks for the coming
 * years. */
inline constexpr pdf::KeyKind newSealKeyKind = pdf::KeyKind::Rsa3072;

/** Returns whether this folder has its key already, so that loading it is quick. */
[[nodiscard]] bool hasSealKey(const QString& folder);
[[nodiscard]] bool hasSealKey(store::Database& database);

/**
 * The seal's key of a data folder: `seal.key.pem` (owner only, encrypted when `passphrase` is not empty) and
 * `seal.cert.pem`. Made at the first start, which takes from tenths of a second to seconds. A key that was
 * kept without a passphrase is encrypted as soon as there is one. Crypto when the passphrase does not fit.
 * Safe when several processes start at once: they get the same key. NotFound when it is missing although
 * `hasSealed`: then only `mayReplace` makes a new one.
 */
[[nodiscard]] Result<pdf::SealKey> loadOrMakeSealKey(const QString& folder, const Secret& passphrase,
                                                     const Clock& clock, bool hasSealed = false,
                                                     bool mayReplace = false);
/**
 * The same for hosts that share a PostgreSQL database: the key is kept there, so all of them seal alike, and
 * only one makes it when several start at once.
 */
[[nodiscard]] Result<pdf::SealKey> loadOrMakeSealKey(store::Database& database, const Secret& passphrase,
                                                     const Clock& clock, bool mayReplace = false);
/** Returns whether documents were sealed already. */
[[nodiscard]] Result<bool> hasSealedDocuments(const store::Database& database);

} // namespace ink::service
