#include "app/workplace/networkaddresses.h"

#include <QNetworkInterface>

#include <algorithm>

namespace ink {

namespace {

/** Returns the rank of a network interface for links: wired and wireless before virtual ones. */
int rankOf(const QNetworkInterface& interface)
{
    switch (interface.type()) {
    case QNetworkInterface::Ethernet:
        return 0;
    case QNetworkInterface::Wifi:
        return 1;
    default:
        return 2;
    }
}

} // namespace

QStringList networkAddresses()
{
    QList<QNetworkInterface> interfaces = QNetworkInterface::allInterfaces();
    std::stable_sort(interfaces.begin(), interfaces.end(),
                     [](const auto& a, const auto& b) { return rankOf(a) < rankOf(b); });
    QStringList addresses;
    for (const QNetworkInterface& interface : std::as_const(interfaces)) {
        const bool isUp = interface.flags().testFlag(QNetworkInterface::IsRunning) &&
                          !interface.flags().testFlag(QNetworkInterface::IsLoopBack);
        if (!isUp) continue;
        const auto entries = interface.addressEntries();
        for (const QNetworkAddressEntry& entry : entries)
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol && !entry.ip().isLinkLocal())
                addresses.append(entry.ip().toString());
    }
    return addresses;
}

} // namespace ink
