#include "tests/browser/marionette.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QTest>

#include <utility>

namespace ink::test {

namespace {
constexpr int startTime = 300'000; // ms; for busy machines. Ends early if the browser exits

QString settingsOf(const QString& language)
{
    return QStringLiteral("user_pref(\"marionette.port\", 0);\n"
                          "user_pref(\"intl.accept_languages\", \"%1\");\n"
                          "user_pref(\"app.update.disabledForTesting\", true);\n"
                          "user_pref(\"browser.shell.checkDefaultBrowser\", false);\n"
                          "user_pref(\"browser.startup.page\", 0);\n"
                          "user_pref(\"browser.tabs.warnOnClose\", false);\n"
                          "user_pref(\"datareporting.policy.dataSubmissionEnabled\", false);\n"
                          "user_pref(\"network.captive-portal-service.enabled\", false);\n"
                          "user_pref(\"network.connectivity-service.enabled\", false);\n"
                          "user_pref(\"ui.systemUsesDarkTheme\", 0);\n"
                          "user_pref(\"layout.css.prefers-color-scheme.content-override\", 1);\n"
                          "user_pref(\"layout.css.devPixelsPerPx\", \"1.0\");\n")
        .arg(language);
}
} // namespace

QString Marionette::browserPath()
{
    const QString named = QStandardPaths::findExecutable(QStringLiteral("firefox-esr"));
    return named.isEmpty() ? QStandardPaths::findExecutable(QStringLiteral("firefox")) : named;
}

Marionette::~Marionette()
{
    if (m_browser.state() == QProcess::NotRunning) return;
    if (m_socket.state() == QAbstractSocket::ConnectedState)
        command(QStringLiteral("Marionette:Quit"),
                {{QStringLiteral("flags"), QJsonArray{QStringLiteral("eForceQuit")}}});
    if (m_browser.waitForFinished(10'000)) return;
    m_browser.kill();
    m_browser.waitForFinished(2000);
}

bool Marionette::start(const QString& language)
{
    QFile settings(m_profile.filePath(QStringLiteral("user.js")));
    if (!settings.open(QIODevice::WriteOnly)) return false;
    settings.write(settingsOf(language).toUtf8());
    settings.close();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), m_profile.path());
    environment.insert(QStringLiteral("MOZ_CRASHREPORTER_DISABLE"), QStringLiteral("1"));
    m_browser.setProcessEnvironment(environment);
    m_browser.setStandardOutputFile(QProcess::nullDevice());
    m_browser.setStandardErrorFile(QProcess::nullDevice());
    m_browser.start(browserPath(),
                    {QStringLiteral("--headless"), QStringLiteral("--no-remote"),
                     QStringLiteral("--marionette"), QStringLiteral("--remote-allow-system-access"),
                     QStringLiteral("--width=1400"), QStringLiteral("--height=1100"),
                     QStringLiteral("--profile"), m_profile.path()});
    if (!m_browser.waitForStarted(5000)) return false;
    quint16 port = 0;
    const auto listens = [&] {
        QFile file(m_profile.filePath(QStringLiteral("MarionetteActivePort")));
        if (!file.open(QIODevice::ReadOnly)) return false;
        port = file.readAll().trimmed().toUShort();
        return port != 0;
    };
    const auto listensOrEnds = [&] { return listens() || m_browser.state() == QProcess::NotRunning; };
    if (!QTest::qWaitFor(listensOrEnds, startTime) || port == 0) {
        m_error = m_browser.state() == QProcess::NotRunning
                      ? QStringLiteral("Firefox has ended with code %1").arg(m_browser.exitCode())
                      : QStringLiteral("Firefox does not listen");
        return false;
    }
    m_socket.connectToHost(QHostAddress::LocalHost, port);
    if (!m_socket.waitForConnected(5000)) return false;
    // Firefox listens before its window exists.
    const auto sendsOrEnds = [&] {
        return m_socket.bytesAvailable() > 0 || m_browser.state() == QProcess::NotRunning;
    };
    if (!QTest::qWaitFor(sendsOrEnds, startTime) || receive().isEmpty()) { // the server's hello
        m_error = QStringLiteral("Firefox sends no greeting");
        return false;
    }
    const QJsonObject wanted{{QStringLiteral("acceptInsecureCerts"), true},
                             {QStringLiteral("unhandledPromptBehavior"), QStringLiteral("accept")}};
    const int answerTime =
        std::exchange(m_answerTime, startTime); // the answer comes when the first window is ready
    command(QStringLiteral("WebDriver:NewSession"),
            {{QStringLiteral("capabilities"), QJsonObject{{QStringLiteral("alwaysMatch"), wanted}}}});
    m_answerTime = answerTime;
    return m_error.isEmpty();
}

QByteArray Marionette::receive()
{
    // "<bytes>:<json>"
    qsizetype colon = -1;
    m_buffer += m_socket.readAll(); // waitForReadyRead() doesn't return for what is there already
    while ((colon = m_buffer.indexOf(':')) < 0 ||
           m_buffer.size() < colon + 1 + m_buffer.left(colon).toLongLong()) {
        if (!m_socket.waitForReadyRead(m_answerTime)) return {};
        m_buffer += m_socket.readAll();
    }
    const qsizetype length = m_buffer.left(colon).toLongLong();
    const QByteArray message = m_buffer.mid(colon + 1, length);
    m_buffer.remove(0, colon + 1 + length);
    return message;
}

QJsonValue Marionette::command(const QString& name, const QJsonObject& parameters)
{
    const int id = ++m_lastId;
    const QByteArray message =
        QJsonDocument(QJsonArray{0, id, name, parameters}).toJson(QJsonDocument::Compact);
    m_socket.write(QByteArray::number(message.size()) + ':' + message);
    QJsonArray answer;
    do { // skips late responses to earlier commands
        const QByteArray bytes = receive();
        if (bytes.isEmpty()) {
            m_error = QStringLiteral("no answer to ") + name;
            return {};
        }
        answer = QJsonDocument::fromJson(bytes).array();
    } while (answer.at(1).toInt() != id);
    const QJsonObject fault = answer.at(2).toObject();
    m_error = fault.isEmpty() ? QString()
                              : fault.value(QLatin1String("error")).toString() + QStringLiteral(": ") +
                                    fault.value(QLatin1String("message")).toString();
    const QJsonValue result = answer.at(3);
    return result.isObject() && result.toObject().contains(QLatin1String("value"))
               ? result.toObject().value(QLatin1String("value"))
               : result;
}

QJsonValue Marionette::call(const QByteArray&, const QString& path, const QJsonObject& body)
{
    const QStringList parts = path.split(QLatin1Char('/'), Qt::SkipEmptyParts);
    QJsonObject parameters = body;
    QString name;
    if (path == QStringLiteral("/url")) name = QStringLiteral("WebDriver:Navigate");
    if (path == QStringLiteral("/execute/sync")) name = QStringLiteral("WebDriver:ExecuteScript");
    if (path == QStringLiteral("/element")) name = QStringLiteral("WebDriver:FindElement");
    if (path == QStringLiteral("/actions")) name = QStringLiteral("WebDriver:PerformActions");
    if (path == QStringLiteral("/cookie")) name = QStringLiteral("WebDriver:DeleteAllCookies");
    if (path == QStringLiteral("/frame")) {
        name = QStringLiteral("WebDriver:SwitchToFrame");
        const QJsonObject frame = parameters.take(QStringLiteral("id")).toObject();
        if (!frame.isEmpty()) parameters.insert(QStringLiteral("element"), frame.begin().value());
    }
    if (path == QStringLiteral("/screenshot")) {
        name = QStringLiteral("WebDriver:TakeScreenshot");
        parameters.insert(QStringLiteral("full"), false);
    }
    if (parts.size() == 3) { // of an element
        parameters.insert(QStringLiteral("id"), parts.at(1));
        name = parts.at(2) == QStringLiteral("click") ? QStringLiteral("WebDriver:ElementClick")
                                                      : QStringLiteral("WebDriver:ElementSendKeys");
    }
    return command(name, parameters);
}

QJsonValue Marionette::runInBrowser(const QString& script, const QJsonArray& arguments)
{
    command(QStringLiteral("Marionette:SetContext"), {{QStringLiteral("value"), QStringLiteral("chrome")}});
    const QJsonValue value =
        command(QStringLiteral("WebDriver:ExecuteScript"),
                {{QStringLiteral("script"), script}, {QStringLiteral("args"), arguments}});
    const QString error = m_error;
    command(QStringLiteral("Marionette:SetContext"), {{QStringLiteral("value"), QStringLiteral("content")}});
    m_error = error;
    if (!error.isEmpty()) qWarning("%s", qPrintable(error.left(400)));
    return value;
}

void Marionette::resize(int width, int height)
{
    runInBrowser(QStringLiteral("const [width, height] = arguments;"
                                "const browser = gBrowser.selectedBrowser;"
                                "window.resizeTo(Math.max(width + 20, 600), height + 200);"
                                "for (const [side, size] of [['width', width], ['height', height]]) {"
                                "  browser.style.setProperty('min-' + side, size + 'px');"
                                "  browser.style.setProperty('max-' + side, size + 'px'); }"),
                 {width, height});
    const auto fits = [&] {
        const QJsonArray size =
            call("POST", QStringLiteral("/execute/sync"),
                 {{QStringLiteral("script"), QStringLiteral("return [innerWidth, innerHeight]")},
                  {QStringLiteral("args"), QJsonArray()}})
                .toArray();
        return size.at(0).toInt() == width && size.at(1).toInt() == height;
    };
    if (!QTest::qWaitFor(fits, 5000)) qWarning("the viewport of Firefox is not %d x %d", width, height);
}

void Marionette::setDark(bool dark)
{
    runInBrowser(QStringLiteral("gBrowser.selectedBrowser.browsingContext.top.prefersColorSchemeOverride = "
                                "arguments[0] ? 'dark' : 'light'"),
                 {dark});
}

QStringList Marionette::complaints()
{
    QStringList lines;
    const QJsonArray found =
        runInBrowser(
            QStringLiteral("const found = [];"
                           "for (const each of Services.console.getMessageArray()) {"
                           "  if (!(each instanceof Ci.nsIScriptError)) continue;"
                           "  if (!/^http:/.test(each.sourceName)) continue;"
                           "  found.push(each.category + ': ' + each.errorMessage + ' ' + each.sourceName +"
                           "             ':' + each.lineNumber); }"
                           "Services.console.reset(); return found;"))
            .toArray();
    // Harmless: a page with unsaved changes asks before it is left.
    const QString aborted = QStringLiteral("transaction that was not yet complete has been aborted");
    for (const QJsonValue& each : found)
        if (!each.toString().contains(aborted)) lines.append(each.toString());
    return lines;
}

} // namespace ink::test
