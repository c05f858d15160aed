#include "tests/support/faketransport.h"

#include <QJsonDocument>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace ink::test {

class FakeTransport::Pending final : public QObject, public api::Exchange
{
public:
    Pending(FakeTransport* owner, ResponseHandler answer) : m_owner(owner), m_answer(std::move(answer))
    {
        ++owner->m_open;
    }
    ~Pending() override
    {
        if (m_answer && m_owner) --m_owner->m_open;
    }
    void give(const Result<api::Response>& result)
    {
        if (!m_answer) return;
        if (m_owner) --m_owner->m_open;
        std::exchange(m_answer, nullptr)(result); // may delete this
    }
    void giveAfter(std::chrono::milliseconds delay, const Result<api::Response>& result)
    {
        QTimer::singleShot(delay, this, [this, result] { give(result); });
    }

private:
    QPointer<FakeTransport> m_owner;
    ResponseHandler m_answer;
};

FakeTransport::FakeTransport(QUrl baseUrl) : m_baseUrl(std::move(baseUrl)) {}

FakeTransport::~FakeTransport() = default;

api::Response FakeTransport::json(const QJsonObject& body, int status)
{
    api::Response response;
    response.status = status;
    response.body = QJsonDocument(body).toJson(QJsonDocument::Compact);
    response.headers.emplaceBack("Content-Type", "application/json");
    return response;
}

FakeTransport::Step& FakeTransport::answer(const QString& path, const QJsonObject& body, int status)
{
    Step step;
    step.path = path;
    step.response = json(body, status);
    return m_script.emplace_back(std::move(step));
}

FakeTransport::Step& FakeTransport::answerBytes(const QString& path, const QByteArray& body, int status)
{
    Step step;
    step.path = path;
    step.response.status = status;
    step.response.body = body;
    return m_script.emplace_back(std::move(step));
}

FakeTransport::Step& FakeTransport::err(const QString& path, ErrorCode code)
{
    Step step;
    step.path = path;
    step.error = fail(code, Message::literal(QStringLiteral("scripted"))).value();
    return m_script.emplace_back(std::move(step));
}

FakeTransport::Step& FakeTransport::hang(const QString& path)
{
    Step step;
    step.path = path;
    step.hangs = true;
    return m_script.emplace_back(std::move(step));
}

void FakeTransport::release(const Result<api::Response>& answer)
{
    while (!m_hanging.isEmpty()) {
        const QPointer<QObject> oldest = m_hanging.takeFirst();
        if (!oldest) continue;
        static_cast<Pending*>(oldest.data())->give(answer);
        return;
    }
}

QStringList FakeTransport::log() const
{
    QStringList lines;
    for (const auto& request : m_requests)
        lines.append(QString::fromLatin1(api::methodName(request.method)) + QLatin1Char(' ') + request.path);
    return lines;
}

std::unique_ptr<api::Exchange> FakeTransport::send(const api::Request& request, ResponseHandler answer,
                                                   ProgressHandler)
{
    m_requests.append(request);
    auto pending = std::make_unique<Pending>(this, std::move(answer));
    const auto fits = [&](const Step& step) {
        if (step.method && *step.method != request.method) return false;
        if (step.path.isEmpty()) return true;
        if (step.path.endsWith(QLatin1Char('*'))) return request.path.startsWith(step.path.chopped(1));
        return request.path == step.path;
    };
    const auto found = std::find_if(m_script.begin(), m_script.end(), fits);
    if (found != m_script.end()) {
        const Step step = *found;
        m_script.erase(found);
        if (step.hangs) {
            m_hanging.append(pending.get());
        } else if (step.error) {
            pending->giveAfter(step.delay, fail(*step.error));
        } else {
            pending->giveAfter(step.delay, step.response);
        }
        return pending;
    }
    if (m_handler) {
        pending->giveAfter(std::chrono::milliseconds(0), m_handler(request));
        return pending;
    }
    pending->giveAfter(std::chrono::milliseconds(0),
                       json({{QStringLiteral("code"), QStringLiteral("not_found")}}, 404));
    return pending;
}

} // namespace ink::test
