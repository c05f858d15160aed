#pragma once

#include "ui/pages/rebase/rebasemodel.h"

#include <QHash>
#include <QList>
#include <QRectF>
#include <QWidget>

namespace ink::ui {

class PageView;

/** Paints the state of each tag around and beside it, over a page view; ignores the pointer. */
class RebaseMarks final : public QWidget
{
    Q_OBJECT
public:
    explicit RebaseMarks(PageView& view);
    void setMarks(const QHash<domain::TagId, RebaseMark>& marks);
    /** The badges in the visible part, by tag; next to their fields, without covering any field. */
    [[nodiscard]] QHash<domain::TagId, QRectF> badgeRects() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Badge
    {
        domain::TagId tag;
        RebaseMark mark;
        QRectF field; ///< rectangle including the outline
        QRectF rect;
        bool hasWord; ///< otherwise only the icon
    };
    [[nodiscard]] QList<Badge> badges() const;

    PageView& m_view;
    QHash<domain::TagId, RebaseMark> m_marks;
};

} // namespace ink::ui
