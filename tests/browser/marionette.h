#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTcpSocket>
#include <QTemporaryDir>

namespace ink::test {

/** A headless Firefox, driven over its own protocol (Marionette): Debian has no geckodriver. */
class Marionette final
{
public:
    Marionette() = default;
    ~Marionette();
    Marionette(const Marionette&) = delete;
    Marionette& operator=(const Marionette&) = delete;

    [[nodiscard]] static QString browserPath();
    /** Starts the browser with a profile of its own and opens a session. */
    [[nodiscard]] bool start(const QString& language);
    /** Carries out a request of the WebDriver protocol, `path` being what follows the session. */
    QJsonValue call(const QByteArray& method, const QString& path, const QJsonObject& body);
    /** The size of the page's viewport, also below what a window of Firefox can have. */
    void resize(int width, int height);
    void setDark(bool dark);
    /** Errors and warnings about the page since the last call. */
    [[nodiscard]] QStringList complaints();
    [[nodiscard]] const QString& lastError() const { return m_error; }

private:
    QJsonValue command(const QString& name, const QJsonObject& parameters = {});
    QByteArray receive();
    /** Runs a script with the browser's own rights. */
    QJsonValue runInBrowser(const QString& script, const QJsonArray& arguments = {});

    QTemporaryDir m_profile;
    QProcess m_browser;
    QTcpSocket m_socket;
    QByteArray m_buffer;
    int m_lastId = 0;
    QString m_error;
};

} // namespace ink::test
