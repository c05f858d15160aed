#pragma once

#include "app/api/apiclient.h"
#include "app/base/clock.h"
#include "app/domain/document/document.h"
#include "app/workflow/documents/documentacts.h"
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
 * The work that is pending until the server of its account can be reached: new drafts with their files,
 * documents to be sent, acts. Shown, put into another order, removed; carried out in order as soon as the
 * server answers, each with the idempotency key that it got when it was put in, so that nothing is done
 * twice. What is refused stays with the reason, and does not hold up the others.
 */
class WorkOutbox final : public QObject
{
    Q_OBJECT
public:
    enum class Kind {
        Create, ///< a draft that the server does not have yet, with its files; sent, too, if it says so
        Send,   ///< a draft of the server's
        Cancel, ///< a document in progress, with a reason
        Remind, ///< one recipient, or all who have it in their hands then
        Trash,  ///< a document
        Move,
        Restore,
        Purge,  ///< what is in the trash: gone for good
        Use,    ///< a document out of a template
        Run,    ///< a bulk run goes on
        Rename, ///< a document
        Sign    ///< made in person without a connection
    };
    enum class State { Waiting, Working, Failed };
    /** A file of a new draft, kept here until it is uploaded. */
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
        domain::DocumentId document;    ///< null for a draft that the server does not have
        bool isTemplate = false;        ///< of an act
        domain::Document draft;         ///< of Create: as it is edited here
        QList<LocalFile> files;         ///< of Create
        bool send = false;              ///< of Create: not only kept as a draft
        QString reason;                 ///< of Cancel
        QString newTitle;               ///< of Rename
        QString invitation;             ///< for Remind: the GUID; empty = all who have it in their hands then
        domain::FolderId into;          ///< of Move
        TemplateFilling filling;        ///< for Use
        std::optional<Timestamp> began; ///< for Use: an earlier try, whose answer may have been lost
        QString run;                    ///< for Run: its id
        OfflineSignature signature;     ///< for Sign
        QString key;
        QString folder; ///< of Create: where its files are
        Timestamp created{};
        bool isHeld = false;        ///< open in the editor: it waits for that
        bool isUncertain = false;   ///< the server may or may not have it: it is repeated only on request
        std::optional<Error> error; ///< of Failed
    };

    /** `folder`: where files of new drafts are kept, private to their owner. */
    WorkOutbox(Session& session, store::Database& database, store::DraftJournal& journal,
               const QString& folder, const Clock& clock, QObject* parent = nullptr);
    ~WorkOutbox() override;

    /** The entries of the open profile, in the order in which they are sent. */
    [[nodiscard]] const QList<Entry>& entries() const;
    [[nodiscard]] const Entry* find(qint64 id) const;
    /** The number of pending entries, including held ones. */
    [[nodiscard]] qsizetype count() const { return entries().size(); }

    /** Copies the files and keeps the draft; it is held until `release`. Io when there is no room. */
    [[nodiscard]] Result<qint64> addDraft(const domain::Document& draft, const QList<LocalFile>& files);
    /** Another state of a draft that is held. */
    [[nodiscard]] Result<void> updateDraft(qint64 id, const domain::Document& draft);
    /** Returns whether it is sent when it goes, or only kept there as a draft. */
    [[nodiscard]] Result<void> setSend(qint64 id, bool send);
    /** It is open in the editor: it does not go. False when it is on its way already. */
    [[nodiscard]] bool hold(qint64 id);
    void release(qint64 id);
    [[nodiscard]] Result<qint64> addSend(domain::DocumentId document, const QString& title,
                                         const QString& key);
    /** A document out of a template, as the form was filled. */
    [[nodiscard]] Result<qint64> addUse(const TemplateForm& form, const TemplateFilling& filling);
    /** A bulk run of the journal goes on when the server is reached; `runDue` says so. */
    [[nodiscard]] Result<qint64> addRun(const QString& run, const QString& title);
    /** A signature that was made in person; it is on this computer only until it arrives. */
    [[nodiscard]] Result<qint64> addSignature(const OfflineSignature& signature);
    /** An act on each of these documents: all of them wait, or none. Gives the entries' ids. */
    [[nodiscard]] Result<QList<qint64>> addActs(const DocumentAct& act, const QList<DocumentRef>& documents);

    /** Takes an entry out, with its files. Nothing happens to one that is on its way. */
    [[nodiscard]] Result<void> remove(qint64 id);
    /** Puts it in front of the entry that has this place (0-based) now. */
    [[nodiscard]] Result<void> move(qint64 id, qsizetype to);
    /** Queues failed entries again. Uncertain ones are repeated: the person has checked them. */
    void retry(qint64 id);
    /** Goes through them now, if the server may be there. */
    void drain();

    /** The last known account details, for drafts that are created offline. */
    [[nodiscard]] domain::AccountDetails lastKnownAccount() const;

Q_SIGNALS:
    void changed();
    /** The server has it: as a draft, or sent. */
    void arrived(qint64 entry, ink::domain::DocumentId document, bool sent);
    void failed(qint64 entry);
    void runDue(const QString& run);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
