// The signing page has the same texts in every language of the program.
#include "app/base/languages.h"
#include "app/service/http/routes/signingpagetext.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace tst_signingpagetext {

using namespace ink;
using namespace ink::service::http;
using namespace Qt::Literals::StringLiterals;

namespace {

QStringList placesIn(const QString& text)
{
    static const QRegularExpression pattern(u"%\\d"_s);
    QStringList found;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();)
        found.append(matches.next().captured());
    found.sort();
    return found;
}

} // namespace

class TestSigningPageText final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyCatalogueIsALanguage()
    {
        QStringList wanted;
        const QDir folder(ink::test::sourcePath(QStringLiteral("translations")));
        for (const QString& file : folder.entryList({u"inkstone_*.ts"_s}, QDir::Files))
            wanted.append(file.section(u'_', 1).section(u'.', 0, 0));
        QStringList codes = languageCodes();
        QCOMPARE(codes.first(), u"en"_s);
        codes.sort();
        wanted.sort();
        QCOMPARE(codes, wanted);
        QSet<QString> names;
        for (const Language& each : languages()) {
            QVERIFY2(!each.name.isEmpty(), qPrintable(each.code));
            names.insert(each.name);
        }
        QCOMPARE(names.size(), codes.size());

        QFile description(ink::test::sourcePath(QStringLiteral("resources/openapi/openapi.json")));
        QVERIFY(description.open(QIODevice::ReadOnly));
        static const QRegularExpression list(u"\"enum\": \\[(\"en\"(?:, \"\\w+\")*)\\]"_s);
        int lists = 0;
        for (auto each = list.globalMatch(QString::fromUtf8(description.readAll())); each.hasNext();
             ++lists) {
            QStringList described = each.next().captured(1).remove(u'"').split(u", "_s);
            described.sort();
            QCOMPARE(described, codes);
        }
        QVERIFY(lists >= 3);
    }

    void languageByItsPrimarySubtag_data()
    {
        QTest::addColumn<QString>("tag");
        QTest::addColumn<QString>("code");
        QTest::newRow("plain") << u"de"_s << u"de"_s;
        QTest::newRow("region") << u"es-MX"_s << u"es"_s;
        QTest::newRow("script and region") << u"ar-Arab-EG"_s << u"ar"_s;
        QTest::newRow("capitals") << u"FR-ca"_s << u"fr"_s;
        QTest::newRow("underscore") << u"de_AT"_s << u"de"_s;
        QTest::newRow("longer subtag") << u"frr"_s << u"en"_s;
        QTest::newRow("unknown") << u"it"_s << u"en"_s;
        QTest::newRow("none") << QString() << u"en"_s;
    }

    void languageByItsPrimarySubtag()
    {
        QFETCH(QString, tag);
        QFETCH(QString, code);
        QCOMPARE(languageCode(tag), code);
        QCOMPARE(isRightToLeft(tag), code == "ar"_L1);
    }

    void theSameInEveryLanguage()
    {
        const QStringList keys = signingPageKeys();
        QVERIFY(keys.size() > 150);
        QCOMPARE(QSet<QString>(keys.begin(), keys.end()).size(), keys.size());
        static const QSet<QString> mayBeSame{
            u"signature"_s, u"date"_s,   u"option"_s, u"note"_s,    u"text"_s,
            u"fieldName"_s, u"fileIs"_s, u"askPin"_s, u"askPage"_s, u"differenceDocument"_s};
        static const QRegularExpression otherDigits(u"[\u0660-\u0669\u06f0-\u06f9]"_s);
        for (const QString& language : languageCodes()) {
            QJsonObject served = QJsonDocument::fromJson(signingPageCatalogue(language)).object();
            const QJsonObject review =
                QJsonDocument::fromJson(signingPageCatalogue(language, PageTextPart::Review)).object();
            QVERIFY(review.contains("reviewSign"_L1) && !served.contains("reviewSign"_L1));
            for (auto each = review.begin(); each != review.end(); ++each)
                served.insert(each.key(), each.value());
            QCOMPARE(served.size(), keys.size() + 1);
            QCOMPARE(served.value("direction"_L1).toString(), isRightToLeft(language) ? u"rtl"_s : u"ltr"_s);
            for (const QString& key : keys) {
                const QByteArray where = (language + u' ' + key).toUtf8();
                const QString english = signingPageText(u"en"_s, key);
                const QString words = signingPageText(language, key);
                QCOMPARE(served.value(key).toString(), words);
                QVERIFY2(!words.trimmed().isEmpty(), where.constData());
                QVERIFY2(placesIn(words) == placesIn(english), where.constData());
                QVERIFY2(!words.contains(otherDigits), where.constData());
                QVERIFY2(language == "en"_L1 || mayBeSame.contains(key) || words != english,
                         where.constData());
            }
        }
        QVERIFY(signingPageText(u"de"_s, u"nothing"_s).isEmpty());
    }
};

INK_TEST(TestSigningPageText, "tst_signingpagetext")

} // namespace tst_signingpagetext

#include "tst_signingpagetext.moc"
