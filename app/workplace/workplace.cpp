#include "app/workplace/workplace.h"

#include "app/base/files.h"
#include "app/base/languages.h"
#include "app/base/reasons/workstation.h"
#include "app/settings/settings.h"
#include "app/workflow/session/smsaccount.h"
#include "app/workplace/localsms.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QSslCertificate>
#include <QStandardPaths>

#include <chrono>

namespace ink {

namespace {

constexpr QLatin1StringView databaseName("/workstation.db");
constexpr QLatin1StringView sealKeySecret("seal-key");
constexpr QLatin1StringView mailSecret("mail-password");
constexpr QLatin1StringView smsGatewaySecret("sms-secret");
constexpr std::chrono::seconds timeToEnd{2};

service::mail::Security securityOf(workflow::MailAccount::Security security)
{
    using service::mail::Security;
    switch (security) {
    case workflow::MailAccount::Security::Tls:
        return Security::Tls;
    case workflow::MailAccount::Security::StartTls:
        return Security::StartTls;
    case workflow::MailAccount::Security::None:
        break;
    }
    return Security::None;
}

} // namespace

Workplace::Workplace(const QString& dataFolder, const settings::Settings& settings,
                     secrets::SecretStore& secrets, const Clock& clock)
    : m_dataFolder(QDir(dataFolder).absolutePath()), m_settings(settings), m_secrets(secrets), m_clock(clock)
{
}

Workplace::~Workplace() = default;

QString Workplace::defaultDataFolder()
{
    const QString given = qEnvironmentVariable("INKSTONE_DATA");
    if (!given.isEmpty()) return given;
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    // On Windows AppDataLocation goes with a person from computer to computer, which is nothing for a
    // database. Data that lies there already stays.
    const QString roaming = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return !QFile::exists(folder) && QFile::exists(roaming + databaseName) ? roaming : folder;
}

QString Workplace::settingsPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
           QStringLiteral("/settings.ini");
}

QString Workplace::serviceFolder() const
{
    return m_dataFolder + QStringLiteral("/service");
}

QString Workplace::workstationDatabase() const
{
    return m_dataFolder + databaseName;
}

Result<void> Workplace::prepare() const
{
    if (!QDir().mkpath(m_dataFolder))
        return fail(ErrorCode::Io, reasons::workplaceFolderNotMade(m_dataFolder));
    if (!makePrivate(m_dataFolder))
        qWarning("Others on this computer may be able to read %s.", qUtf8Printable(m_dataFolder));
    return {};
}

QString Workplace::secretName(QLatin1StringView what) const
{
    const QByteArray place =
        QCryptographicHash::hash(m_dataFolder.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    return what + QLatin1Char('/') + QString::fromLatin1(place);
}

void Workplace::unlock(QObject* context, std::function<void()> done)
{
    const auto andMail = [this, context, done = std::move(done)] {
        readMailPassword(context, [this, context, done] { readSmsSecret(context, done); });
    };
    const QString name = secretName(sealKeySecret);
    const bool keyExists = QFile::exists(serviceFolder() + QStringLiteral("/seal.key.pem"));
    m_secrets.read(name, context, [this, name, keyExists, context, andMail](const Result<Secret>& found) {
        if (found) {
            m_passphrase = *found;
            return andMail();
        }
        // A key that is there already was made without a passphrase, or its passphrase is lost: starting
        // tells.
        if (keyExists || found.error().code != ErrorCode::NotFound) return andMail();
        const Secret fresh = Secret::random(32);
        m_secrets.write(name, fresh, context, [this, fresh, andMail](const Result<void>& written) {
            if (written) m_passphrase = fresh;
            andMail();
        });
    });
}

void Workplace::readMailPassword(QObject* context, std::function<void()> done)
{
    const workflow::MailAccount account = workflow::mailAccountIn(m_settings);
    if (!account.isSet() || account.user.isEmpty()) return done();
    m_secrets.read(secretName(mailSecret), context,
                   [this, done = std::move(done)](const Result<Secret>& found) {
                       if (found) m_mailPassword = *found;
                       done();
                   });
}

void Workplace::readSmsSecret(QObject* context, std::function<void()> done)
{
    if (!workflow::smsAccountIn(m_settings).isSet()) return done();
    m_secrets.read(secretName(smsGatewaySecret), context,
                   [this, done = std::move(done)](const Result<Secret>& found) {
                       if (found) m_smsSecret = *found;
                       done();
                   });
}

void Workplace::setSmsSecret(const Secret& secret, QObject* context, secrets::Done<void> done)
{
    m_smsSecret = secret;
    if (secret.isEmpty())
        m_secrets.remove(secretName(smsGatewaySecret), context, std::move(done));
    else
        m_secrets.write(secretName(smsGatewaySecret), secret, context, std::move(done));
}

void Workplace::setMailPassword(const Secret& password, QObject* context, secrets::Done<void> done)
{
    m_mailPassword = password;
    if (password.isEmpty())
        m_secrets.remove(secretName(mailSecret), context, std::move(done));
    else
        m_secrets.write(secretName(mailSecret), password, context, std::move(done));
}

std::optional<service::timestamps::SealHelp> Workplace::sealHelp() const
{
    service::timestamps::SealHelp help;
    help.authorities = m_settings.value(settings::options::timestampAuthorities);
    if (help.authorities.isEmpty()) return std::nullopt;
    help.level =
        pdf::sealLevelFrom(m_settings.value(settings::options::sealLevel)).value_or(pdf::SealLevel::T);
    if (const QString path = m_settings.value(settings::options::timestampCaFile); !path.isEmpty()) {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly)) help.roots.append(file.readAll());
    }
    if (const auto made = service::timestamps::SealHelpers::make(help); !made) {
        qWarning("Seals are not time-stamped: %s", qPrintable(made.error().detail.english()));
        return std::nullopt;
    }
    return help;
}

Result<service::mail::MailOptions> Workplace::mailOptions(const workflow::MailAccount& account,
                                                          const Secret& password, const QString& caFile)
{
    service::mail::MailOptions options;
    options.host = account.server;
    options.port = static_cast<quint16>(account.port);
    options.security = securityOf(account.security);
    options.user = account.user;
    options.password = password;
    options.caFile = caFile;
    options.connections = 1; // providers take one at a time from a person
    INK_ASSIGN(from, service::mail::addressFrom(account.from));
    options.from = std::move(from);
    INK_TRY(service::mail::checkMailOptions(options));
    return options;
}

Result<std::optional<service::mail::MailboxOptions>>
Workplace::mailboxOptions(const workflow::MailAccount& account, const Secret& password, const QString& caFile)
{
    if (!account.hasMailbox()) return std::nullopt;
    service::mail::MailboxOptions options;
    options.host = account.mailboxServer;
    options.port = static_cast<quint16>(account.mailboxPort);
    options.security = securityOf(account.mailboxSecurity);
    options.user = account.user;
    options.password = password;
    options.caFile = caFile;
    INK_TRY(service::mail::checkMailboxOptions(options));
    return options;
}

void Workplace::setDelivery(service::ServiceHost::Options& options) const
{
    const workflow::LinkReach reach = workflow::linkReachIn(m_settings);
    using Kind = workflow::LinkReach::Kind;
    if (const QString url = reach.publicUrl(); !url.isEmpty()) {
        options.publicUrl = url;
        options.usualPort = static_cast<quint16>(reach.port);
        const bool isProxied = reach.kind == Kind::Address && reach.behindProxy;
        if (isProxied)
            options.trustedProxies = {QStringLiteral("127.0.0.1/32"), QStringLiteral("::1/128")};
        else
            options.host = QStringLiteral("0.0.0.0");
    }
    const QString caFile = m_settings.value(settings::options::extraCaFile);
    if (const workflow::SmsAccount sms = workflow::smsAccountIn(m_settings); sms.isSet()) {
        if (auto gateway = smsGatewayOf(sms, m_smsSecret, caFile))
            options.sms = *std::move(gateway);
        else
            qWarning("No codes are sent by SMS: %s", qPrintable(gateway.error().detail.english()));
    }
    const workflow::MailAccount account = workflow::mailAccountIn(m_settings);
    if (!account.isSet()) return;
    if (auto mail = mailOptions(account, m_mailPassword, caFile))
        options.mail = *std::move(mail);
    else
        qWarning("No email is sent: %s", qPrintable(mail.error().detail.english()));
    if (auto mailbox = mailboxOptions(account, m_mailPassword, caFile))
        options.mailbox = *std::move(mailbox);
    else
        qWarning("Returned email isn't read: %s", qPrintable(mailbox.error().detail.english()));
}

Result<service::ServiceHost*> Workplace::service()
{
    if (!m_service) {
        INK_TRY(prepare());
        service::ServiceHost::Options options;
        options.dataFolder = serviceFolder();
        options.keyPassphrase = m_passphrase;
        options.sealHelp = sealHelp();
        const QString language = m_settings.value(settings::options::language);
        options.localLanguage = languageCode(language.isEmpty() ? QLocale::system().name() : language);
        setDelivery(options);
        INK_ASSIGN(host, service::ServiceHost::start(options, m_clock));
        m_service = std::move(host);
    }
    return m_service.get();
}

Result<void> Workplace::restart()
{
    if (m_service) m_service->stop(timeToEnd);
    m_service.reset();
    INK_TRY(service());
    return {};
}

QByteArray Workplace::sealCertificatePem() const
{
    QFile file(serviceFolder() + QStringLiteral("/seal.cert.pem"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString Workplace::sealFingerprint() const
{
    const auto certificates = QSslCertificate::fromData(sealCertificatePem(), QSsl::Pem);
    return certificates.isEmpty()
               ? QString()
               : QString::fromLatin1(certificates.first().digest(QCryptographicHash::Sha256).toHex());
}

} // namespace ink
