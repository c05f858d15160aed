#include "app/base/error.h"

namespace ink {

QString errorCodeName(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Malformed:
        return QStringLiteral("malformed");
    case ErrorCode::Validation:
        return QStringLiteral("validation");
    case ErrorCode::Auth:
        return QStringLiteral("auth");
    case ErrorCode::SpendLimit:
        return QStringLiteral("spend_limit");
    case ErrorCode::Forbidden:
        return QStringLiteral("forbidden");
    case ErrorCode::NotFound:
        return QStringLiteral("not_found");
    case ErrorCode::Method:
        return QStringLiteral("method");
    case ErrorCode::Version:
        return QStringLiteral("version");
    case ErrorCode::State:
        return QStringLiteral("state");
    case ErrorCode::Idempotency:
        return QStringLiteral("idempotency");
    case ErrorCode::Duplicate:
        return QStringLiteral("duplicate");
    case ErrorCode::Deleted:
        return QStringLiteral("deleted");
    case ErrorCode::TooLarge:
        return QStringLiteral("too_large");
    case ErrorCode::MediaType:
        return QStringLiteral("media_type");
    case ErrorCode::Range:
        return QStringLiteral("range");
    case ErrorCode::UnreadablePdf:
        return QStringLiteral("unreadable_pdf");
    case ErrorCode::RateLimit:
        return QStringLiteral("rate_limit");
    case ErrorCode::Internal:
        return QStringLiteral("internal");
    case ErrorCode::Unavailable:
        return QStringLiteral("unavailable");
    case ErrorCode::Network:
        return QStringLiteral("network");
    case ErrorCode::Timeout:
        return QStringLiteral("timeout");
    case ErrorCode::Tls:
        return QStringLiteral("tls");
    case ErrorCode::Protocol:
        return QStringLiteral("protocol");
    case ErrorCode::Cancelled:
        return QStringLiteral("cancelled");
    case ErrorCode::Io:
        return QStringLiteral("io");
    case ErrorCode::Keychain:
        return QStringLiteral("keychain");
    case ErrorCode::Crypto:
        return QStringLiteral("crypto");
    case ErrorCode::Database:
        return QStringLiteral("database");
    case ErrorCode::NotMailed:
        return QStringLiteral("not_mailed");
    }
    return QStringLiteral("internal");
}

} // namespace ink
