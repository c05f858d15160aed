#pragma once

#include <QObject>

class QAbstractButton;
class QWidget;

namespace ink::ui {

/**
 * Enter acts on the control that has the focus, in all windows of the application: it presses the focused
 * button. Qt would press a dialog's default button from every other control, so that Enter on *Cancel* or on
 * a check box sends a document. Here the default button is only highlighted; Enter in an input presses a
 * button only after `pressOnEnter`. Tab reaches each of a dialog's buttons. The dialogs of Qt itself, such as
 * the file dialog, keep their behaviour.
 */
class EnterGuard final : public QObject
{
    Q_OBJECT
public:
    /** Guards the application during its lifetime. */
    explicit EnterGuard(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

// Index(pressOnEnter): Enter: which button it presses
/**
 * Lets Enter in this input of a dialog press a button. Only for actions that can be undone or that this input
 * completes, such as naming a folder; never for sending, deleting, signing, cancelling or declining.
 */
void pressOnEnter(QWidget& input, QAbstractButton& button);

} // namespace ink::ui
