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
        std::chrono::milliseconds idle{};
        qint64 maxBytes = 0;
    };
    NetworkExchange(Limits limits, QString logName, QString requestId, Transport::Answer answer,
                    Transport::ProgressOf progress);
    ~NetworkExchange() override;

    void follow(QNetworkReply* reply);
    /** Responds with an error that was detected before sending. */
    void failLater(Error error);

private:
    void read();
    void finished();
    void touch();
    void end(Result<Response> result);
    /** Releases the reply without a final `finished` from it. */
    void drop();
    [[nodiscard]] Error errorOfReply() const;

    Limits m_limits;
    QString m_logName;
    QString m_requestId;
    Transport::Answer m_answer;
    Transport::ProgressOf m_progress;
    QPointer<QNetworkReply> m_reply;
    QByteArray m_body;
    QTimer m_idle;
    QElapsedTimer m_since;
};

} // namespace ink::api
