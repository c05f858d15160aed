// In-person signing while the same document is filled in elsewhere: the displayed values are the signed ones.
#include "app/api/signercalls.h"
#include "app/domain/document/document.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"
#include "tests/ui/windowtest.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/signing/signingdifference.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/viewer/pageview.h"

#include <QCheckBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>

namespace tst_signingshown {

using namespace ink;
using namespace ink::ui;

namespace {
constexpr int shownPatience = 20000;
} // namespace

class TestSigningShown final : public QObject, private test::WindowTest
{
    Q_OBJECT

    domain::Document m_lease;

    [[nodiscard]] domain::TagId place() const { return m_lease.tags.at(1).id; }
    /** Saves a value like another device with the same link. */
    bool saveElsewhere(const QString& text)
    {
        std::optional<bool> done;
        m_desk->session()
            .client()
            ->signer(m_lease.invitations.first().signingUrl)
            .saveValues({{{place(), text, {}}}, {}, false}, &window(),
                        [&done](const Result<wire::SignerView>& answer) { done = answer.has_value(); });
        return QTest::qWaitFor([&done] { return done.has_value(); }, shownPatience) && *done;
    }
    QString stored()
    {
        const auto found = m_desk->retrieve(m_lease.id);
        if (!found) return {};
        for (const domain::Tag& tag : found->tags)
            if (tag.id == place()) return tag.text;
        return {};
    }
    /** Opens the page at the field for the place. */
    bool open()
    {
        makeDesk();
        if (!openWindow()) return false;
        m_lease = m_desk->create(QStringLiteral("Lease 14B"), {QStringLiteral("Anna Berg")}, true);
        if (m_lease.tags.size() < 2) return false;
        window().signInPerson(m_lease.id, m_lease.invitations.first().guid);
        if (!QTest::qWaitFor([this] { return shown<QWidget>("signatureType") != nullptr; }, shownPatience))
            return false;
        QTest::mouseClick(shown<QWidget>("signatureType"), Qt::LeftButton);
        shown("signingNext")->click();
        return QTest::qWaitFor([this] { return shown<QLineEdit>("signingInput") != nullptr; }, shownPatience);
    }
    void finish()
    {
        auto* consent = shown<QCheckBox>("signingConsent");
        QVERIFY(consent);
        consent->setChecked(true);
        QTRY_VERIFY(shown("signingNext")->isEnabled());
        shown("signingNext")->click();
    }

private Q_SLOTS:
    void cleanup() { m_desk.reset(); }

    void bothValuesSideBySide_data()
    {
        QTest::addColumn<QString>("choice");
        QTest::addColumn<QString>("sealed");
        QTest::newRow("what I see") << QStringLiteral("keepShown") << QStringLiteral("100 EUR");
        QTest::newRow("what was saved") << QStringLiteral("takeStored") << QStringLiteral("999 EUR");
    }
    void bothValuesSideBySide()
    {
        QFETCH(QString, choice);
        QFETCH(QString, sealed);
        QVERIFY(open());
        QTest::keyClicks(shown<QLineEdit>("signingInput"), QStringLiteral("100 EUR"));
        QTRY_COMPARE_WITH_TIMEOUT(stored(), QStringLiteral("100 EUR"), shownPatience);
        QVERIFY(saveElsewhere(QStringLiteral("999 EUR")));
        shown("signingNext")->click();
        finish();
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(shown<QWidget>("signingDifference"), shownPatience);
        QStringList words;
        for (const QLabel* label : shown<QWidget>("signingDifference")->findChildren<QLabel*>())
            words << label->text();
        QVERIFY2(words.contains(QStringLiteral("Place 1")) && words.contains(QStringLiteral("100 EUR")) &&
                     words.contains(QStringLiteral("999 EUR")),
                 qPrintable(words.join(QLatin1Char('|'))));
        QCOMPARE(stored(), QStringLiteral("999 EUR"));
        const QString folder = ink::test::programPath(QStringLiteral("../screens"));
        QVERIFY(QDir().mkpath(folder) &&
                window().grab().save(folder + QStringLiteral("/signingshown-difference.png")));
        shown("differenceContinue")->click(); // nothing is chosen yet
        QVERIFY(shown<QLabel>("differenceFault"));
        shown<QRadioButton>(choice.toLatin1().constData())->setChecked(true);
        shown("differenceContinue")->click();
        QTRY_VERIFY_WITH_TIMEOUT(shown<QCheckBox>("signingConsent"), shownPatience);
        QVERIFY(!shown<QCheckBox>("signingConsent")->isChecked());
        finish();
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(shown("signingDone"), shownPatience);
        QCOMPARE(stored(), sealed);
    }

    /** A field that isn't being edited here shows values saved elsewhere. */
    void followsWhatIsSavedElsewhere()
    {
        QVERIFY(open());
        shown("signingBack")->click(); // to the signature: the place is not being edited
        QVERIFY(saveElsewhere(QStringLiteral("Bonn")));
        const auto onPage = [this] {
            for (const domain::Tag& tag : shown<PageView>("signingView")->document().tags)
                if (tag.id == place()) return tag.text;
            return QString();
        };
        QTRY_COMPARE_WITH_TIMEOUT(onPage(), QStringLiteral("Bonn"), shownPatience);
        shown("signingNext")->click();
        QTRY_VERIFY(shown<QLineEdit>("signingInput"));
        QCOMPARE(shown<QLineEdit>("signingInput")->text(), QStringLiteral("Bonn"));
        shown("signingNext")->click();
        finish(); // the displayed values are signed without a question
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(shown("signingDone"), shownPatience);
        QCOMPARE(stored(), QStringLiteral("Bonn"));
    }
};

INK_TEST(TestSigningShown, "tst_signingshown")

} // namespace tst_signingshown

#include "tst_signingshown.moc"
