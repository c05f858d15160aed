#include "app/domain/document/document.h"
#include "app/store/schema/opendatabase.h"
#include "app/wire/json.h"
#include "app/wire/listcodec.h"
#include "tests/support/events.h"
#include "tests/support/testmain.h"
#include "tests/ui/windowfixture.h"
#include "ui/models/documenttablemodel.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/welcome/welcomepage.h"
#include "ui/shell/window/keychainbanner.h"
#include "ui/shell/window/sidebar.h"

#include <QAction>
#include <QApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>

namespace tst_startkept {

using namespace ink;
using namespace ink::ui;

namespace {
constexpr int patience = 20000;
constexpr int kept = 250;
} // namespace

/** A start with cached documents: they are displayed before the service is running. */
class TestStartKept final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_desk = std::make_unique<test::WindowFixture>(); }
    void cleanup() { m_desk.reset(); }

    void documentsAreThereBeforeTheService()
    {
        remember(kept);
        QVERIFY(m_desk->start());
        test::DeskWindow& window = *m_desk->window;
        DocumentTable& table = *window.documentsPage().table();
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(!m_desk->session().current());
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.documentsPage()));
        QCOMPARE(table.model()->rowCount(), kept);
        QCOMPARE(table.model()->index(0, 0).data().toString(), QStringLiteral("Lease 1"));
        auto* side = window.findChild<QWidget*>(QStringLiteral("sideBar"));
        QVERIFY(side->isVisible());
        QVERIFY(window.documentsPage().statusLine().contains(QStringLiteral("loading")));

        // They can be scrolled, but not changed yet.
        table.verticalScrollBar()->setValue(table.verticalScrollBar()->maximum());
        QTRY_COMPARE(table.model()->index(kept - 1, 0).data().toString(),
                     QStringLiteral("Lease %1").arg(kept));
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, {60, 40});
        QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, {60, 40});
        QTest::keyClick(&table, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&table, Qt::Key_Delete);
        QTest::mouseClick(window.findChild<QWidget*>(QStringLiteral("goTemplates")), Qt::LeftButton);
        QCOMPARE(window.documentsPage().selectedCount(), 0);
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.documentsPage()));
        for (const char* id :
             {"document.open", "document.trash", "document.remind", "view.templates", "folder.new"})
            QVERIFY2(!window.actions().action(QString::fromLatin1(id))->isEnabled(), id);
        const int place = table.verticalScrollBar()->value();

        // When the service is running, the listing is updated without being cleared.
        const QSignalSpy emptied(table.model(), &QAbstractItemModel::modelReset);
        const QRect before = table.geometry();
        bool elsewhere = false;
        connect(&m_desk->session(), &workflow::Session::currentChanged, this, [&] {
            QMetaObject::invokeMethod(
                this,
                [&] {
                    elsewhere = window.currentPage() != static_cast<QWidget*>(&window.documentsPage()) ||
                                table.model()->rowCount() != kept ||
                                table.verticalScrollBar()->value() != place || table.geometry() != before;
                },
                Qt::QueuedConnection);
        });
        window.start();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->session().current(), patience);
        QCoreApplication::processEvents();
        QVERIFY(!elsewhere);
        QCOMPARE(emptied.count(), 0);
        QVERIFY(window.actions().action(QStringLiteral("view.templates"))->isEnabled());
        // The service has no documents, which replaces the cache.
        QTRY_COMPARE_WITH_TIMEOUT(table.model()->rowCount(), 0, patience);
    }

    /** A file is displayed immediately; its draft is created when the service is running. */
    void aFileThatIsOpenedMeanwhileIsShown()
    {
        remember(3);
        QVERIFY(m_desk->start());
        test::DeskWindow& window = *m_desk->window;
        window.show();
        window.openFiles({test::WindowFixture::sample()});
        QTRY_COMPARE_WITH_TIMEOUT(window.currentPage(), static_cast<QWidget*>(&window.editorPage()),
                                  patience);
        QVERIFY(window.editorPage().isPreviewingFiles());
        QVERIFY(!m_desk->session().current());
        window.start();
        QTRY_VERIFY_WITH_TIMEOUT(!window.editorPage().documentId().isNull(), patience);
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.editorPage()));
    }

    void afterTheStartEverythingTakesClicks()
    {
        remember(3);
        QVERIFY(m_desk->start());
        test::DeskWindow& window = *m_desk->window;
        window.show();
        window.start();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->session().current(), patience);
        QTest::mouseClick(window.findChild<QWidget*>(QStringLiteral("goTemplates")), Qt::LeftButton);
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.templatesPage()));
    }

    /** An account without its key: the welcome page, with the reason. */
    void anAccountThatDoesNotOpen()
    {
        const QString id = QStringLiteral("6f6e6520-6163-4363-8f75-6e7400000001");
        remember(3, id);
        QVERIFY(m_desk->start());
        test::DeskWindow& window = *m_desk->window;
        window.show();
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.documentsPage()));
        window.start();
        QTRY_COMPARE_WITH_TIMEOUT(window.currentPage(), static_cast<QWidget*>(&window.welcomePage()),
                                  patience);
        QVERIFY(!window.findChild<QWidget*>(QStringLiteral("sideBar"))->isVisible());
        window.showDocuments();
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.welcomePage()));
    }

    /** An account whose key is in a locked keychain: its list stays, with the way on. */
    void aLockedKeychainLeavesTheListThere()
    {
        const QString id = QStringLiteral("6f6e6520-6163-4363-8f75-6e7400000001");
        remember(3, id);
        m_desk->secretStore().setFailure(ErrorCode::Keychain);
        QVERIFY(m_desk->start());
        test::DeskWindow& window = *m_desk->window;
        window.show();
        window.start();
        auto* banner = window.findChild<KeychainBanner*>();
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), patience);
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.documentsPage()));
        QCOMPARE(window.documentsPage().table()->model()->rowCount(), 3);
        auto* unlock = banner->findChild<QPushButton*>(QStringLiteral("bannerAction"));
        QCOMPARE(unlock->text(), QStringLiteral("Unlock keychain"));
        const int reads = m_desk->secretStore().readCount();
        unlock->click(); // it stays locked
        QTRY_VERIFY(m_desk->secretStore().readCount() > reads);
        test::processEvents();
        QVERIFY(banner->isVisible());
        m_desk->secretStore().setFailure(std::nullopt);
        bool written = false;
        m_desk->secretStore().write(id, Secret("key"), this, [&](const Result<void>&) { written = true; });
        QTRY_VERIFY(written);
        unlock->click();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->session().current(), patience);
        QVERIFY(!banner->isVisible());
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.documentsPage()));
    }

    void withoutAnythingKeptTheWelcomePageStays()
    {
        QVERIFY(m_desk->start());
        test::DeskWindow& window = *m_desk->window;
        window.show();
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.welcomePage()));
        window.start();
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&window.welcomePage()));
    }

private:
    /** Caches documents like an earlier run. */
    void remember(int count, const QString& profile = QStringLiteral("local"))
    {
        auto& settings = m_desk->settings();
        QJsonObject known{{QStringLiteral("id"), profile}};
        if (profile != QLatin1String("local"))
            known.insert(QStringLiteral("baseUrl"), QStringLiteral("https://sign.example.org"));
        settings.set(settings::options::profiles, QJsonArray{known});
        settings.set(settings::options::lastProfile, profile);
        settings.set(settings::options::language, QStringLiteral("en"));
        const auto database =
            store::openSqlite(m_desk->path(QStringLiteral("workstation.db")), store::Schema::Workstation);
        QVERIFY(database);
        store::DocumentCache cache(**database);
        domain::DocumentQuery query;
        query.type = domain::DocumentType::Document;
        query.pageSize = workflow::DocumentCatalog::pageSize;
        const QString key = QString::fromLatin1(wire::toQueryString(wire::toItems(query)));
        for (int page = 1; (page - 1) * query.pageSize < count; ++page) {
            domain::DocumentPage rows;
            rows.total = count;
            for (int i = (page - 1) * query.pageSize; i < std::min(count, page * query.pageSize); ++i) {
                domain::DocumentSummary row;
                row.id = domain::DocumentId(i + 1);
                row.title = QStringLiteral("Lease %1").arg(i + 1);
                row.status = domain::SigningStatus::Completed;
                rows.documents.append(row);
            }
            QVERIFY(cache.write(profile, key, page,
                                {count, SystemClock().now(), wire::toBytes(wire::toJson(rows))}));
        }
    }

    std::unique_ptr<test::WindowFixture> m_desk;
};

INK_TEST(TestStartKept, "tst_startkept")

} // namespace tst_startkept

#include "tst_startkept.moc"
