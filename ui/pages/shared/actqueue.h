#pragma once

#include "app/workflow/documents/documentacts.h"

#include <functional>

namespace ink::workflow {
class WorkOutbox;
}

namespace ink::ui {

/** One act in the making or under way: what, on what, and what is said when it went well. */
struct ActJob
{
    using Words = std::function<QString(qsizetype count)>;

    workflow::DocumentAct act;
    QList<workflow::DocumentRef> documents; ///< those that it fits
    Words words;                            ///< said of so many documents; of Remind, so many people
    Words backWords = {}; ///< shown after undo; none = it can't be undone. Of Move, Rename and Trash
};

/**
 * Acts on documents and templates, one after the other; each says what it did, with Undo where it can be
 * taken back. What finds no service waits in the outbox until it is reached, and says so.
 */
class ActQueue final : public QObject
{
    Q_OBJECT
public:
    explicit ActQueue(workflow::Session& session, QObject* parent = nullptr);

    /** Without one, acts fail while the service is not reached. */
    void setOutbox(workflow::WorkOutbox* outbox) { m_outbox = outbox; }
    void carryOut(ActJob job);
    /** Stops the running action; documents that it hasn't reached are reported as Cancelled. */
    void stop() { m_acts.stop(); }
    [[nodiscard]] bool isRunning() const { return !m_jobs.isEmpty(); }
    /** The act under way, and how far it is. */
    [[nodiscard]] const workflow::DocumentActs& current() const { return m_acts; }

Q_SIGNALS:
    void begun();
    void progressed();
    /** `failed` is without what waits in the outbox now. */
    void finished(const ink::ui::ActJob& job, const QList<ink::workflow::DocumentRef>& good,
                  const QList<ink::workflow::ActResult>& failed);
    void said(const QString& text, const std::function<void()>& undo);
    void dropped(); ///< another account was opened: what was under way goes on unseen

private:
    void next();
    void settle();
    void drop();
    [[nodiscard]] bool keepForLater(const workflow::DocumentAct& act,
                                    const QList<workflow::DocumentRef>& documents);
    void takeBack(const ActJob& job, const QList<workflow::DocumentRef>& documents);

    workflow::Session& m_session;
    workflow::WorkOutbox* m_outbox = nullptr;
    workflow::DocumentActs m_acts;
    QList<ActJob> m_jobs; ///< the first one is under way
    bool m_unseen = false;
};

} // namespace ink::ui
