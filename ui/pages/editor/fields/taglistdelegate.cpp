#include "ui/pages/editor/fields/taglistdelegate.h"

#include "ui/models/taglistmodel.h"
#include "ui/viewer/tagoverlay.h"
#include "ui/widgets/iconrow.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/theme.h"

namespace ink::ui {

void paintTagRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index, int page)
{
    const auto type = static_cast<domain::TagType>(index.data(TagListModel::TypeRole).toInt());
    const QColor colour = readableOn(recipientColour(index.data(TagListModel::InvitationIndexRole).toInt()),
                                     tokens(option.palette).window);
    paintIconRow(*painter, option,
                 {tagIcon(type), colour, index.data().toString(), TagListDelegate::tr("p. %1").arg(page)});
}

void TagListDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    paintTagRow(painter, option, index,
                index.siblingAtColumn(static_cast<int>(TagListModel::Column::Page)).data().toInt());
}

void TagListDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                           const QModelIndex&) const
{
    constexpr int signRoom = 28; // width for the icon
    editor->setGeometry(mirroredRect(option, option.rect.adjusted(signRoom, 0, 0, 0)));
}

QSize TagListDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return iconRowSize();
}

} // namespace ink::ui

#include "moc_taglistdelegate.cpp"
