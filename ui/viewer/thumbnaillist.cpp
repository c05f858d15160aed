#include "ui/viewer/thumbnaillist.h"

#include "ui/viewer/pagecache.h"
#include "ui/viewer/thumbnailmodel.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QItemSelection>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {

constexpr int paperWidth = 84; ///< px; also the most that a landscape page may take
constexpr int paperHeight = 112;
constexpr int numberHeight = 20;
constexpr int fileNameHeight = 24;

QSize paperOf(const QModelIndex& index)
{
    const QSizeF points = index.data(ThumbnailModel::SizeRole).toSizeF();
    if (points.isEmpty()) return {paperWidth, paperHeight};
    return points.scaled(paperWidth, paperHeight, Qt::KeepAspectRatio).toSize().expandedTo(QSize(8, 8));
}

class ThumbnailDelegate final : public QStyledItemDelegate
{
public:
    ThumbnailDelegate(PageCache& cache, QObject* parent) : QStyledItemDelegate(parent), m_cache(cache) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const bool begins = !index.data(ThumbnailModel::FileNameRole).toString().isEmpty();
        return {paperWidth + 2 * space::s,
                paperHeight + numberHeight + space::m + (begins ? fileNameHeight : 0)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Tokens& look = tokens(option.palette);
        const bool current = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        const QSize size = paperOf(index);
        QRect cell = option.rect;
        if (const QString name = index.data(ThumbnailModel::FileNameRole).toString(); !name.isEmpty()) {
            const QRect row(cell.left() + space::xs, cell.top(), cell.width() - 2 * space::xs,
                            fileNameHeight);
            painter->setFont(quietFont());
            painter->setPen(look.quietInk);
            painter->drawText(row, Qt::AlignVCenter | Qt::AlignHCenter,
                              painter->fontMetrics().elidedText(name, Qt::ElideMiddle, row.width()));
            cell.setTop(cell.top() + fileNameHeight);
        }
        const QRect paper(cell.center().x() - size.width() / 2,
                          cell.top() + space::s + (paperHeight - size.height()) / 2, size.width(),
                          size.height());
        painter->fillRect(paper, Qt::white);
        const QSizeF physical = QSizeF(size) * painter->device()->devicePixelRatioF();
        const auto picture = m_cache.picture(index.row(), physical.toSize());
        if (!picture.image.isNull()) {
            painter->setRenderHint(QPainter::SmoothPixmapTransform);
            painter->drawImage(paper, picture.image);
        }
        painter->setClipRect(paper);
        for (const ThumbnailMark& mark : marksOf(index)) {
            const QRectF box(paper.left() + mark.place.left() * paper.width(),
                             paper.top() + mark.place.top() * paper.height(),
                             std::max(3.0, mark.place.width() * paper.width()),
                             std::max(3.0, mark.place.height() * paper.height()));
            QColor colour = recipientColour(mark.recipient);
            painter->setPen(QPen(readableOn(colour, Qt::white, 3), 1));
            colour.setAlphaF(0.45F);
            painter->fillRect(box, colour);
            painter->drawRect(box);
        }
        painter->setClipping(false);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(current ? look.accent : look.line, current ? 2 : look.lineWidth));
        const double out = current ? 2.0 : 0.5;
        painter->drawRoundedRect(QRectF(paper).adjusted(-out, -out, out, out), current ? 3 : 0,
                                 current ? 3 : 0);

        painter->setFont(quietFont());
        painter->setPen(current ? look.ink : look.quietInk);
        painter->drawText(QRect(cell.left(), paper.bottom() + 4, cell.width(), numberHeight), Qt::AlignCenter,
                          QLocale().toString(index.row() + 1));
        if (const int tags = index.data(ThumbnailModel::TagCountRole).toInt(); tags > 0) {
            const QString words = QLocale().toString(tags);
            QFont font = quietFont();
            font.setPixelSize(11);
            font.setWeight(QFont::DemiBold);
            painter->setFont(font);
            const int width = std::max(18, painter->fontMetrics().horizontalAdvance(words) + 10);
            const QRect badge(paper.right() - width + 8, paper.top() - 6, width, 18);
            painter->setPen(QPen(look.window, 2));
            painter->setBrush(look.accent);
            painter->drawRoundedRect(badge, 9, 9);
            painter->setPen(look.onAccent);
            painter->drawText(badge, Qt::AlignCenter, words);
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(look.ink, 1, Qt::DotLine));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(QRectF(cell).adjusted(2.5, 1.5, -2.5, -1.5), metric::radius,
                                     metric::radius);
        }
        painter->restore();
    }

private:
    [[nodiscard]] static const QList<ThumbnailMark>& marksOf(const QModelIndex& index)
    {
        return static_cast<const ThumbnailModel*>(index.model())->marksOf(index.row());
    }
    PageCache& m_cache;
};

} // namespace

ThumbnailList::ThumbnailList(PageCache& cache, QWidget* parent)
    : QListView(parent), m_cache(cache), m_model(std::make_unique<ThumbnailModel>())
{
    setObjectName(QStringLiteral("thumbnails"));
    setAccessibleName(tr("Pages at a glance"));
    setModel(m_model.get());
    setItemDelegate(new ThumbnailDelegate(cache, this));
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(ExtendedSelection);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setFixedWidth(paperWidth + 2 * space::s + 2 * space::m);
    connect(&cache, &PageCache::pictureReady, this, [this](int page) { m_model->pictureChanged(page); });
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

int ThumbnailList::nameHeight(int row) const
{
    return m_model->index(row).data(ThumbnailModel::FileNameRole).toString().isEmpty() ? 0 : fileNameHeight;
}

void ThumbnailList::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    // One that only follows has not got the keyboard, which QListView would tell assistive tools.
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

void ThumbnailList::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    setAccessibleName(tr("Pages at a glance"));
    m_model->retranslate();
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
    QList<PageCache::Want> wants;
    for (int row = top.isValid() ? top.row() : 0; row < rows; ++row) {
        const QModelIndex index = m_model->index(row);
        if (visualRect(index).top() >= viewport()->height()) break;
        wants.append({row, (QSizeF(paperOf(index)) * devicePixelRatioF()).toSize()});
    }
    m_cache.want(Lane::Thumbnails, wants);
}

} // namespace ink::ui
