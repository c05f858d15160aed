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

/** The window around a workspace: its events, title and geometry. What it does beyond that is done by the
 * objects that it hands out. */
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    /** Takes the frame of the workspace over, which outlives the window. No page is shown before
     * `showStartPage` or a file is opened. */
    explicit MainWindow(Workspace& workspace, QWidget* parent = nullptr);
    ~MainWindow() override;

    /** Shows the documents of the last time or the welcome page, unless a file is shown already. */
    void showStartPage();
    /** Creates the rest of the pages and calls `then` once the window is painted, with the first page of a
     * file when one is being opened; after a second in any case. */
    void afterFirstPaint(bool withPage, const std::function<void()>& then);

    [[nodiscard]] Workspace& workspace() const { return m_workspace; }
    [[nodiscard]] Navigator& navigator() const { return *m_navigator; }
    [[nodiscard]] AccountOpener& accounts() const { return *m_accounts; }
    [[nodiscard]] FileOpener& files() const { return *m_files; }
    [[nodiscard]] HelpActions& help() const { return *m_help; }

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
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
    QString m_editorTitle;
    std::function<void()> m_afterPaint; ///< empty when nothing waits for the first paint
};

} // namespace ink::ui
