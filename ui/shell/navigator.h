#pragma once

#include "app/domain/document.h"

#include <QObject>

class QWidget;

namespace ink::ui {

struct Pages;
class WindowFrame;
class Workspace;

/** Which page is shown, and the ways from one to another. Pages of an account lead to the welcome page while
 * no account is open; a locked screen lets through only the page for the signer. */
class Navigator final : public QObject
{
    Q_OBJECT
public:
    explicit Navigator(Workspace& workspace);

    [[nodiscard]] QWidget* currentPage() const;
    /** Shows a page with what belongs around it, unless the lock of the screen bars it. */
    void showPage(QWidget* page);

    void showDocuments();
    /** The listing, brought up to date, with this document selected. */
    void showDocument(domain::DocumentId id);
    void showTemplates();
    void showBulk();
    void showReports();
    void showOutbox();
    void showWaiting();
    /** The documents that wait for the user. */
    void showStack();
    void showVerify();
    void showWelcome();
    void showConnectForm();
    void showSettings();
    void edit(domain::DocumentId id);
    /** A draft that waits in the outbox. */
    void editWaiting(qint64 entry);
    /** A completed document as its signed PDF. */
    void showSigned(domain::DocumentId id);
    void signInPerson(domain::DocumentId id, const QString& invitationGuid);
    /** The signing page of a document of the stack, of whatever account. */
    void signFromStack(const QString& profile, domain::DocumentId id, const QString& invitationGuid);
    /** Back to where the signing page was opened. */
    void leaveSigning();

    /** One step towards the documents, as the page's own button leads. */
    void goBack();
    /** Esc: leaves a page that is aside of the main ones; false when this page is none. */
    [[nodiscard]] bool escape();

    /** An account is open, or its documents are shown while it is being opened. */
    [[nodiscard]] bool isHere() const;
    /** An account is being opened; requests wait for it. */
    void setOpening(bool opening) { m_isOpening = opening; }
    /** The page of the one who signs, or the notice that this was interrupted: nothing else of the sender's
     * is on the screen. */
    [[nodiscard]] bool isForSigner(const QWidget* page) const;

Q_SIGNALS:
    void pageShown(QWidget* page);

private:
    [[nodiscard]] bool hasAccount() const;
    /** Shows a page of the account that is open; else the welcome page. */
    void showAccountPage(QWidget* page);
    [[nodiscard]] bool isListing(const QWidget* page) const;
    [[nodiscard]] bool isBarred(const QWidget* page) const;

    Workspace& m_workspace;
    const Pages& m_pages;
    WindowFrame& m_frame;
    bool m_isOpening = false;
    bool m_returnsToStack = false; ///< the signing page was opened from there
};

} // namespace ink::ui
