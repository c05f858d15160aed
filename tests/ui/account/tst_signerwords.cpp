// The account's own texts for signers: edited in the settings, shown and accepted in signing.
#include "app/domain/document/document.h"
#include "tests/support/events.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/signing/signingconsent.h"
#include "ui/pages/signing/signingpage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

namespace tst_signerwords {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using ink::test::keepPicture;

namespace {

constexpr int wordsPatience = 20000;

} // namespace

class TestSignerWordsSection final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::WindowFixture> m_desk;

    test::DeskWindow& window() { return *m_desk->window; }
    template <typename T> T* part(const char* name)
    {
        return window().findChild<T*>(QLatin1StringView(name));
    }
    template <typename T = QPushButton> T* shown(const char* name)
    {
        for (T* each : window().signingPage().findChildren<T*>(QLatin1StringView(name)))
            if (each->isVisible()) return each;
        return nullptr;
    }
    domain::UserSetting kept()
    {
        const auto answer = m_desk->account();
        if (!answer) qFatal("no details");
        return answer->userSetting;
    }
    void openSection()
    {
        QVERIFY(m_desk->startLocal());
        window().resize(1180, 1040);
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        window().settingsPage().showSection(SettingsPage::Section::SigningPage);
        window().showSettings();
        auto* consent = part<QPlainTextEdit>("accountSignerWords.consent");
        QVERIFY(consent);
        QTRY_VERIFY_WITH_TIMEOUT(consent->isVisible(), wordsPatience);
    }
    void write(const char* name, const QString& text)
    {
        auto* edit = part<QPlainTextEdit>(name);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Tab); // leaves it
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, u"en"_s);
    }
    void cleanup() { m_desk.reset(); }

    void eachLanguageHasItsOwn()
    {
        openSection();
        if (QTest::currentTestFailed()) return;
        write("accountSignerWords.consent", u"I accept."_s);
        QTRY_COMPARE_WITH_TIMEOUT(kept().signerWords.size(), 1, wordsPatience);
        auto* language = part<QComboBox>("signerWordsLanguage");
        const auto labels = part<QWidget>("signerWordsLanguageField")->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* each) {
            return each->buddy() == language && each->isVisible() && !each->text().isEmpty();
        }));
        language->setCurrentIndex(language->findData(u"de"_s));
        QCOMPARE(part<QPlainTextEdit>("accountSignerWords.consent")->toPlainText(), QString());
        write("accountSignerWords.consent", u"Ich stimme zu."_s);
        write("accountSignerWords.thanks", u"Danke"_s);
        QTRY_VERIFY_WITH_TIMEOUT(kept().signerWords.size() == 2 && !kept().signerWords.at(1).thanks.isEmpty(),
                                 wordsPatience);
        QCOMPARE(kept().signerWords.at(1).language, u"de"_s);
        QCOMPARE(kept().signerWords.at(1).consent, u"Ich stimme zu."_s);
        language->setCurrentIndex(language->findData(u"en"_s));
        QTRY_COMPARE(part<QPlainTextEdit>("accountSignerWords.consent")->toPlainText(), u"I accept."_s);

        // A text that is too long is not saved, and stays so that it can be shortened.
        auto* review = part<QPlainTextEdit>("accountSignerWords.reviewConsent");
        review->setFocus();
        review->setPlainText(QString(1001, u'x'));
        QTest::keyClick(review, Qt::Key_Tab);
        auto* fault = part<QLabel>("accountSignerWords.reviewConsentError");
        QVERIFY(fault && fault->text().contains(u"1,001"_s));
        language->setCurrentIndex(language->findData(u"fr"_s));
        QCOMPARE(language->currentData().toString(), u"en"_s);
        review->clear();
        QTest::keyClick(review, Qt::Key_Tab);
        QTRY_VERIFY(fault->text().isEmpty());

        auto* addresses = part<QLineEdit>("accountReturnAddresses");
        addresses->setFocus();
        QTest::keyClicks(addresses, u"http://mill.example"_s);
        QTest::keyClick(addresses, Qt::Key_Return);
        QTRY_VERIFY(part<QLabel>("accountReturnAddressesError")->text().contains(u"http://mill.example"_s));
        addresses->selectAll();
        QTest::keyClicks(addresses, u"https://mill.example/done, https://mill.example/more"_s);
        QTest::keyClick(addresses, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(kept().returnAddresses.size(), 2, wordsPatience);
        auto* address = part<QComboBox>("accountReturnAddress");
        QTRY_COMPARE(address->count(), 3);
        address->setCurrentIndex(2);
        QTRY_COMPARE_WITH_TIMEOUT(kept().returnAddress, u"https://mill.example/more"_s, wordsPatience);
        keepPicture(window(), u"signerwords-settings.png"_s);
        // A removed address is no longer used for redirects.
        addresses->setFocus();
        addresses->selectAll();
        QTest::keyClicks(addresses, u"https://mill.example/done"_s);
        QTest::keyClick(addresses, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(kept().returnAddresses.size(), 1, wordsPatience);
        QVERIFY(kept().returnAddress.isEmpty());

        auto* frames = part<QLineEdit>("accountFrameOrigins");
        frames->setFocus();
        QTest::keyClicks(frames, u"https://mill.example/shop"_s);
        QTest::keyClick(frames, Qt::Key_Return);
        QTRY_VERIFY(part<QLabel>("accountFrameOriginsError")->text().contains(u"mill.example/shop"_s));
        QVERIFY(kept().frameOrigins.isEmpty());
        frames->selectAll();
        QTest::keyClicks(frames, u"https://Mill.example:443, http://localhost:3000"_s);
        QTest::keyClick(frames, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(kept().frameOrigins,
                                  (QStringList{u"https://mill.example"_s, u"http://localhost:3000"_s}),
                                  wordsPatience);
        keepPicture(window(), u"signerwords-frames.png"_s);
    }

    void signingInPersonShowsThemInFull()
    {
        openSection();
        if (QTest::currentTestFailed()) return;
        write("accountSignerWords.consent", u"I accept the terms of the mill."_s);
        QString longText;
        for (int i = 1; i <= 40; ++i)
            longText += u"%1. You can ask for every record on paper.\n"_s.arg(i);
        auto* disclosure = part<QPlainTextEdit>("accountSignerWords.disclosure");
        disclosure->setFocus();
        disclosure->setPlainText(longText);
        QTest::keyClick(disclosure, Qt::Key_Tab);
        QTRY_VERIFY_WITH_TIMEOUT(
            kept().signerWords.size() == 1 && !kept().signerWords.at(0).disclosure.isEmpty(), wordsPatience);
        const domain::Document lease = m_desk->create(u"Lease 14B"_s, {u"Anna Berg"_s}, true);
        window().signInPerson(lease.id, lease.invitations.first().guid);
        QTRY_VERIFY_WITH_TIMEOUT(shown<QWidget>("signatureType"), wordsPatience);
        QTest::mouseClick(shown<QWidget>("signatureType"), Qt::LeftButton);
        shown("signingNext")->click();
        for (int i = 0; i < 10 && !shown<QPlainTextEdit>("signingDisclosure"); ++i) {
            if (auto* input = shown<QLineEdit>("signingInput"); input && input->text().isEmpty())
                QTest::keyClicks(input, u"Graz"_s);
            shown("signingNext")->click();
            test::processEvents();
        }
        auto* text = shown<QPlainTextEdit>("signingDisclosure");
        QVERIFY(text);
        QCOMPARE(text->toPlainText(), longText.trimmed());
        QCOMPARE(shown<QLabel>("signingConsentText")->text(), u"I accept the terms of the mill."_s);
        keepPicture(window(), u"signerwords-inperson.png"_s);
        QVERIFY(!shown<QLabel>("signingConsentLanguage"));
        shown<QCheckBox>("signingConsent")->setChecked(true);
        QTRY_VERIFY(shown("signingNext")->isEnabled());
        shown("signingNext")->click();
        std::optional<Result<domain::Document>> found;
        const auto hasAccepted = [&] {
            found.reset();
            m_desk->session().client()->retrieve(
                lease.id, this, [&found](const Result<domain::Document>& result) { found = result; });
            if (!QTest::qWaitFor([&found] { return found.has_value(); }, wordsPatience) || !*found)
                return false;
            return std::any_of((*found)->histories.begin(), (*found)->histories.end(),
                               [&](const domain::HistoryEntry& entry) {
                                   return entry.event == domain::HistoryEvent::DisclosureAccepted &&
                                          entry.detail == u"en: "_s + longText.trimmed();
                               });
        };
        QTRY_VERIFY_WITH_TIMEOUT(hasAccepted(), wordsPatience);
    }

    /** Words that the sender hasn't provided in the signer's language keep theirs, and a line says so. */
    void wordsInAnotherLanguageSayWhich()
    {
        SigningConsent consent;
        consent.show();
        auto* note = consent.findChild<QLabel*>(u"signingConsentLanguage"_s);
        auto* text = consent.findChild<QLabel*>(u"signingConsentText"_s);
        auto* disclosure = consent.findChild<QPlainTextEdit*>(u"signingDisclosure"_s);
        QVERIFY(note && text && disclosure);
        consent.setText(u"Ich stimme zu."_s, u"Bedingungen"_s, u"de"_s, u"fr"_s);
        QVERIFY(note->isVisible());
        QCOMPARE(note->text(), u"The sender provided this text in German, not in your language."_s);
        QCOMPARE(text->locale().language(), QLocale::German);
        QCOMPARE(disclosure->locale().language(), QLocale::German);
        consent.setText(u"أوافق."_s, u"الشروط"_s, u"ar"_s, u"en"_s);
        QCOMPARE(note->text(), u"The sender provided this text in Arabic, not in your language."_s);
        QCOMPARE(text->layoutDirection(), Qt::RightToLeft);
        QCOMPARE(disclosure->layoutDirection(), Qt::RightToLeft);
        consent.setText(u"Ich stimme zu."_s, {}, u"de"_s,
                        u"de-AT"_s); // the sender knows what the signer speaks
        QVERIFY(!note->isVisible());
        QCOMPARE(text->layoutDirection(), Qt::LeftToRight);
        consent.setText(u"I agree."_s, {}, u"en"_s, u"de"_s); // the window's
        QVERIFY(!note->isVisible());
        const QLocale before;
        QLocale::setDefault(QLocale(u"de"_s));
        consent.setText(u"I agree."_s, {}, u"en"_s, u"de"_s);
        QLocale::setDefault(before);
        QVERIFY(note->isVisible());
        QVERIFY(note->text().contains(u"Englisch"_s));
    }
};

INK_TEST(TestSignerWordsSection, "tst_signerwords")

} // namespace tst_signerwords

#include "tst_signerwords.moc"
