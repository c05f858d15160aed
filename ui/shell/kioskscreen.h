#pragma once

#include <QObject>

namespace ink::ui {

class AccountOpener;
class FileOpener;
class Navigator;
class WindowActions;
class Workspace;

/** Controls the window while its screen is locked for a signer, and after a run that ended in that state. */
class KioskScreen final : public QObject
{
    Q_OBJECT
public:
    KioskScreen(Workspace& workspace, Navigator& navigator, AccountOpener& accounts, FileOpener& files,
                WindowActions& actions);
    void retranslate();

private:
    void showLock(bool locked);
    void endInterruption();

    Workspace& m_workspace;
    Navigator& m_navigator;
    AccountOpener& m_accounts;
    FileOpener& m_files;
    WindowActions& m_actions;
};

} // namespace ink::ui
