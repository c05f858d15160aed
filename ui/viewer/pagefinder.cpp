#include "ui/viewer/pagefinder.h"

#include "app/domain/document/document.h"

#include <algorithm>

namespace ink::ui {

PageFinder::PageFinder(QObject* parent) : QObject(parent)
{
    connect(&m_thread, &FindThread::found, this, &PageFinder::addHits, Qt::QueuedConnection);
    connect(
        &m_thread, &FindThread::finished, this,
        [this](quint64 search, int unreadable) {
            if (search != m_search) return;
            m_finished = true;
            m_unreadable = unreadable;
            Q_EMIT changed();
        },
        Qt::QueuedConnection);
}

void PageFinder::setDocument(const domain::Document& document)
{
    QList<PageKey> pages = pageKeys(document);
    if (pages == m_pages) return;
    m_pages = std::move(pages);
    QSet<domain::FileId> gone = m_files;
    gone.subtract(fileIds(document));
    for (const domain::FileId file : std::as_const(gone)) {
        m_files.remove(file);
        m_thread.removeFile(file);
    }
    if (isActive()) restart();
}

void PageFinder::setFileBytes(domain::FileId file, const QByteArray& bytes)
{
    if (bytes.isEmpty()) return;
    m_files.insert(file);
    m_thread.setFile(file, bytes);
    if (isActive()) restart();
}

void PageFinder::find(const FindQuery& query, int fromPage)
{
    if (query == m_query) return;
    m_query = query;
    m_from = std::clamp(fromPage, 0, std::max(0, pageCount() - 1));
    restart();
}

void PageFinder::restart()
{
    ++m_search;
    m_hits.clear();
    m_count = 0;
    m_done = 0;
    m_unreadable = 0;
    m_finished = !isActive() || m_pages.isEmpty();
    if (m_finished) {
        m_thread.cancel();
    } else {
        QList<std::pair<int, PageKey>> pages;
        for (int i = 0; i < pageCount(); ++i) {
            const int page = (m_from + i) % pageCount();
            pages.append({page, m_pages.at(page)});
        }
        m_thread.search(m_search, m_query, pages);
    }
    setCurrent(std::nullopt);
    Q_EMIT changed();
}

void PageFinder::addHits(quint64 search, const QList<PageHits>& pages, int done)
{
    if (search != m_search || hasMore()) return;
    m_done = done;
    for (const PageHits& found : pages) {
        m_hits.insert(found.page, found.hits);
        m_count += static_cast<int>(found.hits.size());
        if (!m_current) setCurrent(HitIndex{found.page, 0});
        if (hasMore()) {
            m_thread.cancel();
            m_finished = true;
            break;
        }
    }
    Q_EMIT changed();
}

int PageFinder::currentNumber() const
{
    if (!m_current) return 0;
    Q_ASSERT(m_current->hit >= 0 && m_current->hit < m_hits.value(m_current->page).size());
    int number = m_current->hit + 1;
    for (auto it = m_hits.begin(); it != m_hits.end() && it.key() < m_current->page; ++it)
        number += static_cast<int>(it->size());
    return number;
}

void PageFinder::setCurrent(std::optional<HitIndex> place)
{
    if (place == m_current) return;
    Q_ASSERT(!place || m_hits.contains(place->page));
    m_current = place;
    Q_EMIT currentChanged();
}

void PageFinder::goToNext()
{
    if (!m_current) return;
    if (m_current->hit + 1 < m_hits.value(m_current->page).size()) {
        setCurrent(HitIndex{m_current->page, m_current->hit + 1});
        return;
    }
    auto on = m_hits.upperBound(m_current->page);
    if (on == m_hits.end()) on = m_hits.begin();
    Q_ASSERT(on != m_hits.end());
    setCurrent(HitIndex{on.key(), 0});
}

void PageFinder::goToPrevious()
{
    if (!m_current) return;
    if (m_current->hit > 0) {
        setCurrent(HitIndex{m_current->page, m_current->hit - 1});
        return;
    }
    auto on = m_hits.lowerBound(m_current->page);
    if (on == m_hits.begin()) on = m_hits.end();
    Q_ASSERT(!m_hits.isEmpty());
    --on;
    setCurrent(HitIndex{on.key(), static_cast<int>(on->size()) - 1});
}

} // namespace ink::ui

#include "moc_pagefinder.cpp"
