#pragma once

#include "app/store/journals/draftjournal.h"
#include "app/store/journals/pendingwork.h"
#include "app/workflow/outbox/outboxcall.h"
#include "app/workflow/outbox/workoutbox.h"
#include "app/workflow/session/session.h"

#include <QSet>
#include <QTimer>

namespace ink::workflow {

struct WorkOutbox::Private
{
    Private(WorkOutbox* outbox, Session& chosen, store::Database& database, store::DraftJournal& kept,
            QString where, const Clock& time);

    void load();
    [[nodiscard]] Result<qint64> add(Entry entry);
    [[nodiscard]] Result<QList<qint64>> add(QList<Entry> fresh);
    /** Adds an entry, and starts immediately if the server is reachable. */
    [[nodiscard]] Result<qint64> addAndDrain(Entry entry);
    [[nodiscard]] Result<QList<qint64>> addAndDrain(QList<Entry> fresh);
    [[nodiscard]] Entry* find(qint64 id);
    [[nodiscard]] QString folderOf(const QString& key) const;
    void removeFiles(const Entry& entry);
    /** Replaces the key of a refused request that has changed: the old key would return the old
     * response. */
    void renewKey(Entry& entry);
    [[nodiscard]] QString accountFact() const;

    /** Fetches the account, to check whether the server responds and supports idempotency keys, then starts
     * the first entry. */
    void begin();
    void startNext();
    void handleSuccess(qint64 id, domain::DocumentId document, bool sent);
    /** Retries after a pause. */
    void retryLater(const Error& why);
    /** Handles an entry whose request was refused or got no response. */
    void handleFailure(qint64 id, const Error& why, bool wasSent);
    /** Records in the database whether it is uncertain that the server has carried out the entry. */
    [[nodiscard]] Result<void> setUncertain(Entry& entry, bool uncertain);

    WorkOutbox* q;
    Session& session;
    store::PendingWork store;
    store::DraftJournal& journal;
    QString folder;
    const Clock& clock;
    QString profile;
    QList<Entry> entries;
    QSet<qint64> heldEntries;
    OutboxCall call; ///< carries out the current entry
    bool isDraining = false;
    bool supportsKeys = false; ///< the server supports idempotency keys
    qint64 currentEntry = 0;
    quint64 generation = 0;
    QTimer retryTimer;
    std::chrono::milliseconds lastDelay{0};
};

} // namespace ink::workflow
