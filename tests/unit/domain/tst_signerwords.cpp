#include "app/domain/account/signerwords.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_signerwords {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

class TestSignerWords final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choosesALanguage()
    {
        const QList<SignerWords> all{{u"de"_s, {}, {}, u"lang"_s, u"Danke"_s},
                                     {u"fr"_s, u"oui"_s, {}, {}, {}},
                                     {u"es"_s, {}, u"revisado"_s, {}, {}}};
        QCOMPARE(signingConsentWords(all, u"fr"_s, u"de"_s)->consent, u"oui"_s);
        QCOMPARE(signingConsentWords(all, u"es"_s, u"de"_s)->language, u"de"_s); // only for reviewers
        QCOMPARE(signingConsentWords(all, u"ar"_s, u"en"_s)->language, u"de"_s); // the first
        QCOMPARE(signerWordsWith(all, &SignerWords::thanks, u"fr"_s, u"fr"_s)->thanks, u"Danke"_s);
        QVERIFY(!signingConsentWords({}, u"en"_s, u"en"_s));
        QVERIFY(!signerWordsWith({all.at(1)}, &SignerWords::reviewConsent, u"fr"_s, u"fr"_s));
    }

    void setsOneText()
    {
        QList<SignerWords> all;
        setSignerText(all, u"fr"_s, &SignerWords::thanks, {});
        QVERIFY(all.isEmpty());
        setSignerText(all, u"fr"_s, &SignerWords::thanks, u"Merci"_s);
        setSignerText(all, u"en"_s, &SignerWords::consent, u"Yes"_s);
        setSignerText(all, u"fr"_s, &SignerWords::consent, u"Oui"_s);
        QCOMPARE(all.size(), 2);
        QCOMPARE(all.at(0).thanks + all.at(0).consent, u"MerciOui"_s);
        setSignerText(all, u"en"_s, &SignerWords::consent, {});
        QCOMPARE(all.size(), 1);
    }

    void returnAddressesAreWholeAndSecure()
    {
        for (const QString& good :
             {u"https://example.org"_s, u"https://example.org/thanks?from=sign#top"_s, u"https://[::1]/x"_s})
            QVERIFY2(isReturnAddress(good), qPrintable(good));
        for (const QString& bad :
             {u""_s, u"http://example.org"_s, u"//example.org"_s, u"/thanks"_s, u"javascript:alert(1)"_s,
              u"https://"_s, u"https://example.org@evil.example/"_s, u"https://exa mple.org/"_s,
              u"data:text/html,x"_s, u" https://example.org"_s,
              u"https://example.org/"_s + QString(2048, u'x')})
            QVERIFY2(!isReturnAddress(bad), qPrintable(bad));
    }
};

INK_TEST(TestSignerWords, "tst_signerwords")

} // namespace tst_signerwords

#include "tst_signerwords.moc"
