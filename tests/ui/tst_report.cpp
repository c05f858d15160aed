// The report of a template, in the window and with the embedded service.
#include "app/domain/document/document.h"
#include "tests/support/events.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/templatedesk.h"
#include "ui/models/reportmodel.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/report/frozencolumntable.h"
#include "ui/pages/report/reportpage.h"
#include "ui/pages/report/reportplaceview.h"
#include "ui/viewer/pageview.h"

#include <QComboBox>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

namespace tst_report {

using namespace ink;
using namespace ink::ui;
using domain::DocumentId;
using ink::test::find;

namespace {
constexpr int patience = test::TemplateDesk::patience;

} // namespace

class TestReport final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::TemplateDesk> m_desk;
    domain::Document m_lease;
    QList<DocumentId> m_made;

    test::DeskWindow& window() { return *m_desk->desk.window; }
    ReportPage& page() { return window().reportPage(); }
    [[nodiscard]] QString cell(int row, int column)
    {
        return page().table()->model()->index(row, column).data().toString();
    }
    [[nodiscard]] int rows() { return page().table()->model()->rowCount(); }
    [[nodiscard]] int columnOf(const char* name)
    {
        for (int i = 0; i < page().table()->model()->columnCount(); ++i)
            if (page().table()->model()->headerData(i, Qt::Horizontal).toString() == QLatin1String(name))
                return i;
        return -1;
    }
    domain::Document make(const QString& name, const QString& rent, const QString& iban)
    {
        wire::TemplateUse use;
        use.title = QStringLiteral("Lease ") + name;
        use.invitations = {{name, name.toLower() + QStringLiteral("@example.org"), {}},
                           {QStringLiteral("Nora"), QStringLiteral("nora@example.org"), {}}};
        use.tags = {{{}, QStringLiteral("Rent"), rent},
                    {{}, QStringLiteral("City"), name + QStringLiteral("ville")},
                    {{}, QStringLiteral("IBAN"), iban}};
        const auto made = m_desk->use(m_lease.id, use);
        m_made.append(made.id);
        return made;
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::TemplateDesk>();
        m_made.clear();
        m_lease = m_desk->add(QStringLiteral("Lease"));
        const auto anna = make(QStringLiteral("Anna"), QStringLiteral("1200"), QStringLiteral("DE89"));
        make(QStringLiteral("Ben"), QStringLiteral("950"), QStringLiteral("DE11"));
        make(QStringLiteral("Cara"), QStringLiteral("80"), QString());
        QVERIFY(m_desk->sign(anna, 0));
        QVERIFY(m_desk->sign(anna, 1));
        QVERIFY(m_desk->desk.waitUntilCompleted(anna.id));
        window().showReports();
        page().open(m_lease.id);
        QTRY_COMPARE_WITH_TIMEOUT(rows(), 3, patience);
        QTRY_VERIFY_WITH_TIMEOUT(!page().report().isLoading(), patience);
    }
    void cleanup() { m_desk.reset(); }

    void answersAreOneGridSortedByValue()
    {
        const int rent = columnOf("Rent");
        QVERIFY(rent > 0 && columnOf("City") > 0 && columnOf("Signature") < 0);
        page().table()->sortByColumn(rent, Qt::AscendingOrder);
        QCOMPARE(QStringList({cell(0, rent), cell(1, rent), cell(2, rent)}),
                 QStringList({QStringLiteral("80"), QStringLiteral("950"), QStringLiteral("1200")}));
        find<QLineEdit>(page(), "reportSearch")->setText(QStringLiteral("annav"));
        QTRY_COMPARE_WITH_TIMEOUT(rows(), 1, patience);
        find<QLineEdit>(page(), "reportSearch")->clear();
        QTRY_COMPARE_WITH_TIMEOUT(rows(), 3, patience);
        auto* status = find<QComboBox>(page(), "reportStatus");
        status->setCurrentIndex(status->findData(int(domain::SigningStatus::Completed)));
        QCOMPARE(rows(), 1);
        status->setCurrentIndex(0);
        QVERIFY(find<QWidget>(page(), "reportStatusChart")
                    ->accessibleDescription()
                    .contains(QStringLiteral("Completed: 1")));
        QVERIFY(find<QWidget>(page(), "reportTimeChart")
                    ->accessibleDescription()
                    .contains(QStringLiteral("Under an hour: 1")));
        m_desk->shoot(QStringLiteral("report"));
    }

    /** An empty report offers the next step as a button. */
    void valuesAreWholeWhereThereIsRoom()
    {
        window().resize(1280, 800);
        m_lease = m_desk->add(QStringLiteral("Tenancy"));
        make(QStringLiteral("Wilhelmina-Charlotte-von-Hohenberg"), QStringLiteral("1200"), QString());
        page().open(m_lease.id);
        QTRY_COMPARE_WITH_TIMEOUT(rows(), 1, patience);
        QTRY_VERIFY_WITH_TIMEOUT(!page().report().isLoading(), patience);
        window().resize(1920, 1000); // also where the window grows later
        const QAbstractItemView* cells = page().table();
        QHeaderView* header = page().table()->horizontalHeader();
        for (const int column : {0, 2}) // the title and the recipient
            QTRY_VERIFY2(header->sectionSize(column) >= cells->sizeHintForColumn(column),
                         qPrintable(QString::number(column)));
        QVERIFY(header->length() <= page().table()->viewport()->width());
        // The user's own width stays.
        header->resizeSection(0, 100);
        page().report().refresh();
        QTRY_VERIFY_WITH_TIMEOUT(!page().report().isLoading(), patience);
        test::processEvents();
        QCOMPARE(header->sectionSize(0), 100);
    }

    void anEmptyReportLeadsOn()
    {
        const auto fresh = m_desk->add(QStringLiteral("Sublease"));
        page().open(fresh.id);
        QTRY_VERIFY_WITH_TIMEOUT(!page().report().isLoading() && rows() == 0, patience);
        auto* on = find<QPushButton>(page(), "emptyStateAction");
        QTRY_COMPARE(on->text(), QStringLiteral("Use this template…"));
        QVERIFY(on->isVisible());
        on->click();
        auto& use = window().templatesPage().usePage();
        QTRY_VERIFY_WITH_TIMEOUT(use.isVisible() && use.isReady(), patience);
    }
    void maskedValuesComeOnlyWhenAsked()
    {
        const int iban = columnOf("IBAN");
        page().table()->sortByColumn(0, Qt::AscendingOrder);
        QCOMPARE(cell(0, iban), QStringLiteral("•••"));
        auto* menu = find<QToolButton>(page(), "reportHidden")->menu();
        Q_EMIT menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 1);
        menu->actions().first()->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(cell(0, iban), QStringLiteral("DE89"), patience);
        Q_EMIT menu->aboutToShow();
        menu->actions().first()->trigger();
        QCOMPARE(cell(0, iban), QStringLiteral("•••"));
    }

    void aValueIsShownOnTheSignedPage()
    {
        page().table()->sortByColumn(0, Qt::AscendingOrder);
        const int city = columnOf("City");
        const QModelIndex anna = page().table()->model()->index(0, city);
        page().table()->setCurrentIndex(anna);
        Q_EMIT page().table()->activated(anna);
        auto* place = find<ReportPlaceView>(page(), "reportPlace");
        QTRY_VERIFY_WITH_TIMEOUT(place->pages().pageCount() >= 3, patience);
        QVERIFY(place->isVisible());
        // The table is narrower now, and still shows the cell.
        QTRY_VERIFY(page().table()->viewport()->rect().contains(
            page().table()->visualRect(anna).adjusted(0, 0, 0, -1)));
        QTRY_VERIFY_WITH_TIMEOUT(place->pages().isPagePainted(1), patience);
        QVERIFY(find<QLabel>(*place, "reportPlaceValue")->text().startsWith(QStringLiteral("City: ")));
        m_desk->shoot(QStringLiteral("report-place"));
        QSignalSpy wanted(&page(), &ReportPage::documentRequested);
        find<QAbstractButton>(*place, "reportPlaceOpen")->click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(window().currentPage(), qobject_cast<QWidget*>(&window().documentsPage()));
    }

    void theFirstColumnStaysInSight_data()
    {
        QTest::addColumn<bool>("isMirrored");
        QTest::newRow("left to right") << false;
        QTest::newRow("right to left") << true;
    }
    /** Whoever looks at a value sees whose it is. */
    void theFirstColumnStaysInSight()
    {
        QFETCH(bool, isMirrored);
        QGuiApplication::setLayoutDirection(isMirrored ? Qt::RightToLeft : Qt::LeftToRight);
        const auto back = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        window().resize(1000, 700);
        auto& table = *qobject_cast<FrozenColumnTable*>(page().table());
        auto& frozen = *find<QTableView>(table, "frozenColumn");
        table.sortByColumn(0, Qt::AscendingOrder);
        QTRY_VERIFY(table.horizontalScrollBar()->maximum() > 0);
        QVERIFY(!frozen.isVisible()); // nothing is scrolled
        const QModelIndex last = table.model()->index(0, columnOf("IBAN"));
        table.setCurrentIndex(last);
        QTRY_VERIFY(frozen.isVisible());
        // The first column lies at the start, the value beside it.
        const auto place = [&](QTableView& view, const QModelIndex& cell) {
            const QRect rect = view.visualRect(cell);
            return QStyle::visualRect(page().layoutDirection(), page().rect(),
                                      QRect(view.viewport()->mapTo(&page(), rect.topLeft()), rect.size()));
        };
        QTRY_VERIFY(place(table, last).left() >= place(frozen, last.siblingAtColumn(0)).right());
        QCOMPARE(place(frozen, last.siblingAtColumn(0)).top(), place(table, last).top());
        QVERIFY(table.viewport()->rect().contains(table.visualRect(last).adjusted(0, 0, -1, -1)));
        QVERIFY(frozen.width() <= table.viewport()->width() / 2);
        // Clicks in it belong to the table, and leave the others where they are.
        const int scrolled = table.horizontalScrollBar()->value();
        QTest::mouseClick(frozen.viewport(), Qt::LeftButton, {},
                          frozen.visualRect(table.model()->index(1, 0)).center());
        QCOMPARE(table.currentIndex(), table.model()->index(1, 0));
        QCOMPARE(table.horizontalScrollBar()->value(), scrolled);
        QVERIFY(table.hasFocus());
        // Its header sorts.
        QHeaderView& header = *frozen.horizontalHeader();
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {},
                          QPoint(header.sectionViewportPosition(0) + header.sectionSize(0) / 2, 10));
        QCOMPARE(table.horizontalHeader()->sortIndicatorOrder(), Qt::DescendingOrder);
        QCOMPARE(cell(0, 0), QStringLiteral("Lease Cara"));
        table.horizontalScrollBar()->setValue(0);
        QVERIFY(!frozen.isVisible());
    }

    /** The page of a value stands beside the charts and the table. */
    void aValueMovesNoRow()
    {
        auto& table = *page().table();
        const int top = table.mapTo(&page(), QPoint(0, 0)).y();
        const QModelIndex city = table.model()->index(0, columnOf("City"));
        table.setCurrentIndex(city);
        Q_EMIT table.activated(city);
        auto* place = find<ReportPlaceView>(page(), "reportPlace");
        QTRY_VERIFY_WITH_TIMEOUT(place->pages().pageCount() >= 3, patience);
        QCOMPARE(table.mapTo(&page(), QPoint(0, 0)).y(), top);
        QVERIFY(place->mapTo(&page(), QPoint(0, 0)).y() < top);
    }

    void inASmallWindowTheValueIsInSightAsWell()
    {
        window().resize(911, 512); // 1366 x 768 at 150 %
        page().table()->sortByColumn(0, Qt::AscendingOrder);
        const QModelIndex anna = page().table()->model()->index(0, columnOf("City"));
        page().table()->setCurrentIndex(anna);
        Q_EMIT page().table()->activated(anna);
        auto* place = find<ReportPlaceView>(page(), "reportPlace");
        QTRY_VERIFY_WITH_TIMEOUT(place->pages().pageCount() >= 3, patience);
        // The charts make room, so that the page itself doesn't scroll.
        const auto* room = find<QScrollArea>(window(), "pageRoom");
        QTRY_COMPARE(room->verticalScrollBar()->maximum(), 0);
        QVERIFY(place->pages().height() > 120);
        auto* frame = find<QWidget>(place->pages(), "reportPlaceFrame");
        const auto isInSight = [frame] {
            QImage shown(frame->size(), QImage::Format_ARGB32_Premultiplied);
            shown.fill(Qt::transparent);
            frame->render(&shown, {}, {}, QWidget::RenderFlags());
            for (int y = 0; y < shown.height(); ++y)
                for (int x = 0; x < shown.width(); ++x)
                    if (qAlpha(shown.pixel(x, y)) > 128) return true;
            return false;
        };
        QTRY_VERIFY(frame->isVisible() && isInSight());
        // After that, the user decides.
        QTest::keyClick(&place->pages(), Qt::Key_End);
        QTRY_VERIFY(!isInSight());
        window().resize(911, 540);
        test::processEvents();
        QVERIFY(!isInSight());
    }

    void itGoesIntoFiles()
    {
        page().table()->sortByColumn(columnOf("Rent"), Qt::AscendingOrder);
        const QString csv = m_desk->desk.path(QStringLiteral("report.csv"));
        QSignalSpy said(&page(), &ReportPage::saved);
        page().output().writeTable(csv);
        QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, patience);
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY2(bytes.contains("Lease Cara") && bytes.contains("1200"), bytes.constData());
        QVERIFY(!bytes.contains("DE89")); // masked values stay masked
        QVERIFY(bytes.indexOf("Lease Cara") < bytes.indexOf("Lease Anna"));
        const QString xlsx = m_desk->desk.path(QStringLiteral("report.xlsx"));
        page().output().writeTable(xlsx);
        QTRY_COMPARE_WITH_TIMEOUT(said.size(), 2, patience);
        QVERIFY(QFileInfo(xlsx).size() > 1000);
        page().output().writeTable(QStringLiteral("/nowhere/at/all.csv"));
        auto* away = find<QToolButton>(page(), "reportExport");
        QTRY_VERIFY_WITH_TIMEOUT(away->isEnabled(), patience);
        QCOMPARE(said.size(), 2);
    }
};

INK_TEST(TestReport, "tst_report")

} // namespace tst_report

#include "tst_report.moc"
