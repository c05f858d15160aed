#pragma once

#include "app/base/result.h"
#include "app/pdf/file/revision.h"
#include "app/pdf/seal/signaturerequest.h"

namespace ink::pdf {

/** Hangs a new field, which is its own widget, into the form and onto the page (1-based). */
void hangField(Revision& revision, int pageIndex, ObjectId field);

/** Adds an empty signature field with this name, which must be free: to be signed later by its name. */
[[nodiscard]] Result<void> addEmptySignatureField(Revision& revision, const QString& name, int pageIndex,
                                                  const domain::PageRect& rect);

/** The whole file with the signature dictionary of the request, its value as zeros. May throw what qpdf
 * throws. */
[[nodiscard]] Result<PreparedSignature> prepareSignature(Revision& revision, const SignatureRequest& request);

/** The same for a signature that is really made: readers agree on the file, and the bytes that the seal need
 * not hash again are known. */
[[nodiscard]] Result<PreparedSignature> finishForSigning(Revision& revision, const SignatureRequest& request);

} // namespace ink::pdf
