#pragma once

#include "app/base/result.h"

namespace ink::domain {
struct Document;
}

namespace ink::store {
class BlobStore;
}

namespace ink::service {

/**
 * Checks that the value of every tag on a file with signatures can be added without invalidating them: in an
 * open form field, or in a blank area unless only form filling is allowed. Validation error naming each tag
 * (`tags[2].left`). Documents without such files pass at once. If each signer gets a signature
 * (signaturePerSigner), the same applies to tags that signers place themselves on any file. Parsing a file is
 * slow, so the results are cached. Call cacheSignedPlaces() before a check within a transaction.
 */
[[nodiscard]] Result<void> checkSignedPlaces(const store::BlobStore& blobs, const domain::Document& document);
/** Makes the same checks before a transaction, on the expected state of the document, only to fill the
 * cache. */
void cacheSignedPlaces(const store::BlobStore& blobs, const domain::Document& document);

} // namespace ink::service
