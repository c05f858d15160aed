#pragma once

#include <QComboBox>
#include <QStyledItemDelegate>

namespace ink::ui {

/** Chooses a revision; a title longer than the box is elided, and whole in the list and the tooltip. */
class RevisionChooser final : public QComboBox
{
    Q_OBJECT
public:
    explicit RevisionChooser(const QString& objectName, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

/** A page that differs: which, and below it in quiet words what. The item's text is one line each. */
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
