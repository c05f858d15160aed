#pragma once

#include "ui/pages/account/settingspart.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace ink::settings {
class Settings;
}

namespace ink::ui {

class FormField;

/** Language, appearance, units, start page, reopening of documents and the update check of this workstation;
 * changes apply immediately. */
class GeneralSection final : public SettingsPart
{
    Q_OBJECT
public:
    explicit GeneralSection(settings::Settings& settings, QWidget* parent = nullptr);

private:
    void fill();

    settings::Settings& m_settings;
    QComboBox* m_language;
    QComboBox* m_theme;
    QComboBox* m_units;
    QComboBox* m_startPage;
    FormField* m_languageField;
    FormField* m_themeField;
    FormField* m_unitsField;
    FormField* m_startPageField;
    QCheckBox* m_reopen;
    QCheckBox* m_updates; ///< hidden in builds without an update feed
    QLabel* m_updatesHint;
    bool m_filling = false;
};

} // namespace ink::ui
