#pragma once

#include <QDialog>
#include <QTimer>

class QLabel;
class QLineEdit;
class QPushButton;

namespace ink::workflow {
class KioskPin;
}

namespace ink::ui {

class FormField;

/** Asks the sender for a PIN to unlock the screen later, before the signer gets the device. */
class KioskLockDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit KioskLockDialog(QWidget* parent = nullptr);
    /** Valid once the dialog is accepted. */
    [[nodiscard]] QString pin() const;

private:
    void retranslate();
    void check();

    QLabel* m_intro;
    FormField* m_pin;
    FormField* m_again;
    QPushButton* m_lock;
    QPushButton* m_leaveOpen;
};

/** Asks for the PIN of a locked screen. Accepts only the right one. */
class KioskPinDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit KioskPinDialog(workflow::KioskPin& pin, QWidget* parent = nullptr);
    /** Asks for the PIN in order to show local files; the screen stays locked. */
    void setForFiles(bool forFiles);

private:
    void retranslate();
    void check();
    void showWait();

    workflow::KioskPin& m_check;
    bool m_isForFiles = false;
    QTimer m_tick;
    QLabel* m_intro;
    FormField* m_pin;
    QPushButton* m_go;
    QPushButton* m_cancel;
};

} // namespace ink::ui
