#include "ui/pages/stack/pagecoverage.h"

#include "ui/viewer/pageview.h"

#include <QEvent>
#include <QScrollBar>

#include <cmath>

namespace ink::ui {

namespace {

constexpr int wholeSide = 1000;
// Index(enoughArea): Signing stack: when a page counts as shown
constexpr qint64 enoughArea = 975'000; ///< tolerates rounding at a page's edges

} // namespace

PageCoverage::PageCoverage(PageView& view) : QObject(&view), m_view(view)
{
    view.viewport()->installEventFilter(this);
}

void PageCoverage::reset()
{
    m_shown.clear();
    Q_EMIT changed();
}

bool PageCoverage::isShown(int page) const
{
    qint64 area = 0;
    for (const QRect& part : m_shown.value(page))
        area += qint64{part.width()} * part.height();
    return area >= enoughArea;
}

int PageCoverage::shownPageCount() const
{
    int count = 0;
    for (int page = 1; page <= m_view.pageCount(); ++page)
        count += isShown(page) ? 1 : 0;
    return count;
}

int PageCoverage::firstMissingPage() const
{
    for (int page = 1; page <= m_view.pageCount(); ++page)
        if (!isShown(page)) return page;
    return 0;
}

bool PageCoverage::isComplete() const
{
    return m_view.pageCount() > 0 && firstMissingPage() == 0;
}

bool PageCoverage::eventFilter(QObject* watched, QEvent* event)
{
    // The page being painted is visible once the event has been handled.
    if (watched == m_view.viewport() && event->type() == QEvent::Paint && !m_isPending) {
        m_isPending = true;
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_isPending = false;
                updateCoverage();
            },
            Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void PageCoverage::updateCoverage()
{
    if (!m_view.isVisible() || m_view.window()->isMinimized()) return;
    const QRect seen(QPoint(m_view.horizontalScrollBar()->value(), m_view.verticalScrollBar()->value()),
                     m_view.viewport()->size());
    const auto visible = m_view.pageLayout().visiblePages(seen.top(), seen.bottom());
    bool isMore = false;
    for (int page = visible.first; page < visible.end; ++page) {
        if (!m_view.isPagePainted(page + 1)) continue;
        const QRect rect = m_view.pageLayout().pageRect(page);
        const QRect part = seen.intersected(rect).translated(-rect.topLeft());
        if (part.isEmpty()) continue;
        const double x = double(wholeSide) / rect.width();
        const double y = double(wholeSide) / rect.height();
        QRegion& shown = m_shown[page + 1];
        const QRegion before = shown;
        shown += QRect(
            QPoint(int(std::floor(part.left() * x)), int(std::floor(part.top() * y))),
            QPoint(int(std::ceil((part.right() + 1) * x)) - 1, int(std::ceil((part.bottom() + 1) * y)) - 1));
        isMore = isMore || shown != before;
    }
    if (isMore) Q_EMIT changed();
}

} // namespace ink::ui

#include "moc_pagecoverage.cpp"
