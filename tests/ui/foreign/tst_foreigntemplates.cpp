// Templates and their report with a foreign server of the contract.
#include "app/workflow/reports/report.h"
#include "app/workflow/templates/sampledocument.h"
#include "app/workflow/templates/templatecatalog.h"
#include "app/workflow/templates/templatefile.h"
#include "app/workflow/templates/templateuse.h"
#include "tests/support/foreignserver.h"
#include "tests/support/testmain.h"
#include "tests/ui/windowfixture.h"
#include "ui/models/templatetablemodel.h"
#include "ui/pages/report/reportpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/templates/templateusepage.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTreeView>

namespace tst_foreigntemplates {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using ink::test::ForeignServer;
using Fate = ForeignServer::Fate;

namespace {
constexpr int patience = 20'000;

template <typename T> T* part(QWidget& where, const char* name)
{
    T* found = where.findChild<T*>(QString::fromLatin1(name));
    if (!found) qFatal("no %s", name);
    return found;
}
} // namespace

class TestForeignTemplates final : public QObject
{
    Q_OBJECT

    std::unique_ptr<ForeignServer> m_server;
    std::unique_ptr<test::WindowFixture> m_desk;
    domain::DocumentId m_template;

    [[nodiscard]] test::DeskWindow& window() const { return *m_desk->window; }

private Q_SLOTS:
    void init()
    {
        m_server = std::make_unique<ForeignServer>();
        QFile pdf(test::WindowFixture::sample());
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        m_template = domain::DocumentId(m_server->addTemplate(pdf.readAll()));
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, u"en"_s);
        QVERIFY(m_desk->start());
        window().start();
        window().show();
        QTest::mouseClick(part<QWidget>(window(), "chooseService"), Qt::LeftButton);
        part<QLineEdit>(window(), "baseAddress")->setText(m_server->baseUrl().toString());
        QTest::keyClicks(part<QLineEdit>(window(), "apiKey"), QString::fromLatin1(ForeignServer::key()));
        QTest::mouseClick(part<QWidget>(window(), "connectButton"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->session().current(), patience);
        window().showTemplates();
        QTRY_COMPARE_WITH_TIMEOUT(window().templatesPage().table()->model()->rowCount(), 1, patience);
    }
    void cleanup()
    {
        m_desk.reset();
        m_server.reset();
    }

    void aDroppedAnswerMakesNoSecondDocument()
    {
        bool dropped = false;
        m_server->setFate([&dropped](const ForeignServer::Seen& seen) {
            if (!seen.path.contains(u"/templates/sign/"_s) || dropped) return Fate::Answer;
            dropped = true;
            return Fate::DropAfter;
        });
        auto& page = window().templatesPage();
        page.use(m_template);
        auto& form = page.usePage();
        QTRY_VERIFY_WITH_TIMEOUT(form.isReady(), patience);
        part<QLineEdit>(form, "roleName1")->setText(u"Ben"_s);
        part<QLineEdit>(form, "roleEmail1")->setText(u"ben@example.com"_s);
        QSignalSpy made(&page, &TemplatesPage::documentCreated);
        form.send();
        QTRY_COMPARE_WITH_TIMEOUT(made.size(), 1, patience);
        QVERIFY(dropped);
        QCOMPARE(m_server->childrenOf(m_template.value()).size(), 1);
        QVERIFY(made.first().at(1).toBool());
    }

    void itsReportIsRead()
    {
        auto& page = window().templatesPage();
        page.use(m_template);
        QTRY_VERIFY_WITH_TIMEOUT(page.usePage().isReady(), patience);
        part<QLineEdit>(page.usePage(), "roleName1")->setText(u"Ben"_s);
        part<QLineEdit>(page.usePage(), "roleEmail1")->setText(u"ben@example.com"_s);
        QSignalSpy made(&page, &TemplatesPage::documentCreated);
        page.usePage().send();
        QTRY_COMPARE_WITH_TIMEOUT(made.size(), 1, patience);
        window().showReports();
        window().reportPage().open(m_template);
        QTRY_COMPARE_WITH_TIMEOUT(window().reportPage().table()->model()->rowCount(), 1, patience);
        QTRY_VERIFY_WITH_TIMEOUT(!window().reportPage().report().isLoading(), patience);
        QVERIFY(!window().reportPage().report().error());
    }

    /** A template of another account can have a language that this server doesn't know. */
    void anImportedTemplateHasALanguageOfTheContract()
    {
        workflow::DocumentContent content = workflow::sampleTemplate();
        content.document.setting.language = domain::LanguageCode::Arabic;
        const auto bytes = workflow::writeTemplateFile(content);
        QVERIFY(bytes);
        QFile file(m_desk->path(u"Arabic.inkstone-template"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(*bytes) == bytes->size());
        file.close();
        window().openFiles({file.fileName()});
        QTRY_COMPARE_WITH_TIMEOUT(m_server->documents().size(), 2, patience);
        const QJsonObject made = m_server->documents().constLast();
        QCOMPARE(made.value(u"documentSetting"_s)[u"languageCode"_s].toInt(), 550);
    }

    void duplicatesAndVersionsNeedNothingOfOurs()
    {
        auto& page = window().templatesPage();
        page.select(m_template);
        QTRY_COMPARE_WITH_TIMEOUT(page.selectedIds().size(), 1, patience);
        page.duplicateSelected();
        QTRY_COMPARE_WITH_TIMEOUT(page.table()->model()->rowCount(), 2, patience);
        QCOMPARE(m_server->documents().size(), 2);
    }
};

INK_TEST(TestForeignTemplates, "tst_foreigntemplates")

} // namespace tst_foreigntemplates

#include "tst_foreigntemplates.moc"
