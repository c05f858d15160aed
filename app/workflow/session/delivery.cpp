#include "app/workflow/session/delivery.h"

#include "app/settings/settings.h"

#include <algorithm>
#include <array>

namespace ink::workflow {

namespace {

namespace options = settings::options;
using Security = MailAccount::Security;
using ReachKind = LinkReach::Kind;

QString nameOf(Security security)
{
    switch (security) {
    case Security::Tls:
        return QStringLiteral("tls");
    case Security::StartTls:
        return QStringLiteral("starttls");
    case Security::None:
        break;
    }
    return QStringLiteral("none");
}

Security securityNamed(const QString& name)
{
    for (const Security security : {Security::StartTls, Security::None})
        if (name == nameOf(security)) return security;
    return Security::Tls;
}

QString nameOf(ReachKind kind)
{
    switch (kind) {
    case ReachKind::Computer:
        return QStringLiteral("computer");
    case ReachKind::Network:
        return QStringLiteral("network");
    case ReachKind::Address:
        break;
    }
    return QStringLiteral("address");
}

ReachKind kindNamed(const QString& name)
{
    for (const ReachKind kind : {ReachKind::Network, ReachKind::Address})
        if (name == nameOf(kind)) return kind;
    return ReachKind::Computer;
}

struct Provider
{
    const char* domain;
    const char* server;
    Security security;
    const char* mailbox; ///< IMAP over TLS
};
/** From the providers' help pages. */
constexpr std::array<Provider, 17> providers{
    {{"gmail.com", "smtp.gmail.com", Security::Tls, "imap.gmail.com"},
     {"googlemail.com", "smtp.gmail.com", Security::Tls, "imap.gmail.com"},
     {"outlook.com", "smtp-mail.outlook.com", Security::StartTls, "outlook.office365.com"},
     {"hotmail.com", "smtp-mail.outlook.com", Security::StartTls, "outlook.office365.com"},
     {"live.com", "smtp-mail.outlook.com", Security::StartTls, "outlook.office365.com"},
     {"icloud.com", "smtp.mail.me.com", Security::StartTls, "imap.mail.me.com"},
     {"me.com", "smtp.mail.me.com", Security::StartTls, "imap.mail.me.com"},
     {"yahoo.com", "smtp.mail.yahoo.com", Security::Tls, "imap.mail.yahoo.com"},
     {"gmx.de", "mail.gmx.net", Security::Tls, "imap.gmx.net"},
     {"gmx.net", "mail.gmx.net", Security::Tls, "imap.gmx.net"},
     {"gmx.com", "mail.gmx.com", Security::Tls, "imap.gmx.com"},
     {"web.de", "smtp.web.de", Security::Tls, "imap.web.de"},
     {"t-online.de", "securesmtp.t-online.de", Security::Tls, "secureimap.t-online.de"},
     {"fastmail.com", "smtp.fastmail.com", Security::Tls, "imap.fastmail.com"},
     {"posteo.de", "posteo.de", Security::Tls, "posteo.de"},
     {"orange.fr", "smtp.orange.fr", Security::Tls, "imap.orange.fr"},
     {"zoho.com", "smtp.zoho.com", Security::Tls, "imap.zoho.com"}}};

/** A host in URL form, with brackets for an IPv6 address. */
QString inUrl(const QString& host)
{
    return host.contains(QLatin1Char(':')) && !host.startsWith(QLatin1Char('['))
               ? QLatin1Char('[') + host + QLatin1Char(']')
               : host;
}

} // namespace

MailAccount loadMailAccount(const settings::Settings& settings)
{
    return {settings.value(options::mailServer),
            settings.value(options::mailPort),
            securityNamed(settings.value(options::mailSecurity)),
            settings.value(options::mailUser),
            settings.value(options::mailFrom),
            settings.value(options::mailboxServer),
            settings.value(options::mailboxPort),
            securityNamed(settings.value(options::mailboxSecurity))};
}

void saveMailAccount(settings::Settings& settings, const MailAccount& account)
{
    settings.set(options::mailServer, account.server);
    settings.set(options::mailPort, account.port);
    settings.set(options::mailSecurity, nameOf(account.security));
    settings.set(options::mailUser, account.user);
    settings.set(options::mailFrom, account.from);
    settings.set(options::mailboxServer, account.mailboxServer);
    settings.set(options::mailboxPort, account.mailboxPort);
    settings.set(options::mailboxSecurity, nameOf(account.mailboxSecurity));
}

MailAccount suggestMailAccount(const QString& address)
{
    const QString domain = address.section(QLatin1Char('@'), -1).trimmed().toLower();
    MailAccount account;
    account.user = address.trimmed();
    const auto known = std::find_if(providers.begin(), providers.end(), [&domain](const Provider& provider) {
        return domain == QLatin1StringView(provider.domain);
    });
    if (known != providers.end()) {
        account.server = QString::fromLatin1(known->server);
        account.security = known->security;
        account.mailboxServer = QString::fromLatin1(known->mailbox);
    } else if (!domain.isEmpty()) {
        account.server = QStringLiteral("smtp.") + domain;
    }
    return account;
}

QString LinkReach::publicUrl() const
{
    switch (kind) {
    case ReachKind::Computer:
        break;
    case ReachKind::Network:
        return host.isEmpty() ? QString() : QStringLiteral("http://%1:%2").arg(inUrl(host)).arg(port);
    case ReachKind::Address:
        return url;
    }
    return {};
}

LinkReach loadLinkReach(const settings::Settings& settings)
{
    LinkReach reach{kindNamed(settings.value(options::linkReach)), settings.value(options::linkHost),
                    settings.value(options::linkUrl), settings.value(options::linkPort),
                    settings.value(options::linkBehindProxy)};
    reach.port = std::clamp(reach.port, 1, 65535);
    return reach;
}

void saveLinkReach(settings::Settings& settings, const LinkReach& reach)
{
    settings.set(options::linkReach, nameOf(reach.kind));
    settings.set(options::linkHost, reach.host);
    settings.set(options::linkUrl, reach.url);
    settings.set(options::linkPort, reach.port);
    settings.set(options::linkBehindProxy, reach.isBehindProxy);
}

} // namespace ink::workflow

#include "moc_delivery.cpp"
