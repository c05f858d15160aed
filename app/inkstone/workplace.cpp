#include "app/inkstone/workplace.h"

#include "app/base/files.h"
#include "app/settings/settings.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QSslCertificate>
#include <QStandardPaths>

namespace ink {

static const QLatin1StringView databaseName("/workstation.db");

Workplace::Workplace(const QString& dataFolder, secrets::SecretStore& secrets, const Clock& clock)
    : m_dataFolder(QDir(dataFolder).absolutePath()), m_secrets(secrets), m_clock(clock)
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
        return fail(ErrorCode::Io,
                    QStringLiteral("Cannot create the folder %1. Choose another with INKSTONE_DATA.")
                        .arg(m_dataFolder));
    if (!makePrivate(m_dataFolder))
        qWarning("Others on this computer may be able to read %s.", qUtf8Printable(m_dataFolder));
    return {};
}

void Workplace::unlock(QObject* context, std::function<void()> done)
{
    const QByteArray place =
        QCryptographicHash::hash(m_dataFolder.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    const QString name = QStringLiteral("seal-key/") + QString::fromLatin1(place);
    const bool keyExists = QFile::exists(serviceFolder() + QStringLiteral("/seal.key.pem"));
    m_secrets.read(
        name, context, [this, name, keyExists, context, done = std::move(done)](const Result<Secret>& found) {
            if (found) {
                m_passphrase = *found;
                done();
                return;
            }
            // A key that is there already was made without a passphrase, or its passphrase is lost: starting
            // tells.
            if (keyExists || found.error().code != ErrorCode::NotFound) {
                done();
                return;
            }
            const Secret fresh = Secret::random(32);
            m_secrets.write(name, fresh, context, [this, fresh, done](const Result<void>& written) {
                if (written) m_passphrase = fresh;
                done();
            });
        });
}

namespace {

/** Who time-stamps, if anybody was set; what is of no use is told in the log and does not keep anybody from
 * working. */
std::optional<service::timestamps::SealHelp> sealHelp()
{
    const settings::Settings settings(Workplace::settingsPath());
    service::timestamps::SealHelp help;
    help.authorities = settings.value(settings::options::timestampAuthorities);
    if (help.authorities.isEmpty()) return std::nullopt;
    help.level = pdf::sealLevelFrom(settings.value(settings::options::sealLevel)).value_or(pdf::SealLevel::T);
    if (const QString path = settings.value(settings::options::timestampCaFile); !path.isEmpty()) {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly)) help.roots.append(file.readAll());
    }
    if (const auto made = service::timestamps::SealHelpers::make(help); !made) {
        qWarning("Seals are not time-stamped: %s", qPrintable(made.error().detail.english()));
        return std::nullopt;
    }
    return help;
}

} // namespace

Result<service::ServiceHost*> Workplace::service()
{
    if (!m_service) {
        INK_TRY(prepare());
        service::ServiceHost::Options options;
        options.dataFolder = serviceFolder();
        options.keyPassphrase = m_passphrase;
        options.sealHelp = sealHelp();
        INK_ASSIGN(host, service::ServiceHost::start(options, m_clock));
        m_service = std::move(host);
    }
    return m_service.get();
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
