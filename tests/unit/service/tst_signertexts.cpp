#include "app/service/signertexts.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include <array>

using namespace ink;
using namespace ink::service;
using namespace Qt::Literals::StringLiterals;

namespace {

QHash<QString, QString> pageTexts(const QString& language)
{
    QFile file(QStringLiteral(INKSTONE_SOURCE_DIR "/resources/signingpage/texts/%1.json").arg(language));
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QJsonObject texts = QJsonDocument::fromJson(file.readAll()).object();
    QHash<QString, QString> all;
    for (auto it = texts.begin(); it != texts.end(); ++it)
        all.insert(it.key(), it.value().toString());
    return all;
}

QStringList placesIn(const QString& text)
{
    static const QRegularExpression pattern(u"%\\d"_s);
    QStringList found;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();)
        found.append(matches.next().captured());
    found.sort();
    return found;
}

constexpr std::array everyText{
    SignerText::NotYourTurn,     SignerText::OnlyReading,   SignerText::Done,      SignerText::YouRejected,
    SignerText::Completed,       SignerText::Rejected,      SignerText::Expired,   SignerText::Cancelled,
    SignerText::NeedsAccessCode, SignerText::NeedsMailCode, SignerText::WrongCode, SignerText::TooManyCodes};

} // namespace

/** Signers are spoken to in their language by the service and by its page: the same languages, the same
 * texts. */
class TestSignerTexts final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void languageByItsPrimarySubtag_data()
    {
        QTest::addColumn<QString>("tag");
        QTest::addColumn<QString>("language");
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
        QFETCH(QString, language);
        QCOMPARE(signerLanguage(tag), language);
        QCOMPARE(isRightToLeft(tag), language == "ar"_L1);
        QCOMPARE(consentFor(domain::ActionType::Signer, tag).language, language);
    }

    void consentIsSaidInEveryLanguage()
    {
        using domain::ActionType;
        QSet<QString> all;
        for (const QString& language : signerLanguages())
            for (const auto action : {ActionType::Signer, ActionType::Reviewer, ActionType::Editor})
                all.insert(consentFor(action, language).text);
        QCOMPARE(all.size(), 3 * signerLanguages().size());
        // Evidence of stored documents: never another character.
        QCOMPARE(
            consentFor(ActionType::Signer, u"en"_s).text,
            u"I agree to sign this document electronically, and that my electronic signature counts like one on paper."_s);
        QCOMPARE(
            consentFor(ActionType::Signer, u"fr"_s).text,
            u"J’accepte de signer ce document par voie électronique, et que ma signature électronique ait la même valeur que sur papier."_s);
    }

    void serviceTextsAreComplete()
    {
        for (const SignerText text : everyText) {
            QSet<QString> different;
            for (const QString& language : signerLanguages()) {
                const QString words = signerText(text, language);
                QVERIFY(!words.isEmpty());
                QCOMPARE(placesIn(words), placesIn(signerText(text, u"en"_s)));
                different.insert(words);
            }
            QCOMPARE(different.size(), signerLanguages().size());
        }
    }

    void pageHasOneFileALanguage()
    {
        QStringList files =
            QDir(QStringLiteral(INKSTONE_SOURCE_DIR "/resources/signingpage/texts")).entryList(QDir::Files);
        QStringList wanted;
        for (const QString& language : signerLanguages())
            wanted.append(language + ".json"_L1);
        files.sort();
        wanted.sort();
        QCOMPARE(files, wanted);
    }

    void pageSaysTheSameInEveryLanguage()
    {
        const auto english = pageTexts(u"en"_s);
        QVERIFY(english.size() > 150);
        static const QSet<QString> mayBeSame{u"direction"_s, u"signature"_s, u"date"_s,      u"option"_s,
                                             u"note"_s,      u"text"_s,      u"fieldName"_s, u"fileIs"_s,
                                             u"askPin"_s,    u"askPage"_s};
        static const QRegularExpression otherDigits(u"[\u0660-\u0669\u06f0-\u06f9]"_s);
        for (const QString& language : signerLanguages()) {
            const auto texts = pageTexts(language);
            QCOMPARE(QSet<QString>(texts.keyBegin(), texts.keyEnd()),
                     QSet<QString>(english.keyBegin(), english.keyEnd()));
            QCOMPARE(texts.value(u"direction"_s), isRightToLeft(language) ? u"rtl"_s : u"ltr"_s);
            for (auto it = texts.begin(); it != texts.end(); ++it) {
                const QByteArray where = (language + u' ' + it.key()).toUtf8();
                QVERIFY2(!it.value().trimmed().isEmpty(), where.constData());
                QVERIFY2(placesIn(it.value()) == placesIn(english.value(it.key())), where.constData());
                QVERIFY2(!it.value().contains(otherDigits), where.constData());
                QVERIFY2(language == "en"_L1 || mayBeSame.contains(it.key()) ||
                             it.value() != english.value(it.key()),
                         where.constData());
            }
        }
    }
};

INK_TEST(TestSignerTexts, "tst_signertexts")
#include "tst_signertexts.moc"
