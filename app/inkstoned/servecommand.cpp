#include "app/inkstoned/commandline.h"
#include "app/inkstoned/stopsignal.h"
#include "app/service/host/servicehost.h"

#include <QCoreApplication>
#include <QUrl>

namespace ink::inkstoned {

namespace {

struct Listen
{
    QString host;
    quint16 port = 0;
};

/** `HOST:PORT`, `[::1]:PORT`. */
std::optional<Listen> listenFrom(const QString& text)
{
    const qsizetype colon = text.lastIndexOf(QLatin1Char(':'));
    if (colon < 1) return std::nullopt;
    Listen listen;
    listen.host = text.left(colon);
    if (listen.host.startsWith(QLatin1Char('[')) && listen.host.endsWith(QLatin1Char(']')))
        listen.host = listen.host.mid(1, listen.host.size() - 2);
    else if (listen.host.contains(QLatin1Char(':')))
        return std::nullopt;
    bool ok = false;
    listen.port = text.mid(colon + 1).toUShort(&ok);
    return ok && !listen.host.isEmpty() ? std::optional(listen) : std::nullopt;
}

Secret passphrase()
{
    Secret secret(qgetenv("INKSTONE_KEY_PASSPHRASE"));
    qunsetenv("INKSTONE_KEY_PASSPHRASE");
    return secret;
}

} // namespace

int runServe(const CommandLine& line)
{
    const QString data = line.value(QStringLiteral("data"));
    const auto listen = listenFrom(line.value(QStringLiteral("listen"), QStringLiteral("127.0.0.1:8021")));
    const QString publicUrl = line.value(QStringLiteral("public-url"));
    if (data.isEmpty() || !listen ||
        (!publicUrl.isEmpty() && QUrl(publicUrl, QUrl::StrictMode).host().isEmpty())) {
        complain(data.isEmpty() ? QStringLiteral("--data is needed; see inkstoned --help")
                 : !listen      ? QStringLiteral("--listen takes HOST:PORT")
                                : QStringLiteral("--public-url takes a whole http or https address"));
        return exitUsage;
    }
    service::ServiceHost::Options options;
    options.dataFolder = data;
    options.host = listen->host;
    options.port = listen->port;
    options.keyPassphrase = passphrase();
    options.allowLoopbackCallbacks = line.has(QStringLiteral("allow-loopback-callbacks"));
    options.publicUrl = publicUrl;
    options.rateLimit = !line.has(QStringLiteral("no-rate-limit"));

    const StopSignal stop;
    QObject::connect(&stop, &StopSignal::stopped, qApp, &QCoreApplication::quit);
    const SystemClock clock;
    auto host = service::ServiceHost::start(options, clock);
    if (!host) {
        complain(host.error().detail.isEmpty() ? errorCodeName(host.error().code) : host.error().detail);
        return exitFailed;
    }
    say(QStringLiteral("listening on ") + (*host)->baseUrl());
    const int code = QCoreApplication::exec();
    host->reset(); // running requests and jobs end first
    return code;
}

} // namespace ink::inkstoned
