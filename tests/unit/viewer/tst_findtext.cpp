// Searching in the text of pages: the matches, their places, and stepping through them.
#include "app/domain/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "ui/viewer/findbar.h"
#include "ui/viewer/pagefinder.h"
#include "ui/viewer/pageview.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPdfWriter>
#include <QProcess>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>
#include <QXmlStreamReader>

namespace tst_findtext {

using namespace ink;
using namespace ink::ui;

namespace {

/** A text whose letters are 10 wide and 10 high, line under line. */
pdf::PageText textOf(const QString& text)
{
    pdf::PageText page;
    page.text = text;
    double x = 0;
    double y = 0;
    for (const QChar c : text) {
        page.letterRects.append(c.isSpace() ? QRectF() : QRectF(x, y, 10, 10));
        x += 10;
        if (c != QLatin1Char('\n')) continue;
        x = 0;
        y += 20;
    }
    return page;
}

QByteArray pagesOf(const QStringList& texts)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF());
        writer.setResolution(720);
        QPainter painter(&writer);
        painter.scale(10, 10);
        QFont font(QStringLiteral("DejaVu Sans"));
        font.setPixelSize(11);
        painter.setFont(font);
        for (int i = 0; i < texts.size(); ++i) {
            if (i > 0) writer.newPage();
            painter.drawText(QRectF(60, 80, 400, 700), texts.at(i));
        }
    }
    return buffer.data();
}

/** Two files: two pages and one. */
struct Desk
{
    PageView view;
    domain::Document document = test::emptyDraft();

    Desk()
    {
        document.id = domain::DocumentId(4);
        document.files = {test::file(QStringLiteral("a.pdf"), 2), test::file(QStringLiteral("b.pdf"), 1)};
        document.files.last().id = domain::FileId(document.files.first().id.value() + 1);
        view.resize(700, 600);
        view.setDocument(document);
        view.setFileBytes(document.files.first().id,
                          pagesOf({QStringLiteral("The tenant pays rent.\nRent is due monthly."),
                                   QStringLiteral("Nothing here.\n\n\n\n\n\n\n\n\nBut rent, Rentals.")}));
        view.setFileBytes(document.files.last().id, pagesOf({QStringLiteral("Annex: rent of the garage")}));
        view.setZoomFactor(1);
        view.show();
    }
    PageFinder& finder() { return view.finder(); }
};

QStringList wordsOf(const QList<FindHit>& hits)
{
    QStringList places;
    for (const FindHit& hit : hits)
        for (const QRectF& place : hit.rects)
            places.append(QStringLiteral("%1,%2+%3").arg(place.x()).arg(place.y()).arg(place.width()));
    return places;
}

} // namespace

class TestFindText final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatIsTheSame()
    {
        const pdf::PageText page = textOf(QStringLiteral("Rent rent RENTS\nthe rent\nis due"));
        QCOMPARE(findHits(page, {QStringLiteral("rent")}).size(), 4);
        QCOMPARE(findHits(page, {QStringLiteral("rent"), true}).size(), 2);
        QCOMPARE(findHits(page, {QStringLiteral("rent"), false, true}).size(), 3);
        QCOMPARE(findHits(page, {QStringLiteral("RENT"), true, true}).size(), 0);
        QCOMPARE(findHits(page, {QStringLiteral("  ")}).size(), 0);
        QCOMPARE(findHits(page, {QString()}).size(), 0);
        QCOMPARE(findHits({}, {QStringLiteral("rent")}).size(), 0);
        // Across a line break: a rectangle on each line.
        QCOMPARE(wordsOf(findHits(page, {QStringLiteral("rent  is")})),
                 QStringList({QStringLiteral("40,20+40"), QStringLiteral("0,40+20")}));
        QCOMPARE(findHits(textOf(QStringLiteral("aaaa")), {QStringLiteral("aa")}).size(), 2);
    }

    void lettersThatLookAlike()
    {
        const auto finds = [](const char16_t* text, const char16_t* query) {
            return findHits(textOf(QString::fromUtf16(text)), {QString::fromUtf16(query)}).size();
        };
        QCOMPARE(finds(u"the \uFB01nal o\uFB03ce", u"final office"), 1);
        QCOMPARE(finds(u"tenant\u2019s \u201Crent\u201D", u"tenant's \"rent\""), 1);
        QCOMPARE(finds(u"2020\u20132021", u"2020-2021"), 1);
        QCOMPARE(finds(u"agree\u00ADment", u"agreement"), 1);
        QCOMPARE(finds(u"STRASSE Stra\u00DFe", u"strasse"), 2);
        QCOMPARE(finds(u"\u00C9t\u00E9", u"\u00E9t\u00E9"), 1);
        QCOMPARE(finds(u"100\u00A0\u20AC", u"100 \u20AC"), 1);
        QCOMPARE(finds(u"\u0414\u043E\u0433\u043E\u0432\u043E\u0440",
                       u"\u0434\u043E\u0433\u043E\u0432\u043E\u0440"),
                 1);
    }

    void overAllFilesAndAround()
    {
        Desk desk;
        desk.finder().find({QStringLiteral("rent")}, 0);
        QTRY_VERIFY(desk.finder().isFinished());
        QCOMPARE(desk.finder().hitCount(), 5);
        QCOMPARE(desk.finder().unreadableCount(), 0);
        QCOMPARE(desk.finder().hitsOf(0).size(), 2);
        QCOMPARE(desk.finder().hitsOf(1).size(), 2);
        QCOMPARE(desk.finder().hitsOf(2).size(), 1);
        QCOMPARE(desk.finder().currentNumber(), 1);
        for (int number = 2; number <= 5; ++number) {
            desk.finder().goToNext();
            QCOMPARE(desk.finder().currentNumber(), number);
        }
        QCOMPARE(desk.view.currentPage(), 3);
        desk.finder().goToNext();
        QCOMPARE(desk.finder().currentNumber(), 1);
        desk.finder().goToPrevious();
        QCOMPARE(desk.finder().currentNumber(), 5);
        desk.finder().goToPrevious();
        QCOMPARE(desk.finder().currentNumber(), 4);
        desk.finder().find({QStringLiteral("rent"), false, true}, 1);
        QTRY_VERIFY(desk.finder().isFinished());
        QCOMPARE(desk.finder().hitCount(), 4);
        QCOMPARE(desk.finder().currentNumber(), 3); // from the current page
        desk.finder().clear();
        QCOMPARE(desk.finder().hitCount(), 0);
        QVERIFY(!desk.finder().current());
    }

    void anotherSearchEndsTheOneBefore()
    {
        Desk desk;
        QSignalSpy changes(&desk.finder(), &PageFinder::changed);
        for (const char* text : {"r", "re", "ren", "rent", "rents", "nowhere"})
            desk.finder().find({QString::fromLatin1(text)}, 0);
        QTRY_VERIFY(desk.finder().isFinished());
        QCOMPARE(desk.finder().hitCount(), 0);
        QVERIFY(!desk.finder().current());
        desk.finder().find({QStringLiteral("annex")}, 0);
        QTRY_VERIFY(desk.finder().isFinished());
        QCOMPARE(desk.finder().hitCount(), 1);
        // Removing a file removes its matches.
        domain::Document shorter = desk.document;
        shorter.files.removeLast();
        desk.view.setDocument(shorter);
        QTRY_VERIFY(desk.finder().isFinished());
        QCOMPARE(desk.finder().hitCount(), 0);
    }

    void filesThatCannotBeReadAreTold()
    {
        Desk desk;
        desk.view.setFileBytes(desk.document.files.last().id, "%PDF-1.7\nnonsense");
        desk.finder().find({QStringLiteral("rent")}, 0);
        QTRY_VERIFY(desk.finder().isFinished());
        QCOMPARE(desk.finder().hitCount(), 4);
        QCOMPARE(desk.finder().unreadableCount(), 1);
    }

    void theBar()
    {
        Desk desk;
        desk.view.activateWindow();
        desk.view.setFocus();
        QTest::keyClick(&desk.view, Qt::Key_F, Qt::ControlModifier);
        auto* bar = desk.view.findChild<FindBar*>();
        QVERIFY(bar && bar->isVisible());
        auto* text = bar->findChild<QLineEdit*>(QStringLiteral("findText"));
        auto* count = bar->findChild<QLabel*>(QStringLiteral("findCount"));
        QTest::keyClicks(text, QStringLiteral("rent"));
        QTRY_COMPARE(count->text(), QStringLiteral("1 of 5"));
        QTest::keyClick(text, Qt::Key_Return);
        QCOMPARE(count->text(), QStringLiteral("2 of 5"));
        QTest::keyClick(text, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(count->text(), QStringLiteral("1 of 5"));
        bar->findChild<QToolButton*>(QStringLiteral("findWholeWords"))->click();
        QTRY_COMPARE(count->text(), QStringLiteral("1 of 4"));
        bar->findChild<QToolButton*>(QStringLiteral("findMatchCase"))->click();
        QTRY_COMPARE(count->text(), QStringLiteral("1 of 3"));
        QTest::keyClicks(text, QStringLiteral("xyz"));
        QTRY_COMPARE(count->text(), QStringLiteral("Not found"));
        for (const QToolButton* button : bar->findChildren<QToolButton*>())
            if (!button->objectName().isEmpty() && button->objectName().startsWith(QLatin1String("find")))
                QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(button->objectName()));
        text->clear();
        QTest::keyClicks(text, QStringLiteral("rent"));
        QTRY_COMPARE(count->text(), QStringLiteral("1 of 3"));
        QTest::keyClick(text, Qt::Key_Tab);
        QTRY_VERIFY(bar->findChild<QToolButton*>(QStringLiteral("findPrevious"))->hasFocus());
        QTest::keyClick(bar->findChild<QToolButton*>(QStringLiteral("findPrevious")), Qt::Key_Backtab);
        QTRY_VERIFY(text->hasFocus());
        QTest::keyClick(text, Qt::Key_Escape);
        QVERIFY(!bar->isVisible());
        QVERIFY(!desk.finder().isActive());
    }

    void theCurrentPlaceIsShownAndStrong()
    {
        Desk desk;
        desk.view.openFindBar();
        desk.finder().find({QStringLiteral("rentals")}, 0);
        QTRY_VERIFY(desk.finder().isFinished());
        QCOMPARE(desk.finder().hitCount(), 1);
        const QRectF place = desk.finder().hitsOf(1).first().rects.first();
        const QPoint middle = desk.view.toViewport({1, place.center()}).toPoint();
        QVERIFY(desk.view.viewport()->rect().contains(middle));
        QVERIFY(!desk.view.findChild<FindBar*>()->geometry().contains(middle));
        QTRY_VERIFY(desk.view.isPagePainted(2));
        const QPoint beside = desk.view.toViewport({1, place.topLeft() + QPointF(1, 1)}).toPoint();
        const QColor colour = desk.view.viewport()->grab().toImage().pixelColor(beside);
        QVERIFY2(colour.red() > 200 && colour.blue() < 160, qPrintable(colour.name()));
    }

    void placesAreThoseOfAnotherReader_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("agreement") << ink::test::sourcePath(
            QStringLiteral("resources/samples/agreement.pdf"));
        QTest::newRow("annex") << ink::test::sourcePath(QStringLiteral("resources/samples/annex.pdf"));
        for (const char* name : {"pdfjs-rotation", "pdfjs-issue14415", "pdfium-tagged_nested"})
            QTest::newRow(name)
                << ink::test::corpusPath(QStringLiteral("pdf/%1.pdf")).arg(QLatin1String(name));
    }
    void placesAreThoseOfAnotherReader()
    {
        QFETCH(const QString, path);
        const QString reader = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
        if (!test::require(!reader.isEmpty(), "pdftotext")) return;
        QFile file(path);
        if (!test::requireCorpus(file.open(QIODevice::ReadOnly))) return;
        const QByteArray bytes = file.readAll();
        QProcess process;
        process.start(reader, {QStringLiteral("-bbox"), QStringLiteral("-l"), QStringLiteral("3"), path,
                               QStringLiteral("-")});
        QVERIFY(process.waitForFinished(20000));
        QXmlStreamReader xml(process.readAllStandardOutput());
        auto opened = pdf::PageTextReader::open(bytes);
        QVERIFY(opened);
        int page = -1;
        int words = 0;
        int found = 0;
        pdf::PageText text;
        while (!xml.atEnd()) {
            if (!xml.readNextStartElement() && xml.tokenType() != QXmlStreamReader::EndElement) break;
            if (!xml.isStartElement()) continue;
            if (xml.name() == QLatin1String("page")) {
                ++page;
                auto read = (*opened)->read(page);
                QVERIFY(read);
                text = std::move(*read);
            }
            if (xml.name() != QLatin1String("word")) continue;
            const auto number = [&](const char* name) {
                return xml.attributes().value(QLatin1String(name)).toDouble();
            };
            const QRectF box(QPointF(number("xMin"), number("yMin")),
                             QPointF(number("xMax"), number("yMax")));
            const QString word = xml.readElementText().trimmed();
            if (word.size() < 3) continue;
            ++words;
            const QList<FindHit> hits = findHits(text, {word, true});
            const bool here = std::any_of(hits.begin(), hits.end(), [&](const FindHit& hit) {
                const QRectF& place = hit.rects.first();
                return place.adjusted(-3, -3, 3, 3).contains(box.center()) &&
                       std::abs(place.center().x() - box.center().x()) < 3 &&
                       std::abs(place.width() - box.width()) < 6;
            });
            if (here)
                ++found;
            else
                qInfo("page %d: \"%s\" is elsewhere", page + 1, qPrintable(word));
        }
        QVERIFY(page >= 0);
        QVERIFY2(found >= words * 98 / 100, qPrintable(QStringLiteral("%1 of %2").arg(found).arg(words)));
    }
};

INK_TEST(TestFindText, "tst_findtext")

} // namespace tst_findtext

#include "tst_findtext.moc"
