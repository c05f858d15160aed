#pragma once

#include <QWidget>

class QComboBox;
class QLabel;

namespace ink::settings {
class Settings;
}

namespace ink::ui {

class FormField;

/** Language, look, units: of this workstation, counting at once. */
class GeneralSection final : public QWidget
{
    Q_OBJECT
public:
    explicit GeneralSection(settings::Settings& settings, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fill();

    settings::Settings& m_settings;
    QLabel* m_title;
    QComboBox* m_language;
    QComboBox* m_theme;
    QComboBox* m_units;
    FormField* m_languageField;
    FormField* m_themeField;
    FormField* m_unitsField;
    bool m_filling = false;
};

} // namespace ink::ui
