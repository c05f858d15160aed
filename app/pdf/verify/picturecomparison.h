#pragma once

// Private to app/pdf/verify: exposes qpdf's types.

#include "app/pdf/file/pagetree.h"
#include "app/pdf/verify/revisionjudge.h"
#include "app/pdf/verify/verifyoptions.h"
#include "app/pdf/verify/verifyreport.h"

#include <QByteArray>
#include <QList>
#include <QSet>

class QPDF;

namespace ink::pdf {

class ShownPages;

/** Compares pages as signed with later versions, as images rendered by several readers: this program's
 * viewer, and other programs if installed. Skips pages that later revisions can't reach. Fields may change;
 * new objects may be on blank paper, but signed content must stay visible. */
class PictureComparison final
{
public:
    /** `now` is the last revision, and `tree` its page tree; all arguments must outlive this object. */
    PictureComparison(const VerifyOptions& options, QPDF& now, const PageTree& tree);

    struct Range
    {
        QByteArray before; ///< the file up to the end of a signed revision
        QByteArray after;  ///< the file up to the end of a later revision
        RevisionJudge::LaterChanges changes;
        bool isJudged = false; ///< the changes are known not to be allowed: images only determine whether
                               ///< they are visible
    };
    struct Result
    {
        QList<VerifyFinding> findings;
        bool differs = false;   ///< a reader's rendering differs from the signed content
        bool isVisible = false; ///< this program's viewer renders the difference
        bool isPartial = false; ///< not everything that may have changed was compared
    };
    /** Compares a range with this program's viewer. */
    [[nodiscard]] Result compareWithViewer(const Range& range);
    /** Compares a range with the other readers. */
    [[nodiscard]] Result compareWithOthers(const Range& range);

    [[nodiscard]] QList<ReaderReport> readers() const { return m_readers; }
    [[nodiscard]] bool isCancelled() const;

private:
    struct PageAreas;
    struct Job;
    void compare(Job& job, Result& result);
    void compareChunk(Job& job, const QList<int>& pages, double scale, Result& result);
    [[nodiscard]] bool comparePage(Job& job, int page, double scale, Result& result);
    [[nodiscard]] bool compareFields(Job& job, int page, double scale, const PageAreas& areas,
                                     Result& result);
    [[nodiscard]] QList<int> pagesOf(const Range& range, int count) const;
    [[nodiscard]] PageAreas areasOf(const Range& range, int page) const;
    [[nodiscard]] QList<QRectF> linesOf(int page, const QRectF& rect);
    [[nodiscard]] double scaleOf(int page) const;
    [[nodiscard]] ReaderReport& reportOf(const PageRenderer& reader);
    [[nodiscard]] static bool showsMorePages(Job& job, int count);
    void countPage();

    const VerifyOptions& m_options;
    QPDF& m_now;
    const PageTree& m_tree;
    QList<ReaderReport> m_readers;
    int m_done = 0;
    int m_all = 0;
};

} // namespace ink::pdf
