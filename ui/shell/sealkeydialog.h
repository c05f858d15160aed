#pragma once

#include <QDialog>

class QLabel;
class QPushButton;

namespace ink::workflow {
class SealLock;
}

namespace ink::ui {

class FormField;
class QuietLabel;

/** The ways to the passphrase of the seal key: the keychain again, or the passphrase itself, which is then
 * put back into the keychain. */
class SealKeyDialog final : public QDialog
{
    Q_OBJECT
public:
    SealKeyDialog(workflow::SealLock& seal, QWidget* parent);

Q_SIGNALS:
    /** Sealing works again. `isStored`: also after the next start. */
    void opened(bool isStored);

private:
    void retranslate();
    void setBusy(bool busy);
    void readAgain();
    void take();

    workflow::SealLock& m_seal;
    QLabel* m_title;
    QLabel* m_why;
    QLabel* m_entry;
    FormField* m_passphrase;
    QLabel* m_fault;
    QPushButton* m_again;
    QPushButton* m_use;
    QPushButton* m_cancel;
    bool m_isBusy = false;
};

} // namespace ink::ui
