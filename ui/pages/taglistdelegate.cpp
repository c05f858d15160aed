#include "ui/pages/taglistdelegate.h"

#include "ui/models/taglistmodel.h"
#include "ui/viewer/tagoverlay.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/theme.h"

#include <QPainter>

namespace ink::ui {

void paintTagRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index, int page)
{
    const Tokens& look = tokens(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(option.state.testFlag(QStyle::State_Selected) ? look.selection : look.hover);
        painter->drawRoundedRect(option.rect, metric::radius, metric::radius);
    }
    const auto type = static_cast<domain::TagType>(index.data(TagListModel::TypeRole).toInt());
    const QColor colour =
        readableOn(recipientColour(index.data(TagListModel::InvitationIndexRole).toInt()), look.window);
    constexpr int extent = 16;
    const QRect row = option.rect.adjusted(space::s, 0, -space::s, 0);
    drawAsRead(*painter, option, QRect(row.left(), row.center().y() - extent / 2 + 1, extent, extent),
               iconPixmap(tagIcon(type), colour, extent, painter->device()->devicePixelRatioF()));
    painter->setFont(quietFont());
    painter->setPen(look.quietInk);
    const QString where = TagListDelegate::tr("p. %1").arg(page);
    const int width = painter->fontMetrics().horizontalAdvance(where);
    painter->drawText(row, Qt::AlignVCenter | Qt::AlignRight, where);
    painter->setFont(bodyFont());
    painter->setPen(look.ink);
    const QRect words = asRead(option, row.adjusted(extent + space::s, 0, -width - space::s, 0));
    painter->drawText(
        words, Qt::AlignVCenter | Qt::AlignLeft,
        painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideMiddle, words.width()));
    painter->restore();
}

void TagListDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    paintTagRow(painter, option, index,
                index.siblingAtColumn(static_cast<int>(TagListModel::Column::Page)).data().toInt());
}

QSize TagListDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {160, metric::compactRow};
}

} // namespace ink::ui
