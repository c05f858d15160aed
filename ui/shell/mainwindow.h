#pragma once

#include <QMainWindow>

#include <functional>
#include <memory>

namespace ink::ui {

class AccountOpener;
class FileOpener;
class HelpActions;
class KioskScreen;
class Navigator;
class PageLinks;
class WindowActions;
class Workspace;

/** The window around a workspace: events, title and geometry. Everything else is done by the objects that it
 * exposes. */
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    /** Takes ownership of the workspace's frame; the workspace must outlive the window. Shows no page until
     * `showStartPage` is called or a file is opened. */
    explicit MainWindow(Workspace& workspace, QWidget* parent = nullptr);
    ~MainWindow() override;

    /** Shows the notice about interrupted in-person signing, the cached documents or the welcome page, unless
     * files or the verification page are already shown. */
    void showStartPage();
    /** Creates the remaining pages after the first paint and calls `then`. If a file is being opened, waits
     * for its first page, for at most a second. */
    void callAfterFirstPaint(bool withPage, const std::function<void()>& then);

    [[nodiscard]] Workspace& workspace() const { return m_workspace; }
    [[nodiscard]] Navigator& navigator() const { return *m_navigator; }
    [[nodiscard]] AccountOpener& accounts() const { return *m_accounts; }
    [[nodiscard]] FileOpener& files() const { return *m_files; }
    [[nodiscard]] HelpActions& help() const { return *m_help; }

Q_SIGNALS:
    /** Emitted after the first paint that `callAfterFirstPaint` waits for. */
    void firstPainted();

protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void restoreSize();
    void applySetting(const QString& key);
    void updateTitle();
    void showPage(QWidget* page);

    Workspace& m_workspace;
    std::unique_ptr<Navigator> m_navigator;
    std::unique_ptr<AccountOpener> m_accounts;
    std::unique_ptr<FileOpener> m_files;
    std::unique_ptr<HelpActions> m_help;
    std::unique_ptr<WindowActions> m_actions;
    std::unique_ptr<PageLinks> m_links;
    std::unique_ptr<KioskScreen> m_kiosk;
    std::function<void()> m_afterPaint; ///< empty when no callback is pending for the first paint
};

} // namespace ink::ui
