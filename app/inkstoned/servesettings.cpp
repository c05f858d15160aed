#include "app/inkstoned/servesettings.h"

#include "app/inkstoned/datasource.h"
#include "app/inkstoned/mailboxsettings.h"
#include "app/inkstoned/smssettings.h"
#include "app/service/http/networks.h"

#include <QFile>
#include <QFileInfo>
#include <QUrl>

namespace ink::inkstoned {

namespace {

/** Parses `HOST:PORT` or `[::1]:PORT`. */
Result<void> setListen(const QString& text, service::ServiceHost::Options& options)
{
    const auto refused = [] { return failValidation("--listen takes HOST:PORT"); };
    const qsizetype colon = text.lastIndexOf(QLatin1Char(':'));
    if (colon < 1) return refused();
    QString host = text.left(colon);
    if (host.startsWith(QLatin1Char('[')) && host.endsWith(QLatin1Char(']')))
        host = host.mid(1, host.size() - 2);
    else if (host.contains(QLatin1Char(':')))
        return refused();
    bool ok = false;
    options.port = text.mid(colon + 1).toUShort(&ok);
    options.host = host;
    if (!ok || host.isEmpty()) return refused();
    return {};
}

Result<void> setLog(const CommandLine& line, service::log::LogSink::Options& log)
{
    log.file = line.value("log");
    const QString format = line.value("log-format", QStringLiteral("json"));
    if (format != QLatin1StringView("json") && format != QLatin1StringView("text"))
        return failValidation("--log-format takes json or text");
    log.usesJson = format == QLatin1StringView("json");
    const auto level = service::log::levelFrom(line.value("log-level", QStringLiteral("info")));
    if (!level) return failValidation("--log-level takes debug, info, warning or error");
    log.minLevel = *level;
    return {};
}

/** Sets the mail account for sending, if there is one. */
Result<void> setMail(const CommandLine& line, service::ServiceHost::Options& host)
{
    INK_ASSIGN(server, serverAccess(line, {"smtp-url", "smtp-password-file", "INKSTONE_SMTP_PASSWORD"},
                                    {"smtp-from", "smtp-security", "smtp-ca", "smtp-password-file"},
                                    "mail needs --smtp-url"));
    if (server.url.isEmpty()) return {};
    const QString from = line.value("smtp-from");
    if (from.isEmpty()) return failValidation("mail needs --smtp-from \"Name <address>\"");
    auto mail = service::mail::mailOptionsFrom(server.url, from, line.value("smtp-security"));
    if (!mail) return failValidation(mail.error());
    mail->password = server.secret;
    mail->caFile = line.value("smtp-ca");
    if (const auto good = service::mail::checkMailOptions(*mail); !good) return failValidation(good.error());
    host.mail = std::move(*mail);
    return {};
}

Result<QByteArray> fileBytes(const QString& path, const char* option)
{
    constexpr qint64 maximum = 4 * 1024 * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > maximum)
        return failValidation(
            QStringLiteral("the file of --%1 cannot be read").arg(QLatin1StringView(option)));
    return file.readAll();
}

/** Sets the seal key and the time-stamp authorities. */
Result<void> setSeal(const CommandLine& line, service::ServiceHost::Options& host)
{
    INK_ASSIGN(passphrase, readSecret(line, "seal-key-passphrase-file", "INKSTONE_SEAL_PASSPHRASE"));
    INK_ASSIGN(password, readSecret(line, "timestamp-password-file", "INKSTONE_TIMESTAMP_PASSWORD"));
    const QString keyFile = line.value("seal-key");
    if (!keyFile.isEmpty()) {
        INK_ASSIGN(bytes, fileBytes(keyFile, "seal-key"));
        auto key = pdf::SealKey::fromPkcs12(bytes, passphrase);
        if (!key) return failValidation(key.error());
        host.sealKey = *key;
    }
    service::timestamps::SealServices help;
    const QStringList urls = line.value("timestamp-authority").split(QLatin1Char(','), Qt::SkipEmptyParts);
    for (const QString& url : urls)
        help.authorities.append(url.trimmed());
    const QString level = line.value("seal-level");
    const auto wanted = level.isEmpty()
                            ? std::optional(urls.isEmpty() ? pdf::SealLevel::B : pdf::SealLevel::T)
                            : pdf::sealLevelFromName(level);
    if (!wanted) return failValidation("--seal-level takes B, T, LT or LTA");
    if (urls.isEmpty()) {
        if (*wanted != pdf::SealLevel::B)
            return failValidation("this --seal-level needs --timestamp-authority");
        return checkAbsent(line, {"timestamp-ca", "timestamp-timeout", "timestamp-password-file"},
                           "time-stamps need --timestamp-authority");
    }
    help.level = *wanted;
    help.password = password;
    const QString ca = line.value("timestamp-ca");
    if (!ca.isEmpty()) {
        INK_ASSIGN(pem, fileBytes(ca, "timestamp-ca"));
        help.roots.append(pem);
    }
    const auto timeout =
        parseDuration(line.value("timestamp-timeout", QStringLiteral("10s")), std::chrono::seconds(1));
    if (!timeout || timeout->count() < 1 || *timeout > std::chrono::minutes(1))
        return failValidation("--timestamp-timeout takes from 1s to 60s");
    help.timeout = *timeout;
    if (const auto good = service::timestamps::SealServiceClient::make(help); !good)
        return failValidation(good.error());
    host.sealServices = std::move(help);
    return {};
}

/** Sets the TLS certificate, its key, and trusted proxies. */
Result<void> setTls(const CommandLine& line, service::ServiceHost::Options& host)
{
    host.tlsCertFile = line.value("tls-cert");
    host.tlsKeyFile = line.value("tls-key");
    if (host.tlsCertFile.isEmpty() != host.tlsKeyFile.isEmpty())
        return failValidation("--tls-cert and --tls-key belong together");
    const QStringList proxies = line.value("trusted-proxy").split(QLatin1Char(','), Qt::SkipEmptyParts);
    for (const QString& proxy : proxies)
        host.trustedProxies.append(proxy.trimmed());
    INK_TRY(service::http::NetworkSet::parse(host.trustedProxies));
    return {};
}

/** Returns the value of an option, or else of the environment variable. */
QString valueOr(const CommandLine& line, const char* option, const char* environment)
{
    const QString given = line.value(option);
    return given.isEmpty() ? qEnvironmentVariable(environment) : given;
}

/** Sets the maximum number of connections to PostgreSQL. */
Result<void> setConnections(const CommandLine& line, service::ServiceHost::Options& host)
{
    constexpr int maximum = 1000;
    const QString given = line.value("database-connections");
    if (given.isEmpty()) return {};
    if (host.database.isEmpty()) return failValidation("--database-connections goes with --database");
    bool isNumber = false;
    host.databaseConnections = given.toInt(&isNumber);
    if (!isNumber || host.databaseConnections < store::minConnections || host.databaseConnections > maximum)
        return failValidation("--database-connections takes a number from 3 to 1000");
    return {};
}

/** Sets the quota of an account. */
Result<void> setQuota(const CommandLine& line, service::ServiceHost::Options& host)
{
    constexpr qint64 maximum = 1'000'000'000;
    const QString storage = valueOr(line, "account-storage", "INKSTONE_ACCOUNT_STORAGE");
    if (!storage.isEmpty()) {
        const auto bytes = parseSize(storage);
        if (!bytes || *bytes < 1)
            return failValidation("--account-storage takes a size such as 500MB or 20GB");
        host.maxAccountBytes = *bytes;
    }
    const QString documents = valueOr(line, "account-documents", "INKSTONE_ACCOUNT_DOCUMENTS");
    if (!documents.isEmpty()) {
        bool isNumber = false;
        host.maxAccountDocuments = documents.toLongLong(&isNumber);
        if (!isNumber || host.maxAccountDocuments < 1 || host.maxAccountDocuments > maximum)
            return failValidation("--account-documents takes a number from 1 on");
    }
    return {};
}

} // namespace

Result<ServeSettings> serveSettings(const CommandLine& line)
{
    ServeSettings settings;
    service::ServiceHost::Options& host = settings.host;
    INK_ASSIGN(source, dataSource(line));
    host.dataFolder = source.folder;
    host.database = source.database;
    host.databaseFile = source.databaseFile;
    host.blobFolder = source.blobFolder;
    INK_TRY(setListen(line.value("listen", QStringLiteral("127.0.0.1:8021")), host));
    host.publicUrl = line.value("public-url");
    const QUrl url(host.publicUrl, QUrl::StrictMode);
    const bool web = url.scheme() == QLatin1StringView("https") || url.scheme() == QLatin1StringView("http");
    if (!host.publicUrl.isEmpty() && (url.host().isEmpty() || !web))
        return failValidation("--public-url takes a whole http or https address");
    INK_ASSIGN(passphrase, readSecret(line, "key-passphrase-file", "INKSTONE_KEY_PASSPHRASE"));
    host.keyPassphrase = passphrase;
    host.allowLoopbackCallbacks = line.has("allow-loopback-callbacks");
    host.allowPrivateCallbacks = line.has("allow-private-callbacks");
    host.callbackCaFile = line.value("callback-ca");
    if (!host.callbackCaFile.isEmpty() && !QFileInfo(host.callbackCaFile).isReadable())
        return failValidation("the file of --callback-ca cannot be read");
    host.createsNewSealKey = line.has("new-seal-key");
    host.hasRateLimit = !line.has("no-rate-limit");
    INK_TRY(setConnections(line, host));
    INK_TRY(setQuota(line, host));
    INK_TRY(setTls(line, host));
    INK_TRY(setMail(line, host));
    INK_TRY(setMailbox(line, host));
    INK_TRY(setSms(line, host));
    INK_TRY(setSeal(line, host));
    INK_TRY(setLog(line, settings.log));
    const auto timeout =
        parseDuration(line.value("stop-timeout", QStringLiteral("30s")), std::chrono::seconds(1));
    if (!timeout) return failValidation("--stop-timeout takes such as 30s or 2m");
    settings.stopTimeout = *timeout;
    if (!host.trustedProxies.isEmpty()) host.drainTime = std::chrono::seconds(2);
    return settings;
}

} // namespace ink::inkstoned
