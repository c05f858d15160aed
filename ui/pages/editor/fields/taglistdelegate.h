#pragma once

#include <QStyledItemDelegate>

namespace ink::ui {

/** Paints a tag in one row of a list with TagListModel's roles. */
void paintTagRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index, int page);

/** Paints a placed tag in one row: an icon in the recipient's colour, the name and the page. */
class TagListDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace ink::ui
