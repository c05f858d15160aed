// The bundled samples: where they are offered, and what they open.
#include "app/domain/document/document.h"
#include "app/domain/values/validation.h"
#include "app/workflow/templates/sampledocument.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/viewer/pageview.h"

#include <QPushButton>

namespace tst_samples {

using namespace ink;
using namespace ink::ui;

namespace {
constexpr int sampleWait = 20000;

QPushButton* button(QWidget& where, const char* name)
{
    return where.findChild<QPushButton*>(QString::fromLatin1(name));
}

/** The second action of the visible empty state; null for none. */
QPushButton* shownOffer(QWidget& page)
{
    for (QPushButton* offer : page.findChildren<QPushButton*>(QStringLiteral("emptyStateSecondAction")))
        if (offer->isVisible()) return offer;
    return nullptr;
}
} // namespace

class TestSamples final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
    }
    void cleanup() { m_desk.reset(); }

    void theStartPageOffersADocumentThatCanBeSentAsItIs()
    {
        QVERIFY(m_desk->start());
        test::DeskWindow& window = *m_desk->window;
        window.start();
        window.show();
        test::keepPicture(window, QStringLiteral("welcome-sample.png"));
        QTest::mouseClick(button(window.welcomePage(), "trySample"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window.currentPage(), static_cast<QWidget*>(&window.editorPage()),
                                  sampleWait);
        QTRY_COMPARE_WITH_TIMEOUT(window.editorPage().workspace().view().document().tags.size(), 21,
                                  sampleWait);
        const domain::Document& shown = window.editorPage().workspace().view().document();
        QCOMPARE(shown.invitations.size(), 3);
        QCOMPARE(shown.files.size(), 2);
        QVERIFY(domain::validate(shown).isEmpty());
        test::keepPicture(window, QStringLiteral("sample-editor.png"));
    }

    void anEmptyListOffersIt()
    {
        QVERIFY(m_desk->startLocal());
        test::DeskWindow& window = *m_desk->window;
        window.show();
        QPushButton* sample = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT(sample = shownOffer(window.documentsPage()), sampleWait);
        test::keepPicture(window, QStringLiteral("documents-sample.png"));
        QTest::mouseClick(sample, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!window.editorPage().documentId().isNull(), sampleWait);
    }

    void aTemplateToTryThingsWith()
    {
        QVERIFY(m_desk->startLocal());
        test::DeskWindow& window = *m_desk->window;
        window.show();
        window.showTemplates();
        QPushButton* sample = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT(sample = shownOffer(window.templatesPage()), sampleWait);
        QTest::mouseClick(sample, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window.templatesPage().selectedIds().size(), 1, sampleWait);
        QVERIFY(!sample->isVisible());
        // Every role has its own name and no address: they are entered when it is used.
        for (const domain::Invitation& role : workflow::sampleTemplate().document.invitations)
            QVERIFY(!role.recipientName.isEmpty() && role.recipientEmail.isEmpty());
        for (const domain::Tag& tag : workflow::sampleTemplate().document.tags)
            QVERIFY2(!tag.name.contains(QStringLiteral("Anna")), qPrintable(tag.name));
        test::keepPicture(window, QStringLiteral("templates-sample.png"));
    }

private:
    std::unique_ptr<test::WindowFixture> m_desk;
};

INK_TEST(TestSamples, "tst_samples")

} // namespace tst_samples

#include "tst_samples.moc"
