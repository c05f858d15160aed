#pragma once

/** Private to app/pdf: shows the types of qpdf. */

#include <QByteArray>

#include <string>

class QPDF;

namespace ink::pdf {

class Revision;

/** The standards for archiving and accessibility that a file says it follows (its XMP metadata). */
struct ArchiveClaims
{
    int part = 0;             ///< of PDF/A (ISO 19005): 1 to 4; 0 = none
    char conformance = 0;     ///< of PDF/A: `A`, `B`, `U`, `E`, `F`; 0 = none
    bool isUniversal = false; ///< PDF/UA (ISO 14289)
    /** Returns whether files may be embedded that don't follow PDF/A themselves (ISO 19005-3, 19005-4 annex
     * A). */
    [[nodiscard]] bool allowsFiles() const
    {
        return part == 0 || part == 3 || (part == 4 && (conformance == 'F' || conformance == 'E'));
    }
};
[[nodiscard]] ArchiveClaims archiveClaims(QPDF& qpdf);

/**
 * Takes back what a file no longer keeps once content without structure tags is added: the level `A` of PDF/A
 * becomes `B`, and PDF/UA is no longer claimed.
 */
void lowerClaims(Revision& revision);

} // namespace ink::pdf
