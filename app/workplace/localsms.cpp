#include "app/workplace/localsms.h"

namespace ink {

Result<service::sms::SmsGateway> smsGatewayOf(const workflow::SmsAccount& account, const Secret& secret,
                                              const QString& caFile)
{
    using service::sms::SmsGateway;
    SmsGateway gateway;
    gateway.url = account.url;
    gateway.method = account.method.toUtf8();
    INK_ASSIGN(headers, service::sms::headersFrom(account.headers));
    gateway.headers = std::move(headers);
    gateway.format = account.isForm ? SmsGateway::Format::Form : SmsGateway::Format::Json;
    gateway.body = account.body;
    gateway.sender = account.sender;
    gateway.secret = secret;
    INK_ASSIGN(statuses, service::sms::statusesFrom(account.acceptedStatuses));
    gateway.successStatus = std::move(statuses);
    gateway.successText = account.successText;
    gateway.allowsLocal = account.allowsLocal;
    gateway.caFile = caFile;
    INK_TRY(service::sms::checkSmsGateway(gateway));
    return gateway;
}

} // namespace ink
