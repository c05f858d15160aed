#pragma once

#include "app/base/secret.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace ink::settings {
class Settings;
}

namespace ink::workflow {

/** The gateway through which the service on this computer sends codes by SMS. Its secret is stored
 * separately. */
struct SmsAccount
{
    QString url; ///< empty = the service sends no text messages
    QString method = QStringLiteral("POST");
    QStringList headers; ///< `Name: value`
    bool isForm = false; ///< false: the body is JSON
    QString body;
    QString sender;
    QString acceptedStatuses; ///< accepted statuses, comma-separated; empty = 2xx
    QString successText;
    bool allowsLocal = false; ///< allows a gateway on this computer or in a private network
    [[nodiscard]] bool isSet() const { return !url.isEmpty(); }
    bool operator==(const SmsAccount&) const = default;
};
[[nodiscard]] SmsAccount loadSmsAccount(const settings::Settings& settings);
void saveSmsAccount(settings::Settings& settings, const SmsAccount& account);

/** A test message for the gateway. */
struct TestSms
{
    SmsAccount account;
    std::optional<Secret> secret; ///< nothing = the stored secret
    QString number;               ///< E.164
    QString text;
};

} // namespace ink::workflow
