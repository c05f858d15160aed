#pragma once

#include "app/domain/document/ids.h"

#include <QList>
#include <QString>

#include <optional>

namespace ink::domain {

/** The mark on each page of a printout: identifies document and page, and grants no access. */
struct PaperMark
{
    DocumentId document;
    int page = 0;  ///< 1-based, over all files
    QString print; ///< random, the same on all pages of one printout
    bool operator==(const PaperMark&) const = default;

    /** For the QR code: ASCII, 15 to 45 characters. */
    [[nodiscard]] QString text() const;
    [[nodiscard]] static std::optional<PaperMark> fromText(const QString& text);
    [[nodiscard]] static QString newPrint();
};

/** The assignment of scanned pages to the pages of a document. */
struct PaperMatch
{
    struct Scanned
    {
        int page = 0;             ///< of the document, 1-based; 0 = none
        bool isGuess = false;     ///< without a readable mark: by its content, or by its place in the scan
        bool isByContent = false; ///< a guess by what is on it
        bool isForeign = false;   ///< the mark is another document's
        bool isRepeated = false;  ///< the page was scanned before
        bool operator==(const Scanned&) const = default;
    };
    QList<Scanned> scanned;  ///< in the order of the scan
    QList<int> missing;      ///< pages of the document without a scan
    QList<int> repeated;     ///< pages that were scanned more than once
    bool isMixed = false;    ///< pages of more than one printout
    bool hasGuesses = false; ///< pages that a person has to compare
    /** Every page is there, and nothing else. */
    [[nodiscard]] bool isWhole() const;
    bool operator==(const PaperMatch&) const = default;
};

/**
 * `marks`: one for each scanned page, nothing where no mark could be read. `likeness`: how much each scanned
 * page looks like each page of the document, 1 = the same; may be empty, also for single pages.
 */
[[nodiscard]] PaperMatch matchPaper(DocumentId document, int pages,
                                    const QList<std::optional<PaperMark>>& marks,
                                    const QList<QList<double>>& likeness = {});

} // namespace ink::domain
