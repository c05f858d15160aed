#pragma once

#include "ui/pages/account/settingspart.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace ink::settings {
class Settings;
}
namespace ink::workflow {
class Session;
}

namespace ink::ui {

class Banner;
class ErrorBanner;
class FormField;
class Prompts;
class QuietLabel;

/** The network settings of this workstation: the proxy, and trusted certificates in addition to the
 * system's. */
class NetworkSection final : public SettingsPart
{
    Q_OBJECT
public:
    NetworkSection(settings::Settings& settings, workflow::Session& session, Prompts& prompts,
                   QWidget* parent = nullptr);

private:
    void layOut();
    void fill();
    void showKind();
    void save();
    void chooseCa();
    void setCa(const QString& path);
    void check();

    settings::Settings& m_settings;
    workflow::Session& m_session;
    Prompts& m_prompts;
    QuietLabel* m_hint;
    QComboBox* m_kind;
    FormField* m_kindField;
    QLineEdit* m_host;
    FormField* m_hostField;
    QSpinBox* m_port;
    FormField* m_portField;
    QLineEdit* m_user;
    FormField* m_userField;
    QLineEdit* m_password;
    FormField* m_passwordField;
    QWidget* m_own;
    QLabel* m_caTitle;
    QLineEdit* m_ca;
    FormField* m_caField;
    QPushButton* m_chooseCa;
    QPushButton* m_noCa;
    QPushButton* m_check;
    Banner* m_good;
    ErrorBanner* m_error;
    bool m_filling = false;
};

} // namespace ink::ui
