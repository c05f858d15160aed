#pragma once

#include "tests/browser/webdriver.h"

#include <QFile>
#include <QTest>

namespace ink::test {

/** axe-core, which isn't part of this repository: INKSTONE_AXE=<path of axe.min.js>; empty without it. */
[[nodiscard]] inline const QString& axe()
{
    static const QString script = [] {
        QFile file(qEnvironmentVariable("INKSTONE_AXE"));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }();
    return script;
}

/** axe-core finds nothing wrong with the page as it is shown now; checks nothing without axe-core. */
inline void checkAccessible(WebDriver& browser, const QString& state)
{
    if (axe().isEmpty()) return;
    // What still fades in has other colours than what people read.
    browser.run(
        axe() +
        QStringLiteral(
            "; window.axeResult = null; "
            "for (const each of document.getAnimations()) try { each.finish(); } catch { /* has no end */ } "
            "axe.run(document, { resultTypes: ['violations'] })"
            ".then((found) => { window.axeResult = found.violations.map((each) => each.id + ': ' "
            "+ each.nodes.map((node) => node.html.slice(0, 160) + ' ' + "
            "node.any.concat(node.all, node.none).map((check) => check.message).join(' ')).join(' | '))"
            ".join('; '); }, (error) => { window.axeResult = String(error); })"));
    QVERIFY2(browser.waitFor(QStringLiteral("window.axeResult !== null"), 30'000),
             qPrintable(state + QStringLiteral(": axe-core didn't answer")));
    const QString found = browser.run(QStringLiteral("return window.axeResult")).toString();
    if (qEnvironmentVariableIsSet("INKSTONE_AXE_STATES"))
        qInfo("axe-core: %s: %s", qPrintable(state), found.isEmpty() ? "nothing" : qPrintable(found));
    QVERIFY2(found.isEmpty(), qPrintable(state + QStringLiteral(": ") + found));
}

} // namespace ink::test
