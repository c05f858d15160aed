#pragma once

#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/verify/revisionchange.h"

#include <functional>

class QPDFObjectHandle;

namespace ink::pdf {

/** A later revision's changes to the validation data (/DSS; ETSI EN 319 142-1 §5.4.2). */
struct ValidationDataChange
{
    bool hasChanged = false;
    bool hasLostData = false; ///< a certificate is missing, or there is less revocation data than before
    bool isMalformed = false; ///< contains something other than validation data
};
/** Compares the validation data of two revisions; `before` and `after` may be null. Entries may be rewritten,
 * moved between the store and the records of individual signatures (/VRI), renamed and renumbered. */
[[nodiscard]] ValidationDataChange compareValidationData(QPDFObjectHandle before, QPDFObjectHandle after);
/** The fault of a revision that removed validation data. */
[[nodiscard]] RevisionChange::Fault lostValidationDataFault();
/** Returns whether a part of the structure tree (ISO 32000-2 §14.7) was only extended as signing tools may
 * extend it: existing entries are unchanged, and added ones refer to new objects and contain no text. */
[[nodiscard]] bool isStructureOnlyExtended(QPDFObjectHandle before, QPDFObjectHandle after,
                                           const std::function<bool(const ObjectKey&)>& existed);
/** Returns whether a stream is well-formed XML; true if its bytes can't be decoded. */
[[nodiscard]] bool isWellFormedXml(QPDFObjectHandle stream);

} // namespace ink::pdf
