#pragma once

#include "app/domain/document/folder.h"
#include "app/domain/history/documentevent.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class ErrorBanner;
class FormField;
class QuietLabel;

/** Adds an event subscription; errors are shown at their fields. */
class EventSubscriptionDialog final : public QDialog
{
    Q_OBJECT
public:
    /** `address` is the suggested address; may be empty. */
    EventSubscriptionDialog(workflow::Session& session, const QString& address, QWidget* parent);

Q_SIGNALS:
    void added(const ink::domain::EventSubscription& subscription);

private:
    [[nodiscard]] domain::EventSubscription enteredSubscription() const;
    void fillFolders();
    /** Shows the errors at their fields. */
    void showIssues(const Error& error);
    void save();

    struct Box
    {
        domain::EventType type;
        QCheckBox* box;
    };
    workflow::Session& m_session;
    QLineEdit* m_address;
    FormField* m_addressField;
    std::vector<Box> m_boxes;
    QLabel* m_eventsLabel;
    QuietLabel* m_eventsError;
    QComboBox* m_folder;
    FormField* m_folderField;
    QList<domain::Folder> m_folders;
    domain::EventSubscription m_requested; ///< requested by the last attempt
    QString m_idempotencyKey;              ///< of all attempts to add `m_requested`
    ErrorBanner* m_error;
    QPushButton* m_save;
    QPushButton* m_cancel;
};

} // namespace ink::ui
