#pragma once

#include <QWidget>

class QSplitter;
class QStackedWidget;

namespace ink::settings {
class Settings;
}
namespace ink::workflow {
class FolderTree;
class StatusCounts;
} // namespace ink::workflow

namespace ink::ui {

class ActionRegistry;
struct AppContext;
class Banner;
class BottomBar;
class CommandPalette;
class ConnectionBar;
class DropOverlay;
class ErrorBanner;
class HelpPanel;
class KeychainBanner;
class SideBar;
class StartNotices;
class Toast;

/** The window's content around the pages: side bar, notices above, status bar below, help next to them;
 * toast, command palette and drop overlay in front. */
class WindowFrame final : public QWidget
{
    Q_OBJECT
public:
    WindowFrame(AppContext& context, workflow::FolderTree& folders, workflow::StatusCounts& counts);
    /** Lays out the parts. Call it once, after `pages` has its pages: the order defines the tab order. */
    void assemble(const ActionRegistry& actions);

    [[nodiscard]] QStackedWidget& pages() { return *m_pages; }
    [[nodiscard]] SideBar& sideBar() { return *m_side; }
    [[nodiscard]] BottomBar& bottomBar() { return *m_bottom; }
    [[nodiscard]] ConnectionBar& connectionBar() { return *m_connection; }
    [[nodiscard]] KeychainBanner& keychainBanner() { return *m_keychain; }
    [[nodiscard]] ErrorBanner& errorBanner() { return *m_error; }
    [[nodiscard]] StartNotices& startNotices() { return *m_startNotices; }
    [[nodiscard]] Toast& toast() { return *m_toast; }
    [[nodiscard]] CommandPalette& commandPalette() { return *m_palette; }
    [[nodiscard]] DropOverlay& dropOverlay() { return *m_overlay; }

    /** Shows a banner while the API key is kept for this run only. */
    void updateKeyBanner();
    [[nodiscard]] bool isKeyBannerShown() const; ///< false once it was dismissed
    /** Opens the help panel at a topic; creates it on first use. */
    void showHelp(const QString& topic);
    /** Hides the notices, the help panel and everything in front of the page; `false` shows only the notices
     * again. */
    void setPageOnly(bool pageOnly);
    void saveState();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    AppContext& m_context;
    SideBar* m_side;
    QStackedWidget* m_pages;
    QSplitter* m_sides;
    QWidget* m_notices = nullptr;
    StartNotices* m_startNotices = nullptr;
    Banner* m_keyBanner;
    KeychainBanner* m_keychain;
    ConnectionBar* m_connection;
    ErrorBanner* m_error;
    BottomBar* m_bottom;
    Toast* m_toast = nullptr;
    CommandPalette* m_palette = nullptr;
    DropOverlay* m_overlay = nullptr;
    HelpPanel* m_help = nullptr;
    QByteArray m_fullSides; ///< the splitter's state before the side bar became compact
};

} // namespace ink::ui
