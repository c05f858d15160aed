#pragma once

#include "app/api/transport.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>

class QNetworkReply;

namespace ink::api {

/** One reply of QNetworkAccessManager until its result is delivered: idle timeout, size limit, log line. */
class NetworkExchange final : public QObject, public Exchange
{
    Q_OBJECT
public:
    struct Limits
    {
        std::chrono::milliseconds idleTimeout{};
        qint64 maxBytes = 0;
    };
    NetworkExchange(Limits limits, QString logName, QString requestId, Transport::ResponseHandler answer,
                    Transport::ProgressHandler progress);
    ~NetworkExchange() override;

    void setReply(QNetworkReply* reply);
    /** Responds with an error that was detected before sending. */
    void failLater(Error error);

private:
    void read();
    void handleFinished();
    void restartIdleTimer();
    void end(Result<Response> result);
    /** Releases the reply without a final `finished` from it. */
    void releaseReply();
    [[nodiscard]] Error errorOfReply() const;

    Limits m_limits;
    QString m_logName;
    QString m_requestId;
    Transport::ResponseHandler m_answer;
    Transport::ProgressHandler m_progress;
    QPointer<QNetworkReply> m_reply;
    QByteArray m_body;
    QTimer m_idle;
    QElapsedTimer m_since;
};

} // namespace ink::api
