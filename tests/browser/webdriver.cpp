#include "tests/browser/webdriver.h"

#include "tests/browser/marionette.h"
#include "tests/support/rawhttp.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QPointF>
#include <QProcess>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTest>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <csignal>
#include <unistd.h>
#endif

namespace ink::test {

namespace {

QString browserPath()
{
    const QString named = QStandardPaths::findExecutable(QStringLiteral("chromium"));
    return named.isEmpty() ? QStandardPaths::findExecutable(QStringLiteral("google-chrome")) : named;
}

/** Chromium without its window, which starts in a quarter of the time; empty = the whole browser. */
QString shellPath()
{
    if (qEnvironmentVariable("INKSTONE_BROWSER") == QStringLiteral("chromium")) return {};
    return QStandardPaths::findExecutable(QStringLiteral("chromium-headless-shell"));
}

QString driverPath()
{
    return QStandardPaths::findExecutable(QStringLiteral("chromedriver"));
}

} // namespace

bool WebDriver::isFirefox()
{
    return qEnvironmentVariable("INKSTONE_BROWSER") == QStringLiteral("firefox");
}

bool WebDriver::isInstalled()
{
    if (isFirefox()) return !Marionette::browserPath().isEmpty();
    return !browserPath().isEmpty() && !driverPath().isEmpty();
}

WebDriver::WebDriver() = default;

WebDriver::~WebDriver()
{
    if (m_firefox) return;
    if (!m_session.isEmpty()) call("DELETE", {});
    m_driver.terminate();
    if (m_driver.state() != QProcess::NotRunning && !m_driver.waitForFinished(5000)) {
        m_driver.kill();
        m_driver.waitForFinished(2000);
    }
    if (m_shell.state() == QProcess::NotRunning) return;
#ifdef Q_OS_UNIX
    ::kill(-static_cast<pid_t>(m_shell.processId()), SIGKILL);
#else
    m_shell.kill();
#endif
    m_shell.waitForFinished(5000);
}

bool WebDriver::startShell(const QStringList& flags)
{
    m_shell.setStandardOutputFile(QProcess::nullDevice());
#ifdef Q_OS_UNIX
    // The program in the path can be a script that starts the browser: they end together, as a group.
    m_shell.setChildProcessModifier([] { ::setpgid(0, 0); });
#endif
    m_shell.start(
        shellPath(),
        QStringList{QStringLiteral("--remote-debugging-port=0"), QStringLiteral("--enable-automation"),
                    QStringLiteral("--allow-pre-commit-input"),
                    QStringLiteral("--disable-background-timer-throttling"),
                    QStringLiteral("--disable-backgrounding-occluded-windows"),
                    QStringLiteral("--disable-hang-monitor"), QStringLiteral("--disable-popup-blocking"),
                    QStringLiteral("--disable-prompt-on-repost"), QStringLiteral("--password-store=basic"),
                    QStringLiteral("--test-type=webdriver")} +
            flags + QStringList{QStringLiteral("data:,")});
    // It writes where it listens into its profile: the port, then the path of the browser's own socket.
    const auto listens = [this] {
        QFile file(m_profile.filePath(QStringLiteral("DevToolsActivePort")));
        if (!file.open(QIODevice::ReadOnly)) return false;
        m_shellPort = file.readLine().trimmed().toUShort();
        return m_shellPort != 0 && !file.atEnd();
    };
    if (m_shell.waitForStarted(5000) && QTest::qWaitFor(listens, 30'000)) return true;
    m_error = QString::fromLocal8Bit(m_shell.readAllStandardError());
    return false;
}

bool WebDriver::startDriver()
{
    m_driver.setProcessChannelMode(QProcess::MergedChannels);
    constexpr int attempts = 5; // another test may take the port between its being found free and being used
    for (int attempt = 0; attempt < attempts; ++attempt) {
        QTcpServer free;
        free.listen(QHostAddress::LocalHost, 0);
        m_port = free.serverPort();
        free.close();
        m_driver.start(driverPath(),
                       {QStringLiteral("--port=%1").arg(m_port), QStringLiteral("--log-level=SEVERE")});
        const auto answers = [this] {
            if (m_driver.state() == QProcess::NotRunning) return true; // the port was taken
            RawClient client(m_port);
            return client.ask(get("/status")).status == 200;
        };
        const bool isDone = m_driver.waitForStarted(5000) && QTest::qWaitFor(answers, 30'000);
        if (isDone && m_driver.state() == QProcess::Running) {
            m_error.clear();
            return true;
        }
        m_error = QString::fromLocal8Bit(m_driver.readAll());
        m_driver.kill();
        m_driver.waitForFinished();
    }
    if (m_error.isEmpty()) m_error = QStringLiteral("The driver doesn't answer.");
    return false;
}

bool WebDriver::start(const QString& language)
{
    if (isFirefox()) {
        m_firefox = std::make_unique<Marionette>();
        const bool started = m_firefox->start(language);
        m_error = m_firefox->lastError();
        return started;
    }
    if (!startDriver()) return false;
    QStringList flags{QStringLiteral("--user-data-dir=") + m_profile.path(),
                      QStringLiteral("--lang=") + language, QStringLiteral("--accept-lang=") + language};
    for (const char* flag :
         {"--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
          "--disable-component-update", "--disable-sync", "--no-first-run", "--disable-dev-shm-usage",
          "--hide-scrollbars", "--force-device-scale-factor=1"})
        flags.append(QLatin1String(flag));
    QJsonObject options{
        {QStringLiteral("binary"), browserPath()},
        {QStringLiteral("args"), QJsonArray::fromStringList(flags)},
        {QStringLiteral("prefs"), QJsonObject{{QStringLiteral("intl.accept_languages"), language}}}};
    if (!shellPath().isEmpty()) {
        if (!startShell(flags)) return false;
        options = {{QStringLiteral("debuggerAddress"), QStringLiteral("127.0.0.1:%1").arg(m_shellPort)}};
    }
    const QJsonObject wanted{{QStringLiteral("browserName"), QStringLiteral("chrome")},
                             {QStringLiteral("goog:chromeOptions"), options},
                             {QStringLiteral("goog:loggingPrefs"),
                              QJsonObject{{QStringLiteral("browser"), QStringLiteral("ALL")}}}};
    const QJsonObject body{
        {QStringLiteral("capabilities"), QJsonObject{{QStringLiteral("alwaysMatch"), wanted}}}};
    RawClient client(m_port);
    client.send(post("/session", QJsonDocument(body).toJson(QJsonDocument::Compact),
                     "Content-Type: application/json\r\n"));
    const RawAnswer answer = client.receive(false, 30'000);
    const QJsonObject value =
        QJsonDocument::fromJson(answer.body).object().value(QLatin1String("value")).toObject();
    m_session = value.value(QLatin1String("sessionId")).toString();
    if (m_session.isEmpty()) m_error = QString::fromUtf8(answer.body);
    return !m_session.isEmpty();
}

QJsonValue WebDriver::call(const QByteArray& method, const QString& path, const QJsonObject& body)
{
    const QJsonValue value = ask(method, path, body);
    if (!m_error.isEmpty())
        qWarning("%s %s: %s", method.constData(), qPrintable(path), qPrintable(m_error.left(400)));
    return value;
}

QJsonValue WebDriver::ask(const QByteArray& method, const QString& path, const QJsonObject& body)
{
    if (m_firefox) {
        const QJsonValue value = m_firefox->call(method, path, body);
        m_error = m_firefox->lastError();
        return value;
    }
    const QByteArray target = "/session/" + m_session.toLatin1() + path.toLatin1();
    RawClient client(m_port);
    if (method == "POST")
        client.send(post(target, QJsonDocument(body).toJson(QJsonDocument::Compact),
                         "Content-Type: application/json\r\n"));
    else
        client.send(method + ' ' + target + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const RawAnswer answer = client.receive(false, 30'000);
    const QJsonValue value = QJsonDocument::fromJson(answer.body).object().value(QLatin1String("value"));
    const QJsonObject fault = value.toObject();
    m_error = answer.status == 200 ? QString()
                                   : fault.value(QLatin1String("error")).toString() + QStringLiteral(": ") +
                                         fault.value(QLatin1String("message")).toString();
    return value;
}

void WebDriver::open(const QString& url)
{
    call("POST", QStringLiteral("/url"), {{QStringLiteral("url"), url}});
}

void WebDriver::resize(int width, int height)
{
    if (m_firefox) return m_firefox->resize(width, height);
    devtools(QStringLiteral("Emulation.setDeviceMetricsOverride"), {{QStringLiteral("width"), width},
                                                                    {QStringLiteral("height"), height},
                                                                    {QStringLiteral("deviceScaleFactor"), 1},
                                                                    {QStringLiteral("mobile"), false}});
}

void WebDriver::setDark(bool dark)
{
    if (m_firefox) return m_firefox->setDark(dark);
    const QJsonObject feature{
        {QStringLiteral("name"), QStringLiteral("prefers-color-scheme")},
        {QStringLiteral("value"), dark ? QStringLiteral("dark") : QStringLiteral("light")}};
    devtools(QStringLiteral("Emulation.setEmulatedMedia"),
             {{QStringLiteral("features"), QJsonArray{feature}}});
}

QJsonObject WebDriver::devtools(const QString& command, const QJsonObject& parameters)
{
    return call("POST", QStringLiteral("/goog/cdp/execute"),
                {{QStringLiteral("cmd"), command}, {QStringLiteral("params"), parameters}})
        .toObject();
}

QJsonValue WebDriver::run(const QString& script, const QJsonArray& arguments)
{
    return call("POST", QStringLiteral("/execute/sync"),
                {{QStringLiteral("script"), script}, {QStringLiteral("args"), arguments}});
}

bool WebDriver::waitFor(const QString& expression, int milliseconds)
{
    return QTest::qWaitFor([&] { return run(QStringLiteral("return Boolean(%1)").arg(expression)).toBool(); },
                           milliseconds);
}

void WebDriver::act(const QString& css, const QString& what, const QJsonObject& body)
{
    static const QStringList passing{QStringLiteral("no such element"), QStringLiteral("stale element"),
                                     QStringLiteral("element not interactable"),
                                     QStringLiteral("element click intercepted")};
    const auto isDone = [&] {
        const QJsonObject found =
            ask("POST", QStringLiteral("/element"),
                {{QStringLiteral("using"), QStringLiteral("css selector")}, {QStringLiteral("value"), css}})
                .toObject();
        if (m_error.isEmpty() && !found.isEmpty())
            ask("POST", QStringLiteral("/element/%1/%2").arg(found.begin().value().toString(), what), body);
        return std::none_of(passing.begin(), passing.end(),
                            [this](const QString& fault) { return m_error.startsWith(fault); });
    };
    if (!QTest::qWaitFor(isDone, 10'000) || !m_error.isEmpty())
        qWarning("%s of %s: %s", qPrintable(what), qPrintable(css), qPrintable(m_error.left(400)));
}

void WebDriver::click(const QString& css)
{
    act(css, QStringLiteral("click"), {});
}

void WebDriver::type(const QString& css, const QString& text)
{
    act(css, QStringLiteral("value"), {{QStringLiteral("text"), text}});
}

void WebDriver::enterFrame(const QString& css)
{
    const auto isIn = [&] {
        const QJsonValue found =
            ask("POST", QStringLiteral("/element"),
                {{QStringLiteral("using"), QStringLiteral("css selector")}, {QStringLiteral("value"), css}});
        if (m_error.isEmpty()) ask("POST", QStringLiteral("/frame"), {{QStringLiteral("id"), found}});
        return m_error.isEmpty();
    };
    if (!QTest::qWaitFor(isIn, 10'000))
        qWarning("frame %s: %s", qPrintable(css), qPrintable(m_error.left(400)));
}

void WebDriver::leaveFrame()
{
    call("POST", QStringLiteral("/frame"), {{QStringLiteral("id"), QJsonValue()}});
}

void WebDriver::keys(const QString& text)
{
    QJsonArray actions;
    for (const QChar c : text) {
        actions.append(QJsonObject{{QStringLiteral("type"), QStringLiteral("keyDown")},
                                   {QStringLiteral("value"), QString(c)}});
        actions.append(QJsonObject{{QStringLiteral("type"), QStringLiteral("keyUp")},
                                   {QStringLiteral("value"), QString(c)}});
    }
    const QJsonObject source{{QStringLiteral("type"), QStringLiteral("key")},
                             {QStringLiteral("id"), QStringLiteral("k")},
                             {QStringLiteral("actions"), actions}};
    call("POST", QStringLiteral("/actions"), {{QStringLiteral("actions"), QJsonArray{source}}});
}

void WebDriver::draw(const QString& css, const QList<QPointF>& points)
{
    const QJsonObject box =
        run(QStringLiteral("const b=document.querySelector(arguments[0]).getBoundingClientRect();"
                           "return {x:b.x,y:b.y,w:b.width,h:b.height};"),
            {css})
            .toObject();
    QJsonArray actions;
    for (qsizetype i = 0; i < points.size(); ++i) {
        const double x = box.value(QLatin1String("x")).toDouble() +
                         points.at(i).x() * box.value(QLatin1String("w")).toDouble();
        const double y = box.value(QLatin1String("y")).toDouble() +
                         points.at(i).y() * box.value(QLatin1String("h")).toDouble();
        actions.append(QJsonObject{{QStringLiteral("type"), QStringLiteral("pointerMove")},
                                   {QStringLiteral("duration"), i == 0 ? 0 : 15},
                                   {QStringLiteral("x"), qRound(x)},
                                   {QStringLiteral("y"), qRound(y)}});
        if (i == 0)
            actions.append(QJsonObject{{QStringLiteral("type"), QStringLiteral("pointerDown")},
                                       {QStringLiteral("button"), 0}});
    }
    actions.append(
        QJsonObject{{QStringLiteral("type"), QStringLiteral("pointerUp")}, {QStringLiteral("button"), 0}});
    const QJsonObject source{
        {QStringLiteral("type"), QStringLiteral("pointer")},
        {QStringLiteral("id"), QStringLiteral("p")},
        {QStringLiteral("parameters"), QJsonObject{{QStringLiteral("pointerType"), QStringLiteral("mouse")}}},
        {QStringLiteral("actions"), actions}};
    call("POST", QStringLiteral("/actions"), {{QStringLiteral("actions"), QJsonArray{source}}});
}

QByteArray WebDriver::screenshot()
{
    return QByteArray::fromBase64(call("GET", QStringLiteral("/screenshot")).toString().toLatin1());
}

void WebDriver::clearCookies()
{
    call("DELETE", QStringLiteral("/cookie"));
}

QStringList WebDriver::complaints()
{
    if (m_firefox) return m_firefox->complaints();
    QStringList lines;
    const QJsonArray entries =
        call("POST", QStringLiteral("/se/log"), {{QStringLiteral("type"), QStringLiteral("browser")}})
            .toArray();
    for (const QJsonValue& each : entries)
        lines.append(each[QLatin1String("message")].toString());
    return lines;
}

} // namespace ink::test
