#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/service/rules/callbackaddress.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>
#include <QStringList>

#include <chrono>

namespace ink::service::sms {

/**
 * An HTTP service that sends text messages. In `url`, `body` and the values of headers these stand for
 * something: `{to}` the number (E.164), `{toDigits}` the same without the plus sign, `{text}` the message,
 * `{from}` the sender's name, `{secret}` the secret and `{secretBase64}` the same in Base64, as HTTP Basic
 * needs it of `user:password`. The secret is allowed in headers and the body only.
 */
struct SmsGateway
{
    enum class Format {
        Json, ///< the body is a JSON document; what is filled in stays inside its strings
        Form  ///< application/x-www-form-urlencoded, `name=value` joined by `&` or line ends
    };
    QString url;
    QByteArray method = "POST"; ///< POST, PUT or GET, which has no body
    QList<QPair<QByteArray, QByteArray>> headers = {};
    Format format = Format::Json;
    QString body = {};
    QString sender = {};
    Secret secret = {};
    /** Statuses that count as success, such as `200` or `2xx`; empty = 2xx. */
    QStringList successStatus = {};
    QString successText = {}; ///< that the answer has to contain; empty = none
    /** True when the gateway may be on this computer or in a private network. */
    bool allowLocal = false;
    QString caFile = {}; ///< PEM; empty = the system's authorities
    std::chrono::milliseconds timeout{15'000};
};

/** Reads `Name: value` lines. Validation names the first that isn't one. */
[[nodiscard]] Result<QList<QPair<QByteArray, QByteArray>>> headersFrom(const QStringList& lines);
/** Reads a list such as `200, 202` or `2xx`. Validation names the first that isn't a status. */
[[nodiscard]] Result<QStringList> statusesFrom(const QString& text);

/** Validation when the gateway can't work, or would send a secret in the clear or in an address. */
[[nodiscard]] Result<void> checkSmsGateway(const SmsGateway& gateway);

/** One message as the gateway takes it. */
struct SmsRequest
{
    QString url;
    QByteArray method;
    QList<QPair<QByteArray, QByteArray>> headers;
    QByteArray body;
};
/** The gateway has to pass `checkSmsGateway`. */
[[nodiscard]] SmsRequest requestFor(const SmsGateway& gateway, const QString& number, const QString& text);
/** Returns whether an answer counts as success. */
[[nodiscard]] bool isSuccess(const SmsGateway& gateway, int status, const QByteArray& answer);

} // namespace ink::service::sms
