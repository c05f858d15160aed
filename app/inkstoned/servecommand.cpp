#include "app/inkstoned/servecommand.h"

#include "app/base/backgroundtask.h"
#include "app/base/stopsignal.h"
#include "app/inkstoned/servesettings.h"
#include "app/inkstoned/servicemanager.h"
#include "app/inkstoned/smssettings.h"
#include "app/pdf/text/fontcoverage.h"
#include "app/pdf/text/missingglyphs.h"
#include "app/service/host/certificateexpiry.h"
#include "app/service/host/servicehost.h"
#include "app/service/http/server/accesslog.h"
#include "app/service/http/server/tls.h"
#include "app/service/log/logsink.h"

#include <QGuiApplication>
#include <QTimer>

#include <atomic>
#include <cstdlib>
#include <future>
#include <thread>

namespace ink::inkstoned {

namespace {

using service::ServiceHost;
using service::log::Level;
using service::log::LogSink;

service::log::RequestLine lineOf(const service::http::AccessEntry& entry)
{
    service::log::RequestLine line;
    line.time = entry.time;
    line.method = entry.method;
    line.route = entry.route;
    line.status = entry.status;
    line.milliseconds = double(entry.duration.count()) / 1000;
    line.account = entry.account;
    line.key = entry.key;
    line.requestId = entry.requestId;
    line.receivedBytes = entry.receivedBytes;
    line.sentBytes = entry.sentBytes;
    return line;
}

/** Ends the process if `work` exceeds its timeout: the next process resumes the jobs. */
template <typename Work> void runWithTimeout(std::chrono::milliseconds time, LogSink& log, Work&& work)
{
    std::promise<void> ended;
    std::thread guard([&log, time, future = ended.get_future()] {
        if (future.wait_for(time) == std::future_status::ready) return;
        log.write(Level::Error,
                  QStringLiteral("Stopping took too long; what is under way is resumed by the next "
                                 "start."));
        std::_Exit(exitFailed);
    });
    work();
    ended.set_value();
    guard.join();
}

int serve(const ServeSettings& settings, LogSink& log, const Clock& clock)
{
    const StopSignal stop(StopSignal::Hangup::Reported);
    QObject::connect(&stop, &StopSignal::stopped, qApp, &QCoreApplication::quit);
    QObject::connect(&stop, &StopSignal::hangupReceived, qApp, [&log] {
        if (const auto again = log.reopen(); !again) log.write(Level::Error, again.error().detail.english());
    });
    auto host = ServiceHost::start(settings.host, clock);
    if (!host) {
        const Error& error = host.error();
        log.write(Level::Error, error.detail.isEmpty() ? errorCodeName(error.code) : error.detail.english());
        if (!settings.log.file.isEmpty())
            return reportFailure(error); // also in the service manager's journal
        return exitFailed;
    }
    if (!pdf::hasAnyFont())
        log.write(Level::Warning,
                  QStringLiteral("No font was found: text in documents will appear as boxes. Install "
                                 "a font such as DejaVu Sans."));
    // Indexes the fonts in the background, so that no request waits for that.
    std::atomic_bool isEnding = false;
    QFuture<void> fonts = runInBackground(
        qApp,
        [&isEnding] {
            pdf::indexFonts(&isEnding);
            return true;
        },
        [](bool) {});
    log.write(Level::Info, QStringLiteral("inkstoned " INKSTONE_VERSION " is ready"));
    printLine(QStringLiteral("listening on ") + (*host)->listenUrl());
    notifyManager("READY=1");
    QTimer watchdog;
    QObject::connect(&watchdog, &QTimer::timeout, qApp, [] { notifyManager("WATCHDOG=1"); });
    if (const auto pause = watchdogInterval()) watchdog.start(*pause);

    const int code = QCoreApplication::exec();
    isEnding = true;
    notifyManager("STOPPING=1");
    log.write(Level::Info, QStringLiteral("Stopping: what runs may end"));
    constexpr std::chrono::seconds toClose{5};
    runWithTimeout(settings.stopTimeout + toClose, log, [&] {
        (*host)->stop(settings.stopTimeout);
        host->reset();
        fonts.waitForFinished();
    });
    log.write(Level::Info, QStringLiteral("Stopped"));
    return code;
}

/** Checks the certificates: an expired one is an error, one that expires soon a warning. */
Result<void> checkCertificates(const ServiceHost::Options& options)
{
    if (!options.tlsCertFile.isEmpty())
        INK_TRY(service::http::TlsContext::open(options.tlsCertFile, options.tlsKeyFile));
    const Timestamp now = SystemClock().now();
    const auto terms = service::certificateExpiries(
        options.tlsCertFile, options.sealKey ? options.sealKey->certificatePem() : QByteArray());
    for (const service::CertificateExpiry& term : terms) {
        const QString words = term.warning(now);
        if (words.isEmpty()) continue;
        if (term.end <= now) return fail(ErrorCode::Validation, Message::literal(words));
        printErrorLine(words);
    }
    return {};
}

} // namespace

int runServe(const CommandLine& line, int& argc, char** argv)
{
    const auto usage = [](const Error& error) {
        printErrorLine(error.detail.english() + QStringLiteral("; see inkstoned --help"));
        return exitUsage;
    };
    const auto whole = withConfigFile(line);
    if (!whole) return usage(whole.error());
    auto settings = serveSettings(*whole);
    if (!settings) return usage(settings.error());
    if (line.has("check-config")) {
        if (const auto good = checkCertificates(settings->host); !good) return reportFailure(good.error());
        printLine(QStringLiteral("The options are good."));
        return exitSuccess;
    }
    if (settings->host.sms && !line.value("test-sms").isEmpty()) return runSmsTest(line, settings->host);
    const SystemClock clock;
    const auto log = LogSink::open(settings->log, clock);
    if (!log) return reportFailure(log.error());
    settings->host.accessLog = [&sink = **log](const service::http::AccessEntry& entry) {
        sink.write(lineOf(entry));
    };
    const QGuiApplication application(argc, argv); // pages are painted and need fonts
    return serve(*settings, **log, clock);
}

} // namespace ink::inkstoned
