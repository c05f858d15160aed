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

/** Unlocks the seal key: queries the keychain again, or asks for the passphrase, which is then stored in the
 * keychain again. */
class SealKeyDialog final : public QDialog
{
    Q_OBJECT
public:
    SealKeyDialog(workflow::SealLock& seal, QWidget* parent);

Q_SIGNALS:
    /** Emitted when the seal key is unlocked. `isStored`: it will also be unlocked at the next start. */
    void unlocked(bool isStored);

private:
    void retranslate();
    void setBusy(bool busy);
    void retryKeychain();
    void submit();

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
