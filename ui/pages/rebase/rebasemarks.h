#pragma once

#include "ui/pages/rebase/rebasemodel.h"

#include <QHash>
#include <QWidget>

namespace ink::ui {

class PageView;

/** Paints the state of each tag around it, over a page view; ignores the pointer. */
class RebaseMarks final : public QWidget
{
    Q_OBJECT
public:
    explicit RebaseMarks(PageView& view);
    void setMarks(const QHash<domain::TagId, RebaseMark>& marks);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    PageView& m_view;
    QHash<domain::TagId, RebaseMark> m_marks;
};

} // namespace ink::ui
