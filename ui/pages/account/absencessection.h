#pragma once

#include "app/workflow/session/absences.h"
#include "ui/pages/account/settingspart.h"

class QCheckBox;
class QPushButton;
class QVBoxLayout;

namespace ink::workflow {
class AccountSettings;
class Session;
} // namespace ink::workflow

namespace ink::ui {

class ErrorBanner;
class Prompts;
class QuietLabel;

/** Lists, adds, changes and removes absences, with the deputies who receive the absent people's documents. */
class AbsencesSection final : public SettingsPart
{
    Q_OBJECT
public:
    AbsencesSection(workflow::Session& session, workflow::AccountSettings& account, Prompts& prompts,
                    QWidget* parent = nullptr);

    /** Reloads the list from the service. */
    void refresh() { m_absences.refresh(); }

private:
    void fillRows();
    [[nodiscard]] QWidget* makeRow(const domain::Absence& absence);
    void edit(const domain::Absence& absence);
    void remove(const domain::Absence& absence);
    void chooseDefault(bool isDefault);

    workflow::AccountSettings& m_account;
    Prompts& m_prompts;
    workflow::Absences m_absences;
    QuietLabel* m_hint;
    ErrorBanner* m_error;
    QCheckBox* m_byDefault; ///< lets deputies also act for recipients who may not delegate
    QPushButton* m_add;
    QVBoxLayout* m_rows;
    QuietLabel* m_none;
};

} // namespace ink::ui
