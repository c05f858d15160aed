#pragma once

#include "app/api/apiclient.h"
#include "app/store/journals/draftjournal.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/drafts/draftmerge.h"
#include "app/workflow/drafts/journaltext.h"
#include "app/workflow/session/later.h"
#include "app/workflow/shelf/offlineshelf.h"

#include <QElapsedTimer>
#include <QTimer>

namespace ink::workflow {

struct DraftEditor::Private
{
    Private(DraftEditor* editor, Session& chosen, store::DraftJournal& kept)
        : q(editor), session(chosen), journal(kept)
    {
    }

    // Opening
    void reset();
    /** The client of the account that this document belongs to; null when another one is open now. */
    [[nodiscard]] api::ApiClient* client() const;
    void load(domain::DocumentId id, Listener<void> listener);
    /** Without a connection: as it was kept. False when it is not. */
    [[nodiscard]] bool loadKept(domain::DocumentId id, const Error& why, const Listener<void>& listener);
    void mergeJournal();
    /** Fetches the bytes of files that are not here yet, one after the other. */
    void fetchBytes(const std::function<void(Result<void>)>& then);
    /** Reads the files that are uploaded, so that their bytes need not come back. */
    void remember(const QStringList& paths);
    void opened(Listener<void> listener);
    /** Fetches the document anew after its files changed; tags follow their pages. */
    void filesChanged(const domain::Document& before, Listener<void> listener);

    // Replacing a file (drafteditor_replace.cpp)
    struct Replacement
    {
        domain::FileId old;
        QList<domain::Tag> tags; ///< of the old file, with pages of the newer one
    };
    void putInPlace(const domain::Document& added, domain::FileId fresh, const Replacement& what,
                    Listener<void> listener);
    /** Takes the newer file out again and tells why. */
    void takeBack(domain::FileId fresh, const Error& why, Listener<void> listener);
    [[nodiscard]] QString replacementKey(domain::DocumentId id) const;
    /** Finishes or takes back what a process that died has begun, then goes on. */
    void settleReplacement(const std::function<void()>& then);

    /** Refuses what needs the service, for a draft that only this computer has. */
    [[nodiscard]] bool refusesHere(const Listener<void>& listener) const;

    // Saving
    void writeJournal();
    void journalSoon(); ///< before the event loop's next turn is over
    void journalNow();  ///< what journalSoon has left
    /** Removes the entry of a document that is closed by now, if it still is what the service has taken. */
    void forgetSaved(const QString& of, domain::DocumentId id, const QByteArray& body);
    /** The keys of a document's steps in the journal begin so. */
    [[nodiscard]] QString stepPrefix(domain::DocumentId id) const;
    void forgetSteps(domain::DocumentId id);
    /** The fact that holds what was sent last, while its answer is not here. */
    [[nodiscard]] QString sentKey(domain::DocumentId id) const;
    /** The service's state is what this editor sent before the program ended without the answer. */
    [[nodiscard]] bool isOwnSave(const domain::Document& now) const;
    /** Saves what the journal holds about this document; see DraftEditor::recover. */
    void recoverFrom(const domain::Document& found, const std::function<void(Result<void>)>& ended);
    /** A document that is not found any more: its entry goes, if the service is there to say so. */
    void dropGone(domain::DocumentId id, const Error& why, const std::function<void(Result<void>)>& ended);
    void schedule();
    void save();
    void answered(const domain::Document& sent, const wire::DocumentPatch& patch,
                  const domain::Document& answer);
    /** Saves invitations by their own call, for servers that ignore them in an update. */
    void putInvitations(const domain::Document& sent, domain::Document answer);
    void putTags(const domain::Document& sent, domain::Document answer);
    void saved(const domain::Document& sent, const domain::Document& answer);
    void failed(const Error& error);
    void conflict();
    /** Somebody has to say which one counts. */
    void clash(const domain::Document& now, const QList<DraftPart>& parts);
    void takeService(const domain::Document& answer);
    void setState(SaveState state, std::optional<Error> error = std::nullopt);
    void tellWaiting(const Result<void>& result);

    DraftEditor* q;
    Session& session;
    store::DraftJournal& journal;

    QString profile;
    bool isOpen = false;
    domain::Document document; ///< as the person sees it
    domain::Document service;  ///< the last state from the service
    TagIds ids;
    qint64 lastLocalId = 0;
    QHash<domain::FileId, QByteArray> bytes;
    bool replacementCancelled = false;   ///< asked for while a newer file is on its way
    QHash<QString, QByteArray> uploaded; ///< by SHA-256, while an upload is under way

    FindKept findKept;
    KeepHere keepHere; ///< of a draft that the service does not have
    QTimer journalTimer;
    JournalText journalText;
    QTimer timer;
    std::chrono::milliseconds delay{400};
    std::chrono::milliseconds pauseAfterFailure{0};
    QElapsedTimer sinceUnsaved; ///< somebody who never stops typing is saved all the same
    bool dirty = false;
    bool stale = false; ///< the journal's edits began on an older version than the service has
    bool saving = false;
    int conflicts = 0;                      ///< in a row
    std::optional<domain::Document> theirs; ///< while both have changed the same parts
    QList<DraftPart> clashes;
    std::optional<QByteArray> recovering; ///< the journal's body, while it is saved without an editor
    SaveState state = SaveState::Saved;
    std::optional<Error> error;
    QList<Listener<void>> waiting; ///< flushes
    quint64 generation = 0;        ///< of the open document: answers about another are dropped
};

/** The document that a body of the journal holds; nothing when it can't be read. */
[[nodiscard]] std::optional<domain::Document> documentOfJournal(const QByteArray& body);

/** The error of work that ended because its document was closed. */
[[nodiscard]] Error closedMeanwhile();

} // namespace ink::workflow
