// Suggestions for documents with known tags: precision and recall.
#include "app/pdf/suggest/suggest.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "tests/unit/pdf/labelledsheet.h"

#include <QTest>

#include <cmath>

namespace tst_suggest {

using namespace ink;
using namespace ink::pdf;
using namespace ink::test;
using domain::TagType;

namespace {

struct Score
{
    int right = 0;
    int proposed = 0;
    int wanted = 0;
    int rightRecipient = 0;
    [[nodiscard]] double precision() const { return proposed == 0 ? 1 : double(right) / proposed; }
    [[nodiscard]] double recall() const { return wanted == 0 ? 1 : double(right) / wanted; }
    void add(const Score& other)
    {
        right += other.right;
        proposed += other.proposed;
        wanted += other.wanted;
        rightRecipient += other.rightRecipient;
    }
};

QRectF rectOf(const TagSuggestion& s)
{
    return QRectF(s.rect.left, s.rect.top, s.rect.width, s.rect.height);
}

/** The right type, and it covers the place: overlaps by half, or has its centre inside. */
bool matches(const TagSuggestion& s, const TagTruth& truth)
{
    // The date beside a signature fills itself.
    const TagType type = s.type == TagType::SignDate ? TagType::Date : s.type;
    if (type != truth.type || s.pageIndex != truth.page) return false;
    const QRectF a = rectOf(s);
    const QRectF both = a.intersected(truth.rect);
    const double common = both.width() * both.height();
    const double all = a.width() * a.height() + truth.rect.width() * truth.rect.height() - common;
    if (both.isValid() && common / all >= 0.5) return true;
    const QPointF d = a.center() - truth.rect.center();
    return std::abs(d.x()) <= std::max(6.0, truth.rect.width() * 0.15) && std::abs(d.y()) <= 12 &&
           std::abs(a.width() - truth.rect.width()) <= std::max(8.0, truth.rect.width() * 0.3);
}

Score scoreOf(const LabelledForm& form, QStringList* faults = nullptr)
{
    Score score;
    const auto found = suggestTags(form.pdf, QStringLiteral("en"));
    if (!found) {
        score.wanted = static_cast<int>(form.truths.size());
        if (faults) faults->append(form.name + QStringLiteral(": ") + found.error().detail.english());
        return score;
    }
    QList<TagTruth> open = form.truths;
    score.wanted = static_cast<int>(open.size());
    score.proposed = static_cast<int>(found->size());
    for (const TagSuggestion& s : *found) {
        const auto at =
            std::find_if(open.begin(), open.end(), [&s](const TagTruth& t) { return matches(s, t); });
        if (at == open.end()) {
            if (faults)
                faults->append(QStringLiteral("%1: not wanted %2 \"%3\" at %4,%5 %6x%7 page %8 (%9)")
                                   .arg(form.name, domain::tagTypeName(s.type), s.name)
                                   .arg(s.rect.left)
                                   .arg(s.rect.top)
                                   .arg(s.rect.width)
                                   .arg(s.rect.height)
                                   .arg(s.pageIndex)
                                   .arg(s.confidence));
            continue;
        }
        ++score.right;
        if (at->recipient == s.recipient)
            ++score.rightRecipient;
        else if (faults)
            faults->append(QStringLiteral("%1: recipient %2 instead of %3 for \"%4\"")
                               .arg(form.name)
                               .arg(s.recipient)
                               .arg(at->recipient)
                               .arg(s.name));
        open.erase(at);
    }
    if (faults)
        for (const TagTruth& t : open)
            faults->append(QStringLiteral("%1: missed %2 at %3,%4 %5x%6 page %7")
                               .arg(form.name, domain::tagTypeName(t.type))
                               .arg(t.rect.left())
                               .arg(t.rect.top())
                               .arg(t.rect.width())
                               .arg(t.rect.height())
                               .arg(t.page));
    return score;
}

} // namespace

class TestSuggest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void labelledSet()
    {
        const QList<LabelledForm> forms = labelledForms();
        const QList<LabelledForm> unseen = unseenForms();
        QVERIFY(forms.size() + unseen.size() >= 60);
        Score tuned;
        Score heldOut;
        QStringList faults;
        for (const LabelledForm& form : forms)
            tuned.add(scoreOf(form, &faults));
        for (const LabelledForm& form : unseen)
            heldOut.add(scoreOf(form));
        for (const auto& [name, score] : {std::pair{"tuned on", tuned}, std::pair{"held out", heldOut}})
            qInfo("%s: precision %.3f, recall %.3f, recipient %.3f (%d tags, %d proposed)", name,
                  score.precision(), score.recall(), double(score.rightRecipient) / std::max(1, score.right),
                  score.wanted, score.proposed);
        if (qEnvironmentVariableIsSet("INKSTONE_TEST_FAULTS"))
            for (const QString& fault : std::as_const(faults))
                qInfo("%s", qPrintable(fault));
        QVERIFY(tuned.precision() >= 0.9);
        QVERIFY(tuned.recall() >= 0.8);
        QVERIFY(heldOut.precision() >= 0.9);
        QVERIFY(heldOut.recall() >= 0.8);
    }

    void denseSet()
    {
        const QList<LabelledForm> forms = denseForms();
        QVERIFY(forms.size() >= 14);
        Score all;
        QStringList faults;
        test::WorkTimer timer;
        for (const LabelledForm& form : forms) {
            const Score score = scoreOf(form, &faults);
            qInfo("%s: %d of %d found, %d proposed, %d for the right recipient", qPrintable(form.name),
                  score.right, score.wanted, score.proposed, score.rightRecipient);
            all.add(score);
        }
        const double each = double(timer.elapsed()) / double(forms.size());
        qInfo("dense: precision %.3f, recall %.3f, recipient %.3f (%d tags, %d proposed), %.1f ms a page",
              all.precision(), all.recall(), double(all.rightRecipient) / std::max(1, all.right), all.wanted,
              all.proposed, each);
        if (qEnvironmentVariableIsSet("INKSTONE_TEST_FAULTS"))
            for (const QString& fault : std::as_const(faults))
                qInfo("%s", qPrintable(fault));
        QVERIFY(all.precision() >= 0.97);
        QVERIFY(all.recall() >= 0.9);
        QVERIFY(all.rightRecipient >= 0.95 * all.right);
        QVERIFY(each < 50);
    }

    void leavesOutFieldsAndProse()
    {
        LabelledSheet sheet({});
        sheet.text(60, 100, QStringLiteral("Name:"));
        sheet.blank(100, 300, 100);
        sheet.text(60, 140, QStringLiteral("Date:"));
        sheet.blank(100, 300, 140);
        sheet.paragraph(
            60, 200, 400,
            QStringLiteral("The date and the signature are told by name: see the address below. Date. "
                           "Signature."));
        const QByteArray bytes = sheet.bytes();
        const auto all = suggestTags(bytes, QStringLiteral("en"));
        QVERIFY(all);
        QCOMPARE(all->size(), 2);
        QCOMPARE(all->at(0).name, QStringLiteral("Name"));
        QCOMPARE(all->at(1).type, TagType::Date);
        // The same page with a form field on the first line.
        auto page = readPageContent(bytes, 0);
        QVERIFY(page);
        page->widgets.push_back({QRectF(100, 86, 200, 16), QStringLiteral("Tx")});
        TagSuggester suggester;
        suggester.addPage(*page);
        QCOMPARE(suggester.suggestions(QStringLiteral("en")).size(), 1);
        QCOMPARE(suggester.suggestions(QStringLiteral("en")).first().name, QStringLiteral("Date"));
    }

    /** Labels imply more than the type: formats, mutually exclusive answers, and optional fields. */
    void labelsTellFormatsAndChoices()
    {
        LabelledSheet sheet({});
        double y = 100;
        for (const char* label : {"E-mail:", "Telephone:", "Phone or email:", "City:", "If yes, describe:",
                                  "IBAN:", "IBAN / BIC:"}) {
            sheet.text(60, y, QString::fromLatin1(label));
            sheet.blank(180, 400, y);
            y += 40;
        }
        sheet.text(60, y, QStringLiteral("Do you smoke?"));
        double x = 200;
        for (const char* answer : {"yes", "no"}) {
            sheet.frame(QRectF(x, y - 8, 8.5, 8.5), 0.6);
            x = sheet.text(x + 12, y, QString::fromLatin1(answer)) + 14;
        }
        const auto all = suggestTags(sheet.bytes(), QStringLiteral("en"));
        QVERIFY(all);
        QCOMPARE(all->size(), 9);
        QCOMPARE(all->at(0).format, QStringLiteral("email"));
        QCOMPARE(all->at(1).format, QStringLiteral("phone"));
        QCOMPARE(all->at(2).format, QString());
        QCOMPARE(all->at(3).format, QString());
        QVERIFY(all->at(3).isMandatory);
        QVERIFY(!all->at(4).isMandatory);
        QCOMPARE(all->at(5).format, QStringLiteral("iban"));
        QCOMPARE(all->at(6).format, QString());
        QCOMPARE(all->at(7).type, TagType::Checkbox);
        QVERIFY(!all->at(7).groupName.isEmpty());
        QCOMPARE(all->at(8).groupName, all->at(7).groupName);
    }

    /** In a table only the first row has to be filled in, and one person fills in all of it. */
    void furtherRowsAreOptional()
    {
        LabelledSheet sheet({});
        const double columns[] = {60, 240, 400, 520};
        const int rows = 5; // with the headings
        for (int row = 0; row <= rows; ++row)
            sheet.rule(columns[0], columns[3], 100 + 24 * row);
        for (const double x : columns)
            sheet.plumb(x, 100, 100 + 24 * rows);
        sheet.text(66, 116, QStringLiteral("Description"));
        sheet.text(246, 116, QStringLiteral("Date"));
        sheet.text(406, 116, QStringLiteral("Amount"));
        sheet.text(60, 300, QStringLiteral("Landlord:"));
        sheet.blank(120, 260, 300);
        sheet.text(320, 300, QStringLiteral("Tenant:"));
        sheet.blank(380, 540, 300);
        const auto all = suggestTags(sheet.bytes(), QStringLiteral("en"));
        QVERIFY(all);
        QCOMPARE(all->size(), 14);
        for (const TagSuggestion& cell : all->first(12)) {
            QCOMPARE(cell.isMandatory, cell.rect.top < 148);
            QCOMPARE(cell.recipient, all->first().recipient);
        }
        QVERIFY(all->at(12).recipient != all->at(13).recipient);
    }

    void manyOfEverything()
    {
        // A page full of labels and lines doesn't take long.
        PageContent page;
        page.page.size = QSizeF(2000, 2000);
        for (int i = 0; i < 20'000; ++i) {
            const double x = i % 100 * 20;
            const double y = i / 100 * 10;
            page.rules.push_back({QPointF(x, y), QPointF(x + 30, y), 0.5, false, 0});
            page.rules.push_back({QPointF(x, y), QPointF(x, y + 30), 0.5, false, 0});
            PageContent::Box box;
            box.rect = QRectF(x, y, 9, 9);
            box.isStroked = true;
            page.boxes.push_back(box);
        }
        page.textRuns.emplace_back();
        for (int i = 0; i < 12'000; ++i) {
            const QPointF at(i % 50 * 40, i / 50 * 8);
            page.letters.push_back({i % 2 == 0 ? QStringLiteral("Date:") : QStringLiteral("_"), at,
                                    at + QPointF(20, 0), QPointF(0, -6), QPointF(0, 2), 8, 0, true, false,
                                    false, 0, 0, 0, 1, 500});
            page.order.push_back(i);
            PageContent::Word word;
            word.first = i;
            word.count = 1;
            page.words.push_back(word);
            PageContent::Line line;
            line.first = i;
            line.count = 1;
            page.lines.push_back(line);
        }
        test::WorkTimer timer;
        TagSuggester suggester;
        suggester.addPage(page);
        (void)suggester.suggestions(QStringLiteral("en"));
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }
};

INK_TEST(TestSuggest, "tst_suggest")

} // namespace tst_suggest

#include "tst_suggest.moc"
