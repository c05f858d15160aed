#include "app/service/host/savedport.h"

#include <QFile>
#include <QSaveFile>

namespace ink::service {

namespace {
constexpr uint minPort = 1024; // the service never uses a lower one

QString fileIn(const QString& folder)
{
    return folder + QStringLiteral("/port");
}
} // namespace

quint16 savedPort(const QString& folder)
{
    QFile file(fileIn(folder));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    bool isNumber = false;
    const uint port = file.read(16).trimmed().toUInt(&isNumber);
    return isNumber && port >= minPort && port <= 65'535 ? static_cast<quint16>(port) : quint16{0};
}

void savePort(const QString& folder, quint16 port)
{
    QSaveFile file(fileIn(folder));
    if (file.open(QIODevice::WriteOnly)) file.write(QByteArray::number(port) + '\n');
    if (!file.commit()) qWarning("The port could not be written down: %s", qPrintable(file.errorString()));
}

} // namespace ink::service
