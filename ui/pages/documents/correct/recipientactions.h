#pragma once

#include "app/workflow/documents/documentactions.h"

#include <QObject>

namespace ink {
class Clock;
}
namespace ink::workflow {
class Absences;
class DocumentCatalog;
class DocumentDetails;
class Session;
} // namespace ink::workflow

namespace ink::ui {

class ActionQueue;
class CommandReports;
class Prompts;
class ReminderQuestion;

/** The actions on the recipients of running documents: remind, correct, cancel, reassign. */
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
        workflow::Absences& absences;
        CommandReports& reports;
    };
    /** `window` is the parent of dialogs. */
    RecipientActions(const Parts& parts, QWidget* window);

    /** Reminds all recipients who still have to act, or offers their links if no email can be sent. */
    void remind(const QList<workflow::DocumentRef>& documents);
    /** Reminds one recipient of the displayed document. */
    void remindOne(const QString& invitationGuid);
    /** Corrects one running document, or replaces a recipient or changes the deadline of several. */
    void correct(const QList<workflow::DocumentRef>& documents);
    void correctOne(domain::DocumentId id);
    /** Cancels after asking for the reason. */
    void cancel(const QList<workflow::DocumentRef>& documents);

    /** Reassigns the part of an absent recipient to their deputy, after confirmation. */
    void reassign(domain::DocumentId id, const QString& invitationGuid, const QString& deputy);

    /** Reports that a running document was corrected. */
    void reportCorrection();

private:
    Parts m_parts;
    QWidget* m_window;
    ReminderQuestion* m_reminding;
};

} // namespace ink::ui
