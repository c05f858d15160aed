#pragma once

/** Private to SignInPerson. */

#include "app/workflow/session/later.h"
#include "app/workflow/session/session.h"
#include "app/workflow/signing/offlinesigning.h"
#include "app/workflow/signing/overruledvalues.h"
#include "app/workflow/signing/signerfiles.h"
#include "app/workflow/signing/signinperson.h"

#include <QHash>
#include <QSet>
#include <QTimer>

namespace ink::workflow {

struct SignInPerson::Private
{
    Private(SignInPerson* signing, Session& chosen)
        : q(signing), session(chosen), files(chosen), offline(chosen)
    {
    }

    void fetchBytes(const std::function<void(Result<void>)>& then);
    /** Handles a response to a request from when `fileChanges` was `fileTurn`. */
    void takeView(const wire::SignerView& newView, quint64 fileTurn);
    [[nodiscard]] wire::SignerValues values(bool onlyUnsaved) const;
    void save();
    void finish(const QString& code, Listener<void> listener);
    /** `notesInPerson`: the service can record that this happens on the sender's own device. */
    void sendFinish(const QString& code, bool notesInPerson, Listener<void> listener);
    [[nodiscard]] wire::FinishRequest finishRequest(bool onlyUnsaved) const;
    void look(const Listener<void>& listener, bool withCode);
    bool lock(const Error& error);
    void forget();
    [[nodiscard]] const domain::Invitation* invitation() const;
    /** Handles the response to an upload or a removal. */
    [[nodiscard]] SignerFiles::Answered fileAnswer(domain::TagId id, const Listener<void>& listener);
    void takeFile(domain::TagId id, const wire::SignerView& answer);
    /** Sets the known data of an attached file in the view and the tags. */
    void setFile(const wire::SignerTag& known);
    void startFollowing();
    void clearShown();
    void follow();
    void openKept(domain::DocumentId id, const Error& why, const Listener<void>& listener);
    /** The state of the screen, for working offline. */
    [[nodiscard]] KeptSigning current() const;
    void enter(const wire::SignerValues& values, bool onlyEmpty);
    [[nodiscard]] bool isUnsaved() const { return !unsaved.isEmpty() || placedChange != 0; }
    /** The placed signature with this id; null while nothing can be filled in, or when it is no such tag. */
    [[nodiscard]] domain::Tag* placed(domain::TagId id);
    void notePlaced(); ///< a placed signature has changed
    void takeEntered();
    void keepEntered();
    /** `soon`: the caller has not returned yet. */
    void finishOffline(const Listener<void>& listener, bool soon);
    void takeFollowed(const wire::SignerView& fresh, quint64 fileTurn);

    SignInPerson* q;
    Session& session;
    QString guid;
    bool isOpen = false;
    bool opening = false;
    std::optional<CodeAsked> code;
    domain::Document document;
    QString signingUrl;
    wire::SignerView view;
    QList<wire::NextPerson> nextPeople; ///< as entered
    QList<domain::Tag> tags;            ///< the recipient's own, as they are on the screen
    QHash<domain::FileId, QByteArray> bytes;
    QHash<domain::TagId, quint64> unsaved; ///< with the number of the change
    quint64 changes = 0;
    quint64 placedChange = 0; ///< the last change of placed signatures that isn't saved; 0 = none
    qint64 lastPlaced = 0;    ///< the last local id of a placed signature
    bool saving = false;
    bool ended = false;
    std::optional<Error> saveError;
    api::Call saveCall;
    SignerFiles files;
    OfflineSigning offline;
    quint64 fileChanges = 0; ///< responses to requests from before the last change have outdated files
    QTimer timer;
    QTimer followTimer;
    QByteArray etag; ///< of the view that was followed last
    bool finishing = false;
    QSet<domain::TagId> held; ///< keep the value on the screen while a view is applied
    OverruledValues overruled;
    QSet<domain::TagId> refused;             ///< values that the service refused
    QList<wire::ShownDifference> refusedFor; ///< the reason why the service refused to finish
    quint64 generation = 0;
};

/** The error of calls for an earlier invitation. */
[[nodiscard]] Error another();

} // namespace ink::workflow
