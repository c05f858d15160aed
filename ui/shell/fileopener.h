#pragma once

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>

namespace ink::wire {
struct DocumentLink;
}

class QDragEnterEvent;
class QDropEvent;
class QWidget;

namespace ink::ui {

class AccountOpener;
class Navigator;
struct Pages;
class Workspace;

/** Opens files that were chosen, dropped or passed at the start, and `inkstone:` links. */
class FileOpener final : public QObject
{
    Q_OBJECT
public:
    /** `window` is the parent of questions. */
    FileOpener(Workspace& workspace, Navigator& navigator, AccountOpener& accounts, QWidget& window);

    /** Verifies signed PDFs, creates drafts from other PDFs, imports templates, and opens tables for bulk
     * runs. For a new profile, opens the local workspace first. While the screen is locked, queues the files
     * for `openQueuedFiles`. */
    void open(const QStringList& paths);
    /** Opens the files that arrived while the screen was locked. */
    void openQueuedFiles();
    [[nodiscard]] bool hasQueuedFiles() const { return !m_queued.isEmpty(); }
    /** Opens the verification page, with this file if the path is not empty. */
    void verify(const QString& path);
    /** Opens the target of an `inkstone:` link; reports an invalid link to the user. */
    void openLink(const QString& link);
    void choose();          ///< asks for files to open
    void chooseToVerify();  ///< asks for a file to verify
    void chooseAndCreate(); ///< asks for the files of a new document

    void dragEnter(QDragEnterEvent& event);
    void drop(QDropEvent& event);

Q_SIGNALS:
    void helpRequested(const QString& topic); ///< emitted for a link to a help topic

private:
    void createFrom(const QStringList& paths);
    /** Opens the document of a link on the service that the link names, after a question if another one is
     * open. */
    void openDocument(const wire::DocumentLink& link);
    /** Opens the document of a link on the service that is open. */
    void showDocument(const wire::DocumentLink& link);
    void openInspected(const QStringList& paths, const QList<bool>& areSigned);
    [[nodiscard]] bool isLocked() const;

    Workspace& m_workspace;
    Navigator& m_navigator;
    AccountOpener& m_accounts;
    const Pages& m_pages;
    QWidget& m_window;
    quint64 m_inspection = 0;            ///< number of the latest check for signatures
    QStringList m_queued;                ///< arrived while the screen was locked
    std::function<void()> m_afterSwitch; ///< called when the account of a link is open
    QString m_switchesTo;                ///< id of that account
};

} // namespace ink::ui
