#pragma once

#include "app/base/result.h"
#include "app/domain/account/account.h"
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
 * One recipient signing on this screen: the code that stands before it, the view, the values so far (saved a
 * moment after each change), the end. Of a signing host one hosted person after the other.
 */
class SignInPerson final : public QObject
{
    Q_OBJECT
public:
    enum class State {
        Closed,    ///< nothing, or opening failed
        Opening,   ///< the view and the files are being fetched
        NeedsCode, ///< codeAsked() says which; what was filled in before is kept
        Open,      ///< to be filled in; after a hosted person's finish: by the next one
        Ended      ///< signed or rejected
    };
    enum class CodeKind {
        AccessCode, ///< the sender gives it to the recipient
        MailCode,   ///< sent to the recipient on request
        SmsCode     ///< the same, to their phone
    };
    /** The code that protects the invitation. */
    struct CodeAsked
    {
        CodeKind kind = CodeKind::AccessCode;
        QString address;                ///< masked, where the code goes
        bool checking = false;          ///< a code is on its way to the service
        std::optional<Error> fault;     ///< of the last code given; Forbidden = wrong, RateLimit = wait
        std::optional<int> triesLeft;   ///< after a wrong one, when the service tells
        bool sending = false;           ///< requesting a code by mail
        bool sent = false;              ///< one went out
        std::optional<Error> sendFault; ///< why the last one did not
    };

    explicit SignInPerson(Session& session, QObject* parent = nullptr);
    ~SignInPerson() override;

    /** Without it a connection is needed to sign. */
    void setOfflineDesk(const OfflineDesk& desk);
    /** The copy on this computer replaces the service: only values and finish() are possible. */
    [[nodiscard]] bool isOffline() const;
    /** The last signature waits on this computer to be submitted. */
    [[nodiscard]] bool isWaitingForHandIn() const;

    /** Loads the recipient's view and the bytes of the document's files. Forbidden with the state NeedsCode
     * when a code stands before them; a mail code is sent at once then. */
    void open(domain::DocumentId document, const QString& invitationGuid, QObject* context,
              std::function<void(Result<void>)> done);
    [[nodiscard]] State state() const;
    /** The view and the files are there (also while a code is asked for in between, and at the end). */
    [[nodiscard]] bool isOpen() const;
    /** While the state is NeedsCode. */
    [[nodiscard]] const CodeAsked& codeAsked() const;
    /** Goes on with a code: succeeds when the document is open or another code is asked for. */
    void submitCode(const QString& code, QObject* context, std::function<void(Result<void>)> done);
    /** Has the mail code sent (again). */
    void sendCode();
    /** The person walks away: what is filled in is saved, the codes will be asked for again. */
    void leave();
    [[nodiscard]] const wire::SignerView& view() const;
    [[nodiscard]] const domain::Document& document() const;
    [[nodiscard]] QByteArray fileBytes(domain::FileId file) const;
    /** The recipient's tags with their values as they are now. */
    [[nodiscard]] const QList<domain::Tag>& tags() const;
    /** The document with these and all other values that are known, computed ones among them. */
    [[nodiscard]] domain::Document filled() const;
    /** Sets the value of any tag but an attachment. */
    void setValue(domain::TagId tag, const QString& text, const QByteArray& image);

    // Files for tags of type Attachment are uploaded at once, one at a time.
    /** A file on its way to the service. */
    struct Sending
    {
        domain::TagId tag;
        QString name;
        qint64 done = 0;
        qint64 total = 0; ///< bytes
    };
    /** The limits of the service; the usual ones until it has answered. */
    [[nodiscard]] const domain::Limits& limits() const;
    /** Bytes of what is attached to a tag; its name is the tag's text. 0 = nothing, or unknown. */
    [[nodiscard]] qint64 attachedBytes(domain::TagId tag) const;
    [[nodiscard]] const std::optional<Sending>& sending() const;
    /**
     * Attaches a file of this computer, instead of the one there. Errors that can be known before are
     * reported before anything is sent: MediaType, TooLarge, Validation (empty), Io. State while another file
     * is on its way.
     */
    void attach(domain::TagId tag, const QString& path, QObject* context,
                std::function<void(Result<void>)> done);
    /** Ends attach() with Cancelled: what was attached before stays. */
    void cancelAttach();
    void detach(domain::TagId tag, QObject* context, std::function<void(Result<void>)> done);

    // Values saved elsewhere meanwhile come to the screen; values filled in here are not overwritten
    // unseen.
    /** The field that is being filled in: it is not changed by what comes from elsewhere. */
    void setEditing(domain::TagId tag);
    /** Fields whose stored value is another one than the person has seen or filled in here; finish() fails
     * with State while there are any. */
    [[nodiscard]] QList<wire::ShownDifference> differences() const;
    /** Goes on with what the person sees (true) or with what is stored, for each of these fields. */
    void settle(const QHash<domain::TagId, bool>& keepsMine, QObject* context,
                std::function<void(Result<void>)> done);

    /** Mandatory tags without a value, in reading order. */
    [[nodiscard]] QList<domain::TagId> missing() const;
    /** A reason why the recipient can't finish, by the rules of the service. */
    struct Fault
    {
        domain::TagId tag; ///< null = none of them, such as a signature that is to be placed freely
        Message sentence;  ///< as the service would say it
    };
    [[nodiscard]] QList<Fault> faults() const;
    /** The people that the recipient names when `view().nextPeople` requires it; sent with the next finish().
     */
    void setNextPeople(const QList<wire::NextPerson>& people);
    /** For a signing host the hosted person in turn finishes; the state tells whether another one follows. */
    void finish(QObject* context, std::function<void(Result<void>)> done);
    /** With the one-time or access code that the recipient's authentication requires. */
    void finish(const QString& code, QObject* context, std::function<void(Result<void>)> done);
    void reject(const QString& reason, QObject* context, std::function<void(Result<void>)> done);
    /** Delegates the recipient's part to another person; possible if `view().canDelegate`.
     */
    void delegate(const wire::DelegateRequest& person, QObject* context,
                  std::function<void(Result<void>)> done);

    /** The reason why the last autosave failed, if it did; finishing sends every value again. */
    [[nodiscard]] const std::optional<Error>& saveError() const;

Q_SIGNALS:
    void changed();
    /** sending() has changed, begun or ended. */
    void sendingChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/** A mail address, masked: `a•••@example.org`. */
[[nodiscard]] QString maskedAddress(const QString& address);

} // namespace ink::workflow
