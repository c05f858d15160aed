#pragma once

#include "app/domain/document/ids.h"
#include "ui/shell/window/sidebar.h"

#include <QObject>

#include <optional>

class QWidget;

namespace ink::ui {

struct Pages;
class WindowFrame;
class Workspace;

/** Switches between pages. Account pages redirect to the welcome page while no account is open; on a locked
 * screen only the signer's page is allowed. */
class Navigator final : public QObject
{
    Q_OBJECT
public:
    explicit Navigator(Workspace& workspace);

    [[nodiscard]] QWidget* currentPage() const;
    /** Shows a page and adapts the frame, unless the screen is locked. */
    void showPage(QWidget* page);

    void showToday();
    void showDocuments();
    /** Refreshes the listing and shows it with this document selected. */
    void showDocument(domain::DocumentId id);
    void showTemplates();
    void showBulk();
    void showReports();
    void showOutbox();
    void showWaiting();
    /** Shows the documents that are pending for the user. */
    void showStack();
    /** Shows a document of the stack for review. */
    void reviewInStack(const QString& profile, domain::DocumentId id, const QString& invitationGuid);
    /** Returns to the Today page if the current page was opened from there, otherwise to the documents. */
    void showOrigin();
    /** Returns whether showOrigin() shows the Today page. */
    [[nodiscard]] bool cameFromToday() const { return m_cameFromToday; }
    /** Makes the current page return to Today, or to the documents, unless it is itself one of the side bar.
     */
    void restoreOrigin(bool isToday);
    void showVerify();
    void showWelcome();
    void showConnectForm();
    void showSettings();
    void showDeliverySettings(); ///< email and links of the service on this computer
    void showEditor();           ///< with the document that was displayed last
    void edit(domain::DocumentId id);
    /** Opens a draft in the outbox. */
    void editOutboxDraft(qint64 entry);
    /** Shows the signed PDF of a completed document. */
    void showSignedDocument(domain::DocumentId id);
    void signInPerson(domain::DocumentId id, const QString& invitationGuid);
    /** Shows the signing page of a stack document of the open account. */
    void signFromStack(domain::DocumentId id, const QString& invitationGuid);
    /** Returns to the page from which the signing page was opened. */
    void leaveSigning();

    /** Goes one level up, like the page's own button. */
    void goBack();
    /** Leaves a secondary page; returns false on a main page. */
    [[nodiscard]] bool handleEscape();

    /** Returns whether an account is open, or its cached documents are shown while it is being opened. */
    [[nodiscard]] bool hasVisibleAccount() const;
    /** While an account is being opened, requests are deferred. */
    void setAccountOpening(bool opening) { m_isOpening = opening; }
    /** Returns whether this is the signer's page or the notice about its interruption, which show no other
     * content of the sender. */
    [[nodiscard]] bool isSignerPage(const QWidget* page) const;

Q_SIGNALS:
    void pageShown(QWidget* page);

private:
    [[nodiscard]] bool hasAccount() const;
    /** Shows a page of the open account, or the welcome page if there is none. */
    void showAccountPage(QWidget* page);
    [[nodiscard]] bool isListing(const QWidget* page) const;
    /** The section of a page of the side bar; nothing for other pages. */
    [[nodiscard]] std::optional<SideBar::Section> sectionOf(const QWidget* page) const;
    /** Returns whether the stack and the editor return to this page. */
    [[nodiscard]] bool isOrigin(const QWidget* page) const;
    [[nodiscard]] bool isBlocked(const QWidget* page) const;

    Workspace& m_workspace;
    const Pages& m_pages;
    WindowFrame& m_frame;
    bool m_isOpening = false;
    bool m_cameFromToday = false;  ///< the last page of the side bar was Today
    bool m_returnsToStack = false; ///< the signing page was opened from the stack
};

} // namespace ink::ui
