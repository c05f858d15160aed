#pragma once

#include <QWidget>

#include <functional>

class QBoxLayout;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace ink::settings {
class Settings;
}
namespace ink::workflow {
class Session;
}

namespace ink::ui {

class AccountSection;
class FormField;
class Prompts;

/** Language, look, units, accounts, the workspace's own certificate, and beside them what the service keeps
 * about the open account. Every change counts at once. */
class SettingsPage final : public QWidget
{
    Q_OBJECT
public:
    SettingsPage(settings::Settings& settings, workflow::Session& session, Prompts& prompts,
                 std::function<QStringList()> ownFingerprints, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void fill();
    void fillAccounts();

    settings::Settings& m_settings;
    workflow::Session& m_session;
    Prompts& m_prompts;
    std::function<QStringList()> m_ownFingerprints;
    QLabel* m_title;
    QLabel* m_accountsTitle;
    QLabel* m_certificateTitle;
    QLabel* m_certificate;
    QComboBox* m_language;
    QComboBox* m_theme;
    QComboBox* m_units;
    FormField* m_languageField;
    FormField* m_themeField;
    FormField* m_unitsField;
    QVBoxLayout* m_accounts;
    AccountSection* m_account;
    QBoxLayout* m_columns = nullptr; ///< beside each other where there is room
    bool m_filling = false;
};

} // namespace ink::ui
