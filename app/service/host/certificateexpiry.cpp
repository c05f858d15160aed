#include "app/service/host/certificateexpiry.h"

#include "app/service/http/server/tls.h"

#include <QDateTime>
#include <QFile>
#include <QTimeZone>

#include <chrono>

namespace ink::service {

QString CertificateExpiry::warning(Timestamp now) const
{
    constexpr std::chrono::days soon(21);
    if (end > now + soon) return {};
    const QString name = use == QLatin1StringView("tls") ? QStringLiteral("TLS certificate")
                                                         : QStringLiteral("certificate of the seal");
    const QString day = QDateTime::fromMSecsSinceEpoch(end.time_since_epoch().count(), QTimeZone::utc())
                            .toString(QStringLiteral("yyyy-MM-dd HH:mm 'UTC'"));
    return end <= now ? QStringLiteral("The %1 expired on %2.").arg(name, day)
                      : QStringLiteral("The %1 expires on %2.").arg(name, day);
}

QList<CertificateExpiry> certificateExpiries(const QString& tlsFile, const QByteArray& seal)
{
    constexpr qint64 maxPemBytes = 1024 * 1024;
    QList<CertificateExpiry> terms;
    QFile file(tlsFile);
    if (!tlsFile.isEmpty() && file.open(QIODevice::ReadOnly))
        if (const auto end = http::certificateExpiry(file.read(maxPemBytes)))
            terms.append({QStringLiteral("tls"), *end});
    if (const auto end = http::certificateExpiry(seal)) terms.append({QStringLiteral("seal"), *end});
    return terms;
}

QByteArray toMetrics(const QList<CertificateExpiry>& terms)
{
    QByteArray text(
        "# TYPE inkstone_certificate_expiry_timestamp_seconds gauge\n"
        "# HELP inkstone_certificate_expiry_timestamp_seconds When a certificate expires, as Unix "
        "time.\n");
    for (const CertificateExpiry& term : terms)
        text += "inkstone_certificate_expiry_timestamp_seconds{use=\"" + term.use.toLatin1() + "\"} " +
                QByteArray::number(qint64{term.end.time_since_epoch().count() / 1000}) + '\n';
    return text;
}

} // namespace ink::service
