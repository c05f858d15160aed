// Suggestions for each kind of blank place, on pages made here; and for real forms whose fields were removed.
#include "app/pdf/suggest/similar.h"
#include "app/pdf/suggest/suggest.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/labelledsheet.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

namespace tst_suggestkinds {

using namespace ink;
using namespace ink::pdf;
using namespace ink::test;
using domain::TagType;
using namespace Qt::Literals::StringLiterals;

namespace {

QRectF rectOf(const TagSuggestion& s)
{
    return QRectF(s.rect.left, s.rect.top, s.rect.width, s.rect.height);
}

QList<TagSuggestion> found(const LabelledSheet& sheet)
{
    const auto all = suggestTags(sheet.bytes(), QStringLiteral("en"));
    return all ? *all : QList<TagSuggestion>();
}

QStringList namesOf(const QList<TagSuggestion>& all)
{
    QStringList names;
    for (const TagSuggestion& s : all)
        names += s.name;
    return names;
}

const TagSuggestion* named(const QList<TagSuggestion>& all, const QString& name)
{
    const auto at =
        std::find_if(all.begin(), all.end(), [&name](const TagSuggestion& s) { return s.name == name; });
    return at == all.end() ? nullptr : &*at;
}

/** A table of lines: the x of its columns and the y of its rows. */
void grid(LabelledSheet& sheet, const QList<double>& columns, const QList<double>& rows)
{
    for (const double y : rows)
        sheet.rule(columns.first(), columns.last(), y);
    for (const double x : columns)
        sheet.plumb(x, rows.first(), rows.last());
}

struct FormField
{
    int page = 0;
    QRectF rect;
    bool isVisible = false;
    bool isLetter = false; ///< one cell of a comb
};

struct FormScore
{
    int visible = 0;
    int found = 0;
    int proposed = 0;
    int extra = 0;
};

/** A field is found when a suggestion overlaps it by more than 30 % of the smaller of the two. */
FormScore scoreOf(const QList<FormField>& truth, const QList<TagSuggestion>& proposed)
{
    struct Pair
    {
        double overlap;
        qsizetype field;
        qsizetype place;
    };
    std::vector<Pair> pairs;
    for (qsizetype i = 0; i < truth.size(); ++i)
        for (qsizetype k = 0; k < proposed.size(); ++k) {
            const QRectF place = rectOf(proposed.at(k));
            const QRectF both = place.intersected(truth.at(i).rect);
            if (proposed.at(k).pageIndex + 1 != truth.at(i).page || !both.isValid()) continue;
            const double common = both.width() * both.height();
            const double a = place.width() * place.height();
            const double b = truth.at(i).rect.width() * truth.at(i).rect.height();
            if (common / std::min(a, b) > 0.3) pairs.push_back({common / (a + b - common), i, k});
        }
    std::stable_sort(pairs.begin(), pairs.end(),
                     [](const Pair& a, const Pair& b) { return a.overlap > b.overlap; });
    QHash<qsizetype, qsizetype> hit;
    QHash<qsizetype, qsizetype> used;
    for (const Pair& pair : pairs)
        if (!hit.contains(pair.field) && !used.contains(pair.place)) {
            hit.insert(pair.field, pair.place);
            used.insert(pair.place, pair.field);
        }
    for (const Pair& pair : pairs) // one suggestion covers all cells of a comb
        if (!hit.contains(pair.field) && used.contains(pair.place) && truth.at(pair.field).isLetter &&
            truth.at(used.value(pair.place)).isLetter)
            hit.insert(pair.field, pair.place);
    FormScore score;
    for (qsizetype i = 0; i < truth.size(); ++i) {
        score.visible += truth.at(i).isVisible ? 1 : 0;
        score.found += truth.at(i).isVisible && hit.contains(i) ? 1 : 0;
    }
    score.proposed = static_cast<int>(proposed.size());
    score.extra = static_cast<int>(proposed.size() - used.size());
    return score;
}

} // namespace

class TestSuggestKinds : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whiteBoxesOnTintedGround()
    {
        LabelledSheet sheet({});
        sheet.fill(QRectF(40, 60, 500, 180), 0.9);
        double x = 50;
        for (const char* label : {"Name, Vorname", "Beruf", "Geburtsdatum"}) {
            sheet.fill(QRectF(x, 80, 140, 40), 1);
            sheet.text(x + 2, 130, QString::fromUtf8(label), false, 7);
            x += 160;
        }
        const auto all = found(sheet);
        QCOMPARE(all.size(), 3);
        QCOMPARE(all.at(2).type, TagType::Date);
        for (const TagSuggestion& s : all)
            QVERIFY(s.rect.height > 30 && s.rect.top >= 80 && s.rect.bottom() <= 121);
    }

    void shadedCellsAmongWhiteOnes()
    {
        LabelledSheet sheet({});
        sheet.fill(QRectF(300, 124, 100, 24), 0.8);
        grid(sheet, {60, 200, 300, 400}, {100, 124, 148, 172});
        sheet.text(66, 116, u"Item"_s);
        sheet.text(206, 116, u"Amount"_s);
        sheet.text(306, 116, u"Office"_s);
        sheet.text(66, 140, u"Base rent"_s);
        sheet.text(66, 164, u"Parking"_s);
        const auto all = found(sheet);
        QCOMPARE(all.size(), 3);
        for (const TagSuggestion& s : all)
            QVERIFY(!rectOf(s).intersects(QRectF(302, 126, 96, 20)));
    }

    /** The amount belongs in the wide cell, not to the number or the cents beside it; dots lead there. */
    void amountsBehindLineNumbers()
    {
        LabelledSheet sheet({});
        QList<double> rows;
        for (int i = 0; i <= 6; ++i)
            rows += 80 + 18 * i;
        grid(sheet, {400, 424, 500, 524}, rows);
        for (int i = 0; i < 6; ++i) {
            const double base = 93 + 18 * i;
            const double end =
                sheet.text(60, base, u"Credit for item number %1 of the list"_s.arg(i + 1), false, 9);
            sheet.text(end, base, QString(60, QLatin1Char('.')), false, 9);
            sheet.text(408, base, QString::number(i + 1), false, 9);
            sheet.text(506, base, u".00"_s, false, 9);
        }
        const auto all = found(sheet);
        QCOMPARE(all.size(), 6);
        for (const TagSuggestion& s : all)
            QVERIFY(s.rect.left > 420 && s.rect.right() < 502);
    }

    void linesUnderColumnHeads()
    {
        LabelledSheet sheet({});
        sheet.text(370, 80, u"Petitioner"_s);
        sheet.text(470, 80, u"Respondent"_s);
        double y = 110;
        for (const char* label : {"Monthly gross income", "Pension income", "Interest income"}) {
            sheet.text(60, y, QString::fromUtf8(label));
            sheet.rule(370, 450, y + 2);
            sheet.rule(470, 550, y + 2);
            y += 26;
        }
        const auto all = found(sheet);
        QCOMPARE(all.size(), 6);
        QCOMPARE(all.at(0).name, u"Monthly gross income – Petitioner"_s);
        QCOMPARE(all.at(1).name, u"Monthly gross income – Respondent"_s);
        QCOMPARE(all.at(5).name, u"Interest income – Respondent"_s);
    }

    void cellsAreNamedByRowAndColumn()
    {
        LabelledSheet sheet({});
        grid(sheet, {60, 200, 320, 440}, {100, 124, 148, 172});
        sheet.text(206, 116, u"Unit"_s);
        sheet.text(326, 116, u"Total"_s);
        sheet.text(66, 140, u"Base rent"_s);
        sheet.text(66, 164, u"Parking"_s);
        QCOMPARE(namesOf(found(sheet)), (QStringList{u"Base rent – Unit"_s, u"Base rent – Total"_s,
                                                     u"Parking – Unit"_s, u"Parking – Total"_s}));
    }

    void combInASentence()
    {
        LabelledSheet sheet({});
        double x = sheet.text(60, 100, u"I authorize the preparer to enter my PIN"_s, false, 9) + 10;
        const double left = x;
        for (int i = 0; i < 5; ++i, x += 13)
            sheet.frame(QRectF(x, 88, 13, 18));
        sheet.text(x + 10, 100, u"as my signature on this return"_s, false, 9);
        const auto all = found(sheet);
        QCOMPARE(all.size(), 1);
        QCOMPARE(all.first().type, TagType::Text);
        QVERIFY(std::abs(all.first().rect.left - left) < 3);
        QVERIFY(std::abs(all.first().rect.width - 65) < 4);
    }

    /** A caption in a cell leaves the rest of the cell, below or above it, to write in. */
    void captionsInCells()
    {
        LabelledSheet sheet({});
        grid(sheet, {50, 220, 390, 540}, {80, 120, 160});
        double x = 52;
        for (const char* label : {"Family situation", "Place of work", "Other notes"}) {
            sheet.text(x, 87, QString::fromUtf8(label), false, 7);  // at the top
            sheet.text(x, 158, QString::fromUtf8(label), false, 7); // at the bottom
            x += 170;
        }
        const auto all = found(sheet);
        QCOMPARE(all.size(), 6);
        for (const TagSuggestion& s : all) {
            QVERIFY(s.rect.height >= 24);
            const bool isUpper = s.rect.top < 120;
            QVERIFY2(isUpper ? s.rect.top >= 87 && s.rect.bottom() <= 121
                             : s.rect.top >= 119 && s.rect.bottom() <= 154,
                     qPrintable(s.name));
        }
    }

    void captionsShareALine()
    {
        LabelledSheet sheet({});
        sheet.rule(60, 460, 100);
        sheet.text(60, 108, u"City"_s, false, 7);
        sheet.text(280, 108, u"State"_s, false, 7);
        sheet.text(380, 108, u"ZIP code"_s, false, 7);
        // Parts of one name stay together.
        sheet.rule(60, 460, 150);
        sheet.text(60, 158, u"First name"_s, false, 7);
        sheet.text(220, 158, u"Middle name"_s, false, 7);
        sheet.text(380, 158, u"Last name"_s, false, 7);
        const auto all = found(sheet);
        QVERIFY2(all.size() == 4, qPrintable(namesOf(all).join(u"|"_s)));
        QCOMPARE(all.at(0).name, u"City"_s);
        QCOMPARE(all.at(1).name, u"State"_s);
        QCOMPARE(all.at(2).name, u"ZIP code"_s);
        QVERIFY(all.at(0).rect.right() < 282 && all.at(1).rect.left > 275 && all.at(1).rect.right() < 382);
        QVERIFY(all.at(3).rect.width > 380);
    }

    /** The band names the section; the signature goes into the box. */
    void headingBands()
    {
        LabelledSheet sheet({});
        sheet.fill(QRectF(60, 100, 240, 18), 0.87);
        sheet.text(64, 113, u"Interpreter's Signature"_s, true);
        sheet.text(60, 134, u"7.a."_s, false, 8);
        sheet.text(85, 134, u"Interpreter's Signature"_s, false, 8);
        sheet.frame(QRectF(85, 140, 222, 20));
        const auto all = found(sheet);
        QCOMPARE(all.size(), 1);
        QCOMPARE(all.first().type, TagType::Signature);
        QVERIFY(QRectF(84, 139, 224, 22).contains(rectOf(all.first())));
    }

    /** Who is named beside a line is written there; only a pair of parties side by side signs. */
    void partyWordsAreNoSignatures()
    {
        LabelledSheet sheet({});
        double y = 60;
        for (const char* label : {"Firma:", "Anschrift:", "Arbeitgeber:", "Employer:", "Tenant:", "Landlord:",
                                  "Signed at:", "Name of firm:"}) {
            sheet.text(60, y, QString::fromUtf8(label));
            sheet.blank(180, 420, y);
            y += 28;
        }
        const auto all = found(sheet);
        QCOMPARE(all.size(), 8);
        for (const TagSuggestion& s : all) {
            QVERIFY2(s.type == TagType::Text, qPrintable(s.name));
            QCOMPARE(s.recipient, 1);
        }
        LabelledSheet spanish({});
        spanish.text(60, 60, u"El arrendatario y los fiadores"_s);
        spanish.text(60, 100, u"Firma:"_s);
        spanish.blank(180, 420, 100);
        QCOMPARE(found(spanish).size(), 1);
        QCOMPARE(found(spanish).first().type, TagType::Signature);
    }

    /** Name, title and date of who signs fill themselves; a date of birth doesn't. */
    void fieldsBesideASignature()
    {
        LabelledSheet sheet({});
        sheet.text(60, 100, u"Name:"_s);
        sheet.blank(130, 330, 100);
        sheet.text(60, 130, u"Date of birth:"_s);
        sheet.blank(130, 330, 130);
        sheet.text(60, 400, u"Signature:"_s);
        sheet.blank(130, 330, 400);
        sheet.text(350, 400, u"Date:"_s);
        sheet.blank(390, 500, 400);
        sheet.text(60, 430, u"Name:"_s);
        sheet.blank(130, 330, 430);
        sheet.text(60, 455, u"Title:"_s);
        sheet.blank(130, 330, 455);
        const auto all = found(sheet);
        QCOMPARE(all.size(), 6);
        QCOMPARE(named(all, u"Name"_s)->fill, QString());
        QCOMPARE(named(all, u"Date of birth"_s)->type, TagType::Date);
        QCOMPARE(named(all, u"Date"_s)->type, TagType::SignDate);
        QCOMPARE(named(all, u"Name 2"_s)->fill, u"name"_s);
        QCOMPARE(named(all, u"Title"_s)->fill, u"title"_s);
    }

    /** Many lines for one answer are one tag; so are boxes that touch. */
    void linesForOneAnswer()
    {
        LabelledSheet sheet({});
        sheet.text(60, 100, u"Give the reasons for your claim:"_s);
        for (int i = 0; i < 5; ++i)
            sheet.rule(60, 540, 124 + 22 * i);
        sheet.text(60, 300, u"Name:"_s);
        sheet.blank(120, 540, 300);
        const auto all = found(sheet);
        QCOMPARE(all.size(), 2);
        QVERIFY(all.first().isMultiline);
        QVERIFY(all.first().rect.top < 124 && all.first().rect.bottom() > 210);
        QVERIFY(!all.last().isMultiline);
    }

    /** Tables without lines at their ends, drawn cell by cell. */
    void openTables()
    {
        LabelledSheet sheet({});
        for (const double y : {100.0, 130.0, 160.0}) {
            sheet.rule(60, 300, y);
            sheet.rule(300, 540, y);
        }
        sheet.plumb(300, 100, 129.6);
        sheet.plumb(300, 130, 160);
        sheet.text(62, 108, u"Taxpayer's printed name"_s, false, 8);
        sheet.text(302, 108, u"Daytime number"_s, false, 8);
        sheet.text(62, 138, u"Spouse's printed name"_s, false, 8);
        sheet.text(302, 138, u"Evening number"_s, false, 8);
        QCOMPARE(namesOf(found(sheet)), (QStringList{u"Taxpayer's printed name"_s, u"Daytime number"_s,
                                                     u"Spouse's printed name"_s, u"Evening number"_s}));
    }

    /** Lines that part sections, edges of boxes, headings of tables and what an office fills in are no
     * blanks. */
    void leavesOutLinesAndOffices()
    {
        LabelledSheet sheet({});
        sheet.text(60, 60, u"Report"_s, true, 14);
        sheet.rule(60, 540, 70);
        sheet.text(60, 90, u"1 Names and addresses"_s, true);
        sheet.paragraph(60, 110, 480, u"The parties have agreed on the rules of this report."_s);
        sheet.rule(60, 540, 160, 2);
        sheet.text(60, 180, u"2 Dates"_s, true);
        sheet.frame(QRectF(60, 200, 480, 60));
        sheet.paragraph(64, 212, 470,
                        u"A remark in a frame. It says something and asks nothing of anybody at all."_s);
        sheet.text(60, 300, u"Received on (for office use only):"_s);
        sheet.blank(230, 400, 300);
        QCOMPARE(namesOf(found(sheet)).join(u"|"_s), QString());
    }

    /** A tag that a person adds shows what else looks the same: its column, its kind of box, its line. */
    /** Rules that part sections, underline heads or printed values, and edges of bands and boxes. */
    void rulesThatAreNoPlaces()
    {
        LabelledSheet sheet({});
        // As wide as the lines of text above it.
        sheet.text(60, 60, u"Check your mailbox every day for the messages of the court"_s);
        sheet.text(60, 73, u"which are sent to the address that you give"_s);
        sheet.rule(58,
                   58 + 1.05 * sheet.widthOf(u"Check your mailbox every day for the messages of the court"_s),
                   92);
        // Heads of columns.
        double x = 60;
        for (const char* head : {"Relationship", "Age", "Lives with you?"}) {
            sheet.text(x, 140, QString::fromUtf8(head), true);
            sheet.rule(x, x + 120, 143, 1.5);
            x += 140;
        }
        // A printed value.
        sheet.text(70, 190, u"$29,200"_s);
        sheet.rule(60, 120, 206);
        // A band under white.
        sheet.text(60, 240, u"23. Add the lines above"_s);
        sheet.fill(QRectF(60, 262, 300, 18), 0.85);
        sheet.text(64, 274, u"24. Refunds"_s, true);
        // A box in the corner of a frame.
        sheet.frame(QRectF(60, 320, 300, 80));
        sheet.rule(60, 92, 388);
        sheet.plumb(92, 388, 400);
        sheet.text(62, 397, u"Form 12"_s, false, 6);
        const auto all = found(sheet);
        for (const TagSuggestion& s : all)
            QVERIFY2(s.rect.top > 318 && s.rect.height > 40,
                     qPrintable(s.name)); // the frame itself may be one
        // The same lines with a word for each of them are places.
        LabelledSheet asked({});
        asked.text(60, 60, u"Check your mailbox every day for the messages of the court"_s);
        asked.text(60, 73, u"which are sent to the address that you give"_s);
        asked.rule(58, 330, 96);
        asked.text(60, 104, u"Address"_s, false, 7);
        asked.text(70, 190, u"Amount:"_s);
        asked.rule(120, 220, 192);
        QCOMPARE(namesOf(found(asked)), (QStringList{u"Address"_s, u"Amount"_s}));
    }

    /** Cells that hold a title, a statement, an answer, or questions one below the other. */
    void cellsThatAreNoPlaces()
    {
        LabelledSheet sheet({});
        grid(sheet, {50, 230, 400}, {60, 120});
        sheet.text(90, 72, u"STATE OF MICHIGAN"_s, true);
        sheet.text(110, 84, u"JUDICIAL CIRCUIT"_s, true);
        sheet.text(150, 96, u"COUNTY"_s, true);
        sheet.text(236, 72, u"Complete page 2 of this form."_s);
        grid(sheet, {50, 200, 400}, {160, 180});
        sheet.text(54, 174, u"Payment terms:"_s);
        sheet.text(204, 174, u"30 days from receipt of invoice"_s);
        for (const TagSuggestion& s : found(sheet))
            QVERIFY2(false, qPrintable(s.name));
        // Questions side by side, each with its blank; questions one below the other, each with its own.
        LabelledSheet asking({});
        grid(asking, {50, 400}, {60, 78});
        asking.text(54, 73, u"Private plan:"_s);
        asking.text(220, 73, u"Wages:"_s);
        const auto blanks = found(asking);
        QCOMPARE(namesOf(blanks), (QStringList{u"Private plan"_s, u"Wages"_s}));
        QVERIFY(blanks.at(0).rect.right() < 221 && blanks.at(1).rect.left > 250);
        LabelledSheet list({});
        grid(list, {50, 400}, {60, 180});
        for (int i = 0; i < 4; ++i)
            list.text(54, 76 + 26 * i, QStringList{u"Name:"_s, u"Position:"_s, u"City:"_s, u"Date:"_s}.at(i));
        for (const TagSuggestion& s : found(list))
            QVERIFY2(s.rect.left > 75, qPrintable(s.name));
    }

    /** Underscores that make a drawn line longer, lines of one answer, dots before a line half a line up. */
    void linesOfCharactersThatBelongTogether()
    {
        LabelledSheet sheet({});
        const double end = sheet.text(60, 80, u"Country:"_s) + 2;
        sheet.rule(end, 300, 81);
        sheet.text(300, 80, u"___"_s);
        QCOMPARE(found(sheet).size(), 1);
        LabelledSheet answer({});
        answer.text(60, 60, u"I ask the court for this:"_s);
        const int count = static_cast<int>(480 / answer.widthOf(u"_"_s));
        answer.text(60, 80, QString(count, u'_'));
        answer.text(60, 94, QString(count, u'_'));
        const auto one = found(answer);
        QCOMPARE(one.size(), 1);
        QVERIFY(one.first().isMultiline && one.first().rect.height > 22);
    }

    /** Text that runs up the page beside a row may say that an office fills it in. */
    void rowsOfAnOffice()
    {
        for (const bool isOffice : {true, false}) {
            LabelledSheet sheet({});
            grid(sheet, {50, 200, 350, 380}, {60, 140, 220});
            sheet.text(54, 70, u"Full name"_s, false, 8);
            sheet.text(54, 150, u"Date of trial"_s, false, 8);
            sheet.upwards(368, 210, isOffice ? u"COURT USE ONLY"_s : u"THE COURT"_s);
            const auto all = found(sheet);
            const bool isAsked = std::any_of(
                all.begin(), all.end(), [](const TagSuggestion& s) { return s.name == u"Date of trial"; });
            QCOMPARE(isAsked, !isOffice);
            QVERIFY(named(all, u"Full name"_s));
        }
    }

    void similarPlacesOfAPerson()
    {
        LabelledSheet sheet({});
        for (int page = 0; page < 2; ++page) {
            if (page > 0) sheet.newPage();
            grid(sheet, {60, 200, 320, 440}, {100, 124, 148, 172, 196});
            for (int row = 0; row < 4; ++row)
                sheet.text(66, 116 + 24 * row, u"Article %1"_s.arg(row + 1));
            for (int row = 0; row < 4; ++row)
                sheet.text(206, 116 + 24 * row, u"%1,00"_s.arg(10 * row + 20)); // the last column is empty
            sheet.frame(QRectF(60, 300, 9, 9));
            sheet.frame(QRectF(60, 320, 9, 9));
            sheet.rule(60, 200, 400);
            sheet.rule(260, 400, 400);
            sheet.rule(60, 300, 450);
        }
        std::vector<PageBlanks> pages;
        QVERIFY(readPages(sheet.bytes(), [&pages](PageContent&& page) {
            pages.push_back(findBlanks(page));
            return true;
        }));
        QCOMPARE(pages.size(), size_t(2));
        // A cell of a full table, which nobody suggests: the other seven of its column on both pages.
        const auto cells = findSimilarAreas(pages, 0, {325, 127, 110, 18});
        QCOMPARE(cells.size(), 7);
        QCOMPARE(cells.at(0).page, 0);
        QCOMPARE(cells.at(6).page, 1);
        for (const SimilarArea& place : cells) {
            QCOMPARE(place.rect.left, 325);
            QCOMPARE(place.rect.width, 110);
            QCOMPARE((place.rect.top - 127) % 24, 0);
        }
        QCOMPARE(cells.at(0).name, u"Article 1"_s);
        // A box to tick: three more.
        QCOMPARE(findSimilarAreas(pages, 0, {60, 300, 9, 9}).size(), 3);
        // A line: the one beside it and both on the other page, not the longer ones.
        const auto lines = findSimilarAreas(pages, 1, {60, 386, 140, 15});
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines.at(0), (SimilarArea{1, {260, 386, 140, 15}, lines.at(0).name}));
    }

    /** Without lines the words beside a place tell; a place like no other has none, and neither has a page
     * that isn't there. */
    void similarByWords()
    {
        LabelledSheet sheet({});
        sheet.text(60, 100, u"Initials"_s);
        sheet.text(60, 200, u"Initials"_s);
        sheet.text(60, 300, u"Initials"_s);
        sheet.text(110, 300, u"are written here"_s); // no white beside it
        sheet.text(60, 400, u"Remarks"_s);
        std::vector<PageBlanks> pages;
        QVERIFY(readPages(sheet.bytes(), [&pages](PageContent&& page) {
            pages.push_back(findBlanks(page));
            return true;
        }));
        const auto found = findSimilarAreas(pages, 0, {110, 86, 60, 18});
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().rect, (domain::PageRect{110, 186, 60, 18}));
        QCOMPARE(findSimilarAreas(pages, 0, {120, 386, 60, 18}).size(), 0);
        QCOMPARE(findSimilarAreas(pages, 0, {400, 600, 60, 18}).size(), 0);
        QCOMPARE(findSimilarAreas(pages, 1, {110, 86, 60, 18}).size(), 0);
        QCOMPARE(findSimilarAreas(pages, -1, {110, 86, 60, 18}).size(), 0);
    }

    /** Forms of public bodies, INKSTONE_TEST_FORMS or the shared corpus. */
    void corpus()
    {
        const QString folder = qEnvironmentVariableIsEmpty("INKSTONE_TEST_FORMS")
                                   ? corpusPath(u"forms"_s)
                                   : qEnvironmentVariable("INKSTONE_TEST_FORMS");
        const QFileInfoList files = QDir(folder).entryInfoList({u"*.pdf"_s}, QDir::Files, QDir::Name);
        QVERIFY2(!files.isEmpty() || qEnvironmentVariableIsEmpty("INKSTONE_TEST_FORMS"),
                 "INKSTONE_TEST_FORMS names a folder without PDFs.");
        if (!test::requireCorpus(!files.isEmpty())) return;
        FormScore all;
        for (const QFileInfo& info : files) {
            QFile pdf(info.filePath());
            QFile json(info.path() + u'/' + info.completeBaseName() + u".json"_s);
            if (!pdf.open(QIODevice::ReadOnly) || !json.open(QIODevice::ReadOnly)) continue;
            QList<FormField> truth;
            const QJsonArray fields = QJsonDocument::fromJson(json.readAll())[u"fields"].toArray();
            for (const QJsonValue& value : fields)
                truth.append({value[u"page"].toInt(),
                              QRectF(value[u"x"].toDouble(), value[u"y"].toDouble(), value[u"w"].toDouble(),
                                     value[u"h"].toDouble()),
                              value[u"cue"].toString() != u"none", value[u"maxlen"].toInt() == 1});
            const auto proposed = suggestTags(pdf.readAll(), u"en"_s);
            QVERIFY2(proposed, qPrintable(info.fileName()));
            const FormScore one = scoreOf(truth, *proposed);
            all.visible += one.visible;
            all.found += one.found;
            all.proposed += one.proposed;
            all.extra += one.extra;
        }
        const double recall = double(all.found) / std::max(1, all.visible);
        const double extra = double(all.extra) / std::max(1, all.proposed);
        qInfo("forms: %d of %d visible fields (%.3f), %d of %d suggestions beside them (%.3f)", all.found,
              all.visible, recall, all.extra, all.proposed, extra);
        QVERIFY(recall >= 0.89);
        QVERIFY(extra <= 0.05);
    }
};

INK_TEST(TestSuggestKinds, "tst_suggestkinds")

} // namespace tst_suggestkinds

#include "tst_suggestkinds.moc"
