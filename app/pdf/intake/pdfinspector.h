#pragma once

#include "app/base/result.h"
#include "app/domain/document/contentissue.h"
#include "app/pdf/file/pageinfo.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace ink::pdf {

/** The facts about an upload that decide whether it is accepted. */
struct PdfInfo
{
    QList<PageInfo> pages;
    bool damaged = false; ///< readable only by lenient readers: see Intake::repair
    bool hasForm = false; ///< an AcroForm with fields
    bool hasXfa = false;
    bool isSigned = false;     ///< at least one signed signature field
    bool wasEncrypted = false; ///< opened without a password; see Intake::rebuilt
    int permissions = -1;      ///< /P of its encryption (ISO 32000-2 table 22); -1 = everything is allowed
    /** The ways in which its content can change or differ between programs; takeIn() reports a broken
     * signature. */
    QList<domain::ContentIssue> issues = {};
    bool onlyForm = false; ///< signatures allow nothing but filling in its form (told by takeIn)
    int docMdpLevel =
        0; ///< 1–3 when a certification signature limits changes (ISO 32000-2 §12.8.2.2), else 0
    bool operator==(const PdfInfo&) const = default;
};

/**
 * Reads a PDF's structure. Errors are UnreadablePdf with one sentence that says why: it needs a password, it
 * is not a PDF, it has no pages, it is broken beyond repair, it takes too much time or memory (see
 * ParseBudget).
 */
[[nodiscard]] Result<PdfInfo> inspectPdf(const QByteArray& bytes);
/**
 * The same without reading every object, which takes most of the time in a file of many pages: `damaged` then
 * tells of the file's structure only, and encrypted files are refused. For looking at a file.
 */
[[nodiscard]] Result<PdfInfo> inspectPages(const QByteArray& bytes);
/** Checks that a revision may be added to a file, such as another signature; UnreadablePdf with the reason
 * when a certification forbids it, as that of a sealed file does. */
[[nodiscard]] Result<void> allowsAdditions(const PdfInfo& info);

/** The rights that permissions don't grant: `print`, `copy`, `change`, `annotate`, `fill`, `assemble` (ISO
 * 32000-2 table 22). */
[[nodiscard]] QStringList restrictedActions(int permissions);

/** A file as it is accepted. */
struct Intake
{
    PdfInfo info;
    /** The bytes to append to a damaged file so that every reader can read it: empty when it is
     * sound. The same file gets the same repair. */
    QByteArray repair;
    /** The file to keep instead of the upload when appending could not repair it, or when it was
     * encrypted: the same pages in a new file. Empty for every other file; then `repair` counts. */
    QByteArray rebuilt;
};

/** As inspectPdf, for a file that is going to be kept. */
[[nodiscard]] Result<Intake> takeIn(const QByteArray& bytes);

} // namespace ink::pdf
