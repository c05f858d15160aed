// Files in the list of pages: moved by drag and by key, and others dropped between them.
#include "ui/viewer/thumbnaillist.h"
#include "ui/widgets/theme.h"

#include <QDrag>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QUrl>

#include <algorithm>

namespace ink::ui {

namespace {

const QString fileMime = QStringLiteral("application/x-inkstone-file");

domain::FileId draggedFile(const QMimeData* data)
{
    return data && data->hasFormat(fileMime) ? domain::FileId(data->data(fileMime).toLongLong())
                                             : domain::FileId();
}

/** Local PDFs; empty when there is anything else. */
QStringList pdfsOf(const QMimeData* data)
{
    QStringList paths;
    if (!data || !data->hasUrls()) return paths;
    const QList<QUrl> urls = data->urls();
    for (const QUrl& url : urls) {
        if (!url.isLocalFile() || !url.fileName().endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
            return {};
        paths.append(url.toLocalFile());
    }
    return paths;
}

/** Which file the page of a row is in. */
int fileAt(const QList<std::pair<domain::FileId, int>>& files, int row)
{
    int first = 0;
    for (int i = 0; i < files.size(); ++i) {
        first += files.at(i).second;
        if (row < first) return i;
    }
    return static_cast<int>(files.size()) - 1;
}

} // namespace

void ThumbnailList::setEditing(bool editing)
{
    m_editing = editing;
    setDragEnabled(editing);
    setAcceptDrops(editing);
    viewport()->setAcceptDrops(editing);
}

void ThumbnailList::keyPressEvent(QKeyEvent* event)
{
    const bool up = event->key() == Qt::Key_Up;
    if (!m_editing || event->modifiers() != Qt::AltModifier || (!up && event->key() != Qt::Key_Down) ||
        !currentIndex().isValid())
        return QListView::keyPressEvent(event);
    const int file = fileAt(m_files, currentIndex().row());
    const int to = up ? file - 1 : file + 1;
    if (to >= 0 && to < m_files.size()) Q_EMIT fileMoveWanted(m_files.at(file).first, to);
    event->accept();
}

void ThumbnailList::startDrag(Qt::DropActions)
{
    if (!m_editing || m_files.size() < 2 || !currentIndex().isValid()) return;
    const domain::FileId file = m_files.at(fileAt(m_files, currentIndex().row())).first;
    auto* mime = new QMimeData;
    mime->setData(fileMime, QByteArray::number(file.value()));
    auto* drag = new QDrag(this);
    drag->setMimeData(mime);
    const QRect cell = visualRect(currentIndex());
    drag->setPixmap(viewport()->grab(cell));
    drag->exec(Qt::MoveAction);
}

int ThumbnailList::fileGapAt(const QPoint& position) const
{
    int first = 0;
    for (int i = 0; i < m_files.size(); ++i) {
        const int end = first + m_files.at(i).second;
        if (end == first) continue;
        const int top = visualRect(model()->index(first, 0)).top();
        const int bottom = visualRect(model()->index(end - 1, 0)).bottom();
        if (position.y() < (top + bottom) / 2) return i;
        first = end;
    }
    return static_cast<int>(m_files.size());
}

void ThumbnailList::showGap(int gap)
{
    if (gap == m_gap) return;
    m_gap = gap;
    viewport()->update();
}

void ThumbnailList::dragEnterEvent(QDragEnterEvent* event)
{
    const bool ours = event->source() == this && !draggedFile(event->mimeData()).isNull();
    if (!m_editing || (!ours && pdfsOf(event->mimeData()).isEmpty())) return event->ignore();
    event->setDropAction(ours ? Qt::MoveAction : Qt::CopyAction);
    event->accept();
    showGap(fileGapAt(event->position().toPoint()));
}

void ThumbnailList::dragMoveEvent(QDragMoveEvent* event)
{
    if (m_gap < 0) return event->ignore();
    event->setDropAction(draggedFile(event->mimeData()).isNull() ? Qt::CopyAction : Qt::MoveAction);
    event->accept();
    showGap(fileGapAt(event->position().toPoint()));
}

void ThumbnailList::dragLeaveEvent(QDragLeaveEvent*)
{
    showGap(-1);
}

void ThumbnailList::dropEvent(QDropEvent* event)
{
    const int gap = fileGapAt(event->position().toPoint());
    showGap(-1);
    const domain::FileId file = draggedFile(event->mimeData());
    const QStringList paths = pdfsOf(event->mimeData());
    event->setDropAction(file.isNull() ? Qt::CopyAction : Qt::MoveAction);
    event->accept();
    if (file.isNull()) {
        if (!paths.isEmpty()) Q_EMIT filesDropped(paths, gap);
        return;
    }
    const auto from = std::find_if(m_files.begin(), m_files.end(),
                                   [file](const auto& known) { return known.first == file; });
    if (from == m_files.end()) return;
    const int at = static_cast<int>(from - m_files.begin());
    const int to = gap > at ? gap - 1 : gap;
    if (to != at) Q_EMIT fileMoveWanted(file, to);
}

void ThumbnailList::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (m_files.size() < 2 && m_gap < 0) return;
    QPainter painter(viewport());
    const Tokens& look = tokens(palette());
    int first = 0;
    for (int i = 0; i <= m_files.size(); ++i) {
        // Between two files, and where what is dragged would come.
        const bool end = i == m_files.size();
        const int row = end ? first - 1 : first;
        if (!end) first += m_files.at(i).second;
        if (row < 0 || (m_gap != i && (i == 0 || end))) continue;
        const QRect cell = visualRect(model()->index(row, 0));
        const int y = end ? cell.bottom() : cell.top();
        const int thick = m_gap == i ? 3 : 1;
        painter.fillRect(QRect(cell.left() + space::s, y - thick / 2, cell.width() - 2 * space::s, thick),
                         m_gap == i ? look.accent : look.line);
    }
}

} // namespace ink::ui
