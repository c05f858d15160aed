#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/pdf/seal/sealer.h"
#include "app/store/seals/chaindigeststore.h"

#include <chrono>

namespace ink::service {

/**
 * Digests of all histories: once a day the heads of all history chains that grew since the digest before are
 * hashed, linked to that digest and signed with the seal's key, with a time-stamp where an authority is
 * configured. As each digest is linked to the one before, the newest covers every entry of every account up
 * to its last one: history cannot be rewritten later without it showing, not even of documents that are not
 * sealed yet.
 *
 * The signed text has these lines, each with a line feed at its end:
 *
 *     inkstone-digest 1
 *     number: 7
 *     made: 1795411200000          milliseconds since 1970, UTC
 *     entries: 120-260             row ids in the table `history`
 *     chains: 31                   documents whose history grew
 *     heads: <SHA-256>             over `<document id> <hash of its last entry up to 260>\n`, in order of the
 * id previous: <SHA-256>          of the text before; empty in the first
 */
namespace chaindigest {

inline constexpr std::chrono::hours interval{24};

/** The text that a digest of these numbers must have; `previous` is null for the first. */
[[nodiscard]] QString contentOf(const store::ChainDigest& digest, const store::ChainDigest* previous,
                                const store::ChainDigestStore::Heads& heads);

/**
 * Makes the next digest when there are new entries and either the last one is older than `interval` or
 * another key signed it; true when one was made. Without an answer of an authority it is kept without a
 * time-stamp. Safe when several instances do so at once.
 */
[[nodiscard]] Result<bool> makeNext(store::Database& database, const pdf::SealKey& key,
                                    const pdf::Timestamping& timestamping, Timestamp now);

} // namespace chaindigest

} // namespace ink::service
