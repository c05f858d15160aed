#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/pdf/seal/sealer.h"
#include "app/store/database/database.h"

#include <QString>

namespace ink::service {

/** The kind of a new key: RSA for compatibility with all validators, with 3072 bits as recommended by ETSI TS
 * 119 312 for the coming years. */
inline constexpr pdf::KeyKind newSealKeyKind = pdf::KeyKind::Rsa3072;

/** Returns whether the folder or database already contains the seal's key, so that loading it is quick. */
[[nodiscard]] bool hasSealKey(const QString& folder);
[[nodiscard]] bool hasSealKey(store::Database& database);

/** Returns whether the key of this folder needs no passphrase. */
[[nodiscard]] bool hasUnencryptedSealKey(const QString& folder);
/** Returns the error for a key whose passphrase is not known yet. */
[[nodiscard]] Error lockedSealKeyError();

/**
 * Loads the seal's key of a data folder, `seal.key.pem` (owner only, encrypted unless `passphrase` is empty)
 * and `seal.cert.pem`, or creates it at the first start, which takes between a few tenths of a second and
 * several seconds. A key stored without a passphrase is encrypted as soon as there is one. Crypto error if
 * the passphrase is wrong, Unavailable if it is missing. Safe if several processes start at once: they get
 * the same key. NotFound if the key is missing although documents have been sealed (`hasSealed`), unless
 * `mayReplace` allows a new one.
 */
[[nodiscard]] Result<pdf::SealKey> loadOrCreateSealKey(const QString& folder, const Secret& passphrase,
                                                       const Clock& clock, bool hasSealed = false,
                                                       bool mayReplace = false);
/**
 * Like loadOrCreateSealKey() above, but for hosts that share a PostgreSQL database. The key is stored there,
 * so that all of them use the same seal. Only one host creates the key if several start at once.
 */
[[nodiscard]] Result<pdf::SealKey> loadOrCreateSealKey(store::Database& database, const Secret& passphrase,
                                                       const Clock& clock, bool mayReplace = false);
/** Fails with a Crypto error if this passphrase doesn't open the key of the folder. */
[[nodiscard]] Result<void> checkSealPassphrase(const QString& folder, const Secret& passphrase);
/** Returns whether any document has been sealed. */
[[nodiscard]] Result<bool> hasSealedDocuments(const store::Database& database);

} // namespace ink::service
