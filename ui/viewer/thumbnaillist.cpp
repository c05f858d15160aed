#include "ui/viewer/thumbnaillist.h"

#include "app/domain/document/document.h"
#include "ui/viewer/pagecache.h"
#include "ui/viewer/thumbnaildelegate.h"
#include "ui/viewer/thumbnailmodel.h"
#include "ui/widgets/inputs/fixedkeys.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QDrag>
#include <QDragEnterEvent>
#include <QEvent>
#include <QItemSelection>
#include <QKeyEvent>
#include <QLocale>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {

const QString fileMime = QStringLiteral("application/x-inkstone-file");
const QString pagesMime = QStringLiteral("application/x-inkstone-pages");
constexpr int edge = 28; ///< px from an edge where a drag scrolls

domain::FileId draggedFile(const QMimeData* data)
{
    return data && data->hasFormat(fileMime) ? domain::FileId(data->data(fileMime).toLongLong())
                                             : domain::FileId();
}

QList<int> draggedPages(const QMimeData* data)
{
    QList<int> pages;
    if (!data || !data->hasFormat(pagesMime)) return pages;
    const QList<QByteArray> numbers = data->data(pagesMime).split(' ');
    for (const QByteArray& number : numbers)
        pages.append(number.toInt());
    return pages;
}

/** Returns the paths of local PDFs; empty if the data contains anything else. */
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

/** Returns the index of the file that contains a row's page. */
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

ThumbnailList::ThumbnailList(PageCache& cache, QWidget* parent)
    : QListView(parent), m_cache(cache), m_model(std::make_unique<ThumbnailModel>())
{
    setObjectName(QStringLiteral("thumbnails"));
    setAccessibleName(tr("Page thumbnails"));
    setModel(m_model.get());
    setItemDelegate(new ThumbnailDelegate(cache, this));
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(ExtendedSelection);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setFixedWidth(ThumbnailDelegate::pictureWidth + 2 * space::s + 2 * space::m);
    connect(&cache, &PageCache::pictureReady, this, [this](int page) { m_model->updatePicture(page); });
    onLanguageChange(this, [this] {
        setAccessibleName(tr("Page thumbnails"));
        m_model->retranslate();
    });
}

ThumbnailList::~ThumbnailList()
{
    setModel(nullptr);
}

void ThumbnailList::setDocument(const domain::Document& document)
{
    QList<std::pair<domain::FileId, int>> files;
    for (const domain::File& file : document.files)
        files.append({file.id, static_cast<int>(file.pages.size())});
    if (files != m_files) viewport()->update();
    m_files = files;
    m_model->setDocument(document);
    requestPictures();
}

void ThumbnailList::setCurrentPage(int page)
{
    const QModelIndex index = m_model->index(page - 1);
    if (!index.isValid() || index == currentIndex()) return;
    const QScopedValueRollback following(m_following, true);
    const bool keeps = selectionModel()->selectedIndexes().size() > 1;
    selectionModel()->setCurrentIndex(index, keeps ? QItemSelectionModel::NoUpdate
                                                   : QItemSelectionModel::ClearAndSelect);
    scrollTo(index);
}

QList<int> ThumbnailList::selectedPages() const
{
    QList<int> pages;
    const QModelIndexList chosen = selectionModel()->selectedIndexes();
    for (const QModelIndex& index : chosen)
        pages.append(index.row() + 1);
    std::sort(pages.begin(), pages.end());
    return pages;
}

void ThumbnailList::selectPages(const QList<int>& pages)
{
    QItemSelection selection;
    for (const int page : pages)
        if (const QModelIndex index = m_model->index(page - 1); index.isValid())
            selection.select(index, index);
    if (selection.isEmpty()) return;
    const QScopedValueRollback following(m_following, true);
    const QModelIndex first = m_model->index(pages.first() - 1);
    selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    scrollTo(first);
}

int ThumbnailList::fileNameHeight(int row) const
{
    return m_model->index(row).data(ThumbnailModel::FileNameRole).toString().isEmpty()
               ? 0
               : ThumbnailDelegate::fileNameHeight;
}

void ThumbnailList::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    // A list without the focus that only follows the view must not report a change of focus to assistive
    // tools, as QListView would.
    if (m_following && !hasFocus())
        QAbstractItemView::currentChanged(current, previous);
    else
        QListView::currentChanged(current, previous);
    if (!m_following && current.isValid()) Q_EMIT pageChosen(current.row() + 1);
}

void ThumbnailList::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    requestPictures();
}

void ThumbnailList::scrollContentsBy(int dx, int dy)
{
    QListView::scrollContentsBy(dx, dy);
    requestPictures();
}

void ThumbnailList::showEvent(QShowEvent* event)
{
    QListView::showEvent(event);
    requestPictures();
}

void ThumbnailList::requestPictures()
{
    const int rows = m_model->rowCount();
    if (!isVisible() || rows == 0) return;
    const QModelIndex top = indexAt(QPoint(viewport()->width() / 2, 1));
    QList<PageCache::Request> wants;
    for (int row = top.isValid() ? top.row() : 0; row < rows; ++row) {
        const QModelIndex index = m_model->index(row);
        if (visualRect(index).top() >= viewport()->height()) break;
        wants.append({row, (QSizeF(ThumbnailDelegate::pictureSize(index)) * devicePixelRatioF()).toSize()});
    }
    m_cache.setRequests(Lane::Thumbnails, wants);
}

// ---- moving pages and files by drag and by key, and dropping other files between them

void ThumbnailList::setEditing(bool editing)
{
    m_editing = editing;
    setDragEnabled(editing);
    setAcceptDrops(editing);
    viewport()->setAcceptDrops(editing);
}

void ThumbnailList::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->position().toPoint();
    QListView::mousePressEvent(event);
}

void ThumbnailList::keyPressEvent(QKeyEvent* event)
{
    if (!m_editing || !currentIndex().isValid()) return QListView::keyPressEvent(event);
    const Qt::KeyboardModifiers keys = event->modifiers() & ~Qt::KeypadModifier;
    const bool up = event->key() == Qt::Key_Up;
    if ((up || event->key() == Qt::Key_Down) && keys == Qt::AltModifier) {
        Q_EMIT pageMoveRequested(!up);
    } else if ((up || event->key() == Qt::Key_Down) && keys == (Qt::AltModifier | Qt::ShiftModifier)) {
        const int file = fileAt(m_files, currentIndex().row());
        const int to = up ? file - 1 : file + 1;
        if (to >= 0 && to < m_files.size()) Q_EMIT fileMoveRequested(m_files.at(file).first, to);
    } else if (matchesFixed(*event, FixedKey::RotatePageLeft)) {
        Q_EMIT pageRotationRequested(-90);
    } else if (matchesFixed(*event, FixedKey::RotatePageRight)) {
        Q_EMIT pageRotationRequested(90);
    } else if ((event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) &&
               keys == Qt::NoModifier) {
        Q_EMIT pageDeletionRequested();
    } else {
        return QListView::keyPressEvent(event);
    }
    event->accept();
}

QPixmap ThumbnailList::dragPicture(qsizetype pages) const
{
    QPixmap picture = viewport()->grab(visualRect(currentIndex()));
    if (pages < 2) return picture;
    const Tokens& look = tokens(palette());
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(look.window, 2));
    painter.setBrush(look.accent);
    const QRect badge(space::s, space::s, 28, 22);
    painter.drawRoundedRect(badge, 11, 11);
    painter.setPen(look.onAccent);
    painter.setFont(quietFont());
    painter.drawText(badge, Qt::AlignCenter, QLocale().toString(pages));
    return picture;
}

void ThumbnailList::startDrag(Qt::DropActions)
{
    if (!m_editing || !currentIndex().isValid()) return;
    auto* mime = new QMimeData;
    const QModelIndex pressed = indexAt(m_pressed);
    const bool byName =
        pressed.isValid() && m_pressed.y() < visualRect(pressed).top() + fileNameHeight(pressed.row());
    qsizetype count = 1;
    if (byName) {
        const domain::FileId file = m_files.at(fileAt(m_files, pressed.row())).first;
        mime->setData(fileMime, QByteArray::number(file.value()));
    } else {
        const QList<int> pages = selectedPages();
        count = pages.size();
        QByteArray numbers;
        for (const int page : pages)
            numbers += (numbers.isEmpty() ? QByteArray() : QByteArray(" ")) + QByteArray::number(page);
        mime->setData(pagesMime, numbers);
    }
    auto* drag = new QDrag(this);
    drag->setMimeData(mime);
    drag->setPixmap(dragPicture(count));
    drag->exec(Qt::MoveAction);
    showGap(-1, std::nullopt);
}

int ThumbnailList::firstRow(int file) const
{
    int first = 0;
    for (int i = 0; i < file && i < m_files.size(); ++i)
        first += m_files.at(i).second;
    return first;
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

std::optional<ThumbnailList::Gap> ThumbnailList::pageGapAt(const QPoint& position) const
{
    if (m_files.isEmpty()) return std::nullopt;
    const QModelIndex index = indexAt(QPoint(viewport()->width() / 2, position.y()));
    if (!index.isValid()) {
        const int last = static_cast<int>(m_files.size()) - 1;
        return Gap{last, m_files.at(last).second};
    }
    const int file = fileAt(m_files, index.row());
    const int page = index.row() - firstRow(file);
    const QRect cell = visualRect(index);
    const int name = fileNameHeight(index.row());
    // Above a file's name, a drop goes to the end of the previous file; below, to the start of this one.
    if (name > 0 && position.y() < cell.top() + name / 2 && file > 0)
        return Gap{file - 1, m_files.at(file - 1).second};
    return Gap{file, position.y() < (cell.top() + name + cell.bottom()) / 2 ? page : page + 1};
}

void ThumbnailList::showGap(int fileGap, std::optional<Gap> pageGap)
{
    if (fileGap == m_gap && pageGap == m_pageGap) return;
    m_gap = fileGap;
    m_pageGap = pageGap;
    viewport()->update();
}

void ThumbnailList::showGapFor(QDropEvent* event)
{
    const QPoint position = event->position().toPoint();
    if (!draggedPages(event->mimeData()).isEmpty()) return showGap(-1, pageGapAt(position));
    showGap(fileGapAt(position), std::nullopt);
}

void ThumbnailList::scrollAtEdge(const QPoint& position)
{
    if (position.y() < edge || position.y() > viewport()->height() - edge)
        startAutoScroll();
    else
        stopAutoScroll();
}

void ThumbnailList::dragEnterEvent(QDragEnterEvent* event)
{
    const bool ours = event->source() == this && (!draggedFile(event->mimeData()).isNull() ||
                                                  !draggedPages(event->mimeData()).isEmpty());
    if (!m_editing || (!ours && pdfsOf(event->mimeData()).isEmpty())) return event->ignore();
    event->setDropAction(ours ? Qt::MoveAction : Qt::CopyAction);
    event->accept();
    showGapFor(event);
}

void ThumbnailList::dragMoveEvent(QDragMoveEvent* event)
{
    if (m_gap < 0 && !m_pageGap) return event->ignore();
    const bool ours = !draggedFile(event->mimeData()).isNull() || !draggedPages(event->mimeData()).isEmpty();
    event->setDropAction(ours ? Qt::MoveAction : Qt::CopyAction);
    event->accept();
    showGapFor(event);
    scrollAtEdge(event->position().toPoint());
}

void ThumbnailList::dragLeaveEvent(QDragLeaveEvent*)
{
    stopAutoScroll();
    showGap(-1, std::nullopt);
}

void ThumbnailList::dropEvent(QDropEvent* event)
{
    stopAutoScroll();
    const QPoint position = event->position().toPoint();
    const int gap = fileGapAt(position);
    showGap(-1, std::nullopt);
    const domain::FileId file = draggedFile(event->mimeData());
    const QList<int> pages = draggedPages(event->mimeData());
    const QStringList paths = pdfsOf(event->mimeData());
    event->setDropAction(file.isNull() && pages.isEmpty() ? Qt::CopyAction : Qt::MoveAction);
    event->accept();
    if (!pages.isEmpty()) {
        if (const auto place = pageGapAt(position)) Q_EMIT pagesDropped(pages, place->file, place->page);
        return;
    }
    if (file.isNull()) {
        if (!paths.isEmpty()) Q_EMIT filesDropped(paths, gap);
        return;
    }
    const auto from = std::find_if(m_files.begin(), m_files.end(),
                                   [file](const auto& known) { return known.first == file; });
    if (from == m_files.end()) return;
    const int at = static_cast<int>(from - m_files.begin());
    const int to = gap > at ? gap - 1 : gap;
    if (to != at) Q_EMIT fileMoveRequested(file, to);
}

void ThumbnailList::paintGap(QPainter& painter, int y, bool isStrong) const
{
    const Tokens& look = tokens(palette());
    const int thick = isStrong ? 3 : 1;
    painter.fillRect(QRect(space::s, y - thick / 2, viewport()->width() - 2 * space::s, thick),
                     isStrong ? look.accent : look.line);
}

void ThumbnailList::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (m_files.size() < 2 && m_gap < 0 && !m_pageGap) return;
    QPainter painter(viewport());
    int first = 0;
    for (int i = 0; i <= m_files.size(); ++i) {
        // Marks the borders between files and the drop position.
        const bool end = i == m_files.size();
        const int row = end ? first - 1 : first;
        if (!end) first += m_files.at(i).second;
        if (row < 0 || (m_gap != i && (i == 0 || end))) continue;
        const QRect cell = visualRect(model()->index(row, 0));
        paintGap(painter, end ? cell.bottom() : cell.top(), m_gap == i);
    }
    if (!m_pageGap || m_pageGap->file >= m_files.size()) return;
    const int count = m_files.at(m_pageGap->file).second;
    const bool atEnd = m_pageGap->page >= count;
    const int row = firstRow(m_pageGap->file) + (atEnd ? count - 1 : m_pageGap->page);
    const QRect cell = visualRect(model()->index(row, 0));
    paintGap(painter, atEnd ? cell.bottom() - 2 : cell.top() + fileNameHeight(row), true);
}

} // namespace ink::ui

#include "moc_thumbnaillist.cpp"
