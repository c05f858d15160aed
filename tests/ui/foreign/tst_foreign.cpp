// The whole window with a foreign server of the contract: connect, list, draft, send, cancel, bulk.
#include "app/workflow/bulk/bulkrun.h"
#include "tests/support/foreignserver.h"
#include "tests/support/testmain.h"
#include "tests/ui/windowfixture.h"
#include "ui/models/documenttablemodel.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/bulk/bulkrunview.h"
#include "ui/pages/bulk/bulksetup.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/selectionactions.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/sending/editorsenddialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace tst_foreign {

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

QByteArray sample()
{
    QFile file(test::WindowFixture::sample());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestForeignWindow final : public QObject
{
    Q_OBJECT

    std::unique_ptr<ForeignServer> m_server;
    std::unique_ptr<test::WindowFixture> m_desk;

    [[nodiscard]] test::DeskWindow& window() const { return *m_desk->window; }
    void list(int rows)
    {
        window().documentsPage().refresh();
        QTRY_COMPARE_WITH_TIMEOUT(window().documentsPage().findChild<DocumentTableModel*>()->rowCount(), rows,
                                  patience);
    }

private Q_SLOTS:
    void init()
    {
        m_server = std::make_unique<ForeignServer>();
        m_server->setDelay(15);
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, u"en"_s);
        QVERIFY(m_desk->start());
        window().start();
        window().show();
        QTest::mouseClick(part<QWidget>(window(), "chooseService"), Qt::LeftButton);
        part<QLineEdit>(window(), "baseAddress")->setText(m_server->baseUrl().toString());
        QTest::keyClicks(part<QLineEdit>(window(), "apiKey"), QString::fromLatin1(ForeignServer::key()));
        QTest::mouseClick(part<QWidget>(window(), "connectButton"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window().currentPage(), static_cast<QWidget*>(&window().documentsPage()),
                                  patience);
        QCOMPARE(m_desk->session().current()->email, ForeignServer::email());
    }
    void cleanup()
    {
        m_desk.reset();
        m_server.reset();
    }

    void listsWhatIsThere()
    {
        for (int i = 0; i < 130; ++i)
            m_server->add({{u"title"_s, u"Lease %1"_s.arg(i)}}, {});
        (void)m_server->addTemplate(sample());
        list(130); // templates have their own page
    }

    /** Deliveries are [ours]: a server without them is asked for them once, not with every refresh. */
    void deliveriesAreAskedForOnce()
    {
        const qint64 first = m_server->add({{u"title"_s, u"Lease"_s}, {u"signingStatus"_s, 52}}, sample());
        const qint64 second = m_server->add({{u"title"_s, u"Order"_s}, {u"signingStatus"_s, 52}}, sample());
        list(2);
        const auto requestsTo = [this](const QString& end) {
            const auto& all = m_server->seen();
            return std::count_if(all.begin(), all.end(),
                                 [&end](const auto& seen) { return seen.path.endsWith(end); });
        };
        auto& page = window().documentsPage();
        page.select(domain::DocumentId(first));
        QTRY_COMPARE_WITH_TIMEOUT(requestsTo(u"/deliveries"_s), 1, patience);
        m_desk->settle();
        page.select(domain::DocumentId(second));
        QTRY_VERIFY_WITH_TIMEOUT(requestsTo(u"/documents/%1"_s.arg(second)) > 0, patience);
        m_desk->settle();
        page.refresh();
        m_desk->settle();
        QCOMPARE(requestsTo(u"/deliveries"_s), 1);
    }

    void aFileBecomesADraftThere()
    {
        window().openFiles({test::WindowFixture::sample()});
        QTRY_VERIFY_WITH_TIMEOUT(!window().editorPage().documentId().isNull(), patience);
        const qint64 id = window().editorPage().documentId().value();
        QCOMPARE(m_server->documents().size(), 1);
        QCOMPARE(m_server->document(id).value(u"files"_s).toArray().size(), 1);
        // The account is German, but the contract has no German documents.
        QCOMPARE(m_server->document(id).value(u"documentSetting"_s)[u"languageCode"_s].toInt(), 550);
        auto* title = part<QLineEdit>(window(), "documentTitle");
        QTRY_VERIFY_WITH_TIMEOUT(!title->isReadOnly(), patience);
        title->setFocus();
        title->selectAll();
        QTest::keyClicks(title, u"Lease 14"_s);
        QTest::keyClick(title, Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(m_server->document(id).value(u"title"_s).toString(), u"Lease 14"_s,
                                  patience);
        QCOMPARE(m_server->documents().size(), 1);
    }

    void sendsAndCancels()
    {
        const qint64 id = m_server->add(
            {{u"title"_s, u"Order"_s},
             {u"invitations"_s, QJsonArray{QJsonObject{{u"recipientName"_s, u"Ben"_s},
                                                       {u"recipientEmail"_s, u"ben@example.com"_s}}}},
             {u"tags"_s, QJsonArray{QJsonObject{{u"type"_s, 250},
                                                {u"name"_s, u"Signature"_s},
                                                {u"pageIndex"_s, 1},
                                                {u"invitationIndex"_s, 1},
                                                {u"left"_s, 90},
                                                {u"top"_s, 300},
                                                {u"width"_s, 180},
                                                {u"height"_s, 48},
                                                {u"isMandatory"_s, true}}}}},
            sample());
        window().editorPage().openDocument(domain::DocumentId(id));
        QTRY_COMPARE_WITH_TIMEOUT(window().editorPage().documentId(), domain::DocumentId(id), patience);
        QSignalSpy sent(&window().editorPage(), &EditorPage::documentSent);
        window().editorPage().send();
        auto* dialog = window().editorPage().findChild<EditorSendDialog*>();
        QVERIFY(dialog);
        const QString explained = part<QLabel>(*dialog, "sendExplain")->text();
        QVERIFY2(explained.contains(u"can't change"_s), qPrintable(explained));
        auto* language = part<QComboBox>(*dialog, "sendLanguage");
        QCOMPARE(language->count(), 2);
        QCOMPARE(language->itemText(1), u"Français"_s);
        part<QPushButton>(*dialog, "sendNow")->click();
        QTRY_COMPARE_WITH_TIMEOUT(sent.count(), 1, patience);
        QCOMPARE(m_server->document(id).value(u"signingStatus"_s).toInt(), 52);

        list(1);
        auto* model = window().documentsPage().findChild<DocumentTableModel*>();
        QTRY_VERIFY_WITH_TIMEOUT(model->rows().at(0) &&
                                     model->rows().at(0)->status == domain::SigningStatus::InProgress,
                                 patience);
        window().documentsPage().select(domain::DocumentId(id));
        QTRY_COMPARE_WITH_TIMEOUT(window().documentsPage().selectedIds().size(), 1, patience);
        m_desk->prompts.willText(u"cancelReason"_s, u"Wrong price"_s);
        window().documentsPage().selectionActions().cancel();
        QTRY_COMPARE_WITH_TIMEOUT(m_server->document(id).value(u"signingStatus"_s).toInt(), 56, patience);
    }

    void aBulkRunThroughBadWeather()
    {
        const qint64 templateId = m_server->addTemplate(sample());
        int writes = 0;
        m_server->setFate([&writes](const ForeignServer::Seen& seen) {
            if (!seen.path.contains(u"/templates/use/"_s)) return Fate::Answer;
            return ++writes == 1 ? Fate::DropAfter : Fate::Answer;
        });
        QByteArray csv("Name,E-mail,Salary\n");
        for (int i = 0; i < 70; ++i)
            csv += "Person " + QByteArray::number(i) + ",p" + QByteArray::number(i) + "@example.org," +
                   QByteArray::number(1000 + i) + '\n';
        const QString path = m_desk->path(u"people.csv"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(csv) == csv.size());
        file.close();
        window().showBulk();
        BulkPage& page = window().bulkPage();
        page.begin(domain::DocumentId(templateId));
        page.setup().openTable(path);
        auto* send = part<QPushButton>(page, "bulkSend");
        QTRY_VERIFY_WITH_TIMEOUT(send->isEnabled(), patience);
        m_desk->prompts.willConfirm(u"sendBulk"_s, true);
        QTest::mouseClick(send, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page.runView().run() != nullptr, patience);
        auto* run = page.runView().run();
        QTRY_COMPARE_WITH_TIMEOUT(run->state(), workflow::BulkRun::State::Finished, patience);
        QVERIFY(!run->areKeysHonoured());
        QCOMPARE(run->progress().sent, 70);
        QCOMPARE(m_server->childrenOf(templateId).size(), 70);
        QCOMPARE(writes, 2);
        QTRY_VERIFY_WITH_TIMEOUT(part<QLabel>(page, "bulkGroupCounts")->text().contains(u"70 in progress"_s),
                                 patience);
    }
};

INK_TEST(TestForeignWindow, "tst_foreign")

} // namespace tst_foreign

#include "tst_foreign.moc"
