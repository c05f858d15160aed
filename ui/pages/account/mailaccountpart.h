#pragma once

#include "app/workflow/session/delivery.h"
#include "ui/pages/account/settingspart.h"

class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace ink::ui {

class Banner;
class ErrorBanner;
class FormField;

/** The email account that the service on this computer sends with. Changes must be saved explicitly. */
class MailAccountPart final : public SettingsPart
{
    Q_OBJECT
public:
    MailAccountPart(settings::Settings& settings, workflow::Delivery& delivery, QWidget* parent = nullptr);

private:
    void layOut();
    void fill();
    void refresh(); ///< updates the buttons and the fields for the stored settings
    void handleEdit();
    /** Suggests server, encryption and user name from the address if no server is entered. */
    void suggest();
    [[nodiscard]] workflow::MailAccount enteredAccount() const;
    /** Shows missing values at their fields; returns whether the settings can be tested. */
    [[nodiscard]] bool validate();
    void save();
    void apply(const workflow::MailAccount& account);
    void sendTest();
    void clearResults();

    settings::Settings& m_settings;
    workflow::Delivery& m_delivery;
    QuietLabel* m_hint;
    QuietLabel* m_mailboxHint;
    QLineEdit* m_from;
    FormField* m_fromField;
    QLineEdit* m_server;
    FormField* m_serverField;
    QSpinBox* m_port;
    FormField* m_portField;
    QComboBox* m_security;
    FormField* m_securityField;
    QLineEdit* m_user;
    FormField* m_userField;
    QLineEdit* m_password;
    FormField* m_passwordField;
    QLineEdit* m_mailbox;
    FormField* m_mailboxField;
    QSpinBox* m_mailboxPort;
    FormField* m_mailboxPortField;
    QComboBox* m_mailboxSecurity;
    FormField* m_mailboxSecurityField;
    QPushButton* m_save;
    QPushButton* m_test;
    QPushButton* m_none;
    Banner* m_good;
    Banner* m_failed;
    ErrorBanner* m_error;
    bool m_isTesting = false;
};

} // namespace ink::ui
