#pragma once

#include "app/base/result.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace ink::workflow {

class Session;

/** The codes that protect an invitation: the one that the service requires now, its check, and its delivery
 * by mail or text message. */
class SignerCodes final : public QObject
{
    Q_OBJECT
public:
    enum class Kind {
        AccessCode, ///< the sender gives it to the recipient
        MailCode,   ///< sent to the recipient on request
        SmsCode     ///< sent to the recipient's phone on request
    };
    /** The required code. */
    struct CodeRequest
    {
        Kind kind = Kind::AccessCode;
        QString address;                 ///< the code's destination, masked
        bool isChecking = false;         ///< a code is being verified
        std::optional<Error> error;      ///< error of the last code; Forbidden = wrong, RateLimit = wait
        std::optional<int> attemptsLeft; ///< remaining attempts after a wrong code, if the service reports
                                         ///< them
        bool isSending = false;          ///< a code is being requested
        bool wasSent = false;            ///< a code was sent
        std::optional<Error> sendError;  ///< the reason why sending the last code failed
    };

    explicit SignerCodes(Session& session, QObject* parent = nullptr);

    [[nodiscard]] bool isRequired() const { return m_request.has_value(); }
    /** The required code; valid while isRequired() is true. */
    [[nodiscard]] const CodeRequest& request() const;
    /** Requires the code named in a refusal of the service; returns false if it names none. A code that has
     * to be delivered is requested at once. `email` is the recipient's. */
    bool require(const Error& refusal, const QString& signingUrl, const QString& email);
    /** Checks a code; the result is true if no further code is required. After an error the next attempt may
     * require another code. */
    void submit(const QString& code, const std::function<void(const Result<bool>&)>& done);
    /** Records that the code was correct, but the document can't be opened. */
    void setError(const Error& error);
    /** Requests that the code be sent by email or SMS, or sent again. Does nothing for an access code. */
    void send();
    /** Clears the required code and drops pending responses. */
    void reset();

Q_SIGNALS:
    void changed();

private:
    Session& m_session;
    std::optional<CodeRequest> m_request;
    QString m_signingUrl;
    QString m_email;
    quint64 m_turn = 0;
};

/** The code that a refusal requires, if any. */
[[nodiscard]] std::optional<SignerCodes::Kind> requiredCode(const Error& error);
/** The remaining attempts after a wrong code, when the service reports them. */
[[nodiscard]] std::optional<int> attemptsLeft(const Error& error);
/** An email address, masked: `a•••@example.org`. */
[[nodiscard]] QString maskedAddress(const QString& address);

} // namespace ink::workflow
