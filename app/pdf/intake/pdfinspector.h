#pragma once

#include "app/base/result.h"
#include "app/domain/document/contentissue.h"
#include "app/pdf/file/pageinfo.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace ink::pdf {

/** The properties of an upload that decide whether it is accepted. */
struct PdfInfo
{
    QList<PageInfo> pages;
    bool isDamaged = false; ///< readable only by lenient readers: see AcceptedPdf::repair
    bool hasForm = false;   ///< an AcroForm with fields
    bool hasXfa = false;
    bool isSigned = false;     ///< at least one signed signature field
    bool wasEncrypted = false; ///< opened without a password; see AcceptedPdf::rebuilt
    int permissions = -1;      ///< /P of its encryption (ISO 32000-2 table 22); -1 = no restrictions
    /** The ways in which its content can change or differ between programs; broken signatures are only
     * reported by acceptPdf(). */
    QList<domain::ContentIssue> issues = {};
    bool allowsOnlyForm = false; ///< signatures only allow filling in its form (set by acceptPdf)
    int docMdpLevel =
        0; ///< 1–3 if a certification signature restricts changes (ISO 32000-2 §12.8.2.2), else 0
    bool operator==(const PdfInfo&) const = default;
};

/** Reads a PDF's structure. Fails with UnreadablePdf and the reason: the file requires a password, is not a
 * PDF, has no pages, is too damaged, or takes too much time or memory (see ParseBudget). */
[[nodiscard]] Result<PdfInfo> inspectPdf(const QByteArray& bytes);
/** Like inspectPdf, but without reading every object, which takes most of the time for a file with many
 * pages: `isDamaged` then refers to the structure only, and encrypted files are refused. For viewing a file.
 */
[[nodiscard]] Result<PdfInfo> inspectPages(const QByteArray& bytes);
/** Checks that an incremental update, such as another signature, may be added to a file. Fails with
 * UnreadablePdf and the reason if a certification forbids it, as in a sealed file. */
[[nodiscard]] Result<void> checkAllowsAdditions(const PdfInfo& info);

/** The actions that permissions don't allow: `print`, `copy`, `change`, `annotate`, `fill`, `assemble` (ISO
 * 32000-2 table 22). */
[[nodiscard]] QStringList restrictedActions(int permissions);

/** An accepted file. */
struct AcceptedPdf
{
    PdfInfo info;
    /** The bytes to append to a damaged file so that every reader can read it; empty if it is valid. The same
     * file gets the same repair. */
    QByteArray repair;
    /** The file to store instead of an upload that was encrypted or that appending can't repair: the same
     * pages in a new file. Empty for every other file, to which `repair` applies. */
    QByteArray rebuilt;
};

/** Like inspectPdf, for a file that will be stored. */
[[nodiscard]] Result<AcceptedPdf> acceptPdf(const QByteArray& bytes);

} // namespace ink::pdf
