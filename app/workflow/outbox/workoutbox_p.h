#pragma once

#include "app/store/journals/pendingwork.h"
#include "app/store/journals/draftjournal.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/outbox/workoutbox.h"
#include "app/workflow/session/session.h"
#include "app/workflow/templates/templateuse.h"

#include <QJsonObject>
#include <QSet>
#include <QTimer>

namespace ink::workflow {

struct WorkOutbox::Private
{
    Private(WorkOutbox* outbox, Session& chosen, store::Database& database, store::DraftJournal& kept,
            QString where, const Clock& time);

    void load();
    [[nodiscard]] Entry entryOf(const store::PendingWork::Entry& kept) const;
    [[nodiscard]] static QString nameOf(Kind kind);
    [[nodiscard]] static QByteArray bodyOf(const Entry& entry);
    [[nodiscard]] static QByteArray errorBody(const Error& error);
    [[nodiscard]] static std::optional<Error> errorFrom(const QByteArray& body);
    /** Of what this workstation wrote itself. */
    [[nodiscard]] static Result<QJsonObject> objectFrom(const QByteArray& body);

    [[nodiscard]] Result<qint64> add(Entry entry);
    [[nodiscard]] Result<QList<qint64>> add(QList<Entry> fresh);
    /** Adds, and begins at once when the server is there. */
    [[nodiscard]] Result<qint64> addAndDrain(Entry entry);
    [[nodiscard]] Result<QList<qint64>> addAndDrain(QList<Entry> fresh);
    [[nodiscard]] Entry* find(qint64 id);
    [[nodiscard]] QString folderOf(const QString& key) const;
    void forgetFiles(const Entry& entry);
    /** Another request than the one that was refused: the old key would give the old answer again. */
    void renewKey(Entry& entry);
    [[nodiscard]] QString accountFact() const;

    /** Asks for the account first: whether the server is there, and whether it knows keys. */
    void begin();
    void next();
    void carryOut(const Entry& entry);
    void create(const Entry& entry);
    void send(const Entry& entry);
    void sendSaved(const Entry& entry);
    void act(const Entry& entry);
    void use(const Entry& entry);
    void usedAsFar(qint64 id);
    void patch(const Entry& entry);
    void remind(const Entry& entry, QStringList guids);
    /** Once for the trash, twice for good: how the document stands now is looked at first. */
    void removeAsItStands(const Entry& entry, const domain::Document& now);
    void done(qint64 id, domain::DocumentId document, bool sent);
    /** Nothing goes now: it is looked again after a pause. */
    void later(const Error& why);
    /** Of an answer that did not come, or came as a refusal. */
    void ended(qint64 id, const Error& why, bool hadLeft);
    /** Whether the server has it is not known, also after a crash. */
    [[nodiscard]] Result<void> setUncertain(Entry& entry, bool uncertain);

    WorkOutbox* q;
    Session& session;
    store::PendingWork store;
    store::DraftJournal& journal;
    QString folder;
    const Clock& clock;
    QString profile;
    QList<Entry> entries;
    QSet<qint64> held;
    std::unique_ptr<DraftEditor> saver; ///< saves what the journal has of a draft before it is sent
    std::unique_ptr<TemplateUse> user;  ///< makes documents out of templates
    bool draining = false;
    bool keysKnown = false; ///< the server promises to carry out a request with a key once
    qint64 working = 0;
    quint64 generation = 0;
    QTimer again;
    std::chrono::milliseconds lastPause{0};
};

} // namespace ink::workflow
