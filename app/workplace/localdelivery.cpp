#include "app/workplace/localdelivery.h"

#include "app/base/clock.h"
#include "app/settings/settings.h"
#include "app/workflow/session/session.h"
#include "app/workplace/localsms.h"
#include "app/workplace/networkaddresses.h"
#include "app/workplace/reasons.h"
#include "app/workplace/workplace.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>
#include <QProcess>
#include <QSysInfo>
#include <QTimer>
#include <QUrl>

#include <chrono>

namespace ink {

namespace {

using workflow::ReachResult;
using Verdict = ReachResult::Verdict;

constexpr std::chrono::seconds checkPatience{20};

/** Returns the verdict for the output of `inkstone reach --json`. `mark` identifies the service that should
 * have responded. */
Verdict verdictOf(const QJsonObject& found, const QString& mark)
{
    if (found.value(QLatin1StringView("answers")).toBool())
        return found.value(QLatin1StringView("service")).toString() == mark ? Verdict::Ours : Verdict::Other;
    const QString fault = found.value(QLatin1StringView("fault")).toString();
    if (fault == QLatin1StringView("not_found")) return Verdict::NotFound;
    if (fault == QLatin1StringView("not_secure")) return Verdict::NotSecure;
    if (fault == QLatin1StringView("no_service")) return Verdict::NoService;
    return Verdict::NoResponse;
}

const Clock& clock()
{
    static const SystemClock system;
    return system;
}

QString htmlOf(const QString& text)
{
    return QStringLiteral("<!DOCTYPE html><html><body><p>%1</p></body></html>").arg(text.toHtmlEscaped());
}

} // namespace

LocalDelivery::LocalDelivery(Workplace& workplace, workflow::Session& session, settings::Settings& settings,
                             QString program)
    : m_workplace(workplace), m_session(session), m_settings(settings), m_program(std::move(program)),
      m_handOver(workplace, clock())
{
    connect(&workplace.localSecrets(), &LocalSecrets::pendingSecretRead, this, [this] {
        if (const auto restarted = restart(); !restarted)
            qWarning("The service could not be started again: %s",
                     qPrintable(restarted.error().detail.english()));
    });
}

LocalDelivery::~LocalDelivery()
{
    if (m_mailer) m_mailer->stop();
    if (m_sms) m_sms->stop();
    if (m_stopMailbox) *m_stopMailbox = true;
}

QStringList LocalDelivery::networkNames() const
{
    QStringList names = networkAddresses();
    const QString host = QSysInfo::machineHostName();
    if (!host.isEmpty() && host != QLatin1StringView("localhost")) names.append(host);
    return names;
}

bool LocalDelivery::hasPassword() const
{
    return !m_workplace.localSecrets().mailPassword().isEmpty();
}

void LocalDelivery::setPassword(const Secret& password, QObject* context, api::Done<void> done)
{
    m_workplace.localSecrets().setMailPassword(password, context, std::move(done));
}

void LocalDelivery::sendTest(const workflow::TestMessage& message, QObject* context, api::Done<void> done)
{
    using namespace service;
    auto work = [&]() -> Result<std::function<Result<void>()>> {
        const Secret& password =
            message.password ? *message.password : m_workplace.localSecrets().mailPassword();
        INK_ASSIGN(options, Workplace::mailOptions(message.account, password,
                                                   m_settings.value(settings::options::extraCaFile)));
        mail::Message letter;
        letter.from = options.from;
        letter.to = {{}, message.recipient};
        letter.subject = message.subject;
        letter.text = message.text;
        letter.html = htmlOf(message.text);
        letter.messageId = "test-" + Secret::random(12).reveal().toHex();
        letter.date = clock().now();
        INK_ASSIGN(written, mail::serialize(letter));
        INK_ASSIGN(mailbox, Workplace::mailboxOptions(message.account, password,
                                                      m_settings.value(settings::options::extraCaFile)));
        if (m_stopMailbox) *m_stopMailbox = true;
        m_stopMailbox = std::make_shared<std::atomic_bool>(false);
        if (m_mailer) m_mailer->stop();
        m_mailer = std::make_shared<mail::Mailer>(std::move(options));
        return [mailer = m_mailer, stop = m_stopMailbox, written, mailbox]() -> Result<void> {
            const mail::SendResult result = mailer->send(written);
            if (result.verdict != mail::SendResult::Verdict::Sent)
                return fail(ErrorCode::NotMailed, result.error);
            if (!mailbox) return {};
            const auto opened = mail::ImapMailbox::open(*mailbox, *stop);
            if (!opened) return fail(ErrorCode::NotMailed, reasons::mailboxTestFailed(opened.error().detail));
            return {};
        };
    }();
    if (!work) {
        QMetaObject::invokeMethod(
            context, [done = std::move(done), error = work.error()] { done(fail(error)); },
            Qt::QueuedConnection);
        return;
    }
    m_background.run<void>(*std::move(work), context, std::move(done));
}

bool LocalDelivery::hasSmsSecret() const
{
    return !m_workplace.localSecrets().smsSecret().isEmpty();
}

void LocalDelivery::setSmsSecret(const Secret& secret, QObject* context, api::Done<void> done)
{
    m_workplace.localSecrets().setSmsSecret(secret, context, std::move(done));
}

Result<void> LocalDelivery::checkSms(const workflow::SmsAccount& account,
                                     const std::optional<Secret>& secret) const
{
    return smsGatewayOf(account, secret ? *secret : m_workplace.localSecrets().smsSecret(),
                        m_settings.value(settings::options::extraCaFile))
        .map([](const service::sms::SmsGateway&) {});
}

void LocalDelivery::sendTestSms(const workflow::TestSms& message, QObject* context, api::Done<void> done)
{
    using service::sms::SmsResult;
    const Secret& secret = message.secret ? *message.secret : m_workplace.localSecrets().smsSecret();
    auto gateway = smsGatewayOf(message.account, secret, m_settings.value(settings::options::extraCaFile));
    if (!gateway) {
        QMetaObject::invokeMethod(
            context, [done = std::move(done), error = gateway.error()] { done(fail(error)); },
            Qt::QueuedConnection);
        return;
    }
    if (m_sms) m_sms->stop();
    m_sms = std::make_shared<service::sms::SmsSender>(*std::move(gateway));
    m_background.run<void>(
        [sender = m_sms, number = message.number, text = message.text]() -> Result<void> {
            const SmsResult result = sender->send(number, text);
            if (result.verdict == SmsResult::Verdict::Sent) return {};
            return fail(ErrorCode::NotMailed, result.error);
        },
        context, std::move(done));
}

Result<void> LocalDelivery::restart()
{
    if (!m_workplace.isServing()) return {}; // the service will start with the new settings
    m_handOver.close();
    auto restarted = m_workplace.restart();
    if (restarted) restarted = m_session.reconnectLocal();
    Q_EMIT changed();
    return restarted;
}

bool LocalDelivery::ownsPort() const
{
    const service::ServiceHost* host = m_workplace.runningService();
    if (!host) return true;
    const workflow::LinkReach reach = workflow::loadLinkReach(m_settings);
    return reach.publicUrl().isEmpty() || QUrl(host->localUrl()).port() == reach.port;
}

void LocalDelivery::checkLinkReach(QObject* context, api::Done<ReachResult> done)
{
    const workflow::LinkReach reach = workflow::loadLinkReach(m_settings);
    const service::ServiceHost* host = m_workplace.runningService();
    const QString mark = host ? host->hostId() : QString();
    auto* probe = new QProcess(this);
    auto* clock = new QTimer(probe);
    clock->setSingleShot(true);
    connect(clock, &QTimer::timeout, probe, &QProcess::kill);
    const auto notify = [context = QPointer<QObject>(context), done = std::move(done), probe, mark,
                         address = reach.publicUrl()] {
        probe->deleteLater();
        if (!context) return;
        const QJsonObject found = QJsonDocument::fromJson(probe->readAllStandardOutput()).object();
        done(ReachResult{verdictOf(found, mark), address});
    };
    connect(probe, &QProcess::finished, this, notify);
    connect(probe, &QProcess::errorOccurred, this, [notify](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) notify();
    });
    clock->start(checkPatience);
    probe->start(m_program, {QStringLiteral("reach"), reach.publicUrl(), QStringLiteral("--json")});
}

} // namespace ink

#include "moc_localdelivery.cpp"
