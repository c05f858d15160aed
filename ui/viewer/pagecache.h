#pragma once

#include "ui/viewer/renderthread.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <functional>

namespace ink::domain {
struct Document;
}

namespace ink::ui {

/** Pixels per point at a zoom of 100 %. */
inline constexpr double pixelsPerPointAtActualSize = 96.0 / 72.0;

/**
 * LRU cache of page pictures, rendered on demand and limited in bytes. Pages that are displayed so large that
 * a whole picture would take too much memory are split into tiles, and only visible tiles are rendered.
 */
class PageCache final : public QObject
{
    Q_OBJECT
public:
    static constexpr qint64 defaultLimit = 64LL * 1024 * 1024;
    static constexpr int tileExtent = 1024;                         ///< px
    static constexpr qint64 maxWholePagePixels = 4LL * 1024 * 1024; ///< pixels; larger pages are tiled
    static constexpr int maximumExtent = 4000; ///< px; larger pictures of a whole page are rendered at this
                                               ///< size and scaled

    explicit PageCache(QObject* parent = nullptr, qint64 byteLimit = defaultLimit);
    ~PageCache() override;

    /** Sets the mapping of the document's pages to files. */
    void setDocument(const domain::Document& document);
    /** Sets a file's content: the first `length` bytes, or all of them if `length` is negative. Form fields
     * show their content, except those represented by tags of the document. */
    void setFileBytes(domain::FileId file, const QByteArray& bytes, qint64 length = -1);

    struct Request
    {
        int page = 0;    ///< 0-based across all files
        QSize pixels;    ///< physical pixels of the whole page
        QRect visible{}; ///< the visible part; null = the whole page as one picture
    };
    /** Replaces a lane's queue, most urgent first. Skips cached pictures. */
    void setRequests(Lane lane, const QList<Request>& wants);

    struct Picture
    {
        QImage image; ///< null when none is cached
        bool isExact = false;
    };
    /** Returns the whole page at exactly this size, or else the best cached picture. */
    [[nodiscard]] Picture picture(int page, QSize pixels);

    /** A part of a page, in pixels of the page at the requested size. */
    struct Tile
    {
        QRectF rect;
        QImage image;
        bool isExact = false; ///< has the requested size; `rect` is as large as the image
    };
    /** Returns whether a page of this size is tiled. */
    [[nodiscard]] static bool isTiled(QSize pixels)
    {
        return qint64(pixels.width()) * pixels.height() > maxWholePagePixels;
    }
    /** The cached tiles of a part. Those of other sizes come first, so that exact ones are painted over
     * them. */
    [[nodiscard]] QList<Tile> tiles(int page, QSize pixels, const QRect& seen);
    /** Returns whether all tiles of that part are cached. */
    [[nodiscard]] bool hasTiles(int page, QSize pixels, const QRect& seen) const;

    /** Frees all pictures and drops all requests, until the next requests. */
    void releasePictures();

    [[nodiscard]] bool isUnreadable(int page) const; ///< rendering has failed
    [[nodiscard]] qint64 byteCount() const { return m_bytes; }

Q_SIGNALS:
    void pictureReady(int page); ///< 0-based across all files

private:
    struct Entry
    {
        QImage image;
        QSize whole; ///< size of the page that contains `part`
        QRect part;  ///< null: the whole page
        quint64 used = 0;
    };

    void setOmittedContent(const domain::Document& document);
    void store(const RenderThread::Job& job, const QImage& picture, qint64 nanoseconds,
               const OmittedContent& without);
    void trim();
    [[nodiscard]] QHash<PageKey, QList<Request>> visibleRequests() const;
    /** Returns whether a lane wants the whole page at this size. */
    [[nodiscard]] bool isWanted(int page, QSize pixels) const;
    void send(Lane lane);
    void removeIf(const std::function<bool(const PageKey&)>& gone);
    [[nodiscard]] static QSize bounded(QSize pixels);

    RenderThread m_thread;
    qint64 m_limit;
    qint64 m_bytes = 0;
    quint64 m_tick = 0;
    double m_nanosecondsPerPixel = 0; ///< recent speed; decides whether to render a coarse picture first
    QList<PageKey> m_pages;
    QHash<PageKey, int> m_pageOf;
    QSet<domain::FileId> m_bytesOf;
    QHash<domain::FileId, OmittedContent> m_omittedContent; ///< content that tags show instead
    QHash<PageKey, QList<Entry>> m_entries;
    QSet<PageKey> m_unreadable;
    std::array<QList<Request>, static_cast<size_t>(Lane::Count)> m_requests;
};

} // namespace ink::ui
