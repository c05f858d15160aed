#pragma once

#include "ui/pages/account/settingspart.h"

#include <QStringList>

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ink::settings {
class Settings;
}

namespace ink::ui {

class FormField;
class Prompts;
class QuietLabel;

/**
 * The seal of the service on this computer: its certificate's fingerprint, time-stamp authority and expiry.
 */
class SealSection final : public SettingsPart
{
    Q_OBJECT
public:
    SealSection(settings::Settings& settings, Prompts& prompts, std::function<QStringList()> ownFingerprints,
                QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void fill();
    void saveAuthorities();

    settings::Settings& m_settings;
    Prompts& m_prompts;
    std::function<QStringList()> m_ownFingerprints;
    QuietLabel* m_certificate;
    QLabel* m_timeTitle;
    QuietLabel* m_hint;
    QLineEdit* m_authorities;
    FormField* m_authoritiesField;
    QComboBox* m_level;
    FormField* m_levelField;
    QLineEdit* m_ca;
    FormField* m_caField;
    QPushButton* m_chooseCa;
    QPushButton* m_noCa;
    bool m_filling = false;
};

} // namespace ink::ui
