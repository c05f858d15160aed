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
    int page = 0;    ///< 1-based, across all files
    QString printId; ///< random, the same on all pages of one printout
    bool operator==(const PaperMark&) const = default;

    /** The content of the QR code, in ASCII, such as `INK1:12:3:0A1B2C3D`. */
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
    bool isMixed = false;            ///< the scanned pages are from several printouts
    bool hasGuesses = false;         ///< some pages were matched without a mark, and a person must check them
    /** Returns true if all pages of the document are present, and no others. */
    [[nodiscard]] bool isComplete() const;
    bool operator==(const PaperMatch&) const = default;
};

/** Matches scanned pages with the pages of a document. `marks` has an entry for each scanned page, nothing if
 * no mark could be read. `likeness` has the similarity of each scanned page with each page of the document, 1
 * = identical; it may be empty, also for single pages. */
[[nodiscard]] PaperMatch matchPaper(DocumentId document, int pages,
                                    const QList<std::optional<PaperMark>>& marks,
                                    const QList<QList<double>>& likeness = {});

} // namespace ink::domain
