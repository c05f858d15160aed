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
 * An HTTP service that sends text messages. `url`, `body` and the values of headers may contain placeholders:
 * `{to}` for the number (E.164), `{toDigits}` for the number without the plus sign, `{text}` for the message,
 * `{from}` for the sender's name, `{secret}` for the secret, and `{secretBase64}` for the secret in Base64,
 * as HTTP Basic requires for `user:password`. The secret is allowed only in headers and the body.
 */
struct SmsGateway
{
    enum class Format {
        Json, ///< the body is a JSON document; values are filled in within its strings
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
    QString successText = {}; ///< text that a successful response must contain; empty = none
    /** The gateway may be on this computer or in a private network. */
    bool allowsLocal = false;
    QString caFile = {}; ///< PEM; empty = the system's certificate authorities
    std::chrono::milliseconds timeout{15'000};
};

/** Parses `Name: value` lines. Validation error naming the first invalid one. */
[[nodiscard]] Result<QList<QPair<QByteArray, QByteArray>>> headersFrom(const QStringList& lines);
/** Parses a list such as `200, 202` or `2xx`. Validation error naming the first invalid status. */
[[nodiscard]] Result<QStringList> statusesFrom(const QString& text);

/** Fails with a Validation error if the gateway's settings are invalid or would send a secret unencrypted or
 * in a URL. */
[[nodiscard]] Result<void> checkSmsGateway(const SmsGateway& gateway);

/** A message as a request to the gateway. */
struct SmsRequest
{
    QString url;
    QByteArray method;
    QList<QPair<QByteArray, QByteArray>> headers;
    QByteArray body;
};
/** Creates the request for a message. The gateway must pass `checkSmsGateway`. */
[[nodiscard]] SmsRequest requestFor(const SmsGateway& gateway, const QString& number, const QString& text);
/** Returns whether a response counts as success. */
[[nodiscard]] bool isSuccess(const SmsGateway& gateway, int status, const QByteArray& answer);

} // namespace ink::service::sms
