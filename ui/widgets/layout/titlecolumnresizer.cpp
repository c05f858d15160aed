#include "ui/widgets/layout/titlecolumnresizer.h"

#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>

#include <algorithm>

namespace ink::ui {

namespace {
constexpr int narrowest = 120; ///< width of a title's column
} // namespace

TitleColumnResizer::TitleColumnResizer(QHeaderView& header, int title, int minimum, const QList<int>& spare)
    : QObject(&header), m_header(header), m_title(title), m_minWidth(minimum), m_spare(spare)
{
    header.viewport()->installEventFilter(this);
    connect(&header, &QHeaderView::sectionResized, this, [this](int section) {
        if (section != m_title) arrange();
    });
    arrange();
}

int TitleColumnResizer::widthOf(int section) const
{
    const int width = m_autoHidden.value(section, m_header.sectionSize(section));
    const int least = m_elastic.value(section);
    return least > 0 ? std::min(width, least) : width;
}

bool TitleColumnResizer::isSectionShown(int section) const
{
    return !m_header.isSectionHidden(section) || m_autoHidden.contains(section);
}

void TitleColumnResizer::setSectionShown(int section, bool shown)
{
    if (shown == isSectionShown(section)) return;
    m_autoHidden.remove(section);
    if (shown && m_spare.removeOne(section)) m_spare.prepend(section);
    m_header.setSectionHidden(section, !shown);
    arrange();
}

void TitleColumnResizer::removeSpare(int section)
{
    m_spare.removeOne(section);
    if (m_autoHidden.remove(section)) m_header.showSection(section);
}

void TitleColumnResizer::widenSection(int section, int width)
{
    if (const auto aside = m_autoHidden.find(section); aside != m_autoHidden.end()) {
        if (*aside >= width) return;
        *aside = width;
    } else if (m_header.sectionSize(section) >= width) {
        return;
    }
    m_header.resizeSection(section, width); // a hidden section gets this width when it is shown
}

void TitleColumnResizer::setElasticWidth(int section, int width)
{
    if (m_elastic.value(section) == width) return;
    m_elastic.insert(section, width);
    arrange();
}

void TitleColumnResizer::showAll()
{
    for (auto column = m_autoHidden.cbegin(); column != m_autoHidden.cend(); ++column)
        m_header.showSection(column.key());
}

QByteArray TitleColumnResizer::saveState()
{
    const QScopedValueRollback quiet(m_arranging, true);
    showAll();
    QByteArray state = m_header.saveState();
    for (auto column = m_autoHidden.cbegin(); column != m_autoHidden.cend(); ++column)
        m_header.hideSection(column.key());
    return state;
}

bool TitleColumnResizer::restoreState(const QByteArray& state)
{
    bool restored = false;
    {
        const QScopedValueRollback quiet(m_arranging, true);
        showAll();
        m_autoHidden.clear();
        restored = m_header.restoreState(state);
    }
    arrange();
    return restored;
}

void TitleColumnResizer::arrange()
{
    if (m_arranging) return;
    m_arranging = true;
    // Even in a very narrow table, the first column next to the titles isn't cut off.
    int least = m_minWidth;
    for (int at = 0; at < m_header.count(); ++at) {
        const int section = m_header.logicalIndex(at);
        if (section == m_title || m_spare.contains(section) || m_header.isSectionHidden(section)) continue;
        const int left = m_header.viewport()->width() - m_header.sectionSize(section);
        least = std::clamp(left, std::min(narrowest, m_minWidth), m_minWidth);
        break;
    }
    int room = m_header.viewport()->width() - least;
    for (int section = 0; section < m_header.count(); ++section)
        if (section != m_title && !m_spare.contains(section)) room -= m_header.sectionSize(section);
    if (room < 0 && least + room >= narrowest) { // slightly shorter titles rather than a scroll bar
        least += room;
        room = 0;
    }
    const bool stretches = room >= 0;
    for (const int section : std::as_const(m_spare)) {
        if (m_header.isSectionHidden(section) && !m_autoHidden.contains(section))
            continue; // hidden by the user or by another object
        const int width = widthOf(section);
        const bool fits = width <= room;
        if (fits && m_autoHidden.remove(section)) m_header.showSection(section);
        if (!fits && !m_autoHidden.contains(section)) {
            m_autoHidden.insert(section, m_header.sectionSize(section));
            m_header.hideSection(section);
        }
        room = fits ? room - width : std::min(room, 0);
    }
    m_header.setSectionResizeMode(m_title, stretches ? QHeaderView::Stretch : QHeaderView::Interactive);
    if (!stretches) m_header.resizeSection(m_title, least);
    m_arranging = false;
}

bool TitleColumnResizer::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) arrange();
    return QObject::eventFilter(watched, event);
}

} // namespace ink::ui
