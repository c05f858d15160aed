// Pages removed, rotated, moved, inserted: their content stays, in files that other readers accept.
#include "app/base/reasons.h"
#include "app/pdf/file/reasons.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/pages/pageplan.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "tests/unit/pdf/handwrittenpdf.h"
#include "tests/unit/pdf/rawpdf.h"

#include <QBuffer>
#include <QDir>
#include <QImage>
#include <QPdfDocument>
#include <QPdfSelection>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFAcroFormDocumentHelper.hh>
#include <qpdf/QPDFOutlineDocumentHelper.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageLabelDocumentHelper.hh>

#include <cstdio>

namespace tst_pageplan {

using namespace ink;
using namespace ink::pdf;

namespace {

/** A file with "<name> 1" … on its pages, each page with a text field, an outline entry and a label i, ii …;
 * the first page has a link to the last. */
QByteArray book(const QByteArray& name, int pages)
{
    // 1 catalog, 2 pages, 3 font, 4 form, 5 outline; then page, content, field and entry of each page.
    QList<QByteArray> objects(5);
    QByteArray kids;
    QByteArray fields;
    const auto number = [](int n) { return QByteArray::number(n); };
    const int last = 6 + 4 * (pages - 1);
    for (int i = 0; i < pages; ++i) {
        const int page = 6 + 4 * i;
        kids += number(page) + " 0 R ";
        fields += number(page + 2) + " 0 R ";
        const QByteArray annotations =
            number(page + 2) + " 0 R" +
            (i == 0 ? "<</Type/Annot/Subtype/Link/Rect[10 10 60 30]/Border[0 0 1]/Dest[" + number(last) +
                          " 0 R/Fit]>>"
                    : QByteArray());
        objects.append("<</Type/Page/Parent 2 0 R/Contents " + number(page + 1) + " 0 R/Annots[" +
                       annotations + "]>>");
        objects.append(
            test::rawStream("BT /F1 24 Tf 72 700 Td (" + name + " " + number(i + 1) + ") Tj ET\n"));
        objects.append("<</Type/Annot/Subtype/Widget/FT/Tx/T(" + name + number(i + 1) +
                       ")/V(v)/Rect[72 600 272 620]/DA(/F1 12 Tf 0 g)/F 4/P " + number(page) + " 0 R>>");
        objects.append("<</Title(Chapter-" + number(i + 1) + ")/Parent 5 0 R/Dest[" + number(page) +
                       " 0 R/Fit]" + (i > 0 ? "/Prev " + number(page - 1) + " 0 R" : QByteArray()) +
                       (i + 1 < pages ? "/Next " + number(page + 7) + " 0 R" : QByteArray()) + ">>");
    }
    objects[0] = "<</Type/Catalog/Pages 2 0 R/AcroForm 4 0 R/Outlines 5 0 R/PageLabels<</Nums[0<</S/r>>]>>>>";
    objects[1] = "<</Type/Pages/Kids[" + kids + "]/Count " + number(pages) +
                 "/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>>>";
    objects[2] = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>";
    objects[3] = "<</Fields[" + fields + "]/DR<</Font<</F1 3 0 R>>>>/DA(/F1 12 Tf 0 g)>>";
    objects[4] =
        "<</Type/Outlines/First 9 0 R/Last " + number(last + 3) + " 0 R/Count " + number(pages) + ">>";
    return test::rawPdf(objects);
}

QList<PlannedPage> planOf(const QList<int>& pages)
{
    QList<PlannedPage> plan;
    for (const int page : pages)
        plan.append({0, page, 0, {}});
    return plan;
}

/** A file as QtPdf shows it. */
struct Shown
{
    explicit Shown(const QByteArray& bytes) : content(bytes)
    {
        buffer.setBuffer(&content);
        buffer.open(QIODevice::ReadOnly);
        document.load(&buffer);
    }
    [[nodiscard]] QString text(int page) { return document.getAllText(page).text().simplified(); }
    [[nodiscard]] QImage picture(int page)
    {
        const QSizeF size = document.pagePointSize(page);
        if (size.isEmpty()) return {};
        return document.render(page, size.scaled(160, 160, Qt::KeepAspectRatio).toSize().expandedTo({1, 1}))
            .convertToFormat(QImage::Format_RGB32);
    }
    QByteArray content;
    QBuffer buffer;
    QPdfDocument document;
};

/** The mean difference of two pictures, 0 … 255 per pixel. */
double difference(const QImage& a, const QImage& b)
{
    if (a.size() != b.size()) return 255;
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    return sum / std::max(1, a.width() * a.height());
}

/** The exit code of `qpdf --check`; 0 if it isn't installed. */
int checked(const QByteArray& bytes, QString* told = nullptr)
{
    const QString program = QStandardPaths::findExecutable(QStringLiteral("qpdf"));
    const QTemporaryDir dir;
    QFile file(dir.filePath(QStringLiteral("a.pdf")));
    if (program.isEmpty() || !file.open(QIODevice::WriteOnly)) return 0;
    file.write(bytes);
    file.close();
    QProcess qpdf;
    qpdf.setProcessChannelMode(QProcess::MergedChannels);
    qpdf.start(program, {QStringLiteral("--check"), file.fileName()});
    if (!qpdf.waitForFinished(60000)) return -1;
    if (told) *told = QString::fromUtf8(qpdf.readAll());
    return qpdf.exitCode();
}

/** The file for a closer look. */
struct Parsed
{
    explicit Parsed(const QByteArray& content) : bytes(content)
    {
        qpdf.setSuppressWarnings(true);
        qpdf.processMemoryFile("made", bytes.constData(), static_cast<size_t>(bytes.size()));
    }
    [[nodiscard]] QStringList fields()
    {
        QStringList names;
        QPDFAcroFormDocumentHelper form(qpdf);
        for (auto& field : form.getFormFields())
            names.append(QString::fromStdString(field.getFullyQualifiedName()));
        names.sort();
        return names;
    }
    [[nodiscard]] QStringList outline()
    {
        QStringList titles;
        QPDFOutlineDocumentHelper outlines(qpdf);
        for (auto& entry : outlines.getTopLevelOutlines())
            titles.append(QString::fromStdString(entry.getTitle()));
        return titles;
    }
    [[nodiscard]] QStringList labels()
    {
        QStringList all;
        QPDFPageLabelDocumentHelper helper(qpdf);
        for (size_t i = 0; i < qpdf.getAllPages().size(); ++i) {
            QPDFObjectHandle label = helper.getLabelForPage(static_cast<long long>(i));
            const QString style = label.isDictionary() && label.getKey("/S").isName()
                                      ? QString::fromStdString(label.getKey("/S").getName())
                                      : QString();
            all.append(style.isEmpty() ? QStringLiteral("-")
                                       : style + QString::number(label.getKey("/St").getIntValueAsInt()));
        }
        return all;
    }
    QByteArray bytes;
    QPDF qpdf;
};

} // namespace

class TestPagePlan final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pagesAreLeftOutAndMoved()
    {
        const auto made = arrangePages({book("A", 5)}, planOf({4, 0, 2}));
        QVERIFY(made);
        QString told;
        QVERIFY2(checked(*made, &told) == 0, qPrintable(told));
        Shown shown(*made);
        QCOMPARE(shown.document.pageCount(), 3);
        QCOMPARE(shown.text(0), QStringLiteral("A 5"));
        QCOMPARE(shown.text(1), QStringLiteral("A 1"));
        QCOMPARE(shown.text(2), QStringLiteral("A 3"));
        Parsed parsed(*made);
        QCOMPARE(parsed.fields().join(QLatin1Char(' ')), QStringLiteral("A1 A3 A5"));
        QCOMPARE(parsed.outline().join(QLatin1Char(' ')), QStringLiteral("Chapter-1 Chapter-3 Chapter-5"));
        QCOMPARE(parsed.labels().join(QLatin1Char(' ')), QStringLiteral("/r5 /r1 /r3"));
        // The link of the first page leads to the fifth, wherever that is.
        const auto pages = parsed.qpdf.getAllPages();
        QPDFObjectHandle link = QPDFObjectHandle(pages.at(1)).getKey("/Annots").getArrayItem(1);
        QCOMPARE(link.getKey("/Dest").getArrayItem(0).getObjGen().getObj(), pages.at(0).getObjGen().getObj());
        // Nothing of the removed pages is in the file.
        QVERIFY(!made->contains("(A 2)"));
    }

    void pagesAreTurned()
    {
        QList<PlannedPage> plan = planOf({0, 1});
        plan[1].rotation = 90;
        const auto made = arrangePages({book("A", 2)}, plan);
        QVERIFY(made);
        QCOMPARE(checked(*made), 0);
        const auto sizes = arrangeablePages(*made);
        QVERIFY(sizes);
        QCOMPARE(*sizes, (QList<QSizeF>{QSizeF(595, 842), QSizeF(842, 595)}));
        plan[1].rotation = 270;
        const auto back = arrangePages({*made}, plan);
        QVERIFY(back);
        QCOMPARE(arrangeablePages(*back)->at(1), QSizeF(595, 842));
    }

    void pagesComeFromOtherFiles()
    {
        const QList<PlannedPage> plan{
            {0, 0, 0, {}}, {1, 1, 0, {}}, {-1, 0, 0, QSizeF(300, 400)}, {0, 1, 0, {}}, {1, 0, 180, {}}};
        const auto made = arrangePages({book("A", 2), book("A", 2)}, plan);
        QVERIFY(made);
        QString told;
        QVERIFY2(checked(*made, &told) == 0, qPrintable(told));
        Shown shown(*made);
        QCOMPARE(shown.document.pageCount(), 5);
        QCOMPARE(shown.text(1), QStringLiteral("A 2"));
        QCOMPARE(shown.text(2), QString());
        QCOMPARE(shown.document.pagePointSize(2), QSizeF(300, 400));
        Parsed parsed(*made);
        QStringList fields = parsed.fields();
        QCOMPARE(fields.size(), 4);
        QCOMPARE(fields.removeDuplicates(), 0); // duplicate names are renamed
        QCOMPARE(parsed.labels().at(1), QStringLiteral("/r2"));
        QCOMPARE(parsed.labels().at(2), QStringLiteral("-"));
    }

    void aPageMayComeTwice()
    {
        const auto made = arrangePages({book("A", 2)}, planOf({0, 0, 1}));
        QVERIFY(made);
        QCOMPARE(checked(*made), 0);
        Shown shown(*made);
        QCOMPARE(shown.text(0), shown.text(1));
        QCOMPARE(Parsed(*made).fields().size(), 3);
    }

    void whatCannotBeIsRefused()
    {
        const auto none = arrangePages({book("A", 2)}, {});
        QVERIFY(!none);
        QCOMPARE(none.error().detail, reasons::pdfHasNoPages());
        QVERIFY(!arrangePages({book("A", 2)}, planOf({0, 2})));
        QVERIFY(!arrangePages({book("A", 2)}, {{1, 0, 0, {}}}));
        test::HandwrittenPdf signedFile = test::HandwrittenPdf::form();
        signedFile.sign(test::ecKey(), "Signature");
        const auto refused = arrangePages({signedFile.bytes()}, planOf({0}));
        QVERIFY(!refused);
        QCOMPARE(refused.error().detail, reasons::pdfCannotTakeAdditions());
        QVERIFY(!arrangePages({book("A", 1), signedFile.bytes()}, {{0, 0, 0, {}}, {1, 0, 0, {}}}));
        QVERIFY(!arrangeablePages(QByteArray("not a PDF")));
    }

    void theWorkCanBeStopped()
    {
        const auto stopped = arrangePages({book("A", 200)}, planOf({0, 1}), [](double) { return false; });
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    }

    void threeHundredPagesTakeNoTime()
    {
        const QByteArray long300 = book("A", 300);
        QList<int> order;
        for (int i = 299; i >= 0; --i)
            order.append(i);
        const test::WorkTimer timer;
        const auto made = arrangePages({long300}, planOf(order));
        const qint64 took = timer.elapsed();
        QVERIFY(made);
        QCOMPARE(Shown(*made).text(0), QStringLiteral("A 300"));
        std::printf("300 pages in reverse: %lld ms\n", static_cast<long long>(took));
        QVERIFY(took < 2000); // see docs/performance.md
    }

    void ofTheCorpus_data()
    {
        QTest::addColumn<QString>("path");
        const QDir dir(ink::test::corpusPath(QStringLiteral("pdf")));
        const auto names = dir.entryList({QStringLiteral("*.pdf")}, QDir::Files, QDir::Name);
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << dir.filePath(name);
        if (names.isEmpty()) QTest::newRow("none") << QString();
    }
    void ofTheCorpus()
    {
        QFETCH(const QString, path);
        if (!test::requireCorpus(!path.isEmpty())) return;
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        const auto sizes = arrangeablePages(bytes);
        if (!sizes) return; // rejected with a reason
        const auto count = static_cast<int>(sizes->size());
        QList<PlannedPage> plan;
        for (int page = count - 1; page >= 0 && plan.size() < 40; --page)
            plan.append({0, page, page % 2 == 1 ? 90 : 0, {}});
        const auto made = arrangePages({bytes}, plan);
        QVERIFY2(made, made ? "" : qPrintable(made.error().detail.english()));
        const auto madeSizes = arrangeablePages(*made);
        QVERIFY(madeSizes);
        QCOMPARE(madeSizes->size(), plan.size());
        for (int i = 0; i < plan.size(); ++i) {
            QSizeF size = sizes->at(plan.at(i).page);
            if (plan.at(i).rotation == 90) size.transpose();
            QVERIFY(std::abs(size.width() - madeSizes->at(i).width()) < 0.01);
            QVERIFY(std::abs(size.height() - madeSizes->at(i).height()) < 0.01);
        }
        if (checked(bytes) == 0) {
            QString told;
            QVERIFY2(checked(*made, &told) == 0, qPrintable(told));
        }
        Shown before(bytes);
        Shown after(*made);
        if (before.document.status() != QPdfDocument::Status::Ready || before.document.pageCount() != count)
            return; // this reader finds other pages in a damaged file
        for (int i = 0; i < std::min<int>(6, static_cast<int>(plan.size())); ++i) {
            if (plan.at(i).rotation != 0) continue;
            QCOMPARE(after.text(i), before.text(plan.at(i).page));
            const double off = difference(after.picture(i), before.picture(plan.at(i).page));
            QVERIFY2(off < 1, qPrintable(QString::number(off)));
        }
    }
};

INK_TEST(TestPagePlan, "tst_pageplan")

} // namespace tst_pageplan

#include "tst_pageplan.moc"
