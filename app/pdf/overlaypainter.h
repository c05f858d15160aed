#pragma once

#include "app/base/result.h"
#include "app/pdf/incrementalwriter.h"

#include <QSizeF>

namespace ink::pdf {

/** The written values of one page, and the page's size as displayed. */
struct OverlayPage
{
    QSizeF size;
    QList<StampItem> items;
};

/** Whether this value is written with letters, and therefore needs `paintOverlays`. */
[[nodiscard]] bool isWritten(const StampItem& item);
/** Whether a check box or radio button is on. */
[[nodiscard]] bool isChecked(const StampItem& item);
/** The words that stand on the page: masked values as bullets, dates and numbers as their style says. */
[[nodiscard]] QString displayText(const StampItem& item);
/** The media box of an overlay page: QPdfWriter knows whole points only. */
[[nodiscard]] QSize overlaySize(QSizeF page);

/** A PDF with one page for each overlay, text on a transparent ground, fonts shared and subset. */
[[nodiscard]] Result<QByteArray> paintOverlays(const QList<OverlayPage>& pages);

} // namespace ink::pdf
