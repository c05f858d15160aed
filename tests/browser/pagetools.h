#pragma once

#include "tests/browser/webdriver.h"
#include "tests/support/servicefixture.h"

#include <QDir>
#include <QJsonObject>
#include <QTest>

namespace ink::test {

/** The signing link of a document's first recipient. */
[[nodiscard]] inline QString signingUrl(const ServiceFixture& service, const QJsonObject& document)
{
    return QStringLiteral("http://127.0.0.1:%1").arg(service.port) +
           QString::fromLatin1(ServiceFixture::signingPath(document));
}

/** The text of the element with this id. */
[[nodiscard]] inline QString textOf(WebDriver& browser, const char* id)
{
    return browser
        .run(QStringLiteral("return document.getElementById('%1').textContent").arg(QLatin1String(id)))
        .toString();
}

/** Takes a screenshot of the page; INKSTONE_SHOTS=<folder> saves it as <name>.png. */
inline void keep(WebDriver& browser, const char* name)
{
    const QByteArray picture = browser.screenshot();
    QVERIFY(picture.startsWith("\x89PNG"));
    if (!qEnvironmentVariableIsSet("INKSTONE_SHOTS")) return;
    QFile file(
        QDir(qEnvironmentVariable("INKSTONE_SHOTS")).filePath(QLatin1String(name) + QStringLiteral(".png")));
    if (file.open(QIODevice::WriteOnly)) file.write(picture);
}

} // namespace ink::test
