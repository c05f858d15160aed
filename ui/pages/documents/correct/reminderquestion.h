#pragma once

#include "app/base/result.h"
#include "app/domain/document/documentsummary.h"
#include "app/workflow/documents/documentref.h"
#include "ui/dialogs/prompts.h"

#include <QList>
#include <QObject>
#include <QSet>
#include <QStringList>

#include <functional>

class QWidget;

namespace ink {
class Clock;
}
namespace ink::workflow {
class Session;
}

namespace ink::ui {

/** Asks before reminders are sent, and names the people who get them. Offers the signing links instead if the
 * service can't send email. */
class ReminderQuestion final : public QObject
{
    Q_OBJECT
public:
    /** Returns the documents with known recipients. */
    using DocumentProvider = std::function<QList<const domain::DocumentSummary*>()>;

    /** `window` is the parent of dialogs. */
    ReminderQuestion(workflow::Session& session, const Clock& clock, Prompts& prompts, QWidget* window);

    /** Calls `remind` when the user agrees; for a single document with working links, immediately. */
    void ask(const QList<workflow::DocumentRef>& documents, const DocumentProvider& known,
             const std::function<void()>& remind);
    /** Like ask(), for one invitation. */
    void askForOne(const workflow::DocumentRef& document, const QString& invitationGuid,
                   const std::function<void()>& remind);
    /** Asks a question about reminders by email, with a warning if the recipients can't open their links. */
    void confirm(ink::ui::Prompts::Confirm question, const std::function<void()>& remind);
    /** Offers the links of recipients who still have to act, limited to `invitations` unless that is
     * empty. */
    void offerLinks(const QList<workflow::DocumentRef>& documents, const QSet<QString>& invitations = {});

Q_SIGNALS:
    void messageRequested(const QString& text);
    void failed(const ink::Error& error);
    void settingsRequested(); ///< the email and link settings should be shown

private:
    void remindOne(const std::function<void()>& remind);
    void copyLinks(QList<workflow::DocumentRef> documents, const QSet<QString>& invitations,
                   QStringList lines);

    workflow::Session& m_session;
    const Clock& m_clock;
    Prompts& m_prompts;
    QWidget* m_window;
};

} // namespace ink::ui
