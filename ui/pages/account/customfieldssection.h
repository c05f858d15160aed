#pragma once

#include "app/workflow/session/fielddefinitions.h"
#include "ui/pages/account/settingspart.h"

#include <functional>

class QPushButton;
class QVBoxLayout;

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class ErrorBanner;
class Prompts;
class QuietLabel;

/** Lists, adds, changes, removes and reorders the account's custom fields. The documents that use a field are
 * shown in its row, and before a change that may invalidate values of its tags. */
class CustomFieldsSection final : public SettingsPart
{
    Q_OBJECT
public:
    CustomFieldsSection(workflow::Session& session, Prompts& prompts, QWidget* parent = nullptr);

    /** Reloads the list from the service. */
    void refresh() { m_definitions.refresh(); }

private:
    void fillRows();
    [[nodiscard]] QWidget* makeRow(qsizetype at);
    /** Opens the dialog for the field at the 0-based index `at`; -1 = a new one. */
    void edit(qsizetype at);
    void remove(qsizetype at);
    void shift(qsizetype at, int by);
    using Done = std::function<void(const Result<domain::CustomFieldList>&)>;
    /** Saves the definitions, which are based on the current list; asks before a field in use changes so that
     * its tags may not fit. `done` isn't called when the user decides against that. */
    void save(const domain::CustomFieldsWish& wish, const Done& done);
    /** Saves a change that needs no dialog, and offers to undo it until somebody changes the list again. */
    void saveWithUndo(const domain::CustomFields& wanted, const QString& text);
    [[nodiscard]] QString accountId() const;

    workflow::Session& m_session;
    Prompts& m_prompts;
    workflow::FieldDefinitions m_definitions;
    QuietLabel* m_hint;
    ErrorBanner* m_error;
    QPushButton* m_add;
    QVBoxLayout* m_rows;
    QuietLabel* m_none;
};

} // namespace ink::ui
