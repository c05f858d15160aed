#include "app/api/networkexchange.h"

#include "app/api/reasons.h"
#include "app/base/reasons.h"

#include <QLoggingCategory>
#include <QNetworkReply>

#include <utility>

namespace ink::api {

Q_LOGGING_CATEGORY(logApi, "ink.api", QtWarningMsg)

NetworkExchange::NetworkExchange(Limits limits, QString logName, QString requestId,
                                 Transport::ResponseHandler answer, Transport::ProgressHandler progress)
    : m_limits(limits), m_logName(std::move(logName)), m_requestId(std::move(requestId)),
      m_answer(std::move(answer)), m_progress(std::move(progress))
{
    m_idle.setSingleShot(true);
    m_idle.setInterval(m_limits.idleTimeout);
    connect(&m_idle, &QTimer::timeout, this, [this] {
        releaseReply();
        end(fail(ErrorCode::Timeout, reasons::serverTimeout()));
    });
    m_since.start();
}

NetworkExchange::~NetworkExchange()
{
    releaseReply();
}

void NetworkExchange::setReply(QNetworkReply* reply)
{
    m_reply = reply;
    connect(reply, &QNetworkReply::metaDataChanged, this, &NetworkExchange::restartIdleTimer);
    connect(reply, &QNetworkReply::readyRead, this, [this] {
        restartIdleTimer();
        read();
    });
    connect(reply, &QNetworkReply::uploadProgress, this, [this](qint64 done, qint64 total) {
        restartIdleTimer();
        if (m_progress && total > 0 && m_reply->operation() != QNetworkAccessManager::GetOperation)
            m_progress(done, total);
    });
    connect(reply, &QNetworkReply::downloadProgress, this, [this](qint64 done, qint64 total) {
        restartIdleTimer();
        if (m_progress && m_reply->operation() == QNetworkAccessManager::GetOperation)
            m_progress(done, total);
    });
    connect(reply, &QNetworkReply::finished, this, &NetworkExchange::handleFinished);
    m_idle.start();
}

void NetworkExchange::failLater(Error error)
{
    QMetaObject::invokeMethod(
        this, [this, error = std::move(error)] { end(fail(error)); }, Qt::QueuedConnection);
}

void NetworkExchange::restartIdleTimer()
{
    m_idle.start();
}

void NetworkExchange::releaseReply()
{
    m_idle.stop();
    if (!m_reply) return;
    // Destroying the reply ends the request. abort() would, too, but Qt 6.4 logs a warning if its network
    // thread reports a broken connection after abort().
    m_reply->disconnect(this);
    m_reply->deleteLater();
    m_reply.clear();
}

void NetworkExchange::read()
{
    const qint64 announced = m_reply->header(QNetworkRequest::ContentLengthHeader).toLongLong();
    if (announced <= m_limits.maxBytes) m_body += m_reply->read(m_limits.maxBytes + 1 - m_body.size());
    if (announced > m_limits.maxBytes || m_body.size() > m_limits.maxBytes) {
        releaseReply();
        m_body.clear();
        QMetaObject::invokeMethod(
            this, [this] { end(fail(ErrorCode::TooLarge, reasons::serverAnswerTooLarge())); },
            Qt::QueuedConnection);
    }
}

Error NetworkExchange::errorOfReply() const
{
    using E = QNetworkReply;
    ErrorCode code = ErrorCode::Network;
    Message sentence = reasons::serverUnreachable();
    switch (m_reply->error()) {
    case E::SslHandshakeFailedError:
        code = ErrorCode::Tls;
        sentence = reasons::serverCertificateNotAccepted();
        break;
    case E::ProxyConnectionRefusedError:
    case E::ProxyConnectionClosedError:
    case E::ProxyNotFoundError:
        sentence = reasons::proxyUnreachable();
        break;
    case E::ProxyTimeoutError:
        code = ErrorCode::Timeout;
        sentence = reasons::proxyTimeout();
        break;
    case E::ProxyAuthenticationRequiredError:
        sentence = reasons::proxyAuthentication();
        break;
    case E::TimeoutError:
        code = ErrorCode::Timeout;
        sentence = reasons::serverTimeout();
        break;
    case E::RemoteHostClosedError:
        sentence = reasons::connectionServerCut();
        break;
    case E::HostNotFoundError:
        sentence = reasons::serverNameNotFound();
        break;
    case E::InsecureRedirectError:
    case E::TooManyRedirectsError:
        code = ErrorCode::Protocol;
        sentence = reasons::serverRedirects();
        break;
    case E::ProtocolUnknownError:
    case E::ProtocolInvalidOperationError:
    case E::ProtocolFailure:
    case E::UnknownContentError:
        code = ErrorCode::Protocol;
        sentence = reasons::serverAnswerNotUnderstood();
        break;
    default:
        break;
    }
    return fail(code, sentence).value();
}

void NetworkExchange::handleFinished()
{
    read();
    if (!m_reply) return; // too large: already reported
    m_idle.stop();
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const auto error = m_reply->error();
    // Errors from 201 are HTTP statuses; lower ones concern the connection, even after a status line.
    const bool cut = error != QNetworkReply::NoError && error < QNetworkReply::ContentAccessDenied;
    // 400 is reported as ProtocolInvalidOperationError, but is handled like any other status.
    const bool strange =
        error == QNetworkReply::ProtocolFailure || error == QNetworkReply::ProtocolUnknownError;
    Result<Response> result;
    if (cut || strange || status == 0) {
        result = fail(errorOfReply());
    } else if (status >= 300 && status < 400 && status != 304) {
        result = fail(ErrorCode::Protocol, reasons::serverRedirects());
    } else {
        Response response;
        response.status = status;
        response.body = std::move(m_body);
        for (const auto& [name, value] : m_reply->rawHeaderPairs())
            response.headers.append({name, value});
        const QByteArray theirs = response.header("X-Request-Id");
        response.requestId = theirs.isEmpty() ? m_requestId : QString::fromLatin1(theirs.left(128));
        result = std::move(response);
    }
    m_reply->disconnect(this);
    m_reply->deleteLater();
    m_reply.clear();
    // Not called from within the reply's own signal: the receiver may destroy the whole transport.
    QMetaObject::invokeMethod(
        this, [this, result = std::move(result)]() mutable { end(std::move(result)); }, Qt::QueuedConnection);
}

void NetworkExchange::end(Result<Response> result)
{
    if (!m_answer) return;
    const auto took = m_since.elapsed();
    if (result) {
        qCInfo(logApi).noquote() << m_logName << result->status << took << "ms";
    } else {
        result.error().requestId = m_requestId;
        qCInfo(logApi).noquote() << m_logName << errorCodeName(result.error().code) << took << "ms";
    }
    auto answer = std::exchange(m_answer, nullptr);
    answer(std::move(result)); // may delete this
}

} // namespace ink::api

#include "moc_networkexchange.cpp"
