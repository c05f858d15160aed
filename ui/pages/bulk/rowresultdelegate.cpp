#include "ui/pages/bulk/rowresultdelegate.h"

#include "app/workflow/bulk/bulkrun.h"
#include "ui/models/bulkrunmodel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QPainter>

namespace ink::ui {

using workflow::BulkRun;

void RowResultDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given,
                              const QModelIndex& index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    (void)paintRowBackground(*painter, option);
    const Tokens& t = tokens(option.palette);
    const auto state = static_cast<BulkRun::RowState>(index.data(BulkRunModel::StateRole).toInt());
    Tone tone = Tone::Neutral;
    Icon sign = Icon::Waiting;
    switch (state) {
    case BulkRun::RowState::Waiting:
        break;
    case BulkRun::RowState::Sending:
        tone = Tone::Info;
        sign = Icon::Send;
        break;
    case BulkRun::RowState::Sent:
        tone = Tone::Good;
        sign = Icon::Check;
        break;
    case BulkRun::RowState::Rejected:
        tone = Tone::Bad;
        sign = Icon::Error;
        break;
    case BulkRun::RowState::Unknown:
        tone = Tone::Warning;
        sign = Icon::Warning;
        break;
    case BulkRun::RowState::Invalid:
        tone = Tone::Bad;
        sign = Icon::Error;
        break;
    case BulkRun::RowState::Excluded:
        break;
    }
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QColor colour = readableOn(toneColour(tone, t), selected ? t.selection : t.surface);
    const QRect cell = option.rect.adjusted(space::s, 0, -space::xs, 0);
    constexpr int extent = 16;
    painter->drawPixmap(
        mirroredRect(option, QRect(cell.left(), cell.center().y() - extent / 2 + 1, extent, extent)),
        iconPixmap(sign, colour, extent, painter->device()->devicePixelRatioF()));
    painter->save();
    painter->setPen(colour);
    const QRect text = mirroredRect(option, cell.adjusted(extent + space::s - 2, 0, 0, 0));
    painter->drawText(text, Qt::AlignVCenter | Qt::AlignLeft,
                      option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, text.width()));
    painter->restore();
}

} // namespace ink::ui
