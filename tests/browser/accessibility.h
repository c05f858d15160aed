#pragma once

#include "tests/browser/webdriver.h"

#include <QFile>
#include <QTest>

namespace ink::test {

/** axe-core, which isn't part of this repository: INKSTONE_AXE=<path of axe.min.js>; empty without it. */
[[nodiscard]] inline const QString& axe()
{
    static const QString script = [] {
        const QString path = qEnvironmentVariable("INKSTONE_AXE");
        if (path.isEmpty()) return QString();
        QFile file(path);
        if (!file.exists()) qFatal("INKSTONE_AXE: there is no %s", qPrintable(path));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }();
    return script;
}

/** What axe-core finds wrong with the page as it is shown now. */
[[nodiscard]] inline QString axeFindings(WebDriver& browser)
{
    // What still fades in has other colours than what people read, and above a gradient axe-core decides
    // nothing: those of the page are the shadows where something scrolls.
    browser.run(
        axe() +
        QStringLiteral(
            "; window.axeResult = null; "
            "for (const each of document.getAnimations()) try { each.finish(); } catch { /* has no end */ } "
            "const plain = new CSSStyleSheet(); "
            "plain.replaceSync('*, ::before, ::after { background-image: none !important; transition: none "
            "!important; }'); "
            "const sheets = document.adoptedStyleSheets; document.adoptedStyleSheets = [...sheets, plain]; "
            "const words = (found) => found.map((each) => each.id + ': ' + each.nodes.map((node) => "
            "node.html.slice(0, 160) + ' ' + node.any.concat(node.all, node.none).map((check) => "
            "check.message).join(' ')).join(' | ')).join('; '); "
            "axe.run(document, { resultTypes: ['violations', 'incomplete'] }).then((found) => { "
            "window.axeUndecided = words(found.incomplete); window.axeResult = words(found.violations); }, "
            "(error) => { window.axeResult = String(error); })"
            ".finally(() => { document.adoptedStyleSheets = sheets; })"));
    if (!browser.waitFor(QStringLiteral("window.axeResult !== null"), 30'000))
        return QStringLiteral("axe-core didn't answer");
    return browser.run(QStringLiteral("return window.axeResult")).toString();
}

/** axe-core finds nothing wrong with this state of the page, in light and in dark colours; checks nothing
 * without axe-core. */
inline void checkAccessible(WebDriver& browser, const QString& state)
{
    if (axe().isEmpty()) return;
    const auto isMatched = [&browser](const char* query) {
        return browser.run(QStringLiteral("return matchMedia('(%1)').matches").arg(QLatin1String(query)))
            .toBool();
    };
    const auto check = [&](const QString& name) {
        const QString found = axeFindings(browser);
        if (qEnvironmentVariableIsSet("INKSTONE_AXE_STATES"))
            qInfo("axe-core: %s: %s; undecided: %s", qPrintable(name),
                  found.isEmpty() ? "nothing" : qPrintable(found),
                  qPrintable(browser.run(QStringLiteral("return window.axeUndecided")).toString()));
        QVERIFY2(found.isEmpty(), qPrintable(name + QStringLiteral(": ") + found));
    };
    const bool isDark = isMatched("prefers-color-scheme: dark");
    check(isDark ? state + QStringLiteral(" (dark)") : state);
    // Another scheme would take back the contrast that a test has set.
    if (isMatched("prefers-contrast: more") || isMatched("forced-colors: active")) return;
    browser.setDark(!isDark);
    check(isDark ? state : state + QStringLiteral(" (dark)"));
    browser.setDark(isDark);
}

} // namespace ink::test
