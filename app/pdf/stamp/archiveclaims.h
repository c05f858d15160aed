#pragma once

/** Private to app/pdf: exposes qpdf's types. */

#include <QString>

class QPDF;

namespace ink::pdf {

/** The archiving and accessibility standards that a file claims to follow (in its XMP metadata). */
struct ArchiveClaims
{
    int part = 0;         ///< PDF/A (ISO 19005) part: 1 to 4; 0 = none
    char conformance = 0; ///< PDF/A conformance level: `A`, `B`, `U`, `E`, `F`; 0 = none
    bool isPdfUa = false; ///< PDF/UA (ISO 14289)
    /** Returns whether files that don't conform to PDF/A may be embedded (ISO 19005-3, 19005-4 annex A). */
    [[nodiscard]] bool allowsFiles() const
    {
        return part == 0 || part == 3 || (part == 4 && (conformance == 'F' || conformance == 'E'));
    }
};
[[nodiscard]] ArchiveClaims readArchiveClaims(QPDF& qpdf);
/** The claims in XMP metadata; see readMetadata(). */
[[nodiscard]] ArchiveClaims claimsOf(const QString& metadata);

/** Returns the metadata without claims that no longer hold once content is added: PDF/UA, and unless all of
 * it is tagged, PDF/A level `A`, which becomes `B`. PDF/A-1 doesn't keep level `A`. */
[[nodiscard]] QString withLoweredClaims(QString metadata, bool isTagged);

} // namespace ink::pdf
