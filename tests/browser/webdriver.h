#pragma once

#include "tests/support/requirements.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QPointF>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>

namespace ink::test {

class Marionette;

/** A headless Chromium, controlled by the WebDriver protocol (W3C) of a separate chromedriver. Where it is
 * installed, Chromium's shell without a window is taken (chromium-headless-shell); with
 * INKSTONE_BROWSER=chromium it is the whole browser, with INKSTONE_BROWSER=firefox a headless Firefox. */
class WebDriver final
{
public:
    WebDriver();
    ~WebDriver();
    WebDriver(const WebDriver&) = delete;
    WebDriver& operator=(const WebDriver&) = delete;

    [[nodiscard]] static bool isFirefox();
    /** Returns whether the browser and its driver are installed. */
    [[nodiscard]] static bool isInstalled();
    /** Starts both; `language` is the browser's preferred language. */
    [[nodiscard]] bool start(const QString& language = QStringLiteral("en"));
    void open(const QString& url);
    void resize(int width, int height);
    /** Sets light or dark for prefers-color-scheme. */
    void setDark(bool dark);
    /** Sends a command of the DevTools protocol and returns its result; Chromium only. */
    QJsonObject devtools(const QString& command, const QJsonObject& parameters = {});
    /** Runs a function body in the page and returns its result. */
    QJsonValue run(const QString& script, const QJsonArray& arguments = {});
    /** WaitingFor until a JavaScript expression is true. */
    [[nodiscard]] bool waitFor(const QString& expression, int milliseconds = 20'000);
    /** Both wait until the element exists and can be reached, as for a user; the page may still scroll. */
    void click(const QString& css);
    void type(const QString& css, const QString& text);
    /** Goes into a frame, as soon as it exists: what is run and clicked from now on is in it. */
    void enterFrame(const QString& css);
    /** Goes back to the page that was opened. */
    void leaveFrame();
    /** Sends keys to the focused element. */
    void keys(const QString& text);
    /** A pointer drag over an element through points given as parts of its width and height. */
    void draw(const QString& css, const QList<QPointF>& points);
    [[nodiscard]] QByteArray screenshot();
    /** Removes the cookies of the website that is open. */
    void clearCookies();
    /** Messages of the page's console and of failed loads since the last call. */
    [[nodiscard]] QStringList complaints();
    [[nodiscard]] const QString& lastError() const { return m_error; }
    /** Where Chromium's shell listens; 0 = a whole browser was started. */
    [[nodiscard]] quint16 shellPort() const { return m_shellPort; }

private:
    /** Starts chromedriver on a port that is free. */
    [[nodiscard]] bool startDriver();
    /** Starts Chromium's shell, which chromedriver then joins: by itself it would start it without a page. */
    [[nodiscard]] bool startShell(const QStringList& flags);
    QJsonValue call(const QByteArray& method, const QString& path, const QJsonObject& body = {});
    /** The same without a warning. */
    QJsonValue ask(const QByteArray& method, const QString& path, const QJsonObject& body);
    /** Acts on an element once it can be reached. */
    void act(const QString& css, const QString& what, const QJsonObject& body);

    QTemporaryDir m_profile;
    QProcess m_driver;
    quint16 m_port = 0;
    QProcess m_shell;
    quint16 m_shellPort = 0;
    QString m_session;
    QString m_error;
    std::unique_ptr<Marionette> m_firefox; ///< null = Chromium
};

/** Requires the browser and its driver for the current test. */
[[nodiscard]] inline bool requireBrowser()
{
    return require(WebDriver::isInstalled(), "chromium or chromedriver");
}
/** Requires Chromium; `reason` says why Firefox won't do. */
[[nodiscard]] inline bool requireChromium(const char* reason)
{
    return requireBrowser() && runsHere(!WebDriver::isFirefox(), reason);
}

} // namespace ink::test
