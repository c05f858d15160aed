#pragma once

#include "app/api/apiclient.h"
#include "app/base/result.h"
#include "app/domain/account/account.h"
#include "app/wire/questioncodec.h"
#include "app/wire/signercodec.h"
#include "app/workflow/session/later.h"
#include "app/workflow/signing/offlinesigner.h"
#include "app/workflow/signing/signercodes.h"
#include "app/workflow/signing/signerfiles.h"
#include "app/workflow/signing/signerform.h"

#include <QHash>
#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

namespace ink::workflow {

class Session;

/**
 * * The signing session of one recipient on this screen: entering codes, filling in the form (saved shortly
 * after each change), finishing. For a signing host, the hosted people take turns.
 */
class InPersonSession final : public QObject
{
    Q_OBJECT
public:
    enum class State {
        Closed,    ///< nothing is open, or opening failed
        Opening,   ///< the view and the files are being fetched
        NeedsCode, ///< see codeRequest(); entered values are kept
        Open,      ///< the form can be filled in; after a hosted person has finished, by the next one
        Ended      ///< signed, declined or delegated
    };

    explicit InPersonSession(Session& session, QObject* parent = nullptr);

    /** Enables signing offline; otherwise, signing requires a connection. */
    void setOfflineSupport(const OfflineSupport& desk) { m_offline.setSupport(desk); }
    /** Returns true if the copy on this computer is used instead of the service: only changing values and
     * finish() are possible. */
    [[nodiscard]] bool isOffline() const { return m_offline.isOffline(); }
    /** Returns true if the last signature is stored on this computer and has not been submitted yet. */
    [[nodiscard]] bool isWaitingForSubmission() const { return m_offline.isSubmissionPending(); }
    /** While offline, the time by which the service must have the signature; nothing without a deadline. */
    [[nodiscard]] std::optional<Timestamp> submissionDeadline() const;

    /** Loads the recipient's view and the bytes of the document's files. If a code is required first, fails
     * with Forbidden and sets the state NeedsCode; a code by email or SMS is then requested at once. */
    void open(domain::DocumentId document, const QString& invitationGuid, QObject* context,
              std::function<void(Result<void>)> done);
    [[nodiscard]] State state() const;
    /** Returns true if the view and the files are loaded (also while another code is required, and at the
     * end). */
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    /** The required code; valid while the state is NeedsCode. */
    [[nodiscard]] const SignerCodes::CodeRequest& codeRequest() const { return m_codes.request(); }
    /** Submits a code: succeeds when the document is open or another code is required. */
    void submitCode(const QString& code, QObject* context, std::function<void(Result<void>)> done);
    /** Requests that the code be sent by email or SMS, or sent again. */
    void sendCode() { m_codes.send(); }
    /** Ends the session: saves entered values; codes will be required again. */
    void leave();

    /** The document, the recipient's view of it and the values on the screen. */
    [[nodiscard]] const SignerForm& form() const { return m_form; }
    [[nodiscard]] QByteArray fileBytes(domain::FileId file) const { return m_bytes.value(file); }

    // Changes of the form, ignored unless the state is Open; see SignerForm.
    void setValue(domain::TagId tag, const QString& text, const QByteArray& image);
    domain::TagId addSignature(int pageIndex, double x, double y);
    void moveSignature(domain::TagId signature, int pageIndex, double x, double y);
    void removeSignature(domain::TagId signature);
    void setEditing(domain::TagId tag) { m_form.setEditing(tag); }
    /** Resolves each of the form's differences() with the value on the screen (true) or the stored value;
     * finish() fails with State as long as there are differences. */
    void resolve(const QHash<domain::TagId, bool>& keepsMine, QObject* context,
                 std::function<void(Result<void>)> done);
    /** The error of the last autosave, if it failed; finishing sends every value again. */
    [[nodiscard]] const std::optional<Error>& saveError() const { return m_saveError; }

    // Files for tags of type Attachment are uploaded at once, one at a time.
    /** The limits of the service; the defaults until it has responded. */
    [[nodiscard]] const domain::Limits& limits() const { return m_files.limits(); }
    [[nodiscard]] const std::optional<SignerFiles::FileUpload>& upload() const { return m_files.upload(); }
    /**
     * Attaches a file of this computer, replacing the existing one. Errors that can be detected in advance
     * are reported before the upload: MediaType, TooLarge, Validation (empty), Io. Fails with State while
     * another file is being uploaded.
     */
    void attach(domain::TagId tag, const QString& path, QObject* context,
                std::function<void(Result<void>)> done);
    /** Ends attach() with Cancelled; the previous attachment stays. */
    void cancelAttach() { m_files.cancel(); }
    void detach(domain::TagId tag, QObject* context, std::function<void(Result<void>)> done);

    /** Prevents responses from changing the screen, because people confirm in a dialog what they saw before
     * it opened. finish() does the same until its response is known. */
    void hold() { m_isHeld = true; }
    void release() { m_isHeld = false; }
    /** Returns true from finish() until its response is known. */
    [[nodiscard]] bool isFinishing() const { return m_isFinishing; }
    /** Sets the people that the recipient names when the view's `nextPeople` requires it; sent with the next
     * finish(). */
    void setNextPeople(const QList<wire::NextPerson>& people) { m_nextPeople = people; }
    /** Finishes the recipient's part or, for a signing host, the current hosted person's part. The state is
     * then Ended, or Open if another hosted person follows. */
    void finish(QObject* context, std::function<void(Result<void>)> done);
    /** Finishes with the one-time or access code that the recipient's authentication requires. */
    void finish(const QString& code, QObject* context, std::function<void(Result<void>)> done);
    void reject(const QString& reason, QObject* context, std::function<void(Result<void>)> done);
    /** Asks the sender a question; the view's questions then include it, and later its answers. */
    void ask(const wire::QuestionRequest& question, QObject* context, std::function<void(Result<void>)> done);
    /** Delegates the recipient's part to another person; possible if the view's `canDelegate`. */
    void delegate(const wire::DelegateRequest& person, QObject* context,
                  std::function<void(Result<void>)> done);

Q_SIGNALS:
    void changed();
    /** Emitted when the sender has corrected the document and the screen shows the new version. `fields` as
     * in SignerForm::changedTags(); `pages`: the pages differ, so open() must be called again. */
    void corrected(const QList<ink::domain::TagId>& fields, bool pages);
    /** Emitted when upload() has changed, started or ended. */
    void uploadChanged();

private:
    // Opening and leaving.
    [[nodiscard]] const domain::Invitation* invitation() const;
    void loadView(const Listener<void>& listener, bool withCode);
    void fetchBytes(const std::function<void(Result<void>)>& then);
    void openCached(domain::DocumentId id, const Error& why, const Listener<void>& listener);
    bool lock(const Error& error);
    void dropPass();
    /** The client; or null, after reporting why there is none or why no request is possible. */
    [[nodiscard]] api::ApiClient* clientWhileOpen(const Message& closed, const Listener<void>& listener);
    /** Returns true, after reporting the error, if a call failed or belongs to an earlier invitation. */
    template <typename T>
    [[nodiscard]] bool hasFailed(const Result<T>& answer, quint64 turn, const Listener<void>& listener);
    /** The state of the screen, for working offline. */
    [[nodiscard]] CachedSigning current() const;
    void cacheEnteredValues();

    // Values.
    void noteChange();
    [[nodiscard]] bool mayChange() const { return state() == State::Open && !m_isFinishing; }
    [[nodiscard]] bool isScreenHeld() const { return m_isHeld || m_isFinishing; }
    /** Shows a newer view, and reports the sender's corrections in it. */
    void showNewer(const wire::SignerView& fresh, const std::function<void()>& show);
    void save();
    void follow();
    /** Handles the response to an upload or a removal. */
    [[nodiscard]] SignerFiles::ViewCallback fileResponseHandler(domain::TagId id,
                                                                const Listener<void>& listener);

    // Finishing.
    [[nodiscard]] wire::FinishRequest finishRequest(bool onlyUnsaved) const;
    /** `request`: the state of the screen when the person finished. `recordsInPerson`: the service can record
     * that they signed on the sender's own device. */
    void sendFinish(wire::FinishRequest request, bool recordsInPerson, const Listener<void>& listener);
    void handleRefusal(const Error& refusal, const Listener<void>& listener);
    /** `soon`: `listener` is notified asynchronously, because the caller has not returned yet. */
    void finishOffline(const Listener<void>& listener, bool soon);
    void showNext(const domain::Document& document, const wire::SignerView& view, bool isEnd);
    void end();

    Session& m_session;
    SignerForm m_form;
    wire::SignerValues m_entered; ///< unsaved values from before the same invitation was opened again
    SignerCodes m_codes;
    SignerFiles m_files;
    OfflineSigner m_offline;
    QString m_guid; ///< GUID of the invitation
    QString m_signingUrl;
    QHash<domain::FileId, QByteArray> m_bytes;
    QList<wire::NextPerson> m_nextPeople; ///< the people set by setNextPeople()
    bool m_isOpening = false;
    bool m_isOpen = false;
    bool m_isSaving = false;
    bool m_isFinishing = false;
    bool m_isHeld = false;
    bool m_hasEnded = false;
    QTimer m_saveTimer;
    api::Call m_saveCall;
    std::optional<Error> m_saveError;
    QTimer m_followTimer;
    QByteArray m_etag;        ///< ETag of the latest view
    quint64 m_generation = 0; ///< incremented with each document; responses for an earlier one are dropped
};

} // namespace ink::workflow
