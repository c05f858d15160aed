#include "ui/viewer/pagecomparer.h"

#include "ui/viewer/pagepicture.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace ink::ui {

namespace {

constexpr double sameSize = 0.5; ///< points

/** Returns the names if there is one for each page; otherwise zeros (nameless), so that pages are matched by
 * order. */
QList<quint64> namesFor(int pages, const QList<quint64>& names)
{
    return names.size() == pages ? names : QList<quint64>(pages, 0);
}

QRectF wholePage(QSizeF size)
{
    return {QPointF(0, 0), size};
}

PageDifference compareRow(PdfPages& before, PdfPages& after, const ComparedRevisions& pages,
                          const PagePair& row)
{
    using Kind = PageDifference::Kind;
    if (row.before < 0) return {Kind::Added, {wholePage(pages.afterSizes.at(row.after))}};
    if (row.after < 0) return {Kind::Removed, {wholePage(pages.beforeSizes.at(row.before))}};
    const QSizeF was = pages.beforeSizes.at(row.before);
    const QSizeF is = pages.afterSizes.at(row.after);
    if (std::abs(was.width() - is.width()) > sameSize || std::abs(was.height() - is.height()) > sameSize)
        return {Kind::Resized, {wholePage(was.expandedTo(is))}};
    const double longest = std::max({is.width(), is.height(), 1.0});
    const double scale = std::min(PageComparer::pixelsPerPoint, PageComparer::maximumExtent / longest);
    const QSize pixels = QSize(static_cast<int>(std::lround(is.width() * scale)),
                               static_cast<int>(std::lround(is.height() * scale)))
                             .expandedTo(QSize(1, 1));
    const QImage old = before.renderPage(row.before, pixels);
    const QImage now = after.renderPage(row.after, pixels);
    if (old.isNull() || now.isNull()) return {Kind::Unreadable, {wholePage(is)}};
    PageDifference difference;
    for (const QRect& area : changedAreas(old, now))
        difference.areas.append(
            QRectF(area.left() / scale, area.top() / scale, area.width() / scale, area.height() / scale)
                .intersected(wholePage(is)));
    if (!difference.areas.isEmpty()) difference.kind = Kind::Changed;
    return difference;
}

} // namespace

PageComparer::PageComparer(PageNamesProvider names, QObject* parent)
    : OrderThread(QStringLiteral("page-comparing"), parent), m_names(std::move(names))
{
    qRegisterMetaType<ink::ui::PageDifference>();
    qRegisterMetaType<ink::ui::ComparedRevisions>();
}

PageComparer::~PageComparer()
{
    stop();
    finish();
}

int PageComparer::compare(const QByteArray& bytes, qint64 before, qint64 after)
{
    const auto lock = lockOrders();
    m_task = Task{bytes, before, after, ++m_call};
    m_from = 0;
    wake();
    return m_call;
}

void PageComparer::stop()
{
    const auto lock = lockOrders();
    m_task.reset();
    ++m_call;
}

void PageComparer::continueFrom(int row)
{
    const auto lock = lockOrders();
    m_from = row;
}

bool PageComparer::isCurrent(int call) const
{
    const auto lock = lockOrders();
    return m_call == call;
}

void PageComparer::run()
{
    while (const auto task = waitForOrder([this] { return std::exchange(m_task, std::nullopt); }))
        perform(*task);
}

void PageComparer::perform(const Task& task)
{
    const int call = task.call;
    PdfPages before(task.bytes, task.before);
    PdfPages after(task.bytes, task.after);
    ComparedRevisions pages;
    pages.isReadable = before.isReadable() && after.isReadable();
    if (!pages.isReadable) {
        Q_EMIT opened(call, pages);
        return;
    }
    const auto measure = [this, call](PdfPages& file, QList<QSizeF>& sizes) {
        for (int i = 0; i < file.pageCount(); ++i) {
            if (i % 64 == 0 && !isCurrent(call)) return false;
            sizes.append(file.pageSize(i));
        }
        return true;
    };
    if (!measure(before, pages.beforeSizes) || !measure(after, pages.afterSizes)) return;
    const int countBefore = before.pageCount();
    const int countAfter = after.pageCount();
    pages.rows =
        pairPages(namesFor(countBefore, m_names ? m_names(task.bytes, task.before) : QList<quint64>()),
                  namesFor(countAfter, m_names ? m_names(task.bytes, task.after) : QList<quint64>()));
    if (!isCurrent(call)) return;
    Q_EMIT opened(call, pages);

    const int count = static_cast<int>(pages.rows.size());
    std::vector<bool> done(static_cast<size_t>(count));
    int from = -1;
    int next = 0;
    for (int left = count; left > 0; --left) {
        {
            const auto lock = lockOrders();
            if (m_call != call) return;
            if (from != m_from) {
                from = m_from;
                next = std::clamp(from, 0, count - 1);
            }
        }
        while (done[static_cast<size_t>(next)])
            next = (next + 1) % count;
        done[static_cast<size_t>(next)] = true;
        Q_EMIT compared(call, next, compareRow(before, after, pages, pages.rows.at(next)));
    }
}

} // namespace ink::ui

#include "moc_pagecomparer.cpp"
