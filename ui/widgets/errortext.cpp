#include "ui/widgets/errortext.h"

#include "ui/models/messagetext.h"

#include <QCoreApplication>

namespace ink::ui {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::ErrorText)
public:
    /** For errors caused by a limited API key, not by the account. */
    static QString limitedKey() { return tr("The API key doesn't allow this."); }
    static QString title(ErrorCode code)
    {
        switch (code) {
        case ErrorCode::Malformed:
            return tr("The service didn't understand the request.");
        case ErrorCode::Validation:
            return tr("Some of these entries aren't valid.");
        case ErrorCode::Auth:
            return tr("The service didn't accept the API key.");
        case ErrorCode::SpendLimit:
            return tr("The account's spending limit has been reached.");
        case ErrorCode::Forbidden:
            return tr("This account doesn't have permission to do that.");
        case ErrorCode::NotFound:
            return tr("This item no longer exists.");
        case ErrorCode::Method:
            return tr("The service doesn't support this.");
        case ErrorCode::Version:
            return tr("Someone else changed this in the meantime.");
        case ErrorCode::State:
            return tr("The current status doesn't allow this.");
        case ErrorCode::Idempotency:
            return tr("This request conflicts with an earlier one.");
        case ErrorCode::Duplicate:
            return tr("This name is already in use.");
        case ErrorCode::Deleted:
            return tr("This item was deleted.");
        case ErrorCode::TooLarge:
            return tr("This is too large for the service.");
        case ErrorCode::MediaType:
            return tr("The service doesn't accept this file type.");
        case ErrorCode::Range:
            return tr("The requested part of the file doesn't exist.");
        case ErrorCode::UnreadablePdf:
            return tr("This PDF can't be used.");
        case ErrorCode::RateLimit:
            return tr("The service received too many requests.");
        case ErrorCode::Internal:
            return tr("The service encountered an internal error.");
        case ErrorCode::Unavailable:
            return tr("The service isn't available right now.");
        case ErrorCode::Network:
            return tr("The service can't be reached.");
        case ErrorCode::Timeout:
            return tr("The service didn't respond in time.");
        case ErrorCode::Tls:
            return tr("The connection isn't secure: the server's certificate was rejected.");
        case ErrorCode::Protocol:
            return tr("The server sent an unexpected response.");
        case ErrorCode::Cancelled:
            return tr("Stopped.");
        case ErrorCode::Io:
            return tr("A file couldn't be read or written.");
        case ErrorCode::Keychain:
            return tr("The system's keychain can't be used.");
        case ErrorCode::Crypto:
            return tr("A key or certificate couldn't be used.");
        case ErrorCode::Database:
            return tr("The local data couldn't be read or written.");
        case ErrorCode::NotMailed:
            return tr("No reminder was sent.");
        }
        return {};
    }

    static QString advice(ErrorCode code)
    {
        switch (code) {
        case ErrorCode::Auth:
            return tr("Check the key, or connect again with a new one.");
        case ErrorCode::SpendLimit:
            return tr("Raise the limit in the account's settings, then send again.");
        case ErrorCode::NotFound:
        case ErrorCode::Deleted:
        case ErrorCode::Version:
            return tr("Refresh to see the current version.");
        case ErrorCode::State:
            return tr("Refresh to see the current status.");
        case ErrorCode::Duplicate:
            return tr("Choose another name.");
        case ErrorCode::RateLimit:
        case ErrorCode::Unavailable:
        case ErrorCode::Timeout:
            return tr("Try again in a moment.");
        case ErrorCode::Internal:
            return tr("Try again. If the problem persists, give the operator the request number.");
        case ErrorCode::Network:
            return tr("Check the network connection and the address, then try again.");
        case ErrorCode::Tls:
            return tr("Check the address, or ask the operator of the service.");
        case ErrorCode::Protocol:
            return tr("Check that the address belongs to a signing service.");
        case ErrorCode::Io:
            return tr("Check that the file exists and that there is enough free disk space.");
        case ErrorCode::Keychain:
            return tr("The key is kept only until you close Inkstone.");
        default:
            return {};
        }
    }

    /** Advice about when to try again; empty if that is within a minute. */
    static QString pause(int ms)
    {
        const int minutes = (ms + 59'999) / 60'000;
        return ms < 60'000 ? QString() : tr("Try again in %1 min.").arg(minutes);
    }
    static QString request(const QString& id) { return tr("Request number: %1.").arg(id); }
};

// Index(ErrorCode): Error: its words in the window
/** Codes for which the service's message is more specific than any general advice. */
bool detailLeads(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Malformed:
    case ErrorCode::Validation:
    case ErrorCode::Forbidden:
    case ErrorCode::State:
    case ErrorCode::TooLarge:
    case ErrorCode::MediaType:
    case ErrorCode::UnreadablePdf:
    case ErrorCode::Io:
    case ErrorCode::RateLimit: // the message names the limit and the time
    case ErrorCode::Crypto:
    case ErrorCode::Database:
    case ErrorCode::NotMailed:
        return true;
    default:
        return false;
    }
}

} // namespace

QString errorTitle(const Error& error)
{
    const QString reason = error.detail.key();
    if (reason == QLatin1StringView("scope_missing") || reason == QLatin1StringView("key_limited_to_folder"))
        return Words::limitedKey();
    return Words::title(error.code);
}

QString errorAdvice(const Error& error)
{
    QStringList parts;
    if (detailLeads(error.code)) {
        if (!error.fields.isEmpty() && !error.fields.first().message.isEmpty())
            parts.append(messageText(error.fields.first().message));
        else if (!error.detail.isEmpty())
            parts.append(messageText(error.detail));
    }
    const QString pause = error.code == ErrorCode::RateLimit ? Words::pause(error.retryAfterMs) : QString();
    if (!pause.isEmpty())
        parts.append(pause);
    else if (const QString advice = Words::advice(error.code); !advice.isEmpty() && parts.isEmpty())
        parts.append(advice);
    if (error.code == ErrorCode::Internal && !error.requestId.isEmpty())
        parts.append(Words::request(error.requestId));
    return parts.join(QLatin1Char(' '));
}

QString errorText(const Error& error)
{
    const QString advice = errorAdvice(error);
    return advice.isEmpty() ? errorTitle(error) : errorTitle(error) + QLatin1Char(' ') + advice;
}

QString fieldErrorText(const Error& error, const QString& field)
{
    for (const FieldIssue& issue : error.fields)
        if (issue.field == field) return messageText(issue.message.isEmpty() ? error.detail : issue.message);
    return {};
}

bool isConnectionError(ErrorCode code)
{
    return code == ErrorCode::Network || code == ErrorCode::Timeout || code == ErrorCode::Unavailable ||
           code == ErrorCode::Internal;
}

} // namespace ink::ui
