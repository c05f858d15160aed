#include "ui/viewer/thumbnaillist.h"

#include "ui/viewer/pagecache.h"
#include "ui/widgets/theme.h"

#include <QAbstractListModel>
#include <QEvent>
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
enum Role { SizeRole = Qt::UserRole, TagCountRole };

} // namespace

class ThumbnailModel final : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    void setDocument(const domain::Document& document)
    {
        QList<QSizeF> sizes;
        for (const domain::File& file : document.files)
            for (const domain::Page& page : file.pages)
                sizes.append(page.size);
        QList<int> counts(sizes.size(), 0);
        for (const domain::Tag& tag : document.tags)
            if (tag.pageIndex >= 1 && tag.pageIndex <= counts.size()) ++counts[tag.pageIndex - 1];
        if (sizes != m_sizes) {
            beginResetModel();
            m_sizes = std::move(sizes);
            m_counts = std::move(counts);
            endResetModel();
            return;
        }
        for (int i = 0; i < counts.size(); ++i) {
            if (counts.at(i) == m_counts.at(i)) continue;
            m_counts[i] = counts.at(i);
            Q_EMIT dataChanged(index(i), index(i));
        }
    }

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override
    {
        return QAbstractListModel::flags(index) | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled;
    }

    void pictureChanged(int page)
    {
        if (page < m_sizes.size()) Q_EMIT dataChanged(index(page), index(page), {Qt::DecorationRole});
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_sizes.size());
    }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
        const int tags = m_counts.at(index.row());
        if (role == SizeRole) return m_sizes.at(index.row());
        if (role == TagCountRole) return tags;
        if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole) {
            const QString page = ThumbnailList::tr("Page %1").arg(index.row() + 1);
            return tags == 0 ? page : ThumbnailList::tr("%1, %n tag(s)", nullptr, tags).arg(page);
        }
        return {};
    }

private:
    QList<QSizeF> m_sizes;
    QList<int> m_counts;
};

namespace {

QSize paperOf(const QModelIndex& index)
{
    const QSizeF points = index.data(SizeRole).toSizeF();
    if (points.isEmpty()) return {paperWidth, paperHeight};
    return points.scaled(paperWidth, paperHeight, Qt::KeepAspectRatio).toSize().expandedTo(QSize(8, 8));
}

class ThumbnailDelegate final : public QStyledItemDelegate
{
public:
    ThumbnailDelegate(PageCache& cache, QObject* parent) : QStyledItemDelegate(parent), m_cache(cache) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {paperWidth + 2 * space::s, paperHeight + numberHeight + space::m};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Tokens& look = tokens(option.palette);
        const bool current = option.state.testFlag(QStyle::State_Selected);
        const QSize size = paperOf(index);
        const QRect cell = option.rect;
        const QRect paper(cell.center().x() - size.width() / 2,
                          cell.top() + space::s + (paperHeight - size.height()) / 2, size.width(),
                          size.height());
        painter->save();
        painter->fillRect(paper, Qt::white);
        const QSizeF physical = QSizeF(size) * painter->device()->devicePixelRatioF();
        const auto picture = m_cache.picture(index.row(), physical.toSize());
        if (!picture.image.isNull()) {
            painter->setRenderHint(QPainter::SmoothPixmapTransform);
            painter->drawImage(paper, picture.image);
        }
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
        if (const int tags = index.data(TagCountRole).toInt(); tags > 0) {
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
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(SingleSelection);
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
    setCurrentIndex(index);
    scrollTo(index);
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
    if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("Pages at a glance"));
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
    const int height = itemDelegate()->sizeHint({}, {}).height();
    const int first = std::clamp(verticalOffset() / height, 0, rows - 1);
    const int last = std::clamp((verticalOffset() + viewport()->height()) / height, 0, rows - 1);
    QList<PageCache::Want> wants;
    for (int row = first; row <= last; ++row)
        wants.append({row, (QSizeF(paperOf(m_model->index(row))) * devicePixelRatioF()).toSize()});
    m_cache.want(Lane::Thumbnails, wants);
}

} // namespace ink::ui
