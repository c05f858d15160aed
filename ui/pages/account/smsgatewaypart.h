#pragma once

#include "app/workflow/session/delivery.h"
#include "ui/pages/account/settingspart.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace ink::ui {

class Banner;
class ErrorBanner;
class Fold;
class FormField;

/** The HTTP gateway that the service on this computer uses for codes by SMS. Changes must be saved
 * explicitly. */
class SmsGatewayPart final : public SettingsPart
{
    Q_OBJECT
public:
    SmsGatewayPart(settings::Settings& settings, workflow::Delivery& delivery, QWidget* parent = nullptr);

private:
    void layOut();
    void fill();
    void refresh(); ///< updates the buttons and the fields for the stored settings
    void handleEdit();
    [[nodiscard]] workflow::SmsAccount enteredAccount() const;
    void save();
    void apply(const workflow::SmsAccount& account);
    void sendTest();
    void clearResults();

    settings::Settings& m_settings;
    workflow::Delivery& m_delivery;
    QWidget* m_content;
    Fold* m_fold; ///< closed at first, because few computers send SMS
    QuietLabel* m_hint;
    QLineEdit* m_url;
    FormField* m_urlField;
    QComboBox* m_method;
    FormField* m_methodField;
    QComboBox* m_format;
    FormField* m_formatField;
    QPlainTextEdit* m_headers;
    FormField* m_headersField;
    QPlainTextEdit* m_body;
    FormField* m_bodyField;
    QuietLabel* m_placeholders; ///< explains the placeholders in the request
    QLineEdit* m_secret;
    FormField* m_secretField;
    QLineEdit* m_sender;
    FormField* m_senderField;
    QLineEdit* m_success;
    FormField* m_successField;
    QLineEdit* m_successText;
    FormField* m_successTextField;
    QCheckBox* m_local;
    QLineEdit* m_number;
    FormField* m_numberField;
    QPushButton* m_save;
    QPushButton* m_test;
    QPushButton* m_none;
    Banner* m_good;
    Banner* m_failed;
    ErrorBanner* m_error;
    bool m_isTesting = false;
};

} // namespace ink::ui
