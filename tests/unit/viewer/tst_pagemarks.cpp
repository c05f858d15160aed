// Snap targets on scanned pages.
#include "app/domain/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/scannedform.h"
#include "tests/support/testmain.h"
#include "ui/viewer/pagemarks.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

namespace tst_pagemarks {

using namespace ink;
using namespace ink::ui;

class TestPageMarks final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fieldsSnapToPrintedLines_data()
    {
        QTest::addColumn<double>("skew");
        QTest::newRow("straight") << 0.0;
        QTest::newRow("askew") << 1.5;
    }
    void fieldsSnapToPrintedLines()
    {
        QFETCH(double, skew);
        const test::ScannedForm form({.dpi = 150, .skew = skew});
        domain::Document document = test::emptyDraft();
        document.files = {test::file(QStringLiteral("scan.pdf"), 1)};
        PageMarksReader reader;
        reader.setDocument(document);
        reader.setFileBytes(document.files.first().id, test::scanPdf({form.picture}));
        QSignalSpy ready(&reader, &PageMarksReader::ready);
        QVERIFY(!reader.marks(0));
        QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, 20000);
        const PageMarks* marks = reader.marks(0);
        QVERIFY(marks);
        QCOMPARE(marks->boxes.size(), 2);
        SnapTargets targets(form.size);
        targets.addMarks(*marks);
        // Dropped 3 points above the line, in its middle.
        const QPointF line = form.seen(QPointF(form.answer.center().x(), form.answer.bottom()));
        const domain::PageRect dropped{static_cast<int>(line.x()) - 25, static_cast<int>(line.y()) - 23, 50,
                                       20};
        const SnapResult snapped = targets.snapMove(dropped, 5);
        QVERIFY2(std::abs(snapped.rect.bottom() - line.y()) <= 1.6,
                 qPrintable(QString::number(snapped.rect.bottom())));
        QVERIFY(!snapped.guides.isEmpty());
        QVERIFY(std::any_of(snapped.guides.begin(), snapped.guides.end(),
                            [](const SnapGuide& guide) { return guide.kind == SnapKind::Rule; }));
    }
};

INK_TEST(TestPageMarks, "tst_pagemarks")

} // namespace tst_pagemarks

#include "tst_pagemarks.moc"
