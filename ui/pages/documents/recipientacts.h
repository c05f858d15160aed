#pragma once

#include "app/domain/document.h"
#include "app/workflow/documents/documentacts.h"

#include <QObject>
#include <QStringList>

#include <functional>

namespace ink {
class Clock;
}
namespace ink::workflow {
class DocumentCatalog;
class DocumentDetails;
class Session;
} // namespace ink::workflow

namespace ink::ui {

class ActQueue;
class Prompts;

/** The acts on the recipients of running documents: remind, correct, cancel. */
class RecipientActs final : public QObject
{
    Q_OBJECT
public:
    struct Parts
    {
        workflow::Session& session;
        const Clock& clock;
        Prompts& prompts;
        workflow::DocumentCatalog& catalog;
        workflow::DocumentDetails& details; ///< of the document that is shown in full
        ActQueue& queue;
    };
    /** Dialogs open over `window`. */
    RecipientActs(const Parts& parts, QWidget* window);

    /** Reminds everyone who still has to act, or offers their links where no mail can leave. */
    void remind(const QList<workflow::DocumentRef>& documents);
    /** Reminds one recipient of the document that is shown. */
    void remindOne(const QString& invitationGuid);
    /** Recipients of one running document, or one recipient of many. */
    void correct(const QList<workflow::DocumentRef>& documents);
    void correctOne(domain::DocumentId id);
    /** Asks for the reason first. */
    void cancel(const QList<workflow::DocumentRef>& documents);

    /** A running document has been corrected: says so. */
    void showCorrected();

Q_SIGNALS:
    void acted(); ///< the person has done something
    void said(const QString& text);
    void failed(const ink::Error& error);
    void corrected();
    void correctTagsRequested(ink::domain::DocumentId id);

private:
    /** Offers the link of one invitation, or of all who still have to act. */
    void offerLinks(const QList<workflow::DocumentRef>& documents, const QString& invitationGuid = {});
    void copyLinks(QList<workflow::DocumentRef> documents, const QString& invitationGuid, QStringList lines);

    Parts m_parts;
    QWidget* m_window;
};

} // namespace ink::ui
