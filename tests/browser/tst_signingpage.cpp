#include "tests/browser/browsertest.h"
#include "tests/support/testmain.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QPointF>
#include <QTest>

#include <cmath>

namespace tst_signingpage {

using namespace ink;
using namespace ink::test;

/**
 * The signing page in a real browser with the complete service. INKSTONE_SHOTS=<folder> saves the pictures.
 */
class TestSigningPage final : public BrowserTest
{
    Q_OBJECT

    QJsonObject sent(const QString& title = QStringLiteral("Lease 14B"), const QString& language = {})
    {
        const QJsonObject person{{QStringLiteral("language"), language}};
        return created(documentFor(language.isEmpty() ? QJsonObject() : person, title));
    }
    int status(const QJsonObject& document) const
    {
        return now(document).value(QLatin1String("signingStatus")).toInt();
    }
    static const QString& shown()
    {
        static const QString ready = QStringLiteral("document.querySelector('.page img')?.complete && "
                                                    "document.querySelector('.page img').naturalWidth > 0 && "
                                                    "document.querySelector('.page-text').textContent");
        return ready;
    }

private Q_SLOTS:
    void signsWithThePointer()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        const QJsonObject document = sent();
        browser.resize(1280, 900);
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(shown()));
        QVERIFY(fitsWindow(browser));
        QCOMPARE(browser.run(QStringLiteral("return document.getElementById('progress-text').textContent"))
                     .toString(),
                 QStringLiteral("0 of 4 required fields"));
        keep(browser, "1280-begin");
        // The date that will be stamped; the account has no other zone than UTC.
        const QString date =
            browser.run(QStringLiteral("return document.querySelector('.value.hint').textContent"))
                .toString();
        const QDate today = QDateTime::currentDateTimeUtc().date();
        QVERIFY2(date == today.toString(Qt::ISODate) || date == today.addDays(-1).toString(Qt::ISODate),
                 qPrintable(date)); // a day may have ended meanwhile

        // Too early: the page goes to the first empty field and gives the reason.
        browser.click(QStringLiteral("#finish"));
        QVERIFY(browser.waitFor(QStringLiteral("!document.getElementById('banner').hidden")));
        QVERIFY(browser.run(QStringLiteral("return '#' + document.activeElement.id")).toString() ==
                css(document, "Full name"));
        browser.type(css(document, "Full name"), QStringLiteral("Ben Ünal"));
        browser.run(QStringLiteral("const e=document.querySelector(arguments[0]); e.value='2026-03-01'; "
                                   "e.dispatchEvent(new Event('input',{bubbles:true}))"),
                    {css(document, "Move in")});
        browser.type(css(document, "Rooms"), QStringLiteral("three"));
        browser.click(QStringLiteral("#next"));
        QVERIFY(browser.waitFor(
            QStringLiteral("document.querySelector('.field.wrong .fault')?.textContent.includes('number')")));
        QVERIFY(browser.waitFor(QStringLiteral(
            "document.getElementById('banner-text').textContent.startsWith('2 required fields')")));
        QCOMPARE(browser
                     .run(QStringLiteral("return document.activeElement.getAttribute('aria-invalid') + "
                                         "Boolean(document.getElementById(document.activeElement."
                                         "getAttribute('aria-describedby')))"))
                     .toString(),
                 QStringLiteral("truetrue"));
        keep(browser, "1280-fault");
        // As somebody who deletes it: an answer that arrives now would write the old text again.
        browser.run(QStringLiteral("const e=document.querySelector(arguments[0]); e.value=''; "
                                   "e.dispatchEvent(new Event('input',{bubbles:true}))"),
                    {css(document, "Rooms")});
        browser.type(css(document, "Rooms"), QStringLiteral("3"));
        browser.click(css(document, "Pets"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('saved').dataset.kind === 'saved'")));

        browser.click(css(document, "Signature"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('signature-dialog').open")));
        browser.click(QStringLiteral("#tab-draw"));
        browser.click(QStringLiteral("#signature-adopt"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('signature-error').textContent")));
        QList<QPointF> stroke;
        for (int i = 0; i <= 24; ++i)
            stroke.append({0.1 + i * 0.032, 0.5 + 0.28 * std::sin(i * 0.9) * (1 - i / 40.0)});
        browser.draw(QStringLiteral("#draw-canvas"), stroke);
        keep(browser, "1280-signature");
        browser.click(QStringLiteral("#signature-adopt"));
        QVERIFY(browser.waitFor(QStringLiteral("document.querySelector('%1 img')?.naturalWidth > 100")
                                    .arg(css(document, "Signature"))));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('saved').dataset.kind === 'saved'")));
        QVERIFY2(browser.waitFor(QStringLiteral("document.getElementById('banner').hidden")),
                 qPrintable(textOf(browser, "banner-text")));
        keep(browser, "1280-filled");

        // Saved values are restored after a reload.
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(shown()));
        QCOMPARE(browser
                     .run(QStringLiteral("return document.querySelector(arguments[0]).value"),
                          {css(document, "Full name")})
                     .toString(),
                 QStringLiteral("Ben Ünal"));
        QVERIFY(browser.run(QStringLiteral("return document.getElementById('next').hidden")).toBool());
        browser.click(QStringLiteral("#finish"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('finish-dialog').open")));
        QVERIFY(textOf(browser, "consent-text").size() > 20);
        QCOMPARE(textOf(browser, "finish-confirm"), QStringLiteral("Agree and sign"));
        keep(browser, "1280-finish");
        browser.click(QStringLiteral("#finish-confirm"));
        QVERIFY(
            browser.waitFor(QStringLiteral("document.getElementById('state-icon').dataset.kind === 'good'")));
        QTRY_COMPARE_WITH_TIMEOUT(status(document), 53, 15000);
        QVERIFY(browser.waitFor(QStringLiteral("document.querySelector('#state-actions a[href*=esign]')")));
        keep(browser, "1280-completed");
        QCOMPARE(browser.complaints().join(QLatin1Char('\n')), QString());
    }

    void signsByKeyboardAloneAt320()
    {
        WebDriver browser;
        QVERIFY2(browser.start(QStringLiteral("fr")), qPrintable(browser.lastError()));
        const QJsonObject document =
            sent(QStringLiteral("Bail de l’appartement 14B, rue des Moulins"), QStringLiteral("fr"));
        browser.resize(320, 640);
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(shown()));
        QVERIFY(fitsWindow(browser));
        QCOMPARE(browser.run(QStringLiteral("return document.documentElement.lang")).toString(),
                 QStringLiteral("fr"));
        QCOMPARE(browser.run(QStringLiteral("return document.getElementById('next').textContent")).toString(),
                 QStringLiteral("Commencer"));
        keep(browser, "320-begin");
        const QString enter(QChar(0xE007));
        const QString tab(QChar(0xE004));
        const auto focused = [&](const char* name) {
            return browser.waitFor(
                QStringLiteral("'#' + document.activeElement.id === '%1'")
                    .arg(css(document, name).replace(QStringLiteral("#tag"), QStringLiteral("#sheet"))));
        };
        browser.run(QStringLiteral("document.getElementById('next').focus()"));
        browser.keys(enter);
        QVERIFY(focused("Full name"));
        QCOMPARE(textOf(browser, "sheet-name"), QStringLiteral("Full name"));
        browser.keys(QStringLiteral("Ben"));
        // Typing doesn't scroll the page away from its field.
        QVERIFY(
            browser.waitFor(QStringLiteral("(() => { const box = document.querySelector('.field.current')"
                                           ".getBoundingClientRect(); return box.top > 0 && box.bottom < "
                                           "document.getElementById('sheet').getBoundingClientRect().top; "
                                           "})()")));
        keep(browser, "320-field");
        browser.keys(enter);
        QVERIFY(focused("Move in"));
        browser.keys(QStringLiteral("03012026"));
        browser.run(QStringLiteral("const e=document.activeElement; if(!e.value){e.value='2026-03-01'; "
                                   "e.dispatchEvent(new Event('input',{bubbles:true}))}"));
        browser.keys(enter);
        QVERIFY(focused("Rooms"));
        browser.keys(QStringLiteral("three") + enter); // reported, and the field keeps the focus
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('sheet-fault').textContent")));
        QVERIFY(focused("Rooms"));
        keep(browser, "320-fault");
        browser.run(QStringLiteral("document.activeElement.value=''"));
        browser.keys(QStringLiteral("3") + enter);
        QVERIFY(focused("Pets"));
        browser.keys(QStringLiteral(" ") + enter);
        QVERIFY(focused("Signature"));
        browser.keys(enter);
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('signature-dialog').open")));
        QVERIFY(browser.waitFor(QStringLiteral("!document.getElementById('panel-type').hidden")));
        keep(browser, "320-signature");
        QVERIFY(fitsWindow(browser));
        browser.keys(tab + enter); // into the name, and adopt
        QVERIFY(browser.waitFor(QStringLiteral("document.querySelector('%1 img')?.naturalWidth > 50")
                                    .arg(css(document, "Signature"))));
        // The last field is followed by the end.
        QVERIFY(browser.waitFor(QStringLiteral("document.activeElement.id === 'consent-text'")));
        keep(browser, "320-finish");
        browser.keys(tab + tab + enter);
        QTRY_COMPARE_WITH_TIMEOUT(status(document), 53, 15000);
        QVERIFY(browser.waitFor(QStringLiteral("document.querySelector('#state-actions a[href*=esign]')")));
        keep(browser, "320-completed");
        QVERIFY(fitsWindow(browser));
    }

    /** A phone in landscape, an open keyboard, a window at 400 %: the current field stays visible. */
    void lowWindowsShowTheField_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::newRow("keyboard open") << 390 << 420;
        QTest::newRow("keyboard open, small phone") << 320 << 300;
        QTest::newRow("landscape, keyboard open") << 690 << 220;
        QTest::newRow("400 %") << 320 << 192;
    }

    void lowWindowsShowTheField()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(width, height);
        browser.open(signingUrl(m_service, sent()));
        QVERIFY(browser.waitFor(shown()));
        QVERIFY(fitsWindow(browser));
        browser.run(QStringLiteral("document.getElementById('next').click()"));
        for (const char* name : {"Full name", "Move in", "Rooms"}) {
            QVERIFY(
                browser.waitFor(QStringLiteral("document.getElementById('sheet-name').textContent === '%1'")
                                    .arg(QLatin1String(name))));
            // Between the header and the sheet; scrolling continues for a moment.
            QVERIFY2(
                browser.waitFor(QStringLiteral(
                    "(() => { const box = document.querySelector('.field.current').getBoundingClientRect();"
                    "const top = getComputedStyle(document.querySelector('.head')).position === 'sticky' ? "
                    "document.querySelector('.head').getBoundingClientRect().bottom : 0;"
                    "return box.top >= top && box.bottom <= "
                    "document.getElementById('sheet').getBoundingClientRect().top; })()")),
                name);
            QVERIFY(fitsWindow(browser));
            keep(browser,
                 qPrintable(QStringLiteral("low-%1x%2-%3").arg(width).arg(height).arg(QLatin1String(name))));
            browser.run(QStringLiteral("document.getElementById('sheet-next').click()"));
        }
    }

    void allFieldsAreListedAndMayBeFinishedLater()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        const QJsonObject document = sent();
        browser.resize(390, 700);
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(shown()));
        browser.click(QStringLiteral("#overview-open"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('overview-dialog').open")));
        const auto states = [&browser] {
            return browser
                .run(QStringLiteral("return [...document.querySelectorAll('.overview button')].map((each) => "
                                    "`${each.firstChild.textContent}=${each.dataset.state}`).join('|')"))
                .toString();
        };
        QCOMPARE(states(), QStringLiteral("Full name=required|Move in=required|Rooms=required|Pets=optional|"
                                          "Signature=required"));
        keep(browser, "390-overview");
        QVERIFY(browser.run(QStringLiteral("return document.getElementById('overview-download').href"))
                    .toString()
                    .endsWith(QStringLiteral("/download?content=original")));
        browser.click(QStringLiteral(".overview button[data-state=required]"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('sheet-name').textContent === "
                                               "'Full name'")));
        browser.keys(QStringLiteral("Ben"));
        browser.click(QStringLiteral("#sheet-close"));
        browser.click(QStringLiteral("#overview-open"));
        QVERIFY(states().startsWith(QStringLiteral("Full name=filled|")));
        browser.click(QStringLiteral("#overview-later"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('state-title').textContent === "
                                               "'Your entries are saved'")));
        keep(browser, "390-later");
        browser.click(QStringLiteral("#state-actions button"));
        QVERIFY(browser.waitFor(QStringLiteral("!document.getElementById('document').hidden")));
        browser.open(signingUrl(m_service, document)); // as on another device
        QVERIFY(browser.waitFor(shown()));
        QCOMPARE(browser
                     .run(QStringLiteral("return document.querySelector(arguments[0]).value"),
                          {css(document, "Full name")})
                     .toString(),
                 QStringLiteral("Ben"));
        QCOMPARE(browser.complaints().join(QLatin1Char('\n')), QString());
    }

    /** Sign here, adopt, finish, agree. */
    void oneTypedSignatureTakesFourTouches()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        QJsonObject wanted = ServiceFixture::document(52, QStringLiteral("Receipt"));
        QJsonArray tags;
        for (const QJsonValue& tag : wanted.value(QLatin1String("tags")).toArray())
            if (tag[QLatin1String("type")].toInt() == 250) tags.append(tag);
        wanted.insert(QStringLiteral("tags"), tags);
        const QJsonObject document = created(wanted);
        browser.resize(390, 700);
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(shown()));
        browser.click(QStringLiteral("#next")); // there are no more fields
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('signature-dialog').open")));
        browser.click(QStringLiteral("#signature-adopt"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('next').hidden")));
        browser.click(QStringLiteral("#finish"));
        browser.click(QStringLiteral("#finish-confirm"));
        QTRY_COMPARE_WITH_TIMEOUT(status(document), 53, 15000);
    }

    void declinesAndShowsOtherStates()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        const QJsonObject document = sent();
        browser.resize(800, 700);
        browser.setDark(true);
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(shown()));
        QVERIFY(
            browser.run(QStringLiteral("return document.querySelector('.skip').checkVisibility()")).toBool());
        keep(browser, "700-dark");
        browser.click(QStringLiteral("#reject"));
        browser.click(QStringLiteral("#reject-confirm")); // said by the page, in its language
        QVERIFY(browser.waitFor(
            QStringLiteral("document.getElementById('reject-error').textContent === 'Enter a reason.'")));
        browser.type(QStringLiteral("#reject-reason"), QStringLiteral("The rent is wrong"));
        browser.click(QStringLiteral("#reject-confirm"));
        QVERIFY(
            browser.waitFor(QStringLiteral("document.getElementById('state-icon').dataset.kind === 'bad'")));
        keep(browser, "700-declined");
        QCOMPARE(status(document), 54);

        const QJsonObject other = sent();
        const QByteArray path =
            "/documents/" + QByteArray::number(other.value(QLatin1String("id")).toInteger());
        QCOMPARE(m_service.mine("PUT", path, R"({"signingStatus":56,"reason":"no longer needed"})").status,
                 200);
        browser.open(signingUrl(m_service, other));
        QVERIFY(browser.waitFor(
            QStringLiteral("document.getElementById('state-title').textContent.includes('cancelled')")));
        browser.open(QStringLiteral("http://127.0.0.1:%1/sign/00000000-0000-4000-8000-000000000000")
                         .arg(m_service.port));
        QVERIFY(browser.waitFor(
            QStringLiteral("document.getElementById('state-title').textContent.includes('not valid')")));
        // Nothing leads to a document that isn't there.
        QVERIFY(browser.run(QStringLiteral("return !document.querySelector('.skip').checkVisibility()"))
                    .toBool());
        QCOMPARE(textOf(browser, "sender"), QString()); // no longer "Loading the document…"
    }

    void placesASignatureFreely()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        QJsonObject wanted = documentFor({{QStringLiteral("canSignTags"), true}});
        wanted.insert(QStringLiteral("tags"), QJsonArray());
        const QJsonObject document = created(wanted);
        browser.resize(1000, 800);
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(shown()));
        browser.click(QStringLiteral("#place"));
        browser.click(QStringLiteral("#tab-type"));
        browser.click(QStringLiteral("#signature-adopt"));
        QVERIFY(browser.waitFor(QStringLiteral("document.activeElement.closest('.field.free')")));
        const QString left =
            QStringLiteral("return parseFloat(document.querySelector('.field.free').style.left)");
        const double before = browser.run(left).toDouble();
        browser.keys(QString(3, QChar(0xE012))); // arrow left
        QVERIFY(browser.run(left).toDouble() < before);
        browser.click(QStringLiteral("#finish"));
        browser.click(QStringLiteral("#finish-confirm"));
        QTRY_COMPARE_WITH_TIMEOUT(status(document), 53, 15000);
    }

    void everyKindOfFieldWorks()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        QJsonObject wanted = ServiceFixture::document(52);
        const auto tag = [](int type, const char* name, int top, const QJsonObject& style = {},
                            const char* group = "") {
            return ServiceFixture::tag(
                type, QLatin1String(name), {400, top, type == 254 ? 16 : 120, 20}, 1, true,
                {{QStringLiteral("groupName"), QLatin1String(group)}, {QStringLiteral("style"), style}});
        };
        const QJsonObject onlyWhenLarge{
            {QStringLiteral("condition"), QJsonObject{{QStringLiteral("tag"), QStringLiteral("Large")},
                                                      {QStringLiteral("equals"), QStringLiteral("true")}}}};
        wanted.insert(QStringLiteral("tags"),
                      QJsonArray{tag(254, "Small", 60, {}, "size"), tag(254, "Large", 90, {}, "size"),
                                 tag(252, "How large", 120, onlyWhenLarge),
                                 tag(257, "Colour", 150,
                                     {{QStringLiteral("options"),
                                       QJsonArray{QStringLiteral("red"), QStringLiteral("blue")}}}),
                                 tag(266, "Secret", 180), tag(251, "Initials", 210),
                                 tag(250, "Signature", 240), tag(250, "Signature 2", 270)});
        const QJsonObject document = created(wanted);
        browser.resize(1000, 800);
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(shown()));
        const auto hidden = [&] {
            return browser
                .run(QStringLiteral("return document.querySelector(arguments[0]).closest('.field').hidden"),
                     {css(document, "How large")})
                .toBool();
        };
        QVERIFY(hidden());
        browser.click(css(document, "Large"));
        QVERIFY(!hidden());
        browser.click(css(document, "Small"));
        QVERIFY(hidden());
        QVERIFY(!browser
                     .run(QStringLiteral("return document.querySelector(arguments[0]).checked"),
                          {css(document, "Large")})
                     .toBool());
        browser.type(css(document, "Colour"), QStringLiteral("blue"));
        browser.type(css(document, "Secret"), QStringLiteral("1234"));
        browser.click(css(document, "Initials"));
        browser.click(QStringLiteral("#tab-type"));
        QCOMPARE(browser.run(QStringLiteral("return document.getElementById('type-text').value")).toString(),
                 QString::fromUtf8("BÜ"));
        browser.click(QStringLiteral("#signature-adopt"));
        browser.click(css(document, "Signature"));
        browser.click(QStringLiteral("#signature-adopt"));
        browser.click(css(document, "Signature 2")); // adopted without another question
        QVERIFY(browser.waitFor(QStringLiteral("document.querySelector('%1 img')?.naturalWidth > 50")
                                    .arg(css(document, "Signature 2"))));
        QVERIFY(
            !browser.run(QStringLiteral("return document.getElementById('signature-dialog').open")).toBool());
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('next').hidden")));
        keep(browser, "1000-kinds");
        browser.click(QStringLiteral("#finish"));
        browser.click(QStringLiteral("#finish-confirm"));
        QTRY_COMPARE_WITH_TIMEOUT(status(document), 53, 15000);
        QCOMPARE(browser.complaints().join(QLatin1Char('\n')), QString());
    }

    void attachesFiles()
    {
        QTemporaryDir folder;
        const auto made = [&](const char* name, const QByteArray& bytes) {
            QFile file(folder.filePath(QLatin1String(name)));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName()
                                                                                        : QString();
        };
        const QByteArray proof = "%PDF-1.4\n" + QByteArray(1'500'000, 'p');
        const QString proofPath = made("Proof of income 2026.pdf", proof);
        const QString program = made("run.exe", "MZ");
        const QString lie = made("lie.pdf", "MZ");
        const QString large = made("large.pdf", "%PDF-1.4\n" + QByteArray(10 * 1024 * 1024, 'l'));
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray tags;
        for (const char* name : {"Proof of income", "Second proof", "Signature"}) {
            const bool signs = QLatin1String(name) == QLatin1String("Signature");
            tags.append(ServiceFixture::tag(signs ? 250 : 256, QLatin1String(name),
                                            {90, 120 + 50 * int(tags.size()), 170, 24}, 1, tags.size() != 1));
        }
        wanted.insert(QStringLiteral("tags"), tags);
        const QJsonObject document = created(wanted);
        const QString field = css(document, "Proof of income");
        const QString input = QStringLiteral("#attachment-file");

        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1000, 800);
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(shown()));
        browser.click(QStringLiteral("#finish"));
        QVERIFY(browser.waitFor(QStringLiteral(
            "document.querySelector('.field.wrong .fault')?.textContent === 'Attach a file.'")));
        browser.click(field);
        QVERIFY(browser.waitFor(QStringLiteral("document.activeElement.id === 'attachment-file' && "
                                               "document.activeElement.labels[0].textContent")));
        QVERIFY(textOf(browser, "attachment-rules").contains(QLatin1String("Maximum 10 MiB")));
        keep(browser, "1000-attach");
        const auto told = [&](const char* words) {
            return browser.waitFor(
                QStringLiteral("document.getElementById('attachment-error').textContent.includes('%1') && "
                               "document.activeElement.id === 'attachment-file'")
                    .arg(QLatin1String(words)));
        };
        browser.type(input, program);
        QVERIFY(told("a supported file type"));
        browser.type(input, large);
        QVERIFY(told("maximum is 10 MiB"));
        browser.type(input, lie);
        QVERIFY(told("match its name"));
        keep(browser, "1000-attach-fault");
        browser.type(input, proofPath);
        const QString closed = QStringLiteral("!document.getElementById('attachment-dialog').open && "
                                              "'#' + document.activeElement.id === '%1'")
                                   .arg(field);
        QVERIFY2(browser.waitFor(closed), "the focus comes back to the field");
        const auto label = [&](const QString& css) {
            return browser
                .run(QStringLiteral("return document.querySelector(arguments[0]).textContent"), {css})
                .toString();
        };
        QCOMPARE(label(field), QStringLiteral("Proof of income 2026.pdf (1.5 MB)"));
        QCOMPARE(textOf(browser, "progress-text"), QStringLiteral("1 of 2 required fields"));
        keep(browser, "1000-attached");

        // An attachment is kept after a reload; at 320 pixels it is replaced by keyboard.
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(shown()));
        QCOMPARE(label(field), QStringLiteral("Proof of income 2026.pdf (1.5 MB)"));
        browser.resize(320, 640);
        QVERIFY(browser.waitFor(QStringLiteral("document.body.classList.contains('compact')")));
        QVERIFY(fitsWindow(browser));
        browser.run(
            QStringLiteral(
                "document.querySelector(arguments[0]).closest('.field').querySelector('.opener').focus()"),
            {field});
        browser.keys(QString(QChar(0xE007)));
        QVERIFY2(
            browser.waitFor(QStringLiteral("Boolean(document.activeElement.closest('#sheet-control'))")),
            qPrintable(browser.run(QStringLiteral("return document.activeElement.outerHTML")).toString()));
        browser.keys(QString(QChar(0xE007)));
        QVERIFY(browser.waitFor(QStringLiteral("document.activeElement.id === 'attachment-file'")));
        QVERIFY(fitsWindow(browser));
        keep(browser, "320-attach");
        browser.keys(QString(QChar(0xE004))); // after the chooser comes the remove button
        QVERIFY(browser.waitFor(QStringLiteral("document.activeElement.id === 'attachment-remove'")));
        browser.keys(QString(QChar(0xE007)));
        const QString backInSheet =
            QStringLiteral("!document.getElementById('attachment-dialog').open && "
                           "Boolean(document.activeElement.closest('#sheet-control'))");
        QVERIFY(browser.waitFor(backInSheet));
        QCOMPARE(label(field), QStringLiteral("Attach a file"));
        browser.keys(QString(QChar(0xE007)));
        browser.type(input, proofPath);
        QVERIFY(browser.waitFor(backInSheet));

        // Dropped onto the other field.
        const QString second = css(document, "Second proof");
        browser.run(
            QStringLiteral("const t = new DataTransfer(); t.items.add(new File(['Bonjour'], 'Lettre.txt'));"
                           "document.querySelector(arguments[0]).dispatchEvent(new DragEvent('drop', "
                           "{bubbles: true, cancelable: true, dataTransfer: t}))"),
            {second});
        QVERIFY(browser.waitFor(
            QStringLiteral("document.querySelector('%1').textContent.startsWith('Lettre.txt')").arg(second)));
        browser.resize(1000, 800);
        browser.click(css(document, "Signature"));
        browser.click(QStringLiteral("#tab-type"));
        browser.click(QStringLiteral("#signature-adopt"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('next').hidden")));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('saved').dataset.kind === 'saved'")));
        keep(browser, "1000-attached-both");
        browser.click(QStringLiteral("#finish"));
        browser.click(QStringLiteral("#finish-confirm"));
        QTRY_COMPARE_WITH_TIMEOUT(status(document), 53, 15000);
        const RawAnswer sealed =
            m_service.mine("GET", ServiceFixture::pathOf(document) + "/download?content=esign");
        QVERIFY(sealed.body.contains("/EmbeddedFile"));
    }

    void keepsWhatWasTypedWhileTheServiceIsAway()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        const QJsonObject document = sent();
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(shown()));
        browser.run(QStringLiteral(
            "window.realFetch=window.fetch; window.fetch=()=>Promise.reject(new TypeError('cut'))"));
        browser.type(css(document, "Full name"), QStringLiteral("Ben"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('saved').dataset.kind === 'error' && "
                                               "!document.getElementById('banner').hidden")));
        keep(browser, "800-offline");
        browser.run(QStringLiteral("window.fetch=window.realFetch"));
        browser.click(QStringLiteral("#banner-action"));
        QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('saved').dataset.kind === 'saved' && "
                                               "document.getElementById('banner').hidden")));
        const RawAnswer values = m_service.call("GET", ServiceFixture::signingPath(document) + "/values");
        QVERIFY(values.body.contains("\"Ben\""));
    }

    /** A phone that a computer next to it has opened the page for: the computer may have closed it. */
    void saysThatTheComputerMayHaveClosedThePage()
    {
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        const QJsonObject document = sent();
        browser.open(signingUrl(m_service, document) + QStringLiteral("#phone"));
        QVERIFY(browser.waitFor(shown()));
        for (const auto& [language, word] :
             {std::pair("en", "computer"), std::pair("de", "Computer"), std::pair("fr", "ordinateur"),
              std::pair("es", "equipo"), std::pair("ar", "\u0627\u0644\u062d\u0627\u0633\u0648\u0628")}) {
            browser.run(
                QStringLiteral("const choice = document.getElementById('language'); "
                               "choice.value = arguments[0]; choice.dispatchEvent(new Event('change'))"),
                {QString::fromLatin1(language)});
            QVERIFY2(
                browser.waitFor(
                    QStringLiteral("document.documentElement.lang === '%1'").arg(QLatin1String(language))),
                language);
            browser.run(QStringLiteral("window.realFetch = window.fetch; "
                                       "window.fetch = () => Promise.reject(new TypeError('cut'))"));
            browser.type(css(document, "Full name"), QStringLiteral("B"));
            QVERIFY2(browser.waitFor(
                         QStringLiteral("!document.getElementById('banner').hidden && "
                                        "document.getElementById('banner-text').textContent.includes('%1')")
                             .arg(QString::fromUtf8(word))),
                     language);
            keep(browser, qPrintable(QStringLiteral("computer-away-") + QLatin1String(language)));
            browser.run(QStringLiteral("window.fetch = window.realFetch; return true"));
            browser.run(QStringLiteral("document.getElementById('banner-action').click()"));
            QVERIFY(browser.waitFor(QStringLiteral("document.getElementById('banner').hidden")));
        }
    }
};

INK_TEST(TestSigningPage, "tst_signingpage")

} // namespace tst_signingpage

#include "tst_signingpage.moc"
