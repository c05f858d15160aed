// The Verify page and its comparison of revisions, with files made by the program's own writer and sealer.
#include "app/base/backgroundtask.h"
#include "app/domain/document/document.h"
#include "app/pdf/file/pageobjects.h"
#include "app/pdf/seal/sealer.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/scriptedprompts.h"
#include "tests/support/testmain.h"
#include "tests/ui/settled.h"
#include "ui/models/words.h"
#include "ui/pages/revisions/revisionspage.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/pages/verify/verifyreportview.h"
#include "ui/pages/verify/verifywords.h"
#include "ui/viewer/comparisonview.h"
#include "ui/widgets/inputs/choicecard.h"
#include "ui/widgets/style/theme.h"

#include <QAccessible>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QGridLayout>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTranslator>

#include <algorithm>

namespace tst_verifypage {

using namespace ink;
using namespace ink::ui;

namespace {

const pdf::SealKey& key()
{
    static const pdf::SealKey made = *pdf::SealKey::generate(
        pdf::KeyKind::P256, QStringLiteral("Ada Byron"), QStringLiteral("Port Ellery"), SystemClock().now());
    return made;
}

/** The content of a page: a coloured box, and optional additions. */
QByteArray contentOf(int page, const QByteArray& more = {})
{
    const QByteArray drawing =
        "0." + QByteArray::number(page % 10) + " 0.2 0.6 rg 40 700 200 100 re f\n" + more;
    return "<< /Length " + QByteArray::number(drawing.size()) + " >>\nstream\n" + drawing + "\nendstream";
}

/** Appends an object to `file`; returns its line of the cross-reference table. */
QByteArray addObject(QByteArray& file, int number, const QByteArray& body)
{
    const QByteArray line = QByteArray::number(file.size()).rightJustified(10, '0') + " 00000 n \n";
    file += QByteArray::number(number) + " 0 obj\n" + body + "\nendobj\n";
    return line;
}

/** A4 pages: objects 3, 5, 7 … with their contents in 4, 6, 8 … */
QByteArray pages(int count)
{
    QByteArray file = "%PDF-1.7\n%\xE2\xE3\xCF\xD3\n";
    QByteArray kids;
    for (int i = 0; i < count; ++i)
        kids += QByteArray::number(3 + 2 * i) + " 0 R ";
    QByteArray table = addObject(file, 1, "<< /Type /Catalog /Pages 2 0 R >>");
    table += addObject(file, 2,
                       "<< /Type /Pages /Kids [" + kids + "] /Count " + QByteArray::number(count) + " >>");
    for (int i = 0; i < count; ++i) {
        table +=
            addObject(file, 3 + 2 * i,
                      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> /Contents " +
                          QByteArray::number(4 + 2 * i) + " 0 R >>");
        table += addObject(file, 4 + 2 * i, contentOf(i));
    }
    const QByteArray size = QByteArray::number(3 + 2 * count);
    const QByteArray start = QByteArray::number(file.size());
    return file + "xref\n0 " + size + "\n0000000000 65535 f \n" + table + "trailer\n<< /Size " + size +
           " /Root 1 0 R >>\nstartxref\n" + start + "\n%%EOF\n";
}

constexpr QRectF addition(260, 500, 80, 24); ///< points from the top left of an A4 page

/** Appends a revision with an addition on this page (1-based), as any program could write it. */
Result<QByteArray> changed(QByteArray file, int page)
{
    const QByteArray previous = file.mid(file.lastIndexOf("startxref") + 9).trimmed().split('\n').first();
    const QByteArray size = file.mid(file.lastIndexOf("/Size ") + 6).split(' ').first().split('\n').first();
    const int number = 2 + 2 * page;
    const QByteArray line = addObject(file, number, contentOf(page - 1, "0 g 260 318 80 24 re f\n"));
    const QByteArray start = QByteArray::number(file.size());
    return file + "xref\n" + QByteArray::number(number) + " 1\n" + line + "trailer\n<< /Size " + size +
           " /Root 1 0 R /Prev " + previous + " >>\nstartxref\n" + start + "\n%%EOF\n";
}

/** Appends a revision that writes the tree of `count` pages again as it was: each of them is compared. */
QByteArray rewritten(QByteArray file, int count)
{
    const QByteArray previous = file.mid(file.lastIndexOf("startxref") + 9).trimmed().split('\n').first();
    const QByteArray size = file.mid(file.lastIndexOf("/Size ") + 6).split(' ').first().split('\n').first();
    QByteArray kids;
    for (int i = 0; i < count; ++i)
        kids += QByteArray::number(3 + 2 * i) + " 0 R ";
    const QByteArray line = addObject(
        file, 2, "<< /Type /Pages /Kids [" + kids + "] /Count " + QByteArray::number(count) + " >>");
    const QByteArray start = QByteArray::number(file.size());
    return file + "xref\n2 1\n" + line + "trailer\n<< /Size " + size + " /Root 1 0 R /Prev " + previous +
           " >>\nstartxref\n" + start + "\n%%EOF\n";
}

Result<QByteArray> sealed(const QByteArray& bytes)
{
    INK_ASSIGN(writer, pdf::IncrementalWriter::open(bytes));
    pdf::SignatureRequest request;
    request.signerName = QStringLiteral("Ada Byron");
    request.time = SystemClock().now();
    INK_ASSIGN(prepared, std::move(writer).finishForSigning(request));
    return pdf::seal(std::move(prepared), key());
}

Result<QByteArray> withPages(const QByteArray& bytes, int count)
{
    INK_ASSIGN(writer, pdf::IncrementalWriter::open(bytes));
    INK_TRY(writer.appendPages(pages(count)));
    return std::move(writer).finish();
}

/** Makes every text half as long again, as in some languages. */
class LongWords final : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override
    {
        const QString text = QString::fromUtf8(source);
        return text + QStringLiteral("überprüfungsgegenstandsbezogen").left(text.size() / 2);
    }
};

/** The rows of a report's cards: name and value. */
QHash<QString, QString> rowsOf(const QWidget& report)
{
    QHash<QString, QString> rows;
    for (const auto* grid : report.findChildren<QGridLayout*>())
        for (int row = 0; row < grid->rowCount() && grid->columnCount() > 2; ++row) {
            const auto labelAt = [&](int column) {
                const QLayoutItem* item = grid->itemAtPosition(row, column);
                return item ? qobject_cast<const QLabel*>(item->widget()) : nullptr;
            };
            const QLabel* name = labelAt(1);
            const QLabel* value = labelAt(2);
            if (name && value && name != value) rows.insert(name->text(), value->text());
        }
    return rows;
}

void keepPicture(QWidget& widget, const char* name)
{
    const QString folder = ink::test::programPath(QStringLiteral("../screens"));
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(widget.grab().save(QStringLiteral("%1/%2.png").arg(folder, QLatin1String(name))));
}

/** The page in a separate window. */
struct Desk
{
    QTemporaryDir dir;
    test::ScriptedPrompts prompts;
    SystemClock clock;
    VerifyPage page{prompts, clock, {}, {}};

    Desk()
    {
        page.resize(1200, 800);
        page.show();
        page.activateWindow();
    }
    bool verify(const QByteArray& bytes, const QString& name = QStringLiteral("lease.pdf"))
    {
        QFile file(dir.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) return false;
        file.close();
        page.verifyFile(file.fileName());
        return QTest::qWaitFor([this] { return page.report().has_value(); }, 20000);
    }
    template <typename T = QPushButton> T* part(const char* name) const
    {
        T* found = nullptr;
        for (T* candidate : page.findChildren<T*>(QLatin1String(name))) // the old report may still linger
            found = candidate;
        return found;
    }
    RevisionsPage& revisions() const { return *part<RevisionsPage>("revisionsPage"); }
    ComparisonView& view() const { return revisions().view(); }
    bool finished() const
    {
        return QTest::qWaitFor([this] { return view().isFinished(); }, 20000);
    }
    void press(int code, Qt::KeyboardModifiers with = {}) const
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(code), with);
    }
};

} // namespace

class TestVerifyPage final : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp);
        m_theme->setMode(ThemeMode::Light);
    }

    /** Before a file is chosen, the drop area is the page. */
    void theDropAreaFillsThePage()
    {
        const Desk desk;
        const auto* drop = desk.page.findChild<DropArea*>();
        QVERIFY(drop && drop->isVisible());
        QVERIFY(desk.page.height() - drop->mapTo(&desk.page, QPoint(0, drop->height())).y() <= space::xl);
    }

    void aFindingShowsWhatChanged()
    {
        const auto file =
            sealed(pages(3)).and_then([](const QByteArray& bytes) { return changed(bytes, 2); });
        QVERIFY(file);
        Desk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.page));
        QVERIFY(desk.verify(*file));
        QCOMPARE(desk.page.report()->integrity, pdf::Integrity::Modified);
        QCOMPARE(desk.page.report()->history.size(), 3);

        auto* show = desk.part("showChange");
        QVERIFY(show && show->isVisible());
        show->setFocus();
        desk.press(Qt::Key_Space);
        QVERIFY(desk.revisions().isVisible());
        QCOMPARE(desk.revisions().pair().before, 2);
        QCOMPARE(desk.revisions().pair().after, 3);
        QVERIFY(desk.finished());
        auto* before = desk.part<QComboBox>("revisionBefore");
        auto* after = desk.part<QComboBox>("revisionAfter");
        QVERIFY2(before->currentText().startsWith(QStringLiteral("Revision 2 of 3 — signed by Ada Byron, ")),
                 qPrintable(before->currentText()));
        QCOMPARE(after->currentText(), QStringLiteral("Revision 3 of 3 (current)"));

        // One area, where the addition is, and nowhere else.
        const auto& found = desk.view().differences();
        QCOMPARE(found.keys(), QList<int>{1});
        QCOMPARE(found.first().kind, PageDifference::Kind::Changed);
        QCOMPARE(found.first().areas.size(), 1);
        QVERIFY(addition.adjusted(-4, -4, 4, 4).contains(found.first().areas.first()));
        QVERIFY(found.first().areas.first().contains(addition));

        // It is displayed on both sides and described.
        QCOMPARE(desk.view().currentChange(), (ComparisonView::Change{1, 0}));
        using Side = ComparisonView::Side;
        for (const Side side : {Side::Before, Side::After})
            QVERIFY(QRectF(desk.view().viewport()->rect()).contains(desk.view().viewportRect(side, {1, 0})));
        QCOMPARE(desk.view().viewportRect(Side::After, {1, 0}).top(),
                 desk.view().viewportRect(Side::Before, {1, 0}).top());
        auto* list = desk.part<QListWidget>("changedPages");
        QCOMPARE(list->count(), 1);
        QCOMPARE(list->item(0)->data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Page 2: 1 area(s) differ: middle"));
        QCOMPARE(desk.view().accessibleDescription(), QStringLiteral("Difference 1 of 1 — page 2, middle"));
        QCOMPARE(desk.part<QLabel>("comparisonSummary")->text(), QStringLiteral("1 page(s) differ"));
        QTRY_VERIFY(desk.view().isPagePainted(Side::Before, 1) && desk.view().isPagePainted(Side::After, 1));

        // The mark is amber on both sides; without marks the pages are unchanged.
        const auto amberAt = [&](Side side) {
            const QRectF rect = desk.view().viewportRect(side, {1, 0});
            const QImage picture = desk.view().viewport()->grab().toImage();
            for (int x = 0; x < 12; ++x) {
                const QColor colour = picture.pixelColor(static_cast<int>(rect.left()) - x,
                                                         static_cast<int>(rect.center().y()));
                if (colour.red() > 150 && colour.blue() < 90 && colour.green() < 160) return true;
            }
            return false;
        };
        QVERIFY(amberAt(Side::Before) && amberAt(Side::After));
        desk.press(Qt::Key_M);
        QVERIFY(!amberAt(Side::Before) && !amberAt(Side::After));
        desk.press(Qt::Key_M);

        desk.press(Qt::Key_Escape);
        QVERIFY(!desk.revisions().isVisible());
        QCOMPARE(QApplication::focusWidget(), desk.part("compareRevisions"));
    }

    /** Many pages take a while: the page says how far it is, and can be stopped. */
    void comparingPagesCanBeCancelled()
    {
        constexpr int count = 1500;
        const auto good = sealed(pages(count));
        QVERIFY(good);
        Desk desk;
        QFile file(desk.dir.filePath(QStringLiteral("long.pdf")));
        const QByteArray bytes = rewritten(*good, count);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush());
        const QSignalSpy finished(&desk.page, &VerifyPage::finished);
        desk.page.verifyFile(file.fileName());
        auto* progress = desk.part<QProgressBar>("verifyProgress");
        auto* cancel = desk.part("verifyCancel");
        QVERIFY(cancel && cancel->isVisible() && !progress->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(progress->isVisible() && progress->value() > 0, 60'000);
        QCOMPARE(progress->maximum(), count);
        QVERIFY(progress->value() < count);
        QTest::mouseClick(cancel, Qt::LeftButton);
        QVERIFY(desk.page.findChild<DropArea*>()->isVisible());
        // The next file is verified, and the cancelled one says nothing any more.
        QVERIFY(desk.verify(*sealed(pages(1))));
        QCOMPARE(desk.page.report()->integrity, pdf::Integrity::Intact);
        QVERIFY(backgroundPool().waitForDone(60'000));
        QCoreApplication::processEvents();
        QCOMPARE(finished.count(), 1);
        QCOMPARE(desk.page.report()->revisionCount, 2);
    }

    /** Information isn't listed under "Issues". */
    void factsAreNoIssues()
    {
        const auto good = sealed(pages(1));
        const auto bad = sealed(pages(3)).and_then([](const QByteArray& bytes) { return changed(bytes, 2); });
        QVERIFY(good && bad);
        using Level = pdf::VerifyFinding::Level;
        const auto count = [](const Desk& desk, bool facts) {
            const auto& findings = desk.page.report()->findings;
            return std::count_if(findings.begin(), findings.end(),
                                 [facts](const auto& each) { return (each.level == Level::Info) == facts; });
        };
        for (const QByteArray& file : {*good, *bad}) {
            Desk desk;
            QVERIFY(desk.verify(file));
            QCOMPARE(desk.part<QLabel>("verifyIssues") != nullptr, count(desk, false) > 0);
            QCOMPARE(desk.part<QLabel>("verifyDetails") != nullptr, count(desk, true) > 0);
            QVERIFY(file == *good || count(desk, false) > 0);
        }
        Desk desk;
        QVERIFY(desk.verify(*good));
        pdf::VerifyReport report = *desk.page.report();
        report.findings.append({QStringLiteral("revision.metadata"), Level::Info, {}, 0});
        const VerifyReportView view(report, QStringLiteral("a.pdf"));
        QVERIFY(view.findChild<QLabel*>(QStringLiteral("verifyDetails")));
        QCOMPARE(view.findChild<QLabel*>(QStringLiteral("verifyIssues")) != nullptr, count(desk, false) > 0);
    }

    /** The password is asked for until it is right; it isn't kept for the next file. */
    void aPasswordIsAskedFor()
    {
        QFile file(ink::test::corpusPath(QStringLiteral("pdf/pdfium-encrypted_hello_world_r6.pdf")));
        if (!ink::test::requireCorpus(file.open(QIODevice::ReadOnly))) return;
        const QByteArray bytes = file.readAll();
        Desk desk;
        QVERIFY(desk.verify(bytes));
        QSignalSpy finished(&desk.page, &VerifyPage::finished);
        QTRY_VERIFY(desk.part<QLineEdit>("filePassword"));
        auto* line = desk.part<QLineEdit>("filePassword");
        QCOMPARE(line->echoMode(), QLineEdit::Password);
        QVERIFY(!desk.part("verifyWithPassword")->isEnabled());
        QTRY_COMPARE(QApplication::focusWidget(), line);
        keepPicture(desk.page, "verify-password");
        QTest::keyClicks(line, QStringLiteral("motel"));
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(finished.size(), 1);
        QCOMPARE(desk.page.report()->findings.first().id, QStringLiteral("file.password-wrong"));
        desk.part<QLineEdit>("filePassword")->setText(QStringLiteral("hôtel"));
        desk.part("verifyWithPassword")->click();
        QTRY_COMPARE(finished.size(), 2);
        QCOMPARE(desk.page.report()->integrity, pdf::Integrity::Unsigned);
        QVERIFY(desk.verify(bytes));
        QCOMPARE(desk.page.report()->findings.first().id, QStringLiteral("file.password"));
    }

    /** What is said about the certificate is said once, unless there are several. */
    void theCertificateIsJudgedOnce()
    {
        const auto file = sealed(pages(1));
        QVERIFY(file);
        Desk desk;
        QVERIFY(desk.verify(*file));
        pdf::VerifyReport report = *desk.page.report();
        report.trust = report.signatures.first().trust = pdf::Trust::SelfSigned;
        const auto count = [&report] {
            const VerifyReportView view(report, QStringLiteral("a.pdf"));
            const auto labels = view.findChildren<QLabel*>();
            return std::count_if(labels.cbegin(), labels.cend(), [](const QLabel* label) {
                return label->text().contains(QStringLiteral("self-signed"));
            });
        };
        QCOMPARE(count(), 1);
        report.signatures.append(report.signatures.first());
        QCOMPARE(count(), 3); // the verdict, and each signature
    }

    void theKeyboardDoesEverything()
    {
        auto file = sealed(pages(4));
        for (const int page : {1, 4})
            if (file) file = changed(*file, page);
        QVERIFY(file);
        Desk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.page));
        QVERIFY(desk.verify(*file));
        desk.part("compareRevisions")->setFocus();
        desk.press(Qt::Key_Space);
        QCOMPARE(desk.revisions().pair(), (RevisionPair{2, 4})); // the signed revision and the current one
        QVERIFY(desk.finished());
        QCOMPARE(desk.view().differences().keys(), (QList<int>{0, 3}));
        using Change = ComparisonView::Change;
        QCOMPARE(desk.view().currentChange(), (Change{0, 0}));
        desk.press(Qt::Key_N);
        QCOMPARE(desk.view().currentChange(), (Change{3, 0}));
        QCOMPARE(desk.view().currentRow(), 3);
        QCOMPARE(desk.part<QListWidget>("changedPages")->currentRow(), 1);
        desk.press(Qt::Key_N); // wraps around
        QCOMPARE(desk.view().currentChange(), (Change{0, 0}));
        desk.press(Qt::Key_P);
        QCOMPARE(desk.view().currentChange(), (Change{3, 0}));
        desk.part<QListWidget>("changedPages")->setFocus(); // the list doesn't consume the keys
        desk.press(Qt::Key_P);
        QCOMPARE(desk.view().currentChange(), (Change{0, 0}));
        desk.press(Qt::Key_Down);
        QCOMPARE(desk.view().currentChange(), (Change{3, 0}));

        desk.view().setFocus();
        desk.press(Qt::Key_Home);
        QCOMPARE(desk.view().verticalScrollBar()->value(), 0);
        desk.press(Qt::Key_Down);
        QVERIFY(desk.view().verticalScrollBar()->value() > 0);
        const double fitted = desk.view().zoomFactor();
        desk.press(Qt::Key_Plus);
        QVERIFY(desk.view().zoomFactor() > fitted * 1.1);
        desk.press(Qt::Key_Minus);
        desk.press(Qt::Key_Minus);
        QVERIFY(desk.view().zoomFactor() < fitted);
        desk.press(Qt::Key_W);
        QVERIFY(desk.view().fitsWidth());
        QCOMPARE(desk.view().zoomFactor(), fitted);

        // Other revisions: the choosers never have the same revision or a reversed order.
        auto* before = desk.part<QComboBox>("revisionBefore");
        before->setFocus();
        desk.press(Qt::Key_Down);
        QCOMPARE(desk.revisions().pair(), (RevisionPair{3, 4}));
        QCOMPARE(QApplication::focusWidget(), before);
        QVERIFY(desk.finished());
        QCOMPARE(desk.view().differences().keys(), QList<int>{3});
        auto* after = desk.part<QComboBox>("revisionAfter");
        after->setFocus();
        desk.press(Qt::Key_Up);
        QCOMPARE(desk.revisions().pair(), (RevisionPair{2, 3}));
        QVERIFY(desk.finished());
        QCOMPARE(desk.view().differences().keys(), QList<int>{0});
    }

    void anInvisibleSignatureShowsNoDifference()
    {
        const auto file = sealed(pages(2));
        QVERIFY(file);
        Desk desk;
        QVERIFY(desk.verify(*file));
        QCOMPARE(desk.page.report()->integrity, pdf::Integrity::Intact);
        desk.part("compareRevisions")->click();
        QCOMPARE(desk.revisions().pair(), (RevisionPair{1, 2})); // the signer's additions
        QVERIFY(desk.finished());
        QTRY_COMPARE(desk.part<QLabel>("comparisonSummary")->text(), QStringLiteral("No visible difference"));
        QVERIFY(desk.part<QLabel>("comparisonNote")->text().contains(QStringLiteral("Invisible content")));
        QVERIFY(!desk.part<QListWidget>("changedPages")->isVisible());
        QVERIFY(!desk.part<QToolButton>("nextChange")->isEnabled());
        QVERIFY(!desk.view().goToNext());
    }

    void unsignedFilesAreComparedToo()
    {
        const auto more = withPages(pages(2), 2);
        QVERIFY(more);
        Desk desk;
        QVERIFY(desk.verify(pages(2)));
        QVERIFY(!desk.part("compareRevisions")); // one revision: nothing to compare
        QVERIFY(desk.verify(*more));
        QCOMPARE(desk.page.report()->integrity, pdf::Integrity::Unsigned);
        desk.part("compareRevisions")->click();
        QVERIFY(desk.finished());
        QCOMPARE(desk.view().rows(), (QList<PagePair>{{0, 0}, {1, 1}, {-1, 2}, {-1, 3}}));
        QCOMPARE(desk.view().differences().keys(), (QList<int>{2, 3}));
        QCOMPARE(desk.view().differences().value(3).kind, PageDifference::Kind::Added);
        QCOMPARE(desk.part<QListWidget>("changedPages")->item(1)->data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Page 4: This page was added"));
        QTRY_COMPARE(desk.part<QLabel>("currentChange")->accessibleName(),
                     QStringLiteral("Difference 1 of 2 — page 3 added"));
    }

    void pagesKeepTheirNames()
    {
        const QByteArray first = pages(2);
        const auto more = withPages(first, 1);
        QVERIFY(more);
        const QList<quint64> names = pdf::pageObjectIds(*more, first.size());
        QCOMPARE(names.size(), 2);
        QVERIFY(!names.contains(0));
        const QList<quint64> now = pdf::pageObjectIds(*more, more->size());
        QCOMPARE(now.size(), 3);
        QCOMPARE(now.mid(0, 2), names);
        QVERIFY(pdf::pageObjectIds(*more, 50).isEmpty());
        QVERIFY(pdf::pageObjectIds({}, 0).isEmpty());
    }

    void narrowWindowsShowOneAtATime()
    {
        const auto file = changed(pages(2), 1);
        QVERIFY(file);
        Desk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.page));
        QVERIFY(desk.verify(*file));
        desk.part("compareRevisions")->click();
        QVERIFY(desk.finished());
        using Shown = ComparisonView::DisplayMode;
        QCOMPARE(desk.view().displayMode(), Shown::Both);
        const double wide = desk.view().zoomFactor();
        desk.page.resize(860, 700);
        QTRY_COMPARE(desk.view().displayMode(), Shown::After);
        QVERIFY(desk.view().zoomFactor() > wide);
        QVERIFY(desk.view().viewportRect(ComparisonView::Side::Before, {0, 0}).isNull());
        desk.press(Qt::Key_X);
        QCOMPARE(desk.view().displayMode(), Shown::Before);
        QVERIFY(desk.part<QToolButton>("onlyBefore")->isChecked());
        desk.page.resize(1200, 800);
        QTRY_COMPARE(desk.view().displayMode(), Shown::Both);
    }

    /** In right-to-left languages the earlier revision is on the right, under its own name. */
    void whatWasBeforeComesFirst()
    {
        const auto file = changed(pages(2), 1);
        QVERIFY(file);
        Desk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.page));
        QVERIFY(desk.verify(*file));
        desk.part("compareRevisions")->click();
        QVERIFY(desk.finished());
        using Side = ComparisonView::Side;
        const auto left = [&desk](Side side) { return desk.view().viewportRect(side, {0, 0}).left(); };
        const auto chooser = [&desk](const char* name) {
            auto* box = desk.part<QComboBox>(name);
            return box->mapTo(&desk.page, QPoint()).x();
        };
        QVERIFY(left(Side::Before) < left(Side::After));
        QVERIFY(chooser("revisionBefore") < chooser("revisionAfter"));
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const auto back = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        QTRY_VERIFY(chooser("revisionBefore") > chooser("revisionAfter"));
        QVERIFY(left(Side::Before) > left(Side::After));
    }

    void whatIsLookedAtComesFirst()
    {
        const auto file = changed(pages(200), 190);
        QVERIFY(file);
        Desk desk;
        QVERIFY(desk.verify(*file));
        desk.part("compareRevisions")->click();
        QList<int> order;
        connect(&desk.view(), &ComparisonView::compared, this, [&order](int row) { order.append(row); });
        connect(&desk.view(), &ComparisonView::opened, this, [&desk] { desk.view().goToRow(189); });
        QTRY_VERIFY_WITH_TIMEOUT(order.contains(189), 20000);
        QVERIFY2(order.size() < 150, qPrintable(QString::number(order.size())));
        QVERIFY(!desk.view().isFinished());
        QCOMPARE(desk.part<QListWidget>("changedPages")->count(), 1); // reported before all are done
        QVERIFY(desk.finished());
        QCOMPARE(order.size(), 200);
        QCOMPARE(desk.view().differences().keys(), QList<int>{189});
    }

    void aLongFileDoesNotFreezeTheWindow()
    {
        auto file = changed(pages(500), 3);
        for (int page = 20; file && page <= 500; page += 20)
            file = changed(*file, page);
        QVERIFY(file);
        Desk desk;
        QVERIFY(desk.verify(*file));
        QElapsedTimer clock;
        qint64 longest = 0;
        QTimer beat;
        connect(&beat, &QTimer::timeout, this, [&] { longest = std::max(longest, clock.restart()); });
        clock.start();
        beat.start(5);
        desk.part("showRevision2")->click();
        desk.part<QComboBox>("revisionAfter")->setCurrentIndex(0);
        Q_EMIT desk.part<QComboBox>("revisionAfter")->activated(25); // the first and the last revision
        QCOMPARE(desk.revisions().pair(), (RevisionPair{1, 27}));
        QVERIFY(QTest::qWaitFor([&desk] { return desk.view().isFinished(); }, 60000));
        QCOMPARE(desk.view().differences().size(), 26);
        QCOMPARE(desk.part<QListWidget>("changedPages")->count(), 26);
        QVERIFY2(longest < 700, qPrintable(QString::number(longest)));
    }

    void anotherFileStopsTheComparison()
    {
        const auto file = changed(pages(60), 1);
        QVERIFY(file);
        Desk desk;
        QVERIFY(desk.verify(*file));
        desk.part("compareRevisions")->click();
        QTRY_VERIFY(desk.view().comparedCount() > 0);
        QVERIFY(desk.verify(pages(1), QStringLiteral("other.pdf")));
        QVERIFY(!desk.revisions().isVisible());
        QVERIFY(!desk.view().isOpen());
        QCOMPARE(desk.view().comparedCount(), 0);
        // Late results are ignored: the next comparison follows them in the same thread.
        const auto shorter = changed(pages(2), 1);
        QVERIFY(shorter && desk.verify(*shorter, QStringLiteral("shorter.pdf")));
        QCOMPARE(desk.view().comparedCount(), 0);
        QVERIFY(desk.view().differences().isEmpty());
        desk.part("compareRevisions")->click();
        QVERIFY(desk.finished());
        QCOMPARE(desk.view().comparedCount(), 2);
    }

    void aRevisionThatCannotBeShownSaysSo()
    {
        const auto file = changed(pages(1), 1);
        QVERIFY(file);
        RevisionsPage revisions;
        revisions.resize(1200, 800);
        revisions.show();
        pdf::VerifyReport report;
        report.history.resize(2);
        report.history[0].end = 40; // not a complete PDF
        report.history[1].end = file->size();
        revisions.setFile(*file, report);
        revisions.showPair({1, 2});
        auto* summary = revisions.findChild<QLabel*>(QStringLiteral("comparisonSummary"));
        QTRY_COMPARE(summary->text(), QStringLiteral("These revisions can't be compared"));
    }

    void longWordsFit()
    {
        auto file = sealed(pages(3));
        if (file) file = changed(*file, 2);
        QVERIFY(file);
        LongWords words;
        QCoreApplication::installTranslator(&words);
        const auto back = qScopeGuard([&words] { QCoreApplication::removeTranslator(&words); });
        Desk desk;
        QVERIFY(desk.verify(*file));
        test::settle(desk.page);
        keepPicture(desk.page, "verify-revisions-long");
        desk.part("compareRevisions")->click();
        QVERIFY(desk.finished());
        test::settle(desk.page);
        keepPicture(desk.page, "revisions-long");
        QVERIFY2(desk.page.minimumSizeHint().width() <= 1000,
                 qPrintable(QString::number(desk.page.minimumSizeHint().width())));
        desk.page.resize(900, 600); // one at a time
        QTRY_VERIFY(!desk.part<QToolButton>("sideBySide")->isVisible());
        QTRY_VERIFY(desk.page.minimumSizeHint().width() <= 780);
        QCoreApplication::sendPostedEvents(); // the layout takes the new minimum
        desk.page.resize(780, 600);           // beside the side bar of the smallest window that is tested
        test::processEvents();
        QCOMPARE(desk.page.width(), 780);
        keepPicture(desk.page, "revisions-narrow-long");
        for (const auto* button : desk.revisions().findChildren<QToolButton*>())
            if (button->isVisible())
                QVERIFY2(desk.revisions().rect().contains(
                             QRect(button->mapTo(&desk.revisions(), QPoint(0, 0)), button->size())),
                         qPrintable(button->objectName()));
    }

    /** The cards end where the page's buttons do; only a scroll bar moves them. */
    void cardsEndWithThePage()
    {
        auto file = sealed(pages(2));
        if (file) file = changed(*file, 2);
        QVERIFY(file);
        Desk desk;
        desk.page.resize(1400, 1400);
        QVERIFY(desk.verify(*file));
        auto* view = desk.page.findChild<VerifyReportView*>();
        const auto endOfCards = [&] {
            int end = 0;
            for (const auto* card : view->findChildren<QFrame*>(Qt::FindDirectChildrenOnly))
                if (card->isVisible())
                    end = std::max(end, card->mapTo(&desk.page, QPoint(card->width(), 0)).x());
            return end;
        };
        const auto* another = desk.part("verifyAnother");
        const int end = another->geometry().right() + 1;
        QTRY_COMPARE(endOfCards(), end);
        desk.page.resize(1400, 300);
        QTRY_VERIFY(endOfCards() < end - space::m);
        desk.page.resize(1400, 1400);
        QTRY_COMPARE(endOfCards(), end);
    }

    void theRecordedRecipientsAreNamed()
    {
        const auto file = sealed(pages(1));
        QVERIFY(file);
        Desk desk;
        QVERIFY(desk.verify(*file));
        QVERIFY(!desk.part<QFrame>("verifyRecipients")); // a file that carries no history

        pdf::VerifyReport report = *desk.page.report();
        using Recipient = domain::HistoryVerdict::Recipient;
        const Timestamp finished = *report.signatures.first().claimedTime;
        Recipient ada{QStringLiteral("Ada Byron"),
                      QStringLiteral("ada@example.org"),
                      domain::ActionType::Signer,
                      domain::InvitationStatus::Finalized,
                      finished,
                      {},
                      {domain::HistoryVerdict::Proof::PersonalLink, domain::HistoryVerdict::Proof::EmailCode},
                      {},
                      {}};
        Recipient ben = ada;
        ben.name = QStringLiteral("<b>Ben</b>");
        ben.proofs = {domain::HistoryVerdict::Proof::Paper};
        ben.paperRecordedBy = QStringLiteral("Mia Office <mia@example.org>");
        report.attachedHistory = pdf::AttachedHistory{};
        using Witness = pdf::AttachedHistory::Witness;
        report.attachedHistory->isValid = true;
        report.attachedHistory->witness = Witness::Service;
        report.attachedHistory->sealedBy = QStringLiteral("Office Service");
        report.attachedHistory->recipients = {ada, ben};
        const auto texts = [&report] {
            const VerifyReportView view(report, QStringLiteral("a.pdf"));
            QStringList all;
            if (const auto* card = view.findChild<QFrame*>(QStringLiteral("verifyRecipients")))
                for (const QLabel* label : card->findChildren<QLabel*>()) {
                    all.append(label->text());
                    if (label->textFormat() == Qt::RichText) all.append(QStringLiteral("rich text"));
                }
            return all;
        };
        const QStringList shown = texts();
        QVERIFY2(shown.contains(QStringLiteral("Ada Byron <ada@example.org>")), qPrintable(shown.join(u'|')));
        QVERIFY2(shown.contains(QStringLiteral("Signer · Signed · %1 · Personal link · Code by email")
                                    .arg(exactTime(finished))),
                 qPrintable(shown.join(u'|')));
        QVERIFY(shown.contains(QStringLiteral("<b>Ben</b> <ada@example.org>")));
        QVERIFY(!shown.contains(QStringLiteral("rich text")));
        QVERIFY2(shown.filter(QStringLiteral("On paper, recorded by Mia Office")).size() == 1,
                 qPrintable(shown.join(u'|')));

        QVERIFY2(shown.contains(QStringLiteral("As recorded and sealed by Office Service.")),
                 qPrintable(shown.join(u'|')));

        // Nothing is claimed that the file doesn't prove.
        report.attachedHistory->isValid = false;
        QVERIFY(texts().isEmpty());
        report.attachedHistory->isValid = true;
        for (const Witness witness : {Witness::Untrusted, Witness::Other, Witness::Nobody}) {
            report.attachedHistory->witness = witness;
            QVERIFY(texts().isEmpty());
        }
        report.attachedHistory->witness = Witness::Service;
        report.integrity = pdf::Integrity::Modified;
        QVERIFY(texts().isEmpty());

        // A record of thousands doesn't make thousands of lines.
        report.integrity = pdf::Integrity::Intact;
        report.attachedHistory->recipients = QList<Recipient>(5000, ada);
        QVERIFY(texts().size() < 250);
        QVERIFY(texts().contains(QStringLiteral("and 4900 more")));
    }

    /** An intact file that was changed later isn't called unchanged since it was signed. */
    void whatCameLaterIsSaid()
    {
        const auto file = sealed(pages(1));
        QVERIFY(file);
        Desk desk;
        QVERIFY(desk.verify(*file));
        pdf::VerifyReport report = *desk.page.report();
        QCOMPARE(verdictTone(report), Tone::Good);
        QCOMPARE(integritySentence(report),
                 QStringLiteral("This document hasn't been changed since it was signed."));
        using Kind = pdf::LaterChange::Kind;
        pdf::LaterChange change{Kind::Replaced, QStringLiteral("Rent"), QStringLiteral("900"),
                                QStringLiteral("100")};
        change.page = 0;
        change.revision = 2;
        change.unseenBy = {0};
        report.changes = {change};
        report.alteration = pdf::Alteration::Allowed;
        QCOMPARE(verdictTone(report), Tone::Warning);
        QCOMPARE(verdictWord(report), QStringLiteral("Intact, but a value was replaced"));
        const VerifyReportView view(report, QStringLiteral("a.pdf"));
        const QString sentence = view.findChild<QLabel*>(QStringLiteral("verdictSentence"))->text();
        QVERIFY2(!sentence.contains(QStringLiteral("hasn't been changed since it was signed")) &&
                     sentence.contains(QStringLiteral("“Rent” was changed from “900” to “100”")) &&
                     sentence.contains(QStringLiteral("never saw the new value")),
                 qPrintable(sentence));
        QVERIFY(view.findChild<QLabel*>(QStringLiteral("verifyChanges")));
        QVERIFY(!view.findChild<QLabel*>(QStringLiteral("moreLaterChanges")));

        pdf::VerifyReport longReport = report;
        longReport.changes = QList<pdf::LaterChange>(203, change);
        const VerifyReportView longView(longReport, QStringLiteral("a.pdf"));
        const auto* more = longView.findChild<QLabel*>(QStringLiteral("moreLaterChanges"));
        QVERIFY(more);
        QCOMPARE(more->text(), QStringLiteral("and 3 more"));

        report.changes.first().kind = Kind::Filled;
        report.changes.first().before.clear();
        QCOMPARE(verdictTone(report), Tone::Good);
        QVERIFY2(integritySentence(report).contains(QStringLiteral("“Rent” was filled in with “100”")),
                 qPrintable(integritySentence(report)));
        report.findings.append({QStringLiteral("algorithm.weak"), pdf::VerifyFinding::Level::Warning,
                                Message::literal(QStringLiteral("MD5.")), 0});
        QCOMPARE(verdictTone(report), Tone::Warning);
        QVERIFY(integritySentence(report).contains(QStringLiteral("MD5.")));
    }

    void levelsAndTimesAreTold()
    {
        const auto file = sealed(pages(1));
        QVERIFY(file);
        Desk desk;
        QVERIFY(desk.verify(*file));
        auto rows = rowsOf(desk.page);
        QCOMPARE(rows.value(QStringLiteral("Level")), QStringLiteral("PAdES-B-B"));
        QVERIFY2(rows.value(QStringLiteral("Signing time")).endsWith(QStringLiteral("(signer's clock)")),
                 qPrintable(rows.value(QStringLiteral("Signing time"))));
        QVERIFY(!rows.contains(QStringLiteral("Time-stamp")));

        // Other levels and time-stamps set manually, for checking their texts.
        pdf::VerifyReport report = *desk.page.report();
        pdf::SignatureReport& signature = report.signatures.first();
        const Timestamp early = *signature.claimedTime + std::chrono::minutes(5);
        const Timestamp late = early + std::chrono::hours(48);
        const auto shown = [&] { return rowsOf(VerifyReportView(report, QStringLiteral("a.pdf"))); };
        signature.level = pdf::SignatureLevel::T;
        signature.timestampTime = early;
        signature.times = {{early, QStringLiteral("Free Authority"), pdf::TimeProof::Kind::Signature, false}};
        QCOMPARE(shown().value(QStringLiteral("Level")), QStringLiteral("PAdES-B-T"));
        QCOMPARE(shown().value(QStringLiteral("Time-stamp")),
                 exactTime(early) +
                     QStringLiteral(" (by Free Authority); this computer doesn't trust the authority"));
        signature.level = pdf::SignatureLevel::LTA;
        signature.provenTime = late;
        signature.times.append(
            {late, QStringLiteral("Trusted Authority"), pdf::TimeProof::Kind::Document, true});
        QCOMPARE(shown().value(QStringLiteral("Level")), QStringLiteral("PAdES-B-LTA"));
        QCOMPARE(shown().value(QStringLiteral("Time-stamp")),
                 exactTime(late) + QStringLiteral(" (by Trusted Authority)"));
        signature.times.clear();
        QCOMPARE(shown().value(QStringLiteral("Time-stamp")), exactTime(late));
        signature.isPades = false;
        signature.level = pdf::SignatureLevel::B;
        QCOMPARE(shown().value(QStringLiteral("Level")), QStringLiteral("PKCS7-B"));
        signature.level = pdf::SignatureLevel::None;
        QVERIFY(!shown().contains(QStringLiteral("Level")));
    }

    void highContrastMarksAreSeen()
    {
        m_theme->setMode(ThemeMode::HighContrast);
        const auto back = qScopeGuard([this] { m_theme->setMode(ThemeMode::Light); });
        const auto file =
            sealed(pages(3)).and_then([](const QByteArray& bytes) { return changed(bytes, 2); });
        QVERIFY(file);
        Desk desk;
        QVERIFY(QTest::qWaitForWindowActive(&desk.page));
        QVERIFY(desk.verify(*file));
        test::settle(desk.page);
        keepPicture(desk.page, "verify-report-contrast");
        desk.part("showChange")->click();
        QVERIFY(desk.finished());
        using Side = ComparisonView::Side;
        QTRY_VERIFY(desk.view().isPagePainted(Side::Before, 1) && desk.view().isPagePainted(Side::After, 1));
        keepPicture(desk.page, "revisions-contrast");
        // The colour of a mark's frame on the paper.
        for (const Side side : {Side::Before, Side::After}) {
            const QRectF rect = desk.view().viewportRect(side, {1, 0});
            const QImage picture = desk.view().viewport()->grab().toImage();
            const QColor frame =
                picture.pixelColor(qRound(rect.left()) - 3, static_cast<int>(rect.center().y()));
            QVERIFY2(contrastRatio(frame, Qt::white) >= 6, qPrintable(frame.name()));
        }
    }

    void theUsualPairIsWhatAPersonAsks()
    {
        pdf::VerifyReport report;
        QVERIFY(!defaultPair(report));
        report.history.resize(4);
        QCOMPARE(defaultPair(report), (RevisionPair{3, 4}));
        report.signatures.resize(2);
        report.history[1].signatures = {0};
        QCOMPARE(defaultPair(report), (RevisionPair{2, 4}));
        report.history[3].signatures = {1};
        QCOMPARE(defaultPair(report), (RevisionPair{3, 4}));
        report.signatures[1].isTimestamp = true; // a time-stamp alone doesn't count as a signature
        QCOMPARE(defaultPair(report), (RevisionPair{2, 4}));
        const pdf::VerifyFinding finding{
            QStringLiteral("revision.page-content"), {}, Message::literal(QStringLiteral("x")), 0};
        report.signatures[0].revision = 2;
        QCOMPARE(pairFor(finding, report), (RevisionPair{2, 4}));
        report.history[2].changes = {finding};
        report.history[2].pages = {7};
        QCOMPARE(pairFor(finding, report), (RevisionPair{2, 3, 7}));
        QVERIFY(!pairFor({QStringLiteral("cms.digest"), {}, {}, 0}, report));
        QVERIFY(!pairFor({QStringLiteral("revision.page-content"), {}, {}, -1}, report));
    }
};

INK_TEST(TestVerifyPage, "tst_verifypage")

} // namespace tst_verifypage

#include "tst_verifypage.moc"
