#include "app/workflow/session/smsaccount.h"

#include "app/settings/settings.h"

namespace ink::workflow {

namespace {
namespace options = settings::options;
const QLatin1StringView form("form");
} // namespace

SmsAccount loadSmsAccount(const settings::Settings& settings)
{
    SmsAccount account;
    account.url = settings.value(options::smsUrl);
    account.method = settings.value(options::smsMethod);
    account.headers = settings.value(options::smsHeaders);
    account.headers.removeAll(QString());
    account.isForm = settings.value(options::smsFormat) == form;
    account.body = settings.value(options::smsBody);
    account.sender = settings.value(options::smsSender);
    account.acceptedStatuses = settings.value(options::smsSuccess);
    account.successText = settings.value(options::smsSuccessText);
    account.allowsLocal = settings.value(options::smsLocal);
    return account;
}

void saveSmsAccount(settings::Settings& settings, const SmsAccount& account)
{
    settings.set(options::smsUrl, account.url);
    settings.set(options::smsMethod, account.method);
    settings.set(options::smsHeaders, account.headers);
    settings.set(options::smsFormat, account.isForm ? QString(form) : QStringLiteral("json"));
    settings.set(options::smsBody, account.body);
    settings.set(options::smsSender, account.sender);
    settings.set(options::smsSuccess, account.acceptedStatuses);
    settings.set(options::smsSuccessText, account.successText);
    settings.set(options::smsLocal, account.allowsLocal);
}

} // namespace ink::workflow
