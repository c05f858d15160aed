#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <memory>

namespace ink::service::signingpage {

/**
 * Pictures and text of pages for people who read in a browser. Safe from any thread: one thread of its own
 * holds the opened documents (QPdfDocument belongs to the thread that made it, and QtPdf works under one lock
 * anyway), callers wait for their answer. Opened documents and finished pictures are kept in small
 * least-recently-used caches.
 */
class PagePictures final
{
public:
    struct Options
    {
        int openDocuments = 8;                    ///< kept open
        qint64 pictureBytes = 48LL * 1024 * 1024; ///< of PNG kept
    };
    PagePictures();
    explicit PagePictures(Options options);
    ~PagePictures(); ///< waiting callers get Unavailable

    static constexpr int minimumWidth = 40;
    static constexpr int maximumWidth = 2000;

    /**
     * PNG of a page (`pageIndex` is 1-based) of the PDF at `path`, `width` pixels wide (clamped to 40–2000,
     * and so that a very long page stays under 16 megapixels). NotFound when there is no such page,
     * UnreadablePdf when QtPdf cannot read the file.
     */
    [[nodiscard]] Result<QByteArray> png(const QString& path, int pageIndex, int width);
    /**
     * PNG of each page of a small PDF made for this (pdf::valuePages), transparent where nothing is painted,
     * `scale` pixels a point.
     */
    [[nodiscard]] Result<QList<QByteArray>> pieces(const QByteArray& pdf, double scale);
    /** The page's text in reading order as the file tells it: the alternative text of its picture. */
    [[nodiscard]] Result<QString> text(const QString& path, int pageIndex);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::service::signingpage
