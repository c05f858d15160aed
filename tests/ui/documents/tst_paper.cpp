// A document printed, signed by hand and scanned: real prints, and pictures like a scanner's.
#include "app/api/apiclient.h"
#include "app/domain/document/document.h"
#include "tests/support/testmain.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/documents/detailsactions.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/paper/paperactions.h"
#include "ui/pages/documents/paper/paperdialog.h"
#include "ui/pages/documents/paper/paperprint.h"
#include "ui/pages/documents/paper/paperscan.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPdfDocument>
#include <QPrinter>
#include <QPushButton>
#include <QTransform>

namespace tst_paper {

using namespace ink;
using namespace ink::ui;

namespace {
constexpr int patience = 30000;
}

class TestPaper final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::WindowFixture> m_desk;
    domain::Document m_lease;

    test::DeskWindow& window() { return *m_desk->window; }
    template <typename T = QPushButton> T* find(const char* name)
    {
        for (T* each : window().findChildren<T*>(QString::fromLatin1(name)))
            if (each->isVisible()) return each;
        return nullptr;
    }
    QString summary() { return find<QLabel>("paperSummary")->text(); }
    /** Prints the lease for Anna into a file, and returns its path. */
    QString printed(const QString& name, const QString& print = domain::PaperMark::generatePrintId())
    {
        PaperPrint what;
        what.document = m_lease;
        what.recipient = 1;
        what.printId = print;
        for (const domain::File& file : m_lease.files) {
            QFile sample(test::WindowFixture::sample());
            if (sample.open(QIODevice::ReadOnly)) what.files.insert(file.id, sample.readAll());
        }
        QPrinter printer(QPrinter::HighResolution);
        printer.setFullPage(true);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(m_desk->path(name));
        return printForSigning(printer, what) ? m_desk->path(name) : QString();
    }
    /** A sheet of a print as scanned, with some handwriting on it. */
    QString scanned(const QString& print, int page, double degrees, bool hidesMark = false)
    {
        QPdfDocument pdf;
        pdf.load(print);
        QImage sheet(pdf.pagePointSize(page).toSize() * 200 / 72, QImage::Format_RGB32);
        sheet.fill(Qt::white);
        QPainter painter(&sheet);
        painter.drawImage(0, 0, pdf.render(page, sheet.size()));
        painter.setPen(QPen(QColor(20, 30, 110), 5));
        painter.drawLine(300, 900, 700, 840);
        if (hidesMark) painter.fillRect(0, sheet.height() - 260, sheet.width(), 260, Qt::white);
        painter.end();
        const QString path = m_desk->path(QStringLiteral("scan-%1-%2.png").arg(page).arg(hidesMark));
        return sheet.transformed(QTransform().rotate(degrees)).save(path) ? path : QString();
    }
    void startImport(const QStringList& paths)
    {
        m_desk->prompts.willChoose(QStringLiteral("signedScan"), paths);
        window().documentsPage().detailsActions().paperActions().importScan(m_lease.id,
                                                                            m_lease.invitations.first().guid);
        QTRY_VERIFY_WITH_TIMEOUT(find<QListWidget>("paperSheets"), patience);
        QTRY_COMPARE_WITH_TIMEOUT(find<QListWidget>("paperSheets")->count(), int(paths.size()), patience);
    }
    domain::Document now()
    {
        std::optional<Result<domain::Document>> got;
        m_desk->session().client()->retrieve(
            m_lease.id, &window(), [&got](const Result<domain::Document>& result) { got = result; });
        if (!QTest::qWaitFor([&got] { return got.has_value(); }, patience) || !*got) return {};
        return **got;
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        QVERIFY(m_desk->startLocal());
        window().show();
        QTRY_COMPARE_WITH_TIMEOUT(window().currentPage(), static_cast<QWidget*>(&window().documentsPage()),
                                  patience);
        m_lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(!m_lease.id.isNull());
        window().documentsPage().refresh();
    }
    void cleanup()
    {
        m_desk.reset();
        m_lease = {};
    }

    void everySheetOfAPrintSaysWhichPageItIs()
    {
        const QString print = printed(QStringLiteral("print.pdf"), QStringLiteral("PRINT001"));
        QVERIFY(!print.isEmpty());
        const auto scan = readPaperScan({print});
        QVERIFY(scan);
        QCOMPARE(scan->sheets.size(), 3);
        for (int i = 0; i < 3; ++i) {
            QVERIFY(scan->sheets.at(i).mark);
            QCOMPARE(*scan->sheets.at(i).mark,
                     (domain::PaperMark{m_lease.id, i + 1, QStringLiteral("PRINT001")}));
        }
        QFile file(print);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(scan->pdf, file.readAll()); // a single PDF is kept unchanged
        QVERIFY(!readPaperScan({m_desk->path(QStringLiteral("settings.ini"))}));
    }

    void turnedSheetsInAnyOrderAreRecorded()
    {
        const QString print = printed(QStringLiteral("print.pdf"));
        startImport({scanned(print, 2, 180), scanned(print, 0, 1)});
        QVERIFY2(summary().contains(QLatin1String("Missing pages: 2.")), qPrintable(summary()));
        QVERIFY(!find("paperRecord")->isEnabled());
        QVERIFY(!find<QCheckBox>("paperCompared"));
        QCOMPARE(find<QListWidget>("paperSheets")->item(0)->text(), QStringLiteral("Sheet 1: page 3 of 3"));
        QCOMPARE(now().invitations.first().status, m_lease.invitations.first().status); // nothing yet
        m_desk->prompts.willChoose(QStringLiteral("signedScan"),
                                   {scanned(print, 2, 180), scanned(print, 0, 1), scanned(print, 1, 90)});
        find("paperMore")->click();
        QTRY_COMPARE_WITH_TIMEOUT(find<QListWidget>("paperSheets")->count(), 3, patience);
        QTRY_VERIFY_WITH_TIMEOUT(find("paperRecord")->isEnabled(), patience);
        QCOMPARE(summary(), QStringLiteral("No pages are missing."));
        find("paperRecord")->click();
        QTRY_COMPARE_WITH_TIMEOUT(now().status, domain::SigningStatus::Completed, patience);
        const domain::Document done = now();
        QCOMPARE(done.invitations.first().status, domain::InvitationStatus::Finalized);
        QVERIFY(std::any_of(done.histories.begin(), done.histories.end(), [](const auto& entry) {
            return entry.event == domain::HistoryEvent::SignedOnPaper;
        }));
        QTRY_VERIFY(!find<QListWidget>("paperSheets")); // the dialog was closed
    }

    void aSheetWithoutAMarkHasToBeCompared()
    {
        const QString print = printed(QStringLiteral("print.pdf"));
        startImport({scanned(print, 0, 0), scanned(print, 1, 0, true), scanned(print, 2, 0)});
        QVERIFY(find<QListWidget>("paperSheets")->item(1)->text().contains(QLatin1String("no mark found")));
        QVERIFY(!find("paperRecord")->isEnabled());
        auto* compared = find<QCheckBox>("paperCompared");
        QVERIFY(compared);
        compared->click();
        QVERIFY(find("paperRecord")->isEnabled());
    }

    void sheetsWithoutMarksAreFoundByTheirContent()
    {
        const QString print = printed(QStringLiteral("print.pdf"));
        QFile sample(test::WindowFixture::sample());
        QVERIFY(sample.open(QIODevice::ReadOnly));
        const auto scan = readPaperScan(
            {scanned(print, 2, 0, true), scanned(print, 0, 0.8, true), scanned(print, 1, -0.8, true)},
            {sample.readAll()});
        QVERIFY(scan);
        const auto match = domain::matchPaper(m_lease.id, 3, scan->marks(), scan->similarities);
        QList<int> pages;
        for (const auto& sheet : match.scannedPages) {
            QVERIFY2(sheet.isByContent, qPrintable(QString::number(pages.size())));
            pages.append(sheet.page);
        }
        QCOMPARE(pages, (QList<int>{3, 1, 2}));
        // Also in the dialog.
        startImport({scanned(print, 2, 0, true), scanned(print, 0, 0, true), scanned(print, 1, 0, true)});
        auto* sheets = find<QListWidget>("paperSheets");
        QVERIFY(sheets->item(0)->text().contains(QLatin1String("page 3")));
        QVERIFY(sheets->item(0)->text().contains(QLatin1String("matched by its content")));
        QVERIFY(!find("paperRecord")->isEnabled());
    }

    void theActionsStandWithTheRecipient()
    {
        QTRY_VERIFY_WITH_TIMEOUT((window().documentsPage().select(m_lease.id), find<QPushButton>("signHere")),
                                 patience);
        QTRY_VERIFY_WITH_TIMEOUT(window().findChild<QAction*>(QStringLiteral("paperImport")), patience);
        QVERIFY(window().findChild<QAction*>(QStringLiteral("paperPrint")));
        m_desk->prompts.willBackOut(QStringLiteral("signedScan"));
        window().findChild<QAction*>(QStringLiteral("paperImport"))->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(find<QListWidget>("paperSheets"), patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->prompts.isDone(), patience);
        QVERIFY(!find("paperRecord")->isEnabled());
    }
};

INK_TEST(TestPaper, "tst_paper")

} // namespace tst_paper

#include "tst_paper.moc"
