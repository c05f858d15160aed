#include "app/service/host/hostaddress.h"

#include <QSysInfo>

namespace ink::service {

bool listensOnAllAddresses(const QString& host)
{
    return host == QLatin1StringView("0.0.0.0") || host == QLatin1StringView("::");
}

const QString& loopbackAddress()
{
    static const QString address = QStringLiteral("127.0.0.1");
    return address;
}

QString publicBaseUrl(const ServiceHost::Options& options, quint16 port)
{
    if (!options.publicUrl.isEmpty()) {
        QString url = options.publicUrl;
        while (url.endsWith(QLatin1Char('/')))
            url.chop(1);
        return url;
    }
    QString host = options.host;
    if (listensOnAllAddresses(host)) host = QSysInfo::machineHostName();
    if (host.contains(QLatin1Char(':'))) host = QLatin1Char('[') + host + QLatin1Char(']');
    const auto scheme =
        options.tlsCertFile.isEmpty() ? QLatin1StringView("http") : QLatin1StringView("https");
    return QStringLiteral("%1://%2:%3").arg(scheme, host).arg(port);
}

} // namespace ink::service
