#include "app/service/mail/mailoptions.h"

#include "app/service/mail/reasons.h"

#include <QUrl>

namespace ink::service::mail {

namespace {

bool isThisComputer(const QString& host)
{
    return host == QLatin1StringView("localhost") || host == QLatin1StringView("127.0.0.1") ||
           host == QLatin1StringView("::1");
}

std::optional<Security> securityFrom(const QString& word)
{
    if (word == QLatin1StringView("none")) return Security::None;
    if (word == QLatin1StringView("starttls")) return Security::StartTls;
    if (word == QLatin1StringView("tls")) return Security::Tls;
    return std::nullopt;
}

} // namespace

Result<MailOptions> mailOptionsFrom(const QString& url, const QString& from, const QString& security)
{
    const QUrl address(url, QUrl::StrictMode);
    const bool tls = address.scheme() == QLatin1StringView("smtps");
    if ((!tls && address.scheme() != QLatin1StringView("smtp")) || address.host().isEmpty() ||
        (!address.path().isEmpty() && address.path() != QLatin1StringView("/")) || address.hasQuery())
        return fail(ErrorCode::Validation, reasons::mailServerAddressInvalid());
    if (!address.password().isEmpty()) return fail(ErrorCode::Validation, reasons::passwordInMailAddress());
    MailOptions options;
    options.host = address.host(QUrl::FullyEncoded);
    if (options.host.startsWith(QLatin1Char('[')))
        options.host = options.host.mid(1, options.host.size() - 2);
    options.port = static_cast<quint16>(address.port(0));
    options.user = address.userName(QUrl::FullyDecoded);
    const bool local = isThisComputer(options.host);
    options.security = tls ? Security::Tls : local ? Security::None : Security::StartTls;
    if (!security.isEmpty()) {
        const auto asked = securityFrom(security);
        if (!asked || (tls && *asked != Security::Tls))
            return fail(ErrorCode::Validation, reasons::mailSecurityUnknown());
        options.security = *asked;
    }
    INK_ASSIGN(sender, addressFrom(from));
    options.from = std::move(sender);
    return options;
}

Result<void> checkMailOptions(const MailOptions& options)
{
    if (options.host.isEmpty() || options.host != oneLine(options.host) ||
        options.host.contains(QLatin1Char('/')))
        return fail(ErrorCode::Validation, reasons::mailServerNeedsHost());
    INK_TRY(mailboxFrom(options.from.email));
    if (!options.user.isEmpty() && options.security == Security::None && !options.allowPlainLogin)
        return fail(ErrorCode::Validation, reasons::mailPasswordNeedsTls());
    if (!options.user.isEmpty() && options.password.isEmpty())
        return fail(ErrorCode::Validation, reasons::mailUserNeedsPassword());
    return {};
}

} // namespace ink::service::mail
