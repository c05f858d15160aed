#pragma once

#include <QFrame>
#include <QTimer>

#include <functional>

class QLabel;
class QPushButton;

namespace ink::ui {

/**
 * A short notice at the bottom of its parent. Offers *Undo* for actions that can be undone and *Open folder*
 * for saved files. Shows one notice at a time.
 */
class Toast final : public QFrame
{
    Q_OBJECT
public:
    explicit Toast(QWidget* parent);

    /** Shows a notice for about 8 s, paused while the pointer or the focus is on it. A null `undo` shows no
     * button. */
    void showMessage(const QString& text, std::function<void()> undo = {});
    /** Shows a notice about a saved file (or a folder of saved files) with a button that opens its folder. */
    void showSavedFile(const QString& text, const QString& path);
    /** Undoes the shown action; false if there is none. */
    bool undo();
    [[nodiscard]] bool canUndo() const { return m_action != nullptr; }
    /** Hides the toast and drops its undo. */
    void dismiss();
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void canUndoChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void updateColours();
    void updateMargins();
    void present(const QString& text);
    void updatePosition();

    QLabel* m_text;
    QPushButton* m_undo;
    QPushButton* m_openFolder;
    QTimer m_timer;
    QString m_folder;
    std::function<void()> m_action;
};

} // namespace ink::ui
