#pragma once

#include <QFrame>
#include <QTimer>

#include <functional>

class QLabel;
class QPushButton;

namespace ink::ui {

/** A short notice over the bottom of its parent, with *Undo* where the act can be taken back. One at a time.
 */
class Toast final : public QFrame
{
    Q_OBJECT
public:
    explicit Toast(QWidget* parent);

    /** Shows for about 8 s (paused while the pointer or the focus is on it). A null `undo` shows no button.
     */
    void say(const QString& text, std::function<void()> undo = {});
    /** Takes the shown act back; false when there is nothing to take back. */
    bool undo();
    /** The toast has closed; its undo is no longer offered. */
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
