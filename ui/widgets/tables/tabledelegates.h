#pragma once

#include "app/domain/document/invitation.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QStyledItemDelegate>

namespace ink::ui {

[[nodiscard]] Icon statusIcon(domain::SigningStatus status);
/** The icon and the tone of a recipient's status: done, current, declined, upcoming. */
[[nodiscard]] Icon invitationIcon(const domain::Invitation& invitation);
[[nodiscard]] Tone invitationTone(const domain::Invitation& invitation);

/** Paints the background of a selected or hovered row; returns the row's rectangle. */
QRect paintRowBackground(QPainter& painter, const QStyleOptionViewItem& option);

/** Paints text cells: titles elide in the middle and have a tool tip with the full text, secondary columns
 * are quiet, and there is no focus frame inside a row. */
class TextCellDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit TextCellDelegate(bool quiet, QObject* parent = nullptr)
        : QStyledItemDelegate(parent), m_quiet(quiet)
    {
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    bool m_quiet;
};

/** Paints text in as many lines as the column's width requires. For trees with rows of different heights;
 * they lay out their rows again when the column's width changes. */
class WrappedCellDelegate final : public TextCellDelegate
{
    Q_OBJECT
public:
    using TextCellDelegate::TextCellDelegate;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/** Icon, colour and text of a document's status. */
class StatusDelegate final : public TextCellDelegate
{
    Q_OBJECT
public:
    explicit StatusDelegate(QObject* parent = nullptr) : TextCellDelegate(false, parent) {}
    /** The width of the longest text with its icon. */
    [[nodiscard]] static int maxTextWidth();
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

/** "✓Anna ◔Ben": each recipient's status icon and short name, then "+3" for those that don't fit. */
class RecipientsDelegate final : public TextCellDelegate
{
    Q_OBJECT
public:
    explicit RecipientsDelegate(QObject* parent = nullptr) : TextCellDelegate(false, parent) {}
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

/** Paints the rows of the sidebar: headings, views with icons, and folders, with counts at the end. */
class SideBarDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    /** Shows elided text in full as a tool tip. */
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;
};

} // namespace ink::ui
