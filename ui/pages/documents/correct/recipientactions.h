#pragma once

#include "app/workflow/documents/documentactions.h"

#include <QObject>

namespace ink {
class Clock;
}
namespace ink::workflow {
class DocumentCatalog;
class DocumentDetails;
class Session;
} // namespace ink::workflow

namespace ink::ui {

class ActionQueue;
class Prompts;
class ReminderQuestion;

/** The actions on the recipients of running documents: remind, correct, cancel. */
class RecipientActions final : public QObject
{
    Q_OBJECT
public:
    struct Parts
    {
        workflow::Session& session;
        const Clock& clock;
        Prompts& prompts;
        workflow::DocumentCatalog& catalog;
        workflow::DocumentDetails& details; ///< of the document in the details pane
        ActionQueue& queue;
    };
    /** `window` is the parent of dialogs. */
    RecipientActions(const Parts& parts, QWidget* window);

    /** Reminds all recipients who still have to act, or offers their links if no email can be sent. */
    void remind(const QList<workflow::DocumentRef>& documents);
    /** Reminds one recipient of the displayed document. */
    void remindOne(const QString& invitationGuid);
    /** Corrects the recipients of one running document, or one recipient of many. */
    void correct(const QList<workflow::DocumentRef>& documents);
    void correctOne(domain::DocumentId id);
    /** Cancels after asking for the reason. */
    void cancel(const QList<workflow::DocumentRef>& documents);

    /** Call it after a running document was corrected: shows a message. */
    void showCorrected();

Q_SIGNALS:
    void acted(); ///< the user has acted
    void said(const QString& text);
    void failed(const ink::Error& error);
    void corrected();
    void settingsRequested(); ///< those of email and links
    void correctTagsRequested(ink::domain::DocumentId id);

private:
    Parts m_parts;
    QWidget* m_window;
    ReminderQuestion* m_reminding;
};

} // namespace ink::ui
