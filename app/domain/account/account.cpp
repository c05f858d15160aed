#include "app/domain/account/account.h"

namespace ink::domain {

QString settingCode(OnReject value)
{
    switch (value) {
    case OnReject::Stop:
        return QStringLiteral("stop");
    case OnReject::Continue:
        return QStringLiteral("continue");
    }
    return {};
}

std::optional<OnReject> onRejectFromCode(const QString& code)
{
    for (const OnReject value : {OnReject::Stop, OnReject::Continue})
        if (code == settingCode(value)) return value;
    return std::nullopt;
}

QString settingCode(CompletionMail value)
{
    switch (value) {
    case CompletionMail::Attachment:
        return QStringLiteral("attachment");
    case CompletionMail::Link:
        return QStringLiteral("link");
    case CompletionMail::None:
        return QStringLiteral("none");
    }
    return {};
}

std::optional<CompletionMail> completionMailFromCode(const QString& code)
{
    for (const CompletionMail value :
         {CompletionMail::Attachment, CompletionMail::Link, CompletionMail::None})
        if (code == settingCode(value)) return value;
    return std::nullopt;
}

} // namespace ink::domain
