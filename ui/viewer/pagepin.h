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

/** A pin over the pages whose tip stays at its place while they scroll and zoom; or a frame around its place.
 */
class PagePin final : public QWidget
{
    Q_OBJECT
public:
    PagePin(PageView& pages, const PagePoint& place);

    [[nodiscard]] const PagePoint& place() const { return m_place; }
    /** Moves it; a place outside of its page becomes the nearest one on it. */
    void setPlace(const PagePoint& place);
    /** Shows a frame of this size (points) around the place instead of the pin, with a word in it. */
    void setFrame(const QSizeF& size, const QString& word);
    /** Lets the arrow keys and presses on the pages move it. */
    void setMovable(bool movable);
    /** The position of the tip in the viewport. */
    [[nodiscard]] QPoint tip() const;
    /** Scrolls its place into the upper half of the view. */
    void reveal();

Q_SIGNALS:
    void chosen(); ///< Enter while it can be moved

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();
    void paintFrame(QPainter& painter) const;
    void moveTo(const QMouseEvent& event);

    PageView& m_pages;
    PagePoint m_place;
    bool m_isMovable = false;
    QSizeF m_frame; ///< empty = a pin
    QString m_word;
};

} // namespace ink::ui
