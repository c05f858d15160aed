#include "app/inkstone/singleinstance.h"

#include "app/inkstone/commandbase/instancename.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QTimer>

#include <chrono>
#include <optional>

namespace ink {

namespace {

using namespace std::chrono_literals;

/** The time for the first process to begin listening and to respond. */
constexpr auto handOverTimeout = 8s;
constexpr auto retryDelay = 50ms;
constexpr auto requestTimeout = 5s;
constexpr qint64 maxRequestBytes = 1024 * 1024;
constexpr char accepted[] = "ok\n";
/** The environment variable with the token that lets the window take the focus under Wayland; the desktop
 * sets it for the process that it starts. */
constexpr char activationToken[] = "XDG_ACTIVATION_TOKEN";

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

/** Parses a question of `inkstone mcp`. Returns nothing for any other line. */
std::optional<permission::Question> parseQuestion(const QByteArray& line)
{
    const QJsonValue question = QJsonDocument::fromJson(line)[QLatin1StringView("question")];
    return question.isObject() ? permission::questionFromJson(question.toObject()) : std::nullopt;
}

QByteArray answerLine(permission::Answer answer)
{
    const QJsonObject line{{QStringLiteral("answer"), permission::answerName(answer)}};
    return QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
}

} // namespace

SingleInstance::SingleInstance(const QString& dataFolder, QObject* parent)
    : QObject(parent), m_name(instanceName(dataFolder)), m_lock(instanceLock(m_name))
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
    const auto connectNow = [this, &socket] { socket.connectToServer(instanceSocket(m_name)); };
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

void SingleInstance::listen(std::function<void(const WorkstationRequest&)> open, AskPerson ask)
{
    if (!m_lock.isLocked()) return;
    m_open = std::move(open);
    m_ask = std::move(ask);
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, &m_server, &QLocalServer::close);
    QLocalServer::removeServer(instanceSocket(m_name)); // left by a process that crashed
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket* socket = m_server.nextPendingConnection())
            serve(socket);
    });
    if (!m_server.listen(instanceSocket(m_name)))
        qWarning("Later starts open windows of their own: %s", qPrintable(m_server.errorString()));
}

void SingleInstance::serve(QLocalSocket* socket)
{
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    auto* tooLate = new QTimer(socket);
    tooLate->setSingleShot(true);
    connect(tooLate, &QTimer::timeout, socket, &QLocalSocket::abort);
    tooLate->start(requestTimeout);
    connect(socket, &QLocalSocket::readyRead, this, [this, socket, tooLate] {
        if (!socket->canReadLine()) {
            if (socket->bytesAvailable() > maxRequestBytes) socket->abort();
            return;
        }
        const QByteArray line = socket->readLine(maxRequestBytes);
        if (const auto question = parseQuestion(line)) {
            tooLate->stop();                            // the asker has its own timeout
            disconnect(socket, nullptr, this, nullptr); // one question per connection
            return m_ask(*question, socket, [socket](permission::Answer answer) {
                socket->write(answerLine(answer));
                socket->disconnectFromServer();
            });
        }
        const auto what = parseRequest(line);
        if (!what) return socket->abort();
        socket->write(accepted);
        socket->disconnectFromServer();
        m_open(*what);
    });
}

} // namespace ink

#include "moc_singleinstance.cpp"
