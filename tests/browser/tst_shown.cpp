#include "tests/browser/browsertest.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

#include <cmath>

namespace tst_shown {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** The signed values are those that the page shows, also with the same invitation open in several windows. */
class TestShownPage final : public BrowserTest
{
    Q_OBJECT

    QJsonObject sent(const QJsonObject& wanted) { return created(wanted); }
    [[nodiscard]] QString recorded(const QJsonObject& document, const QString& name) const
    {
        for (const QJsonValue& each : now(document).value("tags"_L1).toArray())
            if (each["name"_L1] == name) return each["text"_L1].toString();
        return {};
    }
    /** Saves a value like a program from another place. */
    int saveElsewhere(const QJsonObject& document, const QString& name, const QString& text, int index = 0)
    {
        const QString url = document.value("invitations"_L1)[index]["signingURL"_L1].toString();
        return m_service
            .call("PUT", QUrl(url).path().toLatin1() + "/values",
                  ServiceFixture::bytes({{"values"_L1, QJsonArray{QJsonObject{{"id"_L1, idOf(document, name)},
                                                                              {"text"_L1, text}}}}}))
            .status;
    }
    /** A document with everything but the name filled in before a window opens. */
    QJsonObject prepared()
    {
        const QJsonObject document = sent(ServiceFixture::document(52));
        const QByteArray path = ServiceFixture::signingPath(document) + "/values";
        const QJsonArray values{
            QJsonObject{{"id"_L1, idOf(document, u"Move in"_s)}, {"text"_L1, u"2026-03-01"_s}},
            QJsonObject{{"id"_L1, idOf(document, u"Rooms"_s)}, {"text"_L1, u"3"_s}},
            QJsonObject{{"id"_L1, idOf(document, u"Signature"_s)}, {"image"_L1, drawnSignatureText()}}};
        const RawAnswer answer = m_service.call("PUT", path, ServiceFixture::bytes({{"values"_L1, values}}));
        return answer.status == 200 ? document : QJsonObject();
    }
    [[nodiscard]] bool show(WebDriver& browser, const QJsonObject& document)
    {
        browser.resize(1100, 900);
        browser.open(signingUrl(m_service, document));
        return isReady(browser);
    }
    /** Keeps this window from receiving what others save. */
    static void deafen(WebDriver& browser)
    {
        browser.run(
            u"const real = window.fetch; window.fetch = (url, how = {}) => "
            "!how.method && String(url).endsWith('/values') ? new Promise(() => {}) : real(url, how)"_s);
    }
    [[nodiscard]] static bool saved(WebDriver& browser)
    {
        return browser.waitFor(u"document.getElementById('saved').dataset.kind === 'saved'"_s);
    }
    static void askToFinish(WebDriver& browser)
    {
        browser.click(u"#finish"_s);
        if (!browser.waitFor(u"document.getElementById('finish-dialog').open"_s)) return;
        browser.click(u"#finish-confirm"_s);
    }
    [[nodiscard]] static QString cellOf(WebDriver& browser, const char* side)
    {
        return browser
            .run(u"return document.querySelector('#difference-rows td[data-side=%1] bdi')?.textContent"_s.arg(
                QLatin1StringView(side)))
            .toString();
    }

private Q_SLOTS:
    void goldenExamples()
    {
        QFile file(ink::test::sourcePath(QStringLiteral("tests/golden/shown.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        QVERIFY(show(browser, sent(ServiceFixture::document(52))));
        const QJsonObject result = browser
                                       .run(QStringLiteral(R"(return (async () => {
  const { digestOf, shownValues, sha256 } = await import('/signingpage/shown.js');
  const { Evaluation } = await import('/signingpage/formula.js');
  const golden = JSON.parse(arguments[0]).painted, faults = [];
  for (const each of golden.digests) {
    const values = each.values.map((value) => (value.repeat ? { ...value, text: value.repeat[0].repeat(value.repeat[1]) } : value));
    if (digestOf(values, golden.fingerprint) !== each.digest) faults.push(each.name);
  }
  for (const each of golden.views)
    if (shownValues({ tags: each.tags, fingerprint: golden.fingerprint }, new Evaluation([...each.inputs, ...each.tags], each)).digest !== each.digest) faults.push(each.name);
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => i * 7 + length);
    const wanted = [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    if (sha256(bytes) !== wanted) faults.push(`sha256 of ${length} bytes`);
  }
  return { faults, count: golden.digests.length + golden.views.length };
})())"),
                                            {QString::fromUtf8(file.readAll())})
                                       .toObject();
        QCOMPARE(result.value("faults"_L1).toArray(), QJsonArray());
        QVERIFY(result.value("count"_L1).toInt() > 30);
    }

    /** One window shows "100 EUR", another one saves "999 EUR", and the first one finishes. */
    void twoWindows_data()
    {
        QTest::addColumn<QString>("choice");
        QTest::addColumn<QString>("sealed");
        QTest::newRow("what I see") << u"shown"_s << u"100 EUR"_s;
        QTest::newRow("what was saved") << u"stored"_s << u"999 EUR"_s;
    }
    void twoWindows()
    {
        QFETCH(QString, choice);
        QFETCH(QString, sealed);
        const QJsonObject document = prepared();
        QVERIFY(!document.isEmpty());
        const QString name = css(document, u"Full name"_s);
        WebDriver one;
        WebDriver other;
        QVERIFY2(one.start(), qPrintable(one.lastError()));
        QVERIFY2(other.start(), qPrintable(other.lastError()));
        QVERIFY(show(one, document));
        deafen(one);
        one.type(name, u"100 EUR"_s);
        QVERIFY(saved(one));
        QVERIFY(show(other, document));
        QCOMPARE(other.run(u"return document.querySelector('%1').value"_s.arg(name)).toString(),
                 u"100 EUR"_s);
        other.run(u"const field = document.querySelector('%1'); field.focus(); field.select()"_s.arg(name));
        other.type(name, u"999 EUR"_s);
        QTRY_COMPARE_WITH_TIMEOUT(recorded(document, u"Full name"_s), u"999 EUR"_s, 10000);

        QCOMPARE(one.run(u"return document.querySelector('%1').value"_s.arg(name)).toString(), u"100 EUR"_s);
        askToFinish(one);
        QVERIFY(one.waitFor(u"document.getElementById('difference-dialog').open"_s));
        QCOMPARE(textOf(one, "difference-rows").contains(u"Full name"_s), true);
        QCOMPARE(cellOf(one, "shown"), u"100 EUR"_s);
        QCOMPARE(cellOf(one, "stored"), u"999 EUR"_s);
        QCOMPARE(now(document).value("signingStatus"_L1).toInt(), 52);
        keep(one, "difference");
        one.resize(390, 844);
        keep(one, "difference-phone");
        // Sides below one another, and the field's name over the whole width.
        QVERIFY(one.run(u"const dialog = document.getElementById('difference-dialog'), "
                        "width = (each) => dialog.querySelector(each).offsetWidth; "
                        "return dialog.scrollWidth <= dialog.clientWidth && "
                        "width('tbody th') === width('tbody tr')"_s)
                    .toBool());
        one.resize(1100, 900);
        one.click(u"#difference-continue"_s); // nothing chosen yet
        QVERIFY(one.waitFor(u"document.getElementById('difference-error').textContent"_s));
        keep(one, "difference-fault");
        one.click(u"#difference-rows input[value=%1]"_s.arg(choice));
        // A hasty second click, before the dialog has told that it is closed, asks for nothing.
        one.run(
            u"document.getElementById('difference-continue').click(); document.getElementById('finish').click()"_s);
        QVERIFY(one.waitFor(u"document.getElementById('finish-dialog').open"_s));
        QCOMPARE(one.run(u"return document.querySelector('%1').value"_s.arg(name)).toString(), sealed);
        one.click(u"#finish-confirm"_s);
        QVERIFY(one.waitFor(u"document.getElementById('state-icon').dataset.kind === 'good'"_s));
        QCOMPARE(recorded(document, u"Full name"_s), sealed);
        // The other window follows and no longer offers to sign.
        QVERIFY(other.waitFor(u"document.getElementById('bar').hidden"_s, 15000));
    }

    /**
     * A window adopts values saved elsewhere; if they differ from its own input, it asks before finishing.
     */
    void followsWhatIsSavedElsewhere()
    {
        const QJsonObject document = prepared();
        const QString name = css(document, u"Full name"_s);
        const QString rooms = css(document, u"Rooms"_s);
        const auto shows = [](const QString& field, const QString& value) {
            return u"document.querySelector('%1').value === '%2'"_s.arg(field, value);
        };
        const QString note =
            u"document.querySelector('%1').parentElement.querySelector('.elsewhere')?.textContent ?? ''"_s;
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        QVERIFY(show(browser, document));
        QCOMPARE(saveElsewhere(document, u"Rooms"_s, u"4"_s), 200);
        QVERIFY(browser.waitFor(shows(rooms, u"4"_s), 15000));
        QCOMPARE(browser.run(u"return "_s + note.arg(rooms)).toString(), QString());

        // While it is being edited, a field stays as it is.
        browser.type(name, u"100 EUR"_s);
        QVERIFY(saved(browser));
        QCOMPARE(saveElsewhere(document, u"Full name"_s, u"999 EUR"_s), 200);
        QVERIFY(browser.waitFor(u"(%1).includes('999 EUR')"_s.arg(note.arg(name)), 15000));
        QVERIFY(browser.run(u"return "_s + shows(name, u"100 EUR"_s)).toBool());
        keep(browser, "elsewhere");
        browser.click(u"#finish"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('difference-dialog').open"_s));
        QCOMPARE(cellOf(browser, "shown"), u"100 EUR"_s);
        QCOMPARE(cellOf(browser, "stored"), u"999 EUR"_s);
        browser.click(u"#difference-cancel"_s);

        // A value entered here and no longer being edited changes visibly, with a message.
        browser.run(
            u"const e = document.querySelector('%1'); e.value = '5'; e.dispatchEvent(new Event('input', {bubbles: true}))"_s
                .arg(rooms));
        QVERIFY(saved(browser));
        browser.run(u"document.activeElement.blur()"_s);
        QCOMPARE(saveElsewhere(document, u"Rooms"_s, u"6"_s), 200);
        QVERIFY(browser.waitFor(shows(rooms, u"6"_s), 15000));
        QVERIFY(browser.run(u"return "_s + note.arg(rooms)).toString().contains(u"5"_s));
        browser.click(u"#finish"_s);
        QVERIFY(browser.waitFor(u"document.querySelectorAll('#difference-rows tr').length === 2"_s));
    }

    /** Another person's signature appears in an open page, and polling costs only a 304. */
    void followsOtherSigners()
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray invitations = wanted.value("invitations"_L1).toArray();
        invitations.append(QJsonObject{{"recipientName"_L1, u"Cara"_s},
                                       {"recipientEmail"_L1, u"cara@example.com"_s},
                                       {"actionType"_L1, 15},
                                       {"sequence"_L1, 1}});
        QJsonArray tags = wanted.value("tags"_L1).toArray();
        QJsonObject rent = tags.at(0).toObject();
        rent.insert("name"_L1, u"Rent"_s);
        rent.insert("top"_L1, 420);
        rent.insert("invitationIndex"_L1, 2);
        tags.append(rent);
        QJsonObject signature = tags.at(4).toObject();
        signature.insert("name"_L1, u"Signature of Cara"_s);
        signature.insert("top"_L1, 460);
        signature.insert("invitationIndex"_L1, 2);
        tags.append(signature);
        wanted.insert("invitations"_L1, invitations);
        wanted.insert("tags"_L1, tags);
        const QJsonObject document = sent(wanted);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        QVERIFY(show(browser, document));
        browser.run(
            u"window.statuses = []; const real = window.fetch; window.fetch = async (url, how) => "
            "{ const answer = await real(url, how); if (!how?.method) window.statuses.push(answer.status); return answer; }"_s);
        QVERIFY(browser.waitFor(u"window.statuses.includes(304)"_s, 15000));
        const QString cara = document.value("invitations"_L1)[1]["signingURL"_L1].toString();
        const QJsonArray values{QJsonObject{{"id"_L1, idOf(document, u"Rent"_s)}, {"text"_L1, u"700 EUR"_s}},
                                QJsonObject{{"id"_L1, idOf(document, u"Signature of Cara"_s)},
                                            {"image"_L1, drawnSignatureText()}}};
        QCOMPARE(m_service
                     .call("POST", QUrl(cara).path().toLatin1() + "/finish",
                           ServiceFixture::bytes({{"consent"_L1, true}, {"values"_L1, values}}))
                     .status,
                 200);
        QVERIFY(browser.waitFor(
            u"document.querySelector('[data-tag=\"%1\"] .value')?.textContent === '700 EUR'"_s.arg(
                idOf(document, u"Rent"_s)),
            15000));
        QVERIFY(browser.waitFor(u"document.querySelector('[data-tag=\"%1\"] .value img')"_s.arg(
            idOf(document, u"Signature of Cara"_s))));
    }

    /** While the service is unavailable, input stays on the device until the service has it. */
    void deviceKeepsWhatWasNotSaved()
    {
        const QJsonObject document = prepared();
        const QString name = css(document, u"Full name"_s);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        QVERIFY(show(browser, document));
        const QString asks =
            u"(() => { const e = new Event('beforeunload', {cancelable: true}); window.dispatchEvent(e); "
            "return e.defaultPrevented; })()"_s;
        browser.run(u"window.fetch = () => Promise.reject(new TypeError('away'))"_s);
        browser.type(name, u"Ben"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'error'"_s));
        QVERIFY(browser.waitFor(u'!' + asks)); // nothing would be lost
        QCOMPARE(browser.run(u"return sessionStorage.length"_s).toInt(), 0);
        browser.open(u"about:blank"_s);
        QVERIFY(show(browser, document));
        QVERIFY(browser.waitFor(u"document.querySelector('%1')?.value === 'Ben'"_s.arg(name)));
        QTRY_COMPARE_WITH_TIMEOUT(recorded(document, u"Full name"_s), u"Ben"_s, 10000);
        // Input that the service has is deleted from the device.
        browser.run(u"window.keptCount = -1; setInterval(() => { const r = indexedDB.open('inkstone', 1); "
                    u"r.onsuccess = () => { "
                    "const c = r.result.transaction('unsaved').objectStore('unsaved').count(); "
                    "c.onsuccess = () => { window.keptCount = c.result; r.result.close(); }; }; }, 100)"_s);
        QVERIFY(browser.waitFor(u"window.keptCount === 0"_s));

        // If the device can't store anything, the browser asks before the page is left.
        browser.run(u"IDBObjectStore.prototype.put = () => { throw new Error('full'); }; "
                    "window.fetch = () => Promise.reject(new TypeError('away'))"_s);
        browser.type(name, u" U"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'error'"_s));
        QVERIFY(browser.waitFor(asks));
        browser.run(u"window.addEventListener('beforeunload', (e) => e.stopImmediatePropagation(), true)"_s);
    }

    /** Nothing stays on a shared device, nor after declining. */
    void sharedDevicesKeepNothing()
    {
        QJsonObject wanted =
            documentFor({{u"actionType"_s, 18}, {u"hostedSigners"_s, QJsonArray{u"Ada"_s, u"Bo"_s}}});
        QJsonArray tags;
        for (const auto& [type, name, top] :
             {std::tuple{252, u"Full name"_s, 120}, std::tuple{250, u"First"_s, 160},
              std::tuple{250, u"Second"_s, 220}})
            tags.append(ServiceFixture::tag(type, name, {90, top, 160, 40}));
        wanted.insert(u"tags"_s, tags);
        const QJsonObject shared = sent(wanted);
        const QString count =
            u"window.keptCount = -1; const r = indexedDB.open('inkstone', 1); r.onsuccess = () => { "
            "const c = r.result.transaction('unsaved').objectStore('unsaved').count(); "
            "c.onsuccess = () => { window.keptCount = c.result; }; }"_s;
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        QVERIFY(show(browser, shared));
        browser.run(u"window.fetch = () => Promise.reject(new TypeError('away'))"_s);
        browser.type(css(shared, u"Full name"_s), u"Ada"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'error'"_s));
        browser.run(count);
        QVERIFY(browser.waitFor(u"window.keptCount >= 0"_s));
        QCOMPARE(browser.run(u"return window.keptCount"_s).toInt(), 0);
        browser.run(u"window.addEventListener('beforeunload', (e) => e.stopImmediatePropagation(), true)"_s);

        const QJsonObject declined = prepared();
        QVERIFY(show(browser, declined));
        browser.run(u"window.realFetch = window.fetch; window.fetch = () => Promise.reject(new "
                    "TypeError('away'))"_s);
        browser.type(css(declined, u"Full name"_s), u"Ben"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('saved').dataset.kind === 'error'"_s));
        browser.run(u"window.fetch = window.realFetch"_s);
        browser.click(u"#reject"_s);
        browser.type(u"#reject-reason"_s, u"No."_s);
        browser.click(u"#reject-confirm"_s);
        QVERIFY(browser.waitFor(u"!document.getElementById('state').hidden"_s));
        browser.run(count);
        QVERIFY(browser.waitFor(u"window.keptCount === 0"_s));
    }

    /** One rejected value doesn't keep the others from being saved. */
    void oneBadValueDoesNotBlockTheOthers()
    {
        const QJsonObject document = prepared();
        const QString name = css(document, u"Full name"_s);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        QVERIFY(show(browser, document));
        const QString put =
            u"const e = document.querySelector('%1'); e.value = %2; e.dispatchEvent(new Event('input', {bubbles: true}))"_s;
        browser.run(put.arg(name, u"'x'.repeat(10001)"_s));
        browser.run(put.arg(css(document, u"Rooms"_s), u"'7'"_s));
        QTRY_COMPARE_WITH_TIMEOUT(recorded(document, u"Rooms"_s), u"7"_s, 10000);
        QVERIFY(browser.waitFor(
            u"document.querySelector('%1').parentElement.querySelector('.fault')"_s.arg(name)));
        browser.run(put.arg(name, u"'Ben'"_s));
        QTRY_COMPARE_WITH_TIMEOUT(recorded(document, u"Full name"_s), u"Ben"_s, 10000);
        QVERIFY(saved(browser));
    }

    /** The page shows every type of value where and how the sealed file shows it, within one pixel at 72
     * dpi. */
    void valuesLookAsTheyAreSealed()
    {
        struct Field
        {
            int type;
            const char* name;
            QRect rect;
            const char* text;
            QJsonObject style;
        };
        const char* lorem = "The deposit is paid back within six weeks of the end of the lease.";
        const QList<Field> wantedFields{
            {258, "Remark", {60, 40, 250, 93}, "Read this first", {}},
            {252, "Shrinks", {60, 145, 100, 16}, lorem, {}},
            {252, "Lines", {60, 175, 160, 60}, "One\nTwo gj\nThree", {}},
            {252, "Right", {60, 245, 160, 20}, "Hxgj", {{"align"_L1, u"right"_s}}},
            {252, "Centred", {60, 275, 160, 20}, "Hxgj", {{"align"_L1, u"center"_s}}},
            {255, "Day", {330, 40, 120, 20}, "2026-03-09", {{"dateFormat"_L1, u"dd.MM.yyyy"_s}}},
            {269, "Rent", {330, 70, 90, 20}, "12.5", {{"decimals"_L1, 2}}},
            {257, "Paid", {330, 100, 110, 20}, "Monthly", {{"options"_L1, QJsonArray{u"Monthly"_s}}}},
            {253, "Pets", {330, 130, 18, 18}, "true", {}},
            {254, "Small", {330, 160, 14, 20}, "true", {}},
            {266, "IBAN", {330, 190, 90, 20}, "DE00 1234", {}},
            {268, "Rooms", {330, 220, 90, 20}, "3", {}}};
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray tags;
        const auto tagOf = [](const Field& field) {
            QJsonObject style = field.style;
            style.insert("colour"_L1, u"#ff0000"_s);
            return ServiceFixture::tag(
                field.type, QLatin1StringView(field.name),
                {field.rect.left(), field.rect.top(), field.rect.width(), field.rect.height()}, 1, false,
                {{"text"_L1, field.type == 258 ? QString::fromUtf8(field.text) : QString()},
                 {"style"_L1, style}});
        };
        for (const Field& field : wantedFields)
            tags.append(tagOf(field));
        tags.append(tagOf({250, "Signature", {330, 260, 120, 40}, "", {}}));
        wanted.insert("tags"_L1, tags);
        const QJsonObject document = sent(wanted);
        QJsonArray values{
            QJsonObject{{"id"_L1, idOf(document, u"Signature"_s)}, {"image"_L1, drawnSignatureText()}}};
        for (const Field& field : wantedFields)
            if (field.type != 258)
                values.append(QJsonObject{{"id"_L1, idOf(document, QString::fromUtf8(field.name))},
                                          {"text"_L1, QString::fromUtf8(field.text)}});
        const QByteArray path = ServiceFixture::signingPath(document);
        const RawAnswer kept =
            m_service.call("PUT", path + "/values", ServiceFixture::bytes({{"values"_L1, values}}));
        QVERIFY2(kept.status == 200, kept.body);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        browser.resize(1100, 1200);
        browser.open(signingUrl(m_service, document));
        QVERIFY(browser.waitFor(
            u"document.querySelector('.page > img').naturalWidth && "
            "document.querySelectorAll('.field > img.look').length === %1 && "
            "[...document.querySelectorAll('.field > img.look')].every((each) => each.naturalWidth)"_s.arg(
                wantedFields.size())));
        // A centred page may be at half a pixel, which the picture would round.
        const QJsonObject sheet =
            browser
                .run(u"const page = document.querySelector('.page'), at = page.getBoundingClientRect(); "
                     "page.style.position = 'relative'; page.style.left = `${Math.round(at.left) - "
                     "at.left}px`; "
                     "page.style.top = `${Math.round(at.top) - at.top}px`; "
                     "const box = page.getBoundingClientRect(); "
                     "return { left: box.left + page.clientLeft, top: box.top + page.clientTop, width: "
                     "page.clientWidth, "
                     "points: Number(page.dataset.width) }"_s)
                .toObject();
        const QImage page = QImage::fromData(browser.screenshot());
        keep(browser, "looks");
        QVERIFY(!page.isNull());
        QCOMPARE(m_service.call("POST", path + "/finish", R"({"consent":true})").status, 200);
        QTRY_COMPARE_WITH_TIMEOUT(now(document).value("signingStatus"_L1).toInt(), 53, 15000);
        const int width = sheet.value("width"_L1).toInt();
        const QImage sealed = QImage::fromData(
            m_service.call("GET", path + "/pages/1.png?width=" + QByteArray::number(width)).body);
        QCOMPARE(sealed.width(), width);
        const double point = width / sheet.value("points"_L1).toDouble();
        const auto ink = [](const QImage& image, const QRect& area) {
            QRect box;
            for (int y = area.top(); y <= area.bottom(); ++y)
                for (int x = area.left(); x <= area.right(); ++x) {
                    const QRgb pixel = image.valid(x, y) ? image.pixel(x, y) : 0xffffffff;
                    if (qRed(pixel) > 150 && qGreen(pixel) < 150 && qBlue(pixel) < 150)
                        box |= QRect(x, y, 1, 1);
                }
            return box.translated(-area.topLeft());
        };
        for (const Field& field : wantedFields) {
            const QRect place = QRectF(field.rect.left() * point, field.rect.top() * point,
                                       field.rect.width() * point, field.rect.height() * point)
                                    .toRect();
            const QPoint corner(qRound(sheet.value("left"_L1).toDouble()),
                                qRound(sheet.value("top"_L1).toDouble()));
            const QRect meant = ink(sealed, place);
            const QRect seen = ink(page, place.translated(corner));
            const QByteArray words = QStringLiteral("%1: %2,%3 %4x%5 is not %6,%7 %8x%9")
                                         .arg(QLatin1StringView(field.name))
                                         .arg(seen.left())
                                         .arg(seen.top())
                                         .arg(seen.width())
                                         .arg(seen.height())
                                         .arg(meant.left())
                                         .arg(meant.top())
                                         .arg(meant.width())
                                         .arg(meant.height())
                                         .toUtf8();
            QVERIFY2(!meant.isEmpty(), words);
            const double maximum = std::max(1.0, point);
            for (const auto& [a, b] : {std::pair{seen.left(), meant.left()},
                                       {seen.top(), meant.top()},
                                       {seen.right(), meant.right()},
                                       {seen.bottom(), meant.bottom()}})
                QVERIFY2(std::abs(a - b) <= maximum, words);
        }
    }

    /** A long answer in a short field is typed in its final font size. */
    void lettersShrinkWhileTyping()
    {
        const QJsonObject document = prepared();
        const QString name = css(document, u"Full name"_s);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        QVERIFY(show(browser, document));
        const QString size =
            u"parseFloat(getComputedStyle(document.querySelector('%1')).fontSize)"_s.arg(name);
        browser.type(name, u"Ben"_s);
        const double usual = browser.run(u"return "_s + size).toDouble();
        QVERIFY(usual > 10);
        browser.type(name, QString(u" Maximilian of Somewhere"_s).repeated(6));
        QVERIFY(browser.waitFor(u"%1 < %2"_s.arg(size).arg(usual * 0.8)));
        QVERIFY(browser.run(u"return document.activeElement === document.querySelector('%1')"_s.arg(name))
                    .toBool());
    }

    /** A title with bidirectional controls is read as written, and so is the text around it. */
    void titlesAreIsolated()
    {
        QJsonObject wanted = ServiceFixture::document(52, QString::fromUtf8("\u202Eevil $& %2"));
        const QJsonObject document = sent(wanted);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        QVERIFY(show(browser, document));
        QCOMPARE(textOf(browser, "title"), QString::fromUtf8("\u2068evil $& %2\u2069"));
        browser.click(u"#reject"_s);
        browser.type(u"#reject-reason"_s, u"No"_s);
        browser.click(u"#reject-confirm"_s);
        QVERIFY(browser.waitFor(u"document.getElementById('state-text').textContent"_s));
        QVERIFY2(textOf(browser, "state-text").contains(QString::fromUtf8("“\u2068evil $& %2\u2069”")),
                 qPrintable(textOf(browser, "state-text")));

        // Without letters, on a page that runs from right to left.
        wanted = documentFor({{"language"_L1, u"ar"_s}}, QString::fromUtf8("\u202E12-34"));
        QVERIFY(show(browser, sent(wanted)));
        QCOMPARE(browser.run(u"return document.documentElement.dir"_s).toString(), u"rtl"_s);
        QCOMPARE(textOf(browser, "title"), QString::fromUtf8("\u206812-34\u2069"));
    }

    /** A signature placed freely is saved at once, like any other value. */
    void freeSignaturesSurviveAReload()
    {
        QJsonObject wanted = documentFor({{"canSignTags"_L1, true}});
        wanted.insert("tags"_L1, QJsonArray());
        const QJsonObject document = sent(wanted);
        WebDriver browser;
        QVERIFY2(browser.start(), qPrintable(browser.lastError()));
        QVERIFY(show(browser, document));
        browser.click(u"#place"_s);
        browser.click(u"#tab-type"_s);
        browser.click(u"#signature-adopt"_s);
        QVERIFY(browser.waitFor(u"document.querySelectorAll('.free').length === 1"_s));
        QVERIFY(saved(browser));
        QVERIFY(show(browser, document));
        QVERIFY(browser.waitFor(u"document.querySelectorAll('.free button').length === 1"_s));
        browser.run(u"document.querySelector('.free button').focus()"_s);
        browser.keys(QString(QChar(0xE012))); // arrow left
        QVERIFY(saved(browser));
        askToFinish(browser);
        QVERIFY(browser.waitFor(u"document.getElementById('state-icon').dataset.kind === 'good'"_s));
    }
};

INK_TEST(TestShownPage, "tst_shown")

} // namespace tst_shown

#include "tst_shown.moc"
