#include "ui/pages/shared/actionqueue.h"

#include "app/workflow/outbox/workoutbox.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/unreachable.h"

#include <QPointer>

#include <algorithm>

namespace ink::ui {

using workflow::ActionResult;
using workflow::DocumentAction;
using workflow::DocumentRef;
using ActKind = DocumentAction::Kind;
using Reach = workflow::Session::Reach;

namespace {
constexpr qsizetype maxQueuedActions = 1'000; // maximum number of actions queued in the outbox at once
}

ActionQueue::ActionQueue(workflow::Session& session, QObject* parent)
    : QObject(parent), m_session(session), m_actions(session)
{
    connect(&session, &workflow::Session::currentChanged, this, &ActionQueue::drop);
    connect(&m_actions, &workflow::DocumentActions::progressed, this, [this] {
        if (!m_unseen) Q_EMIT progressed();
    });
    connect(&m_actions, &workflow::DocumentActions::finished, this, [this] {
        if (!std::exchange(m_unseen, false)) settle();
        next();
    });
}

void ActionQueue::perform(ActionJob job)
{
    if (job.documents.isEmpty()) return;
    m_jobs.append(std::move(job));
    if (m_jobs.size() == 1) next();
}

void ActionQueue::next()
{
    while (!m_jobs.isEmpty() && m_session.reach() == Reach::Offline &&
           queueOffline(m_jobs.constFirst().action, m_jobs.constFirst().documents))
        m_jobs.removeFirst();
    if (m_jobs.isEmpty() || !m_actions.start(m_jobs.constFirst().action, m_jobs.constFirst().documents))
        return;
    Q_EMIT started();
}

void ActionQueue::settle()
{
    const ActionJob job = m_jobs.takeFirst();
    const auto good = m_actions.succeededDocuments();
    auto failed = m_actions.failures();
    // Actions that didn't arrive, or whose response was lost, go to the outbox, which first checks their
    // state. A reminder that may have been sent is not repeated.
    const auto cut = [&](const ActionResult& one) {
        return workflow::isUnreachable(one.result.error()) &&
               (job.action.kind != ActKind::Remind || m_session.reach() == Reach::Offline);
    };
    QList<DocumentRef> later;
    for (const ActionResult& one : std::as_const(failed))
        if (cut(one)) later.append(one.document);
    if (!later.isEmpty() && queueOffline(job.action, later)) failed.removeIf(cut);
    if (!good.isEmpty()) {
        std::function<void()> undo;
        if (job.undoText)
            undo = [queue = QPointer<ActionQueue>(this), job, good] {
                if (queue) queue->undoAction(job, good);
            };
        const qsizetype count = job.action.kind == ActKind::Remind ? m_actions.remindedCount() : good.size();
        Q_EMIT messageRequested(job.successText(count), undo);
    }
    Q_EMIT finished(job, good, failed);
}

void ActionQueue::drop()
{
    m_unseen = m_actions.isRunning();
    m_actions.stop();
    m_jobs.clear();
    Q_EMIT dropped();
}

bool ActionQueue::queueOffline(const DocumentAction& act, const QList<DocumentRef>& documents)
{
    if (!m_outbox || documents.size() > maxQueuedActions || act.kind == ActKind::Correct) return false;
    const auto waiting = m_outbox->addActions(act, documents);
    if (!waiting) return false;
    Q_EMIT messageRequested(tr("%n change(s) in the outbox will be sent when the connection is back.",
                               nullptr, static_cast<int>(waiting->size())),
                            [outbox = QPointer<workflow::WorkOutbox>(m_outbox), entries = *waiting] {
                                for (const qint64 id : entries)
                                    if (outbox) (void)outbox->remove(id);
                            });
    return true;
}

void ActionQueue::undoAction(const ActionJob& job, const QList<DocumentRef>& documents)
{
    if (job.action.kind == ActKind::Trash) return perform({{ActKind::Restore}, documents, job.undoText});
    if (job.action.kind == ActKind::Rename) {
        for (const DocumentRef& document : documents)
            perform({{ActKind::Rename, {}, {}, document.title}, {document}, job.undoText});
        return;
    }
    QHash<domain::FolderId, QList<DocumentRef>> before;
    for (const DocumentRef& document : documents)
        before[document.folder].append(document);
    for (auto it = before.cbegin(); it != before.cend(); ++it)
        perform({{ActKind::Move, {}, it.key()}, it.value(), job.undoText});
}

} // namespace ink::ui

#include "moc_actionqueue.cpp"
