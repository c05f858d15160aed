#include "tests/support/requirements.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace tst_signers {

using namespace ink;
using namespace ink::test;

/** Contract §8: the signer's side and its effect on the document, as raw HTTP with the complete service. */
class TestSigners final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;

    static QJsonObject json(const RawAnswer& answer) { return ServiceFixture::json(answer); }
    QJsonObject sent() { return m_service.created(ServiceFixture::document(52)); }
    static QByteArray values(const QJsonObject& view, const QByteArray& more = {})
    {
        const QByteArray array = QJsonDocument(ServiceFixture::valuesFor(view, QStringLiteral("Ben Ünal")))
                                     .toJson(QJsonDocument::Compact);
        return "{\"values\":" + array + more + "}";
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_service.start()); }

    void pageIsSafeAndSaysNothing()
    {
        const QByteArray path = ServiceFixture::signingPath(sent());
        const RawAnswer page = m_service.call("GET", path, {}, "Accept-Language: fr-CA, en\r\n");
        QCOMPARE(page.status, 200);
        QVERIFY(page.header("Content-Type").startsWith("text/html"));
        const QByteArray policy = page.header("Content-Security-Policy");
        QVERIFY(policy.contains("default-src 'none'") && policy.contains("script-src 'self'") &&
                !policy.contains("unsafe"));
        QCOMPARE(page.header("Referrer-Policy"), QByteArray("no-referrer"));
        QVERIFY(page.body.contains("lang=\"fr\"") && page.body.contains("src=\"../signingpage/page.js\""));
        QByteArray words = page.body;
        words.replace("http://www.w3.org/2000/svg", {}); // of a picture in the style
        QVERIFY(!words.contains("Lease") && !words.contains("http:") && !words.contains("onclick"));
        // The style is part of the page: the first words don't wait for another file.
        QVERIFY(!page.body.contains("rel=\"stylesheet\""));
        const qsizetype style = page.body.indexOf("<style>") + 7;
        const QByteArray digest = QCryptographicHash::hash(
            page.body.mid(style, page.body.indexOf("</style>") - style), QCryptographicHash::Sha256);
        QVERIFY(policy.contains("style-src 'self' 'sha256-" + digest.toBase64() + "'"));
        QVERIFY(m_service.call("GET", path + '/').body.contains("src=\"../../signingpage/page.js\""));
        const QByteArray guid = path.mid(path.lastIndexOf('/') + 1);
        QCOMPARE(m_service.call("GET", "/UI/documentDesigner2.html?iid=" + guid).status, 200);
        QCOMPARE(m_service.call("GET", "/sign/00000000-0000-4000-8000-000000000000").status, 404);
        QCOMPARE(m_service.call("GET", "/sign/nonsense/values").status, 404);
        for (const char* name : {"page.js", "texts.js", "texts/en", "texts/de", "texts/ar", "fields.js",
                                 "fieldsheet.js", "signature.js"}) {
            const RawAnswer asset = m_service.call("GET", QByteArray("/signingpage/") + name);
            QCOMPARE(asset.status, 200);
            QVERIFY(!asset.body.isEmpty() && !asset.body.contains("https://"));
            QCOMPARE(m_service
                         .call("GET", QByteArray("/signingpage/") + name, {},
                               "If-None-Match: " + asset.header("ETag") + "\r\n")
                         .status,
                     304);
        }
        QCOMPARE(m_service.call("GET", "/signingpage/texts/it").status, 404);
    }

    /** Fonts are served from our own address, with the characters in the list. */
    void handwritingIsServed()
    {
        const QByteArray folder = "/signingpage/handwriting/";
        const RawAnswer list = m_service.call("GET", folder + "styles.json");
        QCOMPARE(list.status, 200);
        const QJsonArray styles =
            QJsonDocument::fromJson(list.body).object().value(QLatin1String("styles")).toArray();
#ifndef Q_OS_LINUX // other systems don't have their fonts
        if (!require(!styles.isEmpty(), "A handwriting style")) return;
#endif
        QVERIFY(styles.size() >= 6);
        qsizetype bytes = 0;
        int full = 0;
        for (const QJsonValue& style : styles) {
            const QString letters = style.toObject().value(QLatin1String("letters")).toString();
            const bool isArabic = letters.contains(QChar(0x645));
            for (const QChar letter : QStringLiteral("ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژکگی ."))
                QVERIFY2(!isArabic || letters.contains(letter), qPrintable(QString(letter)));
            for (const QChar letter : QStringLiteral("AZaz-'ÄÖÜäöüßàâçéèêëîïôùûñáíóúåøæ’"))
                QVERIFY2(isArabic || letters.contains(letter), qPrintable(QString(letter)));
            if (letters.contains(QStringLiteral("Ł")) && letters.contains(QStringLiteral("ę")) &&
                letters.contains(QStringLiteral("ř")) && letters.contains(QStringLiteral("ő")))
                ++full;
            const QByteArray file =
                folder + style.toObject().value(QLatin1String("id")).toString().toLatin1() + ".woff2";
            const RawAnswer font = m_service.call("GET", file, {}, "Accept-Encoding: gzip\r\n");
            QCOMPARE(font.status, 200);
            QCOMPARE(font.header("Content-Type"), QByteArray("font/woff2"));
            QVERIFY(font.header("Content-Encoding").isEmpty()); // already compressed
            QVERIFY(font.body.startsWith("wOF2"));
            // Each letter of the Nastaliq style has a shape for every neighbour; who types a Latin name
            // doesn't load it.
            QVERIFY2(font.body.size() < (isArabic ? 96'000 : 32'000), file.constData());
            if (!isArabic) bytes += font.body.size();
        }
        QVERIFY(full >= 3);
        qInfo("%lld bytes in %lld fonts", static_cast<long long>(bytes),
              static_cast<long long>(styles.size()));
        QVERIFY(bytes < 160'000);
        QCOMPARE(m_service.call("GET", folder + "nobody.woff2").status, 404);
        QVERIFY(m_service.call("GET", folder + "..%2f..%2fpage.js").status >= 400);
        const QByteArray policy =
            m_service.call("GET", ServiceFixture::signingPath(sent())).header("Content-Security-Policy");
        QVERIFY(policy.contains("font-src 'self';"));
    }

    /** A slow mobile connection: everything that is loaded before the first picture. */
    void thePageIsLight()
    {
        const QByteArray path = ServiceFixture::signingPath(sent());
        const RawAnswer page = m_service.call("GET", path, {}, "Accept-Language: de\r\n");
        QVERIFY(page.body.contains("Das Dokument wird geladen")); // before any script is loaded
        static const QRegularExpression reference(
            QStringLiteral("(?:src|href)=\"\\.\\./(signingpage/[^\"]+)"));
        QSet<QString> files{QStringLiteral("signingpage/texts/de")};
        for (auto each = reference.globalMatch(QString::fromUtf8(page.body)); each.hasNext();)
            files.insert(each.next().captured(1));
        QVERIFY(files.size() >= 16);
        qsizetype bytes =
            m_service.call("GET", path, {}, "Accept-Language: de\r\nAccept-Encoding: gzip\r\n").body.size();
        for (const QString& file : std::as_const(files)) {
            const QByteArray address = '/' + file.toLatin1();
            const RawAnswer packed = m_service.call("GET", address, {}, "Accept-Encoding: gzip\r\n");
            QCOMPARE(packed.status, 200);
            QCOMPARE(packed.header("Content-Encoding"), QByteArray("gzip"));
            QVERIFY(packed.header("Vary").contains("Accept-Encoding"));
            const RawAnswer plain = m_service.call("GET", address);
            QVERIFY(plain.header("Content-Encoding").isEmpty());
            QVERIFY(plain.header("ETag") != packed.header("ETag"));
            bytes += packed.body.size();
        }
        qInfo("%lld bytes in %lld files", static_cast<long long>(bytes),
              static_cast<long long>(files.size() + 1));
        QVERIFY(bytes < 60'000);
    }

    void pageTurnsWithTheBrowsersLanguage()
    {
        const QByteArray path = ServiceFixture::signingPath(sent());
        for (const auto& [wanted, start] :
             {std::pair<QByteArray, QByteArray>{"ar-EG, en", "<html lang=\"ar\" dir=\"rtl\""},
              {"de-CH", "<html lang=\"de\" dir=\"ltr\""},
              {"es", "<html lang=\"es\" dir=\"ltr\""},
              {"it, fr", "<html lang=\"en\" dir=\"ltr\""}})
            QVERIFY2(
                m_service.call("GET", path, {}, "Accept-Language: " + wanted + "\r\n").body.contains(start),
                wanted.constData());
    }

    void picturesAndTheirText()
    {
        const QByteArray path = ServiceFixture::signingPath(sent());
        const RawAnswer picture = m_service.call("GET", path + "/pages/1.png?width=400");
        QCOMPARE(picture.status, 200);
        QCOMPARE(picture.header("Content-Type"), QByteArray("image/png"));
        QCOMPARE(QImage::fromData(picture.body).width(), 400);
        QCOMPARE(m_service
                     .call("GET", path + "/pages/1.png?width=400", {},
                           "If-None-Match: " + picture.header("ETag") + "\r\n")
                     .status,
                 304);
        // Browsers accept other formats too: another representation has another ETag.
        QCOMPARE(picture.header("Vary"), QByteArray("Accept"));
        const RawAnswer any = m_service.call("GET", path + "/pages/1.png?width=400", {},
                                             "Accept: image/avif,image/*,*/*;q=0.8\r\n");
        QCOMPARE(any.status, 200);
        QVERIFY(any.header("ETag") != picture.header("ETag"));
        const RawAnswer words = m_service.call("GET", path + "/pages/1.txt");
        QCOMPARE(words.status, 200);
        QVERIFY(words.body.size() > 20);
        const RawAnswer lines = m_service.call("GET", path + "/pages/1.json");
        QCOMPARE(lines.status, 200);
        QCOMPARE(lines.header("Content-Type"), QByteArray("application/json"));
        const QJsonArray first = QJsonDocument::fromJson(lines.body).array().at(0).toArray();
        QCOMPARE(first.size(), 5);
        QVERIFY(first.at(0).toDouble() > 0 && first.at(2).toDouble() > 0 &&
                first.at(0).toDouble() + first.at(2).toDouble() < 596);
        QVERIFY(words.body.contains(first.at(4).toString().toUtf8()));
        QCOMPARE(
            m_service
                .call("GET", path + "/pages/1.json", {}, "If-None-Match: " + lines.header("ETag") + "\r\n")
                .status,
            304);
        QCOMPARE(m_service.call("GET", path + "/pages/99.json").status, 404);
        QCOMPARE(m_service.call("GET", path + "/pages/99.png").status, 404);
        QCOMPARE(m_service.call("GET", path + "/pages/0.png").status, 404);
    }

    void signsToTheEnd()
    {
        const QJsonObject document = sent();
        const QByteArray path = ServiceFixture::signingPath(document);
        const QByteArray own =
            "/documents/" + QByteArray::number(document.value(QLatin1String("id")).toInteger());
        const RawAnswer first = m_service.call("GET", path + "/values");
        QCOMPARE(first.status, 200);
        const QJsonObject view = json(first);
        QCOMPARE(view.value(QLatin1String("canFinish")).toBool(), true);
        QCOMPARE(m_service.call("POST", path + "/finish", values(view)).code(), QStringLiteral("validation"));
        const RawAnswer early = m_service.call("POST", path + "/finish", R"({"consent":true})");
        QCOMPARE(early.status, 400);
        QVERIFY(json(early).value(QLatin1String("details")).toArray().size() >= 3);
        const RawAnswer saved = m_service.call("PUT", path + "/values", values(view));
        QCOMPARE(saved.status, 200);
        QVERIFY(m_service.mine("GET", own).body.contains("Ben \xc3\x9cnal"));
        const RawAnswer done = m_service.call("POST", path + "/finish", R"({"consent":true})");
        QVERIFY2(done.status == 200, done.body.constData());
        QCOMPARE(json(done).value(QLatin1String("status")).toInt(), 67);
        QCOMPARE(m_service.call("POST", path + "/finish", R"({"consent":true})").status, 200);
        QTRY_COMPARE_WITH_TIMEOUT(json(m_service.mine("GET", own))
                                      .value(QLatin1String("document"))[QLatin1String("signingStatus")]
                                      .toInt(),
                                  53, 15000);
        for (const char* content : {"esign", "audit", "esignwithaudit"}) {
            const RawAnswer file = m_service.mine("GET", own + "/download?content=" + content);
            QCOMPARE(file.status, 200);
            QVERIFY(file.body.startsWith("%PDF"));
            if (content == QByteArray("esign")) QVERIFY(file.body.startsWith(ServiceFixture::sample()));
        }
        QVERIFY(m_service.mine("GET", own + "/download").body.startsWith("PK"));
        QVERIFY(m_service.call("GET", path + "/download?content=esign").body.startsWith("%PDF"));
        QCOMPARE(m_service.call("PUT", path + "/values", values(view)).status, 409);
    }

    void rejectsWithAReason()
    {
        const QJsonObject document = sent();
        const QByteArray path = ServiceFixture::signingPath(document);
        QCOMPARE(m_service.call("POST", path + "/reject", "{}").status, 400);
        const RawAnswer rejected = m_service.call("POST", path + "/reject", R"({"reason":"wrong rent"})");
        QCOMPARE(rejected.status, 200);
        const RawAnswer after = m_service.mine(
            "GET", "/documents/" + QByteArray::number(document.value(QLatin1String("id")).toInteger()));
        QCOMPARE(json(after).value(QLatin1String("document"))[QLatin1String("signingStatus")].toInt(), 54);
        QVERIFY(after.body.contains("wrong rent"));
    }
};

INK_TEST(TestSigners, "tst_signers")

} // namespace tst_signers

#include "tst_signers.moc"
