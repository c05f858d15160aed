#pragma once

#include "app/api/transport.h"

#include <QJsonObject>
#include <QObject>
#include <QPointer>

#include <chrono>
#include <deque>
#include <functional>
#include <optional>

namespace ink::test {

/**
 * A transport that follows a script and records its requests. Each request takes the first matching step of
 * the script (method and path), else the handler, else 404. Steps can hang, delay, disconnect and fail like
 * servers.
 */
class FakeTransport final : public QObject, public api::Transport
{
    Q_OBJECT
public:
    struct Step
    {
        std::optional<api::Method> method; ///< nothing = any
        QString path;                      ///< exact, or a prefix that ends with `*`; empty = any
        api::Response response;
        std::optional<Error> error; ///< instead of the response
        std::chrono::milliseconds delay{0};
        bool hangs = false; ///< never answers (until release)
    };
    using Handler = std::function<Result<api::Response>(const api::Request&)>;

    explicit FakeTransport(QUrl baseUrl = QUrl(QStringLiteral("http://127.0.0.1:1")));
    ~FakeTransport() override;

    // The script, in order.
    Step& answer(const QString& path, const QJsonObject& body, int status = 200);
    Step& answerBytes(const QString& path, const QByteArray& body, int status = 200);
    Step& err(const QString& path, ErrorCode code);
    Step& hang(const QString& path);
    /** Handles requests that are not in the script. */
    void setHandler(Handler handler) { m_handler = std::move(handler); }
    /** Responds to the oldest hanging request now. */
    void release(const Result<api::Response>& answer);

    [[nodiscard]] const QList<api::Request>& requests() const { return m_requests; }
    [[nodiscard]] api::Request last() const
    {
        return m_requests.isEmpty() ? api::Request() : m_requests.last();
    }
    /** "GET /v1/user/" for each request so far. */
    [[nodiscard]] QStringList log() const;
    /** Exchanges that are still pending. */
    [[nodiscard]] int open() const { return m_open; }
    [[nodiscard]] bool scriptIsDone() const { return m_script.empty(); }
    void clearLog() { m_requests.clear(); }

    [[nodiscard]] static api::Response json(const QJsonObject& body, int status = 200);

    // api::Transport
    [[nodiscard]] QUrl baseUrl() const override { return m_baseUrl; }
    [[nodiscard]] std::unique_ptr<api::Exchange> send(const api::Request& request, ResponseHandler answer,
                                                      ProgressHandler progress) override;

private:
    class Pending;
    QUrl m_baseUrl;
    std::deque<Step> m_script;
    Handler m_handler;
    QList<api::Request> m_requests;
    QList<QPointer<QObject>> m_hanging;
    int m_open = 0;
};

} // namespace ink::test
