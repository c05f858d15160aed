#include "ui/viewer/pagecache.h"

#include "app/domain/tagimport.h"

#include <algorithm>
#include <utility>

namespace ink::ui {

namespace {

constexpr double slowNanoseconds = 40e6; ///< a page that takes longer shows a coarse picture first
constexpr int coarseWidth = 200;
constexpr int thumbnailWidth = 480; ///< pictures up to this width are kept beside a sharp one

} // namespace

PageCache::PageCache(QObject* parent, qint64 byteLimit) : QObject(parent), m_limit(byteLimit)
{
    connect(&m_thread, &RenderThread::rendered, this, &PageCache::keep, Qt::QueuedConnection);
    m_thread.start(QThread::LowPriority);
}

PageCache::~PageCache() = default;

void PageCache::setFields(const domain::Document& document)
{
    QHash<domain::FileId, QSet<QString>> fields;
    // What is completed shows its values itself.
    if (document.status != domain::SigningStatus::Completed)
        for (const domain::Tag& tag : document.tags)
            if (domain::isFromField(tag))
                if (const auto place = document.pageAt(tag.pageIndex); place.file)
                    fields[place.file->id].insert(tag.extra.value(domain::formFieldField()).toString());
    if (fields == m_fields) return;
    const auto before = std::exchange(m_fields, std::move(fields));
    for (const domain::FileId file : std::as_const(m_bytesOf)) {
        const QSet<QString> now = m_fields.value(file);
        if (now == before.value(file)) continue;
        m_thread.setWithout(file, now);
        m_kept.removeIf([&](const auto& entry) {
            if (entry.key().file != file) return false;
            for (const Kept& kept : entry.value())
                m_bytes -= kept.image.sizeInBytes();
            return true;
        });
    }
    for (int lane = 0; lane < static_cast<int>(Lane::Count); ++lane)
        send(static_cast<Lane>(lane));
}

void PageCache::setDocument(const domain::Document& document)
{
    setFields(document);
    QList<PageKey> pages;
    QSet<domain::FileId> files;
    for (const domain::File& file : document.files) {
        files.insert(file.id);
        for (int i = 0; i < file.pages.size(); ++i)
            pages.append({file.id, i});
    }
    if (pages == m_pages) return;
    // A first look at a file (negative id) becomes the file itself: its pictures stay good.
    for (qsizetype i = 0; i < std::min(pages.size(), m_pages.size()); ++i) {
        const PageKey& before = m_pages.at(i);
        const PageKey& now = pages.at(i);
        if (before.file.value() >= 0 || now.file.value() < 0 || before.page != now.page) continue;
        if (const auto kept = m_kept.find(before); kept != m_kept.end() && !m_kept.contains(now)) {
            const QList<Kept> pictures = *kept;
            m_kept.erase(kept);
            m_kept.insert(now, pictures);
        }
    }
    m_pages = std::move(pages);
    m_pageOf.clear();
    for (int i = 0; i < m_pages.size(); ++i)
        m_pageOf.insert(m_pages.at(i), i);
    QSet<domain::FileId> gone = m_bytesOf;
    gone.subtract(files);
    for (const domain::FileId file : std::as_const(gone)) {
        m_bytesOf.remove(file);
        m_thread.dropFile(file);
    }
    m_kept.removeIf([&](const auto& entry) {
        if (m_pageOf.contains(entry.key())) return false;
        for (const Kept& kept : entry.value())
            m_bytes -= kept.image.sizeInBytes();
        return true;
    });
    for (auto& wants : m_wants)
        wants.clear();
}

void PageCache::setFileBytes(domain::FileId file, const QByteArray& bytes, qint64 length)
{
    if (bytes.isEmpty()) return;
    m_bytesOf.insert(file);
    m_unreadable.removeIf([file](const PageKey& key) { return key.file == file; });
    m_thread.setFile(file, bytes, length, m_fields.value(file));
    for (int lane = 0; lane < static_cast<int>(Lane::Count); ++lane)
        send(static_cast<Lane>(lane));
}

QSize PageCache::bounded(QSize pixels)
{
    if (pixels.width() <= maximumExtent && pixels.height() <= maximumExtent) return pixels;
    return pixels.scaled(maximumExtent, maximumExtent, Qt::KeepAspectRatio).expandedTo(QSize(1, 1));
}

void PageCache::want(Lane lane, const QList<Want>& wants)
{
    m_wants[static_cast<size_t>(lane)] = wants;
    send(lane);
}

void PageCache::send(Lane lane)
{
    QList<RenderThread::Job> coarse;
    QList<RenderThread::Job> sharp;
    for (const Want& want : std::as_const(m_wants[static_cast<size_t>(lane)])) {
        if (want.page < 0 || want.page >= m_pages.size() || want.pixels.isEmpty()) continue;
        const PageKey key = m_pages.at(want.page);
        const QSize pixels = bounded(want.pixels);
        if (!m_bytesOf.contains(key.file) || m_unreadable.contains(key)) continue;
        const auto kept = m_kept.constFind(key);
        const bool any = kept != m_kept.constEnd() && !kept->isEmpty();
        if (any &&
            std::any_of(kept->begin(), kept->end(), [&](const Kept& k) { return k.image.size() == pixels; }))
            continue;
        const double expected = m_nanosecondsPerPixel * pixels.width() * pixels.height();
        if (lane == Lane::View && !any && expected > slowNanoseconds && pixels.width() > 2 * coarseWidth)
            coarse.append(
                {key, QSize(coarseWidth, std::max(1, pixels.height() * coarseWidth / pixels.width()))});
        sharp.append({key, pixels});
    }
    m_thread.setLane(lane, coarse + sharp);
}

PageCache::Picture PageCache::picture(int page, QSize pixels)
{
    if (page < 0 || page >= m_pages.size()) return {};
    const auto found = m_kept.find(m_pages.at(page));
    if (found == m_kept.end()) return {};
    const QSize wanted = bounded(pixels);
    Kept* best = nullptr;
    for (Kept& kept : *found) {
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

bool PageCache::isUnreadable(int page) const
{
    return page >= 0 && page < m_pages.size() && m_unreadable.contains(m_pages.at(page));
}

void PageCache::keep(const PageKey& key, const QImage& picture, qint64 nanoseconds)
{
    const auto page = m_pageOf.constFind(key);
    if (page == m_pageOf.constEnd()) return; // the file went away meanwhile
    if (picture.isNull()) {
        m_unreadable.insert(key);
        Q_EMIT pictureReady(*page);
        return;
    }
    const double perPixel =
        static_cast<double>(nanoseconds) / (static_cast<double>(picture.width()) * picture.height());
    if (picture.width() > thumbnailWidth)
        m_nanosecondsPerPixel =
            m_nanosecondsPerPixel <= 0 ? perPixel : 0.7 * m_nanosecondsPerPixel + 0.3 * perPixel;
    QList<Kept>& kept = m_kept[key];
    kept.removeIf([&](const Kept& old) {
        const bool out = old.image.size() == picture.size() ||
                         (picture.width() > thumbnailWidth && old.image.width() > thumbnailWidth);
        if (out) m_bytes -= old.image.sizeInBytes();
        return out;
    });
    kept.append({picture, ++m_tick});
    m_bytes += picture.sizeInBytes();
    trim();
    Q_EMIT pictureReady(*page);
}

void PageCache::trim()
{
    if (m_bytes <= m_limit) return;
    QSet<PageKey> needed;
    for (const Lane lane : {Lane::View, Lane::Thumbnails})
        for (const Want& want : std::as_const(m_wants[static_cast<size_t>(lane)]))
            if (want.page >= 0 && want.page < m_pages.size()) needed.insert(m_pages.at(want.page));
    while (m_bytes > m_limit) {
        auto oldest = m_kept.end();
        qsizetype at = -1;
        quint64 used = 0;
        for (auto it = m_kept.begin(); it != m_kept.end(); ++it) {
            if (needed.contains(it.key())) continue;
            for (qsizetype i = 0; i < it->size(); ++i) {
                if (at >= 0 && it->at(i).used >= used) continue;
                oldest = it;
                at = i;
                used = it->at(i).used;
            }
        }
        if (at < 0) return; // everything left is on the screen
        m_bytes -= oldest->at(at).image.sizeInBytes();
        oldest->removeAt(at);
        if (oldest->isEmpty()) m_kept.erase(oldest);
    }
}

} // namespace ink::ui
