#pragma once

#include <QStyledItemDelegate>

namespace ink::ui {

/** A tag in one row of a list with TagListModel's roles. */
void paintTagRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index, int page);

/** A placed tag in one row: icon in the recipient's colour, name, page. */
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
