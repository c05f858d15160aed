#include "app/inkstoned/smssettings.h"

#include "app/domain/document/phonenumber.h"
#include "app/service/sms/smssender.h"

namespace ink::inkstoned {

using service::sms::SmsGateway;

Result<void> setSms(const CommandLine& line, service::ServiceHost::Options& host)
{
    INK_ASSIGN(server,
               serverAccess(line, {"sms-url", "sms-secret-file", "INKSTONE_SMS_SECRET"},
                            {"sms-method", "sms-headers", "sms-format", "sms-body", "sms-sender",
                             "sms-success", "sms-success-text", "sms-secret-file", "sms-ca", "test-sms"},
                            "codes by SMS need --sms-url"));
    if (server.url.isEmpty()) return {};
    SmsGateway gateway;
    gateway.url = server.url;
    gateway.secret = server.secret;
    gateway.method = line.value("sms-method", QStringLiteral("POST")).toUpper().toUtf8();
    auto headers =
        service::sms::headersFrom(line.value("sms-headers").split(QStringLiteral(" | "), Qt::SkipEmptyParts));
    if (!headers) return failValidation(headers.error());
    gateway.headers = *std::move(headers);
    const QString format = line.value("sms-format", QStringLiteral("json"));
    if (format != QLatin1String("json") && format != QLatin1String("form"))
        return failValidation("sms-format is json or form");
    gateway.format = format == QLatin1String("json") ? SmsGateway::Format::Json : SmsGateway::Format::Form;
    gateway.body = line.value("sms-body");
    gateway.sender = line.value("sms-sender");
    auto statuses = service::sms::statusesFrom(line.value("sms-success"));
    if (!statuses) return failValidation(statuses.error());
    gateway.successStatus = *std::move(statuses);
    gateway.successText = line.value("sms-success-text");
    gateway.caFile = line.value("sms-ca");
    gateway.allowsLocal = line.has("allow-local-sms-gateway");
    if (const auto good = service::sms::checkSmsGateway(gateway); !good) return failValidation(good.error());
    host.sms = std::move(gateway);
    return {};
}

int runSmsTest(const CommandLine& line, const service::ServiceHost::Options& host)
{
    const QString number = domain::e164Number(line.value("test-sms"));
    if (number.isEmpty()) {
        printErrorLine(
            QStringLiteral("--test-sms takes a number with a country code, such as +4915123456789"));
        return exitUsage;
    }
    service::sms::SmsSender sender(*host.sms);
    const auto result = sender.send(number, QStringLiteral("Test message from Inkstone."));
    if (result.verdict != service::sms::SmsResult::Verdict::Sent) {
        printErrorLine(result.error.english());
        return exitFailed;
    }
    printLine(QStringLiteral("The SMS gateway accepted the test message."));
    return exitSuccess;
}

} // namespace ink::inkstoned
