// Office scenarios with a foreign server of the contract: documents, folders, files, a bulk run's group, the
// report, settings, and offline work.
#include "app/tables/csvreader.h"
#include "app/workflow/outbox/workoutbox.h"
#include "app/workflow/shelf/offlinecache.h"
#include "tests/support/foreignserver.h"
#include "tests/support/testmain.h"
#include "tests/ui/windowfixture.h"
#include "ui/models/documenttablemodel.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/bulk/bulkrunview.h"
#include "ui/pages/bulk/bulksetup.h"
#include "ui/pages/documents/commands/commandreports.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/list/filterbar.h"
#include "ui/pages/documents/selectionactions.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/report/reportpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/shell/window/sidebar.h"

#include <QDateTime>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTreeView>

namespace tst_foreignstories {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using ink::test::ForeignServer;
using Fate = ForeignServer::Fate;

namespace {

constexpr int patience = 20'000;

template <typename T> T* part(QWidget& where, const char* name)
{
    return where.findChild<T*>(QString::fromLatin1(name));
}

QByteArray sample()
{
    QFile file(test::WindowFixture::sample());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject person(const QString& name, int status)
{
    return {{u"recipientName"_s, name},
            {u"recipientEmail"_s, name.toLower() + u"@example.com"_s},
            {u"status"_s, status}};
}

} // namespace

class TestForeignStories final : public QObject
{
    Q_OBJECT

    std::unique_ptr<ForeignServer> m_server;
    std::unique_ptr<test::WindowFixture> m_desk;
    bool m_gone = false; ///< true while the server is unreachable

    [[nodiscard]] test::DeskWindow& window() const { return *m_desk->window; }
    [[nodiscard]] DocumentsPage& page() const { return window().documentsPage(); }
    [[nodiscard]] DocumentTableModel& model() const { return *page().findChild<DocumentTableModel*>(); }
    qint64 addSent(const QString& title)
    {
        return m_server->add({{u"title"_s, title},
                              {u"signingStatus"_s, 52},
                              {u"invitations"_s, QJsonArray{person(u"Ben"_s, 61)}}},
                             sample());
    }
    void list(int rows)
    {
        page().refresh();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), rows, patience);
    }
    [[nodiscard]] qint64 number(qint64 id, const QString& field) const
    {
        return m_server->document(id).value(field).toInteger();
    }
    void cut(bool gone)
    {
        m_gone = gone;
        m_desk->session().probe();
        const auto wanted = gone ? workflow::Session::Reach::Offline : workflow::Session::Reach::Online;
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->session().reach(), wanted, patience);
    }

private Q_SLOTS:
    void init()
    {
        m_gone = false;
        m_server = std::make_unique<ForeignServer>();
        m_server->setFate(
            [this](const ForeignServer::Seen&) { return m_gone ? Fate::DropBefore : Fate::Answer; });
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, u"en"_s);
        QVERIFY(m_desk->start());
        QVERIFY(m_desk->connectTo(m_server->baseUrl(), Secret(ForeignServer::key())));
        window().show();
        window().showDocuments();
    }
    void cleanup()
    {
        if (m_desk->window) qDeleteAll(window().findChildren<QDialog*>());
        m_desk.reset();
        m_server.reset();
    }

    void documentsAreFoundRemindedMovedAndTrashed()
    {
        const qint64 lease = addSent(u"Lease"_s);
        const qint64 order = addSent(u"Order"_s);
        list(2);
        // It ignores the search text: the workstation filters the results.
        part<QLineEdit>(page(), "documentSearch")->setText(u"lease"_s);
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
        part<QLineEdit>(page(), "documentSearch")->clear();
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 2, patience);

        page().select(domain::DocumentId(lease));
        page().selectionActions().remind();
        QTRY_COMPARE_WITH_TIMEOUT(
            m_server->document(lease).value(u"invitations"_s)[0][u"reminderEmailCount"_s].toInt(), 1,
            patience);

        std::optional<Result<domain::Folder>> folder;
        domain::Folder clients;
        clients.name = u"Clients"_s;
        m_desk->session().client()->createFolder(
            clients, this, [&folder](const Result<domain::Folder>& made) { folder = made; });
        QTRY_VERIFY_WITH_TIMEOUT(folder && *folder, patience);
        QSignalSpy said(&page().reports(), &CommandReports::messageRequested);
        page().selectionActions().moveTo({domain::DocumentId(lease)}, (*folder)->id);
        QTRY_COMPARE_WITH_TIMEOUT(number(lease, u"folderId"_s), (*folder)->id.value(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, patience);
        window().actions().action(u"edit.undo"_s)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(number(lease, u"folderId"_s), 0, patience);

        page().table()->clearSelection();
        page().select(domain::DocumentId(order));
        QTRY_COMPARE_WITH_TIMEOUT(page().selectedIds(), QList{domain::DocumentId(order)}, patience);
        m_desk->prompts.willConfirm(u"trashRunning"_s, true);
        page().selectionActions().trash();
        QTRY_VERIFY_WITH_TIMEOUT(m_server->document(order).value(u"deleted"_s).toBool(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(model().rowCount(), 1, patience);
    }

    /** It ignores the filter, so the workstation applies it. */
    void documentsAreFilteredByTheirLastActivity()
    {
        const auto sent = [this](const QString& title, int daysAgo) {
            const qint64 time = QDateTime::currentMSecsSinceEpoch() - qint64(daysAgo) * 24 * 3600 * 1000;
            (void)m_server->add({{u"title"_s, title},
                                 {u"signingStatus"_s, 52},
                                 {u"documentSentTime"_s, time},
                                 {u"invitations"_s, QJsonArray{person(u"Ben"_s, 61)}}},
                                sample());
        };
        sent(u"Stuck"_s, 40);
        sent(u"Lease"_s, 10);
        sent(u"Fresh"_s, 0);
        (void)m_server->add({{u"title"_s, u"Draft"_s}}, sample());
        list(4);
        const auto titles = [this](std::optional<int> active, std::optional<int> quiet) {
            auto* bar = part<FilterBar>(page(), "filterBar");
            workflow::DocumentFilter filter;
            filter.activeWithin = active;
            filter.quietFor = quiet;
            bar->setFilter(filter);
            Q_EMIT bar->filterChanged();
            return [this](qsizetype rows) {
                QStringList found;
                (void)QTest::qWaitFor([&] { return model().rowCount() == rows; }, patience);
                for (qsizetype i = 0; i < model().rowCount(); ++i)
                    found.append(model().rows().at(i)->title);
                found.sort();
                return found;
            };
        };
        QCOMPARE(titles(1, {})(1), QStringList{u"Fresh"_s});
        QCOMPARE(titles(30, {})(2), (QStringList{u"Fresh"_s, u"Lease"_s}));
        QCOMPARE(titles({}, 30)(1), QStringList{u"Stuck"_s});
        QCOMPARE(titles({}, 7)(2), (QStringList{u"Lease"_s, u"Stuck"_s}));
        QCOMPARE(titles({}, {})(4).size(), 4);
    }

    void signedFilesAreExported()
    {
        const qint64 lease = addSent(u"Lease: 14/B"_s);
        m_server->complete(lease);
        list(1);
        page().table()->selectAll();
        page().selectionActions().exportFiles();
        QDialog* dialog = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((dialog = part<QDialog>(page(), "exportDialog")), patience);
        const QString folder = m_desk->path(u"out"_s);
        part<QLineEdit>(*dialog, "exportFolder")->setText(folder);
        part<QLineEdit>(*dialog, "exportPattern")->setText(u"{recipient}/{title}"_s);
        part<QPushButton>(*dialog, "exportGo")->click();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder + u"/manifest.csv"_s), patience);
        QVERIFY(QFile::exists(folder + u"/Ben/Lease_ 14_B.pdf"_s));
    }

    void aRunsGroupIsRemindedExportedAndReported()
    {
        const domain::DocumentId source(m_server->addTemplate(sample()));
        QFile file(m_desk->path(u"people.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Full name,E-mail,Name,Salary\nAnna Berg,anna@example.org,Anna,4100\n"
                   "Ben Unal,ben@example.org,Ben,3900\n");
        file.close();
        window().showBulk();
        BulkPage& bulk = window().bulkPage();
        bulk.begin(source);
        bulk.setup().openTable(file.fileName());
        auto* send = part<QPushButton>(bulk, "bulkSend");
        QTRY_VERIFY_WITH_TIMEOUT(send->isEnabled(), patience);
        m_desk->prompts.willConfirm(u"sendBulk"_s, true);
        send->click();
        QTRY_VERIFY_WITH_TIMEOUT(bulk.runView().run(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(bulk.runView().run()->state(), workflow::BulkRun::State::Finished,
                                  patience);
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(bulk, "remindRun")->isVisible(), patience);
        m_desk->prompts.willConfirm(u"remindMany"_s, true);
        part<QPushButton>(bulk, "remindRun")->click();
        const auto reminders = [&] {
            int sum = 0;
            for (const QJsonObject& child : m_server->childrenOf(source.value()))
                sum += child.value(u"invitations"_s)[0][u"reminderEmailCount"_s].toInt();
            return sum;
        };
        QTRY_COMPARE_WITH_TIMEOUT(reminders(), 2, patience);
        m_server->complete(m_server->childrenOf(source.value()).constFirst().value(u"id"_s).toInteger());
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(bulk, "refreshRun")->isEnabled(), patience);
        part<QPushButton>(bulk, "refreshRun")->click();
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(bulk, "exportRun")->isVisible(), patience);
        part<QPushButton>(bulk, "exportRun")->click();
        QDialog* dialog = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((dialog = window().findChild<QDialog*>(u"exportDialog"_s)), patience);
        const QString folder = m_desk->path(u"signed"_s);
        part<QLineEdit>(*dialog, "exportFolder")->setText(folder);
        part<QPushButton>(*dialog, "exportGo")->click();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder + u"/manifest.csv"_s), patience);
        const auto manifest = tables::readCsvFile(folder + u"/manifest.csv"_s);
        QVERIFY(manifest);
        QCOMPARE(manifest->table.rowCount(), 1);

        window().showReports();
        ReportPage& report = window().reportPage();
        report.open(source);
        QTRY_COMPARE_WITH_TIMEOUT(report.table()->model()->rowCount(), 2, patience);
        QTRY_VERIFY_WITH_TIMEOUT(!report.report().isLoading(), patience);
        const QString csv = m_desk->path(u"report.csv"_s);
        QSignalSpy said(&report, &ReportPage::saved);
        report.output().writeTable(csv);
        QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, patience);
        QFile written(csv);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray bytes = written.readAll();
        QVERIFY2(bytes.contains("4100") && bytes.contains("3900"), bytes.constData());
    }

    void templatesAreTrashedAndTakenBack()
    {
        const qint64 source = m_server->addTemplate(sample());
        TemplatesPage& templates = window().templatesPage();
        window().showTemplates();
        templates.refresh();
        QTRY_COMPARE_WITH_TIMEOUT(templates.table()->model()->rowCount(), 1, patience);
        templates.select(domain::DocumentId(source));
        QTRY_COMPARE_WITH_TIMEOUT(templates.selectedIds().size(), 1, patience);
        QSignalSpy said(&templates, &TemplatesPage::messageRequested);
        templates.trashSelected();
        QTRY_VERIFY_WITH_TIMEOUT(m_server->document(source).value(u"deleted"_s).toBool(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, patience); // from now on it can be undone
        window().actions().action(u"edit.undo"_s)->trigger();
        const auto back = [&] { return !m_server->document(source).value(u"deleted"_s).toBool(); };
        const bool isBack = QTest::qWaitFor(back, patience);
        QStringList told;
        for (const auto& seen : m_server->seen())
            if (seen.isWrite()) told.append(QString::fromLatin1(seen.method + ' ') + seen.path);
        for (const auto& one : said)
            told.append(one.first().toString());
        QVERIFY2(isBack, qPrintable(told.join(u'\n')));
    }

    void whatIsDoneWithoutAConnectionIsDoneLaterAndOnce()
    {
        const qint64 lease = addSent(u"Lease"_s);
        const qint64 draft = m_server->add(
            {{u"title"_s, u"Draft"_s}, {u"invitations"_s, QJsonArray{person(u"Ben"_s, 60)}}}, sample());
        list(2);
        auto* shelf = &window().workspace().shelf();
        QSignalSpy settled(shelf, &workflow::OfflineCache::settled);
        shelf->refresh();
        QTRY_VERIFY_WITH_TIMEOUT(!settled.isEmpty(), patience);
        cut(true);
        QVERIFY(!QTest::currentTestFailed());

        page().selectionActions().trash({domain::DocumentId(draft)});
        m_desk->prompts.willText(u"cancelReason"_s, u"Wrong"_s);
        page().select(domain::DocumentId(lease));
        page().selectionActions().cancel();
        QTRY_COMPARE(window().outbox().count(), 2);
        window().edit(domain::DocumentId(draft));
        QTRY_COMPARE_WITH_TIMEOUT(window().editorPage().documentId(), domain::DocumentId(draft), patience);
        window().editorPage().closeDocument();

        cut(false);
        QTRY_COMPARE_WITH_TIMEOUT(window().outbox().count(), 0, patience);
        QVERIFY(m_server->document(draft).value(u"deleted"_s).toBool());
        QCOMPARE(number(lease, u"signingStatus"_s), 56);
    }
};

INK_TEST(TestForeignStories, "tst_foreignstories")

} // namespace tst_foreignstories

#include "tst_foreignstories.moc"
