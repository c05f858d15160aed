#pragma once

#include "app/domain/document.h"
#include "ui/viewer/renderthread.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <functional>

namespace ink::ui {

/** Pixels for a point at a zoom of 100 %. */
inline constexpr double pixelsPerPointAtOne = 96.0 / 72.0;

/**
 * Pictures of pages, rendered when someone waits for them and kept up to a number of bytes, least recently
 * used out. A page that is shown so large that a picture of all of it would be a burden is made of tiles:
 * only those that are seen are rendered.
 */
class PageCache final : public QObject
{
    Q_OBJECT
public:
    static constexpr qint64 defaultLimit = 64LL * 1024 * 1024;
    static constexpr int tileExtent = 1024;                 ///< px
    static constexpr qint64 wholeLimit = 4LL * 1024 * 1024; ///< pixels; a larger page is made of tiles
    static constexpr int maximumExtent = 4000; ///< px; a larger picture of a whole page is rendered at this
                                               ///< size and scaled

    explicit PageCache(QObject* parent = nullptr, qint64 byteLimit = defaultLimit);
    ~PageCache() override;

    /** Which page of which file each page of the document is. */
    void setDocument(const domain::Document& document);
    /** The first `length` bytes are the file, all of them when it is negative: form fields show what they
     * hold, but for those that tags of the document stand for. */
    void setFileBytes(domain::FileId file, const QByteArray& bytes, qint64 length = -1);

    struct Want
    {
        int page = 0; ///< 0-based over all files
        QSize pixels; ///< physical pixels of the whole page
        QRect seen{}; ///< the part of them that is shown; null = all, as one picture
    };
    /** Replaces what a lane waits for, most urgent first. Pictures that are there already are not made again.
     */
    void want(Lane lane, const QList<Want>& wants);

    struct Picture
    {
        QImage image; ///< null when there is none yet
        bool exact = false;
    };
    /** The whole page at exactly this size, else the best one there is. */
    [[nodiscard]] Picture picture(int page, QSize pixels);

    /** A part of a page, in pixels of the page at the requested size. */
    struct Tile
    {
        QRectF place;
        QImage image;
        bool exact = false; ///< of this size: `place` is as large as the picture
    };
    /** True when a page of this size is made of tiles. */
    [[nodiscard]] static bool isTiled(QSize pixels)
    {
        return qint64(pixels.width()) * pixels.height() > wholeLimit;
    }
    /** The tiles that there are of a part, those of another size first: exact ones are drawn over them. */
    [[nodiscard]] QList<Tile> tiles(int page, QSize pixels, const QRect& seen);
    /** True when all tiles of that part are cached. */
    [[nodiscard]] bool hasTiles(int page, QSize pixels, const QRect& seen) const;

    [[nodiscard]] bool isUnreadable(int page) const; ///< rendering it failed
    [[nodiscard]] qint64 byteCount() const { return m_bytes; }

Q_SIGNALS:
    void pictureReady(int page); ///< 0-based over all files

private:
    struct Kept
    {
        QImage image;
        QSize whole; ///< of the page that `part` is of
        QRect part;  ///< null: the whole page
        quint64 used = 0;
    };

    void setLeftOut(const domain::Document& document);
    void keep(const RenderThread::Job& job, const QImage& picture, qint64 nanoseconds);
    void trim();
    [[nodiscard]] QHash<PageKey, QList<Want>> shownNow() const;
    void send(Lane lane);
    void forget(const std::function<bool(const PageKey&)>& gone);
    [[nodiscard]] static QSize bounded(QSize pixels);

    RenderThread m_thread;
    qint64 m_limit;
    qint64 m_bytes = 0;
    quint64 m_tick = 0;
    double m_nanosecondsPerPixel = 0; ///< recent speed; decides whether to render a coarse picture first
    QList<PageKey> m_pages;
    QHash<PageKey, int> m_pageOf;
    QSet<domain::FileId> m_bytesOf;
    QHash<domain::FileId, LeftOut> m_leftOut; ///< what tags show instead
    QHash<PageKey, QList<Kept>> m_kept;
    QSet<PageKey> m_unreadable;
    std::array<QList<Want>, static_cast<size_t>(Lane::Count)> m_wants;
};

} // namespace ink::ui
