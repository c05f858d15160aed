#pragma once

#include "ui/viewer/geometry/pagelayout.h"

#include <QPoint>
#include <QSizeF>
#include <QString>
#include <QWidget>

class QMouseEvent;
class QPainter;

namespace ink::ui {

class PageView;

/** A pin over the pages whose tip stays at a position on a page during scrolling and zooming, or a frame
 * around that position. */
class PagePin final : public QWidget
{
    Q_OBJECT
public:
    PagePin(PageView& pages, const PagePoint& place);

    [[nodiscard]] const PagePoint& pagePoint() const { return m_pagePoint; }
    /** Moves the pin; a position outside of its page is replaced with the nearest one on the page. */
    void setPagePoint(const PagePoint& place);
    /** Shows a frame of this size (points) around the position instead of the pin, with a label in it. */
    void setFrame(const QSizeF& size, const QString& word);
    /** Lets the arrow keys and presses on the pages move the pin. */
    void setMovable(bool movable);
    /** The position of the tip in the viewport. */
    [[nodiscard]] QPoint tipPosition() const;
    /** Scrolls the pin into the upper half of the view. */
    void reveal();

Q_SIGNALS:
    void chosen(); ///< Enter was pressed while the pin is movable

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void updatePosition();
    void paintFrame(QPainter& painter) const;
    void moveTo(const QMouseEvent& event);

    PageView& m_pages;
    PagePoint m_pagePoint;
    bool m_isMovable = false;
    QSizeF m_frame; ///< empty = a pin
    QString m_word;
};

} // namespace ink::ui
