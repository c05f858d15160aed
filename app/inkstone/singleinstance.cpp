#include "app/inkstone/singleinstance.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QTimer>

#include <chrono>
#include <optional>

namespace ink {

namespace {

using namespace std::chrono_literals;

/** For the first process to begin listening and to respond. */
constexpr auto handOverTimeout = 8s;
constexpr auto retryDelay = 50ms;
constexpr auto requestTimeout = 5s;
constexpr qint64 maxRequestBytes = 1024 * 1024;
constexpr char accepted[] = "ok\n";
/** Lets the window take the focus under Wayland; the desktop gives it to the process that it starts. */
constexpr char activationToken[] = "XDG_ACTIVATION_TOKEN";

QString runtimePath(const QString& name)
{
    return QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation) + QLatin1Char('/') + name;
}

/** The name of the lock and the socket; the same for all spellings of a folder's path. */
QString nameFor(const QString& dataFolder)
{
    QDir().mkpath(dataFolder);
    const QString canonical = QFileInfo(dataFolder).canonicalFilePath();
    const QString folder = canonical.isEmpty() ? QDir(dataFolder).absolutePath() : canonical;
    return QStringLiteral("inkstone-") +
           QString::fromLatin1(
               QCryptographicHash::hash(folder.toUtf8(), QCryptographicHash::Sha256).toHex().left(16));
}

QString serverName(const QString& name)
{
#ifdef Q_OS_WIN
    return name; // a pipe, no file
#else
    return runtimePath(name);
#endif
}

QByteArray requestFor(const WorkstationRequest& what)
{
    const QJsonObject request{{QStringLiteral("files"), QJsonArray::fromStringList(what.files)},
                              {QStringLiteral("verify"), what.opensVerifyPage},
                              {QStringLiteral("link"), what.link},
                              {QStringLiteral("activation"), qEnvironmentVariable(activationToken)}};
    return QJsonDocument(request).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<WorkstationRequest> parseRequest(const QByteArray& line)
{
    const QJsonDocument document = QJsonDocument::fromJson(line);
    const QJsonObject request = document.object();
    if (!request.value(QLatin1StringView("files")).isArray()) return std::nullopt;
    WorkstationRequest what;
    what.opensVerifyPage = request.value(QLatin1StringView("verify")).toBool();
    what.link = request.value(QLatin1StringView("link")).toString();
    for (const QJsonValue& each : request.value(QLatin1StringView("files")).toArray()) {
        const QString path = each.toString();
        if (!QDir::isAbsolutePath(path)) return std::nullopt;
        what.files.append(path);
    }
    if (const QString token = request.value(QLatin1StringView("activation")).toString(); !token.isEmpty())
        qputenv(activationToken, token.toUtf8());
    return what;
}

} // namespace

SingleInstance::SingleInstance(const QString& dataFolder, QObject* parent)
    : QObject(parent), m_name(nameFor(dataFolder)), m_lock(runtimePath(m_name) + QStringLiteral(".lock"))
{
    // The lock never becomes stale while the process runs.
    m_lock.setStaleLockTime(0);
}

bool SingleInstance::claim()
{
    // An unwritable runtime folder must not prevent a start.
    return m_lock.tryLock(0) || m_lock.error() != QLockFile::LockFailedError;
}

bool SingleInstance::forward(const WorkstationRequest& what) const
{
    enum Outcome { Done, Refused };
    QLocalSocket socket;
    bool isSent = false;
    bool isAnswered = false;
    const auto connectNow = [this, &socket] { socket.connectToServer(serverName(m_name)); };
    connect(&socket, &QLocalSocket::errorOccurred, &socket, [&] {
        if (isAnswered) return;
        if (isSent) return QCoreApplication::exit(Refused);
        // The first process listens a moment after it has the lock.
        QTimer::singleShot(retryDelay, &socket, connectNow);
    });
    connect(&socket, &QLocalSocket::connected, &socket, [&] {
        isSent = true;
        socket.write(requestFor(what));
    });
    connect(&socket, &QLocalSocket::readyRead, &socket, [&] {
        if (!socket.canReadLine()) return;
        isAnswered = true;
        QCoreApplication::exit(socket.readLine() == accepted ? Done : Refused);
    });
    QTimer::singleShot(handOverTimeout, &socket, [] { QCoreApplication::exit(Refused); });
    QTimer::singleShot(0, &socket, connectNow);
    return QCoreApplication::exec() == Done;
}

void SingleInstance::listen(std::function<void(const WorkstationRequest&)> open)
{
    if (!m_lock.isLocked()) return;
    m_open = std::move(open);
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, &m_server, &QLocalServer::close);
    QLocalServer::removeServer(serverName(m_name)); // of a process that crashed
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket* socket = m_server.nextPendingConnection())
            serve(socket);
    });
    if (!m_server.listen(serverName(m_name)))
        qWarning("Later starts open windows of their own: %s", qPrintable(m_server.errorString()));
}

void SingleInstance::serve(QLocalSocket* socket)
{
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    QTimer::singleShot(requestTimeout, socket, &QLocalSocket::abort);
    connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
        if (!socket->canReadLine()) {
            if (socket->bytesAvailable() > maxRequestBytes) socket->abort();
            return;
        }
        const auto what = parseRequest(socket->readLine(maxRequestBytes));
        if (!what) return socket->abort();
        socket->write(accepted);
        socket->disconnectFromServer();
        m_open(*what);
    });
}

} // namespace ink

#include "moc_singleinstance.cpp"
