#pragma once

#include "tests/browser/pagetools.h"

namespace ink::test {

/** A test of the signing page: a service, its documents, and what tests do with the page of one. */
class BrowserTest : public QObject
{
    Q_OBJECT

protected:
    [[nodiscard]] QJsonObject created(const QJsonObject& wanted) const { return m_service.created(wanted); }
    /** The usual document of one signer, whose invitation has these values. */
    [[nodiscard]] static QJsonObject documentFor(const QJsonObject& person,
                                                 const QString& title = QStringLiteral("Lease 14B"))
    {
        QJsonObject wanted = ServiceFixture::document(52, title);
        QJsonObject first = wanted.value(QLatin1String("invitations"))[0].toObject();
        for (auto each = person.begin(); each != person.end(); ++each)
            first.insert(each.key(), each.value());
        wanted.insert(QStringLiteral("invitations"), QJsonArray{first});
        return wanted;
    }
    /** The same document in which only signatures are required. */
    [[nodiscard]] static QJsonObject withOptionalFields(QJsonObject wanted)
    {
        QJsonArray tags;
        for (const QJsonValue& each : wanted.value(QLatin1String("tags")).toArray()) {
            QJsonObject tag = each.toObject();
            tag.insert(QStringLiteral("isMandatory"), tag.value(QLatin1String("type")).toInt() == 250);
            tags.append(tag);
        }
        wanted.insert(QStringLiteral("tags"), tags);
        return wanted;
    }
    [[nodiscard]] static qint64 idOf(const QJsonObject& document, QAnyStringView name)
    {
        for (const QJsonValue& each : document.value(QLatin1String("tags")).toArray())
            if (each[QLatin1String("name")].toString() == name) return each[QLatin1String("id")].toInteger();
        QTest::qFail(qPrintable(QStringLiteral("There is no tag named ") + name.toString()), __FILE__,
                     __LINE__);
        return 0;
    }
    /** A selector for the field of a tag. */
    [[nodiscard]] static QString css(const QJsonObject& document, QAnyStringView name)
    {
        return QStringLiteral("#tag-%1").arg(idOf(document, name));
    }
    [[nodiscard]] QJsonObject now(const QJsonObject& document) const { return m_service.now(document); }
    /** The signer's values as the service has stored them. */
    [[nodiscard]] QJsonObject view(const QJsonObject& document) const
    {
        return ServiceFixture::json(m_service.call("GET", ServiceFixture::signingPath(document) + "/values"));
    }
    /** The text in `view` of the tag with this name. */
    [[nodiscard]] QString stored(const QJsonObject& document, QAnyStringView name) const
    {
        for (const QJsonValue& each : view(document).value(QLatin1String("tags")).toArray())
            if (each[QLatin1String("name")].toString() == name) return each[QLatin1String("text")].toString();
        return {};
    }
    /** WaitingFor for the first page of a document. */
    [[nodiscard]] static bool isReady(WebDriver& browser)
    {
        return browser.waitFor(QStringLiteral("document.querySelector('.page img')?.naturalWidth > 0"));
    }
    /** Opens a document and waits for its first page. */
    [[nodiscard]] bool show(WebDriver& browser, const QJsonObject& document) const
    {
        browser.open(signingUrl(m_service, document));
        return isReady(browser);
    }
    /** Opens a document and waits for its fields. */
    static void openDocument(WebDriver& browser, const QString& url)
    {
        browser.open(url);
        QVERIFY(browser.waitFor(
            QStringLiteral("!document.getElementById('bar').hidden && document.querySelector('.field')")));
    }
    [[nodiscard]] static bool fitsWindow(WebDriver& browser)
    {
        return browser.run(QStringLiteral("return document.documentElement.scrollWidth <= innerWidth"))
            .toBool();
    }
    static void press(WebDriver& browser, QAnyStringView id)
    {
        browser.run(QStringLiteral("document.getElementById('%1').click()").arg(id.toString()));
    }
    /** Moves the focus by the Tab key; false if it isn't there after `maxPresses`. */
    [[nodiscard]] static bool tabTo(WebDriver& browser, const QString& selector, int maxPresses = 80)
    {
        for (int i = 0; i < maxPresses; ++i) {
            if (browser.run(QStringLiteral("return document.activeElement.matches(arguments[0])"), {selector})
                    .toBool())
                return true;
            browser.keys(QStringLiteral("\uE004"));
        }
        return false;
    }

    /** Starts the service of the test. */
    [[nodiscard]] virtual bool startService() { return m_service.start(); }

    ServiceFixture m_service;

private Q_SLOTS:
    void initTestCase()
    {
        if (!requireBrowser()) return;
        QVERIFY(startService());
    }
};

} // namespace ink::test
