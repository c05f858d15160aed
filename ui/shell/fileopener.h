#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QStringList>

#include <memory>

class QDragEnterEvent;
class QDropEvent;
class QWidget;

namespace ink::ui {

class AccountOpener;
class Navigator;
struct Pages;
class Workspace;

/** Files that come in, chosen, dropped, or named at the start, and `inkstone:` links. */
class FileOpener final : public QObject
{
    Q_OBJECT
public:
    /** `window` is the parent of questions. */
    FileOpener(Workspace& workspace, Navigator& navigator, AccountOpener& accounts, QWidget& window);

    /** Signed PDFs are verified, others become a new draft, templates are imported; on a fresh profile in the
     * local workspace at once. While the screen is locked, files wait for `openLate`. */
    void open(const QStringList& paths);
    /** Opens the files that arrived while the screen was locked. */
    void openLate();
    [[nodiscard]] bool hasLate() const { return !m_late.isEmpty(); }
    /** Shows the page that verifies, with this file if the path is not empty. */
    void verify(const QString& path);
    /** Shows the place that an `inkstone:` link leads to; what is no such link is said to the person. */
    void openLink(const QString& link);
    void choose();          ///< files to open
    void chooseToVerify();  ///< a file to verify
    void chooseAndCreate(); ///< files of a new document

    void dragEnter(QDragEnterEvent& event);
    void drop(QDropEvent& event);

Q_SIGNALS:
    void helpRequested(const QString& topic); ///< by a link

private:
    void createFrom(const QStringList& paths);
    void openInspected();
    [[nodiscard]] bool isLocked() const;

    Workspace& m_workspace;
    Navigator& m_navigator;
    AccountOpener& m_accounts;
    const Pages& m_pages;
    QWidget& m_window;
    QFutureWatcher<QList<bool>> m_signedWatcher; ///< which of m_pending carry a signature
    QStringList m_pending;
    QStringList m_late;                       ///< that arrived while the screen was locked
    std::shared_ptr<bool> m_isAheadCancelled; ///< of the files that are shown before an account is open
};

} // namespace ink::ui
