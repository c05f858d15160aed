#include "ui/viewer/thumbnaildelegate.h"

#include "ui/viewer/pagecache.h"
#include "ui/viewer/thumbnailmodel.h"
#include "ui/widgets/style/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int paperHeight = 112; ///< px
constexpr int numberHeight = 20;

const QList<ThumbnailMark>& marksOf(const QModelIndex& index)
{
    return static_cast<const ThumbnailModel*>(index.model())->marksOf(index.row());
}

} // namespace

QSize ThumbnailDelegate::pictureSize(const QModelIndex& index)
{
    const QSizeF points = index.data(ThumbnailModel::SizeRole).toSizeF();
    if (points.isEmpty()) return {pictureWidth, paperHeight};
    return points.scaled(pictureWidth, paperHeight, Qt::KeepAspectRatio).toSize().expandedTo(QSize(8, 8));
}

QSize ThumbnailDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const bool begins = !index.data(ThumbnailModel::FileNameRole).toString().isEmpty();
    return {pictureWidth + 2 * space::s,
            paperHeight + numberHeight + space::m + (begins ? fileNameHeight : 0)};
}

void ThumbnailDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    const Tokens& look = tokens(option.palette);
    const bool current = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    const QSize size = pictureSize(index);
    QRect cell = option.rect;
    if (const QString name = index.data(ThumbnailModel::FileNameRole).toString(); !name.isEmpty()) {
        const QRect row(cell.left() + space::xs, cell.top(), cell.width() - 2 * space::xs, fileNameHeight);
        painter->setFont(quietFont());
        painter->setPen(look.quietInk);
        painter->drawText(row, Qt::AlignVCenter | Qt::AlignHCenter,
                          painter->fontMetrics().elidedText(name, Qt::ElideMiddle, row.width()));
        cell.setTop(cell.top() + fileNameHeight);
    }
    const QRect paper(cell.center().x() - size.width() / 2,
                      cell.top() + space::s + (paperHeight - size.height()) / 2, size.width(), size.height());
    painter->fillRect(paper, Qt::white);
    const QSizeF physical = QSizeF(size) * painter->device()->devicePixelRatioF();
    const auto picture = m_cache.picture(index.row(), physical.toSize());
    if (!picture.image.isNull()) {
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        painter->drawImage(paper, picture.image);
    }
    painter->setClipRect(paper);
    for (const ThumbnailMark& mark : marksOf(index)) {
        const QRectF box(paper.left() + mark.rect.left() * paper.width(),
                         paper.top() + mark.rect.top() * paper.height(),
                         std::max(3.0, mark.rect.width() * paper.width()),
                         std::max(3.0, mark.rect.height() * paper.height()));
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
    painter->drawRoundedRect(QRectF(paper).adjusted(-out, -out, out, out), current ? 3 : 0, current ? 3 : 0);

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
        painter->drawRoundedRect(QRectF(cell).adjusted(2.5, 1.5, -2.5, -1.5), metric::cornerRadius,
                                 metric::cornerRadius);
    }
    painter->restore();
}

} // namespace ink::ui

#include "moc_thumbnaildelegate.cpp"
