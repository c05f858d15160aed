#pragma once

#include "app/base/result.h"
#include "app/domain/account/account.h"
#include "app/wire/questioncodec.h"
#include "app/wire/signercodec.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace ink::workflow {

class Session;
struct OfflineDesk;

/**
 * The signing session of one recipient on this screen: the code that protects it, the view, the values
 * so far (saved shortly after each change), the end. For a signing host, one hosted person after the
 * other.
 */
class SignInPerson final : public QObject
{
    Q_OBJECT
public:
    enum class State {
        Closed,    ///< nothing is open, or opening failed
        Opening,   ///< the view and the files are being fetched
        NeedsCode, ///< see codeAsked(); entered values are kept
        Open,      ///< can be filled in; after a hosted person has finished: by the next one
        Ended      ///< signed or rejected
    };
    enum class CodeKind {
        AccessCode, ///< the sender gives it to the recipient
        MailCode,   ///< sent to the recipient on request
        SmsCode     ///< the same, to the recipient's phone
    };
    /** The code that protects the invitation. */
    struct CodeAsked
    {
        CodeKind kind = CodeKind::AccessCode;
        QString address;                ///< the code's destination, masked
        bool checking = false;          ///< a code is being verified
        std::optional<Error> fault;     ///< of the last code; Forbidden = wrong, RateLimit = wait
        std::optional<int> triesLeft;   ///< after a wrong code, if the service reports it
        bool sending = false;           ///< requesting a code by mail
        bool sent = false;              ///< a code was sent
        std::optional<Error> sendFault; ///< the reason why sending the last code failed
    };

    explicit SignInPerson(Session& session, QObject* parent = nullptr);
    ~SignInPerson() override;

    /** Without a desk, signing requires a connection. */
    void setOfflineDesk(const OfflineDesk& desk);
    /** The copy on this computer replaces the service: only values and finish() are possible. */
    [[nodiscard]] bool isOffline() const;
    /** The last signature waits on this computer to be submitted. */
    [[nodiscard]] bool isWaitingForHandIn() const;
    /** Offline, the time by which the service must have the signature; nothing without a deadline. */
    [[nodiscard]] std::optional<Timestamp> handInBefore() const;

    /** Loads the recipient's view and the bytes of the document's files. Forbidden, with the state
     * NeedsCode, when a code is required first; a mail code is then sent at once. */
    void open(domain::DocumentId document, const QString& invitationGuid, QObject* context,
              std::function<void(Result<void>)> done);
    [[nodiscard]] State state() const;
    /** True if the view and the files are loaded (also while another code is required, and at the end). */
    [[nodiscard]] bool isOpen() const;
    /** Valid while the state is NeedsCode. */
    [[nodiscard]] const CodeAsked& codeAsked() const;
    /** Submits a code: succeeds when the document is open or another code is required. */
    void submitCode(const QString& code, QObject* context, std::function<void(Result<void>)> done);
    /** Requests the mail code, or a new one. */
    void sendCode();
    /** Ends the person's presence: saves entered values; codes will be required again. */
    void leave();
    [[nodiscard]] const wire::SignerView& view() const;
    [[nodiscard]] const domain::Document& document() const;
    [[nodiscard]] QByteArray fileBytes(domain::FileId file) const;
    /** The recipient's tags with their current values. */
    [[nodiscard]] const QList<domain::Tag>& tags() const;
    /** The document with these values and all others that are known, including computed ones. */
    [[nodiscard]] domain::Document filled() const;
    /** Sets the value of any tag but an attachment. */
    void setValue(domain::TagId tag, const QString& text, const QByteArray& image);

    // Where `view().canSignTags`, signatures are placed around a point of a page (1-based), in points. They
    // are among tags() with `facts.isFree` and take their picture by setValue().
    /** Null when none can be added. */
    domain::TagId addSignature(int pageIndex, double x, double y);
    void moveSignature(domain::TagId signature, int pageIndex, double x, double y);
    void removeSignature(domain::TagId signature);

    // Files for tags of type Attachment are uploaded at once, one at a time.
    /** A file being uploaded to the service. */
    struct Sending
    {
        domain::TagId tag;
        QString name;
        qint64 done = 0;
        qint64 total = 0; ///< bytes
    };
    /** The limits of the service; the defaults until it has responded. */
    [[nodiscard]] const domain::Limits& limits() const;
    /** Size in bytes of a tag's attachment; its name is the tag's text. 0 = none, or unknown. */
    [[nodiscard]] qint64 attachedBytes(domain::TagId tag) const;
    [[nodiscard]] const std::optional<Sending>& sending() const;
    /**
     * Attaches a file of this computer, replacing the existing one. Errors that can be detected in
     * advance are reported before the upload: MediaType, TooLarge, Validation (empty), Io. State while
     * another file is being uploaded.
     */
    void attach(domain::TagId tag, const QString& path, QObject* context,
                std::function<void(Result<void>)> done);
    /** Ends attach() with Cancelled; the previous attachment stays. */
    void cancelAttach();
    void detach(domain::TagId tag, QObject* context, std::function<void(Result<void>)> done);

    // Values saved elsewhere meanwhile are shown on the screen; values entered here are never overwritten
    // silently.
    /** Sets the field being edited: changes from elsewhere do not affect it. */
    void setEditing(domain::TagId tag);
    /** Fields whose stored value differs from the one that the person has seen or entered here; finish()
     * fails with State while there are any. */
    [[nodiscard]] QList<wire::ShownDifference> differences() const;
    /** Resolves each of these fields with the value on the screen (true) or the stored value. */
    void settle(const QHash<domain::TagId, bool>& keepsMine, QObject* context,
                std::function<void(Result<void>)> done);

    /** Required tags without a value, in reading order. */
    [[nodiscard]] QList<domain::TagId> missing() const;
    /** A reason why the recipient can't finish, according to the rules of the service. */
    struct Fault
    {
        domain::TagId tag; ///< null = no specific tag, such as for a signature that can be placed freely
        Message sentence;  ///< in the service's words
    };
    [[nodiscard]] QList<Fault> faults() const;
    /** Sets the people that the recipient names when `view().nextPeople` requires it; sent with the next
     * finish().
     */
    void setNextPeople(const QList<wire::NextPerson>& people);
    /** For a signing host, finishes the current hosted person's part; the state then tells whether another
     * person follows. */
    void finish(QObject* context, std::function<void(Result<void>)> done);
    /** With the one-time or access code that the recipient's authentication requires. */
    void finish(const QString& code, QObject* context, std::function<void(Result<void>)> done);
    void reject(const QString& reason, QObject* context, std::function<void(Result<void>)> done);
    /** Asks the sender a question; view().questions then has it, and later its answers. */
    void ask(const wire::QuestionRequest& question, QObject* context, std::function<void(Result<void>)> done);
    /** Delegates the recipient's part to another person; possible if `view().canDelegate`.
     */
    void delegate(const wire::DelegateRequest& person, QObject* context,
                  std::function<void(Result<void>)> done);

    /** The error of the last autosave, if it failed; finishing sends every value again. */
    [[nodiscard]] const std::optional<Error>& saveError() const;

Q_SIGNALS:
    void changed();
    /** sending() has changed, started or ended. */
    void sendingChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/** A mail address, masked: `a•••@example.org`. */
[[nodiscard]] QString maskedAddress(const QString& address);

} // namespace ink::workflow
