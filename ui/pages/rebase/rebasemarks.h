#pragma once

#include "ui/pages/rebase/rebasemodel.h"

#include <QHash>
#include <QWidget>

namespace ink::ui {

class PageView;

/** Draws how it stands with each tag around it, above a page view; takes no pointer. */
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
