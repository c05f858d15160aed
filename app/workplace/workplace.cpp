#include "app/workplace/workplace.h"

#include "app/base/files.h"
#include "app/base/languages.h"
#include "app/base/reasons.h"
#include "app/service/host/datafolder.h"
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

/** Returns a name that distinguishes this data folder from others in the keychain. */
QString placeOf(const QString& dataFolder)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(dataFolder.toUtf8(), QCryptographicHash::Sha256).toHex().left(16));
}

} // namespace

Workplace::Workplace(const QString& dataFolder, const settings::Settings& settings,
                     secrets::SecretStore& secrets, const Clock& clock)
    : m_dataFolder(QDir(dataFolder).absolutePath()), m_settings(settings), m_clock(clock),
      m_keys(serviceFolder(), placeOf(m_dataFolder), settings, secrets)
{
}

Workplace::~Workplace() = default;

QString Workplace::defaultDataFolder()
{
    const QString given = qEnvironmentVariable("INKSTONE_DATA");
    if (!given.isEmpty()) return given;
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    // On Windows, AppDataLocation is in the roaming profile, which is unsuitable for a database. Existing
    // data stays there.
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

QStringList Workplace::databases() const
{
    QStringList files{workstationDatabase(), service::sqliteFileIn(serviceFolder())};
    files.removeIf([](const QString& file) { return !QFile::exists(file); });
    return files;
}

Result<void> Workplace::prepare() const
{
    if (!QDir().mkpath(m_dataFolder))
        return fail(ErrorCode::Io, reasons::workplaceFolderNotMade(m_dataFolder));
    if (!makePrivate(m_dataFolder))
        qWarning("Others on this computer may be able to read %s.", qUtf8Printable(m_dataFolder));
    return {};
}

void Workplace::unlock(QObject* context, const std::function<void()>& done)
{
    m_keys.prepare(context, done);
}

std::optional<service::timestamps::SealServices> Workplace::sealServices() const
{
    service::timestamps::SealServices help;
    help.authorities = m_settings.value(settings::options::timestampAuthorities);
    if (help.authorities.isEmpty()) return std::nullopt;
    help.level =
        pdf::sealLevelFromName(m_settings.value(settings::options::sealLevel)).value_or(pdf::SealLevel::T);
    if (const QString path = m_settings.value(settings::options::timestampCaFile); !path.isEmpty()) {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly)) help.roots.append(file.readAll());
    }
    if (const auto made = service::timestamps::SealServiceClient::make(help); !made) {
        qWarning("Seals are not time-stamped: %s", qPrintable(made.error().detail.english()));
        return std::nullopt;
    }
    return help;
}

// Index(mailOptions): Mail: account of this computer's service
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
    options.maxConnections = 1; // providers allow one at a time per user
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
    const workflow::LinkReach reach = workflow::loadLinkReach(m_settings);
    using Kind = workflow::LinkReach::Kind;
    if (const QString url = reach.publicUrl(); !url.isEmpty()) {
        options.publicUrl = url;
        options.preferredPort = static_cast<quint16>(reach.port);
        const bool isProxied = reach.kind == Kind::Address && reach.isBehindProxy;
        if (isProxied)
            options.trustedProxies = {QStringLiteral("127.0.0.1/32"), QStringLiteral("::1/128")};
        else
            options.host = QStringLiteral("0.0.0.0");
    }
    const QString caFile = m_settings.value(settings::options::extraCaFile);
    if (const workflow::SmsAccount sms = workflow::loadSmsAccount(m_settings); sms.isSet()) {
        if (auto gateway = smsGatewayOf(sms, m_keys.smsSecret(), caFile))
            options.sms = *std::move(gateway);
        else
            qWarning("No codes are sent by SMS: %s", qPrintable(gateway.error().detail.english()));
    }
    const workflow::MailAccount account = workflow::loadMailAccount(m_settings);
    if (!account.isSet()) return;
    if (auto mail = mailOptions(account, m_keys.mailPassword(), caFile))
        options.mail = *std::move(mail);
    else
        qWarning("No email is sent: %s", qPrintable(mail.error().detail.english()));
    if (auto mailbox = mailboxOptions(account, m_keys.mailPassword(), caFile))
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
        const auto wants = [this] {
            QMetaObject::invokeMethod(&m_keys, &LocalSecrets::requestSecrets, Qt::QueuedConnection);
        };
        options.onPassphraseRequired = wants;
        if (m_keys.isMailPasswordPending()) options.onMailSecretRequired = wants;
        if (m_keys.isSmsSecretPending()) options.onSmsSecretRequired = wants;
        options.sealServices = sealServices();
        const QString language = m_settings.value(settings::options::language);
        options.localLanguage = languageCode(language.isEmpty() ? QLocale::system().name() : language);
        setDelivery(options);
        INK_ASSIGN(host, service::ServiceHost::start(options, m_clock));
        m_service = std::move(host);
        m_keys.attach([this](const Secret& passphrase) { return m_service->unlockSeal(passphrase); });
    }
    return m_service.get();
}

void Workplace::stop()
{
    m_keys.detach();
    m_service.reset();
}

Result<void> Workplace::restart()
{
    if (m_service) m_service->stop(timeToEnd);
    stop();
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
