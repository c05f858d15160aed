#include "app/inkstone/mcp/permissionasker.h"

#include "app/base/backgroundtask.h"
#include "app/inkstone/commandbase/instancename.h"
#include "app/inkstone/mcp/peercheck.h"
#include "app/inkstone/mcp/terminalprompt.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace ink::mcp {

using permission::Answer;

PermissionAsker::PermissionAsker(QString instance, std::chrono::milliseconds patience, QObject* parent)
    : QObject(parent), m_instance(std::move(instance))
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] { finish(Answer::TimedOut); });
}

PermissionAsker::~PermissionAsker()
{
    withdraw();
}

void PermissionAsker::ask(const permission::Question& question, QObject* context, Done done)
{
    m_question = question;
    m_done = std::move(done);
    const quint64 number = ++m_number;
    connect(context, &QObject::destroyed, this, [this, number] {
        if (m_number == number) withdraw();
    });
    m_patience.start();
    askWindow();
}

void PermissionAsker::askWindow()
{
    // Without the lock file there is no window, and a process that listens under its name can't be trusted.
    if (!QFileInfo::exists(instanceLock(m_instance))) return askTerminal();
    m_window = std::make_unique<QLocalSocket>();
    QLocalSocket* socket = m_window.get();
    connect(socket, &QLocalSocket::connected, this, [this, socket] {
        if (!isOfWindow(*socket, m_instance)) return askTerminal();
        const QJsonObject line{{QStringLiteral("question"), permission::toJson(m_question)}};
        socket->write(QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n');
    });
    connect(socket, &QLocalSocket::readyRead, this, &PermissionAsker::readAnswer);
    // Also if an older window rejects the question. Queued, because the slot deletes the socket.
    connect(socket, &QLocalSocket::errorOccurred, this, &PermissionAsker::askTerminal, Qt::QueuedConnection);
    socket->connectToServer(instanceSocket(m_instance));
}

void PermissionAsker::readAnswer()
{
    if (!m_window || !m_window->canReadLine()) return;
    const QJsonDocument line = QJsonDocument::fromJson(m_window->readLine());
    const auto answer = permission::answerFromName(line[QLatin1StringView("answer")].toString());
    // Also when the window can't ask now: while it is locked for a signer, nobody is asked on the terminal
    // either.
    if (answer) return finish(*answer);
    askTerminal();
}

void PermissionAsker::askTerminal()
{
    closeWindow();
    if (!isAsking() || m_stopTerminal) return;
    const auto stop = std::make_shared<std::atomic<bool>>(false);
    m_stopTerminal = stop;
    runInBackground(
        this, [text = permission::terminalText(m_question), stop] { return askOnTerminal(text, *stop); },
        [this, stop](Answer answer) {
            if (m_stopTerminal == stop) finish(answer);
        });
}

void PermissionAsker::finish(Answer answer)
{
    const Done done = std::exchange(m_done, nullptr);
    withdraw();
    if (done) done(answer);
}

void PermissionAsker::closeWindow()
{
    if (!m_window) return;
    m_window->disconnect(this);
    m_window->abort();
    m_window.release()->deleteLater(); // it may be the caller
}

void PermissionAsker::withdraw()
{
    m_done = nullptr;
    m_patience.stop();
    closeWindow();
    if (m_stopTerminal) std::exchange(m_stopTerminal, nullptr)->store(true);
}

} // namespace ink::mcp

#include "moc_permissionasker.cpp"
