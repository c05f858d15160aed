#pragma once

#include "app/base/backgroundtask.h"
#include "tests/support/events.h"
#include "ui/viewer/comparisonview.h"
#include "ui/viewer/pagecanvas.h"
#include "ui/widgets/emptystate.h"

#include <QTest>

#include <algorithm>

namespace ink::test {

inline constexpr int settlePatience = 5000;

/** Returns whether a view of pages shows the current page in full sharpness; true for any other widget. */
[[nodiscard]] inline bool isPainted(const QWidget& part)
{
    if (const auto* pages = qobject_cast<const ui::PageCanvas*>(&part))
        return pages->viewport()->visibleRegion().isEmpty() || pages->pageCount() == 0 ||
               pages->isPagePainted(pages->currentPage());
    if (const auto* both = qobject_cast<const ui::ComparisonView*>(&part)) {
        using Side = ui::ComparisonView::Side;
        const int row = both->currentRow();
        return both->viewport()->visibleRegion().isEmpty() || !both->isOpen() ||
               both->isPagePainted(Side::Before, row) || both->isPagePainted(Side::After, row);
    }
    return true;
}

/** Handles all pending events; returns whether a window has its content then: no spinner, painted pages, and
 * no background task. */
[[nodiscard]] inline bool isSettled(const QWidget& window)
{
    const bool wasBusy = backgroundPool().activeThreadCount() > 0;
    processEvents(); // with the results of background tasks, which may start others
    if (wasBusy || backgroundPool().activeThreadCount() > 0) return false;
    const auto parts = window.findChildren<QWidget*>();
    return std::all_of(parts.cbegin(), parts.cend(), [](const QWidget* part) {
        return !part->isVisible() || (!qobject_cast<const ui::Spinner*>(part) && isPainted(*part));
    });
}

/** WaitingFor until a window has its content, for a picture or a check of its appearance. */
inline void settle(const QWidget& window)
{
    (void)QTest::qWaitFor([&window] { return isSettled(window); }, settlePatience);
}

} // namespace ink::test
