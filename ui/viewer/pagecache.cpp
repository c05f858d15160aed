#include "ui/viewer/pagecache.h"

#include "app/base/freedmemory.h"
#include "app/domain/anchors/tagimport.h"
#include "app/domain/document/document.h"

#include <algorithm>
#include <utility>

namespace ink::ui {

namespace {

constexpr double slowNanoseconds = 40e6; ///< slower pages are rendered coarsely first
constexpr int coarseWidth = 200;
constexpr int thumbnailWidth = 480;   ///< pictures up to this width are kept in addition to a sharp one
constexpr int backgroundExtent = 800; ///< extent of the picture under the tiles

/** The tiles that intersect a part of a page, from its centre outwards. */
QList<QRect> tilesOf(QSize pixels, const QRect& seen)
{
    constexpr int extent = PageCache::tileExtent;
    const QRect all(QPoint(0, 0), pixels);
    const QRect shown = seen.intersected(all);
    if (shown.isEmpty()) return {};
    QList<QRect> parts;
    for (int y = shown.top() / extent * extent; y <= shown.bottom(); y += extent)
        for (int x = shown.left() / extent * extent; x <= shown.right(); x += extent)
            parts.append(QRect(x, y, extent, extent).intersected(all));
    std::stable_sort(parts.begin(), parts.end(), [&shown](const QRect& a, const QRect& b) {
        return (a.center() - shown.center()).manhattanLength() <
               (b.center() - shown.center()).manhattanLength();
    });
    return parts;
}

} // namespace

PageCache::PageCache(QObject* parent, qint64 byteLimit) : QObject(parent), m_limit(byteLimit)
{
    connect(&m_thread, &RenderThread::rendered, this, &PageCache::store, Qt::QueuedConnection);
}

PageCache::~PageCache() = default;

void PageCache::setOmittedContent(const domain::Document& document)
{
    QHash<domain::FileId, OmittedContent> leftOut;
    // The file of a completed document contains its values.
    if (document.status != domain::SigningStatus::Completed) {
        for (const domain::File& file : document.files)
            if (domain::removesAnchors(document, file)) leftOut[file.id].omitsAnchors = true;
        for (const domain::Tag& tag : document.tags)
            if (domain::isFromField(tag))
                if (const auto place = document.pageAt(tag.pageIndex); place.file)
                    leftOut[place.file->id].fields.insert(tag.facts.origin.formField);
    }
    if (leftOut == m_omittedContent) return;
    const auto before = std::exchange(m_omittedContent, std::move(leftOut));
    for (const domain::FileId file : std::as_const(m_bytesOf)) {
        const OmittedContent now = m_omittedContent.value(file);
        if (now == before.value(file)) continue;
        m_thread.setOmittedContent(file, now);
        removeIf([file](const PageKey& key) { return key.file == file; });
    }
    for (int lane = 0; lane < static_cast<int>(Lane::Count); ++lane)
        send(static_cast<Lane>(lane));
}

void PageCache::setDocument(const domain::Document& document)
{
    const QHash<domain::FileId, OmittedContent> leftOutBefore = m_omittedContent;
    setOmittedContent(document);
    QList<PageKey> pages = pageKeys(document);
    if (pages == m_pages) return;
    // When the preview of a file (local id) becomes the file itself, its pictures stay valid, unless its
    // content became tags.
    for (qsizetype i = 0; i < std::min(pages.size(), m_pages.size()); ++i) {
        const PageKey& before = m_pages.at(i);
        const PageKey& now = pages.at(i);
        if (!before.file.isLocal() || now.file.isLocal() || before.page != now.page) continue;
        if (leftOutBefore.value(before.file) != m_omittedContent.value(now.file)) continue;
        if (const auto kept = m_entries.find(before); kept != m_entries.end() && !m_entries.contains(now)) {
            const QList<Entry> pictures = *kept;
            m_entries.erase(kept);
            m_entries.insert(now, pictures);
        }
    }
    m_pages = std::move(pages);
    m_pageOf.clear();
    for (int i = 0; i < m_pages.size(); ++i)
        m_pageOf.insert(m_pages.at(i), i);
    QSet<domain::FileId> gone = m_bytesOf;
    gone.subtract(fileIds(document));
    for (const domain::FileId file : std::as_const(gone)) {
        m_bytesOf.remove(file);
        m_thread.removeFile(file);
    }
    removeIf([this](const PageKey& key) { return !m_pageOf.contains(key); });
    for (auto& wants : m_requests)
        wants.clear();
}

void PageCache::setFileBytes(domain::FileId file, const QByteArray& bytes, qint64 length)
{
    if (bytes.isEmpty()) return;
    m_bytesOf.insert(file);
    m_unreadable.removeIf([file](const PageKey& key) { return key.file == file; });
    m_thread.setFile(file, bytes, length, m_omittedContent.value(file));
    for (int lane = 0; lane < static_cast<int>(Lane::Count); ++lane)
        send(static_cast<Lane>(lane));
}

void PageCache::removeIf(const std::function<bool(const PageKey&)>& gone)
{
    m_entries.removeIf([&](const auto& entry) {
        if (!gone(entry.key())) return false;
        for (const Entry& kept : entry.value())
            m_bytes -= kept.image.sizeInBytes();
        Q_ASSERT(m_bytes >= 0);
        return true;
    });
}

void PageCache::releasePictures()
{
    for (int lane = 0; lane < static_cast<int>(Lane::Count); ++lane)
        setRequests(static_cast<Lane>(lane), {});
    if (m_entries.isEmpty()) return;
    removeIf([](const PageKey&) { return true; });
    releaseFreedMemory();
}

QSize PageCache::bounded(QSize pixels)
{
    if (pixels.width() <= maximumExtent && pixels.height() <= maximumExtent) return pixels;
    return pixels.scaled(maximumExtent, maximumExtent, Qt::KeepAspectRatio).expandedTo(QSize(1, 1));
}

void PageCache::setRequests(Lane lane, const QList<Request>& wants)
{
    m_requests[static_cast<size_t>(lane)] = wants;
    send(lane);
}

void PageCache::send(Lane lane)
{
    QList<RenderThread::Job> coarse;
    QList<RenderThread::Job> sharp;
    for (const Request& want : std::as_const(m_requests[static_cast<size_t>(lane)])) {
        if (want.page < 0 || want.page >= m_pages.size() || want.pixels.isEmpty()) continue;
        const PageKey key = m_pages.at(want.page);
        if (!m_bytesOf.contains(key.file) || m_unreadable.contains(key)) continue;
        const QList<Entry> kept = m_entries.value(key);
        const auto extentAtHand = [&kept] {
            int extent = 0;
            for (const Entry& k : kept)
                if (k.part.isNull()) extent = std::max({extent, k.image.width(), k.image.height()});
            return extent;
        };
        if (!want.visible.isNull() && isTiled(want.pixels)) {
            // A coarse picture first, as a background for missing tiles.
            if (extentAtHand() < backgroundExtent / 2)
                coarse.append({key,
                               want.pixels.scaled(backgroundExtent, backgroundExtent, Qt::KeepAspectRatio)
                                   .expandedTo(QSize(1, 1)),
                               {}});
            for (const QRect& part : tilesOf(want.pixels, want.visible))
                if (std::none_of(kept.begin(), kept.end(),
                                 [&](const Entry& k) { return k.part == part && k.whole == want.pixels; }))
                    sharp.append({key, want.pixels, part});
            continue;
        }
        const QSize pixels = bounded(want.pixels);
        if (std::any_of(kept.begin(), kept.end(),
                        [&](const Entry& k) { return k.part.isNull() && k.image.size() == pixels; }))
            continue;
        const double expected = m_nanosecondsPerPixel * pixels.width() * pixels.height();
        if (lane == Lane::View && expected > slowNanoseconds && pixels.width() > 2 * coarseWidth &&
            extentAtHand() == 0)
            coarse.append(
                {key, QSize(coarseWidth, std::max(1, pixels.height() * coarseWidth / pixels.width())), {}});
        sharp.append({key, pixels, {}});
    }
    m_thread.setJobs(lane, coarse + sharp);
}

PageCache::Picture PageCache::picture(int page, QSize pixels)
{
    if (page < 0 || page >= m_pages.size()) return {};
    const auto found = m_entries.find(m_pages.at(page));
    if (found == m_entries.end()) return {};
    const QSize wanted = bounded(pixels);
    Entry* best = nullptr;
    for (Entry& kept : *found) {
        if (!kept.part.isNull()) continue;
        if (kept.image.size() == wanted) {
            kept.used = ++m_tick;
            return {kept.image, true};
        }
        if (!best || kept.image.width() > best->image.width()) best = &kept;
    }
    if (!best) return {};
    best->used = ++m_tick;
    return {best->image, false};
}

QList<PageCache::Tile> PageCache::tiles(int page, QSize pixels, const QRect& seen)
{
    if (page < 0 || page >= m_pages.size() || pixels.isEmpty()) return {};
    const auto found = m_entries.find(m_pages.at(page));
    if (found == m_entries.end()) return {};
    QList<Tile> exact;
    QList<Tile> other;
    for (Entry& kept : *found) {
        if (kept.part.isNull()) continue;
        const double x = double(pixels.width()) / kept.whole.width();
        const double y = double(pixels.height()) / kept.whole.height();
        const QRectF place(kept.part.x() * x, kept.part.y() * y, kept.part.width() * x,
                           kept.part.height() * y);
        if (!place.intersects(QRectF(seen))) continue;
        kept.used = ++m_tick;
        const bool same = kept.whole == pixels;
        (same ? exact : other).append({place, kept.image, same});
    }
    return other + exact;
}

bool PageCache::hasTiles(int page, QSize pixels, const QRect& seen) const
{
    if (page < 0 || page >= m_pages.size()) return false;
    const QList<Entry> kept = m_entries.value(m_pages.at(page));
    const QList<QRect> parts = tilesOf(pixels, seen);
    return std::all_of(parts.begin(), parts.end(), [&](const QRect& part) {
        return std::any_of(kept.begin(), kept.end(),
                           [&](const Entry& k) { return k.part == part && k.whole == pixels; });
    });
}

bool PageCache::isUnreadable(int page) const
{
    return page >= 0 && page < m_pages.size() && m_unreadable.contains(m_pages.at(page));
}

void PageCache::store(const RenderThread::Job& job, const QImage& picture, qint64 nanoseconds,
                      const OmittedContent& without)
{
    const auto page = m_pageOf.constFind(job.key);
    if (page == m_pageOf.constEnd()) return; // the file was removed during rendering
    // The tags changed during rendering: setOmittedContent() has requested the page again.
    if (without != m_omittedContent.value(job.key.file)) return;
    if (picture.isNull()) {
        m_unreadable.insert(job.key);
        Q_EMIT pictureReady(*page);
        return;
    }
    const bool whole = job.part.isNull();
    const bool large = whole && picture.width() > thumbnailWidth;
    if (large) {
        const double perPixel =
            static_cast<double>(nanoseconds) / (static_cast<double>(picture.width()) * picture.height());
        m_nanosecondsPerPixel =
            m_nanosecondsPerPixel <= 0 ? perPixel : 0.7 * m_nanosecondsPerPixel + 0.3 * perPixel;
    }
    QList<Entry>& kept = m_entries[job.key];
    // The size changed back during rendering, and a picture of that size is already cached.
    if (large && !isWanted(*page, job.pixels) && std::any_of(kept.cbegin(), kept.cend(), [&](const Entry& k) {
            return k.part.isNull() && isWanted(*page, k.image.size());
        }))
        return;
    // Keeps one large picture of a page, and tiles of other sizes until those of the current size are
    // complete.
    kept.append({picture, job.pixels, job.part, ++m_tick});
    m_bytes += picture.sizeInBytes();
    bool complete = !whole;
    bool tiled = false;
    for (const Request& want : std::as_const(m_requests[static_cast<size_t>(Lane::View)])) {
        if (want.page != *page || want.visible.isNull() || !isTiled(want.pixels)) continue;
        tiled = true;
        complete = complete && want.pixels == job.pixels && hasTiles(want.page, want.pixels, want.visible);
    }
    Q_ASSERT(*page >= 0 && *page < m_pages.size());
    const quint64 newest = m_tick;
    kept.removeIf([&](const Entry& old) {
        if (old.used == newest) return false;
        bool out = old.part == job.part && old.whole == job.pixels;
        if (large && old.part.isNull()) out = out || old.image.width() > thumbnailWidth;
        if (large && !tiled && !old.part.isNull()) out = true; // the page is displayed as a whole again
        if (complete && !old.part.isNull()) out = out || old.whole != job.pixels;
        if (out) m_bytes -= old.image.sizeInBytes();
        return out;
    });
    Q_ASSERT(m_bytes >= 0 && !kept.isEmpty());
    trim();
    Q_EMIT pictureReady(*page);
}

bool PageCache::isWanted(int page, QSize pixels) const
{
    return std::any_of(m_requests.cbegin(), m_requests.cend(), [&](const QList<Request>& wants) {
        return std::any_of(wants.cbegin(), wants.cend(), [&](const Request& want) {
            return want.page == page && bounded(want.pixels) == pixels;
        });
    });
}

QHash<PageKey, QList<PageCache::Request>> PageCache::visibleRequests() const
{
    QHash<PageKey, QList<Request>> shown;
    for (const Lane lane : {Lane::View, Lane::Thumbnails})
        for (const Request& want : std::as_const(m_requests[static_cast<size_t>(lane)]))
            if (want.page >= 0 && want.page < m_pages.size()) shown[m_pages.at(want.page)].append(want);
    return shown;
}

void PageCache::trim()
{
    if (m_bytes <= m_limit) return;
    const QHash<PageKey, QList<Request>> shown = visibleRequests();
    const auto isShown = [&shown](const PageKey& key, const Entry& kept) {
        const auto wants = shown.constFind(key);
        if (wants == shown.constEnd()) return false;
        return kept.part.isNull() || std::any_of(wants->begin(), wants->end(), [&](const Request& want) {
                   return want.pixels == kept.whole && want.visible.intersects(kept.part);
               });
    };
    while (m_bytes > m_limit) {
        auto oldest = m_entries.end();
        qsizetype at = -1;
        quint64 used = 0;
        for (auto it = m_entries.begin(); it != m_entries.end(); ++it) {
            for (qsizetype i = 0; i < it->size(); ++i) {
                if ((at >= 0 && it->at(i).used >= used) || isShown(it.key(), it->at(i))) continue;
                oldest = it;
                at = i;
                used = it->at(i).used;
            }
        }
        if (at < 0) return; // everything left is visible
        m_bytes -= oldest->at(at).image.sizeInBytes();
        Q_ASSERT(m_bytes >= 0);
        oldest->removeAt(at);
        if (oldest->isEmpty()) m_entries.erase(oldest);
    }
}

} // namespace ink::ui

#include "moc_pagecache.cpp"
