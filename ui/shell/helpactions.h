#pragma once

#include "app/domain/document/codes.h"

#include <QObject>

class QWidget;

namespace ink::ui {

class AccountOpener;
class ActionRegistry;
class Navigator;
class Workspace;

/** Help, samples, the log, and the dialogs that the startup notices open. */
class HelpActions final : public QObject
{
    Q_OBJECT
public:
    HelpActions(Workspace& workspace, Navigator& navigator, AccountOpener& accounts, QWidget& window);

    void addTo(ActionRegistry& actions);
    /** Creates the bundled sample and opens it. */
    void openSample(domain::DocumentType type);
    /** Shows help beside the page, at a topic (see HelpTopic), unless the screen is locked. */
    void showHelp(const QString& topic);
    void showAbout();

private:
    Workspace& m_workspace;
    Navigator& m_navigator;
    AccountOpener& m_accounts;
    QWidget& m_window;
};

} // namespace ink::ui
