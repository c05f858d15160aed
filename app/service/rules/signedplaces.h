#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"

namespace ink::store {
class BlobStore;
}

namespace ink::service {

/**
 * Returns whether every tag on a file that carries signatures stands where its value can go without harming
 * them: on an open form field, or on a blank place unless only the form may be filled in. Errors: Validation
 * naming each tag
 * (`tags[2].left`). Documents without such files pass at once. Where each signer gets a signature
 * (signaturePerSigner) the same holds for what signers place themselves on any file. Reading a file takes
 * long, so places are remembered: whoever checks in a transaction looks before it begins.
 */
[[nodiscard]] Result<void> checkSignedPlaces(const store::BlobStore& blobs, const domain::Document& document);
/** The same before a transaction, of a document as it will probably be: only so that the check in it is
 * quick. */
void lookAtSignedPlaces(const store::BlobStore& blobs, const domain::Document& document);

} // namespace ink::service
