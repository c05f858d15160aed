#pragma once

#include "app/base/clock.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/outbox/workoutbox.h"
#include "app/workflow/templates/templateuse.h"

#include <QObject>

#include <functional>
#include <memory>

namespace ink::workflow {

class Session;

/** Carries out one entry of the outbox with the open account. */
class OutboxCall final : public QObject
{
    Q_OBJECT
public:
    using Entry = WorkOutbox::Entry;

    /** Functions that store the state before a request is sent, so that it isn't repeated after a crash. */
    struct Records
    {
        /** Records that the service may have carried out the entry. */
        std::function<Result<void>(qint64 entry)> setUncertain;
        /** Records that a document is being created from a template since this time. */
        std::function<Result<void>(qint64 entry, Timestamp since)> recordStart;
    };

    OutboxCall(Session& session, store::DraftJournal& journal, Records records, const Clock& clock,
               QObject* parent = nullptr);
    ~OutboxCall() override;

    /** Starts an entry. `profile` is the ID of the open account; `keysKnown` means that its service supports
     * idempotency keys. */
    void start(const Entry& entry, const QString& profile, bool keysKnown);
    /** Drops the responses of running calls. */
    void cancel();

Q_SIGNALS:
    void succeeded(qint64 entry, ink::domain::DocumentId document, bool sent);
    /** `wasSent`: the request may have arrived. */
    void failed(qint64 entry, const ink::Error& why, bool wasSent);
    void runDue(const QString& run);

private:
    void create(const Entry& entry, bool keysKnown);
    void createNow(const Entry& entry, bool keysKnown);
    void send(const Entry& entry, const QString& profile);
    void sendSaved(const Entry& entry);
    void act(const Entry& entry);
    void useTemplate(const Entry& entry);
    void usedAsFar(qint64 id);
    void patch(const Entry& entry);
    void sign(const Entry& entry);
    void remind(const Entry& entry, QStringList guids);
    /** Moves a document to the trash, or deletes it permanently, depending on its current state. */
    void removeByState(const Entry& entry, const domain::Document& now);
    void handleSuccess(qint64 id, domain::DocumentId document, bool sent);
    void handleFailure(qint64 id, const Error& why, bool wasSent);

    Session& m_session;
    store::DraftJournal& m_journal;
    Records m_records;
    const Clock& m_clock;
    std::unique_ptr<DraftEditor> m_saver; ///< saves the journal's edits of a draft before it is sent
    std::unique_ptr<TemplateUse> m_templateUse;
    quint64 m_turn = 0; ///< identifies the current entry; responses for earlier ones are dropped
};

} // namespace ink::workflow
