#include "app/inkstoned/smssettings.h"

#include "app/domain/document/phonenumber.h"
#include "app/service/sms/smssender.h"

namespace ink::inkstoned {

namespace {

using service::sms::SmsGateway;

/** As part of a longer sentence. */
auto wrongGateway(QString sentence)
{
    if (sentence.endsWith(QLatin1Char('.'))) sentence.chop(1);
    return fail(ErrorCode::Validation, Message::literal(sentence));
}

auto wrongGateway(const Error& error)
{
    return wrongGateway(error.detail.english());
}

} // namespace

Result<void> setSms(const CommandLine& line, service::ServiceHost::Options& host)
{
    Secret secret(qgetenv("INKSTONE_SMS_SECRET"));
    qunsetenv("INKSTONE_SMS_SECRET");
    SmsGateway gateway;
    gateway.url = line.value(QStringLiteral("sms-url"));
    if (gateway.url.isEmpty()) {
        for (const char* name : {"sms-method", "sms-headers", "sms-format", "sms-body", "sms-sender",
                                 "sms-success", "sms-success-text", "sms-secret-file", "sms-ca", "test-sms"})
            if (!line.value(QLatin1StringView(name)).isEmpty())
                return wrongGateway(QStringLiteral("codes by SMS need --sms-url"));
        return {};
    }
    gateway.method = line.value(QStringLiteral("sms-method"), QStringLiteral("POST")).toUpper().toUtf8();
    auto headers = service::sms::headersFrom(
        line.value(QStringLiteral("sms-headers")).split(QStringLiteral(" | "), Qt::SkipEmptyParts));
    if (!headers) return wrongGateway(headers.error());
    gateway.headers = *std::move(headers);
    const QString format = line.value(QStringLiteral("sms-format"), QStringLiteral("json"));
    if (format != QLatin1String("json") && format != QLatin1String("form"))
        return wrongGateway(QStringLiteral("sms-format is json or form"));
    gateway.format = format == QLatin1String("json") ? SmsGateway::Format::Json : SmsGateway::Format::Form;
    gateway.body = line.value(QStringLiteral("sms-body"));
    gateway.sender = line.value(QStringLiteral("sms-sender"));
    auto statuses = service::sms::statusesFrom(line.value(QStringLiteral("sms-success")));
    if (!statuses) return wrongGateway(statuses.error());
    gateway.successStatus = *std::move(statuses);
    gateway.successText = line.value(QStringLiteral("sms-success-text"));
    if (const QString file = line.value(QStringLiteral("sms-secret-file")); !file.isEmpty()) {
        INK_ASSIGN(kept, secretFromFile(file));
        secret = kept;
    }
    gateway.secret = secret;
    gateway.caFile = line.value(QStringLiteral("sms-ca"));
    gateway.allowLocal = line.has(QStringLiteral("allow-local-sms-gateway"));
    if (const auto good = service::sms::checkSmsGateway(gateway); !good) return wrongGateway(good.error());
    host.sms = std::move(gateway);
    return {};
}

int runSmsTest(const CommandLine& line, const service::ServiceHost::Options& host)
{
    const QString number = domain::e164Number(line.value(QStringLiteral("test-sms")));
    if (number.isEmpty()) {
        complain(QStringLiteral("--test-sms takes a number with a country code, such as +4915123456789"));
        return exitUsage;
    }
    service::sms::SmsSender sender(*host.sms);
    const auto result = sender.send(number, QStringLiteral("Test message from Inkstone."));
    if (result.verdict != service::sms::SmsResult::Verdict::Sent) {
        complain(result.error.english());
        return exitFailed;
    }
    say(QStringLiteral("The SMS gateway accepted the test message."));
    return exitDone;
}

} // namespace ink::inkstoned
