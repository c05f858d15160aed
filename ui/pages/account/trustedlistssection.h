#pragma once

#include "ui/pages/account/settingspart.h"

#include <memory>

class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace ink {
class Clock;
}
namespace ink::settings {
class Settings;
}
namespace ink::trust {
class TrustedLists;
}

namespace ink::ui {

class EmptyState;
class FormField;
class Prompts;

/** The folder with trusted lists, which decide whether a signature is qualified, and the state of each list.
 */
class TrustedListsSection final : public SettingsPart
{
    Q_OBJECT
public:
    TrustedListsSection(settings::Settings& settings, Prompts& prompts, const Clock& clock,
                        QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void choose();
    void set(const QString& folder);
    void fill();
    /** Reads the folder in the background. */
    void load();
    void showLists();

    settings::Settings& m_settings;
    Prompts& m_prompts;
    const Clock& m_clock;
    QuietLabel* m_hint;
    QLineEdit* m_folder;
    FormField* m_folderField;
    QPushButton* m_choose;
    QPushButton* m_none;
    QPushButton* m_reload;
    QTreeWidget* m_lists;
    std::shared_ptr<const trust::TrustedLists> m_loaded; ///< null = none, or not loaded yet
    quint64 m_load = 0; ///< number of the latest load(); results of others are ignored
};

} // namespace ink::ui
