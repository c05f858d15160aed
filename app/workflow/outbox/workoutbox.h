#pragma once

#include "app/api/apiclient.h"
#include "app/base/clock.h"
#include "app/domain/document/document.h"
#include "app/workflow/documents/documentactions.h"
#include "app/workflow/signing/offlinesignature.h"
#include "app/workflow/templates/templateform.h"

#include <QObject>

#include <memory>
#include <optional>

namespace ink::store {
class Database;
class DraftJournal;
} // namespace ink::store

namespace ink::workflow {

class Session;

/**
 * The work that is pending until the account's server is reachable: new drafts with their files,
 * documents to send, actions. Entries can be listed, reordered and removed. They are carried out in
 * order as soon as the server responds, each with the idempotency key that it got when it was queued, so
 * that nothing is done twice. Refused entries stay with the reason and do not block the others.
 */
class WorkOutbox final : public QObject
{
    Q_OBJECT
public:
    enum class Kind {
        Create, ///< creates a draft that the server does not have yet, with its files, and may also send it
        Send,   ///< sends a draft that is on the server
        Cancel, ///< cancels a document in progress, with a reason
        Remind, ///< reminds one recipient, or all whose turn it is then
        Trash,  ///< moves a document to the trash
        Move,
        Restore,
        Purge,  ///< permanently deletes a document in the trash
        Use,    ///< creates a document from a template
        Run,    ///< continues a bulk run
        Rename, ///< renames a document
        Sign    ///< submits a signature that was made in person while offline
    };
    enum class State { Waiting, Working, Failed };
    /** A file of a new draft, stored here until it is uploaded. */
    struct LocalFile
    {
        QString name;
        QString path;
    };
    struct Entry
    {
        qint64 id = 0;
        Kind kind = Kind::Create;
        State state = State::Waiting;
        QString title;
        domain::DocumentId document; ///< null for a draft that the server does not have
        bool isTemplate = false;     ///< for actions: the document is a template
        domain::Document draft;      ///< for Create: the local version
        QList<LocalFile> files;      ///< for Create: copies of the draft's files
        bool sendsDocument = false;  ///< for Create and Use: also sends the document
        QString reason;              ///< for Cancel: shown to the recipients
        QString newTitle;            ///< for Rename
        QString invitation;          ///< for Remind and Sign: the GUID; empty = all recipients whose turn it
                                     ///< is at that time
        domain::FolderId targetFolder;      ///< for Move
        TemplateInput input;                ///< for Use
        std::optional<Timestamp> startedAt; ///< for Use: time of an earlier attempt whose response may have
                                            ///< been lost
        QString run;                        ///< for Run: the run's id
        OfflineSignature signature;         ///< for Sign
        QString idempotencyKey;
        QString folder; ///< for Create: name of the folder with its files
        Timestamp created{};
        bool isHeld = false;        ///< open in the editor, so not sent yet
        bool isUncertain = false;   ///< the server may or may not have carried it out: repeated only on
                                    ///< request
        std::optional<Error> error; ///< the reason why the entry failed
    };

    /** `folder` stores the files of new drafts, readable by their owner only. */
    WorkOutbox(Session& session, store::Database& database, store::DraftJournal& journal,
               const QString& folder, const Clock& clock, QObject* parent = nullptr);
    ~WorkOutbox() override;

    /** The entries of the open profile, in sending order. */
    [[nodiscard]] const QList<Entry>& entries() const;
    [[nodiscard]] const Entry* find(qint64 id) const;
    /** The number of entries, including held and failed ones. */
    [[nodiscard]] qsizetype count() const { return entries().size(); }

    /** Copies the files and stores the draft; the entry is held until `release`. Fails with Io if the files
     * can't be copied. */
    [[nodiscard]] Result<qint64> addDraft(const domain::Document& draft, const QList<LocalFile>& files);
    /** Updates a queued draft and clears its error. Fails with NotFound if the draft isn't in the outbox, and
     * with State if it is being sent. */
    [[nodiscard]] Result<void> updateDraft(qint64 id, const domain::Document& draft);
    /** Sets whether the entry also sends the draft or only stores it on the server. */
    [[nodiscard]] Result<void> setSendsDocument(qint64 id, bool send);
    /** Holds an entry while it is open in the editor. Returns false if there is no such entry or it is being
     * sent. */
    [[nodiscard]] bool hold(qint64 id);
    void release(qint64 id);
    [[nodiscard]] Result<qint64> addSend(domain::DocumentId document, const QString& title,
                                         const QString& key);
    /** Queues creating a document from a template, with the values of the form. */
    [[nodiscard]] Result<qint64> addTemplateUse(const TemplateForm& form, const TemplateInput& filling);
    /** Queues continuing a bulk run of the journal; `runDue` reports when the server is reachable. */
    [[nodiscard]] Result<qint64> addBulkRun(const QString& run, const QString& title);
    /** Returns whether the open profile has an entry that continues this run. */
    [[nodiscard]] bool hasBulkRun(const QString& run) const;
    /** Queues a signature that was made in person; it exists only on this computer until it is submitted. */
    [[nodiscard]] Result<qint64> addSignature(const OfflineSignature& signature);
    /** Queues an action on each of these documents: all or none. Returns the entries' ids. Fails with State
     * for a correction, which can't be queued. */
    [[nodiscard]] Result<QList<qint64>> addActions(const DocumentAction& act,
                                                   const QList<DocumentRef>& documents);

    /** Removes an entry with its files. Fails with State if it is being sent. */
    [[nodiscard]] Result<void> remove(qint64 id);
    /** Moves an entry to this position (0-based). */
    [[nodiscard]] Result<void> move(qint64 id, qsizetype to);
    /** Queues a failed entry again. An uncertain one is repeated, too: call this only after the user has
     * checked it. */
    void retry(qint64 id);
    /** Processes the queue now if the server may be reachable. */
    void drain();

    /** The last known account details, for drafts that are created offline. */
    [[nodiscard]] domain::AccountDetails lastKnownAccount() const;

Q_SIGNALS:
    void changed();
    /** Emitted when an entry was carried out. `document` is null for Run; `sent`: the document was also
     * sent. */
    void arrived(qint64 entry, ink::domain::DocumentId document, bool sent);
    void failed(qint64 entry);
    void runDue(const QString& run);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
