#pragma once

#include <QFrame>
#include <QTimer>

#include <functional>

class QLabel;
class QPushButton;

namespace ink::ui {

/** A short notification over the bottom of its parent, with *Undo* if the action can be undone. One at a
 * time. */
class Toast final : public QFrame
{
    Q_OBJECT
public:
    explicit Toast(QWidget* parent);

    /** Shows for about 8 s (paused while the pointer or the focus is on it). A null `undo` shows no button.
     */
    void say(const QString& text, std::function<void()> undo = {});
    /** Undoes the shown action; false if there is none. */
    bool undo();
    /** Hides the toast and drops its undo. */
    void forget();
    [[nodiscard]] QString text() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void place();

    QLabel* m_text;
    QPushButton* m_undo;
    QTimer m_timer;
    std::function<void()> m_action;
};

} // namespace ink::ui
