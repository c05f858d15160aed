#pragma once

#include "app/domain/document/ids.h"

#include <QList>
#include <QString>

#include <optional>

namespace ink::domain {

/** The mark on each page of a printout: identifies document and page, but doesn't grant access. */
struct PaperMark
{
    DocumentId document;
    int page = 0;    ///< 1-based, over all files
    QString printId; ///< random, the same on all pages of one printout
    bool operator==(const PaperMark&) const = default;

    /** For the QR code: ASCII, 15 to 45 characters. */
    [[nodiscard]] QString text() const;
    [[nodiscard]] static std::optional<PaperMark> fromText(const QString& text);
    [[nodiscard]] static QString generatePrintId();
};

/** The assignment of scanned pages to the pages of a document. */
struct PaperMatch
{
    struct ScannedPage
    {
        int page = 0;             ///< page of the document, 1-based; 0 = none
        bool isGuess = false;     ///< without a readable mark: matched by content or order
        bool isByContent = false; ///< matched by content
        bool isForeign = false;   ///< the mark belongs to another document
        bool isRepeated = false;  ///< the page was already scanned
        bool operator==(const ScannedPage&) const = default;
    };
    QList<ScannedPage> scannedPages; ///< in scan order
    QList<int> missingPages;         ///< pages of the document without a scan
    QList<int> repeatedPages;        ///< pages that were scanned repeatedly
    bool isMixed = false;            ///< pages from several printouts
    bool hasGuesses = false;         ///< pages that a person must check
    /** All pages are present, and no others. */
    [[nodiscard]] bool isComplete() const;
    bool operator==(const PaperMatch&) const = default;
};

/** `marks`: one for each scanned page, nothing if no mark could be read. `likeness`: the similarity of each
 * scanned page with each page of the document, 1 = identical; may be empty, also for single pages. */
[[nodiscard]] PaperMatch matchPaper(DocumentId document, int pages,
                                    const QList<std::optional<PaperMark>>& marks,
                                    const QList<QList<double>>& likeness = {});

} // namespace ink::domain
