#pragma once

#include "ui/pages/account/settingspart.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ink::workflow {
class Session;
struct Profile;
} // namespace ink::workflow

namespace ink::ui {

class Banner;
class ErrorBanner;
class Prompts;
class QuietLabel;

/** The accounts of this workstation: this computer and accounts on services. They can be opened, renamed,
 * removed and signed out. */
class ServersSection final : public SettingsPart
{
    Q_OBJECT
public:
    ServersSection(workflow::Session& session, Prompts& prompts, QWidget* parent = nullptr);

Q_SIGNALS:
    void addRequested();

private:
    void fill();
    [[nodiscard]] QWidget* makeRow(const workflow::Profile& profile, bool isKnown);
    void check();
    void rename(const workflow::Profile& profile);
    void remove(const workflow::Profile& profile);
    void open(const QString& id);

    workflow::Session& m_session;
    Prompts& m_prompts;
    QuietLabel* m_hint;
    Banner* m_good;
    ErrorBanner* m_error;
    QVBoxLayout* m_rows;
    QPushButton* m_add;
};

} // namespace ink::ui
