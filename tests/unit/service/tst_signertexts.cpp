#include "app/base/languages.h"
#include "app/service/core/signertexts.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <array>

namespace tst_signertexts {

using namespace ink;
using namespace ink::service;
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

constexpr std::array everyText{SignerText::NeedsAccessCode, SignerText::NeedsMailCode,
                               SignerText::NeedsSmsCode, SignerText::SmsCode, SignerText::WrongCode};

} // namespace

/** Texts for signers are in their language. */
class TestSignerTexts final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void consentIsSaidInEveryLanguage()
    {
        using domain::ActionType;
        QSet<QString> all;
        for (const QString& language : languageCodes())
            for (const auto action : {ActionType::Signer, ActionType::Reviewer, ActionType::Editor})
                all.insert(consentFor(action, language).text);
        QCOMPARE(all.size(), 3 * languageCodes().size());
        // Evidence in stored documents: the text must never change.
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
            for (const QString& language : languageCodes()) {
                const QString words = signerText(text, language);
                QVERIFY(!words.isEmpty());
                QCOMPARE(placesIn(words), placesIn(signerText(text, u"en"_s)));
                different.insert(words);
            }
            QCOMPARE(different.size(), languageCodes().size());
        }
    }
};

INK_TEST(TestSignerTexts, "tst_signertexts")

} // namespace tst_signertexts

#include "tst_signertexts.moc"
