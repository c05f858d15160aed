#include "tests/contract/support/answercheck.h"

#include "tests/support/hookreceiver.h"
#include "tests/support/paths.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace ink::test {

namespace {

constexpr int statusUnavailable = 503;

const QString& notDescribed()
{
    static const QString ending = QStringLiteral(" is not described");
    return ending;
}

QByteArray description()
{
    QFile file(sourcePath(QStringLiteral("resources/openapi/openapi.json")));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void addNames(const QJsonValue& value, QSet<QString>& names)
{
    const QJsonArray array = value.toArray();
    for (const QJsonValue& each : array)
        addNames(each, names);
    const QJsonObject object = value.toObject();
    for (auto each = object.begin(); each != object.end(); ++each) {
        names.insert(each.key());
        addNames(each.value(), names);
    }
}

} // namespace

AnswerCheck& AnswerCheck::instance()
{
    static AnswerCheck check;
    return check;
}

AnswerCheck::AnswerCheck() : m_api(description()) {}

void AnswerCheck::noteSent(const QByteArray& body)
{
    constexpr qsizetype large = 1024 * 1024; // a file, or a test of limits
    if (body.isEmpty() || body.size() > large) return;
    QSet<QString> names;
    const QJsonDocument whole = QJsonDocument::fromJson(body);
    if (!whole.isNull()) {
        addNames(whole.isArray() ? QJsonValue(whole.array()) : QJsonValue(whole.object()), names);
    } else {
        static const QRegularExpression name(QStringLiteral("\"([^\"\\\\]{1,200})\"\\s*:"));
        for (auto it = name.globalMatch(QString::fromUtf8(body)); it.hasNext();)
            names.insert(it.next().captured(1));
    }
    const std::lock_guard lock(m_mutex);
    m_sent += names;
}

QStringList AnswerCheck::withoutKept(const QStringList& faults)
{
    const std::lock_guard lock(m_mutex);
    QStringList rest;
    for (const QString& fault : faults) {
        const QString place = fault.chopped(fault.endsWith(notDescribed()) ? notDescribed().size() : 0);
        const bool isKept = place.size() < fault.size() &&
                            std::any_of(m_sent.cbegin(), m_sent.cend(), [&](const QString& name) {
                                return place.contains(QLatin1Char('.') + name);
                            });
        if (!isKept) rest << fault;
    }
    return rest;
}

void AnswerCheck::check(const QByteArray& method, const QByteArray& path, const RawAnswer& answer,
                        bool mayFail)
{
    if (answer.status == 0) return; // the test ended the service or the connection
    QStringList faults = m_api.faultsOf(method, QString::fromUtf8(path), answer);
    if (mayFail || answer.status == statusUnavailable) faults.removeAll(ApiDescription::failedFault());
    faults = withoutKept(faults);
    const std::lock_guard lock(m_mutex);
    for (const QString& fault : std::as_const(faults))
        m_faults << QStringLiteral("%1 %2 (%3): %4")
                        .arg(QString::fromLatin1(method), QString::fromUtf8(path.left(200)))
                        .arg(answer.status)
                        .arg(fault);
}

void AnswerCheck::checkWebhook(const QByteArray& head, const QByteArray& body)
{
    const WebhookCheck checked = m_api.checkWebhook(head, body);
    const QStringList faults = withoutKept(checked.faults);
    const std::lock_guard lock(m_mutex);
    for (const QString& fault : faults)
        m_faults << QStringLiteral("webhook %1: %2").arg(checked.name, fault);
}

QByteArray AnswerCheck::takeFaults()
{
    const std::lock_guard lock(m_mutex);
    m_faults.removeDuplicates();
    if (m_api.operations().isEmpty()) return "the description of the API can't be read";
    if (m_faults.isEmpty()) return {};
    return "answers that openapi.json doesn't describe:\n" + std::exchange(m_faults, {}).join(u'\n').toUtf8();
}

} // namespace ink::test

static const bool s_checksAnswers = [] {
    using namespace ink::test;
    ServiceFixture::observer() = [](const ServiceFixture::Observed& each) {
        AnswerCheck::instance().noteSent(each.body);
        AnswerCheck::instance().check(each.method, each.path, each.answer, each.mayFail);
    };
    HookReceiver::observer() = [](const Received& request) {
        AnswerCheck::instance().checkWebhook(request.head, request.body);
    };
    afterEachCase() = [] { return AnswerCheck::instance().takeFaults(); };
    return true;
}();
