#pragma once

#include "app/workflow/documents/documentactions.h"

#include <functional>

namespace ink::workflow {
class WorkOutbox;
}

namespace ink::ui {

/** A queued or running action: its type, its documents, and the message on success. */
struct ActionJob
{
    using CountedText = std::function<QString(qsizetype count)>;

    workflow::DocumentAction action;
    QList<workflow::DocumentRef> documents; ///< documents that the action applies to
    CountedText successText;                ///< message for this number of documents; for Remind, of people
    CountedText undoText = {}; ///< message after undo; none = it can't be undone. For Move, Rename and Trash
};

/** Runs actions on documents and templates in order; each reports its result, with Undo if it can be undone.
 * If the service is unreachable, the action is queued in the outbox, with a message. */
class ActionQueue final : public QObject
{
    Q_OBJECT
public:
    explicit ActionQueue(workflow::Session& session, QObject* parent = nullptr);

    /** Without an outbox, actions fail while the service is unreachable. */
    void setOutbox(workflow::WorkOutbox* outbox) { m_outbox = outbox; }
    void perform(ActionJob job);
    /** Stops the running action; the remaining documents are reported as Cancelled. */
    void stop() { m_actions.stop(); }
    [[nodiscard]] bool isRunning() const { return !m_jobs.isEmpty(); }
    /** The running action and its progress. */
    [[nodiscard]] const workflow::DocumentActions& current() const { return m_actions; }

Q_SIGNALS:
    void started();
    void progressed();
    /** Emitted when an action has ended. `failed` excludes the documents queued in the outbox. */
    void finished(const ink::ui::ActionJob& job, const QList<ink::workflow::DocumentRef>& good,
                  const QList<ink::workflow::ActionResult>& failed);
    void messageRequested(const QString& text, const std::function<void()>& undo);
    void dropped(); ///< another account was opened: running actions continue without reports

private:
    void next();
    void settle();
    void drop();
    [[nodiscard]] bool queueOffline(const workflow::DocumentAction& act,
                                    const QList<workflow::DocumentRef>& documents);
    void undoAction(const ActionJob& job, const QList<workflow::DocumentRef>& documents);

    workflow::Session& m_session;
    workflow::WorkOutbox* m_outbox = nullptr;
    workflow::DocumentActions m_actions;
    QList<ActionJob> m_jobs; ///< the first one is running
    bool m_unseen = false;
};

} // namespace ink::ui
