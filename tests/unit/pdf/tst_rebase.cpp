// Tags follow the text to a newer file: document pairs with known places, then cases that must stay open.
#include "app/pdf/rebase/rebase.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/rebasepairs.h"

#include <QElapsedTimer>
#include <QTest>

#include <cmath>

namespace tst_rebase {

using namespace ink;
using namespace ink::pdf;
using namespace ink::test;
using domain::TagType;
using State = RebasePosition::State;

namespace {

struct Score
{
    int tags = 0;
    int right = 0;
    int unsure = 0;
    int unsureWrong = 0; ///< and the guess is not the place
    int gone = 0;        ///< removed and reported as lost
    int goneUnsure = 0;  ///< removed and reported as unsure
    int missed = 0;      ///< reported as lost although it exists
    int silent = 0;      ///< wrong, but reported as moved
    void add(const Score& o)
    {
        tags += o.tags;
        right += o.right;
        unsure += o.unsure;
        unsureWrong += o.unsureWrong;
        gone += o.gone;
        goneUnsure += o.goneUnsure;
        missed += o.missed;
        silent += o.silent;
    }
    [[nodiscard]] QString text() const
    {
        return QStringLiteral("%1 tags: %2 moved right, %3 unsure (%4 guesses wrong), %5 told as lost and %6 "
                              "as unsure of those taken out, %7 lost wrongly, %8 silently wrong")
            .arg(tags)
            .arg(right)
            .arg(unsure)
            .arg(unsureWrong)
            .arg(gone)
            .arg(goneUnsure)
            .arg(missed)
            .arg(silent);
    }
};

QList<RebaseTag> tagsOf(const RebasePair& pair)
{
    QList<RebaseTag> tags;
    for (const PlacedTag& tag : pair.old) {
        const QRect r = tag.rect.toRect();
        tags.append({tag.page, {r.x(), r.y(), r.width(), r.height()}, tag.type});
    }
    return tags;
}

/** All four edges within 3 pt, plus half a point for rounding. */
bool isRight(const RebasePosition& place, const PlacedTag& truth)
{
    const auto close = [](double a, double b) { return std::abs(a - b) <= 3.5; };
    return place.pageIndex == truth.page && close(place.rect.left, truth.rect.left()) &&
           close(place.rect.top, truth.rect.top()) && close(place.rect.right(), truth.rect.right()) &&
           close(place.rect.bottom(), truth.rect.bottom());
}

Score scoreOf(const RebasePair& pair, QStringList* faults = nullptr)
{
    Score score;
    const auto plan = planRebase(pair.before, pair.after, tagsOf(pair));
    if (!plan) {
        qWarning() << pair.name << plan.error().detail.english();
        score.silent = 1000;
        return score;
    }
    for (qsizetype i = 0; i < pair.old.size(); ++i) {
        const PlacedTag& old = pair.old.at(i);
        const RebasePosition& place = plan->positions.at(i);
        const auto truth = std::find_if(pair.now.begin(), pair.now.end(),
                                        [&old](const PlacedTag& t) { return t.key == old.key; });
        ++score.tags;
        QString fault;
        if (truth == pair.now.end()) {
            if (place.state == State::Lost)
                ++score.gone;
            else if (place.state == State::Unsure)
                ++score.goneUnsure;
            else {
                ++score.silent;
                fault = QStringLiteral("MOVED BUT GONE");
            }
        } else if (place.state == State::Lost) {
            ++score.missed;
            fault = QStringLiteral("lost");
        } else if (place.state == State::Unsure) {
            ++score.unsure;
            if (!isRight(place, *truth)) ++score.unsureWrong;
            fault = isRight(place, *truth) ? QStringLiteral("unsure, guess right")
                                           : QStringLiteral("unsure, guess wrong");
        } else if (isRight(place, *truth)) {
            ++score.right;
        } else {
            ++score.silent;
            fault = QStringLiteral("SILENTLY WRONG");
        }
        if (faults && !fault.isEmpty())
            faults->append(QStringLiteral("%1: %2 %3 (%4): page %5 %6,%7 %8x%9")
                               .arg(pair.name, old.key, fault)
                               .arg(place.confidence, 0, 'f', 2)
                               .arg(place.pageIndex)
                               .arg(place.rect.left)
                               .arg(place.rect.top)
                               .arg(place.rect.width)
                               .arg(place.rect.height) +
                           (truth == pair.now.end() ? QString()
                                                    : QStringLiteral(" instead of page %1 %2,%3 %4x%5")
                                                          .arg(truth->page)
                                                          .arg(truth->rect.left())
                                                          .arg(truth->rect.top())
                                                          .arg(truth->rect.width())
                                                          .arg(truth->rect.height())));
    }
    return score;
}

} // namespace

class TestRebase final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tunedPairs()
    {
        Score all;
        QStringList faults;
        for (const RebasePair& pair : rebasePairs())
            all.add(scoreOf(pair, &faults));
        qInfo().noquote() << all.text();
        if (qEnvironmentVariableIsSet("INKSTONE_REBASE_FAULTS"))
            for (const QString& fault : faults)
                qInfo().noquote() << fault;
        QCOMPARE(all.silent, 0);
        QVERIFY2((all.right + all.unsure) * 100 >= (all.tags - all.gone - all.goneUnsure) * 98,
                 qPrintable(all.text()));
    }

    /** Never tuned on: their errors are not printed. */
    void unseenPairs()
    {
        Score all;
        for (const RebasePair& pair : unseenRebasePairs())
            all.add(scoreOf(pair));
        qInfo().noquote() << all.text();
        QCOMPARE(all.silent, 0);
        QVERIFY2((all.right + all.unsure) * 100 >= (all.tags - all.gone - all.goneUnsure) * 98,
                 qPrintable(all.text()));
    }
    /** Clauses that come again and again say nothing about places; unchanged labels do. */
    void repeatedClauses()
    {
        QHash<QString, Score> byModel;
        QStringList faults;
        for (const RebasePair& pair : repeatedRebasePairs())
            byModel[pair.name.section(u',', 0, 0)].add(scoreOf(pair, &faults));
        for (auto it = byModel.cbegin(); it != byModel.cend(); ++it)
            qInfo().noquote() << it.key() << it->text();
        if (qEnvironmentVariableIsSet("INKSTONE_REBASE_FAULTS"))
            for (const QString& fault : faults)
                qInfo().noquote() << fault;
        for (auto it = byModel.cbegin(); it != byModel.cend(); ++it) {
            const Score& score = it.value();
            QCOMPARE(score.silent, 0);
            // Nothing but their order tells the initials apart.
            const int still = score.tags - score.gone - score.goneUnsure;
            const int enough = it.key() == QStringLiteral("initials") ? 60 : 96;
            QVERIFY2(score.right * 100 >= still * enough, qPrintable(it.key() + u' ' + score.text()));
        }
    }
    /** A clause in each round, a page more, and a row in the middle: every field that is still there moves
     * with its label. */
    void unchangedLabelsAreCertain()
    {
        Score all;
        QStringList faults;
        int pairs = 0;
        for (const RebasePair& pair : repeatedRebasePairs()) {
            if (pair.name !=
                    QStringLiteral("employment, a clause in each round + the end on a page of its own") &&
                pair.name != QStringLiteral("employment, a row more + larger") &&
                pair.name != QStringLiteral("sale, rounds begin elsewhere + signature blocks swapped") &&
                pair.name != QStringLiteral("lease, a round more before the end + signature blocks swapped"))
                continue;
            ++pairs;
            all.add(scoreOf(pair, &faults));
        }
        QCOMPARE(pairs, 4);
        QVERIFY2(all.right == all.tags && all.tags == 11 + 11 + 4 + 6, qPrintable(faults.join(u'\n')));
    }
    void pagesWithoutWords()
    {
        // Two scans; a third comes between them, and the second comes twice in another file.
        const auto scan = [](LabelledSheet& sheet, int which) {
            for (int i = 0; i < 20; ++i)
                sheet.fill(QRectF(60 + 13 * i, 80 + 31.0 * ((i * which) % 17), 9, 22), 0.3);
        };
        const auto file = [&scan](const QList<int>& pages) {
            LabelledSheet sheet{SheetStyle{}};
            for (qsizetype i = 0; i < pages.size(); ++i) {
                if (i > 0) sheet.newPage();
                scan(sheet, pages.at(i));
            }
            return sheet.bytes();
        };
        const QList<RebaseTag> tags{{0, {70, 90, 120, 30}, TagType::Signature},
                                    {1, {300, 600, 120, 30}, TagType::Signature}};
        const auto moved = planRebase(file({1, 2}), file({1, 3, 2}), tags);
        QVERIFY(moved);
        QCOMPARE(moved->positions.at(0).state, State::Matched);
        QCOMPARE(moved->positions.at(0).pageIndex, 0);
        QCOMPARE(moved->positions.at(1).state, State::Matched);
        QCOMPARE(moved->positions.at(1).pageIndex, 2);
        QCOMPARE(moved->positions.at(1).rect, tags.at(1).rect);
        const auto twice = planRebase(file({1, 2}), file({1, 2, 2}), tags);
        QVERIFY(twice);
        QCOMPARE(twice->positions.at(1).state, State::Unsure);
        const auto other = planRebase(file({1, 2}), file({4, 5}), tags);
        QVERIFY(other);
        QVERIFY(other->positions.at(0).state != State::Matched);
        QVERIFY(other->positions.at(1).state != State::Matched);
    }
    void stopsWhenToldTo()
    {
        const RebasePair pair = rebasePairs().first();
        int asked = 0;
        const auto plan =
            planRebase(pair.before, pair.after, tagsOf(pair), [&asked](double) { return ++asked < 2; });
        QVERIFY(!plan);
        QCOMPARE(plan.error().code, ErrorCode::Cancelled);
    }
    void brokenFilesAreTold()
    {
        const RebasePair pair = rebasePairs().first();
        const auto plan = planRebase(pair.before, QByteArray("not a PDF"), tagsOf(pair));
        QVERIFY(!plan);
        QCOMPARE(plan.error().code, ErrorCode::UnreadablePdf);
    }
    void fiveHundredPages()
    {
        Pieces before;
        for (quint32 i = 0; i < 2600; ++i) {
            before << Piece{
                Piece::Kind::Clause, {}, QStringLiteral("Item %1").arg(i), {}, contractProse(i, 9), {}, 0};
            if (i % 8 == 0)
                before << Piece{Piece::Kind::Rows,
                                QStringLiteral("r%1").arg(i),
                                QStringLiteral("Party number %1").arg(i),
                                {},
                                {},
                                {QStringLiteral("Signature:"), QStringLiteral("Date:")},
                                0};
        }
        Pieces after = before;
        after.insert(
            100, Piece{Piece::Kind::Clause, {}, QStringLiteral("Added"), {}, contractProse(9999, 30), {}, 0});
        const RebasePair pair = pairOf(QStringLiteral("long"), before, {}, after, {});
        QElapsedTimer timer;
        timer.start();
        const auto plan = planRebase(pair.before, pair.after, tagsOf(pair));
        const qint64 took = timer.elapsed();
        QVERIFY(plan);
        const Score score = scoreOf(pair);
        qInfo().noquote() << plan->pages.size() << "pages," << took << "ms;" << score.text();
        QCOMPARE(score.silent, 0);
        QVERIFY(plan->pages.size() >= 400);
    }
};

INK_TEST(TestRebase, "tst_rebase")

} // namespace tst_rebase

#include "tst_rebase.moc"
