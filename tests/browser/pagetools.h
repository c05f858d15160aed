#pragma once

#include "tests/browser/accessibility.h"
#include "tests/browser/webdriver.h"
#include "tests/support/servicefixture.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace ink::test {

/** The signing link of a document's first recipient. */
[[nodiscard]] inline QString signingUrl(const ServiceFixture& service, const QJsonObject& document)
{
    return QStringLiteral("http://127.0.0.1:%1").arg(service.port) +
           QString::fromLatin1(ServiceFixture::signingPath(document));
}

/** Moves a document to the trash: its signing links end. */
[[nodiscard]] inline bool deleteDocument(const ServiceFixture& service, const QJsonObject& document)
{
    const QByteArray id = QByteArray::number(document.value(QLatin1String("id")).toInteger());
    return service.mine("DELETE", "/documents/array", R"({"ids":[)" + id + "]}").status == 200;
}

/** The text of the element with this id. */
[[nodiscard]] inline QString textOf(WebDriver& browser, const char* id)
{
    return browser
        .run(QStringLiteral("return document.getElementById('%1').textContent").arg(QLatin1String(id)))
        .toString();
}

/** Looks at a state of the page: its screenshot, which INKSTONE_SHOTS=<folder> saves as <name>.png, and with
 * INKSTONE_AXE what axe-core finds there. */
inline void keep(WebDriver& browser, const char* name)
{
    checkAccessible(browser, QString::fromUtf8(name));
    const QByteArray picture = browser.screenshot();
    QVERIFY(picture.startsWith("\x89PNG"));
    if (!qEnvironmentVariableIsSet("INKSTONE_SHOTS")) return;
    QFile file(
        QDir(qEnvironmentVariable("INKSTONE_SHOTS")).filePath(QLatin1String(name) + QStringLiteral(".png")));
    if (file.open(QIODevice::WriteOnly)) file.write(picture);
}

/** Taps the middle of an element once it is there and nothing covers it. */
inline void tap(WebDriver& browser, const QString& selector)
{
    const QString isThere =
        QStringLiteral(
            "((control) => { if (!control) return false; "
            "control.scrollIntoView({ block: 'nearest', behavior: 'instant' }); "
            "const { left, right, top, bottom } = control.getBoundingClientRect(); "
            "window.place = { x: (left + right) / 2, y: (top + bottom) / 2 }; "
            "const hit = document.elementFromPoint(place.x, place.y); "
            "return hit && (control.contains(hit) || hit.contains(control) && hit.tagName === 'LABEL'); "
            "})(document.querySelector('%1'))")
            .arg(selector);
    QVERIFY2(browser.waitFor(isThere), qPrintable(selector));
    const QJsonObject place = browser.run(QStringLiteral("return window.place")).toObject();
    const auto touch = [&browser](const QString& type, const QJsonArray& points) {
        browser.devtools(QStringLiteral("Input.dispatchTouchEvent"),
                         {{QStringLiteral("type"), type}, {QStringLiteral("touchPoints"), points}});
    };
    touch(QStringLiteral("touchStart"), {place});
    touch(QStringLiteral("touchEnd"), {});
    QVERIFY2(browser.lastError().isEmpty(), qPrintable(browser.lastError()));
}

/** The colours of the system instead of the page's (forced colours), or just more contrast; Chromium only. */
inline void setContrast(WebDriver& browser, bool isForced, bool isDark)
{
    const auto feature = [](const char* name, const char* value) {
        return QJsonObject{{QStringLiteral("name"), QLatin1String(name)},
                           {QStringLiteral("value"), QLatin1String(value)}};
    };
    browser.devtools(
        QStringLiteral("Emulation.setEmulatedMedia"),
        {{QStringLiteral("features"), QJsonArray{feature("prefers-color-scheme", isDark ? "dark" : "light"),
                                                 feature("prefers-contrast", "more"),
                                                 feature("forced-colors", isForced ? "active" : "none")}}});
}

} // namespace ink::test
