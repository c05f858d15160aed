#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QRectF>
#include <QSizeF>

namespace ink::pdf {

/** A page as a viewer shows it. */
struct PageInfo
{
    QSizeF size; ///< points, as displayed: crop box, rotation and user unit applied (ISO 32000-2 §14.11.2,
                 ///< §7.7.3.3)
    QRectF cropBox;   ///< in default user space, normalised, clipped to the media box
    int rotation = 0; ///< 0, 90, 180, 270 clockwise
    double userUnit = 1.0;
    bool operator==(const PageInfo&) const = default;
};

/** What must be known of an upload before it is accepted. */
struct PdfInfo
{
    QList<PageInfo> pages;
    bool damaged = false; ///< readable only with kindness: see Intake::repair
    bool hasForm = false; ///< an AcroForm with fields
    bool hasXfa = false;
    bool isSigned = false; ///< at least one signed signature field
    bool onlyForm = false; ///< signatures allow nothing but filling in its form (told by takeIn)
    int docMdpLevel =
        0; ///< 1–3 when a certification signature limits changes (ISO 32000-2 §12.8.2.2), else 0
    bool operator==(const PdfInfo&) const = default;
};

/**
 * Reads a PDF's structure. Errors are UnreadablePdf with one sentence that says why: it needs a password, it
 * is not a PDF, it has no pages, it is broken beyond repair, it forbids changes. Bounded in time and memory
 * for hostile input.
 */
[[nodiscard]] Result<PdfInfo> inspectPdf(const QByteArray& bytes);

/** A file as it is accepted. */
struct Intake
{
    PdfInfo info;
    /** What is to be kept behind the bytes of a damaged file, so that everybody can read it: empty when it is
     * sound. The same file gets the same repair. */
    QByteArray repair;
};

/** As inspectPdf, for a file that is going to be kept. */
[[nodiscard]] Result<Intake> takeIn(const QByteArray& bytes);

} // namespace ink::pdf
