#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTcpSocket>
#include <QTemporaryDir>

namespace ink::test {

/** A headless Firefox, controlled by its own protocol (Marionette): Debian has no geckodriver. */
class Marionette final
{
public:
    Marionette() = default;
    ~Marionette();
    Marionette(const Marionette&) = delete;
    Marionette& operator=(const Marionette&) = delete;

    [[nodiscard]] static QString browserPath();
    /** Starts the browser with a separate profile and opens a session. */
    [[nodiscard]] bool start(const QString& language);
    /** Sends a command of the WebDriver protocol; `path` is relative to the session. */
    QJsonValue call(const QByteArray& method, const QString& path, const QJsonObject& body);
    /** Sets the size of the page's viewport, even below the minimum size of a Firefox window. */
    void resize(int width, int height);
    void setDark(bool dark);
    /** Errors and warnings about the page since the last call. */
    [[nodiscard]] QStringList complaints();
    [[nodiscard]] const QString& lastError() const { return m_error; }

private:
    QJsonValue command(const QString& name, const QJsonObject& parameters = {});
    QByteArray receive();
    /** Runs a script with chrome privileges. */
    QJsonValue runInBrowser(const QString& script, const QJsonArray& arguments = {});

    QTemporaryDir m_profile;
    QProcess m_browser;
    QTcpSocket m_socket;
    QByteArray m_buffer;
    int m_lastId = 0;
    int m_answerTime = 30'000; ///< ms
    QString m_error;
};

} // namespace ink::test
