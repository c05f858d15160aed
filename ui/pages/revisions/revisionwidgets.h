#pragma once

#include <QComboBox>
#include <QStyledItemDelegate>

namespace ink::ui {

/** Selects a revision; a title that is too long for the box is elided, and complete in the list and the tool
 * tip. */
class RevisionChooser final : public QComboBox
{
    Q_OBJECT
public:
    explicit RevisionChooser(const QString& objectName, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

/** Paints a changed page: its name, and below it the differences. Each is one line of the item's text. */
class ChangedPageDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace ink::ui
