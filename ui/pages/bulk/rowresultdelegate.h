#pragma once

#include "ui/widgets/tables/tabledelegates.h"

namespace ink::ui {

/** Paints the result of a row of a run: icon, colour and word. */
class RowResultDelegate final : public TextCellDelegate
{
public:
    explicit RowResultDelegate(QObject* parent) : TextCellDelegate(false, parent) {}
    void paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const override;
};

} // namespace ink::ui
