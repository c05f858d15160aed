#pragma once

#include "app/api/apiclient.h"
#include "app/base/secret.h"
#include "app/workflow/session/smsaccount.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::settings {
class Settings;
}

namespace ink::workflow {

class PhoneHandover;

/** The mail account of the user, through which the service on this computer sends email. Its password is
 * stored separately. */
struct MailAccount
{
    enum class Security {
        Tls,      ///< TLS from the first byte (port 465)
        StartTls, ///< STARTTLS is required; otherwise, nothing is sent (port 587)
        None      ///< unencrypted; for a server on the same computer
    };
    QString server; ///< name or address; empty = the service sends no mail
    int port = 0;   ///< 0 = the default port of `security`
    Security security = Security::Tls;
    QString user;               ///< empty = no sign-in
    QString from;               ///< `Name <address>` or an address
    QString mailboxServer = {}; ///< IMAP server, with the same user and password; empty = returned mail isn't
                                ///< read
    int mailboxPort = 0;        ///< 0 = the default port
    Security mailboxSecurity = Security::Tls;
    [[nodiscard]] bool isSet() const { return !server.isEmpty(); }
    [[nodiscard]] bool hasMailbox() const { return isSet() && !mailboxServer.isEmpty() && !user.isEmpty(); }
    bool operator==(const MailAccount&) const = default;
};
[[nodiscard]] MailAccount loadMailAccount(const settings::Settings& settings);
void saveMailAccount(settings::Settings& settings, const MailAccount& account);
/** The known settings of large providers, by the address's domain; otherwise a guess that puts `smtp.` before
 * the domain. */
[[nodiscard]] MailAccount suggestMailAccount(const QString& address);

// Index(LinkReach): Links: who can open those of this computer
/** Defines from where the signing links of the service on this computer can be opened. */
struct LinkReach
{
    enum class Kind {
        Computer, ///< this computer only
        Network,  ///< everyone who can reach this computer as `host`
        Address   ///< everyone who can reach `url`, e.g. through a reverse proxy, a VPN or a forwarded port
    };
    static constexpr int preferredPort = 8471;
    Kind kind = Kind::Computer;
    QString host;              ///< this computer's name or address in the local network
    QString url;               ///< e.g. `https://sign.example.com`
    int port = preferredPort;  ///< the service's port, unless `kind` is Computer
    bool isBehindProxy = true; ///< for Address: only a proxy on this computer connects to the service
    /** The base address of signing links; empty for Computer. */
    [[nodiscard]] QString publicUrl() const;
    bool operator==(const LinkReach&) const = default;
};
[[nodiscard]] LinkReach loadLinkReach(const settings::Settings& settings);
void saveLinkReach(settings::Settings& settings, const LinkReach& reach);

/** A test message for the mail account. */
struct TestMessage
{
    MailAccount account;
    std::optional<Secret> password; ///< nothing = the stored password
    QString recipient;
    QString subject;
    QString text;
};

/** The result of opening an address from another process on this computer. */
struct ReachResult
{
    enum class Verdict {
        Ours,      ///< this computer's service responded
        Other,     ///< another Inkstone service responded
        NoService, ///< a program other than Inkstone responded
        NotFound,  ///< the name can't be resolved
        NotSecure, ///< the certificate isn't accepted
        NoResponse ///< connection refused, timeout or another network error
    };
    Verdict verdict = Verdict::NoResponse;
    QString address; ///< the opened address
};

/**
 * Manages how the service on this computer reaches people. The values are in the settings; this class applies
 * them, stores the password and runs tests. Emits `changed` after every restart.
 */
class Delivery : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /** Names and addresses by which others in the local network may reach this computer, best first. */
    [[nodiscard]] virtual QStringList networkNames() const = 0;

    [[nodiscard]] virtual bool hasPassword() const = 0;
    /** Stores the password in the keychain; removes an empty one. Fails with Keychain if the password can be
     * used for this run only. */
    virtual void setPassword(const Secret& password, QObject* context, api::Done<void> done) = 0;
    /** Sends the message immediately and reports the mail server's response. */
    virtual void sendTest(const TestMessage& message, QObject* context, api::Done<void> done) = 0;

    [[nodiscard]] virtual bool hasSmsSecret() const = 0;
    /** Like `setPassword`, for the SMS gateway. */
    virtual void setSmsSecret(const Secret& secret, QObject* context, api::Done<void> done) = 0;
    /** Checks the gateway's settings; without `secret`, uses the stored one. Fails with Validation if they
     * are invalid. */
    [[nodiscard]] virtual Result<void> checkSms(const SmsAccount& account,
                                                const std::optional<Secret>& secret) const = 0;
    /** Sends the message immediately and reports the gateway's response; fails with Validation if the
     * gateway's settings are invalid. */
    virtual void sendTestSms(const TestSms& message, QObject* context, api::Done<void> done) = 0;

    /** Applies the settings: restarts the service if it is running, and reconnects the session. */
    [[nodiscard]] virtual Result<void> restart() = 0;
    /** Returns true if the service runs on its port; false while another program uses the port. */
    [[nodiscard]] virtual bool ownsPort() const = 0;
    /** Opens the address of signing links from another process. */
    virtual void checkLinkReach(QObject* context, api::Done<ReachResult> done) = 0;
    /** The object for signing on a phone in the local network. */
    [[nodiscard]] virtual PhoneHandover& phoneHandover() = 0;

Q_SIGNALS:
    void changed();
};

} // namespace ink::workflow
