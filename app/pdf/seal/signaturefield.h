#pragma once

#include "app/base/result.h"
#include "app/pdf/file/revision.h"
#include "app/pdf/seal/signaturerequest.h"

namespace ink::pdf {

class StructureTree;

/** Adds a new field, merged with its widget, to the form and to a page (1-based). */
void attachField(Revision& revision, int pageIndex, ObjectId field);

/** Adds an empty signature field with this unused name, to be signed later by its name. */
[[nodiscard]] Result<void> addEmptySignatureField(Revision& revision, const QString& name, int pageIndex,
                                                  const domain::PageRect& rect);

/** The complete file with the requested signature dictionary and a value of zeros. A new field is added to
 * `structure` if that isn't null. May throw qpdf's exceptions. */
[[nodiscard]] Result<PreparedSignature> prepareSignature(Revision& revision, const SignatureRequest& request,
                                                         StructureTree* structure = nullptr);

/** Like prepareSignature, for an actual signature: also resolves ambiguities between readers and records the
 * bytes that the seal need not hash again. */
[[nodiscard]] Result<PreparedSignature> finishForSigning(Revision& revision, const SignatureRequest& request,
                                                         StructureTree* structure = nullptr);

} // namespace ink::pdf
