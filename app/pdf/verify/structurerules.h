#pragma once

#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/verify/revisionchange.h"

#include <functional>

class QPDFObjectHandle;

namespace ink::pdf {

/** A later revision's changes to the validation data (/DSS; ETSI EN 319 142-1 §5.4.2). */
struct ValidationDataChange
{
    bool changed = false;
    bool lost = false;      ///< a certificate is gone, or there is less revocation data than before
    bool malformed = false; ///< holds something else than validation data
};
/** `before` and `after` may be null. Entries may be rewritten, moved between the store and the records of
 * single signatures (/VRI), renamed and renumbered. */
[[nodiscard]] ValidationDataChange compareValidationData(QPDFObjectHandle before, QPDFObjectHandle after);
/** The fault of a revision that lost some. */
[[nodiscard]] RevisionChange::Fault lostValidationData();
/**
 * Returns whether a part of the structure tree (ISO 32000-2 §14.7) only grew as signing tools let it grow:
 * entries that were there are as they were, and what was added stands for new objects and brings no text of
 * its own.
 */
[[nodiscard]] bool onlyGrewStructure(QPDFObjectHandle before, QPDFObjectHandle after,
                                     const std::function<bool(const ObjectKey&)>& existed);
/** Returns whether a stream is XML that can be read; true when its bytes cannot be unpacked. */
[[nodiscard]] bool isMetadata(QPDFObjectHandle stream);

} // namespace ink::pdf
