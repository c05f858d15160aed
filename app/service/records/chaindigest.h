#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/pdf/seal/sealer.h"
#include "app/store/seals/chaindigeststore.h"

#include <chrono>

namespace ink::service {

/**
 * Digests of all histories: once a day the heads of all history chains that have grown since the previous
 * digest are hashed, linked to that digest and signed with the seal's key, with a time-stamp if an authority
 * is configured. Because each digest is linked to the previous one, the newest covers every entry of every
 * account up to its last one: later changes to the history are detectable, even for documents that are not
 * sealed yet.
 *
 * The signed text has these lines, each ending with a line feed:
 *
 *     inkstone-digest 1
 *     number: 7
 *     made: 1795411200000          milliseconds since 1970, UTC
 *     entries: 120-260             row ids in the table `history`
 *     chains: 31                   documents whose history has grown
 *     heads: <SHA-256>             over `<document id> <hash of its last entry up to 260>\n`, ordered by id
 *     previous: <SHA-256>          of the previous digest's text; empty in the first
 */
namespace chaindigest {

inline constexpr std::chrono::hours interval{24};

/** Returns the text of a digest with these numbers. `previous` is null for the first one. */
[[nodiscard]] QString makeText(const store::ChainDigest& digest, const store::ChainDigest* previous,
                               const store::ChainDigestStore::Heads& heads);

/**
 * Creates the next digest if there are new entries and either the last digest is older than `interval` or
 * another key signed it. Returns true if a digest was created. If no authority responds, the digest is stored
 * without a time-stamp. Safe if several instances do this at once.
 */
[[nodiscard]] Result<bool> createNext(store::Database& database, const pdf::SealKey& key,
                                      const pdf::TimestampOptions& timestamping, Timestamp now);

} // namespace chaindigest

} // namespace ink::service
