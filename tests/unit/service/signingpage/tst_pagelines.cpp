#include "app/pdf/content/pagetext.h"
#include "app/service/pagepainter/pagelines.h"
#include "app/service/signingpage/pagepictures.h"
#include "tests/support/filledform.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

namespace tst_pagelines {

using namespace ink;
using namespace Qt::Literals::StringLiterals;
using service::signingpage::PagePictures;

namespace {

/** Letters of 6 x 12 points side by side; `|` stands for a gap of three letters. */
void append(pdf::PageText& page, const QString& words, double left, double top)
{
    if (!page.text.isEmpty()) {
        page.text.append(u'\n');
        page.letterRects.append(QRectF());
    }
    for (const QChar each : words) {
        const bool isBlank = each == u' ' || each == u'|';
        page.text.append(each == u'|' ? QChar(u' ') : each);
        page.letterRects.append(isBlank ? QRectF() : QRectF(left, top, 6, 12));
        left += each == u'|' ? 24 : 6;
    }
}

QJsonArray linesOf(const pdf::PageText& page)
{
    return QJsonDocument::fromJson(service::pagepainter::pageLines(page)).array();
}

} // namespace

class TestPageLines final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void linesHavePlaces()
    {
        pdf::PageText page;
        append(page, u"To be or"_s, 72, 100);
        append(page, u"not"_s, 72.04, 118);
        QCOMPARE(linesOf(page), (QJsonArray{QJsonArray{72, 100, 48, 12, u"To be or"_s},
                                            QJsonArray{72, 118, 18, 12, u"not"_s}}));
        QCOMPARE(linesOf({}), QJsonArray());
    }

    /** A table's cells are selected one by one. */
    void columnsAreLinesOfTheirOwn()
    {
        pdf::PageText page;
        append(page, u"Rent|700"_s, 72, 100);
        QCOMPARE(linesOf(page), (QJsonArray{QJsonArray{72, 100, 24, 12, u"Rent"_s},
                                            QJsonArray{120, 100, 18, 12, u"700"_s}}));
    }

    /** As in the margin of a page, and on pages that were scanned askew. */
    void rotatedLinesHaveTheirAngle()
    {
        const auto draft = [](QPointF step, qint16 angle) {
            pdf::PageText page;
            page.text = u"Draft"_s;
            for (int i = 0; i < 5; ++i) {
                page.letterRects.append(QRectF(QPointF(20, 400) + i * step, QSizeF(12, 6)));
                page.angles.append(angle);
            }
            return page;
        };
        QCOMPARE(linesOf(draft({0, -6}, 270)),
                 QJsonArray(QJsonArray{QJsonArray{20, 376, 12, 30, u"Draft"_s, 270}}));
        QCOMPARE(linesOf(draft({0, 6}, 92)),
                 QJsonArray(QJsonArray{QJsonArray{20, 400, 12, 30, u"Draft"_s, 90}}));
        QCOMPARE(linesOf(draft({-12, 0}, 180)),
                 QJsonArray(QJsonArray{QJsonArray{-28, 400, 60, 6, u"Draft"_s, 180}}));
        QCOMPARE(linesOf(draft({12, 0}, 359)),
                 QJsonArray(QJsonArray{QJsonArray{20, 400, 60, 6, u"Draft"_s}}));
        // Columns, along the line.
        QCOMPARE(linesOf(draft({0, 30}, 90)).size(), 5);
        QCOMPARE(linesOf(draft({0, 20}, 90)).size(), 1);
    }

    void obliqueLinesAreOnlyRead()
    {
        pdf::PageText page;
        page.text = u"Draft"_s;
        for (int i = 0; i < 5; ++i) {
            page.letterRects.append(QRectF(20 + 10 * i, 400 - 10 * i, 12, 12));
            page.angles.append(315);
        }
        QCOMPARE(linesOf(page), QJsonArray{QJsonArray{u"Draft"_s}});
        QCOMPARE(linesOf({u"No places"_s, {}, {}}), QJsonArray{QJsonArray{u"No places"_s}});
    }

    /** From the helper process, also with what form fields show. */
    void comeFromTheHelper()
    {
        PagePictures pictures;
        const auto lines =
            pictures.lines(ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf")), 1);
        QVERIFY2(lines, lines ? "" : qPrintable(lines.error().detail.english()));
        const QJsonArray all = QJsonDocument::fromJson(*lines).array();
        QVERIFY(all.size() > 20);
        for (const QJsonValue& line : all) {
            QCOMPARE(line.toArray().size(), 5);
            QVERIFY(line[0].toDouble() >= 0 && line[0].toDouble() + line[2].toDouble() <= 595);
            QVERIFY(line[3].toDouble() > 4 && line[3].toDouble() < 60);
        }
        QTemporaryDir folder;
        QFile file(folder.filePath(u"form.pdf"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(test::filledForm());
        file.close();
        const auto filled = pictures.lines(file.fileName(), 1);
        QVERIFY(filled && filled->contains("Ada"));
        const auto none = pictures.lines(file.fileName(), 9);
        QVERIFY(!none && none.error().code == ErrorCode::NotFound);
    }
};

INK_TEST(TestPageLines, "tst_pagelines")

} // namespace tst_pagelines

#include "tst_pagelines.moc"
